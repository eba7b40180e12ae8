"""Metrics for operators, in Prometheus format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.utils import floatToGoString

CONTENT_TYPE = CONTENT_TYPE_LATEST

_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_FEW = (1, 2, 4, 8, 16, 32, 64, 128, 256)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Spread:
    """A histogram for what happens with every choice: the library's own takes a lock and more time than one should.

    One thread only may add to it.
    """

    def __init__(self, name: str, documentation: str, bounds: tuple[float, ...], registry: CollectorRegistry) -> None:
        self._name, self._documentation, self._bounds = name, documentation, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, amount: float) -> None:
        """Count it."""
        self._counts[bisect_left(self._bounds, amount)] += 1
        self._sum += amount

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """What the registry asks for."""
        bounds = [*map(floatToGoString, self._bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        family = HistogramMetricFamily(self._name, self._documentation)
        family.add_metric([], buckets, self._sum)
        yield family


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
        self.answer_seconds = Spread(
            "dejarik_answer_seconds", "From the arrival of a message at a table to its answer.", _QUICK, registry
        )
        self.thinking_seconds = Histogram(
            "dejarik_thinking_seconds", "How long the computer thinks.", ["level"], buckets=_SLOW, registry=registry
        )
        self.thinking_waits = Gauge(
            "dejarik_thinking_waits", "Choices of computers that wait for a free process.", registry=registry
        )
        self.labs = Gauge("dejarik_labs", "Tests of decks under way.", registry=registry)
        self.lab_games = Counter("dejarik_lab_games", "Games played to test decks.", registry=registry)
        self.commit_seconds = Spread(
            "dejarik_commit_seconds", "How long one commit to the database takes.", _QUICK, registry
        )
        self.commit_calls = Spread("dejarik_commit_calls", "How many writes share one commit.", _FEW, registry)
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
