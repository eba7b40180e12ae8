"""The contract every game must satisfy, whatever its rules; it applies to every registered game."""
