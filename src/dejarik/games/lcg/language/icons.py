"""Combat icons in words: "1 unit damage and 1 edge-enabled blast damage icon"."""

from __future__ import annotations

from dejarik.games.lcg.language.names import ICON_NAMES
from dejarik.games.lcg.language.terms import icons
from dejarik.kernel.text import Text, listed


def icon_words(letters: str) -> Text:
    """Icons written as printed, said in words."""
    normal, edge_enabled = icons(letters)
    found = [_counted(number, kind, Text("", "")) for kind, number in enumerate(normal) if number]
    tail = Text(" edge-enabled", ", zależny od przewagi")
    found += [_counted(number, kind, tail) for kind, number in enumerate(edge_enabled) if number]
    return listed(found)


def _counted(number: int, kind: int, mark: Text) -> Text:
    name = ICON_NAMES[kind]
    plural = "s" if number != 1 else ""
    polish = {1: "symbol"}.get(number, "symbole" if number in (2, 3, 4) else "symboli")
    return Text(f"{number}{mark.en} {name.en} icon{plural}", f"{number} {polish}: {name.pl}{mark.pl}")
