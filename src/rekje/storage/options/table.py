"""A table of ``settings.toml`` that a server can't start with if something is wrong in it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from rekje.model.problems import FormError, file_error
from rekje.storage.settings import settings_file


def read_table(name: str, kind: type[msgspec.Struct], examples: Mapping[str, str]) -> dict[str, Any]:
    """The values of a table by their names, each of which fits the field of that name in ``kind``; empty if there is no
    file or no such table. Raises `FormError` with an example if something is wrong."""
    file, table = settings_file(), raw_table(name, f"[{name}]")
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for key, value in table.items():
        if key not in examples:
            known = ", ".join(examples)
            raise FormError("serve-settings-name", file=str(file), table=name, name=key, known=known)
        if not _fits(value, fields[key].type):
            raise wrong_value(key, examples[key])
    return table


def wrong_value(name: str, example: str) -> FormError:
    """The error about a value that doesn't fit, with an example of one that does."""
    return FormError("serve-settings-value", file=str(settings_file()), name=name, example=example)


def raw_table(name: str, example: str) -> dict[str, Any]:
    """The values of a table as they stand there; empty if there is no file or no such table. Raises `FormError`, with
    an example, if it can't be read or is no table."""
    table = whole_file().get(name, {})
    if not isinstance(table, dict):
        raise wrong_value(name, example)
    return table


def whole_file() -> dict[str, Any]:
    """All that stands in the file; empty if there is none. Raises `FormError` if it can't be read."""
    file = settings_file()
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise file_error("form-file-unreadable", file, error) from None
    except ValueError as error:
        raise FormError("serve-settings-toml", file=str(file), problem=str(error)) from None


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
