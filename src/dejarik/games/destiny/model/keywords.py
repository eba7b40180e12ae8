"""Ambush, Guardian and Redeploy: what they say, and who has them."""

from __future__ import annotations

from abc import abstractmethod

from dejarik.abilities.printed import Ability
from dejarik.games.destiny.language.phrases import COLORS
from dejarik.games.destiny.model.state import DestinyState, in_play, seat_of
from dejarik.kernel.text import Text


class Ambush(Ability):
    """After the card is played, its player may take an additional action."""

    def text_on(self, kind: int) -> Text:
        """With a reminder."""
        return Text(
            "Ambush (after you play this card, you may take an additional action).",
            "Zasadzka (po zagraniu tej karty możesz wykonać dodatkową akcję).",
        )


class Guardian(Ability):
    """Before the character is activated, it may take the damage of an opponent's die."""

    def text_on(self, kind: int) -> Text:
        """With a reminder."""
        return Text(
            "Guardian (before you activate this character, you may remove an opponent's die showing damage; if you "
            "do, deal this character damage equal to its value).",
            "Strażnik (przed tym, jak aktywujesz tę postać, możesz usunąć kość przeciwnika przedstawiającą obrażenia; "
            "jeśli to zrobisz, zadaj tej postaci tyle obrażeń, ile wynosi wartość tej kości).",
        )


class Redeploy(Ability):
    """After its character is defeated, the upgrade may move to another one; perhaps only from a color."""

    def __init__(self, color: int | None = None) -> None:
        self.color = color

    def text_on(self, kind: int) -> Text:
        """With a reminder, unless it depends on the character."""
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


class GivesGuardian(Ability):
    """Non-unique characters of its player have Guardian, or the one this is attached to."""

    def __init__(self, attached: bool = False) -> None:
        self.attached = attached

    def guards(self, s: DestinyState, card: int, character: int) -> bool:
        """Whether a character has the keyword from this card."""
        if self.attached:
            return s.host[card] == character
        return seat_of(s, card) == seat_of(s, character) and not s.deal.unique[character]

    def text_on(self, kind: int) -> Text:
        """Who has the keyword."""
        if self.attached:
            return Text("Attached character has Guardian.", "Postać z tym ulepszeniem ma słowo kluczowe Strażnik.")
        return Text(
            "Your non-unique characters have Guardian.", "Twoje nieunikatowe postacie mają słowo kluczowe Strażnik."
        )


class TakesKeyword(Ability):
    """Cards lose a keyword for as long as this one is in play."""

    keyword: type[Ability]

    @abstractmethod
    def takes_from(self, s: DestinyState, card: int, loser: int) -> bool:
        """Whether a card loses the keyword by this one."""


def has_lost(s: DestinyState, card: int, keyword: type[Ability]) -> bool:
    """Whether a card has lost a keyword, wherever it had it from (destiny.keyword.lost_completely)."""
    takers = s.deal.having(TakesKeyword)  # type: ignore[type-abstract]
    return any(
        taken.keyword is keyword and in_play(s, taker) and taken.takes_from(s, taker, card) for taker, taken in takers
    )


def has_ambush(s: DestinyState, card: int) -> bool:
    """Whether a card has Ambush printed on it."""
    return s.deal.ability(card, Ambush) is not None


def has_guardian(s: DestinyState, character: int) -> bool:
    """Whether a character has Guardian, from itself or from another card (destiny.keyword.no_second_copy)."""
    if has_lost(s, character, Guardian):
        return False
    if any(card == character for card, _ in s.deal.having(Guardian)):
        return True
    return any(in_play(s, card) and given.guards(s, card, character) for card, given in s.deal.having(GivesGuardian))


def has_redeploy(s: DestinyState, card: int) -> bool:
    """Whether an attached upgrade has Redeploy."""
    redeploy = s.deal.ability(card, Redeploy)
    if redeploy is None or redeploy.color not in (None, s.deal.color[s.host[card]]):
        return False
    return not has_lost(s, card, Redeploy)
