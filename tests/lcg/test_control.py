"""Whose a card is: owners and controllers, changes of control, friendly and enemy cards, enhancements that fall off."""

from __future__ import annotations

from dejarik.games.lcg.language.verbs import MOVE
from dejarik.games.lcg.model.abilities import Action
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.model.targets import Target
from dejarik.games.lcg.rules.moving import take_control
from dejarik.games.lcg.vocabulary.selectors import ENEMY, FRIENDLY, Units
from dejarik.games.lcg.vocabulary.tokens import Damage
from dejarik.games.lcg.vocabulary.words import OnCards
from dejarik.kernel.text import Text, same
from tests.lcg.invented import DARK_EXECUTION, DARK_POST, dark, light
from tests.lcg.table import Table, attack, rule, side, table


class TakeOver(OnCards):
    """Gain control of a unit."""

    verb = MOVE

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        take_control(s, card, frame.you)

    @property
    def rest(self) -> Text:
        return self.ref.named()


SEDUCTION = dark.event("9401", same("Seduction"), "0 0", Action(TakeOver(Target(Units(ENEMY)))))
FLASH = dark.event("9402", same("Flash"), "0 0", Action(Damage(1, Target(Units(ENEMY)))))
BANNER = light.enhancement("9403", same("Banner"), "0 0", Units(FRIENDLY), traits="condition")


def seduced(target: str = "Luke Skywalker", **more: object) -> Table:
    """The dark player has gained control of a light unit."""
    t = table(
        light=side(units=["Luke Skywalker", "X-Wing"], **more),
        dark=side(hand=[SEDUCTION, FLASH], play=[DARK_POST], units=["Rancor"]),
    )
    t.dark.choose("play Seduction", f"target {target}")
    return t


@rule("lcg.control.controller", "lcg.control.friendly_enemy", "lcg.term.your")
def test_a_unit_that_changed_sides_is_friendly_to_its_new_controller() -> None:
    t = seduced()
    assert (t.light.units, t.dark.units) == (["X-Wing"], ["Rancor", "Luke Skywalker"])
    t.dark.choose("play Flash")
    assert (t.damage("X-Wing"), t.damage("Luke Skywalker")) == (1, 0)


@rule("lcg.control.controller")
def test_the_new_controller_attacks_with_the_unit() -> None:
    t = seduced()
    t.until("engage")
    t.dark.choose("engage A Hero's Journey")
    t.dark.can_choose("attacker Luke Skywalker", "attacker Rancor")


@rule("lcg.control.change_frees_force_card")
def test_a_committed_unit_that_changes_sides_gives_its_force_card_back() -> None:
    assert seduced().is_committed("Luke Skywalker") is False
    t = seduced(committed=["Luke Skywalker"])
    assert t.is_committed("Luke Skywalker") is False


@rule("lcg.control.change_keeps_enhancement_controller")
def test_enhancements_keep_their_controllers() -> None:
    t = seduced(attached={"Trust Your Feelings": "Luke Skywalker"}, focus={"Trust Your Feelings": 1})
    assert t.attached("Luke Skywalker") == ["Trust Your Feelings"]
    assert t.light.enhancements == ["Trust Your Feelings"]


@rule("lcg.control.illegal_enhancement_discarded", "lcg.control.illegal_enhancement_example")
@rule("lcg.enhancement.condition_kept")
def test_an_enhancement_of_a_friendly_unit_is_discarded_when_that_is_an_enemy() -> None:
    t = seduced(attached={BANNER: "Luke Skywalker"})
    assert (t.attached("Luke Skywalker"), t.light.discard) == ([], ["Banner"])


@rule("lcg.control.change_in_engagement", "lcg.engage.participating")
def test_a_unit_that_changes_sides_drops_out_of_the_engagement() -> None:
    t = table(
        light=side(units=["Luke Skywalker", "X-Wing"]),
        dark=side(hand=[SEDUCTION], units=["Rancor"]),
        attack=attack("A Hero's Journey", ["Rancor"], ["Luke Skywalker", "X-Wing"], at="defenders"),
    )
    t.dark.choose("play Seduction", "target Luke Skywalker")
    assert "Luke Skywalker" in t.dark.units
    assert t.focus("Luke Skywalker") == 0
    t.until_phase("force")
    assert t.light.discard == ["X-Wing"]


@rule("lcg.control.to_owner_zones", "lcg.zones.leaving_to_owner")
def test_a_unit_under_foreign_control_goes_to_its_owners_discard_pile() -> None:
    t = table(light=side(units=["Luke Skywalker"]), dark=side(hand=[SEDUCTION, DARK_EXECUTION]))
    t.dark.choose("play Seduction", "play Dark Execution")
    assert (t.light.discard, t.dark.discard) == (["Luke Skywalker"], ["Seduction", "Dark Execution"])
