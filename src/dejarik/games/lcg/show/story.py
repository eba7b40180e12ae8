"""The log: a line for every event, and how it reads to somebody who may not know the card."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.language.names import PHASE_NAMES
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.rules.victory import BY_CARD, BY_DECK, BY_DIAL, BY_OBJECTIVES
from dejarik.games.lcg.show.text import (
    card_name,
    card_names,
    damage,
    focus_tokens,
    of_whom,
    resources,
    seat_name,
    who,
)
from dejarik.kernel.events import Event
from dejarik.kernel.looks import names
from dejarik.kernel.nouns import some_cards
from dejarik.kernel.reader import also_of, named, owner_of, subject_of
from dejarik.kernel.text import Text, tallied
from dejarik.kernel.wording import Entry, Gaps, Variants


def _how_won(_s: LcgState, event: Event) -> str:
    """Why an edge battle was won, in which the event has both sums and whether nobody defended.

    Events that earlier releases kept have only the sums.
    """
    own, other, *undefended = event.numbers
    if not undefended:
        return "counted"
    if undefended[0]:
        return "undefended"
    return "tied" if own == other else "counted"


LINES: Final[dict[str, Entry[LcgState, Event]]] = {
    # setup
    "kept_objectives": Text("{who:keeps} three objectives.", "{who:zatrzymuje} trzy cele."),
    "kept_hand": Text("{who:keeps} the hand.", "{who:zatrzymuje} rękę."),
    "mulligan": Text("{who:draws} a new hand.", "{who:wymienia} całą rękę."),
    # turns
    "turn": Text("Turn {n}: {name}.", "Tura {n}: {name}."),
    "phase": Text("{phase}.", "{phase}."),
    "dial": Text("The Death Star dial moves to {second}.", "Wskaźnik Gwiazdy Śmierci: {second}."),
    "dial_damaged": Text(
        "The Death Star dial is dealt {damage}, {second} in all.",
        "Wskaźnik Gwiazdy Śmierci otrzymuje {damage}, razem: {second}.",
    ),
    # cards on their way
    "drew": Text("{who:draws} {hand}.", "{who:dobiera}: {hand}."),
    "discarded": Text("{who:discards} {card}.", "{who:odrzuca} kartę {card}."),
    "discarded_top": Text("{who:discards} {card} from the deck.", "{who:odrzuca} z talii kartę {card}."),
    "returned": Text(
        "{card} returns to {of_whom:the hand/your hand}.", "Karta {card} wraca na {of_whom:rękę/twoją rękę}."
    ),
    "looked_at_hand": Text(
        "{who:looks} at {of_foe:the hand/your hand}: {cards}.", "{who:ogląda} {of_foe:rękę/twoją rękę}: {cards}."
    ),
    "shuffled_objectives": Text("{who:shuffles} the objective deck.", "{who:tasuje} talię celów."),
    "shuffled": Text("{who:shuffles} the command deck.", "{who:tasuje} talię dowodzenia."),
    "plays": Text("{who:plays} {card}.", "{who:zagrywa} kartę {card}."),
    "unpaid": Text("{card} cannot be paid for and goes back.", "Karty {card} nie da się opłacić, więc wraca."),
    "generated": Text("{card} generates {resources}.", "{card} daje {resources}."),
    "entered": Text("{card} enters play.", "{card} wchodzi do gry."),
    "attached": Text("{card} is attached to {host}.", "Dołączono kartę {card} do: {host}."),
    "destroyed": Text("{card} is destroyed.", "Zniszczono kartę {card}."),
    "sacrificed": Text("{who:sacrifices} {card}.", "{who:poświęca} kartę {card}."),
    "discarded_from_play": Text("{card} is discarded.", "Odrzucono z gry kartę {card}."),
    "bounced": Text("{card} returns to its owner's hand.", "{card} wraca na rękę właściciela."),
    "put_under_deck": Text("{card} goes under its owner's deck.", "{card} trafia na spód talii właściciela."),
    "captured": Text("{card} is captured at {host}.", "Schwytano kartę {card} przy celu {host}."),
    "rescued": Text("{card} is rescued.", "Uratowano kartę {card}."),
    "taken_over": Text("{who:gains} control of {card}.", "{who:przejmuje} kontrolę nad kartą {card}."),
    # abilities
    "used": Text("{who:uses} {card}.", "{who:używa} karty {card}."),
    "looked": Text(
        "{who:looks} at {cards} in {whose:a deck/your deck}.",
        "{who:ogląda} karty z {whose:talii/twojej talii}: {cards}.",
    ),
    "revealed": Text("{who:reveals} {cards}.", "{who:odkrywa}: {cards}."),
    "taken": Text("{who:takes} {card} into the hand.", "{who:bierze} na rękę kartę {card}."),
    "blanked": Text(
        "The text box of {card} is blank until the end of the phase.", "{card}: pole tekstowe puste do końca fazy."
    ),
    "canceled": Text("{card} is canceled.", "Anulowano efekt karty {card}."),
    # tokens
    "focused": Text("{card} gets {focus}.", "{card} otrzymuje {focus}."),
    "unfocused": Text("{card} loses {focus}.", "{card} traci {focus}."),
    "damaged": Text("{card} is dealt {damage}.", "{card} otrzymuje {damage}."),
    "healed": Text("{damage} removed from {card}.", "Usunięto {damage} z karty {card}."),
    "protected": Text("{card} takes {damage} for {other}.", "{card} przyjmuje {damage} za kartę {other}."),
    "shielded": Text("{card} gets a shield.", "{card} otrzymuje osłonę."),
    "shield_spent": Text("{card} uses its shield.", "{card} zużywa osłonę."),
    "shield_gone": Text("{card} loses its shield.", "{card} traci osłonę."),
    # engagements
    "attacks": Text("{who:engages} {host} with {cards}.", "{who:atakuje} {host}: {cards}."),
    "defends": Text("{defence}.", "{defence}."),
    "removed": Text("{card} is removed from the engagement.", "Usunięto z bitwy jednostkę {card}."),
    "redirected": Text("The engagement moves to {card}.", "Bitwa przenosi się na cel {card}."),
    "joined": Text("{card} joins the engagement.", "{card} dołącza do bitwy."),
    "engagement_ended": Text("The engagement ends at once.", "Bitwa natychmiast się kończy."),
    "edge_placed": Text("{who:puts} {card} into the edge stack.", "{who:dokłada} do stosu przewagi: {card}."),
    "edge_passed": Text("{who:passes} in the edge battle.", "{who:pasuje} w walce o przewagę."),
    "edge_turned": Variants(
        lambda _s, event: event.numbers[0],
        {
            1: Text("The edge stack is turned up.", "Stos przewagi zostaje odkryty."),
            2: Text("Both edge stacks are turned up.", "Oba stosy przewagi zostają odkryte."),
        },
    ),
    "edge_revealed": Text(
        "{of_whom:Edge stack/Your edge stack}: {cards}.", "{of_whom:Stos przewagi/Twój stos przewagi}: {cards}."
    ),
    "fate": Text("{card} is resolved.", "Rozpatrywana karta losu: {card}."),
    "edge_called_off": Text(
        "The edge battle is called off, and a new one begins.", "Walka o przewagę zostaje przerwana i zaczyna się nowa."
    ),
    "edge_won": Variants(
        _how_won,
        {
            "undefended": Text(
                "{who:wins} the edge battle: nobody defends.", "{who:wygrywa} walkę o przewagę: nikt nie broni."
            ),
            "tied": Text(
                "{who:wins} the edge battle {n} to {second}: a tie goes to the defender.",
                "{who:wygrywa} walkę o przewagę {n} do {second}: przy remisie wygrywa broniący się.",
            ),
            "counted": Text(
                "{who:wins} the edge battle {n} to {second}.", "{who:wygrywa} walkę o przewagę {n} do {second}."
            ),
        },
    ),
    "strikes": Text("{card} strikes.", "{card} uderza."),
    "unopposed": Text("The engagement is unopposed.", "Bitwa bez oporu."),
    # the Force
    "committed": Text("{who:commits} {card} to the Force.", "{who:przydziela} do Mocy: {card}."),
    "uncommitted": Text(
        "{card} is no longer committed to the Force.", "Jednostka {card} nie jest już przydzielona do Mocy."
    ),
    "struggle": Text("{struggle}.", "{struggle}."),
    # the end
    "won": Text("{who:wins}: {why}.", "{who:wygrywa}: {why}."),
    "drawn": Text(
        "The agreed number of rounds is over: nobody has won.", "Umówiona liczba rund minęła: gra kończy się remisem."
    ),
}

UNSEEN_LINES: Final[dict[str, Text]] = {
    "looked": Text(
        "{who:looks} at the top of {whose:a deck/your deck}.", "{who:ogląda} wierzch {whose:talii/twojej talii}."
    ),
    "looked_at_hand": Text("{who:looks} at {of_foe:the hand/your hand}.", "{who:ogląda} {of_foe:rękę/twoją rękę}."),
    "put_under_deck": Text("A card goes under its deck.", "Karta trafia na spód swojej talii."),
    "drew": Text("{who:draws} {drawn}.", "{who:dobiera} {drawn}."),
    "returned": Text("A card returns to {of_whom:the hand/your hand}.", "Karta wraca na {of_whom:rękę/twoją rękę}."),
    "captured": Text("A card is captured at {host}.", "Schwytano kartę przy celu {host}."),
    "rescued": Text("A captured card is rescued.", "Uratowano schwytaną kartę."),
    "edge_placed": Text("{who:puts} a card into the edge stack.", "{who:dokłada} kartę do stosu przewagi."),
}

WHY: Final[dict[int, Text]] = {
    BY_OBJECTIVES: Text("three dark side objectives are destroyed", "trzy cele Ciemnej Strony są zniszczone"),
    BY_DIAL: Text("the Death Star dial has reached 12", "wskaźnik Gwiazdy Śmierci doszedł do 12"),
    BY_DECK: Text("the opponent's deck is empty", "przeciwnikowi skończyła się talia"),
    BY_CARD: Text("a card says so", "tak mówi karta"),
}


def _doer(s: LcgState, event: Event) -> Text:
    return subject_of(who(s, event.seat), event.is_about(event.seat))


def _owner(s: LcgState, event: Event, seat: int) -> Text:
    return owner_of(of_whom(s, seat), event.is_about(seat))


def _defence(s: LcgState, event: Event) -> Text:
    if not event.cards:
        return Text("{who:declares} no defenders", "{who:nie deklaruje} obrońców").fill(who=_doer(s, event))
    line = Text("{who:defends} with {cards}", "{who:broni}: {cards}")
    return line.fill(who=_doer(s, event), cards=card_names(s, event.cards))


def _struggle(s: LcgState, event: Event) -> Text:
    mine, other, changed = event.numbers
    if mine == other:
        line = Text(
            "the Force struggle ends {n} to {m}: the Force stays with {who}", "zmagania Mocy {n} do {m}: bez zmian"
        )
    elif changed:
        line = Text(
            "{who:wins} the Force struggle {n} to {m} and the Force",
            "{who:wygrywa} zmagania Mocy {n} do {m} i {also:przejmuje} Moc",
        )
    else:
        line = Text("{who:wins} the Force struggle {n} to {m}", "{who:wygrywa} zmagania Mocy {n} do {m}")
    return line.fill(n=mine, m=other, who=_doer(s, event), also=also_of(event.is_about(event.seat)))


def _host(s: LcgState, event: Event) -> Text:
    """What a card is attached to or captured at, or what is attacked: the last number of the event."""
    return card_name(s, event.numbers[-1])


LINE_GAPS: Final[Gaps[LcgState, Event]] = {
    "who": lambda s, event: _doer(s, event),
    "of_whom": lambda s, event: _owner(s, event, event.seat),
    "of_foe": lambda s, event: _owner(s, event, 1 - event.seat),
    "name": lambda s, event: named(seat_name(s, event.seat), event.is_about(event.seat)),
    "whose": lambda s, event: _owner(s, event, event.numbers[0]),
    "card": lambda s, event: card_name(s, event.cards[0]),
    "other": lambda s, event: card_name(s, event.cards[1]),
    "cards": lambda s, event: card_names(s, event.cards),
    "drawn": lambda s, event: some_cards(len(event.cards)),
    "hand": lambda s, event: tallied(card_name(s, card) for card in event.cards),
    "host": _host,
    "n": lambda s, event: event.numbers[0],
    "second": lambda s, event: event.numbers[1],
    "phase": lambda s, event: PHASE_NAMES[event.numbers[0]],
    "damage": lambda s, event: damage(event.numbers[0]),
    "focus": lambda s, event: focus_tokens(event.numbers[0]),
    "resources": lambda s, event: resources(event.numbers[0]),
    "why": lambda s, event: WHY[event.numbers[0]],
    "defence": _defence,
    "struggle": _struggle,
}

HEADINGS: Final = frozenset(("turn",))
PHASES: Final = frozenset(("phase",))
EFFECTS: Final = names(
    """
    dial dial_damaged drew discarded discarded_top returned shuffled_objectives shuffled unpaid generated entered
    attached destroyed sacrificed discarded_from_play bounced put_under_deck captured rescued taken_over looked revealed
    taken blanked canceled focused unfocused damaged healed protected shielded shield_spent shield_gone removed
    redirected joined engagement_ended edge_revealed fate edge_called_off unopposed uncommitted
    """
)
"""What follows from an action, an engagement or the phase."""
