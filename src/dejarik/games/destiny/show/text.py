"""What Destiny asks and offers, and why something is not possible."""

from __future__ import annotations

from typing import Any

from dejarik.abilities.clauses import Mood
from dejarik.abilities.structure import Choose, FoeChooses, May
from dejarik.abilities.words import Effect, ask
from dejarik.games.destiny.language.dice import BLANK, SPECIAL, Side, X
from dejarik.games.destiny.language.nouns import DAMAGE, RESOURCE_TOKEN, SHIELD_TOKEN, SIDE_NAMES, SYMBOL_NAMES
from dejarik.games.destiny.language.phrases import about
from dejarik.games.destiny.model.abilities import Action, said
from dejarik.games.destiny.model.frames import Resolution
from dejarik.games.destiny.model.state import NOBODY, DestinyState
from dejarik.games.destiny.rules.playing import cost_of
from dejarik.games.destiny.show import notation
from dejarik.games.destiny.vocabulary.hand import PlayCard
from dejarik.kernel.agenda import asked_by
from dejarik.kernel.decision import Option, Refusal, subject
from dejarik.kernel.events import HIDDEN
from dejarik.kernel.text import EMPTY, Case, Text, capital, quoted

ACCUSATIVE = Case.ACCUSATIVE


def seat_name(seat: int) -> Text:
    """Players are called by their number."""
    return Text(f"Player {seat + 1}", f"Gracz {seat + 1}")


def of_seat(seat: int) -> Text:
    """The same where Polish has the genitive."""
    return Text(f"Player {seat + 1}", f"Gracza {seat + 1}")


def card_name(s: DestinyState, card: int) -> Text:
    """A card's name in quotation marks; a stand-in for a card that the reader may not know."""
    return Text("a card", "karta") if card == HIDDEN else quoted(s.deal.cards[card].name)


def die_name(s: DestinyState, die: int, face: int | None = None) -> Text:
    """A die by its card and what it shows."""
    up = s.face[die] if face is None else face
    name = s.deal.cards[s.deal.card_of[die]].name
    return side_name(s.deal.sides[die][up]) + " (" + name + ")" if up >= 0 else name


def side_name(side: Side) -> Text:
    """A side as players write it, as the object of a verb; a lone dash would read as a minus."""
    if side.symbol == BLANK:
        return Text("blank", "pustą")
    if side.symbol == SPECIAL:
        spoken = SIDE_NAMES[SPECIAL]
    else:
        value = "X" if side.value == X else side.value
        spoken = f"{'+' if side.modifier else ''}{value} {SIDE_NAMES[side.symbol]}"
    return Text(str(side), spoken + (f" za {side.cost}" if side.cost else ""))


def resources(number: int) -> Text:
    """An amount of resources in the accusative."""
    return RESOURCE_TOKEN.count(number, ACCUSATIVE)


# ---------------------------------------------------------------- questions

QUESTIONS: dict[str, Text] = {
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
    "shelter": Text("Who gets {shields}?", "Komu dać {shields}?"),
    "assign": Text("Assign the next point to:", "Komu przydzielasz następny punkt?"),
    "remove": Text("Which die do you remove?", "Którą kość usunąć?"),
    "reroll": Text("Which die do you reroll?", "Którą kość przerzucić?"),
    "turn": Text("Which die do you turn, and to which side?", "Którą kość obrócić i na którą ściankę?"),
    "side": Text("Which side do you resolve?", "Którą ściankę rozpatrzyć?"),
    "symbol": Text("Which symbol?", "Który symbol?"),
    "die": Text("Which die?", "Która kość?"),
    "capture": Text("Which die do you take?", "Którą kość zabrać?"),
    "group": Text("Which dice make the first group?", "Które kości tworzą pierwszą grupę?"),
    "which_group": Text("Which group do you remove?", "Którą grupę usunąć?"),
    "character": Text("Which character?", "Która postać?"),
    "victim": Text("Which of your characters takes the damage?", "Która z twoich postaci otrzymuje obrażenia?"),
    "move_from": Text("From which character?", "Z której postaci?"),
    "move_to": Text("To which character?", "Na którą postać?"),
    "activate": Text("Which characters do you activate?", "Które postacie aktywować?"),
    "support": Text("Which support?", "Które wsparcie?"),
    "upgrade": Text("Which upgrade?", "Które ulepszenie?"),
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
    "hide": Text("Which card do you hide?", "Która karta pozostaje ukryta?"),
    "stop": Text("Pay to stop it?", "Zapłacić, aby temu zapobiec?"),
    "play": Text("Which card do you play?", "Którą kartę zagrać?"),
    "exchange": Text("For which card?", "Na którą kartę?"),
    "deck": Text("Whose deck?", "Czyja talia?"),
    "arrange": Text("Where does each card go?", "Gdzie położyć karty?"),
    "council": Text("Discard one of the two?", "Odrzucić jedną z dwóch?"),
    "special": Text("The special ability of which card?", "Zdolność specjalna której karty?"),
    "choose": Text("Which one?", "Co wybierasz?"),
    "foe_choose": Text("Which one do you choose?", "Co wybierasz?"),
    "may": Text("{ability}", "{ability}"),
}


def question(s: DestinyState) -> Text:
    """What the pending decision asks, behind the name of the card that makes it ask."""
    decision = s.decision
    assert decision is not None
    asked = QUESTIONS[decision.kind].fill(
        funds=resources(s.resources[decision.seat]) if decision.seat >= 0 else EMPTY,
        damage=DAMAGE.count(_value(s), ACCUSATIVE),
        shields=SHIELD_TOKEN.count(_value(s), ACCUSATIVE),
        ability=_optional(s),
    )
    source = _source(s)
    return Text("{card}: {asked}", "{card}: {asked}").fill(card=source, asked=asked) if source.en else asked


def _value(s: DestinyState) -> int:
    frame = s.frames[-1] if s.frames else None
    return frame.value if isinstance(frame, Resolution) else 0


def _asking(s: DestinyState) -> Effect[Any, Any] | None:
    """The effect that asks, if one does."""
    asked = asked_by(s, ask)
    return asked[0] if asked is not None else None


def _optional(s: DestinyState) -> Text:
    """What a player may do as a question."""
    effect = _asking(s)
    if not isinstance(effect, May):
        return EMPTY
    return capital(about(effect.effect.clause.say(Mood.TO), s.deal.kind[s.frames[-1].source])) + "?"


def _source(s: DestinyState) -> Text:
    """The card whose ability asks; set-up, upkeep and plain dice have none."""
    if _asking(s) is None or s.decision is None or s.decision.kind in _NOBODYS:
        return EMPTY
    return s.deal.cards[s.frames[-1].source].name


_NOBODYS = frozenset({"redraw", "upkeep"})


# ---------------------------------------------------------------- labels

LABELS: dict[str, Text] = {
    "pass": Text("Pass", "Spasuj"),
    "claim": Text("Claim the battlefield", "Zajmij pole bitwy"),
    "decline": Text("Decline", "Zrezygnuj"),
    "yes": Text("Yes", "Tak"),
    "no": Text("No", "Nie"),
    "done": Text("Done", "Gotowe"),
    "activate": Text("Activate {card}", "Aktywuj kartę {card}"),
    "resolve": Text("Resolve {die}", "Rozpatrz {die}"),
    "modify": Text("Add {die}", "Dodaj {die}"),
    "use": Text("Use {card}: {ability}", "Użyj karty {card}: {ability}"),
    "discard_to_reroll": Text("Discard {card} to reroll dice", "Odrzuć kartę {card}, aby przerzucić kości"),
    "put_back": Text("Put {card} back", "Odłóż kartę {card}"),
    "battlefield": Text("{card}", "{card}"),
    "remove": Text("Remove {die}", "Usuń {die}"),
    "reroll": Text("Reroll {die}", "Przerzuć {die}"),
    "die": Text("{die}", "{die}"),
    "group": Text("{die} into the first group", "{die} do pierwszej grupy"),
    "capture": Text("Take {die}", "Zabierz {die}"),
    "turn": Text("Turn {die} to {side}", "Obróć {die} na {side}"),
    "side": Text("Resolve {side}", "Rozpatrz {side}"),
    "roll": Text("{side}", "{side}"),
    "symbol": Text("{symbol}", "{symbol}"),
    "group_of": Text("Group {number}", "Grupa {number}"),
    "pay": Text("Pay {funds}", "Zapłać {funds}"),
    "player": Text("{seat}", "{seat}"),
    "opponent": Text("{seat}", "{seat}"),
    "deck": Text("{seat}", "{seat}"),
    "hit": Text("Damage {card}", "Zadaj obrażenia: {card}"),
    "shield": Text("Shield {card}", "Daj osłony: {card}"),
    "assign": Text("To {card}", "Przydziel: {card}"),
    "unshield": Text("Remove shields from {card}", "Usuń osłony: {card}"),
    "heal": Text("Heal {card}", "Ulecz: {card}"),
    "from": Text("From {card}", "Z: {card}"),
    "to": Text("To {card}", "Na: {card}"),
    "exhaust": Text("Exhaust {card}", "Wyczerp: {card}"),
    "ready": Text("Ready {card}", "Przygotuj: {card}"),
    "defeat": Text("Defeat {card}", "Pokonaj: {card}"),
    "doom": Text("Defeat {card} after the round", "Pokonaj po rundzie: {card}"),
    "choose_character": Text("Choose {card}", "Wybierz: {card}"),
    "bring_back": Text("Bring back {card}", "Przywróć: {card}"),
    "discard": Text("Discard {card}", "Odrzuć kartę {card}"),
    "return": Text("Return {card}", "Cofnij kartę {card}"),
    "take": Text("Take {card}", "Weź kartę {card}"),
    "attach": Text("To {card}", "Na: {card}"),
    "give_up": Text("Discard {card}", "Odrzuć kartę {card}"),
    "instead": Text("Use {card}", "Użyj karty {card}"),
    "next": Text("{card}", "{card}"),
    "reveal": Text("Reveal {card}", "Ujawnij kartę {card}"),
    "recover": Text("Bring back {card}", "Przywróć kartę {card}"),
    "hide": Text("Hide {card}", "Ukryj kartę {card}"),
    "exchange": Text("{card}", "{card}"),
    "top": Text("{card} on top", "{card} na wierzch"),
    "bottom": Text("{card} on the bottom", "{card} na spód"),
    "special": Text("{card}", "{card}"),
}
PLAY = Text("Play {card} for {cost}", "Zagraj kartę {card} za {cost}")
PLAY_ON = Text("Play {card} on {host} for {cost}", "Zagraj kartę {card} na postać {host} za {cost}")
PLAY_OVER = Text(
    "Play {card} on {host} for {cost}, replacing {old}",
    "Zagraj kartę {card} na postać {host} za {cost}, zastępując kartę {old}",
)
WITH_AMOUNT = Text("{amount}: {card}", "{amount}: {card}")


def label(s: DestinyState, option: Option) -> Text:
    """What an option does."""
    verb, numbers = option[0], option[1:]
    if verb == "play":
        return _play_label(s, numbers)
    if verb == "choose":
        return _choice_label(s, subject(option))
    if verb in notation.AMOUNT_VERBS and len(numbers) > 1:
        amount = (DAMAGE if verb == "to" else SHIELD_TOKEN).count(numbers[1])
        return WITH_AMOUNT.fill(amount=amount, card=card_name(s, numbers[0]))
    cards, dice = notation.cards_of(option), notation.dice_of(option)
    number = numbers[0] if numbers else 0
    return LABELS[verb].fill(
        card=card_name(s, cards[0]) if cards else EMPTY,
        die=die_name(s, dice[0]) if dice else EMPTY,
        side=side_name(s.deal.sides[dice[0]][numbers[1]]) if verb in notation.SIDE_VERBS else EMPTY,
        symbol=SYMBOL_NAMES[number] if verb == "symbol" else EMPTY,
        seat=seat_name(number) if verb in notation.SEAT_VERBS else EMPTY,
        funds=resources(number) if verb == "pay" else EMPTY,
        ability=_ability(s, cards[0]) if verb == "use" else EMPTY,
        number=number,
    )


def _ability(s: DestinyState, card: int) -> Text:
    action = s.deal.ability(card, Action)
    assert action is not None
    return said(action.effect, s.deal.kind[card])


def _choice_label(s: DestinyState, place: int) -> Text:
    effect = _asking(s)
    assert isinstance(effect, Choose)
    clause, kind = effect.effects[place - 1].clause, s.deal.kind[s.frames[-1].source]
    if isinstance(effect, FoeChooses):
        return capital(about(clause.addressed(), kind, their="your"))
    return capital(about(clause.say(), kind))


def _play_label(s: DestinyState, numbers: tuple[int, ...]) -> Text:
    card, *rest = numbers
    cost = resources(_cost(s, numbers))
    if not rest:
        return PLAY.fill(card=card_name(s, card), cost=cost)
    names = [card_name(s, one) for one in rest]
    if len(rest) == 1:
        return PLAY_ON.fill(card=card_name(s, card), host=names[0], cost=cost)
    return PLAY_OVER.fill(card=card_name(s, card), host=names[0], old=names[1], cost=cost)


def _cost(s: DestinyState, numbers: tuple[int, ...]) -> int:
    """What a play costs: less, where a card lets somebody play another one cheaper or for free."""
    effect = _asking(s)
    if not isinstance(effect, PlayCard):
        return cost_of(s, *numbers)
    card, host, replaced = (*numbers, NOBODY, NOBODY)[:3]
    return 0 if effect.free else cost_of(s, card, host, replaced, effect.discount)


# ---------------------------------------------------------------- rules

RULES: dict[str, str] = {
    "pass": "destiny.pass.instead_of_action",
    "claim": "destiny.claim.take_control",
    "decline": "destiny.ability.may_is_optional",
    "yes": "destiny.ability.may_is_optional",
    "no": "destiny.ability.may_is_optional",
    "done": "destiny.faq.not_all_dice_needed",
    "activate": "destiny.activate.exhaust_and_roll",
    "resolve": "destiny.resolve.same_symbol_only",
    "modify": "destiny.modifier.adds_to_value",
    "play": "destiny.hand.play_as_action",
    "use": "destiny.action_ability.uses_the_turn_action",
    "discard_to_reroll": "destiny.reroll.discard_one_card",
    "put_back": "destiny.setup.redraw",
    "battlefield": "destiny.setup.winner_picks_battlefield",
    "remove": "destiny.term.remove_die.definition",
    "reroll": "destiny.reroll.choose_all_first",
    "turn": "destiny.term.turn_die.definition",
    "side": "destiny.integral.works_without_card",
    "roll": "destiny.term.roll.includes_reroll",
    "assign": "destiny.damage.own_distribution_no_excess",
    "attach": "destiny.keyword.redeploy.move_after_defeat",
    "give_up": "destiny.upgrade.excess_discarded",
    "instead": "destiny.effect.replacement.order_own",
    "next": "destiny.simultaneous.same_player_after",
    "player": "destiny.simultaneous.several_players",
    "opponent": "destiny.multi.choose_opponent",
    "choose": "destiny.term.choose_option.any",
    "shield": "destiny.symbol.shield.give",
    "hit": "destiny.damage.place_tokens",
    "heal": "destiny.term.heal.definition",
    "from": "destiny.term.move.not_to_same_place",
    "to": "destiny.term.move.damage_ignores_shields",
    "reveal": "destiny.starter.term_reveal",
}
CHOICE = "destiny.term.choose_target.must_fit"


RULES_BY_KIND: dict[str, dict[str, str]] = {
    "redraw": {"done": "destiny.setup.redraw"},
    "upkeep": {"discard": "destiny.upkeep.discard_then_draw", "done": "destiny.upkeep.discard_then_draw"},
    "modify": {"done": "destiny.modifier.adds_to_value"},
    "turn": {"done": "destiny.term.turn_die.definition"},
    "reroll": {"done": "destiny.reroll.choose_all_first"},
    "guardian": {"remove": "destiny.keyword.guardian.remove_damage_die"},
    "extra_action": {"decline": "destiny.extraaction.decline_is_not_pass"},
    "strike": {"hit": "destiny.symbol.melee.one_character"},
    "shelter": {"shield": "destiny.symbol.shield.one_character"},
}
"""Where the rule depends on what is asked."""


def rule_of(s: DestinyState, option: Option) -> str:
    """The rule that allows an option of the pending decision."""
    own = RULES_BY_KIND.get(s.decision.kind, {}) if s.decision is not None else {}
    return own.get(option[0]) or RULES.get(option[0], CHOICE)


REASONS: dict[str, Text] = {
    "destiny.play.not_enough_resources": Text("it costs {0}, you have {1}", "kosztuje {0}, a masz {1}"),
    "destiny.unique.cannot_play_second": Text(
        "you have that unique card in play", "masz już w grze tę unikatową kartę"
    ),
    "destiny.term.play_restriction.must_be_met": Text(
        "its play restriction is not met", "jej ograniczenie zagrania nie jest spełnione"
    ),
    "destiny.upgrade.limit_three": Text(
        "the character has three upgrades, replace one", "postać ma już trzy ulepszenia, zastąp jedno z nich"
    ),
    "destiny.activate.must_be_ready": Text("it is exhausted", "jest wyczerpana"),
    "destiny.activate.support_without_die": Text("it has no die", "nie ma kości"),
    "destiny.exhausted.cannot_exhaust_again": Text("it is already exhausted", "jest już wyczerpana"),
    "destiny.starter.poweraction.once_per_round": Text(
        "its power action was used this round", "jej potężnej akcji użyto już w tej rundzie"
    ),
    "destiny.modifier.never_alone": Text("a modifier needs another die", "modyfikator wymaga innej kości"),
    "destiny.die.cost_unpayable": Text("the side costs {0}, you have {1}", "ścianka kosztuje {0}, a masz {1}"),
    "destiny.symbol.blank.no_effect": Text("a blank does nothing", "pusta ścianka nic nie robi"),
    "destiny.claim.once_per_round": Text(
        "the battlefield was claimed this round", "w tej rundzie zajęto już pole bitwy"
    ),
    "destiny.reroll.needs_dice_in_pool": Text("you have no dice in your pool", "nie masz kości w puli"),
}


def reason(refusal: Refusal) -> Text:
    """A refusal as a sentence with its numbers."""
    en, pl = REASONS[refusal.rule].en, REASONS[refusal.rule].pl
    return Text(en.format(*refusal.numbers), pl.format(*refusal.numbers))
