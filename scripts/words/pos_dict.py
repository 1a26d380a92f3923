"""Reads the npm packages that hold the words of one part of speech with their forms."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from gather import Inputs


def pos_dict(inputs: Inputs, language: str, kind: str) -> Iterator[str]:
    """All forms that a package of one part of speech has."""
    data = read_pos_dict(inputs, language, kind)
    yield from data
    yield from texts(data)


def read_pos_dict(inputs: Inputs, language: str, kind: str) -> Any:
    """A package of one part of speech: by the usual form of each word, its other forms."""
    return json.loads((inputs[f"{language}-{kind}-dict"] / f"package/dist/{kind}.json").read_text(encoding="utf-8"))


def texts(value: Any) -> Iterator[str]:
    """All strings inside a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from texts(inner)
