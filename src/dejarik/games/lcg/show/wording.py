"""What the LCG says, put together from its tables."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.show.citations import RULES
from dejarik.games.lcg.show.deeds import DEEDS
from dejarik.games.lcg.show.labels import CONFIRMS, LABEL_GAPS, LABELS
from dejarik.games.lcg.show.questions import QUESTION_GAPS, QUESTIONS
from dejarik.games.lcg.show.refusals import REASONS
from dejarik.games.lcg.show.story import EFFECTS, HEADINGS, LINE_GAPS, LINES, PHASES, UNSEEN_LINES
from dejarik.kernel.wording import Wording

WORDING: Final[Wording[LcgState]] = Wording(
    questions=QUESTIONS,
    labels=LABELS,
    confirms=CONFIRMS,
    rules=RULES,
    reasons=REASONS,
    lines=LINES,
    deeds=DEEDS,
    unseen_lines=UNSEEN_LINES,
    headings=HEADINGS,
    phases=PHASES,
    effects=EFFECTS,
    question_gaps=QUESTION_GAPS,
    label_gaps=LABEL_GAPS,
    line_gaps=LINE_GAPS,
)
