"""Questions, labels, log lines and reasons of Bounty, in both languages."""

from __future__ import annotations

from functools import cache

from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS, COST, Character
from dejarik.games.bounty.cards.definitions import EVENT_COST
from dejarik.games.bounty.mission import attributes, requirements
from dejarik.games.bounty.state import HAND_LIMIT, QUICK_JOB_PAY, SLOT, BountyState, board_of
from dejarik.kernel.decision import Option, Refusal, subject
from dejarik.kernel.events import HIDDEN, Event
from dejarik.kernel.text import EMPTY, Case, Noun, Text, listed, quoted

CREDIT = Noun(
    ("credit", "credits"),
    ("kredyt", "kredytu", "kredytowi", "kredyt", "kredytem", "kredycie"),
    ("kredyty", "kredytów", "kredytom", "kredyty", "kredytami", "kredytach"),
)
ACTION = Noun(
    ("action", "actions"),
    ("akcja", "akcji", "akcji", "akcję", "akcją", "akcji"),
    ("akcje", "akcji", "akcjom", "akcje", "akcjami", "akcjach"),
)
SYMBOL = Noun(
    ("symbol", "symbols"),
    ("symbol", "symbolu", "symbolowi", "symbol", "symbolem", "symbolu"),
    ("symbole", "symboli", "symbolom", "symbole", "symbolami", "symbolach"),
)

ATTRIBUTE_KEYS = ("firepower", "agility", "armor", "cunning")
ATTRIBUTES = (
    Text("firepower", "siła ognia"),
    Text("agility", "zwinność"),
    Text("armor", "pancerz"),
    Text("cunning", "spryt"),
)


@cache
def credits_text(amount: int) -> Text:
    """An amount of money in the accusative, as after "pay" or "take"."""
    return CREDIT.count(amount, Case.ACCUSATIVE)


def card_name(card: int) -> Text:
    """A card's name in quotation marks; nothing for a card that the reader may not know."""
    return EMPTY if card == HIDDEN else quoted(ALL_CARDS[card].name)


def seat_name(s: BountyState, seat: int) -> Text:
    """Players are called by their character; before boards are taken, by their seat."""
    number = s.character[seat]
    return CHARACTERS[number].name if number >= 0 else Text(f"Player {seat + 1}", f"Gracz {seat + 1}")


def symbols_text(symbols: tuple[int, ...]) -> Text:
    """Symbols in words: "2 firepower and 1 armor"."""
    return listed(
        Text(f"{number} {name.en}", f"{number} × {name.pl}")
        for number, name in zip(symbols, ATTRIBUTES, strict=True)
        if number
    )


def ability_text(character: Character) -> Text:
    """What makes this character different, said from the numbers of the board."""
    if character.keep_price:
        return Text(
            "When you would discard an equipment card (not when selling), you may pay {price} to keep it in hand.",
            "Możesz zapłacić {price} i zatrzymać na ręce odrzucaną kartę ekwipunku (nie dotyczy sprzedaży).",
        ).fill(price=credits_text(character.keep_price))
    if character.ignored_symbols:
        return Text(
            "Once during each of your missions, you may discard 1 card from hand to ignore {n} printed on the mission.",
            "Raz podczas każdej swojej misji możesz odrzucić 1 kartę z ręki i zignorować {n} z karty misji.",
        ).fill(n=SYMBOL.count(character.ignored_symbols, Case.ACCUSATIVE))
    if character.event_slots:
        return Text(
            "You have a space for {n} face-down event and may play it from there for free.",
            "Masz miejsce na {n} zakrytą kartę wydarzenia i zagrywasz ją stamtąd za darmo.",
        ).fill(n=character.event_slots)
    return Text("You have {n} equipment spaces instead of 4.", "Masz {n} miejsc na ekwipunek zamiast 4.").fill(
        n=character.equipment_slots
    )


def card_text(card: int) -> Text:
    """What a card does, said from its numbers."""
    definition = ALL_CARDS[card]
    symbols = symbols_text(definition.symbols)
    if definition.kind == "mission":
        return Text("Requires {symbols}.", "Wymaga: {symbols}.").fill(symbols=symbols)
    if definition.kind == "event":
        return Text(
            "On a mission: {symbols}. An opponent's event adds to the requirements, your own to your attributes.",
            "Podczas misji: {symbols}. Karta przeciwnika zwiększa wymagania, własna zwiększa twoje atrybuty.",
        ).fill(symbols=symbols)
    once = getattr(definition, "temporary", False)
    tail = Text(" Temporary: discarded after use.", " Tymczasowy: odrzucany po użyciu.") if once else EMPTY
    return Text("Adds {symbols}.", "Dodaje: {symbols}.").fill(symbols=symbols) + tail


def comparison(s: BountyState) -> Text:
    """What the mission under way requires and what its player has so far."""
    return Text("needed {needed}, present {present}", "potrzeba {needed}, jest {present}").fill(
        needed="/".join(map(str, requirements(s))), present="/".join(map(str, attributes(s)))
    )


# ---------------------------------------------------------------- questions and labels

QUESTIONS: dict[str, Text] = {
    "character": Text("Which character?", "Która postać?"),
    "action": Text("What next? {n} left", "Co teraz? Pozostało: {n}"),
    "draw": Text("Which card do you draw?", "Którą kartę dobierasz?"),
    "sale": Text("Which card do you sell?", "Którą kartę sprzedajesz?"),
    "mission": Text("Which mission do you attempt?", "Którą misję wykonujesz?"),
    "event": Text("Play an event on this mission?", "Zagrywasz wydarzenie podczas tej misji?"),
    "use": Text("Which equipment do you use?", "Z którego ekwipunku korzystasz?"),
    "sacrifice": Text("Which card do you discard for it?", "Którą kartę za to odrzucasz?"),
    "shed": Text("Temporary card used up: discard it?", "Zużyta karta tymczasowa: odrzucasz ją?"),
    "hand_limit": Text("Hand over {limit} cards: discard which?", "Masz ponad {limit} kart: którą odrzucasz?"),
}


def question(s: BountyState) -> Text:
    """What the pending decision asks."""
    assert s.decision is not None
    left = ACTION.count(s.actions)
    return QUESTIONS[s.decision.kind].fill(n=left, limit=HAND_LIMIT)


LABELS: dict[str, Text] = {
    "draw": Text("Draw 2 cards", "Dobierz 2 karty"),
    "sale": Text("Sell cards", "Sprzedaj karty"),
    "job": Text("Quick job: take {pay}", "Szybkie zlecenie: weź {pay}"),
    "mission": Text("Attempt a mission", "Wykonaj misję"),
    "equip": Text("Equip {card} for {cost}", "Dołóż kartę {card} za {cost}"),
    "store": Text("Store face down: {card}", "Odłóż zakrytą kartę: {card}"),
    "end": Text("End the turn", "Zakończ turę"),
    "take": Text("Take {card} from the market", "Weź z rynku kartę {card}"),
    "deck": Text("Draw from the market deck", "Dobierz ze stosu rynku"),
    "sell": Text("Sell {card} for {half}", "Sprzedaj kartę {card} za {half}"),
    "done": Text("Finish selling", "Zakończ sprzedaż"),
    "attempt": Text("Attempt {card}", "Wykonaj misję {card}"),
    "event": Text("Play {card} for {price}", "Zagraj kartę {card} za {price}"),
    "pass": Text("Play no event", "Nie zagrywaj wydarzenia"),
    "use": Text("Use {card}", "Użyj karty {card}"),
    "ignore": Text("Ignore 1 symbol: {attribute}", "Zignoruj 1 symbol: {attribute}"),
    "resolve": Text("Resolve the mission", "Rozstrzygnij misję"),
    "discard": Text("Discard {card}", "Odrzuć kartę {card}"),
    "keep": Text("Pay {price} and keep {card}", "Zapłać {price} i zatrzymaj kartę {card}"),
    "pick": Text("Play as {character}", "Graj jako: {character}"),
}

_ABOUT_CARDS = frozenset({"equip", "store", "take", "sell", "attempt", "event", "use", "discard", "keep"})


def option_card(option: Option) -> int | None:
    """The card an option is about, if it is about one."""
    return subject(option) if option[0] in _ABOUT_CARDS else None


def label(s: BountyState, option: Option) -> Text:
    """What an option does."""
    verb = option[0]
    card = option_card(option)
    if card is None:
        return LABELS[verb].fill(
            pay=credits_text(QUICK_JOB_PAY),
            attribute=ATTRIBUTES[subject(option)] if verb == "ignore" else EMPTY,
            character=CHARACTERS[subject(option)].name if verb == "pick" else EMPTY,
        )
    cost = COST[card] if card < len(COST) else 0
    return LABELS[verb].fill(
        card=card_name(card),
        cost=credits_text(cost),
        half=credits_text(cost // 2),
        price=credits_text(_price(s, verb, card)),
    )


def _price(s: BountyState, verb: str, card: int) -> int:
    """What keeping a card or playing an event costs; an event stored on a board is free."""
    if verb == "keep":
        return board_of(s, s.active).keep_price
    return 0 if SLOT <= s.place[card] < SLOT + s.seats else EVENT_COST


RULES_IN_CONTEXT: dict[tuple[str, str], str] = {
    ("sacrifice", "discard"): "bounty.bokatan.any_card",
    ("shed", "discard"): "bounty.temporary.discard_after_use",
    ("shed", "keep"): "bounty.fennec.temporary",
    ("hand_limit", "keep"): "bounty.fennec.hand_limit",
}


def rule_of(s: BountyState, option: Option) -> str:
    """The rule behind an option: by the question it answers, else by its verb."""
    verb = option[0]
    if verb == "event":
        return _rule_of_event(s, subject(option))
    kind = s.decision.kind if s.decision is not None else ""
    return RULES_IN_CONTEXT.get((kind, verb), RULES[verb])


def _rule_of_event(s: BountyState, card: int) -> str:
    if SLOT <= s.place[card] < SLOT + s.seats:
        return "bounty.boba.free_event"
    own = s.decision is not None and s.decision.seat == s.active
    return "bounty.event.performer_after" if own else "bounty.event.opponent_one_each"


RULES: dict[str, str] = {
    "draw": "bounty.draw.two_cards",
    "sale": "bounty.sell.any_number",
    "job": "bounty.quick_job.income",
    "mission": "bounty.mission.compare",
    "equip": "bounty.equip.pay_cost",
    "store": "bounty.boba.storing",
    "end": "bounty.end_turn.order",
    "take": "bounty.draw.open_or_deck",
    "deck": "bounty.draw.open_or_deck",
    "sell": "bounty.sell.half_price",
    "done": "bounty.sell.any_number",
    "attempt": "bounty.mission.choose_open",
    "pass": "bounty.event.optional",
    "use": "bounty.mission.choose_equipment",
    "ignore": "bounty.bokatan.ignore_symbol",
    "resolve": "bounty.mission.success_condition",
    "discard": "bounty.hand.discard_choice",
    "keep": "bounty.fennec.keep_discarded",
    "pick": "bounty.setup.character_boards",
}


# ---------------------------------------------------------------- refusals

REASONS: dict[str, Text] = {
    "bounty.end_turn.after_two_actions": Text("both actions of this turn are used", "obie akcje tej tury wykonano"),
    "bounty.draw.nothing_left": Text("there are no cards left to draw", "nie ma już kart do dobrania"),
    "bounty.sell.hand_and_board": Text("there is no card to sell", "nie ma czego sprzedać"),
    "bounty.quick_job.once_per_turn": Text("only one quick job per turn", "szybkie zlecenie: raz na turę"),
    "bounty.mission.choose_open": Text("no mission is face up", "nie ma odkrytych misji"),
    "bounty.equip.free_slot": Text("all {0} equipment spaces are taken", "zajęte są wszystkie miejsca: {0}"),
    "bounty.equip.must_afford": Text("it costs {0}, you have {1}", "koszt: {0}, masz: {1}"),
    "bounty.component.event_cards": Text(
        "events are played only during missions", "wydarzenia zagrywa się tylko podczas misji"
    ),
    "bounty.boba.event_slot": Text("the event space is taken", "miejsce na wydarzenie jest zajęte"),
    "bounty.boba.own_mission_only": Text(
        "the stored event can be used only in your own mission",
        "odłożonego wydarzenia można użyć tylko we własnej misji",
    ),
    "bounty.event.needs_200": Text("an event costs 200, you have {0}", "wydarzenie kosztuje 200, masz: {0}"),
    "bounty.bokatan.ignore_symbol": Text(
        "only Bo-Katan Kryze ignores symbols", "symbole ignoruje tylko Bo-Katan Kryze"
    ),
    "bounty.bokatan.once_per_mission": Text(
        "only one symbol per mission can be ignored", "w jednej misji ignoruje się tylko jeden symbol"
    ),
    "bounty.bokatan.mission_card_only": Text(
        "the mission card shows no such symbol", "na karcie misji nie ma takiego symbolu"
    ),
    "bounty.bokatan.any_card": Text("there is no card in hand to discard", "nie ma na ręce karty do odrzucenia"),
    "bounty.fennec.keep_discarded": Text(
        "only Fennec Shand keeps discarded cards, and only equipment",
        "odrzucane karty zatrzymuje tylko Fennec Shand, i tylko ekwipunek",
    ),
    "bounty.fennec.each_card_costs": Text("keeping costs {0}, you have {1}", "zatrzymanie kosztuje {0}, masz: {1}"),
}


def reason(refusal: Refusal) -> Text:
    """A refusal as a sentence with its numbers."""
    return REASONS[refusal.rule].map(lambda words: words.format(*refusal.numbers))


# ---------------------------------------------------------------- the log

LINES: dict[str, Text] = {
    "picked": Text("Seat {seat} plays {character}.", "Miejsce {seat}: {character}."),
    "turn": Text("Turn {n}: {who}.", "Tura {n}: {who}."),
    "equipped": Text("{who} equips {card} for {amount}.", "{who} dokłada kartę {card} za {amount}."),
    "stored": Text("{who} stores an event face down: {card}.", "{who} odkłada zakryte wydarzenie: {card}."),
    "took": Text("{who} takes {card} from the market.", "{who} bierze z rynku kartę {card}."),
    "drew": Text("{who} draws from the deck: {card}.", "{who} dobiera ze stosu: {card}."),
    "reshuffled": Text(
        "The discard pile is shuffled into a new market deck.", "Odrzucone karty tworzą nowy stos rynku."
    ),
    "sold": Text("{who} sells {card} for {amount}.", "{who} sprzedaje kartę {card} za {amount}."),
    "job": Text("{who} takes a quick job: {amount}.", "{who}: szybkie zlecenie, {amount}."),
    "discarded": Text("{who} discards {card}.", "{who} odrzuca kartę {card}."),
    "kept": Text("{who} pays {amount} and keeps {card}.", "{who} płaci {amount} i zatrzymuje kartę {card}."),
    "market": Text("New in the market: {card}.", "Nowa karta na rynku: {card}."),
    "opened": Text("New mission: {card}.", "Nowa misja: {card}."),
    "attempted": Text("{who} attempts {card}.", "{who} wykonuje misję {card}."),
    "no_event": Text("{who} plays no event.", "{who} nie zagrywa wydarzenia."),
    "event": Text("{who} plays {card} for {amount}.", "{who} zagrywa kartę {card} za {amount}."),
    "used": Text("{who} uses {card}.", "{who} używa karty {card}."),
    "ignored": Text(
        "{who} discards {card} and ignores 1 symbol: {attribute}.",
        "{who} odrzuca kartę {card} i ignoruje 1 symbol: {attribute}.",
    ),
    "succeeded": Text("Success: {who} takes {amount} for {card}.", "Sukces: {who} bierze {amount} za misję {card}."),
    "failed": Text(
        "Failure: {who} pays a penalty of {amount} for {card}.", "Porażka: {who} płaci {amount} kary za misję {card}."
    ),
    "finished": Text(
        "The game is over. Credits after the final sale: {totals}.",
        "Koniec gry. Kredyty po końcowej sprzedaży: {totals}.",
    ),
}


UNSEEN_LINES: dict[str, Text] = {
    "stored": Text("{who} stores an event face down.", "{who} odkłada zakryte wydarzenie."),
    "drew": Text("{who} draws a card from the deck.", "{who} dobiera kartę ze stosu."),
}
"""How a line reads to somebody who may not know the card."""


def narrate(s: BountyState, event: Event) -> Text:
    """A line of the log."""
    lines = UNSEEN_LINES if HIDDEN in event.cards else LINES
    first = event.numbers[0] if event.numbers else 0
    return lines[event.kind].fill(
        who=seat_name(s, event.seat),
        seat=event.seat + 1,
        n=first,
        card=card_name(event.cards[0]) if event.cards else EMPTY,
        amount=credits_text(first),
        character=CHARACTERS[first].name if event.kind == "picked" else EMPTY,
        attribute=ATTRIBUTES[first] if event.kind == "ignored" else EMPTY,
        totals=_totals(s, event.numbers) if event.kind == "finished" else EMPTY,
    )


def _totals(s: BountyState, totals: tuple[int, ...]) -> Text:
    lines: list[Text] = [seat_name(s, seat) + f" {amount}" for seat, amount in enumerate(totals)]
    return listed(lines)
