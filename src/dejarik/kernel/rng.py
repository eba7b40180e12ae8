"""Random numbers from a key and a counter: cheap to copy, reproducible everywhere, verifiable after the game."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final, Protocol

KEY_BYTES: Final = 32
_COMMITMENT_PERSON: Final = b"dejarik-commit"
_BLOCK_OF_WORDS: Final = Struct("<16I")
"""As many words of 32 bits as one hash gives."""


class Keyed(Protocol):
    """Anything that holds the generator's state: a key and a counter."""

    key: bytes
    counter: int


def key_from_seed(seed: int | str) -> bytes:
    """The key derived from a seed; the seed is what records store and what is revealed."""
    return blake2b(str(seed).encode("utf-8", "surrogatepass"), digest_size=KEY_BYTES, person=b"dejarik-seed").digest()


def commitment(key: bytes) -> str:
    """A hash of the key, safe to publish before the first card is dealt."""
    return blake2b(key, digest_size=20, person=_COMMITMENT_PERSON).hexdigest()


def verify(seed: int | str, published: str) -> bool:
    """Whether the seed revealed after a game is the one that was committed to before it."""
    return commitment(key_from_seed(seed)) == published


def below(source: Keyed, limit: int) -> int:
    """A whole number from 0 to ``limit - 1``, exactly uniform."""
    assert 0 < limit <= 1 << 64, "one draw gives 64 bits"
    ceiling = (1 << 64) - (1 << 64) % limit
    while True:
        word = int.from_bytes(_block(source, 8), "little")
        if word < ceiling:
            return word % limit


def shuffle(source: Keyed, items: list[int]) -> None:
    """Put the items into a random order, exactly uniform."""
    words: list[int] = []
    for last in range(len(items) - 1, 0, -1):
        ceiling = (1 << 32) - (1 << 32) % (last + 1)
        while True:
            if not words:
                words = _words(source)
            word = words.pop()
            if word < ceiling:
                break
        other = word % (last + 1)
        items[last], items[other] = items[other], items[last]


def _block(source: Keyed, size: int) -> bytes:
    digest = blake2b(source.counter.to_bytes(8, "little"), key=source.key, digest_size=size).digest()
    source.counter += 1
    return digest


def _words(source: Keyed) -> list[int]:
    return list(_BLOCK_OF_WORDS.unpack(_block(source, _BLOCK_OF_WORDS.size)))
