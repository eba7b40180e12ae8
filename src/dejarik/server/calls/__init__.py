"""The HTTP calls, in groups. Routes and the OpenAPI description are both generated from this list."""

from dejarik.server.calls import account, decks, games, lab, manners, operations, people, records, tables
from dejarik.server.calls.call import Ask, Call

ALL_CALLS: tuple[Call, ...] = (
    *games.CALLS,
    *people.CALLS,
    *account.CALLS,
    *tables.CALLS,
    *manners.CALLS,
    *records.CALLS,
    *decks.CALLS,
    *lab.CALLS,
    *operations.CALLS,
)

__all__ = ["ALL_CALLS", "Ask", "Call"]
