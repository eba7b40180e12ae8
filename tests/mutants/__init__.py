"""Small, deliberate faults in the rules and cards of every game, each of which a test must notice: ``make mutants``."""
