"""Damage and destruction that need no attack."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Both, Clause
from dejarik.games.deckbuilding.model.frames import AbilityFrame
from dejarik.games.deckbuilding.model.state import BASE, ROW, DeckbuildingState, foes_of
from dejarik.games.deckbuilding.model.words import Deed, Pick
from dejarik.games.deckbuilding.rules.damage import damage_base, damage_ship, destroy_ship, ships_of
from dejarik.games.deckbuilding.rules.galaxy import discard_from_row, is_enemy
from dejarik.games.deckbuilding.vocabulary.selectors import Ships
from dejarik.games.deckbuilding.vocabulary.verbs import DEAL, DESTROY, DISCARD
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.nouns import DAMAGE
from dejarik.kernel.text import Case, Text


def _dealt(damage: int, to: Text) -> Clause:
    return Act(DEAL, DAMAGE.count(damage, Case.ACCUSATIVE) + " " + to)


class DamageBase(Deed):
    """Damage to the opponent's base, past any capital ships (deckbuilding.damage.direct)."""

    names_foe = True

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return bool(s.zones[BASE + frame.foe])

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        damage_base(s, frame.foe, self.damage)

    @property
    def clause(self) -> Clause:
        return _dealt(self.damage, Text("to the opponent's base", "bazie przeciwnika"))


class Damage(Pick):
    """Damage to an opponent's base, past any ships, or to one capital ship an opponent has in play."""

    kind = "damage"

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [("hit", card) for foe in foes_of(s, frame.you) for card in s.zones[BASE + foe] + ships_of(s, foe)]

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        zone = s.place[subject(option)]
        if BASE <= zone < BASE + s.seats:
            damage_base(s, zone - BASE, self.damage)
        else:
            damage_ship(s, subject(option), self.damage)

    @property
    def clause(self) -> Clause:
        to = Text(
            "to the opponent's base or to 1 capital ship the opponent has in play",
            "bazie przeciwnika albo 1 okrętowi, który ma on w grze",
        )
        return _dealt(self.damage, to)


class Destroy(Pick):
    """Destroy a capital ship."""

    kind = "destroy"

    def __init__(self, ships: Ships) -> None:
        self.ships = ships

    def options(self, s: DeckbuildingState, frame: AbilityFrame) -> list[Option]:
        return [("destroy", ship) for ship in self.ships.cards(s, frame)]

    def picked(self, s: DeckbuildingState, frame: AbilityFrame, option: Option) -> None:
        ship = subject(option)
        if s.place[ship] == ROW:
            discard_from_row(s, [ship], told="ship_destroyed")
        else:
            destroy_ship(s, ship)

    @property
    def clause(self) -> Clause:
        return Act(DESTROY, self.ships.one)


class PurgeRow(Deed):
    """Every enemy card of the row is discarded, and the opponent's base takes damage for each."""

    names_foe = True

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def possible(self, s: DeckbuildingState, frame: AbilityFrame) -> bool:
        return any(is_enemy(s, card) for card in s.zones[ROW])

    def act(self, s: DeckbuildingState, frame: AbilityFrame) -> None:
        enemies = [card for card in s.zones[ROW] if is_enemy(s, card)]
        discard_from_row(s, enemies)
        damage_base(s, frame.foe, self.damage * len(enemies))

    @property
    def clause(self) -> Clause:
        every = Text("every enemy card from the galaxy row", "wszystkie wrogie karty z rzędu galaktyki")
        base = Text("to the opponent's base for each of them", "bazie przeciwnika za każdą z nich")
        return Both(Act(DISCARD, every), _dealt(self.damage, base))
