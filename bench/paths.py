"""What the search for paths takes: ``python bench/paths.py WORDLIST [EDITION] [COUNT]``, one row of a table each.

Where the boards come from is told in `rekje.engine.path.measure`. The word list is a text of one word a line in the
letters of the edition, also packed by xz. All on one core.
"""

from __future__ import annotations

import lzma
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

from rekje._core import WordGraph
from rekje.board.path.paths import Piece
from rekje.engine.encoding import alphabet
from rekje.engine.path.measure import BOARD, PathPosition, measure, positions
from rekje.engine.path.search import LayingQuery, Letter, PathSearch
from rekje.engine.timing import Asked
from rekje.games.editions import builtin_edition
from rekje.model.sizes import parse_size
from rekje.model.tiles import Tile, unpack


def main(words: str, name: str = "en", count: str = "200") -> None:
    """Measure and print."""
    edition = builtin_edition("letter", name)
    letters = edition.letter_set
    listed = [word for word in read_words(words) if set(word) <= set(letters.faces)]
    word_graph = WordGraph.build(alphabet(letters).words(listed), len(letters.faces))
    print(f"{len(listed)} words")
    box = [(face, parse_size(size)) for face, sizes in edition.sizes.items() for size in sizes]
    for wanted in rows(PathSearch(word_graph, letters), box, int(count)):
        print(wanted, flush=True)
    boggle(PathSearch(word_graph, letters, corners=True), unpack(letters.box()), 20 * int(count))


def rows(search: PathSearch, box: list[Letter], count: int) -> Iterator[str]:
    """The rows of the table."""
    few = max(count // 5, 1)
    middle = list(positions(search, box, count, 30))
    yield row("30 letters: all words", lambda p: len(search.words(p.pieces).words), middle)
    yield row("… the new ones", lambda p: len(search.new_words(p.pieces, (), p.written).words), middle)
    last = [p.pieces[-1].at for p in middle]
    through = list(zip(middle, last, strict=True))
    yield row("… through one letter", lambda p: len(search.new_words(p[0].pieces, [p[1]], p[0].written).words), through)
    yield row("… best laying of one of 10 letters", layer(search, LayingQuery()), middle)
    yield row("… the 20 best", layer(search, LayingQuery(most=20)), middle)
    yield row("… with a blank token to swap", layer(search, LayingQuery()), [with_token(p) for p in middle])
    for free in (1, 3):
        wish = LayingQuery(seconds=0.1)
        yield row(f"… and {free} free, within 100 ms", layer(search, wish, free), middle[:few])
    yield row("… and 1 free, all tried", layer(search, LayingQuery(), 1), middle[: max(few // 10, 1)])
    for size in (10, 50):
        some = list(positions(search, box, few, size))
        yield row(f"{size} letters: all words", lambda p: len(search.words(p.pieces).words), some)
        yield row("… best laying of one of 10 letters", layer(search, LayingQuery()), some)


def layer(search: PathSearch, wish: LayingQuery, free: int = 0) -> Callable[[PathPosition], int]:
    """A search for layings of ten letters of a position, with so many free ones besides."""

    def worth(asked: PathPosition) -> int:
        own, beside = asked.box[:10], asked.box[10 : 10 + free]
        found = search.layings(asked.pieces, own, beside, asked.written, size=BOARD, wish=wish)
        return found.best.worth if found.best else 0

    return worth


def with_token(asked: PathPosition) -> PathPosition:
    """A blank token of 2 × 2 squares besides, where it first fits beside a letter."""
    spots = (Piece("", x, y, 2, 2) for y in range(BOARD[1] - 1) for x in range(BOARD[0] - 1))
    fits = (
        t for t in spots if any(t.touches(p) for p in asked.pieces) and not any(t.overlaps(p) for p in asked.pieces)
    )
    return asked._replace(pieces=[*asked.pieces, next(fits)])


def row(what: str, search: Callable[[Asked], int], asked: list[Asked]) -> str:
    """Milliseconds and the mean of what was found."""
    told = measure(search, asked)
    return f"| {what} | {told['median_ms']} | {told['p90_ms']} | {told['most_ms']} | {told['mean']} |"


def boggle(search: PathSearch, faces: list[Tile], count: int) -> None:
    """All words of boards of 4 × 4 letters, where corners touch too."""
    random = Random(0)
    drawn = [random.sample(faces, 16) for _ in range(count)]
    boards = [[Piece(face, at % 4, at // 4, 1, 1) for at, face in enumerate(board)] for board in drawn]
    start = time.perf_counter()
    found = sum(len(search.words(board).words) for board in boards)
    print(
        f"{count / (time.perf_counter() - start):.0f} boards of 4 × 4 letters a second, {found / count:.0f} words each"
    )


def read_words(path: str) -> Iterable[str]:
    """The words of a file, upper case."""
    data = Path(path).read_bytes()
    return (lzma.decompress(data) if path.endswith(".xz") else data).decode("utf-8").upper().split()


if __name__ == "__main__":
    main(*sys.argv[1:])
