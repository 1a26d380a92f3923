"""Every public name has an example in its docstring, and every example is right."""

from __future__ import annotations

import doctest
import importlib
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rekje

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))
INTERNAL: frozenset[str] = importlib.import_module("public_names").INTERNAL
FILES = {"FormError.as_text", "FormError.at", "GameReview.to_html", "GameReview.to_json", "Picture.save"}
"""What they write is tried elsewhere: here it would be pages of text, or files."""


def documented() -> Iterator[tuple[str, Any]]:
    """The public classes and functions, and the public methods of the classes."""
    for name in rekje.__all__:
        thing = getattr(rekje, name)
        if inspect.isfunction(thing) or inspect.isclass(thing):
            yield name, thing
        if inspect.isclass(thing):
            for below, member in vars(thing).items():
                found = getattr(member, "__func__", member)
                if inspect.isfunction(found) and not below.startswith("_") and f"{name}.{below}" not in INTERNAL:
                    yield f"{name}.{below}", found


def test_every_public_name_has_an_example() -> None:
    assert [name for name, thing in documented() if ">>>" not in (thing.__doc__ or "") and name not in FILES] == []


def test_every_example_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", "en")
    runner = doctest.DocTestRunner(verbose=False)
    finder, told = doctest.DocTestFinder(recurse=False), {}
    for name, thing in documented():
        for test in finder.find(thing, name, globs={"rekje": rekje}):
            said: list[str] = []
            if runner.run(test, out=said.append).failed:
                told[name] = "".join(said)
    assert told == {}
