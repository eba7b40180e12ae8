"""What a player might hope to do now but may not, each with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dejarik.games.lcg.language.terms import EVENT, FATE
from dejarik.games.lcg.model.abilities import Action, Conditional
from dejarik.games.lcg.model.moments import DEPLOY_WINDOW
from dejarik.games.lcg.model.state import DECK, HAND, OBJECTIVES, LcgState, participants, units_of
from dejarik.games.lcg.procedure.conflict import attackers_for, may_engage
from dejarik.games.lcg.rules.playing import deployable, refuse_deploying, refuse_event
from dejarik.games.lcg.rules.resources import Purse
from dejarik.games.lcg.rules.values import can_attack, can_commit, can_defend
from dejarik.kernel.assembled import Refusals
from dejarik.kernel.decision import Option, Refusal
from dejarik.kernel.text import Text

REASONS: Final[dict[str, Text]] = {
    "lcg.resources.full_payment": Text("it costs {0}, you can pay {1}", "koszt: {0}, możesz zapłacić: {1}"),
    "lcg.resources.match": Text(
        "none of your resources matches its affiliation", "żaden z twoich zasobów nie jest zgodny z jej stronnictwem"
    ),
    "lcg.unique.one_copy": Text("a unique card of that name is in play", "w grze jest unikatowa karta o tej nazwie"),
    "lcg.keyword.limited": Text(
        "you have played a Limited card this turn", "w tej turze zagrano już kartę ze słowem Limit"
    ),
    "lcg.enhancement.needs_host": Text("there is nothing to attach it to", "nie ma do czego jej dołączyć"),
    "lcg.initiate.must_do_something": Text("it would do nothing now", "teraz nic by nie zrobiła"),
    "lcg.deploy.only_in_deployment": Text(
        "it is played in your deployment phase only", "zagrywa się ją tylko w swojej fazie wystawiania"
    ),
    "lcg.play.event_timing": Text("its moment has not come", "to nie jest jej moment"),
    "lcg.card.fate.anatomy": Text(
        "fate cards are used in edge battles only", "kart losu używa się tylko w walce o przewagę"
    ),
    "lcg.ability.limit_text": Text("its limit for this turn is used up", "jej limit w tej turze jest wyczerpany"),
    "lcg.loop.no_stalling": Text(
        "the last actions have changed nothing, and neither would repeating them",
        "ostatnie akcje niczego nie zmieniły i powtórzenie ich też niczego nie zmieni",
    ),
    "lcg.conflict.once_per_objective": Text(
        "it was engaged in this phase already", "w tej fazie toczono już o niego bitwę"
    ),
    "lcg.engage.attackers_ready": Text(
        "no ready unit can attack it", "nie ma gotowej jednostki, która może zaatakować"
    ),
    "lcg.focus.ready": Text("focus tokens on it: {0}", "ma żetony skupienia: {0}"),
    "lcg.general.cannot_absolute": Text("a card forbids it", "zabrania tego karta"),
    "lcg.force.commit_once_per_unit": Text("it is committed already", "jest już przydzielona do Mocy"),
}

Hoped = list[tuple[Option, Refusal]]

# ---------------------------------------------------------------- action windows


def _actions(s: LcgState, seat: int) -> Hoped:
    """Cards in hand that cannot be played, and abilities in play that cannot be used."""
    found = [(("play", card), refusal) for card in _hopeful(s, seat) if (refusal := _against(s, seat, card))]
    return [*found, *_uses(s, seat)]


def _hopeful(s: LcgState, seat: int) -> list[int]:
    """Cards in hand or playable from elsewhere, copies once."""
    cards = dict.fromkeys([*s.zones[HAND + seat], *deployable(s, seat)])
    different = {(s.deal.key[card], s.place[card]): card for card in reversed(cards)}
    return sorted(different.values())


def _against(s: LcgState, seat: int, card: int) -> Refusal | None:
    kind = s.deal.kind[card]
    if ("play", card) in s.windows[-1].run.barred:
        return Refusal("lcg.loop.no_stalling")
    if kind == FATE:
        return Refusal("lcg.card.fate.anatomy")
    if kind == EVENT:
        return _against_event(s, seat, card)
    if s.windows[-1].event.moment != DEPLOY_WINDOW or seat != s.active:
        return Refusal("lcg.deploy.only_in_deployment")
    return refuse_deploying(s, card, Purse(s, seat))


def _against_event(s: LcgState, seat: int, card: int) -> Refusal | None:
    ability = next((found for found in s.abilities_of(card) if isinstance(found, Conditional)), None)
    if not isinstance(ability, Action):
        return Refusal("lcg.play.event_timing")
    refusal = refuse_event(s, card, Purse(s, seat))
    if refusal is None and not ability.effect.possible(s, s.new_frame(card, seat)):
        return Refusal("lcg.initiate.must_do_something")
    return refusal


def _uses(s: LcgState, seat: int) -> Hoped:
    assert s.decision is not None
    found: Hoped = []
    for card, ability in s.deal.actions:
        if s.place[card] < DECK and s.controller(card) == seat and card not in s.blank:
            option: Option = ("use", card, s.deal.abilities[card].index(ability))
            if option in s.windows[-1].run.barred:
                found.append((option, Refusal("lcg.loop.no_stalling")))
            elif option not in s.decision.options:
                found.append((option, _against_use(s, seat, card, ability)))
    return found


def _against_use(s: LcgState, seat: int, card: int, ability: Any) -> Refusal:
    spent = ability.effect.limit and any(use == (card, ability.effect) for use in s.used)
    if spent:
        return Refusal("lcg.ability.limit_text")
    if s.focus[card]:
        return Refusal("lcg.focus.ready", (s.focus[card],))
    return Refusal("lcg.initiate.must_do_something")


# ---------------------------------------------------------------- engagements and the Force


def _engagements(s: LcgState, seat: int) -> Hoped:
    found: Hoped = []
    for card in s.zones[OBJECTIVES + 1 - seat]:
        if not may_engage(s, card):
            found.append((("engage", card), Refusal("lcg.conflict.once_per_objective")))
        elif not attackers_for(s, card):
            found.append((("engage", card), Refusal("lcg.engage.attackers_ready")))
    return found


def _attackers(s: LcgState, seat: int) -> Hoped:
    units = [unit for unit in units_of(s, seat) if unit not in s.attackers]
    return _unready(s, "attacker", units, [unit for unit in units if not can_attack(s, unit, s.engaged)])


def _defenders(s: LcgState, seat: int) -> Hoped:
    units = [unit for unit in units_of(s, seat) if unit not in s.defenders]
    return _unready(s, "defender", units, [unit for unit in units if not can_defend(s, unit)])


def _strikers(s: LcgState, seat: int) -> Hoped:
    return _unready(s, "strike", participants(s, seat), [])


def _unready(s: LcgState, verb: str, units: list[int], barred: list[int]) -> Hoped:
    """Exhausted units, and those for which a card forbids it."""
    found: Hoped = [((verb, unit), Refusal("lcg.focus.ready", (s.focus[unit],))) for unit in units if s.focus[unit]]
    cannot = Refusal("lcg.general.cannot_absolute")
    return found + [((verb, unit), cannot) for unit in barred if not s.focus[unit]]


def _commitments(s: LcgState, seat: int) -> Hoped:
    found: Hoped = []
    for unit in units_of(s, seat):
        if s.committed[unit]:
            found.append((("commit", unit), Refusal("lcg.force.commit_once_per_unit")))
        elif not can_commit(s, unit):
            found.append((("commit", unit), Refusal("lcg.general.cannot_absolute")))
    return found


REFUSALS: Final[Mapping[str, Refusals[LcgState]]] = {
    "action": _actions,
    "engage": _engagements,
    "attackers": _attackers,
    "defenders": _defenders,
    "strike": _strikers,
    "commit": _commitments,
}
"""By the kind of the decision."""
