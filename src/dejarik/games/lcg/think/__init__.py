"""What computers use: how a position stands, what a seat can know, how far ahead to look."""
