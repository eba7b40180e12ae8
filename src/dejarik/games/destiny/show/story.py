"""Events as lines of the log."""

from __future__ import annotations

from dejarik.games.destiny.language.nouns import DAMAGE, RESOURCE_TOKEN, SHIELD_TOKEN
from dejarik.games.destiny.model.state import NOBODY, DestinyState
from dejarik.games.destiny.show.text import card_name, die_name, of_seat, seat_name, side_name
from dejarik.kernel.events import HIDDEN, Event
from dejarik.kernel.text import CARD, EMPTY, Case, Noun, Text, listed

ACCUSATIVE = Case.ACCUSATIVE

LINES: dict[str, Text] = {
    "round": Text("Round {n} begins", "Zaczyna się runda {n}"),
    "upkeep": Text(
        "Upkeep: cards ready, dice return to their cards",
        "Faza utrzymania: karty są przygotowane, kości wracają na swoje karty",
    ),
    "redrew": Text("{who} mulligans {cards}", "{who} wymienia {cards}"),
    "field_picked": Text(
        "{who} chooses {card}; {other} controls it", "{who} wybiera pole bitwy {card}; kontroluje je {other}"
    ),
    "passed": Text("{who} passes", "{who} pasuje"),
    "claimed": Text("{who} claims {card}", "{who} zajmuje pole bitwy {card}"),
    "activated": Text("{who} activates {card}", "{who} aktywuje kartę {card}"),
    "rolled": Text("{who} rolls {dice}", "{who} rzuca: {dice}"),
    "used": Text("{who} uses {card}", "{who} używa karty {card}"),
    "gained": Text("{who} gains {resources}", "{who} zyskuje {resources}"),
    "lost": Text("{who} loses {resources}", "{who} traci {resources}"),
    "removed": Text("{who} removes {dice}", "{who} usuwa: {dice}"),
    "captured": Text("{card} holds a die of {second}", "{card} przetrzymuje kość karty {second}"),
    "drew": Text("{who} draws {cards}", "{who} dobiera {cards}"),
    "discarded": Text("{who} discards {names}", "{who} odrzuca {names}"),
    "milled": Text("{who} discards {names} from the deck", "{who} odrzuca z talii {names}"),
    "discarded_play": Text("{card} is discarded from play", "Karta {card} zostaje odrzucona z gry"),
    "returned": Text("{card} returns to hand", "Karta {card} wraca na rękę"),
    "moved_damage": Text(
        "{damage} moves from {card} to {second}", "Przesunięto {damage} z karty {card} na kartę {second}"
    ),
    "healed": Text("{card} heals {damage}", "Z karty {card} uleczono {damage}"),
    "shielded": Text("{card} gets {shields}", "{card} otrzymuje {shields}"),
    "unshielded": Text("{card} loses {shields}", "{card} traci {shields}"),
    "defeated": Text("{card} is defeated", "Postać {card} zostaje pokonana"),
    "doomed": Text("{card} will be defeated after the round", "Postać {card} zostanie pokonana po rundzie"),
    "brought_back": Text("{card} comes back", "Postać {card} wraca do gry"),
    "exhausted": Text("{card} is exhausted", "Karta {card} zostaje wyczerpana"),
    "readied": Text("{card} is readied", "Karta {card} zostaje przygotowana"),
    "under_deck": Text("{card} goes under the deck", "Karta {card} trafia na spód talii"),
    "became_support": Text("{card} becomes a support", "Karta {card} staje się wsparciem"),
    "took": Text("{second} takes {card}", "{second} przejmuje kartę {card}"),
    "redeployed": Text("{card} is redeployed to {second}", "Karta {card} zostaje przepisana na postać {second}"),
    "exchanged": Text("{card} is switched with {second}", "Karta {card} zostaje zamieniona na kartę {second}"),
    "revealed": Text("{who} reveals {card}", "{who} ujawnia kartę {card}"),
    "recovered": Text("{who} takes {card} back into hand", "{who} bierze na rękę kartę {card}"),
    "topped": Text("{who} puts {card} on top of the deck", "{who} kładzie kartę {card} na wierzchu talii"),
    "looked": Text("{who} looks at {names} in the hand of {other}", "{who} podgląda {names} na ręce {of_other}"),
    "saw_top": Text(
        "{who} looks at {cards} on top of the deck of {other}", "{who} podgląda {cards} z wierzchu talii {of_other}"
    ),
    "phase_ends": Text("The action phase ends", "Faza akcji się kończy"),
    "field_swapped": Text("The battlefield is now {card}", "Polem bitwy jest teraz {card}"),
    "took_field": Text("{who} gains control of the battlefield", "{who} przejmuje kontrolę nad polem bitwy"),
    "eliminated": Text("{who} is eliminated", "{who} odpada z gry"),
    "won": Text("{who} wins", "{who} wygrywa"),
}


def narrate(s: DestinyState, event: Event) -> Text:
    """An event as a sentence; it has already been cut to what its reader may know."""
    return _line(s, event) + "."


def _line(s: DestinyState, event: Event) -> Text:
    special = _SPECIAL.get(event.kind)
    if special is not None:
        return special(s, event)
    number = event.numbers[0] if event.numbers else 0
    cards = (*event.cards, s.deal.card_of[number]) if event.kind == "captured" else event.cards
    first, second = (*cards, HIDDEN, HIDDEN)[:2]
    line = LINES[event.kind]
    told = event.seat if "{who}" in line.en else NOBODY
    return line.fill(
        who=seat_name(event.seat),
        other=seat_name(number),
        of_other=of_seat(number),
        n=number,
        card=_name(s, first, told),
        second=_name(s, second, told),
        names=_names(s, event.cards),
        cards=_counted(CARD, len(event.cards) or number),
        dice=_dice(s, event.numbers) if event.kind in ("rolled", "removed") else EMPTY,
        resources=_counted(RESOURCE_TOKEN, number),
        damage=_counted(DAMAGE, number),
        shields=_counted(SHIELD_TOKEN, number),
    )


def _name(s: DestinyState, card: int, told: int = NOBODY) -> Text:
    """A card's name; of characters of one name the log says whose it is, unless its owner is ``told`` of, and which."""
    if card == HIDDEN:
        return card_name(s, card)
    owner, (others_have_it, number) = s.deal.owner[card], s.deal.twins[card]
    whose = Text(" of {who}", " {who}").fill(who=of_seat(owner)) if others_have_it and owner != told else EMPTY
    return card_name(s, card) + whose + (f" #{number}" if number else "")


def _counted(noun: Noun, number: int) -> Text:
    return noun.count(number, ACCUSATIVE)


def _names(s: DestinyState, cards: tuple[int, ...]) -> Text:
    if not cards or HIDDEN in cards:
        return CARD.count(len(cards), ACCUSATIVE)
    return Text("", "kartę " if len(cards) == 1 else "karty ") + listed(_name(s, card) for card in cards)


def _dice(s: DestinyState, numbers: tuple[int, ...]) -> Text:
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return listed(die_name(s, die, face) for die, face in pairs)


def _played(s: DestinyState, event: Event) -> Text:
    cost = _counted(RESOURCE_TOKEN, event.numbers[0])
    if len(event.cards) == 1:
        line = Text("{who} plays {card} for {cost}", "{who} zagrywa kartę {card} za {cost}")
        return line.fill(who=seat_name(event.seat), card=_name(s, event.cards[0], event.seat), cost=cost)
    line = Text("{who} plays {card} on {host} for {cost}", "{who} zagrywa kartę {card} na postać {host} za {cost}")
    card, host = event.cards
    return line.fill(who=seat_name(event.seat), card=_name(s, card), host=_name(s, host, event.seat), cost=cost)


def _turned(s: DestinyState, event: Event) -> Text:
    die, old, new = event.numbers
    line = Text("{who} turns {die} to {side}", "{who} obraca {die} na {side}")
    return line.fill(who=seat_name(event.seat), die=die_name(s, die, old), side=side_name(s.deal.sides[die][new]))


def _resolved(s: DestinyState, event: Event) -> Text:
    die, face, value, *modifiers = event.numbers
    line = Text("{who} resolves {die}", "{who} rozpatruje {die}").fill(
        who=seat_name(event.seat), die=die_name(s, die, face)
    )
    if modifiers:
        added = _dice(s, tuple(modifiers))
        line = line + Text(" with {dice}", " wraz z {dice}").fill(dice=added)
    if value and (modifiers or value != s.deal.values[die][face]):
        line = line + Text(f" for {value}", f", wartość {value}")
    return line


def _damaged(s: DestinyState, event: Event) -> Text:
    amount, blocked, taken = event.numbers
    line = Text("{card} is dealt {n}", "Postaci {card} zadano {n}").fill(
        card=_name(s, event.cards[0]), n=_counted(DAMAGE, amount)
    )
    if blocked:
        how_many = "wszystkie" if blocked == amount and amount > 1 else str(blocked)
        line = line + Text(f", {blocked} blocked by shields", f", osłony zablokowały {how_many}")
    return line if taken or blocked else line + Text(", none taken", ", bez skutku")


def _field_roll(s: DestinyState, event: Event) -> Text:
    total, *dice = event.numbers
    line = Text("{who} rolls {dice}: {total}", "{who} rzuca: {dice}, razem {total}")
    return line.fill(who=seat_name(event.seat), dice=_dice(s, tuple(dice)), total=total)


_SPECIAL = {
    "played": _played,
    "turned": _turned,
    "resolved": _resolved,
    "damaged": _damaged,
    "field_roll": _field_roll,
}
