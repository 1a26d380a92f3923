"""The settings and limits of a server, from the structs that hold them."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from typing import Any

import msgspec

from rekje.server.limits.quotas import QUOTAS
from rekje.server.settings import Limits


def settings_page() -> str:
    """The part of docs/settings.md that is made of the program."""
    return "\n".join(_limits())


def _limits() -> Iterator[str]:
    told = described(Limits)
    yield "| limit | value | what it limits |\n|---|---|---|"
    for field in msgspec.structs.fields(Limits):
        if field.name != "quotas":
            yield f"| `{field.encode_name}` | {_figure(field.default)} | {told.get(field.name, '')} |"
    yield "\nHow often something may be done, by whom:\n"
    yield "| what | a person | an address | a table; of `frames`: a connection | all together |\n|---|---|---|---|---|"
    for what, quota in _quotas():
        yield f"| {what} | {' | '.join(quota)} |"
    yield ""


def described(kind: type) -> dict[str, str]:
    """What a class says below its fields, by name."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
        ):
            found[field.target.id] = " ".join(str(text.value.value).split())
    return found


def _figure(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_figure, value))
    return f"{value:,}".removesuffix(".0")


def _quotas() -> Iterator[tuple[str, list[str]]]:
    for name, quota in QUOTAS.items():
        told = [
            quota.get("person"),
            quota.get("address"),
            quota.get("table") or quota.get("connection"),
            quota.get("all"),
        ]
        yield f"`{name}`", [one or "" for one in told]
