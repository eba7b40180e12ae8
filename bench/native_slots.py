"""Copied beside the compiled kernel: tells dataclasses which slots a compiled base class has."""

from __future__ import annotations


class NativeSlots(tuple[str, ...]):
    """The names of a compiled class's fields, where dataclasses look for inherited slots and nobody else does.

    A dataclass with slots leaves those of its bases out, and finds them under ``__slots__`` in the dictionary of each
    base. mypyc, in turn, refuses a class that has that attribute. So it is there, but cannot be got.
    """

    __slots__ = ()

    def __get__(self, instance: object, owner: object = None) -> tuple[str, ...]:
        raise AttributeError("__slots__")
