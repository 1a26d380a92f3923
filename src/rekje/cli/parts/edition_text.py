"""An edition as a TOML file that can be read, changed and named on the command line (docs/rules/editions.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from rekje.games.editions import marked_squares
from rekje.model.edition import Edition, OptionValue, Premium
from rekje.model.problems import FormError

_HEAD = """\
# A copy of {game}/{name}. Change what your box has otherwise, and play with: --edition FILE
# In the board a sign is a square, and . a plain one; below it stands what each sign means."""


def edition_toml(edition: Edition) -> str:
    """The whole edition without its name, because an edition is named after its file."""
    return "\n".join(_lines(edition)) + "\n"


def _lines(edition: Edition) -> Iterator[str]:
    yield _HEAD.format(game=edition.game, name=edition.name)
    for name in ("game", "language", "lexicon", "rack", "blanks"):
        yield f"{name} = {_value(getattr(edition, name))}"
    if edition.tokens:
        yield f"tokens = {_value(list(edition.tokens))}"
    if edition.start and not _marked(edition):
        yield f"start = {_value(list(edition.start))}"
    yield "board = ["
    yield from (f"    {_value(row)}," for row in edition.board)
    yield "]"
    for key, kind in edition.premiums.items():
        yield f"\n[premiums.{_key(key)}]"
        yield from (f"{name} = {_value(value)}" for name, value in _told(kind).items())
    if edition.sizes:
        yield "\n[sizes]  # of each letter's tiles, width by height"
        yield from (f"{_key(face)} = {_value(list(sizes))}" for face, sizes in edition.sizes.items())
    else:
        yield "\n[letters]  # value, how many"
        yield from (f"{_key(face)} = {_value(list(pair))}" for face, pair in edition.letters.items())
    yield from _table("rules", edition.rules)
    yield from _table("options", edition.options)


def _marked(edition: Edition) -> bool:
    """Whether signs on the board mark the start squares."""
    try:
        return marked_squares(edition) == edition.start
    except FormError:
        return False


def _told(kind: Premium) -> Mapping[str, object]:
    """The fields in which a premium differs from a plain square."""
    told = {name: getattr(kind, name) for name in kind.__struct_fields__}
    usual = {"names": (), "letter": 1, "word": 1, "lay": 1, "start": False, "colour": ""}
    return {name: value for name, value in told.items() if name not in usual or value != usual[name]}


def _table(name: str, values: Mapping[str, OptionValue]) -> Iterator[str]:
    if values:
        yield f"\n[{name}]"
        yield from (f"{_key(key)} = {_value(value)}" for key, value in values.items())


def _key(text: str) -> str:
    return text if text.isascii() and text.replace("_", "").isalnum() else _value(text)


def _value(value: object) -> str:
    """A value in TOML. Strings, numbers, booleans and lists of them look the same in TOML and in JSON."""
    return json.dumps(value, ensure_ascii=False)
