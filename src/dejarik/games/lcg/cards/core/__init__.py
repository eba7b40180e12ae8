"""The core set: 36 objective sets, by affiliation."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.cards.core import jedi, navy, rebels, scum, sith, smugglers

SETS = (*jedi.SETS, *rebels.SETS, *smugglers.SETS, *sith.SETS, *navy.SETS, *scum.SETS)

DOUBLES: Final = frozenset({18, 36})
"""The objective sets that the box holds twice (lcg.component.core_doubles)."""
