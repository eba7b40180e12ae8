"""What the game asks, by kind of decision; in windows with what happened and which window it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dejarik.abilities.clauses import Act, Clause
from dejarik.abilities.structure import May
from dejarik.abilities.words import Effect, ask
from dejarik.games.lcg.language.names import PHASE_NAMES
from dejarik.games.lcg.language.nouns import this_words
from dejarik.games.lcg.model import moments
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import NOBODY, LcgState
from dejarik.games.lcg.procedure.conflict import ask_shielding
from dejarik.games.lcg.procedure.strikes import points_together, resolve_icons
from dejarik.games.lcg.rules.commitment import free_force_cards
from dejarik.games.lcg.rules.damage import protect, shield
from dejarik.games.lcg.rules.edge import repeat_fate
from dejarik.games.lcg.rules.moving import capture_instead
from dejarik.games.lcg.rules.playing import attach
from dejarik.games.lcg.rules.resources import pay
from dejarik.games.lcg.rules.tokens import focus_or_shield
from dejarik.games.lcg.rules.values import reserve
from dejarik.games.lcg.show.text import cards, damage, focus_tokens, of_whom, open_name, resources, who
from dejarik.games.lcg.vocabulary.engagements import EndUnlessPaid
from dejarik.kernel.agenda import asked_by
from dejarik.kernel.text import EMPTY, Text, capital
from dejarik.kernel.wording import Word

QUESTIONS: Final[dict[str, Text]] = {
    # setup
    "put_back": Text(
        "Which objective goes under your objective deck?", "Który cel odkładasz na spód swojej talii celów?"
    ),
    "mulligan": Text("Keep this hand?", "Zatrzymujesz tę rękę?"),
    "reveal": Text("Which objective do you reveal next?", "Który cel odkrywasz jako następny?"),
    # phases
    "balance": Text("Deal 1 damage to which enemy objective?", "Któremu wrogiemu celowi zadajesz 1 obrażenie?"),
    "draw_discard": Text("Discard a card before drawing?", "Odrzucasz kartę przed dobieraniem?"),
    "discard_down": Text("Discard down to {reserve}: which card?", "Zostaw sobie {reserve}: którą kartę odrzucasz?"),
    "commit": Text(
        "Commit a unit to the Force? Free Force cards: {free}",
        "Przydzielasz jednostkę do Mocy? Wolne karty Mocy: {free}",
    ),
    # windows
    "action": Text("{window}: {act} or pass?", "{window}: {act} czy pasujesz?"),
    "interrupt": Text("{event}: use an interrupt?", "{event}: używasz zakłócenia?"),
    "reaction": Text("{event}: use a reaction?", "{event}: używasz reakcji?"),
    "forced": Text("{event}: which forced ability comes first?", "{event}: która wymuszona zdolność najpierw?"),
    "times": Text("How many times do you repeat these actions?", "Ile razy powtarzasz te akcje?"),
    # playing cards
    "pay": Text("{source}: {resources} to pay, with which card?", "{source}: z której karty bierzesz {resources}?"),
    "attach": Text("What do you attach {source} to?", "Do czego dołączasz kartę {source}?"),
    "target": Text("{ability_of}: {aimed}", "{ability_of}: {aimed}"),
    # engagements
    "engage": Text("Which objective do you engage?", "Który cel atakujesz?"),
    "attackers": Text("Which unit attacks?", "Która jednostka atakuje?"),
    "defenders": Text("Which unit defends?", "Która jednostka broni?"),
    "shielding": Text("{source}: shield which card?", "{source}: którą kartę osłaniasz?"),
    "edge": Text("Put a card into your edge stack, or pass?", "Dokładasz kartę do stosu przewagi czy pasujesz?"),
    "fate_order": Text("Which fate card is resolved next?", "Którą kartę losu rozpatrzyć jako następną?"),
    "fate_again": Text("Resolve {source} once more?", "Rozpatrujesz kartę {source} jeszcze raz?"),
    "edge_discard": Text(
        "Which card of your edge stack goes to the discard pile next?",
        "Która karta ze stosu przewagi trafia następna na stos kart odrzuconych?",
    ),
    "discard_order": Text(
        "Which of the cards leaving play goes to the discard pile next?",
        "Która z kart opuszczających grę trafia następna na stos kart odrzuconych?",
    ),
    "strike": Text("Which unit strikes?", "Która jednostka uderza?"),
    "icons": Text("{source} strikes: {icons}", "Uderza {source}: {icons}"),
    # damage and tokens
    "damage_order": Text("Which objective is dealt its damage next?", "Który cel otrzymuje obrażenia jako następny?"),
    "protect": Text("{damage} to {source}: protect it?", "{source} ma otrzymać {damage}: chronisz tę kartę?"),
    "shield": Text("{damage} to {source}: use its shield?", "{source} ma otrzymać {damage}: używasz osłony?"),
    "shield_focus": Text("{focus} on {source}: use its shield?", "{source} ma otrzymać {focus}: używasz osłony?"),
    "capture_at": Text("At which objective do you capture {source}?", "Przy którym celu chwytasz kartę {source}?"),
    # words of cards
    "may": Text("{ability_of}: {optional}", "{ability_of}: {optional}"),
    "choose": Text("{ability_of}: which one?", "{ability_of}: co wybierasz?"),
    "foe_choose": Text("{ability_of}: which one?", "{ability_of}: co wybierasz?"),
    "strip": Text("{ability_of}: what do you discard next?", "{ability_of}: co teraz odrzucasz?"),
    **dict.fromkeys(
        ("pick", "discard", "discard_x", "put_under", "move_damage", "prevent"),
        Text("{ability_of}: {doing}", "{ability_of}: {doing}"),
    ),
    "deck": Text("{ability_of}: whose deck?", "{ability_of}: czyja talia?"),
    "put_back_on": Text(
        "Which card goes back on the deck next? The last one will be the top card",
        "Która karta wraca teraz na talię? Ostatnia będzie na wierzchu",
    ),
    "put_rest_under": Text(
        "Which card goes under your deck next? The last one will be the bottom card",
        "Która karta trafia teraz pod talię? Ostatnia będzie na samym spodzie",
    ),
    "pay_or_end": Text(
        "{ability_of}: spend {price} or let the engagement end?", "{ability_of}: wydajesz {price} czy kończysz bitwę?"
    ),
}

WINDOWS: Final[dict[int, Text]] = {
    moments.REFRESH_WINDOW: Text("Refreshed", "Po odpoczynku"),
    moments.DRAW_WINDOW: Text("Cards drawn", "Po dobraniu kart"),
    moments.DEPLOY_WINDOW: Text("Deployment", "Wystawianie"),
    moments.CONFLICT_WINDOW: Text("Before an engagement", "Przed bitwą"),
    moments.ATTACKERS_WINDOW: Text("Attackers declared", "Po zadeklarowaniu atakujących"),
    moments.DEFENDERS_WINDOW: Text("Defenders declared", "Po zadeklarowaniu obrońców"),
    moments.EDGE_WINDOW: Text("Edge battle won by {who}", "Walkę o przewagę wygrywa {who}"),
    moments.STRIKE_WINDOW: Text("After a strike", "Po uderzeniu"),
    moments.CONFLICT_END_WINDOW: Text("End of the conflict phase", "Koniec fazy konfliktu"),
    moments.FORCE_WINDOW: Text("After the Force struggle", "Po zmaganiach Mocy"),
}
"""Which action window is open (lcg.turn.window_list)."""
TO_DEPLOY: Final = Text("play a card, take an action", "zagrywasz kartę, wykonujesz akcję")
TO_ACT: Final = Text("take an action", "wykonujesz akcję")

EVENTS: Final[dict[int, Text]] = {
    moments.TURN_BEGINS: Text("The turn of {who} begins", "Zaczyna się tura {of_whom}"),
    moments.PHASE_BEGINS: Text("{phase} begins", "{phase}: początek"),
    moments.PHASE_ENDS: Text("{phase} ends", "{phase}: koniec"),
    moments.REFRESHED: Text("The refresh is over", "Odpoczynek zakończony"),
    moments.BEING_PLAYED: Text("{card} is being played", "Zagrywana jest karta {card}"),
    moments.USED: Text("{card} is used", "Używana jest karta {card}"),
    moments.PLAYED: Text("{card} was played", "Zagrano kartę {card}"),
    moments.ENTERED: Text("{card} enters play", "Karta {card} wchodzi do gry"),
    moments.LEAVES: Text("{card} leaves play", "Karta {card} opuszcza grę"),
    moments.DAMAGE: Text("{card} is dealt {damage}", "Karta {card} ma otrzymać {damage}"),
    moments.DAMAGED: Text("{card} was dealt {damage}", "Karta {card} otrzymała {damage}"),
    moments.FOCUSED: Text("{card} focuses to strike", "Jednostka {card} skupia się, aby uderzyć"),
    moments.STRUCK: Text("{card} has struck", "Jednostka {card} uderzyła"),
    moments.DECLARED: Text("{card} was declared", "Zadeklarowano jednostkę {card}"),
    moments.ENGAGED: Text("{card} is engaged", "Zadeklarowano bitwę: {card}"),
    moments.SURVIVED: Text("{card} survived the engagement", "Jednostka {card} przetrwała bitwę"),
    moments.EDGE_WON: Text("The edge battle is won by {who}", "Walkę o przewagę wygrywa {who}"),
    moments.FATE_RESOLVED: Text("{card} was resolved", "Rozpatrzono kartę {card}"),
    moments.FATE_DISCARDED: Text("{card} was discarded", "Odrzucono kartę {card}"),
    moments.STRUGGLE_BEGINS: Text("The Force struggle begins", "Zaczynają się zmagania Mocy"),
    moments.STRUGGLE_WON: Text("The Force struggle is won by {who}", "Zmagania Mocy wygrywa {who}"),
    moments.COMMITTED: Text("{card} was committed to the Force", "Przydzielono do Mocy jednostkę {card}"),
    moments.CAPTURED: Text("{card} was captured", "Schwytano: {card}"),
    moments.GENERATED: Text("{card} generated {resources}", "Karta {card} dała {resources}"),
    moments.TAKING: Text("{card} is about to take {damage}", "Karta {card} otrzymuje {damage}"),
    moments.DREW: Text("Cards were drawn by {who}", "Karty dobrała {who}"),
}
"""What players answer with interrupts and reactions, by moment."""


# ---------------------------------------------------------------- windows


def _window(s: LcgState) -> Text:
    found = s.windows[-1].event
    return capital(WINDOWS[found.moment].fill(who=who(s, s.edge) if s.edge >= 0 else EMPTY))


def _act(s: LcgState) -> Text:
    """Units and enhancements are played in the own deployment phase alone."""
    assert s.decision is not None
    deploys = s.windows[-1].event.moment == moments.DEPLOY_WINDOW and s.decision.seat == s.active
    return TO_DEPLOY if deploys else TO_ACT


def _event(s: LcgState) -> Text:
    """What happens in the innermost window, naming only what everybody knows."""
    event = s.windows[-1].event
    return capital(
        EVENTS[event.moment].fill(
            card=open_name(s, event.concerned),
            who=who(s, event.seat) if event.seat >= 0 else EMPTY,
            of_whom=of_whom(s, event.seat) if event.seat >= 0 else EMPTY,
            phase=PHASE_NAMES[s.phase],
            damage=damage(event.amount),
            resources=resources(event.amount),
        )
    )


# ---------------------------------------------------------------- what a question is about

_Asked = Callable[..., None]

ABOUT: Final[tuple[tuple[_Asked, int], ...]] = (
    (pay, 3),
    (attach, 0),
    (ask_shielding, 0),
    (repeat_fate, 1),
    (protect, 2),
    (shield, 2),
    (focus_or_shield, 1),
    (capture_instead, 0),
)
"""Steps that ask about a card, and which of their arguments it is."""
AMOUNTS: Final[tuple[tuple[_Asked, int], ...]] = ((pay, 1), (protect, 3), (shield, 3), (focus_or_shield, 2))
"""Steps that ask about an amount, and which of their arguments it is."""


def _argument(s: LcgState, steps: tuple[tuple[_Asked, int], ...]) -> int:
    found = [asked[place] for step, place in steps if (asked := asked_by(s, step)) is not None]
    return found[0] if found else NOBODY


def _source(s: LcgState) -> Text:
    """The card a question of the rules is about; what is paid for an ability is paid for the card it is on."""
    striking = asked_by(s, resolve_icons)
    card = striking[0].unit if striking is not None else _argument(s, ABOUT)
    return open_name(s, card if card != NOBODY else _spoken_of(s))


def _spoken_of(s: LcgState) -> int:
    """The card that the ability under way speaks of, or else the one it is on."""
    frame = s.frames[-1]
    assert isinstance(frame, Frame)
    return frame.source if frame.that == NOBODY else frame.that


def _ability_of(s: LcgState) -> Text:
    """The card whose ability asks."""
    return open_name(s, s.frames[-1].source)


def _asking(s: LcgState) -> Effect[Any, Any]:
    """The word that asks."""
    asked = asked_by(s, ask)
    assert asked is not None
    found: Effect[Any, Any] = asked[0]
    return found


def _said(s: LcgState, clause: Clause) -> Text:
    return clause.say().fill(**this_words(s.deal.kind[s.frames[-1].source]))


def _optional(s: LcgState) -> Text:
    """What a player may do, as an instruction to agree to."""
    effect = _asking(s)
    assert isinstance(effect, May)
    return _said(s, effect.effect.clause) + "?"


def _doing(s: LcgState) -> Text:
    """What the word that asks does, as an instruction to whoever is asked."""
    clause = _asking(s).clause
    if isinstance(clause, Act) and clause.by is not None:
        clause = Act(clause.verb, clause.rest)
    return _said(s, clause) + "."


def _price(s: LcgState) -> Text:
    """What would keep the engagement going."""
    effect = _asking(s)
    assert isinstance(effect, EndUnlessPaid)
    return resources(effect.price)


def _aimed(s: LcgState) -> Text:
    """What the ability under way does to the targets that are asked for."""
    frame = s.frames[-1]
    assert isinstance(frame, Frame)
    return _said(s, frame.procedure.carried_out.clause) + "."


_HITS: Final = Text("which unit takes {n}?", "która jednostka otrzymuje {n}?")
_SPLIT: Final = Text("which unit takes 1 damage? {n} left", "która jednostka otrzymuje 1 obrażenie? Zostało: {n}")
_TACTICS: Final = Text("which unit gets a focus token? {n} left", "na którą jednostkę żeton skupienia? Zostało: {n}")
_ORDER: Final = Text("what comes first?", "co najpierw?")
_SHARE: Final = Text("distribute {n}", "rozdziel {n}")


def _icons(s: LcgState) -> Text:
    """What the icons of a strike that are still to be resolved are used for, and how many they are."""
    asked = asked_by(s, resolve_icons)
    assert asked is not None
    assert s.decision is not None
    strike, verbs = asked[0], {option[0] for option in s.decision.options}
    if points_together(s) > 1:
        return _SHARE.fill(n=damage(strike.hits) if strike.split else focus_tokens(strike.tactics))
    if strike.split:
        return _SPLIT.fill(n=strike.hits)
    if verbs == {"hit"}:
        return _HITS.fill(n=damage(strike.hits))
    return _TACTICS.fill(n=strike.tactics) if verbs == {"tactics"} else _ORDER


QUESTION_GAPS: Final[dict[str, Callable[[LcgState], Word]]] = {
    "window": _window,
    "act": _act,
    "event": _event,
    "source": _source,
    "ability_of": _ability_of,
    "optional": _optional,
    "doing": _doing,
    "aimed": _aimed,
    "price": _price,
    "icons": _icons,
    "reserve": lambda s: cards(reserve(s, s.active)),
    "free": lambda s: free_force_cards(s, s.active),
    "resources": lambda s: resources(_argument(s, AMOUNTS)),
    "damage": lambda s: damage(_argument(s, AMOUNTS)),
    "focus": lambda s: focus_tokens(_argument(s, AMOUNTS)),
}
