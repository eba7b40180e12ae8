"""Checks of options: distinct, legal, notated, and each with its texts and its rule."""

from __future__ import annotations

import math
import re
from random import Random

from dejarik.kernel.agenda import apply
from dejarik.kernel.decision import CHANCE, Decision
from dejarik.kernel.errors import IllegalMoveError
from dejarik.kernel.events import HIDDEN, Deed
from dejarik.kernel.match import Match
from dejarik.kernel.text import Text

_WORD = re.compile(r"(?<![\w'’-])[a-z]{3,}")


def options_are_distinct(match: Match, _: Random) -> None:
    """While the game is on there is something to choose, and nothing is offered twice."""
    decision = match.decision
    if decision is None:
        assert match.result is not None, "nothing is offered before the game is over"
        return
    assert decision.options, "nothing is offered"
    assert len(set(decision.options)) == len(decision.options), "an option is offered twice"
    for verb, *ids in decision.options:
        assert isinstance(verb, str), f"{verb} is no verb"
        assert all(type(number) is int for number in ids), f"{ids} are no ids"
    _weights_fit(decision, match.players)


def every_option_can_be_applied(match: Match, _: Random) -> None:
    """What is offered is what is allowed: each option can be played."""
    for option in match.options:
        apply(match.state.copy(), option)


def notations_parse_back(match: Match, _: Random) -> None:
    """Each option has its own notation, fit for a line of a record, and playing that plays the option."""
    written = [match.game.notate(match.state, option) for option in match.options]
    assert len(set(written)) == len(written), "two options share a notation"
    for option, notation in zip(match.options, written, strict=True):
        assert notation.strip() == notation != "", f"{notation!r} fits no line"
        assert notation.isprintable(), f"{notation!r} fits no line"
        twin = match.copy()
        twin.play(notation)
        assert twin.moves[-1] == option, f"{notation} plays {twin.moves[-1]}"


def what_is_not_offered_is_refused(match: Match, _: Random) -> None:
    """An option that is not offered raises IllegalMoveError and changes nothing."""
    before = match.state.digest()
    for wrong in (("no such verb",), ("no such verb", 10**9), "no such move", ""):
        try:
            match.play(wrong)
        except IllegalMoveError as error:
            is_said(error.text)
        else:
            raise AssertionError(f"{wrong} was played")
    assert match.state.digest() == before, "a refused move changed the state"


def every_option_is_explained(match: Match, _: Random) -> None:
    """Question, label and rule of every option, in both languages."""
    game, s = match.game, match.state
    if match.decision is not None:
        is_said(game.question(s))
    for option in match.options:
        is_said(game.label(s, option))
        assert game.rule_of(s, option) in game.rules, f"{option} cites no known rule"


def every_refusal_has_a_reason(match: Match, _: Random) -> None:
    """What a seat cannot do comes with a rule and a sentence."""
    decision = match.decision
    if decision is None:
        return
    for seat in range(match.players):
        hoped = match.game.refusals(match.state, seat)
        assert len({option for option, _ in hoped}) == len(hoped), "an option is refused twice"
        for option, refusal in hoped:
            is_said(match.game.reason(refusal))
            assert refusal.rule in match.game.rules, f"{refusal.rule} is no known rule"
            if seat == decision.seat:
                assert option not in decision.options, f"{option} is both refused and offered"
                assert match.why_not(option) == refusal, f"why not {option}?"


def the_log_reads_in_both_languages(match: Match, _: Random) -> None:
    """Every event is a line for every seat and for spectators; the latest hundred are read."""
    for seat in range(match.players + 1):
        for event in (match.state.log or [])[-100:]:
            is_said(match.game.narrate(match.state, event.seen_by(seat)))
            _names_no_hidden_card(match.game.deed(match.state, event.seen_by(seat)))


def _names_no_hidden_card(deed: Deed | None) -> None:
    assert deed is None or HIDDEN not in (*deed.things, *deed.targets), f"{deed} points at a card that nobody may know"


def standing_is_a_share_per_seat(match: Match, _: Random) -> None:
    """The evaluation is one finite number from 0 to 1 for each seat, and the outcome's own at the end."""
    before = match.state.digest()
    shares = match.game.evaluate(match.state)
    assert len(shares) == match.players, "a seat without evaluation"
    assert all(math.isfinite(share) and 0 <= share <= 1 for share in shares), f"{shares} are no shares"
    if match.result is not None:
        assert shares == list(match.result.shares), "the evaluation of a finished game is not its outcome"
    assert match.state.digest() == before, "evaluating changed the state"


def is_said(text: Text) -> None:
    """A text has words in both languages, no gap left open, and is not English in Polish disguise."""
    for words in (text.en, text.pl):
        assert words.strip(), f"nothing is said: {text}"
        assert not re.search(r"[{}]", words), f"a gap is left open: {words}"
    assert text.en != text.pl or not _WORD.search(text.en), f"not translated: {text.en}"


def _weights_fit(decision: Decision, players: int) -> None:
    if decision.seat == CHANCE:
        assert len(decision.weights) == len(decision.options), "a chance option without weight"
        assert min(decision.weights) > 0, "a chance option that never comes up"
    else:
        assert decision.seat in range(players), f"there is no seat {decision.seat}"
        assert decision.weights == (), "a player's options carry weights"
