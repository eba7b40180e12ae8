"""What the options of Destiny do."""

from __future__ import annotations

from typing import Final

from dejarik.abilities.structure import Choose, FoeChooses
from dejarik.games.destiny.language.nouns import SYMBOL_NAMES
from dejarik.games.destiny.language.phrases import about
from dejarik.games.destiny.language.terms import CHARACTER
from dejarik.games.destiny.model.abilities import Action, said
from dejarik.games.destiny.model.frames import Damage
from dejarik.games.destiny.model.state import NOBODY, DestinyState
from dejarik.games.destiny.rules.actions import claim_price
from dejarik.games.destiny.rules.playing import cost_of
from dejarik.games.destiny.show.questions import asking
from dejarik.games.destiny.show.text import card_name, die_name, resources, seat_name, side_name
from dejarik.games.destiny.vocabulary.playing import PlayCard
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.nouns import DAMAGE, SHIELD
from dejarik.kernel.text import Text, capital
from dejarik.kernel.wording import Entry, Gaps, Variants


def _numbers(_s: DestinyState, option: Option) -> int:
    """How many things or amounts an option names."""
    return len(option) - 1


def _tax(s: DestinyState, _option: Option) -> int:
    """What the player who is asked pays for claiming."""
    assert s.decision is not None, "the game is over"
    return claim_price(s, s.decision.seat)


def _is_taxed(s: DestinyState, option: Option) -> bool:
    return _tax(s, option) > 0


def _is_ordered_shield(s: DestinyState, option: Option) -> bool:
    """Whether a character stands for its shields, which block together with other effects."""
    return isinstance(s.frames[-1] if s.frames else None, Damage) and s.deal.kind[subject(option)] == CHARACTER


LABELS: Final[dict[str, Entry[DestinyState, Option]]] = {
    "pass": Text("Pass", "Spasuj"),
    "claim": Variants(
        _is_taxed,
        {
            False: Text("Claim the battlefield", "Zajmij pole bitwy"),
            True: Text("Claim the battlefield for {tax}", "Zajmij pole bitwy za {tax}"),
        },
    ),
    "decline": Text("Decline", "Zrezygnuj"),
    "yes": Text("Yes", "Tak"),
    "no": Text("No", "Nie"),
    "done": Text("Done", "Gotowe"),
    "activate": Text("Activate {card}", "Aktywuj kartę {card}"),
    "resolve": Text("Resolve {die}", "Rozpatrz {die}"),
    "modify": Text("Add {die}", "Dodaj {die}"),
    "play": Variants(
        _numbers,
        {
            1: Text("Play {card} for {cost}", "Zagraj kartę {card} za {cost}"),
            2: Text("Play {card} on {host} for {cost}", "Zagraj kartę {card} na postać {host} za {cost}"),
            3: Text(
                "Play {card} on {host} for {cost}, replacing {old}",
                "Zagraj kartę {card} na postać {host} za {cost}, zastępując kartę {old}",
            ),
        },
    ),
    "use": Text("Use {card}: {ability}", "Użyj karty {card}: {ability}"),
    "discard_to_reroll": Text("Discard {card} to reroll dice", "Odrzuć kartę {card}, aby przerzucić kości"),
    "put_back": Text("Put back {card}", "Odłóż kartę {card}"),
    "battlefield": Text("{card}", "{card}"),
    "remove": Text("Remove {die}", "Usuń {die}"),
    "reroll": Text("Reroll {die}", "Przerzuć {die}"),
    "die": Text("{die}", "{die}"),
    "group": Text("{die} into the first group", "{die} do pierwszej grupy"),
    "capture": Text("Take {die}", "Zabierz {die}"),
    "set_aside": Text("Set aside {die}", "Odłóż na bok {die}"),
    "freeze": Text("{die}", "{die}"),
    "turn": Text("Turn {die} to {side}", "Obróć {die} na {side}"),
    "side": Text("Resolve {side}", "Rozpatrz {side}"),
    "roll": Text("{side}", "{side}"),
    "choose": Text("{effect}", "{effect}"),
    "symbol": Text("{symbol}", "{symbol}"),
    "group_of": Text("Group {number}", "Grupa {number}"),
    "pay": Text("Pay {funds}", "Zapłać {funds}"),
    "player": Text("{seat}", "{seat}"),
    "opponent": Text("{seat}", "{seat}"),
    "deck": Text("{seat}", "{seat}"),
    "hit": Text("Damage {card}", "Zadaj obrażenia: {card}"),
    "shield": Text("Shield {card}", "Daj osłony: {card}"),
    "assign": Text("To {card}", "Przydziel: {card}"),
    "unshield": Variants(
        _numbers,
        {
            1: Text("Remove shields from {card}", "Usuń osłony: {card}"),
            2: Text("{shields}: {card}", "{shields}: {card}"),
        },
    ),
    "heal": Text("Heal {card}", "Ulecz: {card}"),
    "from": Text("From {card}", "Z: {card}"),
    "to": Variants(_numbers, {1: Text("To {card}", "Na: {card}"), 2: Text("{damage}: {card}", "{damage}: {card}")}),
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
    "move": Text("{card} to {host}", "{card} na postać {host}"),
    "give_up": Text("Discard {card}", "Odrzuć kartę {card}"),
    "instead": Text("Use {card}", "Użyj karty {card}"),
    "next": Variants(
        _is_ordered_shield,
        {False: Text("{card}", "{card}"), True: Text("Shields of {card}", "Osłony: {card}")},
    ),
    "reveal": Text("Reveal {card}", "Ujawnij kartę {card}"),
    "recover": Text("Bring back {card}", "Przywróć kartę {card}"),
    "lay_down": Text("Put {card} into the discard pile", "Połóż kartę {card} na stosie kart odrzuconych"),
    "hide": Text("Hide {card}", "Ukryj kartę {card}"),
    "exchange": Text("{card}", "{card}"),
    "lay": Text("{card} face down", "Zakryta karta: {card}"),
    "copy": Text("{card} of {owner}", "{card} ({owner})"),
    "top": Text("{card} on top", "{card} na wierzch"),
    "bottom": Text("{card} on the bottom", "{card} na spód"),
    "special": Text("{card}", "{card}"),
}


def _ability(s: DestinyState, option: Option) -> Text:
    card = subject(option)
    action = s.deal.ability(card, Action)
    assert action is not None, "only a card with an action is used"
    return said(action.effect, s.deal.kind[card])


def _cost(s: DestinyState, option: Option) -> Text:
    """What a play costs: less, where a card lets somebody play another one cheaper or for free."""
    assert s.decision is not None, "the game is over"
    seat, effect = s.decision.seat, asking(s)
    if not isinstance(effect, PlayCard):
        return resources(cost_of(s, seat, *option[1:]))
    card, host, replaced = [*option[1:], NOBODY, NOBODY][:3]
    return resources(0 if effect.free else cost_of(s, seat, card, host, replaced, effect.discount))


def _effect(s: DestinyState, option: Option) -> Text:
    """One of several effects; an opponent reads it as their own."""
    effect = asking(s)
    assert isinstance(effect, Choose), "only such a word offers effects"
    clause, kind = effect.effects[subject(option) - 1].clause, s.deal.kind[s.frames[-1].source]
    if isinstance(effect, FoeChooses):
        return capital(about(clause.addressed(), kind, their="your"))
    return capital(about(clause.say(), kind))


LABEL_GAPS: Final[Gaps[DestinyState, Option]] = {
    "ability": _ability,
    "card": lambda s, option: card_name(s, subject(option)),
    "cost": _cost,
    "damage": lambda s, option: DAMAGE.count(option[1:][1]),
    "die": lambda s, option: die_name(s, subject(option)),
    "effect": _effect,
    "funds": lambda s, option: resources(subject(option)),
    "host": lambda s, option: card_name(s, option[1:][1]),
    "number": lambda s, option: subject(option),
    "owner": lambda s, option: seat_name(s.deal.owner[subject(option)]),
    "old": lambda s, option: card_name(s, option[1:][2]),
    "seat": lambda s, option: seat_name(subject(option)),
    "shields": lambda s, option: SHIELD.count(option[1:][1]),
    "side": lambda s, option: side_name(s.deal.sides[subject(option)][option[1:][1]]),
    "symbol": lambda s, option: SYMBOL_NAMES[subject(option)],
    "tax": lambda s, option: resources(_tax(s, option)),
}
