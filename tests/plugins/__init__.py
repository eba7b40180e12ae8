"""What pytest is taught here: to count which rules and cards are shown by passing tests."""
