"""What Bounty says: questions, labels, the rules behind options, why something is not possible, and the log."""

from __future__ import annotations

from typing import Final

from dejarik.games.bounty.cards import CHARACTERS, COST
from dejarik.games.bounty.cards.definitions import EVENT_COST
from dejarik.games.bounty.deeds import DEEDS
from dejarik.games.bounty.state import HAND_LIMIT, MISSION_SPACE, QUICK_JOB_PAY, SLOT, BountyState, board_of
from dejarik.games.bounty.text import ATTRIBUTES, actions_text, card_name, credits_text, player_name, seat_name
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.events import Event
from dejarik.kernel.looks import names
from dejarik.kernel.nouns import CARD
from dejarik.kernel.reader import also_of, named, subject_of
from dejarik.kernel.text import Text, listed
from dejarik.kernel.view import round_number
from dejarik.kernel.wording import Confirm, Gaps, Rules, Wording, counting

QUESTIONS: Final[dict[str, Text]] = {
    "character": Text("Which character do you play?", "Którą postacią grasz?"),
    "action": Text("What next? {n} left", "Co teraz? Pozostało: {n}"),
    "draw": Text("Which card do you draw?", "Którą kartę dobierasz?"),
    "sale": Text("Which card do you sell?", "Którą kartę sprzedajesz?"),
    "mission": Text("Which mission do you attempt?", "Którą misję wykonujesz?"),
    "event": Text("{mission}: play an event?", "{mission}: zagrywasz wydarzenie?"),
    "use": Text("{mission}: which equipment do you use?", "{mission}: z którego ekwipunku korzystasz?"),
    "sacrifice": Text(
        "Which card do you discard to ignore the symbol?", "Którą kartę odrzucasz, aby zignorować symbol?"
    ),
    "shed": Text("Temporary card used up: discard it?", "Zużyta karta tymczasowa: odrzucasz ją?"),
    "hand_limit": Text("Hand over {limit} cards: discard which?", "Masz ponad {limit} kart: którą odrzucasz?"),
}

LABELS: Final[dict[str, Text]] = {
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

CONFIRMS: Final[dict[str, Confirm[BountyState]]] = {
    "discard": counting(Text("Discard {n}", "Odrzuć {n}"), CARD),
    "sell": counting(Text("Sell {n}", "Sprzedaj {n}"), CARD),
}


def _price(s: BountyState, option: Option) -> Text:
    """What keeping a card or playing an event costs; an event stored on a board is free."""
    if option[0] == "keep":
        return credits_text(board_of(s, s.active).keep_price)
    return credits_text(0 if _is_stored(s, subject(option)) else EVENT_COST)


def _is_stored(s: BountyState, card: int) -> bool:
    return SLOT <= s.place[card] < SLOT + s.seats


LABEL_GAPS: Final[Gaps[BountyState, Option]] = {
    "attribute": lambda s, option: ATTRIBUTES[subject(option)],
    "card": lambda s, option: card_name(subject(option)),
    "character": lambda s, option: CHARACTERS[subject(option)].name,
    "cost": lambda s, option: credits_text(COST[subject(option)]),
    "half": lambda s, option: credits_text(COST[subject(option)] // 2),
    "pay": lambda s, option: credits_text(QUICK_JOB_PAY),
    "price": _price,
}


def _rule_of_event(s: BountyState, option: Option) -> str:
    if _is_stored(s, subject(option)):
        return "bounty.boba.free_event"
    own = s.decision is not None and s.decision.seat == s.active
    return "bounty.event.performer_after" if own else "bounty.event.opponent_one_each"


RULES: Final[Rules[BountyState]] = {
    "character": "bounty.setup.character_boards",
    "action": {
        "draw": "bounty.draw.two_cards",
        "sale": "bounty.sell.any_number",
        "job": "bounty.quick_job.income",
        "mission": "bounty.mission.compare",
        "equip": "bounty.equip.pay_cost",
        "store": "bounty.boba.storing",
        "end": "bounty.end_turn.order",
    },
    "draw": "bounty.draw.open_or_deck",
    "sale": {"sell": "bounty.sell.half_price", "done": "bounty.sell.any_number"},
    "mission": "bounty.mission.choose_open",
    "event": {"event": _rule_of_event, "pass": "bounty.event.optional"},
    "use": {
        "use": "bounty.mission.choose_equipment",
        "ignore": "bounty.bokatan.ignore_symbol",
        "resolve": "bounty.mission.success_condition",
    },
    "sacrifice": "bounty.bokatan.any_card",
    "shed": {"keep": "bounty.fennec.temporary", "discard": "bounty.temporary.discard_after_use"},
    "hand_limit": {"keep": "bounty.fennec.hand_limit", "discard": "bounty.hand.discard_choice"},
}

REASONS: Final[dict[str, Text]] = {
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

LINES: Final[dict[str, Text]] = {
    "picked": Text("{player:plays} {character}.", "{player:gra} jako: {character}."),
    "turn": Text("Round {round}: {name}.", "Runda {round}: {name}."),
    "equipped": Text("{who:equips} {card} for {amount}.", "{who:dokłada} kartę {card} za {amount}."),
    "stored": Text("{who:stores} an event face down: {card}.", "{who:odkłada} zakryte wydarzenie: {card}."),
    "took": Text("{who:takes} {card} from the market.", "{who:bierze} z rynku kartę {card}."),
    "drew": Text("{who:draws} from the deck: {card}.", "{who:dobiera} ze stosu: {card}."),
    "reshuffled": Text(
        "The discard pile is shuffled into a new market deck.", "Odrzucone karty tworzą nowy stos rynku."
    ),
    "sold": Text("{who:sells} {card} for {amount}.", "{who:sprzedaje} kartę {card} za {amount}."),
    "job": Text("{who:takes} a quick job: {amount}.", "{who:bierze} szybkie zlecenie: {amount}."),
    "discarded": Text("{who:discards} {card}.", "{who:odrzuca} kartę {card}."),
    "kept": Text(
        "{who:pays} {amount} and {also:keeps} {card}.", "{who:płaci} {amount} i {also:zatrzymuje} kartę {card}."
    ),
    "market": Text("New in the market: {card}.", "Nowa karta na rynku: {card}."),
    "opened": Text("New mission: {card}.", "Nowa misja: {card}."),
    "attempted": Text("{who:attempts} {card}.", "{who:wykonuje} misję {card}."),
    "no_event": Text("{who:plays} no event.", "{who:nie zagrywa} wydarzenia."),
    "event": Text("{who:plays} {card} for {amount}.", "{who:zagrywa} kartę {card} za {amount}."),
    "used": Text("{who:uses} {card}.", "{who:używa} karty {card}."),
    "ignored": Text(
        "{who:discards} {card} and {also:ignores} 1 symbol: {attribute}.",
        "{who:odrzuca} kartę {card} i {also:ignoruje} 1 symbol: {attribute}.",
    ),
    "succeeded": Text("Success: {who:takes} {amount} for {card}.", "Sukces: {who:bierze} {amount} za misję {card}."),
    "failed": Text(
        "Failure: {who:pays} a penalty of {amount} for {card}.", "Porażka: {who:płaci} {amount} kary za misję {card}."
    ),
    "finished": Text(
        "The game is over. Credits after the final sale: {totals}.",
        "Koniec gry. Kredyty po końcowej sprzedaży: {totals}.",
    ),
}

UNSEEN_LINES: Final[dict[str, Text]] = {
    "stored": Text("{who:stores} an event face down.", "{who:odkłada} zakryte wydarzenie."),
    "drew": Text("{who:draws} a card from the deck.", "{who:dobiera} kartę ze stosu."),
}
"""How a line reads to somebody who may not know the card."""


def _totals(s: BountyState, event: Event) -> Text:
    return listed([seat_name(s, seat) + f" {amount}" for seat, amount in enumerate(event.numbers)])


LINE_GAPS: Final[Gaps[BountyState, Event]] = {
    "amount": lambda s, event: credits_text(event.numbers[0]),
    "attribute": lambda s, event: ATTRIBUTES[event.numbers[0]],
    "card": lambda s, event: card_name(event.cards[0]),
    "character": lambda s, event: CHARACTERS[event.numbers[0]].name,
    "also": lambda s, event: also_of(event.is_about(event.seat)),
    "name": lambda s, event: named(seat_name(s, event.seat), event.is_about(event.seat)),
    "player": lambda s, event: subject_of(player_name(event.seat), event.is_about(event.seat)),
    "round": lambda s, event: round_number(event.numbers[0], s.seats),
    "totals": _totals,
    "who": lambda s, event: subject_of(seat_name(s, event.seat), event.is_about(event.seat)),
}

WORDING: Final[Wording[BountyState]] = Wording(
    questions=QUESTIONS,
    labels=LABELS,
    confirms=CONFIRMS,
    rules=RULES,
    reasons=REASONS,
    lines=LINES,
    deeds=DEEDS,
    unseen_lines=UNSEEN_LINES,
    headings=frozenset(("turn",)),
    effects=names("event no_event used ignored succeeded failed reshuffled market opened"),
    question_gaps={
        "n": lambda s: actions_text(s.actions),
        "limit": lambda s: HAND_LIMIT,
        "mission": lambda s: card_name(s.zones[MISSION_SPACE][0]),
    },
    label_gaps=LABEL_GAPS,
    line_gaps=LINE_GAPS,
)
