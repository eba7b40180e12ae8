"""What every game must keep, whatever its rules: a game that is registered is held to it without a line of its own."""
