"""Walks found by trying everything: slow, plain, and written without a look at the native search.

Tiles are single characters: upper case a letter, lower case a blank named when it was laid, ``?`` a blank in the hand,
or on the table a blank that may be any letter, though within a word always the same one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

Place = tuple[int, int]
Cost = tuple[int, int]


class Case(NamedTuple):
    """A question: the table, the hand, and for words made before the places they may not use again."""

    heap: Mapping[Place, str]
    rack: str
    kept_from: Mapping[str, frozenset[Place]]


def around(place: Place) -> list[Place]:
    """The four places along the sides of one."""
    x, y = place
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def best_cost(case: Case, word: str) -> Cost | None:
    """The fewest new tiles, and blanks among them, with which a word can be walked; None if it can't."""
    for most in range(1, len(case.rack) + 1):
        found = min(costs(case, word, most), default=None)
        if found:
            return found
    return None


def costs(case: Case, word: str, most: int) -> Iterator[Cost]:
    """What each way to walk a word with at most so many new tiles costs."""
    for start in starts(case):
        yield from _from(_Try(case, word, most), [start], {}, case.rack, {})


def starts(case: Case) -> set[Place]:
    """Every place where a walk could begin: no further from the heap than the hand reaches."""
    near = set(case.heap) or {(0, 0)}
    for _ in case.rack if case.heap else "":
        near |= {beside for place in near for beside in around(place)}
    return near


class _Try(NamedTuple):
    case: Case
    word: str
    most: int


def _from(this: _Try, path: list[Place], laid: dict[Place, str], rack: str, free: dict[Place, str]) -> Iterator[Cost]:
    """Try all tiles for the letter at the end of the path, then all ways on."""
    place, letter = path[-1], this.word[len(path) - 1]
    if place in this.case.heap:
        tile = free.get(place, this.case.heap[place])
        if place not in this.case.kept_from.get(this.word, ()) and tile.upper() in (letter, "?"):
            yield from _on(this, path, laid, rack, {**free, place: letter} if tile == "?" else free)
    elif place in laid:
        if laid[place].upper() == letter:
            yield from _on(this, path, laid, rack, free)
    elif len(laid) < this.most:
        for held, tile in ((letter, letter), ("?", letter.lower())):
            if held in rack:
                yield from _on(this, path, {**laid, place: tile}, rack.replace(held, "", 1), free)


def _on(this: _Try, path: list[Place], laid: dict[Place, str], rack: str, free: dict[Place, str]) -> Iterator[Cost]:
    if len(path) < len(this.word):
        for beside in around(path[-1]):
            yield from _from(this, [*path, beside], laid, rack, free)
    elif not flaws(this.case, this.word, path, laid):
        yield len(laid), sum(tile.islower() for tile in laid.values())


def flaws(case: Case, word: str, path: Sequence[Place], laid: Mapping[Place, str]) -> list[str]:
    """What is wrong with a walk; nothing, if it may be laid."""
    table = {**case.heap, **laid}
    hand = list(case.rack)
    found = []
    for tile in laid.values():
        held = "?" if tile.islower() else tile
        if held not in hand:
            return ["a tile that isn't held"]
        hand.remove(held)
    if not laid or not set(laid) <= set(path):
        found.append("no new tile, or one beside the word")
    if set(laid) & set(case.heap):
        found.append("a tile on another")
    if len(path) != len(word) or any(place not in table for place in path):
        return [*found, "no tile for a letter"]
    shown: dict[Place, set[str]] = {}
    for place, letter in zip(path, word, strict=True):
        shown.setdefault(place, set()).add(letter)
    if any(len(faces) > 1 or table[place].upper() not in (*faces, "?") for place, faces in shown.items()):
        found.append("another letter")
    if any(b not in around(a) for a, b in pairwise(path)):
        found.append("two letters apart")
    if case.heap and not any(near in case.heap for place in path for near in (place, *around(place))):
        found.append("away from the heap")
    if set(path) & case.kept_from.get(word, frozenset()):
        found.append("a tile that this word had before")
    if any(
        _is_blank(tile) and _is_blank(table.get(near, "A")) for place, tile in laid.items() for near in around(place)
    ):
        found.append("two blanks side by side")
    return found


def _is_blank(tile: str) -> bool:
    return not tile.isupper()
