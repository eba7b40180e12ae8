"""What the Deckbuilding Game says: questions, labels, rules behind options, why something is refused, and the log."""

from __future__ import annotations

from dejarik.games.deckbuilding.show.story import narrate
from dejarik.games.deckbuilding.show.text import label, question, reason, rule_of

__all__ = ["label", "narrate", "question", "reason", "rule_of"]
