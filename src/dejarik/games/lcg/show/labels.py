"""What options do, as a button says it: by verb, or by kind of decision and verb where that makes a difference."""

from __future__ import annotations

from typing import Final

from dejarik.abilities.structure import Choose, FoeChooses
from dejarik.abilities.words import ask
from dejarik.games.lcg.language.nouns import FOCUS_TOKEN, UNIT_CARD, this_words
from dejarik.games.lcg.language.terms import FATE
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.procedure.strikes import Strike, resolve_icons
from dejarik.games.lcg.rules.values import cost
from dejarik.games.lcg.show.text import card_name, damage, resources, seat_name, times
from dejarik.kernel.agenda import asked_by
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.nouns import CARD, DAMAGE
from dejarik.kernel.text import EMPTY, Case, Text, capital
from dejarik.kernel.wording import Confirm, Gaps, counting

LABELS: Final[dict[str, Text]] = {
    "pass": Text("Pass", "Spasuj"),
    "done": Text("Done", "Gotowe"),
    "yes": Text("Yes", "Tak"),
    "no": Text("No", "Nie"),
    # setup
    "bottom": Text("{card} under the deck", "{card} na spód talii"),
    "keep": Text("Keep this hand", "Zatrzymaj tę rękę"),
    "mulligan": Text("Draw a new hand", "Wymień całą rękę"),
    "reveal": Text("Reveal {card}", "Odkryj: {card}"),
    # phases
    "balance.objective": Text("Damage {card}", "Zadaj 1 obrażenie: {card}"),
    "balance.no": Text("Deal no damage", "Nie zadawaj obrażenia"),
    "discard": Text("Discard {card}", "Odrzuć kartę {card}"),
    "draw_discard.no": Text("Discard nothing", "Nic nie odrzucaj"),
    "commit": Text("Commit {card}", "Przydziel do Mocy: {card}"),
    "commit.done": Text("Begin the Force struggle", "Rozpocznij zmagania Mocy"),
    # windows
    "play": Text("Play {card}{price}", "Zagraj kartę {card}{price}"),
    "use": Text("{card}: {ability}", "{card}: {ability}"),
    "repeat": Text("Repeat the last actions", "Powtórz ostatnie akcje"),
    "times": Text("{times}", "{times}"),
    # playing cards
    "pay": Text("{resources} from {card}", "{resources} z karty {card}"),
    "attach": Text("Attach to {card}", "Dołącz do: {card}"),
    "attach.dial": Text("Attach to the Death Star dial", "Dołącz do wskaźnika Gwiazdy Śmierci"),
    "as_unit": Text("Play it as a unit", "Wystaw jako jednostkę"),
    "target": Text("{card}", "{card}"),
    "pick": Text("{card}", "{card}"),
    "pick.done": Text("Take nothing", "Nic nie bierz"),
    "target.done": Text("No more targets", "Nic więcej"),
    "target.no": Text("Choose nothing", "Nic nie wybieraj"),
    # tokens
    "unfocus": Text("1 focus token", "1 żeton skupienia"),
    "heal": Text("1 damage", "1 obrażenie"),
    "unshield": Text("1 shield", "1 osłonę"),
    # engagements
    "engage": Text("Engage {card}", "Zaatakuj: {card}"),
    "engage.dial": Text("Engage the Death Star dial", "Zaatakuj wskaźnik Gwiazdy Śmierci"),
    "engage.done": Text("No more engagements", "Koniec ataków"),
    "attacker": Text("Attack with {card}", "Atakuj jednostką {card}"),
    "attackers.done": Text("No more attackers", "To wszyscy atakujący"),
    "defender": Text("Defend with {card}", "Broń jednostką {card}"),
    "defenders.done": Text("No more defenders", "Nikt więcej nie broni"),
    "shielding.shield": Text("Shield {card}", "Osłoń kartę {card}"),
    "shielding.no": Text("Place no shield", "Nie kładź osłony"),
    "edge": Text("{card} into the edge stack", "{card} do stosu przewagi"),
    "fate": Text("Resolve {card}", "Rozpatrz kartę {card}"),
    "fate_again.no": Text("Do not resolve it again", "Nie rozpatruj ponownie"),
    "strike": Text("Strike with {card}", "Uderz jednostką {card}"),
    "hit": Text("{hits} to {card}", "{hits}: {card}"),
    "split": Text("1 damage to {card}", "1 obrażenie: {card}"),
    "blast": Text("{blasts} to the engaged objective", "{blasts}: atakowany cel"),
    "tactics": Text("Focus token on {card}", "Żeton skupienia: {card}"),
    # damage and tokens
    "protect": Text("{damage} to {card} instead", "{damage} przyjmie {card}"),
    "protect.no": Text("Do not protect it", "Nie chroń jej"),
    "shield": Text("Use the shield", "Użyj osłony"),
    "shield.no": Text("Take the damage", "Przyjmij obrażenia"),
    "shield_focus.no": Text("Take the focus token", "Przyjmij żeton skupienia"),
    "capture_at.objective": Text("At {card}", "Przy celu {card}"),
    # words of cards
    "move": Text("{damage} from {card}", "{damage} z karty {card}"),
    "prevent": Text("Prevent {damage} to {card}", "{card}: {damage} mniej"),
    "choose": Text("{choice}", "{choice}"),
    "player": Text("{player}", "{player}"),
    "put_under.no": Text("Put none under the deck", "Nie odkładaj żadnej na spód talii"),
    "pay_or_end.yes": Text("Spend the resources", "Wydaj zasoby"),
    "pay_or_end.no": Text("The engagement ends", "Zakończ bitwę"),
}

CONFIRMS: Final[dict[str, Confirm[LcgState]]] = {
    "attacker": counting(Text("Attack with {n}", "Zaatakuj {n}"), UNIT_CARD, Case.INSTRUMENTAL),
    "commit": counting(Text("Commit {n}", "Przydziel do Mocy {n}"), UNIT_CARD),
    "defender": counting(Text("Defend with {n}", "Broń {n}"), UNIT_CARD, Case.INSTRUMENTAL),
    "discard": counting(Text("Discard {n}", "Odrzuć {n}"), CARD),
    "pick": counting(Text("Choose {n}", "Wybierz {n}"), CARD),
    "split": counting(Text("Deal {n}", "Zadaj {n}"), DAMAGE),
    "tactics": counting(Text("Place {n}", "Połóż {n}"), FOCUS_TOKEN),
}


def _ability(s: LcgState, option: Option) -> Text:
    """What an ability does, without what it answers."""
    card, place = list(option[1:])
    found: Text = s.abilities_of(card)[place].effect.clause.say()
    return found.fill(**this_words(s.deal.kind[card]))


def _price(s: LcgState, option: Option) -> Text:
    """What playing a card costs now; fate cards have no cost (lcg.card.fate.anatomy)."""
    assert s.decision is not None
    card = subject(option)
    if s.deal.kind[card] == FATE:
        return EMPTY
    found = cost(s, s.decision.seat, card)
    return Text(" for {n}", " za {n}").fill(n=resources(found)) if found else Text(" for free", " za darmo")


def _strike(s: LcgState) -> Strike:
    asked = asked_by(s, resolve_icons)
    assert asked is not None
    found: Strike = asked[0]
    return found


def _choice(s: LcgState, option: Option) -> Text:
    asked = asked_by(s, ask)
    assert asked is not None
    effect = asked[0]
    assert isinstance(effect, Choose)
    clause = effect.effects[subject(option) - 1].clause
    said = clause.addressed() if isinstance(effect, FoeChooses) else clause.say()
    return capital(said.fill(**this_words(s.deal.kind[s.frames[-1].source])))


LABEL_GAPS: Final[Gaps[LcgState, Option]] = {
    "card": lambda s, option: card_name(s, subject(option)),
    "player": lambda s, option: seat_name(s, subject(option)),
    "ability": _ability,
    "price": _price,
    "times": lambda s, option: times(subject(option)),
    "choice": _choice,
    "resources": lambda s, option: resources(option[2]),  # type: ignore[misc]  # the verb has an amount
    "damage": lambda s, option: damage(option[2]),  # type: ignore[misc]  # the verb has an amount
    "hits": lambda s, option: damage(_strike(s).hits),
    "blasts": lambda s, option: damage(_strike(s).blasts),
}
