"""Pig, a toy with a die and a few hidden cards: the smallest game that uses every part of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from dejarik.kernel.actions import About, Actions, Verb
from dejarik.kernel.assembled import AssembledGame, Parts
from dejarik.kernel.cast import Cast
from dejarik.kernel.decision import CHANCE, Decision, Option, Outcome, Refusal, subject
from dejarik.kernel.encoding import Tables, Zone
from dejarik.kernel.events import HIDDEN, Event
from dejarik.kernel.game import CardFacts, GameOption, Mode, Setup
from dejarik.kernel.log import tell
from dejarik.kernel.luck import Fall, LuckKind, SeatLuck, Thrown, seat_luck
from dejarik.kernel.rules import Catalogue, Rule
from dejarik.kernel.state import State
from dejarik.kernel.steps import step
from dejarik.kernel.tables import TOKENS
from dejarik.kernel.text import Text, same
from dejarik.kernel.view import Number, Region, SeatView, Thing
from dejarik.kernel.wording import Wording
from dejarik.kernel.zones import draw, guess, knows, pour, redeal, shuffle

DECK, HAND = 0, 1
BONUS = (1, 1, 2, 2, 3, 3)
FAIR, LOADED = (1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 5)
ROLL_LIMIT = 300


@dataclass(slots=True, kw_only=True)
class PigState(State):
    """Points banked per seat, and what the turn under way is worth so far."""

    points: list[int] = field(metadata=TOKENS)
    pot: int = 0
    active: int = 0
    rolls: int = 0
    target: int
    weights: tuple[int, ...]

    def copy(self) -> PigState:
        """An equal, independent state that nobody listens to; written by ``make tables``."""
        new = PigState.__new__(PigState)
        new.key = self.key
        new.counter = self.counter
        new.seats = self.seats
        new.sight = self.sight
        new.zones = list(map(list.copy, self.zones))
        new.place = self.place.copy()
        new.known = self.known.copy()
        new.round_limit = self.round_limit
        new.agenda = self.agenda.copy()
        new.asked = self.asked
        new.decision = self.decision
        new.outcome = self.outcome
        new.log = None
        new.aliases = None
        new.points = self.points.copy()
        new.pot = self.pot
        new.active = self.active
        new.rolls = self.rolls
        new.target = self.target
        new.weights = self.weights
        return new

    @staticmethod
    def list_depths() -> dict[str, int]:
        """How many lists deep each table goes; written by ``make tables``."""
        return {"zones": 2, "agenda": 1, "points": 1}


def deal(setup: Setup, key: bytes) -> PigState:
    seats = setup.players
    s = PigState(
        key=key,
        seats=seats,
        sight=(0, *(1 << seat for seat in range(seats))),
        zones=[list(range(len(BONUS))), *([] for _ in range(seats))],
        place=bytearray([DECK] * len(BONUS)),
        known=bytearray(len(BONUS)),
        points=[0] * seats,
        target=int(setup.options["target"]),
        weights=LOADED if setup.options["die"] == "loaded" else FAIR,
    )
    shuffle(s, DECK)
    s.agenda.append((ask_action, ()))
    return s


@step
def ask_action(s: PigState) -> None:
    options: list[Option] = [("roll",)] if s.rolls < ROLL_LIMIT else []
    s.decision = Decision(s.active, "action", [*options, ("hold",)], _answer_action)


def _answer_action(s: PigState, option: Option) -> None:
    s.agenda.append((ask_action, ()))
    if option == ("roll",):
        s.agenda.append((ask_die, ()))
    else:
        _bank(s)


@step
def ask_die(s: PigState) -> None:
    s.decision = Decision(CHANCE, "die", [("face", n) for n in range(1, 7)], _answer_die, s.weights)


def _answer_die(s: PigState, option: Option) -> None:
    face = subject(option)
    s.rolls += 1
    tell(s, "rolled", s.active, numbers=(face,))
    if face == 1:
        _bust(s)
        return
    s.pot += face
    if face == 6 and s.zones[DECK]:
        tell(s, "drew", s.active, (draw(s, DECK, HAND + s.active),), readers=1 << s.active)


def _bust(s: PigState) -> None:
    """The pot is lost and the bonus cards go back into the deck, which is shuffled."""
    pour(s, HAND + s.active, DECK)
    shuffle(s, DECK)
    s.pot = 0
    s.active = (s.active + 1) % s.seats


def _bank(s: PigState) -> None:
    s.points[s.active] += s.pot
    tell(s, "banked", s.active, numbers=(s.pot,))
    s.pot = 0
    if s.points[s.active] >= s.target or s.rolls >= ROLL_LIMIT:
        _finish(s)
    s.active = (s.active + 1) % s.seats


def _finish(s: PigState) -> None:
    totals = [s.points[seat] + sum(BONUS[card] for card in s.zones[HAND + seat]) for seat in range(s.seats)]
    winners = tuple(seat for seat in range(s.seats) if totals[seat] == max(totals))
    s.outcome = Outcome(winners, tuple(totals))
    s.agenda.clear()


# ---------------------------------------------------------------- words

QUESTIONS = {"action": Text("Roll again?", "Rzucasz dalej?"), "die": Text("The die falls", "Kość się toczy")}
LABELS = {
    "roll": Text("Roll the die", "Rzuć kością"),
    "hold": Text("Keep {pot}", "Zachowaj {pot}"),
    "face": Text("It shows {n}", "Wypada {n}"),
}
LINES = {
    "rolled": Text("{who} rolls {n}.", "{who} rzuca {n}."),
    "drew": Text("{who} draws {card}.", "{who} dobiera kartę: {card}."),
    "banked": Text("{who} keeps {n}.", "{who} zachowuje {n}."),
}
RULES = tuple(
    Rule(f"pig.{key}", "rule", Text("a napkin", "serwetka"), Text(en, pl), "by playing", exempt=exempt)
    for key, en, pl, exempt in (
        ("roll", "Roll as often as you like.", "Rzucaj, ile chcesz.", ""),
        ("hold", "Hold to keep the pot.", "Zatrzymaj się, by zachować pulę.", ""),
        ("die", "One die, six faces.", "Jedna kość, sześć ścianek.", ""),
        ("limit", "Three hundred rolls a game.", "Trzysta rzutów na grę.", ""),
        ("manners", "Nobody squeals.", "Nikt nie kwiczy.", "no program can hear it"),
    )
)


KINDS = (LuckKind("points", Text("pips", "oczka")), LuckKind("blank", Text("ones", "jedynki")))


def seat_name(seat: int) -> Text:
    return Text(f"Player {seat + 1}", f"Gracz {seat + 1}")


def bonus_name(card: int) -> Text:
    return Text("a card", "zakryta") if card == HIDDEN else same(f"+{BONUS[card]}")


WORDING: Wording[PigState] = Wording(
    questions=QUESTIONS,
    labels=LABELS,
    rules={"action": {"roll": "pig.roll", "hold": "pig.hold"}, "die": "pig.die"},
    reasons={"pig.limit": Text("all {0} rolls are made", "wykonano wszystkie rzuty: {0}")},
    lines=LINES,
    label_gaps={"pot": lambda s, option: s.pot, "n": lambda s, option: subject(option)},
    line_gaps={
        "who": lambda s, event: seat_name(event.seat),
        "n": lambda s, event: event.numbers[0],
        "card": lambda s, event: bonus_name(event.cards[0]),
    },
)


def _one_of(*allowed: str) -> GameOption:
    def check(value: str, _: int) -> Text | None:
        return None if value in allowed else Text("that is unknown", "tego nie ma")

    key, default = ("die", "fair") if "fair" in allowed else ("target", "20")
    values = Text(" or ".join(allowed), " albo ".join(allowed))
    return GameOption(key, Text("Choice", "Wybór"), values, default, "pig.die", check)


def headline(s: PigState) -> Text:
    return Text(f"{s.pot} in the pot", f"W puli: {s.pot}")


def seat_views(s: PigState) -> tuple[SeatView, ...]:
    name = Text("points", "punkty")
    return tuple(SeatView(seat, seat_name(seat), (Number("points", n, name),)) for seat, n in enumerate(s.points))


def regions(s: PigState, seat: int) -> tuple[Region, ...]:
    rows = [("deck", DECK, None), *(("hand", HAND + owner, owner) for owner in range(s.seats))]
    return tuple(
        Region(key, "row", Text("Cards", "Karty"), tuple(_thing(s, seat, card) for card in s.zones[zone]), owner)
        for key, zone, owner in rows
    )


def _thing(s: PigState, seat: int, card: int) -> Thing:
    return Thing("bonus", card, f"bonus_{BONUS[card]}", bonus_name(card)) if knows(s, seat, card) else Thing("bonus")


def refuse_roll(s: PigState, _seat: int) -> list[tuple[Option, Refusal]]:
    return [(("roll",), Refusal("pig.limit", (ROLL_LIMIT,)))] if s.rolls >= ROLL_LIMIT else []


def evaluate(s: PigState) -> list[float]:
    if s.outcome is not None:
        return list(s.outcome.shares)
    return [(1 + n) / (sum(s.points) + s.seats) for n in s.points]


def luck(s: PigState, events: Sequence[Event]) -> tuple[SeatLuck, ...]:
    faces = [n for n, weight in enumerate(s.weights, 1) for _ in range(weight)]
    sides = tuple(Fall(int(n == 1), 1 if n == 1 else n, 0 if n == 1 else n) for n in faces)
    rolls = [(event.seat, event.numbers[0]) for event in events if event.kind == "rolled"]
    return tuple(
        seat_luck(seat, KINDS, [Thrown(sides, faces.index(n)) for mover, n in rolls if mover == seat])
        for seat in range(s.seats)
    )


def facts(_catalogue: Catalogue) -> tuple[CardFacts, ...]:
    kind = Text("bonus card", "karta premii")
    return tuple(CardFacts(f"bonus_{n}", same(f"+{n}"), kind, 2, ()) for n in (1, 2, 3))


CAST = Cast(f"bonus_{n}" for n in BONUS)
TABLES: Tables[PigState] = Tables(
    zones=(Zone("deck", DECK), Zone("hand", HAND, each=True)),
    numbers=("pot", "rolls", "target"),
    players=("active",),
    by_seat=("points",),
)


def actions() -> Actions[PigState]:
    keys = tuple(dict.fromkeys(CAST.keys))
    return Actions(1, keys, {"roll": None, "hold": None, "face": Verb(About.NUMBER, 7)}, 3, lambda s: CAST)


PARTS: Parts[PigState] = Parts(
    name="pig",
    title=Text("Pig", "Świnka"),
    version="1",
    seats=range(2, 4),
    default_seats=2,
    option_specs=(_one_of("20", "50"), _one_of("fair", "loaded")),
    modes=(
        Mode("fair", Text("Fair die", "Uczciwa kość"), Setup(2)),
        Mode("loaded", Text("Loaded die", "Oszukana kość"), Setup(3, {"die": "loaded", "target": "50"})),
    ),
    deal=deal,
    notate=lambda s, option: " ".join(map(str, option)),
    wording=WORDING,
    refusals={"action": refuse_roll},
    headline=headline,
    seat_views=seat_views,
    regions=regions,
    things_of=lambda s, option: (),
    determinize=lambda s, seat, rand: guess(s, seat, rand, redeal),
    evaluate=evaluate,
    luck=luck,
    actions=actions,
    tables=TABLES,
    facts=facts,
    rules=lambda: Catalogue(RULES),
)

Pig: TypeAlias = AssembledGame[PigState]
"""Roll and hold; a six brings a bonus card, a one loses pot and cards."""

PIG = Pig(PARTS)
WHERE = "tests.kernel.pig:PIG"
