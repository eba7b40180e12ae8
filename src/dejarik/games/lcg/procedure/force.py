"""The Force phase: committing units, the Force struggle, the Balance of the Force."""

from __future__ import annotations

from dejarik.abilities.windows import moment_comes, open_actions
from dejarik.games.lcg.model.moments import FORCE_WINDOW, STRUGGLE_BEGINS
from dejarik.games.lcg.model.state import DISCARD, HAND, LIMBO, SEATS, LcgState
from dejarik.games.lcg.rules.commitment import commit, committable, win_balance
from dejarik.games.lcg.rules.values import struggle_total
from dejarik.kernel import zones
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step


def begin_force(s: LcgState) -> None:
    """Commit, struggle, act (lcg.force.window_after)."""
    s.agenda.append((force_window, ()))
    s.agenda.append((count_struggle, ()))
    s.agenda.append((begin_struggle, ()))
    s.agenda.append((ask_commit, ()))


# ---------------------------------------------------------------- committing


@step
def ask_commit(s: LcgState) -> None:
    """The active player may commit any number of units, one by one (lcg.force.commit_step)."""
    options: list[Option] = [("commit", card) for card in committable(s, s.active)]
    if options:
        s.decision = Decision(s.active, "commit", [*options, ("done",)], _answer_commit)


def _answer_commit(s: LcgState, option: Option) -> None:
    if option[0] == "commit":
        s.agenda.append((ask_commit, ()))
        commit(s, s.active, subject(option))


# ---------------------------------------------------------------- the struggle


@step
def begin_struggle(s: LcgState) -> None:
    """The Force struggle begins."""
    moment_comes(s, STRUGGLE_BEGINS, s.active)


@step
def count_struggle(s: LcgState) -> None:
    """The higher total of Force icons wins the Balance; on a tie it stays (lcg.force.struggle_tie)."""
    totals = [struggle_total(s, seat) for seat in range(SEATS)]
    holder = s.sides.index(s.balance)
    winner = holder if totals[0] == totals[1] else int(totals[1] > totals[0])
    tell(s, "struggle", winner, (), (totals[winner], totals[1 - winner], int(winner != holder)))
    s.revealed[:] = [0, 0]
    for seat in range(SEATS):
        _give_up_revealed(s, seat, winner)
    win_balance(s, winner)  # lcg.force.struggle_tie_holder


def _give_up_revealed(s: LcgState, seat: int, winner: int) -> None:
    """Cards that were revealed for their Force icons go to the winner's hand; a loser's are discarded."""
    for card in s.zones[LIMBO + seat][:]:
        tell(s, "taken" if seat == winner else "discarded", seat, (card,))
        zones.move(s, card, (HAND if seat == winner else DISCARD) + seat)


@step
def force_window(s: LcgState) -> None:
    """The only action window of the phase comes after the struggle."""
    open_actions(s, FORCE_WINDOW, s.active)
