"""What the search for walks takes: ``python bench/walks.py WORDLIST [EDITION] [POSITIONS]``, one row of a table each.

Where the positions come from is told in `rekje.engine.walk.measure`. The word list is a text of one word a line in
the letters of the edition, also packed by xz. All on one core.
"""

from __future__ import annotations

import lzma
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from rekje._core import WordGraph
from rekje.engine.encoding import alphabet
from rekje.engine.walk.measure import WalkPosition, measure_walks, positions
from rekje.engine.walk.search import LONGEST, WalkQuery, WalkSearch
from rekje.games.editions import builtin_edition
from rekje.model.tiles import BLANK, Tile, unpack

FOR_PLAYERS = WalkQuery(words=200, per_length=5)


def main(words: str, name: str = "nl", count: str = "200") -> None:
    """Measure and print."""
    letters = builtin_edition("koning", name).letter_set
    listed = [word for word in read_words(words) if set(word) <= set(letters.faces)]
    start = time.perf_counter()
    search = WalkSearch(WordGraph.build(alphabet(letters).words(listed), len(letters.faces)), letters)
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
    yield row("… at most 10 ms", search, middle, WalkQuery(seconds=0.01))
    yield row("… at most 200 steps", search, middle, WalkQuery(steps=200))
    for blanks in (1, 2, 4):
        held = [p._replace(rack=[*p.rack[blanks:], *[BLANK] * blanks]) for p in middle]
        yield row(f"… of which {blanks} blank{'s' * (blanks > 1)}", search, held, LONGEST)
    yield row("40 tiles, rack of 14", search, list(positions(search, pot, few, 40, 14)), LONGEST)
    yield row("100 tiles, rack of 10", search, list(positions(search, pot, few, 100)), LONGEST)
    yield row("empty table, rack of 10", search, list(positions(search, pot, few, 0)), LONGEST)


def row(what: str, search: WalkSearch, asked: list[WalkPosition], wish: WalkQuery) -> str:
    """Milliseconds, how often the answer was proven, mean length and mean bound."""
    told = measure_walks(search, asked, wish)
    times = f"{told['median_ms']:.1f} | {told['p90_ms']:.1f} | {told['most_ms']:.1f}"
    letters = f"{told['letters']:.1f} | {told['bound']:.1f} | {told['new_tiles']:.1f}"
    return f"| {what} | {times} | {told['proven']} of {told['positions']} | {letters} |"


def read_words(path: str) -> Iterable[str]:
    """The words of a file, upper case."""
    data = Path(path).read_bytes()
    return (lzma.decompress(data) if path.endswith(".xz") else data).decode("utf-8").upper().split()


if __name__ == "__main__":
    main(*sys.argv[1:])
