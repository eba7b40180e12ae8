"""The log of the Deckbuilding Game: every event as a line, also for those who may not know its cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.games.deckbuilding.model.state import DECK, DISCARD, EMPIRE, HAND, REBEL, DeckbuildingState
from dejarik.games.deckbuilding.model.terms import FORCE_POINT
from dejarik.games.deckbuilding.show.text import ACCUSATIVE, card_name, resources, seat_name, who, whose, with_whom
from dejarik.kernel.events import Event
from dejarik.kernel.looks import names
from dejarik.kernel.nouns import CARD, DAMAGE, some_cards
from dejarik.kernel.reader import also_of, named, owner_of, subject_of
from dejarik.kernel.text import Text, listed, same, tallied
from dejarik.kernel.view import round_number
from dejarik.kernel.wording import Entry, Gaps, Variants

WITH_YOU: Final = Text("you", "tobą")
YOUR: Final = same("your")
THEIR: Final = same("their")
"""Polish does without these."""


def _ignored(_s: DeckbuildingState, event: Event) -> str:
    """How much of its damage a base ignores."""
    damage, ignored = event.numbers
    return "none" if not ignored else "some" if damage else "all"


LINES: Final[dict[str, Entry[DeckbuildingState, Event]]] = {
    "picked": Text("{who:picks} a base in secret: {card}.", "{who:wybiera} w sekrecie bazę: {card}."),
    "turn": Text("Round {round}: {name}.", "Runda {round}: {name}."),
    "base_revealed": Text("{who:reveals} the base {card}.", "{who:odkrywa} bazę {card}."),
    "force_bonus": Text("The Force is with {with_whom}.", "Moc jest z {with_whom}."),
    "ship_yields": Text("{card} yields resources.", "Okręt {card} daje zasoby."),
    "gained": Text("{who:gains} {resources}.", "{who:zyskuje} {resources}."),
    "force": Text("{who:gains} {force}.", "{who:zyskuje} {force}."),
    "played": Text("{who:plays} {card}.", "{who:zagrywa} kartę {card}."),
    "paid": Text("{who:pays} {resources}.", "{who:płaci} {resources}."),
    "paid_off": Text("{who:pays} off {card} for {resources}.", "{who:spłaca} kartę {card} za {resources}."),
    "bought": Variants(
        lambda s, event: event.numbers[0],
        {
            DISCARD: Text("{who:buys} {card}.", "{who:kupuje} kartę {card}."),
            DECK: Text(
                "{who:buys} {card} and {also:puts} it on top of {their} deck.",
                "{who:kupuje} kartę {card} i {also:kładzie} ją na wierzchu talii.",
            ),
            HAND: Text(
                "{who:buys} {card} and {also:puts} it into {their} hand.",
                "{who:kupuje} kartę {card} i {also:bierze} ją na rękę.",
            ),
        },
    ),
    "revealed": Text("New in the row: {card}.", "Nowa karta w rzędzie: {card}."),
    "used": Text("{who:uses} {card}.", "{who:używa} karty {card}."),
    "committed": Text("{who:commits} {card} against {other}.", "{who:wyznacza} kartę {card} przeciw karcie {other}."),
    "committed_base": Text(
        "{who:commits} {card} against {whose:the base/your base}.",
        "{who:wyznacza} kartę {card} przeciw {whose:bazie/twojej bazie}.",
    ),
    "attacked": Text(
        "{who:attacks} {whose:the base/your base} for {second}.",
        "{who:atakuje} {whose:bazę/twoją bazę} z siłą ataku {second}.",
    ),
    "strike_failed": Text(
        "{who:attacks} {card} for {n} (needs {second}): no effect.",
        "{who:atakuje} kartę {card} z siłą ataku {n} (potrzeba {second}): bez efektu.",
    ),
    "defeated": Text("{who:defeats} {card} with {n}.", "{who:pokonuje} kartę {card} z siłą ataku {n}."),
    "rewarded": Text("{who:takes} the reward for {card}.", "{who:otrzymuje} nagrodę za kartę {card}."),
    "base_damaged": Variants(
        _ignored,
        {
            "none": Text("{card} takes {damage}.", "Baza {card} otrzymuje {damage}."),
            "some": Text(
                "{card} ignores {ignored} and takes {damage}.", "Baza {card} ignoruje {ignored} i otrzymuje {damage}."
            ),
            "all": Text("{card} ignores {ignored}.", "Baza {card} ignoruje {ignored}."),
        },
    ),
    "base_destroyed": Text("{who:destroys} the base {card}!", "{who:niszczy} bazę {card}!"),
    "ship_damaged": Text("{card} takes {damage}.", "Okręt {card} otrzymuje {damage}."),
    "ship_destroyed": Text("{card} is destroyed.", "Okręt {card} zostaje zniszczony."),
    "repaired": Text("{who:repairs} {damage} on {card}.", "{who:naprawia} {damage} bazy {card}."),
    "strengthened": Text("{card} has +{n} attack this turn.", "Karta {card} ma +{n} do ataku w tej turze."),
    "drew": Text("{who:draws} {hand}.", "{who:dobiera}: {hand}."),
    "reshuffled": Text(
        "{who:shuffles} the discard pile into a new deck.",
        "{who:tasuje} stos kart odrzuconych i {also:tworzy} z niego nową talię.",
    ),
    "galaxy_reshuffled": Text(
        "The galaxy discard pile is shuffled and put under the galaxy deck.",
        "Stos odrzuconych kart galaktyki zostaje potasowany i trafia pod talię galaktyki.",
    ),
    "discarded": Text("{who:discards} {card}.", "{who:odrzuca} kartę {card}."),
    "exiled": Text("{card} is exiled.", "Karta {card} zostaje anihilowana."),
    "returned": Text(
        "{who:takes} {card} from the discard pile.", "{who:bierze} ze stosu kart odrzuconych kartę {card}."
    ),
    "took": Text("{who:takes} {card} from the row for this turn.", "{who:bierze} na tę turę z rzędu kartę {card}."),
    "row_discarded": Text("{card} is discarded from the row.", "Karta {card} zostaje odrzucona z rzędu."),
    "turned_up": Text("Revealed on the galaxy deck: {card}.", "Odkryta karta z talii galaktyki: {card}."),
    "galaxy_discarded": Text("{card} is discarded.", "Karta {card} zostaje odrzucona."),
    "looked": Text("{who:looks} at {cards}.", "{who:podgląda}: {cards}."),
    "looked_at_hand": Text(
        "{who:looks} at {whose:the hand/your hand}: {cards}.", "{who:podgląda} {whose:rękę/twoją rękę}: {cards}."
    ),
    "put_on_deck": Text(
        "{who:puts} {card} on {whose:the deck/your deck}.",
        "{who:kładzie} na wierzchu {whose:talii/twojej talii} kartę {card}.",
    ),
    "swapped": Text("{card} takes the place of {other} in the row.", "Karta {card} zastępuje w rzędzie kartę {other}."),
    "hand_discarded": Text("{who:discards} {count} from {their} hand.", "{who:odrzuca} z ręki {count}."),
    "finished": Text(
        "The game is over. Bases destroyed by the Empire: {empire}, by the Rebellion: {rebels}.",
        "Koniec gry. Bazy zniszczone przez Imperium: {empire}, przez Rebelię: {rebels}.",
    ),
}

UNSEEN_LINES: Final[dict[str, Text]] = {
    "picked": Text("{who:picks} a base in secret.", "{who:wybiera} w sekrecie bazę."),
    "drew": Text("{who:draws} {drawn}.", "{who:dobiera} {drawn}."),
    "looked": Text("{who:looks} at the top of the galaxy deck.", "{who:podgląda} wierzch talii galaktyki."),
    "looked_at_hand": Text("{who:looks} at {whose:the hand/your hand}.", "{who:podgląda} {whose:rękę/twoją rękę}."),
    "put_on_deck": Text(
        "{who:puts} a card on {whose:the deck/your deck}.",
        "{who:kładzie} kartę na wierzchu {whose:talii/twojej talii}.",
    ),
}
"""How a line reads to somebody who may not know the cards."""


def _destroyed_by(side: int) -> Callable[[DeckbuildingState, Event], int]:
    """What a faction has destroyed when the game is over; teammates have it in common."""
    return lambda s, event: event.numbers[s.faction.index(side)]


LINE_GAPS: Final[Gaps[DeckbuildingState, Event]] = {
    "card": lambda s, event: card_name(event.cards[0]),
    "cards": lambda s, event: listed(map(card_name, event.cards)),
    "count": lambda s, event: CARD.count(event.numbers[0], ACCUSATIVE),
    "damage": lambda s, event: DAMAGE.count(event.numbers[0], ACCUSATIVE),
    "drawn": lambda s, event: some_cards(len(event.cards)),
    "empire": _destroyed_by(EMPIRE),
    "force": lambda s, event: FORCE_POINT.count(event.numbers[0], ACCUSATIVE),
    "hand": lambda s, event: tallied(map(card_name, event.cards)),
    "ignored": lambda s, event: DAMAGE.count(event.numbers[1], ACCUSATIVE),
    "n": lambda s, event: event.numbers[0],
    "name": lambda s, event: named(seat_name(s, event.seat), event.is_about(event.seat)),
    "other": lambda s, event: card_name(event.cards[1]),
    "rebels": _destroyed_by(REBEL),
    "resources": lambda s, event: resources(event.numbers[0]),
    "round": lambda s, event: round_number(event.numbers[0], s.seats),
    "second": lambda s, event: event.numbers[1],
    "their": lambda s, event: YOUR if event.is_about(event.seat) else THEIR,
    "also": lambda s, event: also_of(event.is_about(event.seat)),
    "who": lambda s, event: subject_of(who(s, event.seat), event.is_about(event.seat)),
    "whose": lambda s, event: owner_of(whose(s, event.numbers[0]), event.is_about(event.numbers[0])),
    "with_whom": lambda s, event: WITH_YOU if event.is_about(event.seat) else with_whom(s, event.seat),
}

HEADINGS: Final = frozenset(("turn",))
EFFECTS: Final = names(
    """
    force_bonus ship_yields gained force paid revealed rewarded base_damaged base_destroyed ship_damaged ship_destroyed
    repaired strengthened drew reshuffled galaxy_reshuffled discarded exiled returned took row_discarded turned_up
    galaxy_discarded looked looked_at_hand put_on_deck swapped strike_failed defeated
    """
)
"""What follows from playing, using, buying or attacking."""
