"""A player's turn: its start in fixed order, actions in any order, and its end."""

from __future__ import annotations

from dejarik.games.deckbuilding.model.abilities import NEUTRAL_PLAYED, PLAYED, REVEALED, TURN_STARTS
from dejarik.games.deckbuilding.model.printed import FACTION, FORCE, KIND, RESOURCES, USE
from dejarik.games.deckbuilding.model.state import (
    AREA,
    BASE,
    BASES,
    DECK,
    DISCARD,
    HAND,
    HAND_SIZE,
    NEUTRAL,
    NOBODY,
    PILOTS,
    ROW,
    UNIT,
    DeckbuildingState,
)
from dejarik.games.deckbuilding.model.words import begin, can_begin
from dejarik.games.deckbuilding.procedure.attack import (
    ask_target,
    attack_base,
    attacks_to_resolve,
    committable,
    refuse_commit,
    strike,
)
from dejarik.games.deckbuilding.rules.damage import finish, ships_of
from dejarik.games.deckbuilding.rules.gains import force_room, gain_force, gain_resources
from dejarik.games.deckbuilding.rules.piles import different, draw_cards, exile, leave_play
from dejarik.games.deckbuilding.rules.purchase import buy, pay_off, refuse_buy, refuse_payoff
from dejarik.games.deckbuilding.rules.timing import occur
from dejarik.kernel.decision import Decision, Option, Refusal, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import move, pour

# ---------------------------------------------------------------- the start


@step
def begin_turn(s: DeckbuildingState, seat: int) -> None:
    """A new base if there is none, the Force bonus, the ships' resources (deckbuilding.start.order), then the rest."""
    s.active = seat
    s.turn += 1
    s.absorbed = [0] * s.seats
    tell(s, "turn", seat, numbers=(s.turn,))
    s.agenda += ((ask_action, ()), (start_abilities, ()), (start_resources, ()), (ask_base, ()))


@step
def ask_base(s: DeckbuildingState) -> None:
    """Whoever has no base picks one of those left; whoever has none left goes on without."""
    left = s.zones[BASES + s.active]
    if left and not s.zones[BASE + s.active]:
        s.decision = Decision(s.active, "new_base", [("reveal", base) for base in left], _answer_base)


def _answer_base(s: DeckbuildingState, option: Option) -> None:
    base = subject(option)
    move(s, base, BASE + s.active)
    tell(s, "base_revealed", s.active, (base,))
    occur(s, (REVEALED, base))


@step
def start_resources(s: DeckbuildingState) -> None:
    """One for the Force at one's own end of the track, then what each capital ship yields."""
    if force_room(s) == 0:
        tell(s, "force_bonus", s.active)
        gain_resources(s, 1)
    for ship in ships_of(s, s.active):
        if RESOURCES[ship]:
            tell(s, "ship_yields", s.active, (ship,))
            gain_resources(s, RESOURCES[ship])


@step
def start_abilities(s: DeckbuildingState) -> None:
    """Abilities that wait for the start of the turn."""
    occur(s, *((TURN_STARTS, base) for base in s.zones[BASE + s.active]))


# ---------------------------------------------------------------- actions


@step
def ask_action(s: DeckbuildingState) -> None:
    """Play, buy, use, commit, attack in any order and as often as possible, until the turn is ended."""
    seat, hand = s.active, s.zones[HAND + s.active]
    options: list[Option] = [("play", card) for card in different(s, hand)] if hand else []
    if s.resources:  # nothing is for sale at no cost
        options += [("buy", card) for card in for_sale(s) if refuse_buy(s, card) is None]
    options += [("use", card) for card in with_ability(s) if refuse_use(s, card) is None]
    if s.zones[AREA + seat]:
        options += [("commit", card) for card in committable(s)]
    if s.targets:
        options += attacks_to_resolve(s)
    if s.payoff:
        options += [("pay_off", card) for card in s.zones[ROW] if refuse_payoff(s, card) is None]
    options.append(("end",))
    s.decision = Decision(seat, "action", options, _answer_action)


def for_sale(s: DeckbuildingState) -> list[int]:
    """The galaxy row and the top Outer Rim Pilot."""
    return s.zones[ROW] + s.zones[PILOTS][-1:]


def with_ability(s: DeckbuildingState) -> list[int]:
    """The active player's cards in play, base included, that have an ability to use."""
    return [card for card in s.zones[AREA + s.active] + s.zones[BASE + s.active] if USE[card] is not None]


def refuse_use(s: DeckbuildingState, card: int) -> Refusal | None:
    """Once a turn, under its condition, and only if it can change something."""
    ability = USE[card]
    if ability is None:
        return Refusal("deckbuilding.card.ability")
    if card in s.used:
        return Refusal("deckbuilding.ability.once")
    if ability.condition is not None and not ability.condition.holds(s, card):
        return Refusal(ability.condition.rule)
    return None if can_begin(s, ability.effect, card) else ability.effect.refusal(s)


def _answer_action(s: DeckbuildingState, option: Option) -> None:
    verb = option[0]
    if verb == "end":
        s.agenda.append((end_turn, ()))
        return
    s.agenda.append((ask_action, ()))
    _ACTIONS[verb](s, subject(option))


def play(s: DeckbuildingState, card: int) -> None:
    """Into the play area; resources first, then Force (deckbuilding.play.force)."""
    move(s, card, AREA + s.active)
    tell(s, "played", s.active, (card,))
    if RESOURCES[card]:
        gain_resources(s, RESOURCES[card])
    if FORCE[card]:
        gain_force(s, FORCE[card])
    due = [(PLAYED, card)]
    if FACTION[card] == NEUTRAL:
        if not s.neutral_played:
            due += [(NEUTRAL_PLAYED, base) for base in s.zones[BASE + s.active]]
        s.neutral_played += 1
    occur(s, *due)


def use(s: DeckbuildingState, card: int) -> None:
    """Name the card, then carry out its effect (deckbuilding.ability.announce)."""
    ability = USE[card]
    assert ability is not None, "only cards with an ability are offered"
    s.used.append(card)
    tell(s, "used", s.active, (card,))
    s.agenda.append((begin, (ability.effect.number, card)))


def commit(s: DeckbuildingState, card: int) -> None:
    """The card joins an attack; which one is asked next."""
    s.agenda.append((ask_target, (card,)))


_ACTIONS = {
    "play": play,
    "buy": buy,
    "use": use,
    "commit": commit,
    "attack": attack_base,
    "strike": strike,
    "pay_off": pay_off,
}


def action_refusals(s: DeckbuildingState) -> list[tuple[Option, Refusal]]:
    """What the active player might hope to do now but may not."""
    seat = s.active
    found: list[tuple[Option, Refusal | None]] = [(("buy", card), refuse_buy(s, card)) for card in for_sale(s)]
    found += [(("use", card), refuse_use(s, card)) for card in s.zones[AREA + seat] + s.zones[BASE + seat]]
    found += [(("commit", card), refuse_commit(s, card)) for card in s.zones[AREA + seat]]
    found += [(("pay_off", card), refuse_payoff(s, card)) for card in s.zones[ROW]]
    return [(option, refusal) for option, refusal in found if refusal is not None]


# ---------------------------------------------------------------- the end


@step
def end_turn(s: DeckbuildingState) -> None:
    """Borrowed cards are exiled, units discarded, marks cleared, the hand and the resources given up, 5 cards drawn."""
    seat = s.active
    _exile_borrowed(s, seat)
    for card in s.zones[AREA + seat][:]:
        if KIND[card] == UNIT:
            leave_play(s, card)
            move(s, card, DISCARD + seat)
    s.used, s.attackers, s.targets, s.boosts = [], [], [], []
    if s.zones[HAND + seat]:
        tell(s, "hand_discarded", seat, numbers=(len(s.zones[HAND + seat]),))
        pour(s, HAND + seat, DISCARD + seat)
    s.resources = s.bought = s.neutral_bought = s.neutral_played = 0
    s.guide = NOBODY
    draw_cards(s, seat, HAND_SIZE)
    _next_turn(s)


def _exile_borrowed(s: DeckbuildingState, seat: int) -> None:
    """Cards taken for this turn only, wherever they can be found."""
    for card in s.doomed:
        if s.place[card] in (HAND + seat, AREA + seat, DISCARD + seat, DECK + seat):
            exile(s, card)
    s.doomed = []


def _next_turn(s: DeckbuildingState) -> None:
    """The next player in order, unless the agreed number of rounds is over (deckbuilding.variant.round_limit)."""
    if s.round_limit and s.turn >= s.round_limit * s.seats:
        finish(s)
        return
    here = s.order.index(s.active)
    s.agenda.append((begin_turn, (s.order[(here + 1) % s.seats],)))
