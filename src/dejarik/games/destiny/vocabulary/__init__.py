"""The words abilities are made of; each runs, asks what it must, and says itself in both languages."""
