"""Metrics for operators, in Prometheus format."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST

_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The numbers of one server, in a registry of its own so that several can run in one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.choices = Counter(
            "dejarik_choices", "Choices carried out, by who made them.", ["by"], registry=registry
        )  # by: person or computer
        self.refusals = Counter("dejarik_refusals", "Messages refused, by reason.", ["code"], registry=registry)
        self.sockets = Gauge("dejarik_sockets", "Open connections to tables.", registry=registry)
        self.tables = Gauge("dejarik_tables", "Tables in memory, by state.", ["status"], registry=registry)
        self.answer_seconds = Histogram(
            "dejarik_answer_seconds",
            "From the arrival of a message at a table to its answer.",
            buckets=_QUICK,
            registry=registry,
        )
        self.thinking_seconds = Histogram(
            "dejarik_thinking_seconds", "How long the computer thinks.", ["level"], buckets=_SLOW, registry=registry
        )
        self.thinking_waits = Gauge(
            "dejarik_thinking_waits", "Choices of computers that wait for a free process.", registry=registry
        )
        self.labs = Gauge("dejarik_labs", "Tests of decks under way.", registry=registry)
        self.lab_games = Counter("dejarik_lab_games", "Games played to test decks.", registry=registry)
        self.commit_seconds = Histogram(
            "dejarik_commit_seconds", "How long one commit to the database takes.", buckets=_QUICK, registry=registry
        )
        self.commit_calls = Histogram(
            "dejarik_commit_calls",
            "How many writes share one commit.",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=registry,
        )
        self.requests = Counter(
            "dejarik_http_requests", "HTTP requests, by method and status.", ["method", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "dejarik_http_request_seconds", "How long HTTP requests take.", buckets=_QUICK, registry=registry
        )

    def committed(self, calls: int, seconds: float) -> None:
        """One commit to the database, and how many writes shared it."""
        self.commit_calls.observe(calls)
        self.commit_seconds.observe(seconds)

    def exposition(self) -> bytes:
        """All numbers as Prometheus wants them."""
        return generate_latest(self.registry)
