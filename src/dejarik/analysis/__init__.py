"""Analysis of finished games: how good every choice was, judged by what whoever made it could know."""

from dejarik.analysis.judging import Judge, Said, Spot, Verdict, decisions
from dejarik.analysis.marks import Mark, mark_of
from dejarik.analysis.report import Analysis, SeatSummary

__all__ = ["Analysis", "Judge", "Mark", "Said", "SeatSummary", "Spot", "Verdict", "decisions", "mark_of"]
