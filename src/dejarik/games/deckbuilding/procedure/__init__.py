"""How a game runs: set-up, turns, attacks."""
