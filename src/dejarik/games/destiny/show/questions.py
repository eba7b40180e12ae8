"""What Destiny asks, and which card makes it ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dejarik.abilities.clauses import Act, Mood
from dejarik.abilities.structure import May
from dejarik.abilities.words import Effect, ask
from dejarik.games.destiny.language.phrases import about
from dejarik.games.destiny.model.deal import RULE_WORDS
from dejarik.games.destiny.model.frames import Resolution
from dejarik.games.destiny.model.state import NOBODY, DestinyState, die_under_way, under_way
from dejarik.games.destiny.show.notation import die_id
from dejarik.games.destiny.show.text import ACCUSATIVE, card_name, resources
from dejarik.games.destiny.vocabulary.amounts import worth
from dejarik.games.destiny.vocabulary.procedure import FIRST_SHIELDS, REDRAW, REFILL
from dejarik.games.destiny.vocabulary.spreading import Spread
from dejarik.games.destiny.vocabulary.turns import FoeMayBuy
from dejarik.kernel.agenda import asked_by
from dejarik.kernel.nouns import CARD, DAMAGE, DIE, SHIELD
from dejarik.kernel.text import EMPTY, Text, capital
from dejarik.kernel.wording import Confirm, Word, counting

_WHICH: Final[dict[str, Text]] = {
    "die": Text("Which die?", "Która kość?"),
    "character": Text("Which character?", "Która postać?"),
    "victim": Text("Which of your characters takes the damage?", "Która z twoich postaci otrzymuje obrażenia?"),
    "support": Text("Which support?", "Które wsparcie?"),
    "upgrade": Text("Which upgrade?", "Które ulepszenie?"),
    "card_in_play": Text("Which card?", "Która karta?"),
    "move_from": Text("From which character?", "Z której postaci?"),
}
"""Questions that many cards ask; the card says what is done, unless it says too much for one line."""
_ONE_LINE: Final = 100

QUESTIONS: Final[dict[str, Text]] = {
    **dict.fromkeys(_WHICH, Text("{doing}", "{doing}")),
    "action": Text("Your action? {funds} to spend", "Jaką akcję wykonujesz? Masz {funds}"),
    "extra_action": Text("An additional action? {funds} to spend", "Wykonujesz dodatkową akcję? Masz {funds}"),
    "redraw": Text("Which cards do you mulligan?", "Które karty wymieniasz?"),
    "pick_field": Text("Which battlefield do you choose?", "Którego pola bitwy użyć?"),
    "battlefield": Text("Which battlefield?", "Które pole bitwy?"),
    "upkeep": Text("Which cards do you discard before drawing?", "Które karty odrzucasz przed dobraniem?"),
    "roll": Text("What does the die show?", "Co wypadło na kości?"),
    "resolve": Text("Which die do you resolve?", "Którą kość rozpatrzyć?"),
    "resolve_more": Text("Resolve another die?", "Rozpatrzyć kolejną kość?"),
    "modify": Text("Add a modifier?", "Dodać modyfikator?"),
    "strike": Text("Who is dealt {damage}?", "Komu zadać {damage}?"),
    "share": Text("How many shields block damage to {victim}?", "Ile osłon zablokuje obrażenia postaci {victim}?"),
    "shelter": Text("Who gets {shields}?", "Komu dać {shields}?"),
    "assign": Text("Distribute {left}", "Rozdziel {left}"),
    "remove": Text("Which die do you remove?", "Którą kość usunąć?"),
    "reroll": Text("Which die do you reroll?", "Którą kość przerzucić?"),
    "turn": Text("Which die do you turn, and to which side?", "Którą kość obrócić i na którą ściankę?"),
    "side": Text("Which side do you resolve?", "Którą ściankę rozpatrzyć?"),
    "symbol": Text("Which symbol?", "Który symbol?"),
    "capture": Text("Which die do you take?", "Którą kość zabrać?"),
    "freeze": Text("Which die is not rolled next round?", "Którą kością nie rzuca się w następnej rundzie?"),
    "set_aside": Text("Which die is set aside?", "Którą kość odłożyć na bok?"),
    "group": Text("Which dice make the first group?", "Które kości tworzą pierwszą grupę?"),
    "which_group": Text("Which group do you remove?", "Którą grupę usunąć?"),
    "move_to": Text("To which character do you move it?", "Na którą postać to przesunąć?"),
    "activate": Text("Which characters do you activate?", "Które postacie aktywować?"),
    "move_upgrade": Text("Which upgrade do you move, and to whom?", "Które ulepszenie przesunąć i na którą postać?"),
    "bring_back": Text("Which character do you return?", "Która postać wraca?"),
    "redeploy": Text("Which character gets the upgrade?", "Która postać otrzyma ulepszenie?"),
    "guardian": Text("Use Guardian?", "Użyć słowa kluczowego Strażnik?"),
    "give_up": Text("Which upgrade do you discard?", "Które ulepszenie odrzucasz?"),
    "instead": Text("What happens instead?", "Co dzieje się zamiast tego?"),
    "order": Text("Which ability comes next?", "Którą zdolność rozpatrzyć jako następną?"),
    "who_first": Text("Whose abilities come first?", "Czyje zdolności rozpatrzyć najpierw?"),
    "opponent": Text("Which opponent?", "Którego przeciwnika to dotyczy?"),
    "discard": Text("Which card do you discard?", "Którą kartę odrzucić?"),
    "discard_foe": Text("Which card do you discard?", "Którą kartę odrzucasz?"),
    "reveal": Text("Which card do you reveal?", "Którą kartę ujawnić?"),
    "recover": Text("Which card do you return?", "Która karta wraca?"),
    "switch": Text("Which cards do you swap?", "Które karty zamieniasz miejscami?"),
    "hide": Text("Which card do you hide?", "Która karta pozostaje ukryta?"),
    "stop": Text("Pay to stop it?", "Zapłacić, aby temu zapobiec?"),
    "bargain": Text("{bargain}", "{bargain}"),
    "play": Text("Which card do you play?", "Którą kartę zagrać?"),
    "lay": Text("Which card do you put face down?", "Którą kartę położyć zakrytą?"),
    "copy": Text("Which copy do you play the card from?", "Z której kopii zagrać kartę?"),
    "exchange": Text("For which card?", "Na którą kartę?"),
    "deck": Text("Whose deck?", "Czyja talia?"),
    "arrange": Text("Where does each card go?", "Gdzie położyć karty?"),
    "under_deck": Text("Which card goes under your deck?", "Którą kartę położyć na spodzie talii?"),
    "council": Text("Discard one of the two?", "Odrzucić jedną z dwóch?"),
    "special": Text("The special ability of which card?", "Zdolność specjalna której karty?"),
    "choose": Text("Which one?", "Co wybierasz?"),
    "foe_choose": Text("Which one do you choose?", "Co wybierasz?"),
    "may": Text("{ability}", "{ability}"),
}

_NOBODYS: Final = frozenset(effect.id for effect in (REDRAW, REFILL, *FIRST_SHIELDS, RULE_WORDS[0].reroll))
"""What the rules ask, not a card or a die."""


def asking(s: DestinyState) -> Effect[Any, Any] | None:
    """The effect that asks, if one does."""
    asked = asked_by(s, ask)
    return asked[0] if asked is not None else None


def asking_card(s: DestinyState) -> int | None:
    """The card whose ability or die asks; what the rules ask at set-up and in upkeep has none."""
    effect = asking(s)
    return None if effect is None or effect.id in _NOBODYS else s.frames[-1].source


def asking_thing(s: DestinyState) -> int | None:
    """What asks as it lies on the table: the die, where one is resolved out of a pool, else the card."""
    card = asking_card(s)
    die = NOBODY if card is None else die_under_way(under_way(s))
    return card if die == NOBODY else die_id(s.deal, die)


def asker(s: DestinyState) -> Text:
    """The name of the card whose ability asks."""
    card = asking_card(s)
    return EMPTY if card is None else s.deal.cards[card].name


def _ability(s: DestinyState) -> Text:
    """What a player may do as a question."""
    effect = asking(s)
    assert isinstance(effect, May), "nothing else asks whether"
    return capital(about(effect.effect.clause.say(Mood.TO), s.deal.kind[s.frames[-1].source])) + "?"


def _bargain(s: DestinyState) -> Text:
    """What an opponent may pay for as a question."""
    effect = asking(s)
    assert isinstance(effect, FoeMayBuy), "nothing else is for sale"
    return capital(about(effect.bargain.say(Mood.TO), s.deal.kind[s.frames[-1].source])) + "?"


def _doing(s: DestinyState) -> Text:
    """What is done to whatever is chosen, as the card tells whoever chooses."""
    assert s.decision is not None, "the game is over"
    effect, which = asking(s), _WHICH[s.decision.kind]
    if effect is None:
        return which
    frame, clause = s.frames[-1], effect.clause
    if isinstance(clause, Act):
        clause = Act(clause.verb, clause.rest)  # whoever reads it does it
    their = "their" if s.decision.seat == frame.you else "your"
    said = capital(about(clause.say(), s.deal.kind[frame.source], their)) + "."
    return said if len(said.en) <= _ONE_LINE else which


def _funds(s: DestinyState) -> Text:
    assert s.decision is not None, "the game is over"
    return resources(s.resources[s.decision.seat])


def _value(s: DestinyState) -> int:
    """What the die being resolved is worth."""
    frame = s.frames[-1]
    assert isinstance(frame, Resolution), "only a die that is resolved strikes or shelters"
    return frame.value


def _spread(s: DestinyState) -> Spread:
    effect = asking(s)
    assert isinstance(effect, Spread), "nothing else is distributed"
    return effect


def _left(s: DestinyState) -> Text:
    """What is still to be distributed."""
    effect, frame = _spread(s), under_way(s)
    return effect.points.count(worth(s, frame, effect.amount) - len(frame.chosen), ACCUSATIVE)


def _distribute(s: DestinyState, number: int) -> Text:
    return Text("Distribute {n}", "Rozdziel {n}").fill(n=_spread(s).points.count(number, ACCUSATIVE))


CONFIRMS: Final[dict[str, Confirm[DestinyState]]] = {
    "assign": _distribute,
    "discard": counting(Text("Discard {n}", "Odrzuć {n}"), CARD),
    "put_back": counting(Text("Exchange {n}", "Wymień {n}"), CARD),
    "remove": counting(Text("Remove {n}", "Usuń {n}"), DIE),
    "reroll": counting(Text("Reroll {n}", "Przerzuć {n}"), DIE),
}


QUESTION_GAPS: Final[Mapping[str, Callable[[DestinyState], Word]]] = {
    "ability": _ability,
    "bargain": _bargain,
    "doing": _doing,
    "damage": lambda s: DAMAGE.count(_value(s), ACCUSATIVE),
    "funds": _funds,
    "left": _left,
    "shields": lambda s: SHIELD.count(_value(s), ACCUSATIVE),
    "victim": lambda s: card_name(s, under_way(s).character),
}
