"""Events as lines of the log."""

from __future__ import annotations

from dejarik.games.destiny.nouns import DAMAGE, RESOURCE_TOKEN, SHIELD_TOKEN
from dejarik.games.destiny.state import DestinyState
from dejarik.games.destiny.text import card_name, die_name, seat_name
from dejarik.kernel.events import HIDDEN, Event
from dejarik.kernel.text import CARD, EMPTY, Case, Noun, Text, listed

ACCUSATIVE = Case.ACCUSATIVE

LINES: dict[str, Text] = {
    "round": Text("Round {n} begins", "Zaczyna się runda {n}"),
    "upkeep": Text("Upkeep: cards are readied, dice go back", "Faza utrzymania: karty są przygotowane, kości wracają"),
    "redrew": Text("{who} exchanges {cards}", "{who} wymienia {cards}"),
    "field_picked": Text("{who} chooses {card}; {other} controls it", "{who} wybiera {card}; kontroluje je {other}"),
    "passed": Text("{who} passes", "{who} pasuje"),
    "claimed": Text("{who} claims {card}", "{who} zajmuje {card}"),
    "activated": Text("{who} activates {card}", "{who} aktywuje {card}"),
    "rolled": Text("{who} rolls {dice}", "{who} rzuca: {dice}"),
    "used": Text("{who} uses {card}", "{who} używa karty {card}"),
    "gained": Text("{who} gains {resources}", "{who} zyskuje {resources}"),
    "lost": Text("{who} loses {resources}", "{who} traci {resources}"),
    "removed": Text("{who} removes {dice}", "{who} usuwa: {dice}"),
    "captured": Text("{card} holds {die}", "{card} przetrzymuje kość {die}"),
    "drew": Text("{who} draws {cards}", "{who} dobiera {cards}"),
    "discarded": Text("{who} discards {names}", "{who} odrzuca {names}"),
    "milled": Text("{names} from the deck of {who} is discarded", "{who}: z talii odrzucono {names}"),
    "discarded_play": Text("{card} is discarded from play", "{card}: karta odrzucona z gry"),
    "returned": Text("{card} returns to hand", "{card} wraca na rękę"),
    "moved_damage": Text("{damage} moves from {card} to {second}", "{damage}: z {card} na {second}"),
    "healed": Text("{card} heals {damage}", "{card}: wyleczono {damage}"),
    "shielded": Text("{card} gets {shields}", "{card} otrzymuje {shields}"),
    "unshielded": Text("{card} loses {shields}", "{card} traci {shields}"),
    "defeated": Text("{card} is defeated", "{card}: postać pokonana"),
    "doomed": Text("{card} will be defeated after the round", "{card}: postać zostanie pokonana po rundzie"),
    "brought_back": Text("{card} comes back", "{card} wraca do gry"),
    "exhausted": Text("{card} is exhausted", "{card}: karta wyczerpana"),
    "readied": Text("{card} is readied", "{card}: karta przygotowana"),
    "under_deck": Text("{card} goes under the deck", "{card} trafia na spód talii"),
    "became_support": Text("{card} becomes a support", "{card} staje się wsparciem"),
    "took": Text("{second} takes {card}", "{second} przejmuje {card}"),
    "redeployed": Text("{card} is redeployed to {second}", "{card}: przepisanie na {second}"),
    "exchanged": Text("{card} is switched with {second}", "{card}: zamiana na {second}"),
    "revealed": Text("{who} reveals {card}", "{who} ujawnia {card}"),
    "recovered": Text("{who} takes {card} back into hand", "{who} bierze na rękę {card}"),
    "topped": Text("{who} puts {card} on top of the deck", "{who} kładzie {card} na wierzchu talii"),
    "looked": Text("{who} looks at {names} in the hand of {other}", "{who} ogląda na ręce gracza {other}: {names}"),
    "saw_top": Text("{who} looks at {cards} of the deck of {other}", "{who} ogląda {cards} z talii gracza {other}"),
    "phase_ends": Text("The action phase ends", "Faza akcji się kończy"),
    "field_swapped": Text("The battlefield is now {card}", "Polem bitwy jest teraz {card}"),
    "took_field": Text("{who} gains control of the battlefield", "{who} przejmuje kontrolę nad polem bitwy"),
    "eliminated": Text("{who} is eliminated", "{who} odpada z gry"),
    "won": Text("{who} wins", "{who} wygrywa"),
}


def narrate(s: DestinyState, event: Event) -> Text:
    """An event as a line; it has already been cut to what its reader may know."""
    special = _SPECIAL.get(event.kind)
    if special is not None:
        return special(s, event)
    first, second = (*event.cards, HIDDEN, HIDDEN)[:2]
    number = event.numbers[0] if event.numbers else 0
    return LINES[event.kind].fill(
        who=seat_name(event.seat),
        other=seat_name(number),
        n=number,
        card=card_name(s, first),
        second=card_name(s, second),
        names=_names(s, event.cards),
        cards=_counted(CARD, len(event.cards) or number),
        dice=_dice(s, event.numbers) if event.kind in ("rolled", "removed") else EMPTY,
        die=die_name(s, number) if event.kind == "captured" else EMPTY,
        resources=_counted(RESOURCE_TOKEN, number),
        damage=_counted(DAMAGE, number),
        shields=_counted(SHIELD_TOKEN, number),
    )


def _counted(noun: Noun, number: int) -> Text:
    return noun.count(number, ACCUSATIVE)


def _names(s: DestinyState, cards: tuple[int, ...]) -> Text:
    if not cards or HIDDEN in cards:
        return CARD.count(len(cards), ACCUSATIVE)
    return listed(card_name(s, card) for card in cards)


def _dice(s: DestinyState, numbers: tuple[int, ...]) -> Text:
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return listed(die_name(s, die, face) for die, face in pairs)


def _played(s: DestinyState, event: Event) -> Text:
    cost = _counted(RESOURCE_TOKEN, event.numbers[0])
    if len(event.cards) == 1:
        line = Text("{who} plays {card} for {cost}", "{who} zagrywa {card} za {cost}")
        return line.fill(who=seat_name(event.seat), card=card_name(s, event.cards[0]), cost=cost)
    line = Text("{who} plays {card} on {host} for {cost}", "{who} zagrywa {card} na {host} za {cost}")
    card, host = event.cards
    return line.fill(who=seat_name(event.seat), card=card_name(s, card), host=card_name(s, host), cost=cost)


def _turned(s: DestinyState, event: Event) -> Text:
    die, old, new = event.numbers
    line = Text("{who} turns {die} to {side}", "{who} obraca {die} na {side}")
    return line.fill(who=seat_name(event.seat), die=die_name(s, die, old), side=str(s.deal.sides[die][new]))


def _resolved(s: DestinyState, event: Event) -> Text:
    die, face, value, *modifiers = event.numbers
    line = Text("{who} resolves {die}", "{who} rozpatruje {die}").fill(
        who=seat_name(event.seat), die=die_name(s, die, face)
    )
    if modifiers:
        added = _dice(s, tuple(modifiers))
        line = line + Text(" with {dice}", " wraz z {dice}").fill(dice=added)
    if value and (modifiers or value != s.deal.values[die][face]):
        line = line + Text(f" for {value}", f" o wartości {value}")
    return line


def _damaged(s: DestinyState, event: Event) -> Text:
    amount, blocked, taken = event.numbers
    line = Text("{card} is dealt {n}", "{card} otrzymuje {n}").fill(
        card=card_name(s, event.cards[0]), n=_counted(DAMAGE, amount)
    )
    if blocked:
        line = line + Text(f", {blocked} blocked by shields", f", z czego osłony blokują {blocked}")
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
