"""What the rules themselves let players do and pick: symbols, keywords, first hands, rerolls, claiming, upkeep."""

from __future__ import annotations

from dejarik.abilities.clauses import Act, Clause, Statement
from dejarik.abilities.structure import May
from dejarik.abilities.words import rule_effect
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.language.dice import INDIRECT, SYMBOL_KEYS
from dejarik.games.destiny.language.phrases import AN_OPPONENT
from dejarik.games.destiny.language.terms import FOES, OWN
from dejarik.games.destiny.model.deal import RULE_WORDS, RuleWords
from dejarik.games.destiny.model.frames import Frame, Resolution
from dejarik.games.destiny.model.state import HAND, LIMBO, TEAM, DestinyState
from dejarik.games.destiny.model.values import dice_to_guard, different_cards, distinct, symbol_resolved, value_of
from dejarik.games.destiny.rules.damage import deal_damage, give_shields, use_shields
from dejarik.games.destiny.rules.piles import discard_from_hand, discard_from_play, draw, hand_limit, reattach
from dejarik.games.destiny.rules.pools import removable, remove
from dejarik.games.destiny.vocabulary.amounts import SOME, DieValue, UpTo
from dejarik.games.destiny.vocabulary.dice import Reroll, Turn
from dejarik.games.destiny.vocabulary.hand import DiscardAtRandom
from dejarik.games.destiny.vocabulary.selectors import ANYBODY, Dice, seats_of
from dejarik.games.destiny.vocabulary.spreading import SpreadDamage, SpreadShields
from dejarik.games.destiny.vocabulary.turns import FoeLoses, Gain, UseClaim
from dejarik.games.destiny.vocabulary.words import Asks, Effect, PickSeveral
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.text import Text

# ---------------------------------------------------------------- symbols (destiny.die.symbol_sets_effect)


class Nothing(Effect):
    """Does nothing."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        pass

    @property
    def clause(self) -> Clause:
        return Statement(Text("nothing happens", "nic się nie dzieje"))


class Strike(Asks):
    """All damage of a die goes to one character (destiny.symbol.melee.one_character)."""

    kind = "strike"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        assert isinstance(frame, Resolution)
        if frame.value <= 0:
            return []
        return [("hit", card) for seat in (*seats_of(s, frame, FOES), frame.you) for card in s.zones[TEAM + seat]]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        assert isinstance(frame, Resolution)
        frame.character = subject(option)
        deal_damage(s, [(frame.character, frame.value)], symbol_resolved(s, frame), frame.terms.unblockable)

    @property
    def clause(self) -> Clause:
        return Act(verbs.DEAL, Text("the damage to a character", "obrażenia postaci"))


class Volley(Effect):
    """The damage of a die is dealt to each character of one opponent (destiny.card.salvo.cost_paid_once)."""

    names_foe = True

    def run(self, s: DestinyState, frame: Frame) -> None:
        assert isinstance(frame, Resolution)
        hits = [(character, frame.value) for character in s.zones[TEAM + frame.foe]]
        deal_damage(s, hits, symbol_resolved(s, frame), frame.terms.unblockable)

    @property
    def clause(self) -> Clause:
        return Act(
            verbs.DEAL, Text("the damage to each of {of_one_foe} characters", "obrażenia każdej postaci {of_one_foe}")
        )


class Shelter(Asks):
    """All shields of a die go to one character (destiny.symbol.shield.one_character)."""

    kind = "shelter"

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        return [("shield", card) for card in ANYBODY.found(s, frame)]

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        assert isinstance(frame, Resolution)
        give_shields(s, [(subject(option), frame.value)])

    @property
    def clause(self) -> Clause:
        return Act(verbs.GIVE, Text("a character the shields", "osłony postaci"))


class ShieldsBlock(Effect):
    """The shields of a character block damage it is about to take (destiny.shield.other_blocks_same_time)."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        use_shields(s, frame.source)

    @property
    def clause(self) -> Clause:
        return Statement(Text("shields block the damage", "osłony blokują obrażenia"))


# ---------------------------------------------------------------- keywords


class Guard(Asks):
    """Remove an opponent's die that shows damage; the guardian is dealt its value (destiny.keyword.guardian)."""

    kind = "guardian"
    completes = False

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        dice = removable(s, dice_to_guard(s, frame.you), frame.you)
        found: list[Option] = [("remove", die) for die in distinct(s, dice)]
        return [*found, ("decline",)] if found else []

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if option[0] == "decline":
            return
        die = subject(option)
        value = value_of(s, die)
        remove(s, [die], frame.you)
        deal_damage(s, [(frame.source, value)])

    @property
    def clause(self) -> Clause:
        rest = Text(
            "an opponent's die showing damage; {this_does} is dealt damage equal to its value",
            "kość przeciwnika przedstawiającą obrażenia; zadaj {to_this} tyle obrażeń, ile wynosi jej wartość",
        )
        return Act(verbs.REMOVE, rest)


class Redeployment(Asks):
    """The upgrade of a defeated character moves to another or is lost (destiny.keyword.redeploy.move_after_defeat)."""

    kind = "redeploy"
    completes = False

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        if s.place[frame.source] != LIMBO + frame.you:
            return []
        found: list[Option] = [("attach", character) for character in s.zones[TEAM + frame.you]]
        return [*found, ("decline",)] if found else []

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if option[0] == "decline":
            discard_from_play(s, frame.source)
            return
        tell(s, "redeployed", frame.you, (frame.source, subject(option)))
        reattach(s, frame.source, subject(option))

    def nothing(self, s: DestinyState, frame: Frame) -> None:
        if s.place[frame.source] == LIMBO + frame.you:
            discard_from_play(s, frame.source)

    @property
    def clause(self) -> Clause:
        return Act(verbs.MOVE, Text("{this} to another of your characters", "{this} na inną ze swoich postaci"))


# ---------------------------------------------------------------- hands


def _left_in_hand(s: DestinyState, frame: Frame, taken: list[int]) -> list[int]:
    """The cards in hand besides those picked already."""
    hand = s.zones[HAND + frame.you]
    return [card for card in hand if card not in taken] if taken else hand


class Redraw(PickSeveral):
    """Shuffle any number of cards back and draw as many."""

    kind = "redraw"
    completes = False
    private = True

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        return [("put_back", card) for card in different_cards(s, _left_in_hand(s, frame, taken))]

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        s.put_back += tuple(taken)

    @property
    def clause(self) -> Clause:
        return Act(verbs.REPLACE, Text("cards of your first hand", "karty z pierwszej ręki"))


class Refill(PickSeveral):
    """Discard any number of cards, then draw up to the hand limit (destiny.upkeep.discard_then_draw)."""

    kind = "upkeep"
    completes = False
    private = True

    def offers(self, s: DestinyState, frame: Frame, taken: list[int]) -> list[Option]:
        return [("discard", card) for card in different_cards(s, _left_in_hand(s, frame, taken))]

    def finish(self, s: DestinyState, frame: Frame, taken: list[int]) -> None:
        discard_from_hand(s, frame.you, taken)
        draw(s, frame.you, hand_limit(s, frame.you) - len(s.zones[HAND + frame.you]))

    @property
    def clause(self) -> Clause:
        rest = Text("any number of cards, then draw", "dowolną liczbę kart, następnie dobierz karty")
        return Act(verbs.DISCARD, rest)


def _rule(known_as: str, effect: Effect) -> Effect:
    return rule_effect("destiny", known_as, effect)


_SYMBOLS: tuple[Effect, ...] = (
    Strike(),
    Strike(),
    SpreadDamage(DieValue(), AN_OPPONENT, INDIRECT),
    Shelter(),
    Gain(DieValue()),
    FoeLoses(DieValue()),
    DiscardAtRandom(DieValue()),
    Turn(Dice(OWN), UpTo(DieValue()), others=True),
    Nothing(),
    Nothing(),
    Nothing(),
)

RULE_WORDS.append(
    RuleWords(
        by_symbol=tuple(_rule(key, effect) for key, effect in zip(SYMBOL_KEYS, _SYMBOLS, strict=True)),
        volley=_rule("volley", Volley()),
        guard=_rule("guard", Guard()),
        redeploy=_rule("redeploy", Redeployment()),
        reroll=_rule("reroll", Reroll(Dice(OWN), SOME)),
        claim=_rule("claim", May(UseClaim())),
        shields=_rule("shields", ShieldsBlock()),
        nothing=_rule("nothing", Nothing()),
    )
)

REDRAW = _rule("redraw", Redraw())
REFILL = _rule("refill", Refill())
FIRST_SHIELDS = (_rule("one-first-shield", SpreadShields(1)), _rule("two-first-shields", SpreadShields(2)))
"""For those whose battlefield is not used: each of several players, or the only opponent."""
