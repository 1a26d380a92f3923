"""Lists by seat, as records write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rekje.model.problems import FormError

T = TypeVar("T")


def by_seat(given: Sequence[T] | dict[str, T], seats: int) -> list[T | None]:
    """One entry a seat, from a list or from a map by seat number. Raises `FormError` for a seat that isn't there."""
    pairs = given.items() if isinstance(given, dict) else ((str(i), value) for i, value in enumerate(given))
    result: list[T | None] = [None] * seats
    for key, value in pairs:
        if not (key.isdecimal() and key.isascii() and len(key) < 4 and int(key) < seats):
            raise FormError("form-seat", seat=key, seats=seats)
        result[int(key)] = value
    return result
