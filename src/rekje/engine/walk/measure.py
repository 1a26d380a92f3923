"""How fast the search for walks is, on positions that it plays itself.

The positions come from games by two seats: half of the words are the longest, the others any of forty good ones of
several lengths. A game is left when enough tiles lie on the table; the rack on turn is then cut, or filled up from the
pot.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from statistics import mean
from typing import NamedTuple

from rekje.engine.timing import timed
from rekje.engine.walk.search import LONGEST, FoundWalk, FoundWalks, WalkQuery, WalkSearch
from rekje.model.squares import Square
from rekje.model.tiles import Tile, Tiles, as_held

SEVERAL = WalkQuery(words=40, per_length=4)

Measured = dict[str, int | float]


class WalkPosition(NamedTuple):
    """A question, with the words made before it."""

    heap: dict[Square, Tile]
    rack: list[Tile]
    made: list[tuple[Tiles, list[Square]]]


def measure_walks(search: WalkSearch, asked: Iterable[WalkPosition], wish: WalkQuery = LONGEST) -> Measured:
    """Milliseconds a position (the median, what nine of ten are below, the slowest), how many answers were proven, and
    on average the letters and the new tiles of the best walk and the proven bound."""

    def walks_of(position: WalkPosition) -> FoundWalks:
        return search.find(position.heap, position.rack, wish, made=position.made)

    found, times = timed(walks_of, asked)
    return {
        "positions": len(found),
        **times,
        "proven": sum(walks.optimal for walks in found),
        "letters": round(mean(len(walks.best.word) if walks.best else 0 for walks in found), 2),
        "bound": round(mean(walks.bound for walks in found), 2),
        "new_tiles": round(mean(len(walks.best.new) if walks.best else 0 for walks in found), 2),
    }


def positions(
    search: WalkSearch, pot: list[Tile], count: int, tiles: int, held: int = 10, seed: int = 0
) -> Iterator[WalkPosition]:
    """As many positions, each from a game of its own. None come if the pot is too small."""
    tries = range(seed, seed + 20 * count)
    made = (position_of(search, list(pot), Random(f"{n} {tiles} {held}"), tiles, held) for n in tries)
    found = (position for position in made if position)
    for _, position in zip(range(count), found, strict=False):
        yield position


def position_of(search: WalkSearch, pot: list[Tile], random: Random, tiles: int, held: int) -> WalkPosition | None:
    """Play until so many tiles lie on the table; None if the pot is empty before."""
    random.shuffle(pot)
    racks = [take(pot, 10), take(pot, 10)]
    table = WalkPosition({}, [], [])
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


def lay(walk: FoundWalk, table: WalkPosition, rack: list[Tile]) -> None:
    """Lay a walk's tiles."""
    table.heap.update(walk.new)
    table.made.append((walk.word, sorted(set(walk.path))))
    for _, tile in walk.new:
        rack.remove(as_held(tile))


def take(pot: list[Tile], count: int) -> list[Tile]:
    """Draw tiles."""
    return [pot.pop() for _ in range(min(count, len(pot)))]
