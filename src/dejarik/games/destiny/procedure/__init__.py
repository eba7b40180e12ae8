"""The course of a game: set-up, rounds, turns, upkeep."""
