"""Checks of a game's own description: its modes, options, cards and rules, before anything is played."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from typing import Any

from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import Game, Setup
from dejarik.kernel.guide import pointed_at, stops
from dejarik.kernel.looks import COMMON
from dejarik.kernel.match import Match
from dejarik.kernel.tour import Tour, TourStep
from dejarik.kernel.view import View
from tests.contract.option_checks import is_said
from tests.contract.view_checks import can_be_drawn

MOST_RULES = 8
"""Nobody reads more about one card."""

MOST_TURN_LINES = 5
MOST_PRIMER_LETTERS = 180
"""So much fits one screen, on a phone too."""

MOST_STOPS = 20
MOST_LETTERS = 320
"""More than that nobody reads beside a table."""


def modes_can_be_played(game: Game[Any]) -> None:
    """Modes have names of their own and setups that the game accepts."""
    _unique([mode.name for mode in game.modes])
    assert all((game.title.en, game.title.pl)), "a game without a title"
    assert game.default_seats in game.seats
    for mode in game.modes:
        is_said(mode.title)
        assert game.check(mode.setup).players == mode.setup.players


def positions_reach_other_processes(game: Game[Any]) -> None:
    """A position can be sent to the process in which a computer player thinks about it."""
    for mode in game.modes:
        match = Match(game, mode.setup.players, "1", mode.setup.options)
        sent = pickle.dumps((type(match.state), match.state.snapshot()))
        kind, snapshot = pickle.loads(sent)
        arrived = kind.restore(snapshot)
        assert arrived.decision.options == match.options, f"{mode.name}: another question arrives"


def options_are_described(game: Game[Any]) -> None:
    """Every option has a title, a rule, a default, and values to pick from, that every number of players can use."""
    _unique([spec.key for spec in game.option_specs])
    for spec in game.option_specs:
        is_said(spec.title)
        is_said(spec.values)
        assert spec.rule in game.rules, f"{spec.rule} is no known rule"
        listed = [value for value, _ in spec.choices]
        _unique(listed)
        assert not listed or spec.default in listed, f"{spec.key}={spec.default} is not among {listed}"
        for title in (title for _, title in spec.choices):
            is_said(title)
        for players in game.seats:
            for value in (spec.default, *listed):
                assert spec.check(value, players) is None, f"{spec.key}={value} is not allowed"


def cards_are_described(game: Game[Any]) -> None:
    """Every card has its own key, its names, a copy unless players bring theirs, a look, and rules that there are."""
    _unique([card.key for card in game.cards()])
    for card in game.cards():
        assert all((card.name.en, card.name.pl)), f"{card.key} has no name"
        is_said(card.kind)
        for text in (card.text, card.subtitle, card.traits, card.whole_text):
            if text.en or text.pl:
                is_said(text)
        assert card.copies > 0 or game.decks is not None, f"{card.key} has no copy"
        assert len(set(card.rules)) == len(card.rules) <= MOST_RULES, f"{card.key} has odd rules"
        assert all(rule in game.rules for rule in card.rules), f"{card.key} cites an unknown rule"


def everything_can_be_drawn(game: Game[Any]) -> None:
    """The game, its cards and the sides of its dice have looks and signs that pages know."""
    for look in (game.look, *(card.look for card in game.cards())):
        can_be_drawn(game, look)
    known = COMMON | game.look_names
    for symbol in {face.symbol for card in game.cards() for face in card.faces}:
        assert symbol in known.icons, f"unknown symbol {symbol}"


def rules_name_cards_that_exist(game: Game[Any]) -> None:
    """A card named by a rule is a card of the game, and reading it leads back to a rule."""
    cards = {card.name.en: card for card in game.cards()}
    for rule in game.rules:
        for name in rule.cards:
            assert name in cards, f"{rule.id} names {name}, which is no card"
            assert cards[name].rules, f"{name} leads to no rule"


def rules_are_stated(game: Game[Any]) -> None:
    """Every rule has its own id under the game's name, a statement in both languages, a source and a check."""
    _unique([rule.id for rule in game.rules])
    for rule in game.rules:
        assert rule.id.startswith(f"{game.name}."), f"{rule.id} belongs to another game"
        is_said(rule.text)
        assert all((rule.kind, rule.source.en, rule.source.pl, rule.check)), f"{rule.id} is incomplete"


def rules_stand_in_chapters(game: Game[Any]) -> None:
    """If the rules are a book, each of them stands in one section, and chapters and sections have titles."""
    chapters = game.rules.chapters
    sections = [section for chapter in chapters for section in chapter.sections]
    for titled in (*chapters, *sections):
        assert titled.title.en, "a title is missing in English"
        assert titled.title.pl, "a title is missing in Polish"
    _unique([section.key for section in sections])
    assert all(section.rules for section in sections), "a section without rules"
    if chapters:
        assert sorted(rule for section in sections for rule in section.rules) == sorted(rule.id for rule in game.rules)


def wrong_seats_are_refused(game: Game[Any]) -> None:
    """Too few and too many players are refused with a remedy."""
    for players in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 10**30):
        _refuses(game, Setup(players))


def unknown_options_are_refused(game: Game[Any]) -> None:
    """A misspelled option is refused with the list of those there are."""
    _refuses(game, Setup(game.default_seats, {"no_such_option": "1"}))


def primer_fits_one_screen(game: Game[Any]) -> None:
    """How to win is said in a few short lines, each of which cites a rule that there is."""
    if game.primer is None:
        return
    assert 1 <= len(game.primer.turn) <= MOST_TURN_LINES, "a turn has too many lines"
    for line in game.primer.lines:
        is_said(line.text)
        assert max(len(line.text.en), len(line.text.pl)) <= MOST_PRIMER_LETTERS, f"too long: {line.text.en}"
        assert line.rule in game.rules, f"an unknown rule: {line.rule}"


def tour_can_be_walked(game: Game[Any]) -> None:
    """Every stop of the tour is reached by legal moves, says something, and cites rules and cards that there are."""
    if game.tour is None:
        return
    is_said(game.tour.title)
    known = {card.key for card in game.cards()}
    walked = list(stops(game, game.tour))
    assert [step for step, _ in walked] == list(game.tour.steps), "the tour ends early"
    assert len(walked) <= MOST_STOPS, "the tour is too long"
    assert not walked[0][0].choice, "the tour begins with a choice"
    assert not walked[-1][0].choice, "the tour ends with a choice"
    for step, match in walked:
        is_said(step.text)
        assert max(len(step.text.en), len(step.text.pl)) <= MOST_LETTERS, f"too long: {step.text.en}"
        assert step.rules, f"no rule is cited: {step.text.en}"
        assert all(rule in game.rules for rule in step.rules), f"an unknown rule among {step.rules}"
        assert known.issuperset(step.cards), f"an unknown card among {step.cards}"
        if step.choice:
            _learner_chooses(game.tour, step, match.view(game.tour.learner))


def _learner_chooses(tour: Tour, step: TourStep, view: View) -> None:
    """The learner has a choice, and the stop points at the things on the table that it is about."""
    prompt = view.prompt
    assert prompt is not None, step.choice
    assert prompt.seat == tour.learner, step.choice
    assert len(prompt.choices) > 1, f"nothing to choose: {step.choice}"
    chosen = next((choice for choice in prompt.choices if choice.notation == step.choice), None)
    assert chosen is not None, f"not offered: {step.choice}"
    shown = {thing.id for region in view.regions for thing in region.things}
    assert shown.issuperset(pointed_at(step, view)), f"points at nothing: {step.choice}"
    assert pointed_at(step, view) or not chosen.things, f"does not point at what it is about: {step.choice}"


def any_value_is_played_or_refused(game: Game[Any], key: str, value: str, players: int) -> None:
    """Whatever is typed as the value of an option, either the game can be dealt or the refusal says why not."""
    try:
        match = Match(game, players, 1, {key: value})
    except BadSetupError as error:
        is_said(error.cause)
        is_said(error.remedy)
    else:
        assert match.options or match.result


def _refuses(game: Game[Any], setup: Setup) -> None:
    try:
        Match(game, setup.players, 1, setup.options)
    except BadSetupError as error:
        is_said(error.cause)
        is_said(error.remedy)
    else:
        raise AssertionError(f"{game.name} accepts {setup}")


def _unique(names: Iterable[str]) -> None:
    found = list(names)
    assert len(set(found)) == len(found), f"a name is used twice: {found}"
