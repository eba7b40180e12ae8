"""Setting a game up: sides and decks, objectives kept face down, hands, mulligans, objectives revealed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dejarik.games.lcg.decks import STARTER_TITLES, Deck, deck_of, violations
from dejarik.games.lcg.language.names import SIDE_NAMES
from dejarik.games.lcg.language.terms import AFFILIATION, OBJECTIVE
from dejarik.games.lcg.model.card import POOL
from dejarik.games.lcg.model.deal import Brought, Deal, deal_of
from dejarik.games.lcg.model.state import (
    AFFILIATIONS,
    CHOSEN,
    DECK,
    HAND,
    LIGHT_MULLIGAN_FIRST,
    MULLIGAN,
    NOBODY,
    OBJECTIVE_DECK,
    OBJECTIVES_DRAWN,
    OPENING_HAND,
    SEATS,
    ZONES,
    LcgState,
    dark_seat,
    sights,
)
from dejarik.games.lcg.procedure.turn import first_turn
from dejarik.games.lcg.rules.moving import draw_several, enter, put_under_deck
from dejarik.kernel import rng, zones
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.decklists.options import deck_check, deck_options, reason
from dejarik.kernel.decks import deck_key
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import Setup, either_of, round_limit
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text, same

ZONE_OF_KIND: Final = {AFFILIATION: AFFILIATIONS, OBJECTIVE: OBJECTIVE_DECK}
DEFAULT_DECKS: Final = ("jedi", "sith")

# ---------------------------------------------------------------- options

SIDES: Final = either_of(
    "sides",
    Text("Who plays which deck", "Kto gra którą talią"),
    "lcg.setup.random_sides",
    ("as_brought", Text("as brought", "każdy swoją")),
    ("random", Text("decided by chance", "decyduje los")),
)
RULINGS: Final = either_of(
    "rulings",
    Text("Official rulings", "Oficjalne orzeczenia"),
    "lcg.errata.latest_printing",
    ("2.2", Text("FAQ 2.2, with the cards as printed", "FAQ 2.2, karty jak wydrukowano")),
    ("5.0", Text("FAQ 5.0, with its errata", "FAQ 5.0, z jego erratą")),
)
MULLIGANS: Final = either_of(
    "mulligan",
    Text("Mulligan", "Wymiana ręki"),
    "lcg.setup.mulligan",
    ("on", Text("once for each player", "raz dla każdego gracza")),
    ("off", Text("none", "nie ma")),
)
MULLIGAN_ORDER: Final = either_of(
    "mulligan_order",
    Text("Who decides first about a mulligan", "Kto pierwszy decyduje o wymianie ręki"),
    "lcg.setup.mulligan_order",
    ("dark", Text("the dark side", "Ciemna Strona")),
    ("light", Text("the light side", "Jasna Strona")),
)
_CHECK_DECK = deck_check(STARTER_TITLES, ":", deck_of, violations)
OPTIONS: Final = (
    *deck_options(DEFAULT_DECKS, "lcg.deck.two_decks", STARTER_TITLES, _CHECK_DECK),
    SIDES,
    RULINGS,
    MULLIGANS,
    MULLIGAN_ORDER,
    round_limit("lcg.variant.round_limit"),
)


def check_decks(setup: Setup) -> None:
    """Raise BadSetupError unless the decks obey the rulings agreed on and are of opposite sides."""
    decks = [deck_of(setup.options[deck_key(seat)]) for seat in range(SEATS)]
    for seat, deck in enumerate(decks):
        found = violations(deck, "5.0" if setup.options["rulings"] == "5.0" else "2.2")
        if found:
            raise BadSetupError(reason(found[0]), CHANGE_DECK, same(deck_key(seat)), option=deck_key(seat))
    one, other = [side_of(deck) for deck in decks]
    if one == other:
        raise BadSetupError(SAME_SIDE.fill(side=SIDE_NAMES[one]), OTHER_SIDE, option=deck_key(1))


CHANGE_DECK: Final = Text("Change the deck or the rulings.", "Zmień talię albo orzeczenia.")
SAME_SIDE: Final = Text("both decks are of the same side: {side}", "obie talie są po tej samej stronie: {side}")
OTHER_SIDE: Final = Text(
    "Bring one deck of the light side, such as jedi or rebels, and one of the dark side, such as sith or navy.",
    "Podaj jedną talię Jasnej Strony, np. jedi lub rebels, i jedną Ciemnej Strony, np. sith lub navy.",
)


# ---------------------------------------------------------------- the deal


def deal(setup: Setup, key: bytes) -> LcgState:
    """The table after the cards are dealt to whoever plays which deck (lcg.setup.choose_sides)."""
    options = setup.options
    decks = [deck_of(options[deck_key(seat)]) for seat in range(SEATS)]
    house = (
        int(options["rulings"] == "5.0"),
        int(options["mulligan"] == "on"),
        int(options["mulligan_order"] == "light"),
    )
    chance = Chance(key)
    if options["sides"] == "random" and rng.below(chance, SEATS):  # lcg.setup.random_sides
        decks.reverse()
    brought = tuple(card for seat, deck in enumerate(decks) for card in bring_deck(deck, seat))
    return deal_cards(brought, key, house, int(options["rounds"]), chance.counter)


class Chance:
    """A source of chance for what is decided before there is a table."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0


@lru_cache(maxsize=256)
def bring_deck(deck: Deck, seat: int) -> Brought:
    """The cards of a deck with the seat that plays it."""
    return bring(deck.affiliation, deck.objectives, deck.commands, seat)


def side_of(deck: Deck) -> int:
    """The side of a deck is that of its affiliation card."""
    return POOL[deck.affiliation].side


def bring(affiliation: str, objectives: tuple[str, ...], commands: tuple[str, ...], seat: int) -> Brought:
    """The cards of a deck with the seat that brought them."""
    return tuple((key, seat) for key in (affiliation, *objectives, *commands))


def deal_cards(brought: Brought, key: bytes, house: tuple[int, ...], rounds: int, counter: int = 0) -> LcgState:
    """The table after the cards are dealt; what players decide is on the agenda. ``counter`` is the chance used up."""
    s = empty_table(brought, key, house, rounds)
    s.counter = counter
    for seat in range(SEATS):
        zones.shuffle(s, OBJECTIVE_DECK + seat)
        zones.shuffle(s, DECK + seat)
        for _ in range(OBJECTIVES_DRAWN):
            zones.draw(s, OBJECTIVE_DECK + seat, CHOSEN + seat)
    dark = dark_seat(s)
    first = 1 - dark if house[LIGHT_MULLIGAN_FIRST] else dark
    s.active = dark
    s.agenda = [
        (begin_play, ()),
        (reveal_objectives, (1 - dark,)),
        (reveal_objectives, (dark,)),
        (ask_mulligan, (1 - first,)),
        (ask_mulligan, (first,)),
        (draw_hands, ()),
        (put_objective_back, (1 - dark,)),
        (put_objective_back, (dark,)),
    ]
    return s


def empty_table(brought: Brought, key: bytes, house: tuple[int, ...], rounds: int = 0) -> LcgState:
    """The affiliation cards in play, everything else in the two decks of its owner."""
    made = deal_of(brought)
    size = len(made.cards)
    s = LcgState(
        key=key,
        seats=SEATS,
        sight=sights(),
        zones=[[] for _ in range(ZONES)],
        place=bytearray(size),
        known=bytearray(size),
        brought=brought,
        deal=made,
        sides=_sides(made),
        house=house,
        round_limit=rounds,
        focus=[0] * size,
        damage=[0] * size,
        shields=[0] * size,
        host=[NOBODY] * size,
        committed=[0] * size,
    )
    for card, (kind, owner) in enumerate(zip(made.kind, made.owner, strict=True)):
        zone = ZONE_OF_KIND.get(kind, DECK) + owner
        s.zones[zone].append(card)
        s.place[card] = zone
        s.known[card] = s.sight[zone]
    return s


def _sides(made: Deal) -> tuple[int, ...]:
    """The side of each player is that of the affiliation card."""
    found = dict(zip(made.owner, made.side, strict=True))
    return tuple(found[seat] for seat in range(SEATS))


# ---------------------------------------------------------------- what players decide


@step
def put_objective_back(s: LcgState, seat: int) -> None:
    """Of four objectives drawn, one goes under the objective deck unseen (lcg.setup.draw_four_objectives)."""
    options: list[Option] = [("bottom", card) for card in s.zones[CHOSEN + seat]]
    s.decision = Decision(seat, "put_back", options, _answer_put_back)


def _answer_put_back(s: LcgState, option: Option, seat: int) -> None:
    put_under_deck(s, subject(option), OBJECTIVE_DECK + seat)
    tell(s, "kept_objectives", seat)


@step
def draw_hands(s: LcgState) -> None:
    """Each player draws an opening hand of six cards (lcg.setup.opening_hand)."""
    for seat in range(SEATS):
        draw_several(s, seat, OPENING_HAND)


@step
def ask_mulligan(s: LcgState, seat: int) -> None:
    """Once, a player may exchange the whole hand (lcg.setup.mulligan)."""
    if s.house[MULLIGAN]:
        s.decision = Decision(seat, "mulligan", [("keep",), ("mulligan",)], _answer_mulligan)


def _answer_mulligan(s: LcgState, option: Option, seat: int) -> None:
    if option[0] == "keep":
        tell(s, "kept_hand", seat)
        return
    tell(s, "mulligan", seat)
    for card in s.zones[HAND + seat][:]:
        zones.move(s, card, DECK + seat)
    zones.shuffle(s, DECK + seat)
    draw_several(s, seat, OPENING_HAND)  # lcg.setup.mulligan_keep


@step
def reveal_objectives(s: LcgState, seat: int) -> None:
    """One at a time, in the order their player likes (lcg.setup.objective_order_choice)."""
    options: list[Option] = [("reveal", card) for card in s.zones[CHOSEN + seat]]
    if len(options) == 1:
        _answer_reveal(s, options[0], seat)
    elif options:
        s.decision = Decision(seat, "reveal", options, _answer_reveal)


def _answer_reveal(s: LcgState, option: Option, seat: int) -> None:
    s.agenda.append((reveal_objectives, (seat,)))
    enter(s, subject(option), seat)


@step
def begin_play(s: LcgState) -> None:
    """The game is set up."""
    first_turn(s)
