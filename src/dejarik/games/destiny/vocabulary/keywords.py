"""Ambush, Guardian and Redeploy: who has them, and what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.frames import SOURCE, YOU
from dejarik.games.destiny.piles import attach, discard_from_play
from dejarik.games.destiny.state import LIMBO, TEAM, DestinyState, in_play, seat_of
from dejarik.games.destiny.vocabulary.abilities import Ability
from dejarik.games.destiny.vocabulary.phrases import COLORS
from dejarik.games.destiny.vocabulary.words import Asks
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.text import Text


@dataclass(frozen=True)
class Ambush(Ability):
    """After the card is played, its player may take an additional action."""

    def text_on(self, kind: int) -> Text:
        return Text(
            "Ambush (after you play this card, you may take an additional action).",
            "Zasadzka (po zagraniu tej karty możesz wykonać dodatkową akcję).",
        )


@dataclass(frozen=True)
class Guardian(Ability):
    """Before the character is activated, it may take the damage of an opponent's die."""

    def text_on(self, kind: int) -> Text:
        return Text(
            "Guardian (before you activate this character, you may remove an opponent's die showing damage; if you "
            "do, this character is dealt damage equal to its value).",
            "Strażnik (przed tym, jak aktywujesz tę postać, możesz usunąć kość przeciwnika pokazującą obrażenia; jeśli "
            "to zrobisz, zadaj tej postaci tyle obrażeń, ile wynosi wartość tej kości).",
        )


@dataclass(frozen=True)
class Redeploy(Ability):
    """After its character is defeated, the upgrade may move to another one; perhaps only from a colour."""

    color: int | None = None

    def text_on(self, kind: int) -> Text:
        if self.color is not None:
            color = COLORS[self.color]
            return Text(
                f"While on a {color.en} character, this upgrade has Redeploy.",
                f"Dopóki to ulepszenie jest na {color.obl} postaci, ma słowo kluczowe Przepisanie.",
            )
        return Text(
            "Redeploy (after attached character is defeated, you may move this upgrade to another of your characters).",
            "Przepisanie (po tym, jak postać z tym ulepszeniem zostanie pokonana, możesz przesunąć to ulepszenie na "
            "inną ze swoich postaci).",
        )


@dataclass(frozen=True)
class GivesGuardian(Ability):
    """Non-unique characters of its player have Guardian, or the one this is attached to."""

    attached: bool = False

    def guards(self, s: DestinyState, card: int, character: int) -> bool:
        """Whether a character has the keyword from this card."""
        if self.attached:
            return s.host[card] == character
        return seat_of(s, card) == seat_of(s, character) and not s.deal.unique[character]

    def text_on(self, kind: int) -> Text:
        if self.attached:
            return Text("Attached character has Guardian.", "Postać z tym ulepszeniem ma słowo kluczowe Strażnik.")
        return Text(
            "Your non-unique characters have Guardian.", "Twoje nieunikatowe postacie mają słowo kluczowe Strażnik."
        )


def has_ambush(s: DestinyState, card: int) -> bool:
    """Whether a card has Ambush printed on it."""
    return s.deal.ability(card, Ambush) is not None


def has_guardian(s: DestinyState, character: int) -> bool:
    """Whether a character has Guardian, from itself or from another card (destiny.keyword.no_second_copy)."""
    if any(card == character for card, _ in s.deal.having(Guardian)):
        return True
    return any(in_play(s, card) and given.guards(s, card, character) for card, given in s.deal.having(GivesGuardian))


def has_redeploy(s: DestinyState, card: int) -> bool:
    """Whether an attached upgrade has Redeploy."""
    redeploy = s.deal.ability(card, Redeploy)
    return redeploy is not None and redeploy.color in (None, s.deal.color[s.host[card]])


@dataclass(frozen=True)
class Redeployment(Asks):
    """The upgrade of a defeated character moves to another or is lost (destiny.keyword.redeploy.move_after_defeat)."""

    kind: ClassVar[str] = "redeploy"

    def options(self, s: DestinyState) -> list[Option]:
        frame = s.frames[-1]
        card = frame[SOURCE]
        if s.place[card] != LIMBO + frame[YOU]:
            return []
        found: list[Option] = [("attach", character) for character in s.zones[TEAM + frame[YOU]]]
        return [*found, ("decline",)] if found else []

    def picked(self, s: DestinyState, option: Option) -> None:
        card = s.frames[-1][SOURCE]
        if option[0] == "decline":
            discard_from_play(s, card)
            return
        tell(s, "redeployed", s.frames[-1][YOU], (card, subject(option)))
        attach(s, card, subject(option))

    def nothing(self, s: DestinyState) -> None:
        card = s.frames[-1][SOURCE]
        if s.place[card] == LIMBO + s.frames[-1][YOU]:
            discard_from_play(s, card)

    @property
    def text(self) -> Text:
        return Text("move {this} to another of your characters", "przesuń {this} na inną ze swoich postaci")


REDEPLOYMENT = Redeployment()
