"""Takes a table up as its journal and the positions kept of it tell, whichever release wrote them."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.kernel import registry
from dejarik.kernel.fingerprint import fingerprint
from dejarik.kernel.game import Setup
from dejarik.kernel.match import Match, Origin
from dejarik.kernel.retrace import Kept, Retrace
from dejarik.server import positions
from dejarik.server.game_table import Agreement, GameTable, line_of
from dejarik.server.journal import Entry
from dejarik.server.positions import Remains
from dejarik.server.wire import Player


def take_up(
    agreement: Agreement, people: Sequence[Player | None], journal: Sequence[Entry], remains: Remains
) -> GameTable:
    """The table after its journal.

    Played with the rules of this release, it is played again from the deal; otherwise positions kept of it correct what
    its moves lead to now. Raises whatever shows that it cannot be rebuilt.
    """
    wish = agreement.wish
    origin = origin_of(wish.game, Setup(wish.players, wish.options), agreement.seed, remains)
    if remains.have_rules_of(origin.game):
        kept = positions.read(origin.game, remains.rows[:1])
        table = GameTable(agreement, list(people), _dealt(origin, kept))
        for entry in journal:
            table.repeat(entry)
        return table
    kept = positions.read(origin.game, remains.rows)
    table = GameTable(agreement, list(people), Retrace(origin, line_of(journal), kept).finish())
    table.recall(journal)
    return table


def origin_of(name: str, agreed: Setup, seed: str, remains: Remains) -> Origin:
    """How a game began; it was played with the rules of every release that kept something of it, and with these."""
    game = registry.find(name)
    rules = dict.fromkeys([*(row.rules for row in remains.rows), fingerprint(game)])
    setup = Setup(agreed.players, agreed.options, remains.dealt_from())
    return Origin(game, setup, seed, "+".join(rules))


def _dealt(origin: Origin, kept: Sequence[Kept]) -> Match:
    """As it was dealt: another release with the same seed may deal other cards."""
    if kept and kept[0].moves == 0:
        return Match.resumed(origin, kept[0].state, kept[0].log, ())
    setup = origin.setup
    return Match(origin.game, setup.players, origin.seed, setup.options, box=setup.box)
