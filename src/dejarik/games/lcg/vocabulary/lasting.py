"""Lasting effects: icons, prohibitions, costs and blank text boxes until something ends."""

from __future__ import annotations

from dejarik.abilities import words
from dejarik.abilities.clauses import Clause, Statement
from dejarik.abilities.frames import NOBODY
from dejarik.abilities.structure import Choose
from dejarik.games.lcg.language.icons import icon_words
from dejarik.games.lcg.language.nouns import FORCE_ICON
from dejarik.games.lcg.language.terms import Icons, icons
from dejarik.games.lcg.language.verbs import REDUCE, TREAT
from dejarik.games.lcg.model.constants import Lasts, Saves
from dejarik.games.lcg.model.frames import Frame, Lasting
from dejarik.games.lcg.model.state import (
    ENGAGEMENT_ENDS,
    HAND,
    NEXT_CARD,
    PHASE_ENDS,
    STRIKE_ENDS,
    TURN_ENDS,
    LcgState,
    in_play,
)
from dejarik.games.lcg.model.targets import Ref
from dejarik.games.lcg.rules.moving import check, check_attached
from dejarik.games.lcg.rules.values import cost, reserve
from dejarik.games.lcg.vocabulary.constants import NeedsNoMatch
from dejarik.games.lcg.vocabulary.words import Deed, OnCards
from dejarik.kernel.log import tell
from dejarik.kernel.text import Case, Text

UNTIL = {
    STRIKE_ENDS: Text("until the end of the strike", "do końca tego uderzenia"),
    ENGAGEMENT_ENDS: Text("until the end of the engagement", "do końca bitwy"),
    PHASE_ENDS: Text("until the end of the phase", "do końca fazy"),
    TURN_ENDS: Text("until the end of the turn", "do końca tury"),
    NEXT_CARD: Text("this phase", "w tej fazie"),
}


class Until(OnCards):
    """Something is true of cards until something ends (lcg.lasting.definition)."""

    def __init__(self, until: int, ref: Ref, lasts: LastsSaid) -> None:
        super().__init__(ref)
        self.until = until
        self.lasts = lasts

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        return in_play(s, card)

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        s.lasting.append(Lasting(self, card, frame.you, self.until, self.lasts.remembered(frame)))

    @property
    def rest(self) -> Text:
        return self.clause.say()

    @property
    def clause(self) -> Clause:
        who = self.ref.named(Case.NOMINATIVE)
        return Statement(UNTIL[self.until] + Text(", ", " ") + who + " " + self.lasts.said)


class LastsSaid(Lasts):
    """A lasting effect with what is said of its card: "gains 1 blast damage icon"."""

    said: Text

    def remembered(self, frame: Frame) -> int:
        """The number that the lasting effect keeps of the ability it comes from."""
        return frame.number


class GainIcons(LastsSaid):
    """The card gains combat icons."""

    def __init__(self, letters: str) -> None:
        self.normal, self.edge_enabled = icons(letters)
        self.said = Text("gains ", "zyskuje ") + icon_words(letters)

    def icons(self, s: LcgState, lasting: Lasting) -> tuple[Icons, Icons]:
        return self.normal, self.edge_enabled


class CannotBeDeclared(LastsSaid):
    """The card cannot be declared as a defender, or neither as an attacker nor as a defender."""

    def __init__(self, *, attack: bool) -> None:
        self.attack = attack
        self.said = (
            Text(
                "cannot be declared as an attacker or defender", "nie może być zadeklarowana jako atakująca ani obrońca"
            )
            if attack
            else Text("cannot be declared as a defender", "nie może być zadeklarowana jako obrońca")
        )

    def cannot_attack(self, s: LcgState, lasting: Lasting) -> bool:
        return self.attack

    def cannot_defend(self, s: LcgState, lasting: Lasting) -> bool:
        return True


def for_player(effect: object, seat: int, until: int) -> Lasting:
    """A lasting effect on a player instead of a card."""
    return Lasting(effect, NOBODY, seat, until)


# ---------------------------------------------------------------- icons of one's choice


class GainIconOfChoice(Choose[LcgState, Frame]):
    """A card gains a combat icon of the type its player chooses."""

    def __init__(self, until: int, ref: Ref) -> None:
        super().__init__(*(Until(until, ref, GainIcons(letter)) for letter in "UBT"))
        self.until = until
        self.ref = ref

    @property
    def clause(self) -> Clause:
        text = Text(
            "{until}, {who} gains 1 combat icon of your choice",
            "{until} {who} zyskuje 1 wybrany przez ciebie symbol walki",
        )
        return Statement(text.fill(until=UNTIL[self.until], who=self.ref.named(Case.NOMINATIVE)))


# ---------------------------------------------------------------- cheaper cards


class CostsLess(Lasts):
    """Cards cost less, by the number that was decided when it began; perhaps without a resource match."""

    def __init__(self, *, matched: bool = True) -> None:
        self.matched = matched

    def cost(self, s: LcgState, lasting: Lasting, card: int) -> int:
        return -lasting.number

    def ignores_match(self, s: LcgState, lasting: Lasting, card: int) -> bool:
        return not self.matched


class NextCardCostsLess(Deed):
    """The next card you play this phase costs less and needs no resource match."""

    verb = REDUCE

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.lasts = CostsLess(matched=False)

    def act(self, s: LcgState, frame: Frame) -> bool:
        s.lasting.append(Lasting(self, NOBODY, frame.you, NEXT_CARD, self.amount))
        return True

    @property
    def rest(self) -> Text:
        return Text(
            "the cost of the next card you play this phase by {n}; that card needs no resource match",
            "o {n} koszt następnej karty, którą zagrasz w tej fazie; ta karta nie wymaga zgodności zasobów",
        ).fill(n=self.amount)


class ReduceCostByX(Deed, Saves):
    """The card being played costs X less, X being the number of cards discarded for it, but not less than 1."""

    verb = REDUCE

    def __init__(self) -> None:
        self.lasts = CostsLess()

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return cost(s, frame.you, frame.that) > 1

    def act(self, s: LcgState, frame: Frame) -> bool:
        saved = min(frame.number, cost(s, frame.you, frame.that) - 1)
        s.lasting.append(Lasting(self, frame.that, frame.you, NEXT_CARD, saved))
        return saved > 0

    def could_save(self, s: LcgState, frame: Frame) -> int:
        others = [card for card in s.zones[HAND + frame.you] if card != frame.that]
        return max(min(len(others), cost(s, frame.you, frame.that) - 1), 0)

    @property
    def rest(self) -> Text:
        return Text("its cost by X (to a minimum of 1)", "jej koszt o X (minimum 1)")


# ---------------------------------------------------------------- Force icons, blank cards, the reserve value


class GainForce(LastsSaid):
    """The card gains Force icons."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.said = Text("gains ", "zyskuje ") + FORCE_ICON.count(number, Case.ACCUSATIVE)

    def force(self, s: LcgState, lasting: Lasting) -> int:
        return self.number


class Blank(OnCards):
    """Treat the text box of a card as blank until the end of the phase; its traits remain.

    An enhancement without its text is attached to nothing and falls off (lcg.enhancement.blanked).
    """

    verb = TREAT

    def works_on(self, s: LcgState, frame: Frame, card: int) -> bool:
        has_text = bool(s.deal.abilities[card]) or s.deal.cards[card].enhances is not None
        return in_play(s, card) and has_text and card not in s.blank

    def apply(self, s: LcgState, frame: Frame, card: int) -> None:
        s.blank.append(card)
        tell(s, "blanked", s.controller(card), (card,))
        s.agenda.append((check_attached, ()))
        s.agenda.append((check, ()))

    @property
    def rest(self) -> Text:
        return Text(
            "the printed text box of {card} as if it were blank (except for traits) until the end of the phase",
            "do końca fazy wydrukowane pole tekstowe {card} jako puste (poza cechami)",
        ).fill(card=self.ref.named(Case.GENITIVE))


class LowerReserve(Deed):
    """Reduce one's own reserve value until the end of the phase, as a cost: it cannot fall below 0."""

    verb = REDUCE

    def __init__(self, number: int = 1) -> None:
        self.number = number
        self.lasts = _LessReserve(number)

    def possible(self, s: LcgState, frame: Frame) -> bool:
        return reserve(s, frame.you) >= self.number

    def act(self, s: LcgState, frame: Frame) -> bool:
        s.lasting.append(for_player(self, frame.you, PHASE_ENDS))
        return True

    @property
    def rest(self) -> Text:
        return Text(
            "your reserve value by {n} until the end of the phase", "do końca fazy swoją wartość rezerwy o {n}"
        ).fill(n=self.number)


class _LessReserve(Lasts):
    """The reserve value of its player is lower."""

    def __init__(self, number: int) -> None:
        self.number = number

    def reserve(self, s: LcgState, lasting: Lasting) -> int:
        return -self.number


class UntilForYou(words.Effect[LcgState, Frame]):
    """Something is true of the player until something ends."""

    def __init__(self, until: int, lasts: LastsSaid) -> None:
        self.until = until
        self.lasts = lasts

    def run(self, s: LcgState, frame: Frame) -> None:
        frame.done = True
        s.lasting.append(for_player(self, frame.you, self.until))

    @property
    def clause(self) -> Clause:
        return Statement(UNTIL[self.until] + Text(", ", " ") + self.lasts.said)


class IgnoreMatch(LastsSaid):
    """The player plays cards from hand without a resource match."""

    said = NeedsNoMatch.text

    def ignores_match(self, s: LcgState, lasting: Lasting, card: int) -> bool:
        return True


class GainPrintedIcons(LastsSaid):
    """The card gains the printed combat icons of the card spoken of."""

    said = Text(
        "gains all combat icons printed on that card", "zyskuje wszystkie symbole walki wydrukowane na tamtej karcie"
    )

    def remembered(self, frame: Frame) -> int:
        return frame.that

    def icons(self, s: LcgState, lasting: Lasting) -> tuple[Icons, Icons]:
        printed = s.deal.cards[lasting.number]
        return printed.icons, printed.edge_icons
