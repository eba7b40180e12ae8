"""Who may act when: action windows, and the windows around something that happens.

**An action window** (``open_actions``). The player it names acts or passes, then the next one in turn, and so on. An
action is resolved completely before the next opportunity. The window closes when all have passed in a row. Whoever
repeats actions may name a number of repetitions, and must stop where they change nothing (``loops``).

**Something that happens** (``bring_about``) goes through these stages:

1. ``REPLACEMENTS``: what comes instead of it, ahead of everything. Once one is used, the event does not happen. An
   event brought about by a replacement cannot be replaced by the same ability again.
2. ``INTERRUPTS``: what comes before it. ``cancel`` calls the event off, ``change`` has it happen otherwise.
3. ``HAPPENING``: unless it was called off, the game carries it out, checks of the position included.
4. ``REACTIONS``: what comes after it; none if it was called off.

Within 1, 2 and 4 forced abilities come first and are not optional; if there are several, the first player in turn
orders them, or each player their own (``orders_all``). Then the players have alternating opportunities, beginning with
the first in turn, until all pass in a row. Each ability is used at most once for one event. Whatever happens inside an
ability goes through the same stages of its own before the older event goes on.

**Silence reveals nothing.** A player is asked whenever the others could think that they might respond
(``might_respond``), even if PASS is all they can say; what they really can do is ``responses``. Only who publicly can
do nothing passes without being asked, and not even that where the game wants everybody asked (``passes_ahead``).

Progress lies in ``WindowState.windows``, innermost last, and in steps on the agenda, so that any moment copies, saves
and loads. In the rules of Star Wars: The Card Game this is ``lcg.timing.*`` and ``lcg.ability.nested``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.loops import MOST_REPETITIONS, NO_RUN, Run, before_asking, cycle, with_action
from dejarik.abilities.state import AbilityState
from dejarik.abilities.timing import AFTER, BEFORE, INSTEAD, Happening, Trigger, Triggered
from dejarik.abilities.words import Effect, F, S, begin
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.plain import record
from dejarik.kernel.state import State
from dejarik.kernel.steps import step
from dejarik.kernel.zones import everybody

ACTIONS: Final = 0
REPLACEMENTS: Final = 1
INTERRUPTS: Final = 2
HAPPENING: Final = 3
REACTIONS: Final = 4

KINDS: Final = ("action", "instead", "interrupt", "", "reaction")
"""The kind of decision in each stage; which forced ability comes first is a decision of the kind "forced"."""
POLICIES: Final = (NOBODY, INSTEAD, BEFORE, NOBODY, AFTER)
"""What the abilities used in each stage are waiting with."""

PASS: Final[Option] = ("pass",)
REPEAT: Final[Option] = ("repeat",)


class Response(Triggered[S, F]):
    """An ability used INSTEAD of an event, BEFORE it or AFTER it; unless forced, only if its controller wants to."""

    def __init__(self, policy: int, when: Trigger[S, F], effect: Effect[S, F], *, forced: bool = False) -> None:
        super().__init__(when, effect)
        self.policy = policy
        self.forced = forced


@record("window")
@dataclass(slots=True)
class Window:
    """An action window or an event under way: its stage, who has the next opportunity, how many passed in a row.

    The event of an action window only says which window it is and who began. ``used`` are the responses to the event
    so far. An event that was ``called_off`` does not happen, or if it is happening, nothing came of it. ``run`` are the
    actions taken last in an action window.
    """

    event: Happening
    stage: int
    turn: int
    passed: int = 0
    called_off: bool = False
    used: list[Option] = field(default_factory=list)
    run: Run = NO_RUN

    def copy(self) -> Window:
        """An equal window that shares nothing that changes."""
        return Window(self.event, self.stage, self.turn, self.passed, self.called_off, self.used[:], self.run)

    def plain(self) -> list[Any]:
        """The fields in order."""
        return [self.event, self.stage, self.turn, self.passed, self.called_off, self.used, self.run]

    @classmethod
    def from_parts(cls, *parts: Any) -> Window:
        """The window with these fields; lists are saved as rows."""
        event, stage, turn, passed, called_off, used, run = parts
        return cls(event, stage, turn, passed, called_off, list(used), run)


@dataclass(slots=True, kw_only=True, repr=False)
class WindowState(AbilityState):
    """A position in which players act and respond in windows; a game answers the questions below."""

    windows: list[Window] = field(default_factory=list)

    def hears(self, policy: int, moment: int) -> bool:
        """Whether any card of the match has an ability of a policy for a moment; if none has, nobody need be asked."""
        return True

    def first_stage(self, moment: int, sort: int | None = None) -> int:
        """The first stage in which somebody might answer a moment, of a sort if one is given, or NOBODY.

        Here ``hears`` decides; a game may look more closely, because a window that nobody can use costs time.
        """
        if self.hears(INSTEAD, moment):
            return REPLACEMENTS
        if self.hears(BEFORE, moment):
            return INTERRUPTS
        return HAPPENING if self.hears(AFTER, moment) else NOBODY

    def hears_elsewhere(self, policy: int, moment: int) -> bool:
        """Whether anything but the abilities of cards in play could answer: if not, those alone decide who is asked."""
        return True

    def stands_by(self, policy: int, moment: int) -> bool:
        """Whether anything might answer a moment as things stand now."""
        return self.hears_elsewhere(policy, moment) or bool(self.waiting(policy, moment))

    def carry_out(self, event: Happening) -> None:
        """Let an event happen, or put steps for it on the agenda. If nothing comes of it, call its window off."""
        raise NotImplementedError

    def prevented(self, event: Happening) -> None:
        """An event was canceled or replaced and does not happen."""

    def responses(self, seat: int, window: Window) -> list[Option]:
        """All that a player really can do in a window, PASS not included; an option names an ability and no more.

        ``answers`` gives the responses of cards in play, ``usable`` says it of a card elsewhere.
        """
        raise NotImplementedError

    def might_respond(self, seat: int, window: Window) -> bool:
        """Whether the others must reckon with a response, going by what is public alone; see ``has_secrets``.

        It must hold whenever there are ``responses``, or these would not be offered; only who has ``answers`` is asked
        in any case, because what makes abilities in play possible is public as a rule.
        """
        raise NotImplementedError

    def respond(self, seat: int, option: Option, window: Window) -> None:
        """Carry out what a player does in a window; ``use`` does so for the responses of cards in play."""
        raise NotImplementedError

    def playing(self) -> int:
        """How many players are still in the game."""
        return sum([self.can_answer(seat) for seat in range(self.seats)])

    def passes_ahead(self, seat: int) -> bool:
        """Whether a player who publicly can do nothing passes without being asked."""
        return True

    def orders_all(self) -> bool:
        """Whether the first player in turn orders all forced abilities; otherwise all order their own, in turn."""
        return True

    def next_in_turn(self, seat: int) -> int:
        """Who has the opportunity after a player, among those still in the game; clockwise unless a game differs."""
        while True:
            seat = (seat + 1) % self.seats
            if self.can_answer(seat):
                return seat


# ---------------------------------------------------------------- what a game calls


def open_actions(s: WindowState, moment: int, first: int) -> None:
    """Open an action window in which this player has the first opportunity; ``moment`` says which window it is."""
    s.windows.append(Window(Happening(moment, first), ACTIONS, first, 0, False, []))
    s.agenda.append((go_on, ()))


def bring_about(s: WindowState, event: Happening) -> None:
    """Let something happen, with everything that answers it. What comes after it is put on the agenda before."""
    stage = s.first_stage(event.moment)
    if stage != NOBODY:
        _open(s, event, stage)
    if stage in (NOBODY, HAPPENING):
        s.carry_out(event)


def moment_comes(
    s: WindowState,
    moment: int,
    seat: int,
    concerned: int = NOBODY,
    amount: int = 0,
    sort: int = NOBODY,
    source: int = NOBODY,
) -> None:
    """A moment has come in which nothing is left to carry out: bring it about if anybody might answer."""
    stage = s.first_stage(moment, sort)
    if stage != NOBODY:
        _open(s, Happening(moment, seat, concerned, amount, sort, source), stage)


def _open(s: WindowState, event: Happening, stage: int) -> None:
    used = _used_for_the_original(s) if stage == REPLACEMENTS else []
    s.windows.append(Window(event, stage, s.in_turn()[0], 0, False, used))
    s.agenda.append((go_on, ()))


def _used_for_the_original(s: WindowState) -> list[Option]:
    """What was used to replace the event that this one is brought about instead of."""
    replaced = [window.used for window in s.windows if window.called_off and window.stage == REPLACEMENTS]
    return replaced[-1][:] if replaced else []


def answered(s: WindowState) -> Window:
    """The window in which the ability under way is used: the innermost one whose event is not just happening."""
    return next(window for window in reversed(s.windows) if window.stage != HAPPENING)


def cancel(s: WindowState) -> None:
    """Call off the event that the ability under way interrupts; what was paid for it stays paid."""
    window = answered(s)
    assert window.stage == INTERRUPTS, "only an interrupt can cancel an event"
    window.called_off = True  # lcg.timing.interrupt_changes_trigger, lcg.cancel.only_effects


def change(s: WindowState, event: Happening) -> None:
    """Have the event that the ability under way interrupts happen otherwise."""
    window = answered(s)
    assert window.stage == INTERRUPTS, "only an interrupt can change an event"
    window.event = event


def answers(s: WindowState, seat: int, window: Window) -> list[Option]:
    """The unforced responses of a player's cards in play that can be used now."""
    return [option for owner, option, ability in _due(s, window) if owner == seat and not ability.forced]


def usable(s: WindowState, card: int, ability: Response[Any, Any], window: Window) -> bool:
    """Whether a response of a card, wherever it lies, fits a window and would do something."""
    event = window.event
    if ability.policy != POLICIES[window.stage] or ability.when.moment != event.moment:
        return False
    return ability.when.met(s, card, event) and ability.effect.possible(s, ability.frame(s, card, event))


def use(s: WindowState, option: Option, window: Window) -> None:
    """Begin a response of a card in play."""
    card, place = option[1:]
    pending = s.abilities_of(card)[place].pending(s, card, window.event)
    begin(s, pending.effect, pending.frame)


def has_secrets(s: State, zone: int) -> bool:
    """Whether a zone holds a card that somebody does not know, so that it might be any."""
    all_of_them = everybody(s)
    return any(s.known[card] != all_of_them for card in s.zones[zone])


# ---------------------------------------------------------------- how a window goes on


@step
def go_on(s: WindowState) -> None:
    """Whatever comes next in the innermost window: forced abilities, somebody's opportunity, the next stage."""
    window = s.windows[-1]
    if window.called_off:  # lcg.timing.reaction_needs_trigger
        _call_off(s, window)
        return
    while True:
        if window.stage == HAPPENING:
            if not s.stands_by(AFTER, window.event.moment):
                break
            _enter(s, window, REACTIONS)
        due = _due(s, window) if window.stage != ACTIONS else []
        if due and any(ability.forced for _, _, ability in due):  # lcg.ability.forced_first
            s.agenda.append((next_forced, ()))
            return
        seat = _next_to_ask(s, window, due)
        if seat != NOBODY:
            if window.run is not NO_RUN:
                window.run = before_asking(s, window.run, seat)
            s.agenda.append((ask_response, (seat,)))
            return
        if window.stage == INTERRUPTS:
            window.stage = HAPPENING
            s.agenda.append((go_on, ()))
            s.carry_out(window.event)
            return
        if window.stage != REPLACEMENTS:
            break
        _enter(s, window, INTERRUPTS)
    s.windows.pop()


def _call_off(s: WindowState, window: Window) -> None:
    s.windows.pop()
    if window.stage != HAPPENING:
        s.prevented(window.event)


def _enter(s: WindowState, window: Window, stage: int) -> None:
    window.stage, window.turn, window.passed = stage, s.in_turn()[0], 0


# ---------------------------------------------------------------- forced abilities


@step
def next_forced(s: WindowState) -> None:
    """Whoever orders the forced abilities says which comes next; one alone needs no question."""
    seat, options = _forced(s, s.windows[-1])
    if len(options) == 1:
        _answer_forced(s, options[0])
    else:
        s.decision = Decision(seat, "forced", options, _answer_forced)


def _answer_forced(s: WindowState, option: Option) -> None:
    _take(s, s.controller(subject(option)), option)


def _forced(s: WindowState, window: Window) -> tuple[int, list[Option]]:
    """Who says which forced ability comes next, and those to choose from; there is one at least."""
    due = [(owner, option) for owner, option, ability in _due(s, window) if ability.forced]
    seats = s.in_turn()
    if s.orders_all():
        return seats[0], [option for _, option in due]
    seat = next(seat for seat in seats if any(owner == seat for owner, _ in due))
    return seat, [option for owner, option in due if owner == seat]


_Due: TypeAlias = list[tuple[int, Option, Response[Any, Any]]]


def _due(s: WindowState, window: Window) -> _Due:
    """The abilities in play that can be used in a window now, each with its controller and as an option."""
    policy = POLICIES[window.stage]
    if policy == NOBODY:
        return []
    found: _Due = []
    for card, ability in s.waiting(policy, window.event.moment):
        if usable(s, card, ability, window):  # most wait for something else that happens at such a moment
            owner, option = s.controller(card), ("use", card, s.abilities_of(card).index(ability))
            if option not in window.used and s.can_answer(owner):
                found.append((owner, option, ability))
    return found


# ---------------------------------------------------------------- opportunities


@step
def ask_response(s: WindowState, seat: int) -> None:
    """Ask a player what they do; nobody else can tell whether they could do anything."""
    window = s.windows[-1]
    options = s.responses(seat, window)
    if window.used:
        options = [option for option in options if option not in window.used]
    if window.run is not NO_RUN:
        options = _going_on_from(window.run, seat, options)
    s.decision = Decision(seat, KINDS[window.stage], [*options, PASS], _answer_response)


def _going_on_from(run: Run, seat: int, options: list[Option]) -> list[Option]:
    """What is left of some options after the actions taken last, and whether these may be repeated."""
    left = [option for option in options if option not in run.barred]
    acts = cycle(run, seat)
    return [*left, REPEAT] if acts and acts[0] in left else left


def _answer_response(s: WindowState, option: Option, seat: int) -> None:
    window = s.windows[-1]
    window.turn = s.next_in_turn(seat)
    if option == PASS:
        window.passed += 1
        go_on(s)
    elif option == REPEAT:
        window.passed = 0
        s.agenda.append((go_on, ()))
        s.agenda.append((ask_repetitions, (seat,)))
    else:
        window.passed = 0
        _take(s, seat, option)


def _take(s: WindowState, seat: int, option: Option) -> None:
    """Resolve a response completely before the window goes on."""
    window = s.windows[-1]
    if window.stage == ACTIONS:  # an action may be repeated
        window.run = with_action(s, window.run, seat, option)
    else:  # lcg.ability.once_per_trigger
        window.used.append(option)
    if window.stage == REPLACEMENTS:
        window.called_off = True
    s.agenda.append((go_on, ()))
    s.respond(seat, option, window)


def _next_to_ask(s: WindowState, window: Window, due: _Due) -> int:
    """Who has the next opportunity and is asked, or nobody once all have passed in a row."""
    if not due and window.stage != ACTIONS and not s.hears_elsewhere(POLICIES[window.stage], window.event.moment):
        return NOBODY
    playing = s.playing()
    while window.passed < playing:  # lcg.timing.action_window_closes, interrupt_order, reaction_order
        seat = window.turn
        if s.can_answer(seat):
            is_due = due and any(owner == seat for owner, _, _ in due)
            if is_due or s.might_respond(seat, window) or not s.passes_ahead(seat):
                return seat
            window.passed += 1
        window.turn = s.next_in_turn(seat)
    return NOBODY


# ---------------------------------------------------------------- repetitions


@step
def ask_repetitions(s: WindowState, seat: int) -> None:
    """How often a player repeats the actions just taken twice (lcg.loop.state_number)."""
    options: list[Option] = [("times", number) for number in range(1, MOST_REPETITIONS + 1)]
    s.decision = Decision(seat, "times", options, _answer_repetitions, completes=True)


def _answer_repetitions(s: WindowState, option: Option, seat: int) -> None:
    acts = cycle(s.windows[-1].run, seat)
    s.agenda.append((repeat, (seat, acts, subject(option) * len(acts))))


@step
def repeat(s: WindowState, seat: int, acts: tuple[Option, ...], left: int) -> None:
    """Carry out the next of the repeated actions, and those left after it, as long as each is still possible."""
    window, option = s.windows[-1], acts[-left % len(acts)]
    if left and option in s.responses(seat, window):
        s.agenda.append((repeat, (seat, acts, left - 1)))
        s.respond(seat, option, window)
