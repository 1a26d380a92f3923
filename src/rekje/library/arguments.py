"""Arguments of the library, checked before anything is done with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from math import inf
from typing import get_args

import msgspec

from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.model.seats import check_seat
from rekje.model.shapes import shape_error
from rekje.model.squares import Square
from rekje.players.base import Budget

_COMMANDS: dict[str, type[AnyCommand]] = {one.__struct_config__.tag: one for one in get_args(AnyCommand)}

Path = Sequence[Square]
"""The squares of a walk, a letter each."""


def text(name: str, value: object) -> str:
    """An argument that must be text. Raises `FormError`."""
    if not isinstance(value, str):
        raise FormError("form-argument", name=name, wanted="text")
    return value


def whole(name: str, value: object, least: int | None = None, most: int | None = None) -> int:
    """An argument that must be a whole number, ``least`` (0, 1, or none at all) to ``most``. Raises `FormError`."""
    there = isinstance(value, int) and not isinstance(value, bool)
    if not there or (least is not None and value < least) or (most is not None and value > most):  # type: ignore[operator]
        if least is not None and most is not None:
            raise FormError("usage-whole-between", name=name, least=least, most=most)
        raise FormError("form-argument", name=name, wanted="whole" if least is None else "count" if least else "amount")
    return value  # type: ignore[return-value]


MOST_SEED = 2**62


def check_seed(seed: object) -> None:
    """Raise `FormError` for what can't begin a shuffle, or games by number."""
    whole("seed", seed, 0, MOST_SEED)


def truth(name: str, value: object) -> bool:
    """An argument that must be True or False. Raises `FormError`."""
    if not isinstance(value, bool):
        raise FormError("form-argument", name=name, wanted="truth")
    return value


def names(value: object) -> tuple[str, ...]:
    """The names of the seats. Raises `FormError` for what is no list of names."""
    if not isinstance(value, Iterable) or isinstance(value, str | bytes):
        raise FormError("form-argument", name="seats", wanted="names")
    found = tuple(value)
    if not all(isinstance(name, str) for name in found):
        raise FormError("form-argument", name="seats", wanted="names")
    return found


def check_command(command: object, name: str = "command") -> None:
    """Raise `FormError` for what is no command. ``name`` is what it is called."""
    if not isinstance(command, AnyCommand):
        raise FormError("form-argument", name=name, wanted="command")


def command_of(kind: str, **fields: object) -> AnyCommand:
    """The command of this name, whichever family of games has it. Raises `FormError` for another name, and for fields
    that the command doesn't have so."""
    made = _COMMANDS.get(text("kind", kind))
    if made is None:
        raise FormError("form-argument", name="kind", wanted="kind")
    for name in fields:
        if name not in made.__struct_fields__:
            raise FormError("form-field-unknown", where=kind, what=name)
    try:
        return msgspec.convert(fields, made)
    except msgspec.ValidationError as error:
        raise shape_error(str(error), kind) from None


def word_list(name: str, value: object, most: int) -> tuple[str, ...]:
    """A list of so many words at most. Raises `FormError`."""
    told = tuple(islice(value, most + 1)) if isinstance(value, Iterable) and not isinstance(value, str) else None
    if told is None or len(told) > most or not all(isinstance(one, str) for one in told):
        raise FormError("form-argument", name=name, wanted="listed")
    return told


def check_top(top: object) -> None:
    """Raise `FormError` for a number of plays below 1."""
    if top is not None and (not isinstance(top, int) or top < 1):
        raise FormError("form-argument", name="top", wanted="count")


def check_seconds(seconds: object) -> None:
    """Raise `FormError` for what is no time, or none at all."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds < inf:
        raise FormError("form-argument", name="seconds", wanted="seconds")


def check_budget(budget: object) -> None:
    """Raise `FormError` for what is no budget."""
    if not isinstance(budget, Budget):
        raise FormError("form-argument", name="budget", wanted="budget")


def check_threads(threads: object) -> None:
    """Raise `FormError` for a number of threads below 1 or above 1024."""
    if threads is not None and (not isinstance(threads, int) or not 1 <= threads <= 1024):
        raise FormError("form-argument", name="threads", wanted="threads")


def seat_at(seat: object, seats: int) -> int:
    """A seat that is there. Raises `FormError` for another."""
    if not isinstance(seat, int):
        raise FormError("form-argument", name="seat", wanted="seat")
    check_seat(seat, seats)
    return seat


def squares(path: object) -> list[Square] | None:
    """The squares of a walk, if they are told. Raises `FormError` for what are no pairs of whole numbers."""
    if path is None:
        return None
    if not isinstance(path, Sequence) or not all(map(is_square, path)):
        raise FormError("form-argument", name="path", wanted="path")
    return [(x, y) for x, y in path]


def is_square(value: object) -> bool:
    """Whether it is a pair of whole numbers."""
    return isinstance(value, tuple | list) and len(value) == 2 and all(type(number) is int for number in value)
