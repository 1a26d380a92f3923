"""Options of a game: their names, the values they may have, their defaults."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from rekje.model.edition import Edition, OptionValue
from rekje.model.problems import UNREADABLE, FormError

MOST_SECONDS = 100_000
CLOCK = re.compile(r"none|turn:[1-9]\d{0,5}|game:[1-9]\d{0,3}(\+\d{1,4})?|days:[1-9]\d{0,2}")


class Option(msgspec.Struct, frozen=True):
    """One option.

    ``choices`` lists the values of a choice. A ``clock`` is written as in `CLOCK`, an ``int`` is 0–1000, ``seconds``
    are 1–100000 or None for no limit.
    ``off_when`` names another option and its value that switches this one off, whatever was asked for.
    ``modern`` lists the choices that a printed edition doesn't offer.
    """

    name: str
    kind: Literal["choice", "bool", "int", "clock", "seconds"]
    default: OptionValue
    choices: tuple[str, ...] = ()
    off_when: tuple[str, str] | None = None
    modern: tuple[str, ...] = ()

    def within(self, edition: Edition) -> Option | None:
        """The option as an edition offers it; None if that leaves nothing to choose."""
        if not (self.modern and edition.printed):
            return self
        choices = tuple(one for one in self.choices if one not in self.modern)
        return msgspec.structs.replace(self, choices=choices) if len(choices) > 1 else None

    @property
    def allowed(self) -> str:
        """The values allowed, for a sentence."""
        if self.kind == "bool":
            return "true, false"
        if self.kind == "int":
            return "0–1000"
        if self.kind == "seconds":
            return f"null, 1–{MOST_SECONDS}"
        return "none, turn:60, game:25+5, days:3" if self.kind == "clock" else ", ".join(self.choices)

    def check(self, value: object) -> OptionValue:
        """The value in canonical form (``5`` → ``"5"`` for a choice). Raises `FormError` for a value not allowed."""
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "int" and type(value) is int and 0 <= value <= 1000:
            return value
        if self.kind == "seconds" and (value is None or (type(value) is int and 1 <= value <= MOST_SECONDS)):
            return value
        if self.kind == "choice" and type(value) in (str, int) and str(value) in self.choices:
            return str(value)
        if self.kind == "clock" and isinstance(value, str) and CLOCK.fullmatch(value):
            return value
        if isinstance(value, str) and self._is_quoted(value):
            raise FormError("form-option-quoted", option=self.name, value=value)
        raise FormError("form-option-value", option=self.name, value=option_text(value), allowed=self.allowed)

    def _is_quoted(self, text: str) -> bool:
        """Whether a text would be allowed if no quotes stood around it."""
        try:
            value = msgspec.json.decode(text)
            self.check(value)
        except (*UNREADABLE, FormError):
            return False
        return not isinstance(value, str)


def option_text(value: object) -> str:
    """An option's value as it is written in files and on the command line."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


COMMON = (
    Option("judging", "choice", "referee", ("referee", "challenge", "agree")),
    Option("challenge_penalty", "choice", "none", ("none", "turn", "5", "10")),
    Option("clock", "clock", "none"),
    Option("overtime", "int", 10),
    Option("vacation", "int", 7),
    Option("more_time", "choice", "1", ("1", "2", "3")),
    Option("places", "bool", False),
    Option("sheet_words", "bool", True),
    Option("offensive", "bool", False),
)


def with_more(options: tuple[Option, ...], name: str, choices: tuple[str, ...]) -> tuple[Option, ...]:
    """The options, with more choices for one of them, which only modern editions offer."""
    return tuple(
        msgspec.structs.replace(one, choices=(*one.choices, *choices), modern=choices) if one.name == name else one
        for one in options
    )


def resolve_options(options: tuple[Option, ...], edition: Edition, given: dict[str, object]) -> dict[str, OptionValue]:
    """Every option that the edition offers with its value: as given, else the edition's default, else the game's.

    Raises `FormError`."""
    offered = (option.within(edition) for option in options)
    known = {option.name: option for option in offered if option}
    for name in (*edition.options, *given):
        if name not in known:
            raise FormError("form-option-unknown", option=name, known=", ".join(known))
    wanted = {**edition.options, **given}
    chosen = {name: option.check(wanted[name]) if name in wanted else option.default for name, option in known.items()}
    for name, option in known.items():
        if option.off_when and chosen[option.off_when[0]] == option.off_when[1]:
            chosen[name] = False
    return chosen
