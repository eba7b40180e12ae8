"""What the rulebook lets happen, chapter by chapter; it knows no word of the vocabulary."""
