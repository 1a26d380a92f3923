"""Records of Koning in a line or two, and what the referee makes of them."""

from __future__ import annotations

from typing import Any

from rekje.model.tiles import split_tiles
from tests.support import after, as_json, move, passes, record_of, referee, refused

__all__ = [
    "after",
    "as_json",
    "koning",
    "move",
    "opened",
    "passes",
    "places",
    "play",
    "referee",
    "refused",
    "row",
    "setup_of_rows",
]


def koning(*moves: dict[str, Any], edition: Any = "nl", seats: int = 2, **more: Any) -> dict[str, Any]:
    """A record of Koning. ``words``, if given, are the only words; else every word counts. More: options, setup …"""
    return record_of("koning", *moves, edition=edition, seats=seats, **more)


def opened(*words: str | None, path: list[list[int]] | None = None, **more: Any) -> dict[str, Any]:
    """The opening move: a word (or none) for each seat."""
    told = {str(seat): word for seat, word in enumerate(words)}
    return {"do": "open", "words": told, **({"path": path} if path else {}), **more}


def play(seat: int, word: str, path: list[list[int]] | None = None, **more: Any) -> dict[str, Any]:
    """A word, along a path if one is given."""
    return move(seat, "play", word=word, **({"path": path} if path is not None else {}), **more)


def row(length: int, x: int = 0, y: int = 0) -> list[list[int]]:
    """A straight path to the right."""
    return [[x + i, y] for i in range(length)]


def setup_of_rows(*lines: tuple[int, int, str], **more: Any) -> dict[str, Any]:
    """A setup in which words lie to the right from a square each; more: racks, bag, kings."""
    return {"tiles": {f"{x + i},{y}": t for x, y, tiles in lines for i, t in enumerate(split_tiles(tiles))}, **more}


def places(document: dict[str, Any]) -> tuple[int, ...]:
    """Where the kings stand after a record in which no rule is broken."""
    return tuple(seat.score for seat in after(document).seats)
