"""The four character boards."""

from typing import Final

from dejarik.games.bounty.cards.definitions import Character
from dejarik.kernel.text import same

CHARACTERS: Final[tuple[Character, ...]] = (
    Character("din_djarin", same("Din Djarin"), (1, 1, 2, 1), "helm", equipment_slots=5),
    Character("fennec_shand", same("Fennec Shand"), (1, 3, 0, 2), "long", keep_price=200),
    Character("bo_katan_kryze", same("Bo-Katan Kryze"), (3, 0, 1, 1), "person", ignored_symbols=1),
    Character("boba_fett", same("Boba Fett"), (2, 1, 1, 1), "crest", event_slots=1),
)
