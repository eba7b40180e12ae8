"""The contract suite can fail: each small fault built into a game is caught by the right check."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Container
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from dejarik.games.bounty import turn
from dejarik.games.bounty.cards import ALL_CARDS
from dejarik.games.bounty.game import GAME
from dejarik.games.bounty.state import DISCARD, MARKET, MARKET_DECK, BountyState
from dejarik.kernel import registry
from dejarik.kernel.assembled import AssembledGame
from dejarik.kernel.decision import Option, Outcome, Refusal
from dejarik.kernel.decks import DeckForm
from dejarik.kernel.events import EVERYBODY, Event
from dejarik.kernel.game import CardFacts, Setup
from dejarik.kernel.log import tell
from dejarik.kernel.looks import LookNames
from dejarik.kernel.match import Match
from dejarik.kernel.rng import below
from dejarik.kernel.state import State
from dejarik.kernel.steps import step
from dejarik.kernel.text import Text, same
from dejarik.kernel.view import Choice, Face, Look, Prompt, Region, SeatView, Share, Together, Track, View
from tests.contract import (
    deck_checks,
    game_checks,
    option_checks,
    record_checks,
    secret_checks,
    state_checks,
    view_checks,
)
from tests.contract.checks import Check
from tests.contract.walk import LONGEST_GAME, Case, Way, arrive
from tests.kernel.barn import BARN, BarnDecks
from tests.kernel.pig import PIG, Pig

WAY = Way(seed=11, length=45)


class Bounty(AssembledGame[BountyState]):
    """Bounty once more, to build faults into."""

    def __init__(self) -> None:
        super().__init__(GAME.parts)


def top_of_deck(s: BountyState) -> Text:
    return ALL_CARDS[s.zones[MARKET_DECK][-1]].name


class LeakingView(Bounty):
    def view(self, s: BountyState, seat: int) -> View:
        return replace(super().view(s, seat), headline=top_of_deck(s))


class NumberedBacks(Bounty):
    def view(self, s: BountyState, seat: int) -> View:
        seen = super().view(s, seat)
        deck = seen.region("market_deck")
        numbered = tuple(replace(thing, id=card) for thing, card in zip(deck.things, s.zones[MARKET_DECK], strict=True))
        regions = tuple(replace(deck, things=numbered) if r is deck else r for r in seen.regions)
        return replace(seen, regions=regions)


class OpenPrompt(Bounty):
    def view(self, s: BountyState, seat: int) -> View:
        assert s.decision is not None
        choices = tuple(Choice(option, "", Text("a", "b"), (), "bounty.turn.actions") for option in s.decision.options)
        return replace(
            super().view(s, seat), prompt=Prompt(s.decision.seat, s.decision.kind, self.question(s), choices)
        )


class AsksForTooMany(Bounty):
    def prompt(self, s: BountyState, seat: int, regions: tuple[Region, ...]) -> Prompt | None:
        found = super().prompt(s, seat, regions)
        if found is None or not found.choices:
            return found
        twice = (2,) * len(found.choices)
        numbers = tuple([same(str(number)) for number in range(1, 2 * len(twice) + 1)])
        return replace(found, together=Together(0, 2 * len(twice), twice, None, confirms=numbers))


class AsksAgain(Bounty):
    @property
    def recurring(self) -> frozenset[str]:
        return frozenset({"action", "take", "sale"})


class SpreadsWhatIsNotAsked(Bounty):
    def prompt(self, s: BountyState, seat: int, regions: tuple[Region, ...]) -> Prompt | None:
        found = super().prompt(s, seat, regions)
        if found is None or not found.choices:
            return found
        shares = tuple([Share(thing, (f"hit {thing} 0", f"hit {thing} 1")) for thing in range(2)])
        none = (0,) * len(found.choices)
        return replace(found, together=Together(1, 1, none, None, shares, (same("1"),)))


class UnlistedCard(Bounty):
    def cards(self) -> tuple[CardFacts, ...]:
        return tuple(card for card in super().cards() if card.look.icon != "target")


class Misnamed(Bounty):
    def cards(self) -> tuple[CardFacts, ...]:
        return tuple(replace(card, name=card.name + "!") for card in super().cards())


class NoRoom(Bounty):
    def regions(self, s: BountyState, seat: int) -> tuple[Region, ...]:
        return tuple(replace(region, room=0) for region in super().regions(s, seat))


class OffTheTrack(Bounty):
    def regions(self, s: BountyState, seat: int) -> tuple[Region, ...]:
        track = Track(4, 0, 3, (Text("a", "b"), Text("c", "d")), ("red", "blue"))
        return (*super().regions(s, seat), Region("odd", "track", Text("Odd", "Dziwne"), (), track=track))


class ChequeredSeats(Bounty):
    def seat_views(self, s: BountyState) -> tuple[SeatView, ...]:
        return tuple(replace(seat, look=Look(color="chequered")) for seat in super().seat_views(s))


class HalfATeam(Bounty):
    def seat_views(self, s: BountyState) -> tuple[SeatView, ...]:
        first, *others = super().seat_views(s)
        return (replace(first, team=1), *others)


class PointsIntoTheDeck(Bounty):
    def things_of(self, s: BountyState, option: Option) -> tuple[int, ...]:
        return (s.zones[MARKET_DECK][0],)


class LeakingLog(Bounty):
    def narrate(self, s: BountyState, event: Event) -> Text:
        return top_of_deck(s)


class LeakingRefusal(Bounty):
    def refusals(self, s: BountyState, seat: int) -> list[tuple[Option, Refusal]]:
        return [(("draw", s.zones[MARKET_DECK][-1]), Refusal("bounty.draw.nothing_left"))]


class PeekingGuess(Bounty):
    def determinize(self, s: BountyState, seat: int, rand: Random) -> BountyState:
        made = s.copy()
        made.key = rand.randbytes(32)
        return made


class GuessWithTheKey(Bounty):
    def determinize(self, s: BountyState, seat: int, rand: Random) -> BountyState:
        made = super().determinize(s, seat, rand)
        made.key = s.key
        return made


class GuessLosesACard(Bounty):
    def determinize(self, s: BountyState, seat: int, rand: Random) -> BountyState:
        made = super().determinize(s, seat, rand)
        made.zones[MARKET_DECK].pop()
        return made


class UntranslatedLabel(Bounty):
    def label(self, s: BountyState, option: Option) -> Text:
        return same(super().label(s, option).en)


class OpenGap(Bounty):
    def question(self, s: BountyState) -> Text:
        return Text("{n} left", "zostało {n}")


class UnknownRule(Bounty):
    def rule_of(self, s: BountyState, option: Option) -> str:
        return "bounty.no_such_rule"


class RefusesWhatItOffers(Bounty):
    def refusals(self, s: BountyState, seat: int) -> list[tuple[Option, Refusal]]:
        assert s.decision is not None
        return [(s.decision.options[0], Refusal("bounty.draw.nothing_left"))]


class OneNotationForAll(Bounty):
    def notate(self, s: BountyState, option: Option) -> str:
        return "move"


class NotationOfTheMoment(Bounty):
    def notate(self, s: BountyState, option: Option) -> str:
        return f"{super().notate(s, option)} {len(s.zones[MARKET_DECK])}"


class SilentLog(Bounty):
    def narrate(self, s: BountyState, event: Event) -> Text:
        return Text("Something happens.", "")


class EvaluationOverOne(Bounty):
    def evaluate(self, s: BountyState) -> list[float]:
        return [2.0] * s.seats


class EvaluationNotANumber(Bounty):
    def evaluate(self, s: BountyState) -> list[float]:
        return [float("nan")] * s.seats


@pytest.mark.parametrize(
    ("faulty", "check"),
    [
        (LeakingView, secret_checks.hidden_things_change_no_view),
        (LeakingLog, secret_checks.hidden_things_change_no_view),
        (LeakingRefusal, secret_checks.hidden_things_change_no_view),
        (NumberedBacks, secret_checks.views_hold_no_hidden_card),
        (UnlistedCard, view_checks.things_are_cards_of_the_game),
        (Misnamed, view_checks.things_are_cards_of_the_game),
        (Misnamed, view_checks.the_log_names_cards_as_printed),
        (NoRoom, view_checks.places_keep_their_limits),
        (OffTheTrack, view_checks.places_keep_their_limits),
        (ChequeredSeats, view_checks.seats_can_be_drawn),
        (HalfATeam, view_checks.seats_can_be_drawn),
        (AsksForTooMany, view_checks.what_is_asked_together_can_be_picked_in_any_order),
        (AsksAgain, view_checks.what_is_asked_again_can_be_declined),
        (SpreadsWhatIsNotAsked, view_checks.what_is_asked_together_can_be_picked_in_any_order),
        (PointsIntoTheDeck, view_checks.options_concern_things_in_sight),
        (OpenPrompt, secret_checks.only_the_chooser_sees_choices),
        (PeekingGuess, secret_checks.guesses_depend_on_the_view_alone),
        (GuessWithTheKey, secret_checks.guesses_depend_on_the_view_alone),
        (GuessLosesACard, secret_checks.guesses_are_whole_states),
        (UntranslatedLabel, option_checks.every_option_is_explained),
        (OpenGap, option_checks.every_option_is_explained),
        (UnknownRule, option_checks.every_option_is_explained),
        (RefusesWhatItOffers, option_checks.every_refusal_has_a_reason),
        (OneNotationForAll, option_checks.notations_parse_back),
        (NotationOfTheMoment, record_checks.a_record_replays),
        (SilentLog, option_checks.the_log_reads_in_both_languages),
        (EvaluationOverOne, option_checks.standing_is_a_share_per_seat),
        (EvaluationNotANumber, option_checks.standing_is_a_share_per_seat),
    ],
)
def test_a_faulty_game_is_caught(faulty: type[Bounty], check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    check(_match(Bounty()), Random(1))
    game = faulty()
    monkeypatch.setattr(registry, "find", lambda name: game)
    with pytest.raises((AssertionError, ValueError)):
        check(_match(game), Random(1))


def _lose_a_card(s: BountyState) -> None:
    s.zones[MARKET_DECK].pop()


def _double_a_card(s: BountyState) -> None:
    s.zones[DISCARD].append(s.zones[MARKET_DECK][0])


def _misplace_a_card(s: BountyState) -> None:
    s.place[s.zones[MARKET_DECK][0]] = DISCARD


def _forget_an_open_card(s: BountyState) -> None:
    s.known[s.zones[MARKET][0]] = 0


def _go_into_debt(s: BountyState) -> None:
    s.credits[1] = -100


def _stop_without_an_end(s: BountyState) -> None:
    s.decision = None


def _end_and_go_on(s: BountyState) -> None:
    s.outcome = Outcome((0,), (1, 2, 3))


@pytest.mark.parametrize(
    "harm",
    [
        _lose_a_card,
        _double_a_card,
        _misplace_a_card,
        _forget_an_open_card,
        _go_into_debt,
        _stop_without_an_end,
        _end_and_go_on,
    ],
)
def test_a_harmed_table_is_caught(harm: Callable[[Any], None]) -> None:
    s = _match(Bounty()).state
    state_checks.tables_are_sound(s)
    harm(s)
    with pytest.raises(AssertionError):
        state_checks.tables_are_sound(s)


def test_an_option_offered_twice_is_caught() -> None:
    match = _match(Bounty())
    match.options.append(match.options[0])
    with pytest.raises(AssertionError, match="twice"):
        option_checks.options_are_distinct(match, Random(1))


def test_an_option_that_cannot_be_applied_is_caught() -> None:
    match = _match(Bounty())
    match.options.append(("equip", 10**6))
    with pytest.raises(IndexError):
        option_checks.every_option_can_be_applied(match, Random(1))


@step
def _ask_and_change(s: BountyState) -> None:
    turn.ask_action(s)
    s.credits[0] += 100


def test_a_question_that_changes_something_is_caught() -> None:
    match = _match(Bounty())
    match.state.asked = (_ask_and_change, ())
    with pytest.raises(AssertionError):
        state_checks.asking_again_changes_nothing(match, Random(1))


def test_a_match_that_takes_any_move_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _match(Bounty())
    monkeypatch.setattr(match, "play", lambda _option: None)
    with pytest.raises(AssertionError, match="was played"):
        option_checks.what_is_not_offered_is_refused(match, Random(1))


@pytest.mark.parametrize("table", ["credits", "zones", "agenda"])
def test_a_copy_that_shares_a_table_is_caught(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, honest = _match(Bounty()), BountyState.copy

    def sharing(s: BountyState) -> BountyState:
        made = honest(s)
        setattr(made, table, getattr(s, table))
        return made

    monkeypatch.setattr(BountyState, "copy", sharing)
    with pytest.raises(AssertionError, match="shares"):
        state_checks.a_copy_is_equal_and_apart(match, Random(1))


def test_a_snapshot_that_forgets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match, honest = _match(Bounty()), BountyState.snapshot
    monkeypatch.setattr(BountyState, "snapshot", lambda s: {**honest(s), "counter": 0})
    with pytest.raises(AssertionError, match="differs"):
        state_checks.a_snapshot_restores_state_and_future(match, Random(1))


def test_an_event_told_to_the_wrong_seats_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _match(Bounty(), "deck")

    def loud(
        s: State, kind: str, seat: int, cards: tuple[int, ...] = (), numbers: tuple[int, ...] = (), readers: int = 0
    ) -> None:
        tell(s, kind, seat, cards, numbers, EVERYBODY)

    secret_checks.events_name_only_known_cards(match, Random(1))
    monkeypatch.setattr(turn, "tell", loud)
    with pytest.raises(AssertionError, match="unknown card"):
        secret_checks.events_name_only_known_cards(match, Random(1))


def test_consent_that_looks_at_hidden_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _match(Bounty())
    secret_checks.consent_tells_nothing(match, Random(1))
    monkeypatch.setattr(secret_checks, "reveals", lambda before, after, seat: before.zones[MARKET_DECK])
    with pytest.raises(AssertionError, match="hidden"):
        secret_checks.consent_tells_nothing(match, Random(1))


def test_a_deal_that_depends_on_more_than_the_seed_is_caught() -> None:
    counter = itertools.count()

    class Restless(Bounty):
        def deal(self, setup: Setup, key: bytes) -> BountyState:
            made = super().deal(setup, key)
            made.credits[0] += next(counter)
            return made

    with pytest.raises(AssertionError, match="another state"):
        record_checks.every_prefix_replays(_case(Restless()), WAY)


def test_a_state_that_keeps_something_outside_its_tables_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = itertools.count()
    honest = turn.take_job
    monkeypatch.setattr(turn, "QUICK_JOB_PAY", 200)

    def richer(s: BountyState, seat: int) -> None:
        honest(s, seat)
        s.credits[seat] += next(jobs)

    monkeypatch.setattr(turn, "take_job", richer)
    with pytest.raises(AssertionError, match=r"leads elsewhere|differs"):
        record_checks.undo_reaches_every_prefix(_case(Bounty()), Way(seed=11, length=150))


def test_a_roll_that_uses_up_the_generator_is_caught(pig: Pig, monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy_roll(s: State) -> Option:
        return "face", 1 + below(s, 6)

    way = Way(seed=2, length=30)
    record_checks.asked_chance_equals_rolled(Case(PIG, PIG.modes[0]), way)
    monkeypatch.setattr(record_checks, "roll", greedy_roll)
    with pytest.raises((AssertionError, ValueError)):
        record_checks.asked_chance_equals_rolled(Case(PIG, PIG.modes[0]), way)


def test_a_game_that_accepts_anything_is_caught() -> None:
    class Careless(Bounty):
        def __init__(self) -> None:
            super().__init__()
            self.seats = range(2, 6)

        def check(self, setup: Setup) -> Setup:
            return super().check(Setup(2))

    for check in (game_checks.wrong_seats_are_refused, game_checks.unknown_options_are_refused):
        with pytest.raises(AssertionError, match="accepts"):
            check(Careless())


def test_a_card_listed_twice_is_caught() -> None:
    class Doubled(Bounty):
        def cards(self) -> tuple[CardFacts, ...]:
            return super().cards() * 2

    with pytest.raises(AssertionError, match="twice"):
        game_checks.cards_are_described(Doubled())


def test_a_look_that_no_page_knows_is_caught() -> None:
    chequered = AssembledGame(replace(GAME.parts, look=Look(figure="kraken")))
    game_checks.everything_can_be_drawn(GAME)
    with pytest.raises(AssertionError, match="unknown figure kraken"):
        game_checks.everything_can_be_drawn(chequered)


def test_a_sign_that_only_another_game_has_told_to_pages_is_caught() -> None:
    borrowed = replace(GAME.parts, look=Look(icon="villain"))
    told = replace(borrowed, look_names=GAME.look_names | LookNames(icons=frozenset({"villain"})))
    game_checks.everything_can_be_drawn(AssembledGame(told))
    with pytest.raises(AssertionError, match="unknown icon villain"):
        game_checks.everything_can_be_drawn(AssembledGame(borrowed))


def test_a_die_with_a_symbol_that_no_page_knows_is_caught() -> None:
    class Runic(Bounty):
        def cards(self) -> tuple[CardFacts, ...]:
            first, *others = super().cards()
            return (replace(first, faces=(Face("rune"),)), *others)

    with pytest.raises(AssertionError, match="unknown symbol rune"):
        game_checks.everything_can_be_drawn(Runic())


def test_a_rule_about_a_card_that_does_not_exist_is_caught() -> None:
    class Smaller(Bounty):
        def cards(self) -> tuple[CardFacts, ...]:
            return super().cards()[1:]

    game_checks.rules_name_cards_that_exist(Bounty())
    with pytest.raises(AssertionError, match="names Din Djarin, which is no card"):
        game_checks.rules_name_cards_that_exist(Smaller())


def test_a_listed_value_that_is_not_accepted_is_caught() -> None:
    promised = tuple(replace(spec, choices=(("9", same("9")),)) for spec in GAME.option_specs)
    promising = AssembledGame(replace(GAME.parts, option_specs=promised))
    game_checks.options_are_described(GAME)
    with pytest.raises(AssertionError, match="is not"):
        game_checks.options_are_described(promising)


def test_a_starter_that_is_not_legal_is_caught() -> None:
    class Hungry(BarnDecks):
        starters = (replace(BarnDecks.starters[0], code="1 1"),)

    poor = AssembledGame(replace(BARN.parts, decks=Hungry()))
    deck_checks.decks_can_be_passed_on(BARN)
    with pytest.raises(AssertionError, match="small is odd"):
        deck_checks.decks_can_be_passed_on(poor)


def test_a_deck_that_loses_its_name_is_caught() -> None:
    class Forgetful(BarnDecks):
        def write(self, code: str, form: DeckForm, name: str = "") -> str:
            return super().write(code, form)

    nameless = AssembledGame(replace(BARN.parts, decks=Forgetful()))
    with pytest.raises(AssertionError, match="loses something"):
        deck_checks.decks_can_be_passed_on(nameless)


def test_a_form_that_is_written_but_not_listed_is_caught() -> None:
    class Secretive(BarnDecks):
        forms = ("text",)

        def check_form(self, form: DeckForm) -> None:
            """Writes them all."""

    silent = AssembledGame(replace(BARN.parts, decks=Secretive()))
    with pytest.raises(AssertionError, match="is not among their forms"):
        deck_checks.decks_can_be_passed_on(silent)


def test_a_random_deck_that_may_not_be_played_is_caught() -> None:
    class Careless(BarnDecks):
        def random(self, rand: Random, without: Container[str] = ()) -> str:
            return " ".join(sorted(rand.choices("123", k=rand.randint(1, 4))))

    messy = AssembledGame(replace(BARN.parts, decks=Careless()))
    deck_checks.random_decks_can_be_played(BARN)
    with pytest.raises(AssertionError, match="chance makes a deck that is odd"):
        deck_checks.random_decks_can_be_played(messy)


def test_a_card_that_counts_for_more_than_it_says_is_caught() -> None:
    class Boastful(BarnDecks):
        places = tuple(
            replace(place, levels=tuple(replace(level, adds={**level.adds, "piglets": 7}) for level in place.levels))
            for place in BarnDecks.places
        )

    proud = AssembledGame(replace(BARN.parts, decks=Boastful()))
    deck_checks.decks_can_be_built_card_by_card(BARN)
    with pytest.raises(AssertionError, match="do not add up to piglets"):
        deck_checks.decks_can_be_built_card_by_card(proud)


def test_a_card_that_goes_into_no_section_is_caught() -> None:
    class Absent(BarnDecks):
        places = tuple(replace(place, section="attic") for place in BarnDecks.places)

    homeless = AssembledGame(replace(BARN.parts, decks=Absent()))
    deck_checks.cards_have_places_in_decks(BARN)
    with pytest.raises(AssertionError, match="goes nowhere"):
        deck_checks.cards_have_places_in_decks(homeless)


def test_a_question_left_at_the_end_is_caught() -> None:
    s = arrive(_case(Bounty()), Way(seed=3, length=LONGEST_GAME)).state
    state_checks.tables_are_sound(s)
    s.asked = (turn.ask_action, ())
    with pytest.raises(AssertionError, match="a question is left"):
        state_checks.tables_are_sound(s)


def _case(game: Bounty) -> Case:
    return Case(game, game.modes[0])


def _match(game: Bounty, offering: str = "end") -> Match:
    """A match some way on, where the given verb is offered."""
    length = WAY.length
    while True:
        match = arrive(_case(game), replace(WAY, length=length))
        if (offering,) in match.options:
            return match
        length += 1
