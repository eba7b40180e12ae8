"""The course of the game: setup, the phases of a turn, engagements, edge battles, strikes, the Force struggle."""
