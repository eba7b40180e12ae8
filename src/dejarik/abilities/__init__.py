"""What games whose cards do things have in common: words, their order in time, and how they read. It knows no game."""
