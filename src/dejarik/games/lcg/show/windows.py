"""The windows of the LCG: in which of them players are usually asked, and which of them is open."""

from __future__ import annotations

from typing import Final

from dejarik.abilities.windows import PASS
from dejarik.games.lcg.model import moments
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.show.notation import notate
from dejarik.kernel.game import WindowSpec
from dejarik.kernel.text import Text
from dejarik.kernel.view import Window

KEYS: Final = {
    moments.REFRESH_WINDOW: "refresh",
    moments.DRAW_WINDOW: "draw",
    moments.DEPLOY_WINDOW: "deployment",
    moments.CONFLICT_WINDOW: "conflict",
    moments.ATTACKERS_WINDOW: "attackers",
    moments.DEFENDERS_WINDOW: "defenders",
    moments.EDGE_WINDOW: "edge",
    moments.STRIKE_WINDOW: "strike",
    moments.CONFLICT_END_WINDOW: "conflict_end",
    moments.FORCE_WINDOW: "force",
}
"""The action windows (lcg.turn.window_list)."""
ANSWERS: Final = ("interrupt", "reaction")
"""Kinds of decisions in which players answer what happens."""

WINDOWS: Final = (
    WindowSpec("refresh", Text("After refreshing", "Po odpoczynku")),
    WindowSpec("draw", Text("After drawing cards", "Po dobraniu kart")),
    WindowSpec("deployment", Text("Deployment", "Wystawianie"), own=True),
    WindowSpec("conflict", Text("Before an engagement", "Przed bitwą"), own=True),
    WindowSpec(
        "attackers", Text("After attackers are declared", "Po zadeklarowaniu atakujących"), own=True, other=True
    ),
    WindowSpec("defenders", Text("After defenders are declared", "Po zadeklarowaniu obrońców"), own=True, other=True),
    WindowSpec("edge", Text("After the edge battle", "Po walce o przewagę"), own=True, other=True),
    WindowSpec("strike", Text("After a strike", "Po uderzeniu"), own=True, other=True),
    WindowSpec("conflict_end", Text("End of the conflict phase", "Koniec fazy konfliktu"), own=True),
    WindowSpec("force", Text("After the Force struggle", "Po zmaganiach Mocy")),
    WindowSpec("interrupt", Text("Interrupts", "Zakłócenia"), own=True, other=True),
    WindowSpec("reaction", Text("Reactions", "Reakcje"), own=True, other=True),
)


def window_of(s: LcgState) -> Window | None:
    """The window in which a player is asked now."""
    kind = s.decision.kind if s.decision is not None else ""
    if kind == "action":
        return Window(KEYS[s.windows[-1].event.moment], s.active, notate(s, PASS))
    return Window(kind, s.active, notate(s, PASS)) if kind in ANSWERS else None
