"""The walk of a word with the fewest new tiles, exactly: first where its letters come from, then on which squares."""

from __future__ import annotations

from collections.abc import Iterator, Set
from contextlib import suppress
from itertools import zip_longest

from rekje.board.grid import reading_order
from rekje.board.walk.network import PlanNetwork
from rekje.board.walk.plans import Sources
from rekje.board.walk.walk import LIES_THERE, NOTHING, Walk, WalkTable, walk_of
from rekje.model.problems import Flaw
from rekje.model.squares import Square
from rekje.model.tiles import BLANK, Tile, Tiles, is_blank, join_tiles, letter
from rekje.model.work import TooMuchWork, Work

MOST_LETTERS = 100


def find_walk(ground: WalkTable, word: Tiles, used: Set[Square] = NOTHING, work: Work | None = None) -> Walk | Flaw:
    """A walk of this word that lays the fewest new tiles, at least one. Among several, it is the one whose squares come
    first in reading order, compared letter by letter. If there is none, the flaw says why, or that the search takes
    more ``work`` than is left.

    An upper-case letter is laid as that tile, a lower-case one as a blank; what lies there already, or was laid for an
    earlier letter, is read in either case. ``used`` are squares that this word may not use again (K10). On an empty
    table the word begins on (0, 0).
    """
    if flaw := _unreadable(ground, word):
        return flaw
    work = work or Work()
    try:
        return _fewest(Sources(ground, word, used, work)) or _why_not(ground, word, used, work)
    except TooMuchWork:
        return Flaw("walk-give-path", {"word": join_tiles(map(letter, word))})


def fewest_blanks(
    ground: WalkTable, word: Tiles, used: Set[Square], work: Work, start: Square | None = None
) -> Tiles | None:
    """A word of which no letter is named as a blank, with those as blanks that it can't be laid without (from a square,
    if ``start`` tells it): as few as there can be, and then such that it lays the fewest new tiles. None if blanks
    don't help. Raises `TooMuchWork`."""
    if not word or len(word) > MOST_LETTERS or not all(map(str.isupper, word)):
        return None
    for blanks in range(1, ground.held.known.get(BLANK, 0) + 1):
        if walk := _fewest(Sources(ground, word, used, work, blanks=blanks, start=start)):
            laid = {walk.squares.index(square) for square, tile in walk.new.items() if is_blank(tile)}
            return tuple(tile.lower() if place in laid else tile for place, tile in enumerate(word))
    return None


def find_ways(
    ground: WalkTable, word: Tiles, used: Set[Square] = NOTHING, start: Square | None = None
) -> Iterator[Walk]:
    """The ways to lay this word as `find_walk` reads it (from a square, if ``start`` tells it), those with the fewest
    new tiles first, each with new tiles that no way before it has. It ends early where going on would take too long."""
    if _unreadable(ground, word):
        return
    seen: set[frozenset[tuple[Square, Tile]]] = set()
    try:
        sources = Sources(ground, word, used, Work(), start=start)
        for new in range(1, min(len(word), ground.held.size) + 1):
            for path in _in_turns([PlanNetwork(sources, plan).paths() for plan in sources.plans(new)]):
                walk = _laid(ground, word, path)
                if (laid := frozenset(walk.new.items())) not in seen:
                    seen.add(laid)
                    yield walk
    except TooMuchWork:
        return


def _in_turns(several: list[Iterator[tuple[Square, ...]]]) -> Iterator[tuple[Square, ...]]:
    """The first of each, then the second of each …"""
    for row in zip_longest(*several):
        yield from (path for path in row if path is not None)


def _unreadable(ground: WalkTable, word: Tiles) -> Flaw | None:
    """What is wrong with a word whatever its walk: nothing named, or a letter that is neither held nor on the table."""
    if not word or LIES_THERE in word or BLANK in word:
        return Flaw("walk-blank-unnamed" if BLANK in word else "walk-unnamed")
    if len(word) > MOST_LETTERS:
        return Flaw("walk-give-path", {"word": join_tiles(map(letter, word))})
    there = {letter(tile) for tile in (*ground.heap.values(), *(t for t in word if not ground.held.lacks((t,))))}
    if ground.free_blanks and any(map(is_blank, ground.heap.values())):
        return None
    return next((ground.held.lacks((face,)) for face in word if letter(face) not in there), None)


def _fewest(sources: Sources, least: int = 1) -> Walk | None:
    ground, word = sources.ground, sources.word
    for new in range(least, min(len(word), ground.held.size) + 1):
        found = [
            (path, named.word)
            for plan in sources.plans(new)
            for named in sources.with_blanks(plan)
            if (path := next(PlanNetwork(named, plan).paths(), None))
        ]
        if found:
            path, word = min(found, key=lambda one: [*map(reading_order, one[0])])
            return _laid(ground, word, path)
    return None


def _laid(ground: WalkTable, word: Tiles, path: tuple[Square, ...]) -> Walk:
    """The walk along a path. Where the path comes back to a square, the tile laid there first is used again."""
    tiles = {s: t for s, t in zip(reversed(path), reversed(word), strict=True) if s not in ground.heap}
    return walk_of(ground, word, path, tiles)


def _why_not(ground: WalkTable, word: Tiles, used: Set[Square], work: Work) -> Flaw:
    """The rule that prevents a walk: the first rule without which there would be one."""
    whole = join_tiles(map(letter, word))
    if not work.reasons:
        return Flaw("walk-none", {"word": whole})
    doubles = [(place, face) for place, face in enumerate(word) if place and letter(word[place - 1]) == letter(face)]
    single = tuple(face for place, face in enumerate(word) if (place, face) not in doubles)
    with suppress(TooMuchWork), work.half() as some:
        if used and _fewest(Sources(ground, word, NOTHING, some)):
            return Flaw("walk-again", {"word": whole})
        if ground.heap and _fewest(Sources(ground, word, used, some), least=0):
            return Flaw("walk-nothing-new")
        if any(map(is_blank, word)) and _fewest(Sources(ground, word, used, some, blanks_apart=False)):
            return Flaw("walk-blanks-touch")
        if doubles and _fewest(Sources(ground, single, used, some), least=0):
            return Flaw("walk-same-tile", {"letter": join_tiles((letter(doubles[0][1]),))})
    # It is known that there is no walk; where the work didn't suffice, not which rule prevents it.
    return Flaw("walk-none", {"word": whole})
