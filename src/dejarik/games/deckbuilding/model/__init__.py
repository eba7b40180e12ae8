"""What exists: the tables of a position, what is printed on cards, and the terms of the game."""
