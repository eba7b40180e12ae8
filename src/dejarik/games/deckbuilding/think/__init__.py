"""What computers use: how well a seat stands, what a card is worth, what could be hidden."""
