"""Setting a game up: decks and readings agreed on, redraw, the roll for the battlefield, shields for the others."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from dejarik.abilities.timing import Happening, drain, occur
from dejarik.abilities.words import begin, every_word
from dejarik.games.destiny.decks import STARTER_TITLES, Deck, decode, violations
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, FIELD_ROLL, PLOT, STARTING_FUNDS
from dejarik.games.destiny.model.abilities import MakesElite
from dejarik.games.destiny.model.card import POOL
from dejarik.games.destiny.model.deal import Brought, Deal, deal_of
from dejarik.games.destiny.model.moments import SET_UP
from dejarik.games.destiny.model.state import (
    ASIDE,
    DECK,
    FIELD,
    HAND,
    HAND_LIMIT,
    NOBODY,
    OFF,
    OUT,
    PLOTS,
    TEAM,
    ZONES,
    DestinyState,
    sights,
)
from dejarik.games.destiny.model.values import value_of
from dejarik.games.destiny.procedure.turn import begin_round
from dejarik.games.destiny.rules.piles import draw, shuffle
from dejarik.games.destiny.rules.pools import leave_pool, resting_dice, roll_die, shown
from dejarik.games.destiny.vocabulary.procedure import FIRST_SHIELDS, REDRAW
from dejarik.games.destiny.vocabulary.rolling import RollSetAside
from dejarik.kernel import rng
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.decklists.options import deck_check, deck_options
from dejarik.kernel.decks import deck_key
from dejarik.kernel.game import Setup, either_of, round_limit
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text
from dejarik.kernel.zones import move

STARTING_RESOURCES = 2
SPARE_DICE = 3
"""How many dice of a character are set aside for a card that rolls them: more than it can have in the pool at once."""
DEFAULT_DECKS = ("luke-skywalker", "boba-fett", "rey", "kylo-ren")

# ---------------------------------------------------------------- options

READINGS = (
    either_of(
        "stall",
        Text("A card exhausted or played without effect is", "Karta wyczerpana lub zagrana bez efektu to"),
        "destiny.pass.no_change_counts_as_pass",
        ("action", Text("an action", "akcja")),
        ("pass", Text("a pass", "spasowanie")),
    ),
    either_of(
        "overflow",
        Text("Damage distributed among one's own characters is", "Obrażenia rozdzielane pomiędzy swoje postacie są"),
        "destiny.damage.own_distribution_no_excess",
        ("capped", Text("limited by what they can take", "ograniczone tym, ile mogą przyjąć")),
        ("free", Text("not limited", "nieograniczone")),
    ),
    either_of(
        "fourth_upgrade",
        Text("A fourth upgrade", "Czwarte ulepszenie"),
        "destiny.upgrade.limit_three",
        ("allowed", Text("may be played, then one is discarded", "można zagrać, a potem odrzucić jedno")),
        ("refused", Text("can only replace another", "może tylko zastąpić inne")),
    ),
    either_of(
        "last_stand",
        Text("If the last characters of all fall at once", "Gdy ostatnie postacie wszystkich polegną naraz"),
        "destiny.victory.all_characters_defeated",
        ("field", Text("the battlefield's controller wins", "wygrywa kontrolujący pole bitwy")),
        ("draw", Text("it is a draw", "jest remis")),
    ),
)
"""Contested readings of the rules, in the order of the state's ``house``."""

_CHECK_DECK = deck_check(STARTER_TITLES, "/", decode, violations)
OPTIONS = (
    *deck_options(
        DEFAULT_DECKS,
        "destiny.starter.build.parts",
        STARTER_TITLES,
        deck_check(STARTER_TITLES, "/", decode, violations),
    ),
    *READINGS,
    round_limit("destiny.variant.round_limit"),
)


# ---------------------------------------------------------------- the deal


def deal(setup: Setup, key: bytes) -> DestinyState:
    """The table with shuffled decks and drawn hands; what players decide is on the agenda."""
    seats, options = setup.players, setup.options
    decks = [decode(options[deck_key(seat)]) for seat in range(seats)]
    brought = tuple(card for seat, deck in enumerate(decks) for card in bring(deck, seat, set_aside_for(deck)))
    made = deal_of(brought)
    size = len(made.cards)
    s = DestinyState(
        key=key,
        seats=seats,
        sight=sights(seats),
        zones=[[] for _ in range(ZONES)],
        place=bytearray(size),
        known=bytearray(size),
        brought=brought,
        deal=made,
        order=tuple(range(seats)),
        house=tuple(int(options[reading.key] != reading.default) for reading in READINGS),
        round_limit=int(options["rounds"]),
        resources=[0] * seats,
        exhausted=[0] * size,
        damage=[0] * size,
        shields=[0] * size,
        host=[NOBODY] * size,
        face=[OFF] * len(made.card_of),
        pools=[[] for _ in range(seats)],
        spare=tuple(die for dice in made.spare_of for die in dice),
    )
    s.order = _seating(s)
    lay_out(s, made)
    for seat in range(seats):
        shuffle(s, seat)
        draw(s, seat, HAND_LIMIT)
    first = rng.below(s, seats)
    redraws = [(ask_redraw, ((first + turn) % seats,)) for turn in reversed(range(seats))]
    roll = (roll_for_field, tuple(range(seats)))
    s.agenda = [(begin_round, ()), (drain, ()), (end_setup, ()), roll, (end_redraw, ()), *redraws]
    return s


class SetAside(NamedTuple):
    """Dice that begin in the side zone: how many for each character, and how many of characters not in the team."""

    for_team: tuple[int, ...]
    others: tuple[tuple[str, int], ...] = ()


@lru_cache(maxsize=256)
def set_aside_for(deck: Deck) -> SetAside:
    """As many dice as the cards of a deck can ask for (destiny.sidezone.any_number_of_matching_dice)."""
    keys = [key for key, _ in (*deck.characters, *deck.cards)]
    abilities = [ability for key in keys for ability in POOL[key].abilities]
    trains = any(isinstance(ability, MakesElite) for ability in abilities)
    wanted = [word.key for ability in abilities for word in every_word(ability) if isinstance(word, RollSetAside)]
    for_team = tuple(int(trains and dice == 1) for _, dice in deck.characters)
    return SetAside(for_team, tuple((key, SPARE_DICE) for key in dict.fromkeys(wanted)))


def bring(deck: Deck, seat: int, set_aside: SetAside) -> Brought:
    """Characters with their dice, plot, battlefield, every card of the deck with its die, and the dice set aside."""
    others = [key for key in (deck.plot, deck.battlefield) if key]
    others += [key for key, copies in deck.cards for _ in range(copies)]
    team = zip(deck.characters, set_aside.for_team, strict=True)
    return (
        *[(key, seat, dice, spare) for (key, dice), spare in team],
        *[(key, seat, int(bool(POOL[key].die)), 0) for key in others],
        *[(key, seat, 0, spare) for key, spare in set_aside.others],
    )


def _seating(s: DestinyState) -> tuple[int, ...]:
    """More than two players sit around the table at random (destiny.multi.setup.random_seats)."""
    order = list(range(s.seats))
    if s.seats > 2:
        rng.shuffle(s, order)
    return tuple(order)


def lay_out(s: DestinyState, made: Deal) -> None:
    """Characters and plots before their players, battlefields to the side, all other cards in decks."""
    zones = {CHARACTER: TEAM, PLOT: PLOTS, BATTLEFIELD: ASIDE}
    for card, (kind, owner) in enumerate(zip(made.kind, made.owner, strict=True)):
        zone = (OUT if card in made.supply else zones.get(kind, DECK)) + owner
        s.zones[zone].append(card)
        s.place[card] = zone
        s.known[card] = s.sight[zone]


# ---------------------------------------------------------------- redraw


@step
def ask_redraw(s: DestinyState, seat: int) -> None:
    """Once, a player may exchange cards of the first hand (destiny.setup.redraw)."""
    begin(s, REDRAW, s.new_frame(s.zones[TEAM + seat][0], seat))


@step
def end_redraw(s: DestinyState) -> None:
    """All have chosen: the cards go back and as many are drawn; then everybody gets the first resources."""
    for seat in range(s.seats):
        cards = [card for card in s.put_back if s.deal.owner[card] == seat]
        tell(s, "redrew", seat, (), (len(cards),))
        for card in cards:
            move(s, card, DECK + seat)
        if cards:
            shuffle(s, seat)
            draw(s, seat, HAND_LIMIT - len(s.zones[HAND + seat]))
    s.put_back = ()
    for seat in range(s.seats):
        s.resources[seat] = STARTING_RESOURCES
    for card, ability in s.deal.modifiers(STARTING_FUNDS):
        s.resources[s.deal.owner[card]] += ability.amount


# ---------------------------------------------------------------- the battlefield


@step
def roll_for_field(s: DestinyState, *seats: int) -> None:
    """The dice of the starting characters are rolled (destiny.setup.roll_for_battlefield)."""
    dice = [die for seat in seats for card in s.zones[TEAM + seat] for die in resting_dice(s, card)]
    s.agenda.append((compare_rolls, seats))
    s.agenda += [(roll_die, (die,)) for die in reversed(dice)]


@step
def compare_rolls(s: DestinyState, *seats: int) -> None:
    """The higher total chooses; those who tie for it roll again (destiny.setup.roll_tie, destiny.multi.setup.tie)."""
    totals = [sum([value_of(s, die) for die in s.pools[seat]]) + _bonus(s, seat) for seat in seats]
    for seat, total in zip(seats, totals, strict=True):
        tell(s, "field_roll", seat, (), (total, *shown(s, s.pools[seat])))
        for die in s.pools[seat][:]:
            leave_pool(s, die)
    best = tuple(seat for seat, total in zip(seats, totals, strict=True) if total == max(totals))
    s.agenda.append((roll_for_field, best) if len(best) > 1 else (pick_field, best))


def _bonus(s: DestinyState, seat: int) -> int:
    return sum([ability.amount for card, ability in s.deal.modifiers(FIELD_ROLL) if s.deal.owner[card] == seat])


@step
def pick_field(s: DestinyState, winner: int) -> None:
    """Whose battlefield is used; the winner chooses (destiny.setup.winner_picks_battlefield)."""
    kind = s.deal.kind
    fields = [card for seat in range(s.seats) for card in s.zones[ASIDE + seat] if kind[card] == BATTLEFIELD]
    s.decision = Decision(winner, "pick_field", [("battlefield", card) for card in fields], _answer_field)


def _answer_field(s: DestinyState, option: Option, winner: int) -> None:
    field = subject(option)
    s.holder = s.deal.owner[field]
    move(s, field, FIELD)
    tell(s, "field_picked", winner, (field,), (s.holder,))
    others = [seat for seat in s.order if seat != s.holder]
    s.agenda += [(give_first_shields, (seat,)) for seat in reversed(others)]


@step
def give_first_shields(s: DestinyState, seat: int) -> None:
    """Two shields for the player whose battlefield is not used; one for each of several (destiny.multi.setup)."""
    begin(s, FIRST_SHIELDS[int(s.seats == 2)], s.new_frame(s.zones[TEAM + seat][0], seat))


@step
def end_setup(s: DestinyState) -> None:
    """The game is set up: plots that wait for it come now."""
    occur(s, Happening(SET_UP, NOBODY))
