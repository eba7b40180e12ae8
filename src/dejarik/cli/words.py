"""Finds what a player means by a word, in either language, ignoring accents and endings."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SHORTEST_STEM = 3
_LONGEST_ENDING = 4
_FEW = 3
"""A word that fits so few texts singles them out."""


def naming(words: str, texts: Sequence[str]) -> list[int]:
    """The numbers of the texts that contain the words as they stand; if there are none, of those with all of them."""
    found = [number for number, text in enumerate(texts) if words in text]
    split = words.split()
    return found or [number for number, text in enumerate(texts) if split and all(word in text for word in split)]


def fitting(word: str, texts: Sequence[str]) -> list[int]:
    """The numbers of the texts in which a word occurs; if there are none, of those with a word that begins alike."""
    found = [number for number, text in enumerate(texts) if word in text]
    stem = word[: max(_SHORTEST_STEM, len(word) - _LONGEST_ENDING)]
    return found or [number for number, text in enumerate(texts) if re.search(rf"\b{re.escape(stem)}", text)]


def fitting_all(words: Sequence[str], texts: Sequence[str]) -> list[int]:
    """The numbers of the texts that every word fits."""
    fits = [set(fitting(word, texts)) for word in words]
    return sorted(set.intersection(*fits)) if fits else []


def fitting_best(words: Sequence[str], texts: Sequence[str]) -> list[int]:
    """The numbers of the texts that fit best: rare words count for more, and unknown ones need a rare one beside."""
    fits = {word: fitting(word, texts) for word in words}
    known = [numbers for numbers in fits.values() if numbers]
    if not known or (len(known) < len(fits) and min(map(len, known)) > _FEW):
        return []
    scores = [sum(1 / len(numbers) for numbers in known if number in numbers) for number in range(len(texts))]
    return [number for number, score in enumerate(scores) if score == max(scores)]


def beginning(labels: Sequence[Sequence[str]]) -> int:
    """With how many words all labels begin alike; at least one word of each is left over."""
    most = min(map(len, labels)) - 1
    return next((n for n in range(most) if len({label[n] for label in labels}) > 1), max(most, 0))


def ending(labels: Sequence[Sequence[str]]) -> int:
    """With how many words all labels end alike; at least one word of each is left over."""
    return beginning([label[::-1] for label in labels])
