"""What the rulebook lets happen: primitives that change a position, one module per chapter."""
