"""Words that several games count, in both languages."""

from __future__ import annotations

from dejarik.kernel.text import Case, Noun, Text

CARD = Noun(
    ("card", "cards"),
    ("karta", "karty", "karcie", "kartę", "kartą", "karcie"),
    ("karty", "kart", "kartom", "karty", "kartami", "kartach"),
)
COPY = Noun(
    ("copy", "copies"),
    ("kopia", "kopii", "kopii", "kopię", "kopią", "kopii"),
    ("kopie", "kopii", "kopiom", "kopie", "kopiami", "kopiach"),
)
DAMAGE = Noun(
    ("damage", "damage"),
    ("obrażenie", "obrażenia", "obrażeniu", "obrażenie", "obrażeniem", "obrażeniu"),
    ("obrażenia", "obrażeń", "obrażeniom", "obrażenia", "obrażeniami", "obrażeniach"),
)
DIE = Noun(
    ("die", "dice"),
    ("kość", "kości", "kości", "kość", "kością", "kości"),
    ("kości", "kości", "kościom", "kości", "kośćmi", "kościach"),
)
POINT = Noun(
    ("point", "points"),
    ("punkt", "punktu", "punktowi", "punkt", "punktem", "punkcie"),
    ("punkty", "punktów", "punktom", "punkty", "punktami", "punktach"),
)
RESOURCE = Noun(
    ("resource", "resources"),
    ("zasób", "zasobu", "zasobowi", "zasób", "zasobem", "zasobie"),
    ("zasoby", "zasobów", "zasobom", "zasoby", "zasobami", "zasobach"),
)
SHIELD = Noun(
    ("shield", "shields"),
    ("osłona", "osłony", "osłonie", "osłonę", "osłoną", "osłonie"),
    ("osłony", "osłon", "osłonom", "osłony", "osłonami", "osłonach"),
)


def some_cards(number: int) -> Text:
    """So many cards as the object of a verb; one is "a card"."""
    return Text("a card", "kartę") if number == 1 else CARD.count(number, Case.ACCUSATIVE)
