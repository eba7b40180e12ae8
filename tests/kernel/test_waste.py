"""What would go unused with a choice, in both languages, wherever a game has something to lose."""

from __future__ import annotations

from dejarik.kernel.match import Match
from dejarik.kernel.text import EMPTY, Text


def wasted(match: Match, verb: str) -> Text:
    assert match.decision is not None
    prompt = match.view(match.decision.seat).prompt
    assert prompt is not None
    return next(choice.waste for choice in prompt.choices if choice.option[0] == verb)


def test_actions_of_bounty() -> None:
    match = Match("bounty", players=2, seed=7)
    assert wasted(match, "end") == Text("2 actions", "2 akcje")
    assert wasted(match, "job") == EMPTY
    match.play("job")
    assert wasted(match, "end") == Text("1 action", "1 akcja")


def test_cards_attack_and_resources_of_the_deckbuilding_game() -> None:
    match = Match("deckbuilding", players=2, seed=1)
    assert wasted(match, "end") == Text("5 cards", "5 kart")
    while play := next((option for option in match.options if option[0] == "play"), None):
        match.play(play)
        while match.options[-1][0] != "end":
            match.play(match.options[0])
    left = wasted(match, "end")
    assert "resource" in left.en
    assert "zasob" in left.pl
    assert "card" not in left.en


def rolled(seed: int) -> Match:
    """Destiny after one player has rolled and the other has passed."""
    match = Match("destiny", players=2, seed=seed)
    while not any(option[0] == "activate" for option in match.options):
        match.play(match.options[-1])
    match.play(next(option for option in match.options if option[0] == "activate"))
    match.play("pass")
    return match


def test_dice_of_destiny_when_the_round_ends_with_it() -> None:
    found = (rolled(seed) for seed in range(100))
    match = next(match for match in found if [option[0] for option in match.options].count("resolve") == 1)
    assert wasted(match, "claim") == wasted(match, "pass") == Text("1 die", "1 kość")
    match.undo()
    assert wasted(match, "pass") == EMPTY, "the round goes on"
