"""What exists: cards, dice, the tables of a position, and what an ability under way remembers."""
