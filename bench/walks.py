"""What the search for walks takes: ``python bench/walks.py WORDLIST [EDITION] [POSITIONS]``, one row of a table each.

The positions come from games by two seats: half of the words are the longest, the others any of forty good ones of
several lengths. A game is left when enough tiles lie on the table; the rack on turn is then cut, or filled up from the
pot. The word list is a text of one word a line in the letters of the edition, also packed by xz. All on one core.
"""

from __future__ import annotations

import lzma
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import NamedTuple

from rekje.adapters.native import build_automaton
from rekje.adapters.walks import LONGEST, FoundWalk, FoundWalks, WalkSearch, Wish
from rekje.games.editions import builtin_edition
from rekje.model.squares import Square
from rekje.model.tiles import BLANK, Tile, Tiles, as_held, unpack

SEVERAL = Wish(words=40, per_length=4)
FOR_PLAYERS = Wish(words=200, per_length=5)


class Position(NamedTuple):
    """A question, with the words made before it."""

    heap: dict[Square, Tile]
    rack: list[Tile]
    made: list[tuple[Tiles, list[Square]]]


def main(words: str, name: str = "nl", count: str = "200") -> None:
    """Measure and print."""
    letters = builtin_edition("koning", name).letter_set
    listed = [word for word in read_words(words) if set(word) <= set(letters.faces)]
    start = time.perf_counter()
    search = WalkSearch(build_automaton(letters, listed), letters)
    print(f"{len(listed)} words, made ready in {time.perf_counter() - start:.1f} s")
    for wanted in rows(search, unpack(letters.box()), int(count)):
        print(wanted, flush=True)


def rows(search: WalkSearch, pot: list[Tile], count: int) -> Iterator[str]:
    """The rows of the table."""
    few = max(count // 5, 1)
    middle = list(positions(search, pot, count, 40))
    print(f"of {count} racks {sum(BLANK in position.rack for position in middle)} hold a blank")
    yield row("40 tiles, rack of 10: the longest word", search, middle, LONGEST)
    yield row("… up to 200 words, 5 of a length", search, middle, FOR_PLAYERS)
    yield row("… at most 10 ms", search, middle, Wish(seconds=0.01))
    yield row("… at most 200 steps", search, middle, Wish(steps=200))
    for blanks in (1, 2, 4):
        held = [p._replace(rack=[*p.rack[blanks:], *[BLANK] * blanks]) for p in middle]
        yield row(f"… of which {blanks} blank{'s' * (blanks > 1)}", search, held, LONGEST)
    yield row("40 tiles, rack of 14", search, list(positions(search, pot, few, 40, 14)), LONGEST)
    yield row("100 tiles, rack of 10", search, list(positions(search, pot, few, 100)), LONGEST)
    yield row("empty table, rack of 10", search, list(positions(search, pot, few, 0)), LONGEST)


def row(what: str, search: WalkSearch, asked: list[Position], wish: Wish) -> str:
    """Milliseconds, how often the answer was proven, mean length and mean bound."""
    took: list[float] = []
    found: list[FoundWalks] = []
    for position in asked:
        start = time.perf_counter()
        found.append(search.find(position.heap, position.rack, wish, made=position.made))
        took.append((time.perf_counter() - start) * 1000)
    took.sort()
    times = f"{median(took):.1f} | {took[len(took) * 9 // 10]:.1f} | {took[-1]:.1f}"
    letters = mean(len(walks.best.word) if walks.best else 0 for walks in found)
    new = mean(len(walks.best.new) if walks.best else 0 for walks in found)
    proven = f"{sum(walks.optimal for walks in found)} of {len(found)}"
    return f"| {what} | {times} | {proven} | {letters:.1f} | {mean(walks.bound for walks in found):.1f} | {new:.1f} |"


def positions(search: WalkSearch, pot: list[Tile], count: int, tiles: int, held: int = 10) -> Iterator[Position]:
    """As many positions, each from a game of its own."""
    seed = 0
    while count:
        position = position_of(search, list(pot), Random(f"{seed} {tiles} {held}"), tiles, held)
        seed += 1
        if position:
            count -= 1
            yield position


def position_of(search: WalkSearch, pot: list[Tile], random: Random, tiles: int, held: int) -> Position | None:
    """Play until so many tiles lie on the table; None if the pot is empty before."""
    random.shuffle(pot)
    racks = [take(pot, 10), take(pot, 10)]
    table = Position({}, [], [])
    while len(table.heap) < tiles:
        rack = racks[0]
        found = search.find(table.heap, rack, LONGEST if random.random() < 0.5 else SEVERAL, made=table.made)
        if not pot and not found.walks:
            return None
        if found.walks:
            is_first = not table.heap
            lay(random.choice(found.walks), table, rack)
            rack += take(pot, 10 - len(rack) if is_first else 2)
        elif not table.heap:
            rack[:] = take(pot, 10)
        racks.reverse()
    random.shuffle(racks[0])
    rack = racks[0][:held]
    rack += take(pot, held - len(rack))
    return table._replace(rack=rack) if len(rack) == held else None


def lay(walk: FoundWalk, table: Position, rack: list[Tile]) -> None:
    """Lay a walk's tiles."""
    table.heap.update(walk.new)
    table.made.append((walk.word, sorted(set(walk.path))))
    for _, tile in walk.new:
        rack.remove(as_held(tile))


def take(pot: list[Tile], count: int) -> list[Tile]:
    """Draw tiles."""
    return [pot.pop() for _ in range(min(count, len(pot)))]


def read_words(path: str) -> Iterable[str]:
    """The words of a file, upper case."""
    data = Path(path).read_bytes()
    return (lzma.decompress(data) if path.endswith(".xz") else data).decode("utf-8").upper().split()


if __name__ == "__main__":
    main(*sys.argv[1:])
