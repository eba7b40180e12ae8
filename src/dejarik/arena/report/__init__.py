"""A tournament as a page of HTML that needs nothing else: pictures are drawn into it."""

from dejarik.arena.report.page import report_html, report_of

__all__ = ["report_html", "report_of"]
