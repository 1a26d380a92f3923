"""A public name that is to go says so in its docstring and by a warning, for one minor version at least
(docs/versions.md)."""

from __future__ import annotations

import inspect
import re
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import rekje

MARK = re.compile(r"Deprecated since (\d+)\.(\d+), goes in (\d+)\.(\d+): use `[\w.]+`\.")


def members() -> Iterator[tuple[str, Any]]:
    """Every public name that can be called, and the public methods and properties of the classes."""
    for name in rekje.__all__:
        thing = getattr(rekje, name)
        if callable(thing):
            yield name, thing
        if inspect.isclass(thing):
            for below, member in vars(thing).items():
                if not below.startswith("_"):
                    found = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
                    if callable(found):
                        yield f"{name}.{below}", found


def wrong(thing: Callable[..., Any], version: tuple[int, int]) -> str | None:
    """What isn't as promised of a name that is to go; None if all is, or if it stays."""
    told = " ".join((inspect.getdoc(thing) or "").split())
    made = vars(thing).get("__init__") if inspect.isclass(thing) else thing
    warns = inspect.isfunction(made) and "DeprecationWarning" in inspect.getsource(made)
    mark = MARK.search(told)
    if mark is None:
        return "warns, and its docstring doesn't say since when, until when, and what to use" if warns else None
    since, goes = (int(mark[1]), int(mark[2])), (int(mark[3]), int(mark[4]))
    if not warns:
        return "its docstring says that it is deprecated, and it doesn't warn"
    if goes[0] == since[0] and goes[1] <= since[1]:
        return "goes without a minor version in which it warns"
    return "was to go by now" if version >= goes else None


def test_whatever_is_to_go_in_the_library_is_told_in_time() -> None:
    major, minor = map(int, rekje.__version__.split(".")[:2])
    found = {name: problem for name, thing in members() if (problem := wrong(thing, (major, minor)))}
    assert found == {}
    assert len(list(members())) > 60


def kept() -> int:
    """A name. Deprecated since 1.2, goes in 1.3: use `other`."""
    warnings.warn("`kept` goes in 1.3: use `other`.", DeprecationWarning, stacklevel=2)
    return 3


def silent() -> None:
    """A name. Deprecated since 1.2, goes in 1.3: use `other`."""


def untold() -> None:
    """A name."""
    warnings.warn("This goes.", DeprecationWarning, stacklevel=2)


def hasty() -> None:
    """A name. Deprecated since 1.2, goes in 1.2: use `other`."""
    warnings.warn("This goes.", DeprecationWarning, stacklevel=2)


def test_a_name_that_is_marked_as_promised_warns_and_works() -> None:
    with pytest.warns(DeprecationWarning, match=r"goes in 1\.3: use `other`"):
        assert kept() == 3
    assert wrong(kept, (1, 2)) is None


@pytest.mark.parametrize(
    ("thing", "version", "told"),
    [
        (silent, (1, 2), "doesn't warn"),
        (untold, (1, 2), "docstring doesn't say"),
        (hasty, (1, 2), "without a minor version"),
        (kept, (1, 3), "was to go by now"),
        (kept, (2, 0), "was to go by now"),
    ],
)
def test_one_that_is_not_is_found(thing: Callable[..., Any], version: tuple[int, int], told: str) -> None:
    assert told in (wrong(thing, version) or "")
