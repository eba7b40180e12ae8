"""The engine every game rests on: tables, agenda, decisions, chance, records and views. It knows no game."""
