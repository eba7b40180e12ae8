"""Deck lists as people and programs write them: what reading and writing them has in common in all games."""
