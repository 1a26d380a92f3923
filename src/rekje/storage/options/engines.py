"""Players of one's own that are started by a command: the table ``[engines]`` of ``settings.toml``
(docs/own-players.md)."""

from __future__ import annotations

import re
import shlex
from collections.abc import Container
from typing import Annotated

import msgspec

from rekje.model.problems import FormError
from rekje.storage.options.table import raw_table
from rekje.storage.settings import settings_file

TABLE = "engines"
USUAL_SECONDS = 10.0
"""How long a player of one's own has for a command, unless it is told otherwise."""
LEAST_SECONDS, MOST_SECONDS = 0.1, 600.0
_EXAMPLE = 'mine = "python3 /path/to/engine.py"'
_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,30}\Z")


class EngineOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an engine is started: its ``command`` as a shell would read it, or word by word; the ``seconds`` that it has
    for a command; the ``options`` that are set for it. Without a command it is the player of an installed package,
    which gets other ``seconds``."""

    command: Annotated[str, msgspec.Meta(min_length=1)] | Annotated[tuple[str, ...], msgspec.Meta(min_length=1)] = ()
    seconds: Annotated[float, msgspec.Meta(ge=LEAST_SECONDS, le=MOST_SECONDS)] = USUAL_SECONDS
    options: dict[str, bool | int | str] = {}

    @property
    def words(self) -> tuple[str, ...]:
        """The command word by word. Raises `ValueError` for quotes that don't match."""
        return tuple(shlex.split(self.command)) if isinstance(self.command, str) else self.command


def is_engine_name(name: str) -> bool:
    """Whether a player of one's own may be called so."""
    return bool(_NAME.fullmatch(name))


def kept_engines(installed: Container[str] = ()) -> dict[str, EngineOptions]:
    """The engines in the file by their names; none if there is no such table. Only those that are ``installed`` may do
    without a command. Raises `FormError` if something is wrong with it."""
    return {name: _engine(name, told, name in installed) for name, told in raw_table(TABLE, _EXAMPLE).items()}


def _engine(name: str, told: object, installed: bool) -> EngineOptions:
    try:
        table = told if isinstance(told, dict) else {"command": told}
        options = msgspec.convert(table, EngineOptions)
        if options.words and is_engine_name(name):
            return options
        if installed and table.keys() == {"seconds"}:
            return options
    except (msgspec.ValidationError, ValueError):
        pass
    raise FormError("serve-settings-value", file=str(settings_file()), name=f"{TABLE}.{name}", example=_EXAMPLE)


def typed_engine(text: str) -> tuple[str, EngineOptions]:
    """``name=command`` as it is typed. Raises `FormError` for anything else."""
    name, _, command = text.partition("=")
    try:
        words = tuple(shlex.split(command))
    except ValueError:
        words = ()
    if not words or not is_engine_name(name):
        raise FormError("engines-form", text=text)
    return name, EngineOptions(words)
