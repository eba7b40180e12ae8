"""What Destiny says: questions, labels, the rules behind options, why something is not possible, and the log."""

from __future__ import annotations

from dejarik.games.destiny.show.story import narrate
from dejarik.games.destiny.show.text import label, question, reason, rule_of

__all__ = ["label", "narrate", "question", "reason", "rule_of"]
