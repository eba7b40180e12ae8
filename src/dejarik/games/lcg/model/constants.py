"""Constant effects, one class for each rule that cards change, and what lasting effects do.

The rules ask for these by kind; the words that cards use are in the vocabulary.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeAlias

from dejarik.abilities import words
from dejarik.abilities.printed import Ability
from dejarik.abilities.selectors import Select
from dejarik.abilities.words import Word
from dejarik.games.lcg.language.nouns import this_words
from dejarik.games.lcg.language.terms import NO_ICONS, Icons
from dejarik.games.lcg.model.frames import Frame, Lasting
from dejarik.kernel.text import EMPTY, Case, Text, sentence

Condition: TypeAlias = words.Condition[Any, Frame]


class Constant(Ability):
    """A constant effect: it works while its card is in play and its condition holds (lcg.ability.constant).

    Each kind below is asked by the rule it changes; ``source`` is the card the effect is printed on, or the card that
    a lasting effect is about.
    """

    only: Condition | None = None
    text: Text
    """As a clause, with gaps for the card it is on."""

    def holds(self, s: Any, source: int) -> bool:
        """Whether its condition holds."""
        return self.only is None or self.only.holds(s, s.new_frame(source, s.controller(source)))

    def text_on(self, kind: int) -> Text:
        lead = Text("while ", "dopóki ") + self.only.clause + ", " if self.only is not None else EMPTY
        return sentence((lead + self.text).fill(**this_words(kind)))


class GivesIcons(Constant):
    """Combat icons for some units."""

    @abstractmethod
    def icons_for(self, s: Any, source: int, card: int) -> tuple[Icons, Icons]:
        """The normal and the edge-enabled icons that a unit gains."""


class GivesForce(Constant):
    """Force icons for some units: how many are added, and whether the sum is doubled (lcg.modifier.doubling_last)."""

    @abstractmethod
    def force_for(self, s: Any, source: int, card: int) -> tuple[int, bool]:
        """How many Force icons a card gains, and whether they are doubled."""


class GivesCapacity(Constant):
    """Another damage capacity for some cards."""

    @abstractmethod
    def capacity_for(self, s: Any, source: int, card: int) -> int:
        """By how much the damage capacity of a card changes."""


class GivesKeyword(Constant):
    """A keyword for some units."""

    keyword: Ability

    @abstractmethod
    def keyword_for(self, s: Any, source: int, card: int) -> Ability | None:
        """The keyword that a card gains."""


class ChangesReserve(Constant):
    """A higher or lower reserve value."""

    @abstractmethod
    def reserve_for(self, s: Any, source: int, seat: int) -> int:
        """By how much a player's reserve value changes."""


class AddsForce(Constant):
    """Force icons added to a player's total in Force struggles (lcg.force.contributors)."""

    @abstractmethod
    def total_for(self, s: Any, source: int, seat: int) -> int:
        """How many a player's total gains."""


class ChangesCost(Constant):
    """Another cost for some cards."""

    @abstractmethod
    def could_concern(self, deal: Any, source: int, card: int) -> bool:
        """Whether it could ever change the cost of a card, going by what is printed."""

    @abstractmethod
    def cost_for(self, s: Any, source: int, seat: int, card: int) -> int:
        """By how much the cost of a card changes for a player who plays it."""


class IgnoresMatch(Constant):
    """Cards that need no resource match."""

    @abstractmethod
    def ignores_for(self, s: Any, source: int, seat: int, card: int) -> bool:
        """Whether a player plays a card without a resource match."""


class ChangesSource(Constant):
    """What the resources of a card may be used for."""

    def matches_all(self, s: Any, source: int, giver: int) -> bool:
        """Whether the resources of a card match every affiliation."""
        return False

    def may_pay(self, s: Any, source: int, giver: int, card: int) -> bool:
        """Whether the resources of a card may pay for another; NOBODY is an ability."""
        return True


class ForbidsAttack(Constant):
    """Units that cannot be declared as attackers, against some objectives or any (lcg.general.cannot_absolute)."""

    @abstractmethod
    def forbids(self, s: Any, source: int, unit: int, objective: int) -> bool:
        """Whether a unit cannot be declared as an attacker against an objective."""


class LimitsAttackers(Constant):
    """Not more than so many attackers."""

    @abstractmethod
    def most_attackers(self, s: Any, source: int, objective: int) -> int | None:
        """How many attackers may be declared against an objective at most."""


class ForbidsCommitting(Constant):
    """Units that cannot be committed to the Force."""

    @abstractmethod
    def forbids(self, s: Any, source: int, unit: int) -> bool:
        """Whether a unit cannot be committed to the Force."""


class ForbidsDamage(Constant):
    """Cards that cannot be damaged (lcg.damage.immune)."""

    @abstractmethod
    def forbids(self, s: Any, source: int, card: int) -> bool:
        """Whether a card cannot be damaged."""


class LosesIfDestroyed(Constant):
    """Whoever controls the card loses the game when it is destroyed."""

    text = Text(
        "if {this} is destroyed, you lose the game", "jeśli {this_nominative} zostanie zniszczony, przegrywasz grę"
    )


class CapturedInstead(Constant):
    """Whenever the card leaves play, the opponent captures it instead of putting it elsewhere."""

    text = Text(
        "when {this} leaves play, your opponent captures it at a dark side objective of their choice instead",
        "gdy {this_nominative} opuszcza grę, zamiast tego twój przeciwnik chwyta ją przy wybranym przez siebie celu "
        "Ciemnej Strony",
    )


class EntersAttached(Constant):
    """A unit that may come into play as an enhancement of a unit (lcg.errata.black_squadron_pilot)."""

    def __init__(self, hosts: Select[Any, Frame]) -> None:
        self.hosts = hosts
        self.text = Text(
            "{{this}} may enter play as an enhancement attached to {host}",
            "{{this_nominative}} może wejść do gry jako ulepszenie dołączone do {host}",
        ).fill(host=Text(hosts.one().en, hosts.one(Case.GENITIVE).pl))


class EndsCommitment(Constant):
    """An enhancement that ends the commitment of the unit it is attached to."""

    text = Text(
        "when {this} is attached, enhanced unit stops being committed to the Force",
        "gdy {this_nominative} zostaje dołączone, ulepszona jednostka przestaje być przydzielona do Mocy",
    )


class FirstCardFaceUp(Constant):
    """While its unit participates, the opponent places the first card of the edge stack face up (lcg.edge.obi_wan)."""

    text = Text(
        "while {this} is participating in an engagement, your opponent must place the first card of their edge stack "
        "face up",
        "dopóki {this_nominative} uczestniczy w bitwie, przeciwnik musi położyć pierwszą kartę swojego stosu przewagi "
        "odkrytą",
    )


class RepeatsFates(Constant):
    """While its unit participates, each fate card of its player may be resolved one more time."""

    text = Text(
        "while {this} is participating in an engagement, you may resolve each fate card in your edge stack one "
        "additional time",
        "dopóki {this_nominative} uczestniczy w bitwie, możesz rozpatrzyć każdą kartę losu w swoim stosie przewagi "
        "jeden dodatkowy raz",
    )


class CountsAttachedFates(Constant):
    """While its unit attacks, fate cards attached to it are part of its player's edge stack."""

    text = Text(
        "while {this} is attacking, fate cards attached to it count as part of your edge stack",
        "dopóki {this_nominative} atakuje, dołączone do niej karty losu liczą się jako część twojego stosu przewagi",
    )


class SplitsUnitDamage(Constant):
    """The enhanced unit may divide its unit damage among participating enemy units."""

    text = Text(
        "enhanced unit may divide its unit damage among any number of participating enemy units",
        "ulepszona jednostka może rozdzielić swoje obrażenia jednostek pomiędzy dowolną liczbę uczestniczących wrogich "
        "jednostek",
    )


class MayEngageDial(Constant):
    """The Death Star dial may be engaged (lcg.win.trench_run)."""

    text = Text(
        "you may engage the Death Star dial as if it were a dark side objective; if the dial has 10 or more damage, "
        "the light side wins the game",
        "możesz zadeklarować bitwę przeciwko wskaźnikowi Gwiazdy Śmierci, jakby był celem Ciemnej Strony; jeśli na "
        "wskaźniku jest 10 lub więcej obrażeń, Jasna Strona wygrywa grę",
    )


class CannotBeTargeted(Constant):
    """No ability can choose the card as a target."""

    text = Text("{this} cannot be targeted", "nie można wybrać {this_genitive}")


class PlayedFromDiscard(Constant):
    """The card may be played from its owner's discard pile."""

    text = Text(
        "you may play {this} from your discard pile as if it were in your hand",
        "możesz zagrać {this_accusative} ze swojego stosu kart odrzuconych, jakby była na twojej ręce",
    )


class CountsMoreCards(Constant):
    """Opponents count as holding one card more than they do."""

    text = Text(
        "each opponent is considered to have 1 additional card in hand",
        "uznaje się, że każdy przeciwnik ma na ręce 1 dodatkową kartę",
    )

    def __init__(self, only: Condition | None = None) -> None:
        self.only = only


class Saves:
    """What an interrupt may have that makes a card cheaper while it is being played."""

    @abstractmethod
    def could_save(self, s: Any, frame: Frame) -> int:
        """By how much it could lower the cost of the card spoken of."""


class Lasts(Word):
    """What a lasting effect does until it ends (lcg.lasting.definition); nothing unless it says so."""

    def icons(self, s: Any, lasting: Lasting) -> tuple[Icons, Icons]:
        """The normal and the edge-enabled combat icons its card gains."""
        return NO_ICONS, NO_ICONS

    def force(self, s: Any, lasting: Lasting) -> int:
        """The Force icons its card gains."""
        return 0

    def cannot_attack(self, s: Any, lasting: Lasting) -> bool:
        """Whether its card cannot be declared as an attacker."""
        return False

    def cannot_defend(self, s: Any, lasting: Lasting) -> bool:
        """Whether its card cannot be declared as a defender."""
        return False

    def cost(self, s: Any, lasting: Lasting, card: int) -> int:
        """By how much the cost of a card changes for its player."""
        return 0

    def ignores_match(self, s: Any, lasting: Lasting, card: int) -> bool:
        """Whether its player plays a card without a resource match."""
        return False

    def reserve(self, s: Any, lasting: Lasting) -> int:
        """By how much the reserve value of its player changes."""
        return 0
