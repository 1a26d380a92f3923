"""Arguments as they were given, checked: what makes no sense is told before anything is done."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.model.problems import FormError
from rekje.model.seats import check_seat
from rekje.model.squares import Square

Path = Sequence[Square]
"""The squares of a walk, a letter each."""


def text(name: str, value: object) -> str:
    """An argument that must be text. Raises `FormError`."""
    if not isinstance(value, str):
        raise FormError("form-argument", name=name, wanted="text")
    return value


def check_top(top: object) -> None:
    """Raise `FormError` for a number of plays that can't be: none, or less."""
    if top is not None and (not isinstance(top, int) or top < 1):
        raise FormError("form-argument", name="top", wanted="count")


def check_threads(threads: object) -> None:
    """Raise `FormError` for a number of threads that can't be: none, less, or more than 1024."""
    if threads is not None and (not isinstance(threads, int) or not 1 <= threads <= 1024):
        raise FormError("form-argument", name="threads", wanted="count")


def seat_at(seat: object, seats: int) -> int:
    """A seat that is there. Raises `FormError` for another."""
    if not isinstance(seat, int):
        raise FormError("form-argument", name="seat", wanted="seat")
    check_seat(seat, seats)
    return seat


def squares(path: Path | None) -> list[Square] | None:
    """The squares of a walk, if they are told. Raises `FormError` for what are no pairs of whole numbers."""
    if path is None:
        return None
    if not isinstance(path, Sequence) or not all(map(_is_square, path)):
        raise FormError("form-argument", name="path", wanted="path")
    return [(x, y) for x, y in path]


def _is_square(value: object) -> bool:
    return isinstance(value, tuple | list) and len(value) == 2 and all(type(number) is int for number in value)
