"""People who do everything the server allows, and much that it does not; ``make fuzz`` lets them for ten minutes."""
