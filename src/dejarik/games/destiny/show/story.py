"""Events as lines of the log; an event has already been cut to what its reader may know."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.model.state import NOBODY, DestinyState
from dejarik.games.destiny.show.facts import face as face_of
from dejarik.games.destiny.show.text import ACCUSATIVE, card_name, die_name, of_seat, resources, seat_name, side_name
from dejarik.kernel.events import HIDDEN, Event, Sign
from dejarik.kernel.looks import names
from dejarik.kernel.nouns import CARD, DAMAGE, SHIELD
from dejarik.kernel.reader import owner_of, subject_of
from dejarik.kernel.text import EMPTY, Text, listed
from dejarik.kernel.wording import Entry, Gaps, Variants


def _how_damage_went(_s: DestinyState, event: Event) -> str:
    _, blocked, taken = event.numbers
    return "blocked" if blocked else "taken" if taken else "in vain"


LINES: Final[dict[str, Entry[DestinyState, Event]]] = {
    "round": Text("Round {n} begins.", "Zaczyna się runda {n}."),
    "upkeep": Text(
        "Upkeep: cards ready, dice return to their cards.",
        "Faza utrzymania: karty są przygotowane, kości wracają na swoje karty.",
    ),
    "redrew": Text("{who:mulligans} {cards}.", "{who:wymienia} {cards}."),
    "field_picked": Text(
        "{who:chooses} {card}; {other:controls} it.", "{who:wybiera} pole bitwy {card}; {other:kontroluje} je."
    ),
    "passed": Text("{who:passes}.", "{who:pasuje}."),
    "claimed": Text("{who:claims} {card}.", "{who:zajmuje} pole bitwy {card}."),
    "activated": Text("{who:activates} {own}.", "{who:aktywuje} kartę {own}."),
    "field_roll": Text("{who:rolls} {field_dice}: {n}.", "{who:rzuca}: {field_dice}, razem {n}."),
    "rolled": Text("{who:rolls} {dice}.", "{who:rzuca}: {dice}."),
    "used": Text("{who:uses} {own}.", "{who:używa} karty {own}."),
    "played": Variants(
        lambda s, event: len(event.cards),
        {
            1: Text("{who:plays} {card} for {resources}.", "{who:zagrywa} kartę {card} za {resources}."),
            2: Text(
                "{who:plays} {card} on {host} for {resources}.",
                "{who:zagrywa} kartę {card} na postać {host} za {resources}.",
            ),
        },
    ),
    "resolved": Text("{who:resolves} {die}{details}.", "{who:rozpatruje} {die}{details}."),
    "resolved_as": Text("{who:resolves} {die} as {symbol}{details}.", "{who:rozpatruje} {die} jako {symbol}{details}."),
    "turned": Text("{who:turns} {die} to {side}.", "{who:obraca} {die} na {side}."),
    "gained": Text("{who:gains} {resources}.", "{who:zyskuje} {resources}."),
    "lost": Text("{who:loses} {resources}.", "{who:traci} {resources}."),
    "swapped_resources": Text(
        "{who:swaps} {mine} for {theirs} {whose:/of yours}.", "{who:oddaje} {mine} za {theirs} {whose:/od ciebie}."
    ),
    "removed": Text("{who:removes} {dice}.", "{who:usuwa}: {dice}."),
    "captured": Text("{card} holds a die of {captive}.", "{card} przetrzymuje kość karty {captive}."),
    "frozen": Text(
        "A die of {card} will not be rolled next round.", "W następnej rundzie nie rzuca się kością karty {card}."
    ),
    "drew": Text("{who:draws} {cards}.", "{who:dobiera} {cards}."),
    "discarded": Text("{who:discards} {names}.", "{who:odrzuca} {names}."),
    "milled": Text("{who:discards} {names} from the deck.", "{who:odrzuca} z talii {names}."),
    "discarded_play": Text("{card} is discarded from play.", "Karta {card} zostaje odrzucona z gry."),
    "returned": Text("{card} returns to hand.", "Karta {card} wraca na rękę."),
    "damaged": Variants(
        _how_damage_went,
        {
            "taken": Text("{card} is dealt {damage}.", "Postaci {card} zadano {damage}."),
            "blocked": Text(
                "{card} is dealt {damage}, {blocked} blocked by shields.",
                "Postaci {card} zadano {damage}, osłony zablokowały {blocked}.",
            ),
            "in vain": Text("{card} is dealt {damage}, none taken.", "Postaci {card} zadano {damage}, bez skutku."),
        },
    ),
    "moved_damage": Text(
        "{damage} moves from {card} to {second}.", "Przesunięto {damage} z karty {card} na kartę {second}."
    ),
    "blocked": Text("{damage} to {card} is blocked.", "Zablokowano {damage} zadane postaci {card}."),
    "moved_shields": Text(
        "{card} passes {shields} to {second}.", "Przesunięto {shields} z karty {card} na kartę {second}."
    ),
    "healed": Text("{card} heals {damage}.", "Z karty {card} uleczono {damage}."),
    "shielded": Text("{card} gets {shields}.", "{card} otrzymuje {shields}."),
    "unshielded": Text("{card} loses {shields}.", "{card} traci {shields}."),
    "defeated": Text("{card} is defeated.", "Postać {card} zostaje pokonana."),
    "doomed": Text("{card} will be defeated after the round.", "Postać {card} zostanie pokonana po rundzie."),
    "brought_back": Text("{card} comes back.", "Postać {card} wraca do gry."),
    "exhausted": Text("{card} is exhausted.", "Karta {card} zostaje wyczerpana."),
    "readied": Text("{card} is readied.", "Karta {card} zostaje przygotowana."),
    "under_deck": Text("{card} goes under the deck.", "Karta {card} trafia na spód talii."),
    "tucked": Text("{who:puts} {names} under the deck.", "{who:kładzie} na spodzie talii {names}."),
    "became_support": Text("{card} becomes a support.", "Karta {card} staje się wsparciem."),
    "made_elite": Text("{card} is elite and gets a second die.", "Postać {card} jest teraz elitarna i ma drugą kość."),
    "lost_elite": Text(
        "{card} is no longer elite; a die is set aside.",
        "Postać {card} nie jest już elitarna; jedna z jej kości zostaje odłożona na bok.",
    ),
    "took": Text("{second} takes {card}.", "{second} przejmuje kartę {card}."),
    "moved_upgrade": Text("{card} moves to {second}.", "Karta {card} przechodzi na postać {second}."),
    "redeployed": Text("{card} is redeployed to {second}.", "Karta {card} zostaje przepisana na postać {second}."),
    "laid": Text(
        "{who:puts} {names} face down on a card set aside.",
        "{who:kładzie} zakrytą na odłożonej na bok karcie {names}.",
    ),
    "exchanged": Text("{card} is switched with {second}.", "Karta {card} zostaje zamieniona na kartę {second}."),
    "revealed": Text("{who:reveals} {card}.", "{who:ujawnia} kartę {card}."),
    "recovered": Text("{who:takes} {card} back into hand.", "{who:bierze} na rękę kartę {card}."),
    "topped": Text("{who:puts} {card} on top of the deck.", "{who:kładzie} kartę {card} na wierzchu talii."),
    "looked": Text(
        "{who:looks} at {names} in {whose:the hand/your hand}.", "{who:podgląda} {names} na {whose:ręce/twojej ręce}."
    ),
    "saw_top": Text(
        "{who:looks} at {cards} on top of {whose:the deck/your deck}.",
        "{who:podgląda} {cards} z wierzchu {whose:talii/twojej talii}.",
    ),
    "phase_ends": Text("The action phase ends.", "Faza akcji się kończy."),
    "field_swapped": Text("The battlefield is now {card}.", "Polem bitwy jest teraz {card}."),
    "took_field": Text("{who:gains} control of the battlefield.", "{who:przejmuje} kontrolę nad polem bitwy."),
    "eliminated": Text("{who:is} eliminated.", "{who:odpada} z gry."),
    "won": Text("{who:wins}.", "{who:wygrywa}."),
}


def _blocked(_s: DestinyState, event: Event) -> Text:
    amount, blocked, _ = event.numbers
    return Text(str(blocked), "wszystkie" if blocked == amount and amount > 1 else str(blocked))


def _die(s: DestinyState, event: Event) -> Text:
    """A die as it was when it happened."""
    die, face = event.numbers[:2]
    return die_name(s, die, face)


def _dice(s: DestinyState, numbers: tuple[int, ...]) -> Text:
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return listed(die_name(s, die, face) for die, face in pairs)


def _name(s: DestinyState, card: int, told: int = NOBODY) -> Text:
    """A card's name; of characters of one name the log says whose it is, unless its owner is ``told`` of, and which."""
    if card == HIDDEN:
        return card_name(s, card)
    owner, (others_have_it, number) = s.deal.owner[card], s.deal.twins[card]
    whose = Text(" of {who}", " {who}").fill(who=of_seat(owner)) if others_have_it and owner != told else EMPTY
    return card_name(s, card) + whose + (f" #{number}" if number else "")


def _names(s: DestinyState, event: Event) -> Text:
    cards = event.cards
    if not cards or HIDDEN in cards:
        return CARD.count(len(cards), ACCUSATIVE)
    return Text("", "kartę " if len(cards) == 1 else "karty ") + listed(_name(s, card) for card in cards)


def _details(s: DestinyState, event: Event) -> Text:
    """With which modifiers a die was resolved, and for how much unless the side says so."""
    die, face, value, *modifiers = event.numbers[:3] if event.kind == "resolved_as" else event.numbers
    added = Text(" with {dice}", " wraz z {dice}").fill(dice=_dice(s, tuple(modifiers))) if modifiers else EMPTY
    if value and (modifiers or value != s.deal.values[die][face]):
        return added + Text(f" for {value}", f", wartość {value}")
    return added


def _side(s: DestinyState, event: Event) -> Text:
    die, _, face = event.numbers
    return side_name(s.deal.sides[die][face])


LINE_GAPS: Final[Gaps[DestinyState, Event]] = {
    "blocked": _blocked,
    "captive": lambda s, event: _name(s, s.deal.card_of[event.numbers[0]]),
    "card": lambda s, event: _name(s, event.cards[0]),
    "cards": lambda s, event: CARD.count(len(event.cards) or event.numbers[0], ACCUSATIVE),
    "damage": lambda s, event: DAMAGE.count(event.numbers[0], ACCUSATIVE),
    "details": _details,
    "dice": lambda s, event: _dice(s, event.numbers),
    "die": _die,
    "field_dice": lambda s, event: _dice(s, event.numbers[1:]),
    "host": lambda s, event: _name(s, event.cards[1], event.seat),
    "mine": lambda s, event: resources(event.numbers[1]),
    "n": lambda s, event: event.numbers[0],
    "names": _names,
    "other": lambda s, event: subject_of(seat_name(event.numbers[0]), event.is_about(event.numbers[0])),
    "own": lambda s, event: _name(s, event.cards[0], event.seat),
    "resources": lambda s, event: resources(event.numbers[0]),
    "second": lambda s, event: _name(s, event.cards[1]),
    "shields": lambda s, event: SHIELD.count(event.numbers[0], ACCUSATIVE),
    "side": _side,
    "symbol": lambda s, event: SYMBOL_NAMES[event.numbers[3]],
    "theirs": lambda s, event: resources(event.numbers[2]),
    "who": lambda s, event: subject_of(seat_name(event.seat), event.is_about(event.seat)),
    "whose": lambda s, event: owner_of(of_seat(event.numbers[0]), event.is_about(event.numbers[0])),
}
"""``own`` is a card of the player whom the line names: whose it is need not be said again."""

HEADINGS: Final = frozenset(("round",))
PHASES: Final = frozenset(("upkeep", "phase_ends"))
EFFECTS: Final = names(
    """
    rolled gained lost swapped_resources captured frozen drew discarded milled discarded_play returned damaged
    moved_damage blocked moved_shields healed shielded unshielded defeated doomed brought_back exhausted readied
    under_deck tucked became_support made_elite lost_elite took moved_upgrade redeployed laid exchanged revealed
    recovered topped looked saw_top field_swapped took_field eliminated
    """
)
"""What follows from an action, or from the round coming to its end."""

_FIRST_DIE: Final = {"field_roll": 1, "rolled": 0, "removed": 0}


def signs(s: DestinyState, event: Event) -> tuple[Sign, ...]:
    """The dice that a line names, each with the side that it showed."""
    if event.kind == "turned":
        die, before, after = event.numbers
        return (_sign(s, die, before), Sign(_side(s, event), face_of(s.deal.sides[die][after]), _key(s, die)))
    if event.kind in _FIRST_DIE:
        numbers = event.numbers[_FIRST_DIE[event.kind] :]
    elif event.kind == "resolved":
        numbers = (*event.numbers[:2], *event.numbers[3:])
    else:
        numbers = event.numbers[:2] if event.kind == "resolved_as" else ()
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return tuple(_sign(s, die, face) for die, face in pairs if face >= 0)


def _sign(s: DestinyState, die: int, face: int) -> Sign:
    return Sign(die_name(s, die, face), face_of(s.deal.sides[die][face]), _key(s, die))


def _key(s: DestinyState, die: int) -> str:
    return s.deal.cards[s.deal.card_of[die]].key
