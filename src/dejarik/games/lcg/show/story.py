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
from dejarik.kernel.text import Text, capital
from dejarik.kernel.wording import Gaps

LINES: Final[dict[str, Text]] = {
    # setup
    "kept_objectives": Text("{Who} keeps three objectives.", "{Who} zatrzymuje trzy cele."),
    "kept_hand": Text("{Who} keeps the hand.", "{Who} zatrzymuje rękę."),
    "mulligan": Text("{Who} draws a new hand.", "{Who} wymienia całą rękę."),
    # turns
    "turn": Text("Turn {n}: {name}.", "Tura {n}: {name}."),
    "phase": Text("{phase}.", "{phase}."),
    "dial": Text("The Death Star dial moves to {second}.", "Wskaźnik Gwiazdy Śmierci: {second}."),
    "dial_damaged": Text(
        "The Death Star dial is dealt {damage}, {second} in all.",
        "Wskaźnik Gwiazdy Śmierci otrzymuje {damage}, razem: {second}.",
    ),
    # cards on their way
    "drew": Text("{Who} draws {card}.", "{Who} dobiera kartę {card}."),
    "discarded": Text("{Who} discards {card}.", "{Who} odrzuca kartę {card}."),
    "discarded_top": Text("{Who} discards {card} from the deck.", "{Who} odrzuca z talii kartę {card}."),
    "returned": Text("{card} returns to the hand of {of_whom}.", "Karta {card} wraca na rękę {of_whom}."),
    "looked_at_hand": Text("{Who} looks at the opponent's hand: {cards}.", "{Who} ogląda rękę przeciwnika: {cards}."),
    "shuffled_objectives": Text("{Who} shuffles the objective deck.", "{Who} tasuje talię celów."),
    "shuffled": Text("{Who} shuffles the command deck.", "{Who} tasuje talię dowodzenia."),
    "plays": Text("{Who} plays {card}.", "{Who} zagrywa kartę {card}."),
    "unpaid": Text("{card} cannot be paid for and goes back.", "Karty {card} nie da się opłacić, więc wraca."),
    "generated": Text("{card} generates {resources}.", "{card} daje {resources}."),
    "entered": Text("{card} enters play.", "{card} wchodzi do gry."),
    "attached": Text("{card} is attached to {host}.", "Dołączono kartę {card} do: {host}."),
    "destroyed": Text("{card} is destroyed.", "Zniszczono kartę {card}."),
    "sacrificed": Text("{Who} sacrifices {card}.", "{Who} poświęca kartę {card}."),
    "discarded_from_play": Text("{card} is discarded.", "Odrzucono z gry kartę {card}."),
    "bounced": Text("{card} returns to its owner's hand.", "{card} wraca na rękę właściciela."),
    "put_under_deck": Text("{card} goes under its owner's deck.", "{card} trafia na spód talii właściciela."),
    "captured": Text("{card} is captured at {host}.", "Schwytano kartę {card} przy celu {host}."),
    "rescued": Text("{card} is rescued.", "Uratowano kartę {card}."),
    "taken_over": Text("{Who} gains control of {card}.", "{Who} przejmuje kontrolę nad kartą {card}."),
    # abilities
    "used": Text("{Who} uses {card}.", "{Who} używa karty {card}."),
    "looked": Text("{Who} looks at {cards} in a deck of {whose}.", "{Who} ogląda karty z talii {whose}: {cards}."),
    "revealed": Text("{Who} reveals {cards}.", "{Who} odkrywa: {cards}."),
    "taken": Text("{Who} takes {card} into the hand.", "{Who} bierze na rękę kartę {card}."),
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
    "attacks": Text("{Who} engages {host} with {cards}.", "{Who} atakuje {host}: {cards}."),
    "defends": Text("{Defence}.", "{Defence}."),
    "removed": Text("{card} is removed from the engagement.", "Usunięto z bitwy jednostkę {card}."),
    "redirected": Text("The engagement moves to {card}.", "Bitwa przenosi się na cel {card}."),
    "joined": Text("{card} joins the engagement.", "{card} dołącza do bitwy."),
    "engagement_ended": Text("The engagement ends at once.", "Bitwa natychmiast się kończy."),
    "edge_placed": Text("{Who} puts {card} into the edge stack.", "{Who} dokłada do stosu przewagi: {card}."),
    "edge_passed": Text("{Who} passes in the edge battle.", "{Who} pasuje w walce o przewagę."),
    "edge_revealed": Text("Edge stack of {of_whom}: {cards}.", "Stos przewagi {of_whom}: {cards}."),
    "fate": Text("{card} is resolved.", "Rozpatrywana karta losu: {card}."),
    "edge_won": Text("{Who} wins the edge battle {n} to {second}.", "{Who} wygrywa walkę o przewagę {n} do {second}."),
    "strikes": Text("{card} strikes.", "{card} uderza."),
    "unopposed": Text("The engagement is unopposed.", "Bitwa bez oporu."),
    # the Force
    "committed": Text("{Who} commits {card} to the Force.", "{Who} przydziela do Mocy: {card}."),
    "uncommitted": Text(
        "{card} is no longer committed to the Force.", "Jednostka {card} nie jest już przydzielona do Mocy."
    ),
    "struggle": Text("{Struggle}.", "{Struggle}."),
    # the end
    "won": Text("{Who} wins: {why}.", "Wygrywa {who}: {why}."),
    "drawn": Text(
        "The agreed number of rounds is over: nobody has won.", "Umówiona liczba rund minęła: gra kończy się remisem."
    ),
}

UNSEEN_LINES: Final[dict[str, Text]] = {
    "looked": Text("{Who} looks at the top of a deck of {whose}.", "{Who} ogląda wierzch talii {whose}."),
    "looked_at_hand": Text("{Who} looks at the opponent's hand.", "{Who} ogląda rękę przeciwnika."),
    "put_under_deck": Text("A card goes under its deck.", "Karta trafia na spód swojej talii."),
    "drew": Text("{Who} draws a card.", "{Who} dobiera kartę."),
    "returned": Text("A card returns to the hand of {of_whom}.", "Karta wraca na rękę {of_whom}."),
    "captured": Text("A card is captured at {host}.", "Schwytano kartę przy celu {host}."),
    "rescued": Text("A captured card is rescued.", "Uratowano schwytaną kartę."),
    "edge_placed": Text("{Who} puts a card into the edge stack.", "{Who} dokłada kartę do stosu przewagi."),
}

WHY: Final[dict[int, Text]] = {
    BY_OBJECTIVES: Text("three dark side objectives are destroyed", "trzy cele Ciemnej Strony są zniszczone"),
    BY_DIAL: Text("the Death Star dial has reached 12", "wskaźnik Gwiazdy Śmierci doszedł do 12"),
    BY_DECK: Text("the opponent's deck is empty", "przeciwnikowi skończyła się talia"),
    BY_CARD: Text("a card says so", "tak mówi karta"),
}


def _defence(s: LcgState, event: Event) -> Text:
    if not event.cards:
        return Text("{who} declares no defenders", "{who} nie deklaruje obrońców").fill(who=who(s, event.seat))
    line = Text("{who} defends with {cards}", "{who} broni: {cards}")
    return line.fill(who=who(s, event.seat), cards=card_names(s, event.cards))


def _struggle(s: LcgState, event: Event) -> Text:
    mine, other, changed = event.numbers
    if mine == other:
        line = Text(
            "the Force struggle ends {n} to {m}: the Force stays with {who}", "zmagania Mocy {n} do {m}: bez zmian"
        )
    elif changed:
        line = Text(
            "{who} wins the Force struggle {n} to {m} and the Force",
            "{who} wygrywa zmagania Mocy {n} do {m} i przejmuje Moc",
        )
    else:
        line = Text("{who} wins the Force struggle {n} to {m}", "{who} wygrywa zmagania Mocy {n} do {m}")
    return line.fill(n=mine, m=other, who=who(s, event.seat))


def _host(s: LcgState, event: Event) -> Text:
    """What a card is attached to or captured at, or what is attacked: the last number of the event."""
    return card_name(s, event.numbers[-1])


LINE_GAPS: Final[Gaps[LcgState, Event]] = {
    "who": lambda s, event: who(s, event.seat),
    "Who": lambda s, event: capital(who(s, event.seat)),
    "of_whom": lambda s, event: of_whom(s, event.seat),
    "name": lambda s, event: seat_name(s, event.seat),
    "whose": lambda s, event: of_whom(s, event.numbers[0]),
    "card": lambda s, event: card_name(s, event.cards[0]),
    "other": lambda s, event: card_name(s, event.cards[1]),
    "cards": lambda s, event: card_names(s, event.cards),
    "host": _host,
    "n": lambda s, event: event.numbers[0],
    "second": lambda s, event: event.numbers[1],
    "phase": lambda s, event: PHASE_NAMES[event.numbers[0]],
    "damage": lambda s, event: damage(event.numbers[0]),
    "focus": lambda s, event: focus_tokens(event.numbers[0]),
    "resources": lambda s, event: resources(event.numbers[0]),
    "why": lambda s, event: WHY[event.numbers[0]],
    "Defence": lambda s, event: capital(_defence(s, event)),
    "Struggle": lambda s, event: capital(_struggle(s, event)),
}
