"""How far the light side is ahead, as the table is and as strikes would leave it."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.language.terms import DARK, LIGHT
from dejarik.games.lcg.model.state import AREA, DIAL_END, NOBODY, SEATS, LcgState
from dejarik.games.lcg.think.balance import balance
from dejarik.games.lcg.think.holdings import other_cards, unit_worth
from dejarik.games.lcg.think.race import race
from dejarik.games.lcg.think.threat import Threat
from dejarik.games.lcg.think.worth import worths_of

LATE: Final = 0.45
"""How much everything counts at the end of the game that only helps to win it later."""
THREATENED: Final = (0.3, 0.6)
"""What a side loses by each damage its objectives are threatened with, light and dark."""


class Tokens:
    """Tokens as strikes would leave them, and the units whose tokens they would change."""

    def __init__(self, s: LcgState) -> None:
        self.focus = s.focus.copy()
        self.damage = s.damage.copy()
        self.dial_damage = 0
        self.is_objective_hit = False
        self.changed: set[int] = set()


class Standing:
    """The lead of the light side in steps of the dial, as it is and as strikes would leave it.

    Whatever does not depend on the tokens that strikes place is added up once.
    """

    def __init__(self, s: LcgState) -> None:
        self.s = s
        self.light, self.dark = (0, 1) if s.sides[0] == LIGHT else (1, 0)
        self.worths = worths_of(s.deal)
        self.time_left = max(1 - s.dial / DIAL_END, 0.0)
        self.weight = LATE + (1 - LATE) * self.time_left
        self.worth: dict[int, float] = {}
        """Of each unit in play, as it is."""
        self.threats = [Threat(s, seat) for seat in range(SEATS)]
        self.forces = self._forces(self.light) - self._forces(self.dark)
        self.race = race(s, self.light, self.dark, s.damage, s.dial_damage)
        self.balance = balance(s, self.light, self.dark, s.focus, s.damage)

    def lead(self) -> float:
        """As it is."""
        return self.race + self.weight * self.forces + self._threat(self.threats) + self.balance

    def lead_after(self, tokens: Tokens) -> float:
        """With other tokens; a card with all the damage it can take is gone."""
        s, focus, damage = self.s, tokens.focus, tokens.damage
        forces, nearer, force = self.forces, self.race, self.balance
        threats = [threat.copy() for threat in self.threats]
        commitment = False
        for card in tokens.changed:
            seat = s.place[card] % SEATS
            worth = unit_worth(s, card, self.worths, focus[card], damage[card])
            forces += worth - self.worth[card] if seat == self.light else self.worth[card] - worth
            threats[seat].count(card, self.worths, s.focus[card], -1)
            if worth:
                threats[seat].count(card, self.worths, focus[card], 1)
            commitment = commitment or s.committed[card] > 0
        if commitment:
            force = balance(s, self.light, self.dark, focus, damage)
        if tokens.is_objective_hit:
            nearer = race(s, self.light, self.dark, damage, s.dial_damage + tokens.dial_damage)
        return nearer + self.weight * forces + self._threat(threats) + force

    def _threat(self, threats: list[Threat]) -> float:
        """What the next attacks are likely to do to objectives."""
        light, dark = threats[self.light], threats[self.dark]
        return THREATENED[DARK] * light.against(dark) - THREATENED[LIGHT] * dark.against(light)

    def _forces(self, seat: int) -> float:
        s, focus, damage = self.s, self.s.focus, self.s.damage
        is_unit, host = s.deal.is_unit, s.host
        found = other_cards(s, seat, self.worths, self.time_left)
        for card in s.zones[AREA + seat]:
            if is_unit[card] and host[card] == NOBODY:
                self.worth[card] = worth = unit_worth(s, card, self.worths, focus[card], damage[card])
                self.threats[seat].count(card, self.worths, focus[card], 1)
                found += worth
        return found
