"""Arguments of the library, checked before anything is done with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from math import inf
from typing import get_args

import msgspec

from rekje.model.families import AnyCommand
from rekje.model.plain import plain_number, plain_whole
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
    """An argument that must be a whole number, ``least`` (0, 1, or none at all) to ``most``: as an int, whatever type
    of whole number it is. Raises `FormError`."""
    number = plain_whole(value)
    if number is None or (least is not None and number < least) or (most is not None and number > most):
        if least is not None and most is not None:
            raise FormError("usage-whole-between", name=name, least=least, most=most)
        raise FormError("form-argument", name=name, wanted="whole" if least is None else "count" if least else "amount")
    return number


MOST_SEED = 2**62


def check_seed(seed: object) -> int:
    """What begins a shuffle, or games by number. Raises `FormError` for what can't."""
    return whole("seed", seed, 0, MOST_SEED)


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


def check_top(top: object) -> int | None:
    """A number of plays, if it is told. Raises `FormError` for one below 1."""
    return None if top is None else whole("top", top, 1)


def check_seconds(seconds: object) -> float:
    """A time. Raises `FormError` for what is no time, or none at all."""
    number = plain_number(seconds)
    if number is None or not 0 < number < inf:
        raise FormError("form-argument", name="seconds", wanted="seconds")
    return number


def check_budget(budget: object) -> None:
    """Raise `FormError` for what is no budget."""
    if not isinstance(budget, Budget):
        raise FormError("form-argument", name="budget", wanted="budget")


def check_threads(threads: object) -> int | None:
    """A number of threads, if it is told. Raises `FormError` for one below 1 or above 1024."""
    number = plain_whole(threads)
    if threads is not None and (number is None or not 1 <= number <= 1024):
        raise FormError("form-argument", name="threads", wanted="threads")
    return number


def seat_at(seat: object, seats: int) -> int:
    """A seat that is there. Raises `FormError` for another."""
    number = plain_whole(seat)
    if number is None:
        raise FormError("form-argument", name="seat", wanted="seat")
    check_seat(number, seats)
    return number


def squares(path: object) -> list[Square] | None:
    """The squares of a walk, if they are told. Raises `FormError` for what are no pairs of whole numbers."""
    if path is None:
        return None
    found = [square_of(one) for one in path] if isinstance(path, Sequence) else [None]
    if None in found:
        raise FormError("form-argument", name="path", wanted="path")
    return [one for one in found if one]


def square_of(value: object) -> Square | None:
    """A pair of whole numbers as a square; None for anything else."""
    if not isinstance(value, tuple | list) or len(value) != 2:
        return None
    x, y = map(plain_whole, value)
    return None if x is None or y is None else (x, y)
