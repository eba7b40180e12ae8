"""Limits per address and per connection: token buckets, and counts of what is in use."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, MutableMapping
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Any

_REMEMBERED_ADDRESSES = 10_000
_IPV6_HOST_BITS = 64


class TokenBucket:
    """A token bucket: allows ``burst`` at once and ``rate`` per second in the long run."""

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._since = monotonic()

    def take(self, amount: int = 1) -> bool:
        """Take so many tokens if there are as many; False means: too fast."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def give_back(self, amount: int) -> None:
        """Put tokens back that were not needed."""
        self._left = min(self._burst, self._left + amount)


class AddressBuckets:
    """A bucket for each address; those not heard of for longest are forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, amount: int = 1) -> bool:
        """Take so many tokens of that address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, self._burst)
            if len(self._buckets) > _REMEMBERED_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(amount)

    def give_back(self, address: str, amount: int) -> None:
        """Put tokens of that address back that were not needed."""
        if address in self._buckets:
            self._buckets[address].give_back(amount)


class SharedBuckets(AddressBuckets):
    """Buckets that several servers keep alike, each telling the others what was taken from its own."""

    def __init__(self, rate: float, burst: int, tell: Callable[[str], None]) -> None:
        super().__init__(rate, burst)
        self._tell = tell

    def take(self, address: str, amount: int = 1) -> bool:
        """Take so many tokens of that address, everywhere."""
        taken = super().take(address, amount)
        for _ in range(amount if taken else 0):
            self._tell(address)
        return taken

    def count(self, address: str) -> None:
        """Another server has taken one."""
        super().take(address)


class AddressCounts:
    """How many things each address has in use, up to a limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._used: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Count one more; False if the limit is reached already."""
        if self._used[address] >= self._limit:
            return False
        self._used[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Count one less."""
        self._used[address] -= 1
        if self._used[address] <= 0:
            del self._used[address]


class TableCounts:
    """The tables opened from each address that are still in use, up to a limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._opened: dict[str, set[str]] = {}
        self._opening: Counter[str] = Counter()

    def take(self, address: str, is_in_use: Callable[[str], bool]) -> bool:
        """Make room for one more; False if as many are in use already."""
        if self._used(address) >= self.limit and address in self._opened:
            self._opened[address] = {table for table in self._opened[address] if is_in_use(table)}
        if self._used(address) >= self.limit:
            return False
        self._opening[address] += 1
        return True

    def settle(self, address: str, table: str | None) -> None:
        """Whoever made room opened that table, or could not."""
        self._opening[address] -= 1
        if self._opening[address] <= 0:
            del self._opening[address]
        if table is not None:
            self._opened.setdefault(address, set()).add(table)
            if len(self._opened) > _REMEMBERED_ADDRESSES:
                del self._opened[next(iter(self._opened))]

    def _used(self, address: str) -> int:
        return len(self._opened.get(address, ())) + self._opening[address]


def address_of(scope: MutableMapping[str, Any]) -> str:
    """Whom limits count: an IPv4 address, or the network an IPv6 address is in, for one person has all of it."""
    client = scope.get("client")
    if not client:
        return ""
    try:
        found = ip_address(client[0])
    except ValueError:
        return str(client[0])
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> _IPV6_HOST_BITS << _IPV6_HOST_BITS)}/{_IPV6_HOST_BITS}"
