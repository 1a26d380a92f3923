"""Seats and lists by seat, as records write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rekje.model.problems import FormError

T = TypeVar("T")


def check_seat(seat: int, seats: int) -> None:
    """Raise `FormError` for a seat that isn't there."""
    if not 0 <= seat < seats:
        raise FormError("form-seat", seat=seat, seats=seats)


def by_seat(given: Sequence[T] | dict[str, T], seats: int) -> list[T | None]:
    """One entry a seat, from a list of as many (or of none) or from a map by seat number, which may name only some.

    Raises `FormError` for a list of another length, and for a seat that isn't there.
    """
    if not isinstance(given, dict) and 0 < len(given) < seats:
        raise FormError("form-per-seat", count=len(given), seats=seats)
    pairs = given.items() if isinstance(given, dict) else ((str(i), value) for i, value in enumerate(given))
    result: list[T | None] = [None] * seats
    for key, value in pairs:
        if not (key.isdecimal() and key.isascii() and len(key) < 4 and int(key) < seats):
            raise FormError("form-seat", seat=key, seats=seats)
        result[int(key)] = value
    return result
