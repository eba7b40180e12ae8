"""Where an engagement under way leads: who is likely to defend, to win the edge, and what the strikes would leave."""

from __future__ import annotations

import math
from typing import Final

from dejarik.games.lcg.language.terms import FATE, LIGHT, Icons
from dejarik.games.lcg.model.abilities import Fate
from dejarik.games.lcg.model.moments import DEFENDERS_WINDOW
from dejarik.games.lcg.model.state import DIAL, EDGE, HAND, NOBODY, SEATS, LcgState, in_play, units_of
from dejarik.games.lcg.rules.values import capacity, combat_icons, edge_total
from dejarik.games.lcg.think.holdings import WOUNDED
from dejarik.games.lcg.think.standing import Standing, Tokens

FROM_HAND: Final = 0.35
"""How much of the Force icons in hand a player is likely to put into the edge stack."""
MOST_FROM_HAND: Final = 2.0
PER_ICON: Final = 0.7
TIE: Final = 0.5
"""How sure the edge is by each Force icon more; ties go to the defender."""
FATE_PLACED: Final = 0.4
"""What the effect of a fate card in the edge stack is worth."""


class Forecast:
    """An engagement under way and what both players are likely to do in it."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.s = standing.s
        self.worths = standing.worths
        self.icons: dict[int, tuple[Icons, Icons]] = {}
        self.capacity: dict[int, int] = {}

    def lead(self) -> float:
        """The lead of the light side after the engagement."""
        s = self.s
        if not s.attackers:
            return self.standing.lead()
        sign = 1.0 if s.sides[s.active] == LIGHT else -1.0
        if self._is_defense_open():
            lead = sign * min([sign * self._expected(defenders) for defenders in self._defenses()])
        else:
            lead = self._expected(s.defenders)
        return lead + sign * (_fates(s, s.active) - _fates(s, 1 - s.active))

    def icons_of(self, unit: int) -> tuple[Icons, Icons]:
        """The normal and the edge-enabled combat icons of a unit."""
        found = self.icons.get(unit)
        if found is None:
            found = self.icons[unit] = combat_icons(self.s, unit)
        return found

    def capacity_of(self, unit: int) -> int:
        """The damage, and the hits on its shields, that destroy a unit."""
        found = self.capacity.get(unit)
        if found is None:
            found = self.capacity[unit] = capacity(self.s, unit) + self.s.shields[unit]
        return found

    def _is_defense_open(self) -> bool:
        """Whether defenders may still be declared."""
        s = self.s
        if s.edge != NOBODY or s.undefended or s.defenders:
            return False
        return not any(window.event.moment == DEFENDERS_WINDOW for window in s.windows)

    def _defenses(self) -> list[list[int]]:
        """Those worth reckoning with: nobody, the best single unit, everybody who is ready."""
        focus = self.s.focus
        ready = [card for card in units_of(self.s, 1 - self.s.active) if not focus[card]]
        if len(ready) < 2:
            return [[], ready] if ready else [[]]
        return [[], [max(ready, key=self.worths.fight.__getitem__)], ready]

    def _expected(self, defenders: list[int]) -> float:
        """The lead over both outcomes of the edge battle."""
        s = self.s
        if s.edge != NOBODY:
            return Clash(self, defenders, s.edge).lead()
        if not defenders:
            return Clash(self, defenders, s.active).lead()
        chance = _chance_of_edge(s)
        won, lost = Clash(self, defenders, s.active).lead(), Clash(self, defenders, 1 - s.active).lead()
        return chance * won + (1 - chance) * lost


# ---------------------------------------------------------------- the edge


def _chance_of_edge(s: LcgState) -> float:
    """How likely the attacker is to win the edge battle."""
    ahead = _likely_icons(s, s.active) - _likely_icons(s, 1 - s.active) - TIE
    return 1 / (1 + math.exp(-PER_ICON * ahead))


def _likely_icons(s: LcgState, seat: int) -> float:
    force = s.deal.force
    held = sum([force[card] for card in s.zones[HAND + seat]])
    placed = sum([force[card] for card in s.zones[EDGE + seat]])
    return placed + min(FROM_HAND * held, MOST_FROM_HAND) + edge_total(s, seat)


def _fates(s: LcgState, seat: int) -> float:
    """What the fate cards in an edge stack are likely to do; one without Force icons only delays the battle."""
    deal, found = s.deal, 0.0
    for card in s.zones[EDGE + seat]:
        if deal.kind[card] == FATE and deal.force[card]:
            fate = deal.ability(card, Fate)
            if fate is not None and fate.effect.possible(s, s.new_frame(card, seat)):
                found += FATE_PLACED
    return found


# ---------------------------------------------------------------- the strikes


class Clash:
    """All strikes still to come, one after the other, each at what it hurts most; nothing is played in between."""

    def __init__(self, forecast: Forecast, defenders: list[int], edge: int) -> None:
        self.forecast = forecast
        self.s = s = forecast.s
        self.fight = forecast.worths.fight
        self.edge = edge
        self.tokens = Tokens(s)
        self.units = [self._strongest_first(s.attackers if seat == s.active else defenders) for seat in range(SEATS)]
        self.blasts = 0

    def lead(self) -> float:
        """The lead of the light side when all have struck and the reward is given."""
        s, attacker = self.s, self.s.active
        seat = s.decision.seat if s.decision is not None and s.decision.kind == "strike" else self.edge
        waiting = 0
        while waiting < SEATS:
            unit = self._next_ready(seat)
            if unit != NOBODY:
                self._strike(unit, seat)
            waiting = 0 if unit != NOBODY else waiting + 1
            seat = 1 - seat
        if self.units[attacker] and not self.units[1 - attacker]:
            self.blasts += 1
        self._blast()
        return self.forecast.standing.lead_after(self.tokens)

    def _strongest_first(self, units: list[int]) -> list[int]:
        return sorted(units, key=self.fight.__getitem__, reverse=True)

    def _next_ready(self, seat: int) -> int:
        """The strongest participant that can strike."""
        focus = self.tokens.focus
        for card in self.units[seat]:
            if not focus[card]:
                return card
        return NOBODY

    def _strike(self, unit: int, seat: int) -> None:
        s = self.s
        self._place(unit, 2 if s.committed[unit] else 1)
        (hits, blasts, tactics), enabled = self.forecast.icons_of(unit)
        if seat == self.edge:
            hits, blasts, tactics = hits + enabled[0], blasts + enabled[1], tactics + enabled[2]
        if seat == s.active:
            self.blasts += blasts
        if hits and self.units[1 - seat]:
            self._hit(hits, 1 - seat)
        for _ in range(tactics):
            self._hinder(1 - seat)

    def _place(self, unit: int, tokens: int) -> None:
        self.tokens.focus[unit] += tokens
        self.tokens.changed.add(unit)

    def _hit(self, hits: int, foe: int) -> None:
        targets, damage = self.units[foe], self.tokens.damage
        target = targets[0] if len(targets) == 1 else max(targets, key=lambda card: self._harm(card, hits))
        if damage[target] + hits >= self.forecast.capacity_of(target):
            damage[target] = self.forecast.capacity_of(target)
            targets.remove(target)
        else:
            damage[target] += max(hits - self.s.shields[target], 0)
        self.tokens.changed.add(target)

    def _harm(self, card: int, hits: int) -> float:
        """What of a unit's worth the damage takes; one that has not struck yet loses more by being destroyed."""
        left = self.forecast.capacity_of(card) - self.tokens.damage[card]
        worth = self.forecast.worths.unit[card]
        if hits < left:
            return WOUNDED * worth * hits / left
        return worth if self.tokens.focus[card] else worth + self.fight[card]

    def _hinder(self, foe: int) -> None:
        """A focus token keeps a participant from striking, or any other unit from the next engagement."""
        unit = self._next_ready(foe)
        if unit == NOBODY:
            focus = self.tokens.focus
            units = [card for card in units_of(self.s, foe) if not focus[card]] or self.units[foe]
            unit = max(units, key=self.fight.__getitem__, default=NOBODY)
        if unit != NOBODY:
            self._place(unit, 1)

    def _blast(self) -> None:
        """All blast damage together, and the damage for an engagement that nobody opposed to its end."""
        s, tokens = self.s, self.tokens
        if not self.blasts:
            return
        if s.engaged == DIAL:
            tokens.dial_damage += self.blasts
        elif in_play(s, s.engaged):
            tokens.damage[s.engaged] += max(self.blasts - s.shields[s.engaged], 0)
        tokens.is_objective_hit = True
