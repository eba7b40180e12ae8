"""Star Wars: The Deckbuilding Game, the Rebellion against the Empire over the galaxy row."""

from dejarik.games.deckbuilding import cards  # fills the tables of printed facts that every module here reads

__all__ = ["cards"]
