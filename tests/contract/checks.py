"""All checks of a position by name, for the test suite and for the soak, and a way to make them all at one position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from dejarik.kernel.match import Match
from tests.contract import (
    copy_checks,
    encode_checks,
    forecast_checks,
    option_checks,
    record_checks,
    secret_checks,
    state_checks,
    view_checks,
)

Check = Callable[[Match, Random], None]

POSITION_CHECKS: tuple[Check, ...] = (
    state_checks.asking_again_changes_nothing,
    state_checks.a_copy_is_equal_and_apart,
    state_checks.a_snapshot_restores_state_and_future,
    option_checks.options_are_distinct,
    option_checks.every_option_can_be_applied,
    option_checks.notations_parse_back,
    option_checks.what_is_not_offered_is_refused,
    option_checks.every_option_is_explained,
    option_checks.every_refusal_has_a_reason,
    option_checks.the_log_reads_in_both_languages,
    option_checks.standing_is_a_share_per_seat,
    secret_checks.hidden_things_change_no_view,
    secret_checks.views_hold_no_hidden_card,
    secret_checks.only_the_chooser_sees_choices,
    secret_checks.events_name_only_known_cards,
    secret_checks.guesses_depend_on_the_view_alone,
    secret_checks.guesses_are_whole_states,
    secret_checks.consent_tells_nothing,
    forecast_checks.forecasts_tell_nothing_hidden_and_come_true,
    copy_checks.viewers_can_name_what_they_see,
    copy_checks.cards_in_sight_keep_their_names,
    view_checks.things_are_cards_of_the_game,
    view_checks.places_keep_their_limits,
    view_checks.seats_can_be_drawn,
    view_checks.options_concern_things_in_sight,
    view_checks.windows_can_be_passed,
    view_checks.what_is_asked_again_can_be_declined,
    view_checks.what_is_asked_together_can_be_picked_in_any_order,
    view_checks.only_the_chooser_is_refused,
    view_checks.the_log_names_cards_as_printed,
    encode_checks.every_option_is_one_action,
    encode_checks.encodings_have_named_columns,
    encode_checks.hidden_things_change_no_encoding,
    encode_checks.cards_in_bare_zones_bear_nothing,
    record_checks.a_record_replays,
)
"""What holds at any point of any game."""


def make_all(match: Match, seed: int, checks: Sequence[Check] = POSITION_CHECKS) -> None:
    """Make every check at one position with the same chance, and name all that fail.

    Each check gets a copy to disturb. Only the check of copies gets the match itself: what copies forget would already
    be missing from a copy, and from the copy of a copy.
    """
    failures: dict[str, Exception] = {}
    for check in checks:
        try:
            check(match if check is state_checks.a_copy_is_equal_and_apart else match.copy(), Random(seed))
        except Exception as error:
            failures[check.__name__] = error
    if failures:
        moves = len(match.moves)
        raise ExceptionGroup(f"after {moves} moves: {', '.join(failures)}", list(failures.values()))
