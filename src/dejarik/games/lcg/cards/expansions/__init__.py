"""What came after the core set: a file for each cycle of packs or deluxe box. A file is added here."""

from __future__ import annotations

from dejarik.games.lcg.cards.expansions import (
    echoes_of_the_force,
    edge_of_darkness,
    galactic_ambitions,
    hoth,
    imperial_entanglements,
    opposition,
)

SETS = (
    *hoth.SETS,
    *edge_of_darkness.SETS,
    *echoes_of_the_force.SETS,
    *imperial_entanglements.SETS,
    *galactic_ambitions.SETS,
    *opposition.SETS,
)
