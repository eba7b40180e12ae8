"""What the Deckbuilding Game says: questions, labels, rules behind options, why something is refused, and the log."""

from __future__ import annotations

from typing import Final

from dejarik.abilities.words import asking_card
from dejarik.games.deckbuilding.model.printed import CARDS, COST, USE
from dejarik.games.deckbuilding.model.state import DECK, HAND, DeckbuildingState, base_of
from dejarik.games.deckbuilding.procedure.attack import damage_spread, reward_of
from dejarik.games.deckbuilding.rules.purchase import ask_destination, zone_by
from dejarik.games.deckbuilding.rules.strength import strength, target_value
from dejarik.games.deckbuilding.show.deeds import DEEDS
from dejarik.games.deckbuilding.show.story import EFFECTS, HEADINGS, LINE_GAPS, LINES, UNSEEN_LINES
from dejarik.games.deckbuilding.show.text import ACCUSATIVE, card_name, resources, seat_name, whose
from dejarik.games.deckbuilding.vocabulary.joining import Choose, Concession, FoeChooses
from dejarik.kernel.agenda import asked_by
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.nouns import CARD, DAMAGE, RESOURCE
from dejarik.kernel.text import EMPTY, Text, capital
from dejarik.kernel.wording import Confirm, Entry, Gaps, Variants, Wording, counting
from dejarik.kernel.zones import everybody

QUESTIONS: Final[dict[str, Text]] = {
    "action": Text("What next? {pool} to spend", "Co teraz? Masz {pool}"),
    "assign": Text("Distribute {damage} among the ships", "Rozdziel {damage} między okręty"),
    "choose": Text("Which one?", "Co wybierasz?"),
    "damage": Text("Where does the damage go?", "Gdzie zadać obrażenia?"),
    "destination": Text("Where does the bought card go?", "Dokąd trafia kupiona karta?"),
    "destroy": Text("Which capital ship do you destroy?", "Który okręt zniszczyć?"),
    "discard": Text("Which card do you discard?", "Którą kartę odrzucić?"),
    "exile": Text("Which card do you exile?", "Którą kartę anihilować?"),
    "foe_choose": Text("Which one do you let happen?", "Na co pozwalasz?"),
    "free": Text("Which card do you buy for free?", "Którą kartę kupić za darmo?"),
    "keep": Text("Which card stays on top?", "Która karta zostaje na wierzchu?"),
    "new_base": Text("Which base is your next?", "Która baza będzie następna?"),
    "opponent": Text("Which opponent is meant?", "Którego przeciwnika to dotyczy?"),
    "put_on_deck": Text("Which card goes on top of the deck?", "Którą kartę położyć na wierzchu talii?"),
    "return": Text("Which card returns to your hand?", "Która karta wraca na rękę?"),
    "reward": Text("Take the reward?", "Wziąć nagrodę?"),
    "row_discard": Text("Which card of the row do you discard?", "Którą kartę z rzędu odrzucić?"),
    "scavenge": Text(
        "Which card do you buy from the discard pile?", "Którą kartę kupić ze stosu odrzuconych kart galaktyki?"
    ),
    "secret_base": Text("Which base do you pick in secret?", "Którą bazę wybierasz w sekrecie?"),
    "swap": Text("Which card of the row do you swap?", "Którą kartę z rzędu zamienić?"),
    "swap_discard": Text("Which card comes back to the row?", "Która karta wraca do rzędu?"),
    "take": Text("Which card do you take?", "Którą kartę wziąć?"),
    "target": Text("What do you attack?", "Co atakujesz?"),
    "trigger": Text("Use the ability now?", "Użyć teraz zdolności?"),
}


def _zone_by(s: DeckbuildingState, option: Option) -> int:
    """Where the pending purchase goes by the word of a card."""
    asked = asked_by(s, ask_destination)
    assert asked is not None, "only a purchase asks where it goes"
    return zone_by(s, subject(option), *asked)


LABELS: Final[dict[str, Entry[DeckbuildingState, Option]]] = {
    "play": Text("Play {card}", "Zagraj kartę {card}"),
    "buy": Text("Buy {card} for {cost}", "Kup kartę {card} za {cost}"),
    "use": Text("Use {card}: {ability}", "Użyj karty {card}: {ability}"),
    "commit": Text("Commit {card} to an attack", "Wyznacz do ataku kartę {card}"),
    "pay_off": Text("Pay off {card} for {cost}", "Spłać kartę {card} za {cost}"),
    "end": Text("End the turn", "Zakończ turę"),
    "base": Text("The base of {whose}", "Baza {whose}"),
    "at": Text("{card} (target value {target})", "Karta {card} (wartość docelowa {target})"),
    "attack": Text("Attack the base of {whose} for {strength}", "Zaatakuj bazę {whose} z siłą ataku {strength}"),
    "strike": Text(
        "Attack {card} for {strength} (needs {target})",
        "Zaatakuj kartę {card} z siłą ataku {strength} (potrzeba {target})",
    ),
    "to_discard": Text("On your discard pile", "Na stos kart odrzuconych"),
    "trigger": Text("Use {card}", "Użyj karty {card}"),
    "reward": Text("Take the reward for {card}: {reward}", "Weź nagrodę za kartę {card}: {reward}"),
    "by": Variants(
        _zone_by,
        {
            DECK: Text("On top of your deck, thanks to {card}", "Na wierzch swojej talii dzięki karcie {card}"),
            HAND: Text("Into your hand, thanks to {card}", "Na rękę dzięki karcie {card}"),
        },
    ),
    "choose": Text("{effect}", "{effect}"),
    "decline": Text("No", "Nie"),
    "choose.decline": Text("Nothing", "Nic"),
    "swap.decline": Text("Nothing", "Nic"),
    "done": Text("That is enough", "Wystarczy"),
    "discard": Text("Discard {card}", "Odrzuć kartę {card}"),
    "exile": Text("Exile {card}", "Anihiluj kartę {card}"),
    "return": Text("Take {card} into your hand", "Weź na rękę kartę {card}"),
    "put_on_deck": Text("Put {card} on top of the deck", "Połóż na wierzchu talii kartę {card}"),
    "hit": Text("Damage {card}", "Zadaj obrażenia: {card}"),
    "row_discard": Text("Discard {card} from the row", "Odrzuć z rzędu kartę {card}"),
    "take": Text("Take {card} for this turn", "Weź na tę turę kartę {card}"),
    "free": Text("Buy {card} for free", "Kup za darmo kartę {card}"),
    "scavenge": Text("Buy {card} for {cost}", "Kup kartę {card} za {cost}"),
    "destroy": Text("Destroy {card}", "Zniszcz okręt {card}"),
    "swap": Text("Swap {card}", "Zamień kartę {card}"),
    "bring": Text("Bring back {card}", "Przywróć kartę {card}"),
    "keep": Text("Keep {card} on top", "Zostaw na wierzchu kartę {card}"),
    "opponent": Text("{seat}", "{seat}"),
    "assign": Text("{damage} to {card}", "{damage}: {card}"),
    "reveal": Text("Reveal {card}", "Odkryj bazę {card}"),
    "pick": Text("Pick {card}", "Wybierz bazę {card}"),
}


def _ability(_s: DeckbuildingState, option: Option) -> Text:
    """What a card can be used for; nothing if it cannot, which is why it is refused."""
    use = USE[subject(option)]
    return use.effect.clause.say() if use else EMPTY


def _effect(s: DeckbuildingState, option: Option) -> Text:
    """One of several effects; an opponent reads what it means for them."""
    assert s.asked is not None
    word = s.asked[1][0]
    assert isinstance(word, Choose), "only such a word offers effects"
    effect = word.effect_of(option)
    if isinstance(word, FoeChooses) and isinstance(effect, Concession):
        return capital(effect.offered_to_foe(card_name(s.frames[-1].source)))
    return capital(effect.clause.say())


def _strength(s: DeckbuildingState, option: Option) -> int:
    """How hard an attack hits the base of a player or a card."""
    verb, target = option[0], subject(option)
    return strength(s, base_of(target) if verb == "attack" else target)


LABEL_GAPS: Final[Gaps[DeckbuildingState, Option]] = {
    "ability": _ability,
    "card": lambda s, option: card_name(subject(option)),
    "cost": lambda s, option: resources(COST[subject(option)]),
    "damage": lambda s, option: DAMAGE.count(option[1:][1]),
    "effect": _effect,
    "reward": lambda s, option: reward_of(subject(option)).clause.say(),
    "seat": lambda s, option: seat_name(s, subject(option)),
    "strength": _strength,
    "target": lambda s, option: target_value(subject(option)),
    "whose": lambda s, option: whose(s, subject(option)),
}

CONFIRMS: Final[dict[str, Confirm[DeckbuildingState]]] = {
    "assign": counting(Text("Deal {n}", "Zadaj {n}"), DAMAGE),
    "exile": counting(Text("Exile {n}", "Anihiluj {n}"), CARD),
}

RULES: Final[dict[str, str]] = {
    "play": "deckbuilding.play.to_area",
    "buy": "deckbuilding.buy.pay",
    "use": "deckbuilding.ability.once",
    "commit": "deckbuilding.commit.base",
    "pay_off": "deckbuilding.optional.payoff",
    "end": "deckbuilding.end.declare",
    "base": "deckbuilding.commit.base",
    "at": "deckbuilding.commit.row",
    "attack": "deckbuilding.attack.base.total",
    "strike": "deckbuilding.row.success",
    "to_discard": "deckbuilding.buy.to_discard",
    "by": "deckbuilding.buy.to_discard",
    "trigger": "deckbuilding.when.trigger",
    "reward": "deckbuilding.row.reward_last",
    "decline": "deckbuilding.ability.optional",
    "done": "deckbuilding.ability.optional",
    "choose": "deckbuilding.choose.possible",
    "discard": "deckbuilding.discard.own_choice",
    "exile": "deckbuilding.exile.remove",
    "return": "deckbuilding.ability.max_extent",
    "put_on_deck": "deckbuilding.faq.no_partial",
    "hit": "deckbuilding.damage.direct",
    "row_discard": "deckbuilding.discard.row_pile",
    "take": "deckbuilding.ability.max_extent",
    "free": "deckbuilding.ability.max_extent",
    "scavenge": "deckbuilding.buy.pay",
    "destroy": "deckbuilding.destroy.at_once",
    "swap": "deckbuilding.ability.max_extent",
    "bring": "deckbuilding.ability.max_extent",
    "keep": "deckbuilding.look.secret",
    "opponent": "deckbuilding.team.proposal.opponent_word",
    "assign": "deckbuilding.attack.base.distribute",
    "reveal": "deckbuilding.start.new_base",
    "pick": "deckbuilding.mode.secret.choose",
}

REASONS: Final[dict[str, Text]] = {
    "deckbuilding.buy.empire_limit": Text("the Empire does not buy Rebel cards", "Imperium nie kupuje kart Rebelii"),
    "deckbuilding.buy.rebel_limit": Text("the Rebellion does not buy Empire cards", "Rebelia nie kupuje kart Imperium"),
    "deckbuilding.buy.pay": Text("it costs {0}, you have {1}", "koszt: {0}, masz: {1}"),
    "deckbuilding.card.ability": Text("it has no ability to use", "nie ma zdolności, której można użyć"),
    "deckbuilding.ability.once": Text("its ability was used this turn", "jej zdolności użyto już w tej turze"),
    "deckbuilding.if.force": Text("the Force is not with you", "Moc nie jest z tobą"),
    "deckbuilding.if.condition": Text("its condition is not met", "jej warunek nie jest spełniony"),
    "deckbuilding.ability.max_extent": Text("it could change nothing now", "niczego by teraz nie zmieniła"),
    "deckbuilding.commit.once": Text("it attacks once a turn", "atakuje raz na turę"),
    "deckbuilding.commit.needs_attack": Text("it can never have attack", "nigdy nie ma wartości ataku"),
    "deckbuilding.attack.kinds": Text("there is nothing to attack", "nie ma czego atakować"),
    "deckbuilding.row.no_ships": Text("capital ships attack bases only", "okręty atakują tylko bazy"),
    "deckbuilding.row.neutral_safe": Text("neutral cards cannot be attacked", "kart neutralnych nie można atakować"),
    "deckbuilding.row.pick_enemy": Text("it is of your own faction", "należy do twojej frakcji"),
    "deckbuilding.row.units_only_targets": Text("only units are targets", "celem są tylko jednostki"),
    "deckbuilding.optional.payoff": Text("paying off was not agreed on", "nie umówiono się na spłacanie kart"),
    "deckbuilding.optional.payoff.only_neutral": Text(
        "only neutral cards are paid off", "spłaca się tylko karty neutralne"
    ),
}


def _asker(s: DeckbuildingState) -> Text:
    """The name of the card whose ability asks, where everybody knows it: all read the question."""
    card = asking_card(s)
    return EMPTY if card is None or s.known[card] != everybody(s) else CARDS[card].name


def _damage_left(s: DeckbuildingState) -> Text:
    """What is still to be spread."""
    return DAMAGE.count(damage_spread(s).total, ACCUSATIVE)


WORDING: Final[Wording[DeckbuildingState]] = Wording(
    questions=QUESTIONS,
    labels=LABELS,
    confirms=CONFIRMS,
    rules={"reward": {"decline": "deckbuilding.faq.reward_optional"}},
    rules_by_verb=RULES,
    reasons=REASONS,
    lines=LINES,
    deeds=DEEDS,
    unseen_lines=UNSEEN_LINES,
    headings=HEADINGS,
    effects=EFFECTS,
    asker=_asker,
    question_gaps={"pool": lambda s: RESOURCE.count(s.resources), "damage": _damage_left},
    label_gaps=LABEL_GAPS,
    line_gaps=LINE_GAPS,
)
