"""Cards as printed, the cards of a match, positions, and what abilities are."""
