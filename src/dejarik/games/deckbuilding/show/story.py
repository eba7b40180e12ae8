"""The log of the Deckbuilding Game: every event as a line, also for those who may not know its cards."""

from __future__ import annotations

from dejarik.games.deckbuilding.model.state import DECK, DISCARD, EMPIRE, HAND, REBEL, DeckbuildingState
from dejarik.games.deckbuilding.model.terms import DAMAGE, FORCE_POINT
from dejarik.games.deckbuilding.show.text import ACCUSATIVE, card_name, resources, seat_name, who, whose, with_whom
from dejarik.kernel.events import HIDDEN, Event
from dejarik.kernel.text import CARD, EMPTY, Text, listed

LINES: dict[str, Text] = {
    "picked": Text("{who} picks a base in secret: {card}.", "{who} wybiera w sekrecie bazę: {card}."),
    "turn": Text("Turn {n}: {name}.", "Tura {n}: {name}."),
    "base_revealed": Text("{who} reveals the base {card}.", "{who} odkrywa bazę {card}."),
    "force_bonus": Text("The Force is with {with_whom}.", "Moc jest z {with_whom}."),
    "ship_yields": Text("{card} yields resources.", "Okręt {card} daje zasoby."),
    "gained": Text("{who} gains {resources}.", "{who} zyskuje {resources}."),
    "force": Text("{who} gains {force}.", "{who} zyskuje {force}."),
    "played": Text("{who} plays {card}.", "{who} zagrywa kartę {card}."),
    "paid": Text("{who} pays {resources}.", "{who} płaci {resources}."),
    "paid_off": Text("{who} pays off {card} for {resources}.", "{who} spłaca kartę {card} za {resources}."),
    "revealed": Text("New in the row: {card}.", "Nowa karta w rzędzie: {card}."),
    "used": Text("{who} uses {card}.", "{who} używa karty {card}."),
    "committed": Text("{who} commits {card} against {other}.", "{who} wyznacza kartę {card} przeciw karcie {other}."),
    "committed_base": Text(
        "{who} commits {card} against the base of {seat}.", "{who} wyznacza kartę {card} przeciw bazie {seat}."
    ),
    "attacked": Text(
        "{who} attacks the base of {seat} for {second}.", "{who} atakuje bazę {seat} z siłą ataku {second}."
    ),
    "strike_failed": Text(
        "{who} attacks {card} for {n} (needs {second}): no effect.",
        "{who} atakuje kartę {card} z siłą ataku {n} (potrzeba {second}): bez efektu.",
    ),
    "defeated": Text("{who} defeats {card} with {n}.", "{who} pokonuje kartę {card} z siłą ataku {n}."),
    "rewarded": Text("{who} takes the reward for {card}.", "{who} otrzymuje nagrodę za kartę {card}."),
    "base_damaged": Text("{card} takes {damage}.", "Baza {card} otrzymuje {damage}."),
    "base_destroyed": Text("{who} destroys the base {card}!", "{who} niszczy bazę {card}!"),
    "ship_damaged": Text("{card} takes {damage}.", "Okręt {card} otrzymuje {damage}."),
    "ship_destroyed": Text("{card} is destroyed.", "Okręt {card} zostaje zniszczony."),
    "repaired": Text("{who} repairs {damage} on {card}.", "{who} naprawia {damage} bazy {card}."),
    "strengthened": Text("{card} has +{n} attack this turn.", "Karta {card} ma +{n} do ataku w tej turze."),
    "drew": Text("{who} draws {card}.", "{who} dobiera kartę {card}."),
    "reshuffled": Text(
        "{who} shuffles the discard pile into a new deck.",
        "{who} tasuje stos kart odrzuconych i tworzy z niego nową talię.",
    ),
    "galaxy_reshuffled": Text(
        "The galaxy discard pile is shuffled and put under the galaxy deck.",
        "Stos odrzuconych kart galaktyki zostaje potasowany i trafia pod talię galaktyki.",
    ),
    "discarded": Text("{who} discards {card}.", "{who} odrzuca kartę {card}."),
    "exiled": Text("{card} is exiled.", "Karta {card} zostaje anihilowana."),
    "returned": Text(
        "{who} takes {card} from the discard pile.", "{who} bierze ze stosu kart odrzuconych kartę {card}."
    ),
    "took": Text("{who} takes {card} from the row for this turn.", "{who} bierze na tę turę z rzędu kartę {card}."),
    "row_discarded": Text("{card} is discarded from the row.", "Karta {card} zostaje odrzucona z rzędu."),
    "turned_up": Text("Revealed on the galaxy deck: {card}.", "Odkryta karta z talii galaktyki: {card}."),
    "galaxy_discarded": Text("{card} is discarded.", "Karta {card} zostaje odrzucona."),
    "looked": Text("{who} looks at {cards}.", "{who} podgląda: {cards}."),
    "looked_at_hand": Text("{who} looks at the hand of {seat}: {cards}.", "{who} podgląda rękę {seat}: {cards}."),
    "put_on_deck": Text(
        "{who} puts {card} on the deck of {seat}.", "{who} kładzie na wierzchu talii {seat} kartę {card}."
    ),
    "swapped": Text("{card} takes the place of {other} in the row.", "Karta {card} zastępuje w rzędzie kartę {other}."),
    "hand_discarded": Text("{who} discards {count} from their hand.", "{who} odrzuca z ręki {count}."),
    "finished": Text(
        "The game is over. Bases destroyed by the Empire: {empire}, by the Rebellion: {rebels}.",
        "Koniec gry. Bazy zniszczone przez Imperium: {empire}, przez Rebelię: {rebels}.",
    ),
}

UNSEEN_LINES: dict[str, Text] = {
    "picked": Text("{who} picks a base in secret.", "{who} wybiera w sekrecie bazę."),
    "drew": Text("{who} draws a card.", "{who} dobiera kartę."),
    "looked": Text("{who} looks at the top of the galaxy deck.", "{who} podgląda wierzch talii galaktyki."),
    "looked_at_hand": Text("{who} looks at the hand of {seat}.", "{who} podgląda rękę {seat}."),
    "put_on_deck": Text("{who} puts a card on the deck of {seat}.", "{who} kładzie kartę na wierzchu talii {seat}."),
}
"""How a line reads to somebody who may not know the cards."""

BOUGHT: dict[int, Text] = {
    DISCARD: Text("{who} buys {card}.", "{who} kupuje kartę {card}."),
    DECK: Text(
        "{who} buys {card} and puts it on top of their deck.",
        "{who} kupuje kartę {card} i kładzie ją na wierzchu talii.",
    ),
    HAND: Text("{who} buys {card} and puts it into their hand.", "{who} kupuje kartę {card} i bierze ją na rękę."),
}
ABSORBED = Text("{card} ignores {ignored} and takes {damage}.", "Baza {card} ignoruje {ignored} i otrzymuje {damage}.")
ALL_ABSORBED = Text("{card} ignores {ignored}.", "Baza {card} ignoruje {ignored}.")
ABOUT_SEATS = frozenset({"committed_base", "attacked", "looked_at_hand", "put_on_deck"})


def narrate(s: DeckbuildingState, event: Event) -> Text:
    """A line of the log."""
    first, second = (*event.numbers, 0, 0)[:2]
    one, other = (*event.cards, HIDDEN, HIDDEN)[:2]
    return _line(event).fill(
        who=who(s, event.seat),
        name=seat_name(s, event.seat),
        seat=whose(s, first) if event.kind in ABOUT_SEATS else EMPTY,
        n=first,
        second=second,
        with_whom=with_whom(s, event.seat),
        ignored=DAMAGE.count(second, ACCUSATIVE),
        card=card_name(one),
        other=card_name(other),
        cards=listed(map(card_name, event.cards)),
        count=CARD.count(first, ACCUSATIVE),
        resources=resources(first),
        force=FORCE_POINT.count(first, ACCUSATIVE),
        damage=DAMAGE.count(first, ACCUSATIVE),
        empire=_total(s, event, EMPIRE),
        rebels=_total(s, event, REBEL),
    )


def _line(event: Event) -> Text:
    if event.kind == "bought":
        return BOUGHT[event.numbers[0]]
    if event.kind == "base_damaged" and event.numbers[1]:
        return ABSORBED if event.numbers[0] else ALL_ABSORBED
    return (UNSEEN_LINES if HIDDEN in event.cards else LINES)[event.kind]


def _total(s: DeckbuildingState, event: Event, side: int) -> int:
    """What a faction has destroyed when the game is over; teammates have it in common."""
    return event.numbers[s.faction.index(side)] if event.kind == "finished" else 0
