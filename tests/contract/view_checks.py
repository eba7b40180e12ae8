"""Checks of what a client draws: known cards, known looks, places within their limits, names that can be resolved."""

from __future__ import annotations

import re
from random import Random
from typing import Any, get_args

from dejarik.kernel.agenda import advance
from dejarik.kernel.decision import IDLE
from dejarik.kernel.game import Game
from dejarik.kernel.looks import COMMON
from dejarik.kernel.match import Match
from dejarik.kernel.refused import refused_now
from dejarik.kernel.text import LANGUAGES
from dejarik.kernel.view import Look, Prompt, Region, Side, Together, View

LOG_LINES = 40
SCALES = ("track", "dial", "marker")
_QUOTED = {"en": re.compile("“([^”]*)”"), "pl": re.compile("„([^”]*)”")}


def things_are_cards_of_the_game(match: Match, _: Random) -> None:
    """Every face-up card on the table is in the list of cards under the same name."""
    names = {card.key: card.name for card in match.game.cards()}
    for view in _views(match):
        for thing in (thing for region in view.regions for thing in region.things if not thing.is_back):
            assert thing.key in names, f"{thing.key} is no card of the game"
            assert thing.name == names[thing.key], f"{thing.key} is called {thing.name}"


def places_keep_their_limits(match: Match, _: Random) -> None:
    """Nowhere lies more than has room there, and every marker stands on its track; no place is there twice.

    It is one of the phases that the game has.
    """
    for view in _views(match):
        assert view.phases is None or 0 <= view.phases.at < len(view.phases.names), "it is no phase of the game"
        places = [(region.key, region.seat) for region in view.regions]
        assert len(set(places)) == len(places), "a place is there twice"
        for region in view.regions:
            assert region.room is None or len(region.things) <= region.room, f"{region.key} is overfull"
            _track_is_sound(match.game, region)


def seats_can_be_drawn(match: Match, _: Random) -> None:
    """Every player has a look that a page knows, and in a team game everybody is of a team."""
    for view in _views(match):
        assert [seat.seat for seat in view.seats] == list(range(match.players))
        for seat in view.seats:
            can_be_drawn(match.game, seat.look)
        assert len({seat.team is None for seat in view.seats}) == 1, "some have a team and some have none"


def options_concern_things_in_sight(match: Match, _: Random) -> None:
    """What an option is about, offered or refused, lies where the chooser can see it; the choice says the same."""
    decision = match.decision
    if decision is None or decision.seat not in range(match.players):
        return
    view = match.game.view(match.state, decision.seat)
    seen = {thing.id for region in view.regions for thing in region.things}
    assert view.prompt is not None
    for choice in view.prompt.choices:
        option = choice.option
        assert choice.things == match.game.things_of(match.state, option), f"{option} concerns something else"
        assert choice.rule == match.game.rule_of(match.state, option), f"{option} cites another rule"
        assert seen.issuperset(choice.things), f"{option} concerns what its chooser does not see"
    for refused in refused_now(match.game, match.state, decision.seat):
        assert seen.issuperset(refused.things), f"{refused.notation} concerns what the hopeful does not see"


def windows_can_be_passed(match: Match, _: Random) -> None:
    """A window is one that the game lists, everybody sees the same of it, and its player may always do nothing."""
    specs = {spec.key for spec in match.game.windows}
    prompts = [view.prompt for view in _views(match) if view.prompt is not None]
    assert len({prompt.window for prompt in prompts}) <= 1, "not everybody sees the same window"
    for window in (prompt.window for prompt in prompts if prompt.window is not None):
        assert window.key in specs, f"{window.key} is no window of the game"
        assert window.turn in range(match.players), f"it is nobody's turn in {window.key}"
        passed = [option for option in match.options if match.game.notate(match.state, option) == window.passing]
        assert len(passed) == 1, f"{window.key} cannot be passed"
        assert passed[0][0] in IDLE, f"{window.passing} is not known for doing nothing"


def what_is_asked_again_can_be_declined(match: Match, _: Random) -> None:
    """Whoever does not want to be asked again must be able to say no, and everybody sees that it may come again."""
    prompts = [view.prompt for view in _views(match) if view.prompt is not None]
    assert len({prompt.recurs for prompt in prompts}) <= 1, "not everybody sees that it may come again"
    for prompt in prompts:
        idle = [choice for choice in prompt.choices if choice.option[0] in IDLE]
        assert idle or not (prompt.choices and prompt.recurs), f"{prompt.kind} cannot be declined"
        assert prompt.window is None or prompt.recurs, f"the window {prompt.kind} may come again"


def what_is_asked_together_can_be_picked_in_any_order(match: Match, rand: Random) -> None:
    """As many as the prompt says can be picked, whatever comes first."""
    prompts = [view.prompt for view in _views(match) if view.prompt is not None]
    for prompt in prompts:
        together = prompt.together
        if together is None:
            continue
        assert 0 <= together.least <= together.most, "fewer at most than at least"
        _confirms_say_what_is_done(prompt, together)
        if together.shares:
            _any_distribution_can_be_made(match, together, rand)
            continue
        each = zip(prompt.choices, together.each, strict=True)
        picks = [choice.option for choice, times in each for _ in range(times)]
        assert len(picks) >= together.most, "more is asked for than there is"
        trial = match.state.copy()
        for option in rand.sample(picks, together.most):
            assert trial.decision is not None, "the question is over before everything is picked"
            assert option in trial.decision.options, f"{option} is no longer offered"
            advance(trial, option)


def _confirms_say_what_is_done(prompt: Prompt, together: Together) -> None:
    """If the same is done with all, the button that confirms says what, with the number of each."""
    verbs = {choice.option[0] for choice in prompt.choices} - IDLE
    assert len(together.confirms) == together.most, "not every number can be confirmed"
    for number, said in enumerate(together.confirms, 1):
        for language in LANGUAGES:
            assert len(verbs) > 1 or re.search(rf"\b{number}\b", said[language]), f"{said} does not say {number}"


def _any_distribution_can_be_made(match: Match, together: Together, rand: Random) -> None:
    """Every point may go wherever there is room for it; what is not asked about is left to no choice."""
    assert together.least == together.most, "all of it is spread"
    assert sum(len(share.moves) - 1 for share in together.shares) >= together.most, "there is no room for all of it"
    amounts = [0] * len(together.shares)
    for _ in range(together.most):
        roomy = [at for at, share in enumerate(together.shares) if amounts[at] < len(share.moves) - 1]
        amounts[rand.choice(roomy)] += 1
    planned = {share.moves: share.moves[amount] for share, amount in zip(together.shares, amounts, strict=True)}
    trial = match.state.copy()
    assert trial.decision is not None, "the game is over"
    kind = trial.decision.kind
    while planned and trial.decision is not None and trial.decision.kind == kind:
        offered = {match.game.notate(trial, option): option for option in trial.decision.options}
        moves = next((moves for moves in planned if set(moves) & set(offered)), None)
        assert moves is not None, f"{kind} asks about something else"
        assert set(offered) <= set(moves), f"{kind} offers more than its target can get"
        assert planned[moves] in offered, f"{planned[moves]} is not offered"
        advance(trial, offered[planned.pop(moves)])
    assert len(planned) < len(together.shares), "nothing of it is asked"


def only_the_chooser_is_refused(match: Match, _: Random) -> None:
    """Whoever does not choose now, and everybody after the end, hopes for nothing."""
    chooser = match.decision.seat if match.decision is not None else None
    for seat in range(match.players + 1):
        refused = match.refused(seat)
        assert seat == chooser or not refused, f"seat {seat} is refused something out of turn"
        said = [(each.label, each.reason) for each in refused]
        assert len(set(said)) == len(said), "the same is refused twice"


def the_log_names_cards_as_printed(match: Match, rand: Random) -> None:
    """A name in quotation marks is to the letter that of a card which the line refers to: a page finds it so."""
    names = {card.key: card.name for card in match.game.cards()}
    start = max(0, len(match.state.log or []) - LOG_LINES)
    compared = rand.randrange(match.players + 1)
    for seat in range(match.players + 1):
        told = match.told(seat, start)
        if seat == compared:
            assert [line.text for line in told] == match.log(seat, start), "log and lines told differ"
        for line in told:
            assert line.seat in range(-1, match.players), f"nobody sits at {line.seat}"
            for language in LANGUAGES:
                said = set(_QUOTED[language].findall(line.text[language]))
                named = {names[key][language] for key in line.named}
                assert said == named, f"{line.text[language]} names {said}, but refers to {named}"


def can_be_drawn(game: Game[Any], look: Look) -> None:
    """A look uses only names that all games share or that its game has told to pages."""
    known = COMMON | game.look_names
    assert look.side in get_args(Side), f"unknown side {look.side}"
    assert look.color in known.colors, f"unknown color {look.color}"
    assert look.icon == "" or look.icon in known.icons, f"unknown icon {look.icon}"
    assert look.figure in known.figures, f"unknown figure {look.figure}"


def _track_is_sound(game: Game[Any], region: Region) -> None:
    track = region.track
    assert (track is not None) <= (region.layout in SCALES), f"{region.key} is no track"
    if track is not None:
        assert track.low <= track.at <= track.high, f"the marker of {region.key} is off its track"
        colors = (COMMON | game.look_names).colors
        assert colors.issuperset(track.colors), f"unknown colors {track.colors}"


def _views(match: Match) -> list[View]:
    return [match.game.view(match.state, seat) for seat in range(match.players + 1)]
