"""Star Wars: The Card Game (the LCG), by the core rulebook and the official FAQ 2.2."""
