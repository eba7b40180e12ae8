"""The engine of all games: state, agenda, decisions, randomness, records and views. It knows no game."""
