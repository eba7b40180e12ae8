"""Cards that a test of the Card Game invents are in the pool only while it runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.lcg.layout import forget_invented


@pytest.fixture(autouse=True)
def _invented_cards() -> Iterator[None]:
    yield
    forget_invented()
