"""The walk of a word with the fewest new tiles, exactly: first where its letters come from, then on which squares."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import accumulate, zip_longest

from rekje.board.grid import reading_order
from rekje.board.walk.plans import LIES, NEW, Plan, Sources, short_cuts
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
    try:
        work = work or Work()
        return _fewest(Sources(ground, word, used, work)) or _why_not(ground, word, used, work)
    except TooMuchWork:
        return Flaw("walk-give-path", {"word": join_tiles(map(letter, word))})


def find_ways(ground: WalkTable, word: Tiles, used: Set[Square] = NOTHING) -> Iterator[Walk]:
    """The ways to lay this word as `find_walk` reads it, those with the fewest new tiles first, each with new tiles
    that no way before it has. It ends early where going on would take too long."""
    if _unreadable(ground, word):
        return
    seen: set[frozenset[tuple[Square, Tile]]] = set()
    try:
        sources = Sources(ground, word, used, Work())
        for new in range(1, min(len(word), ground.held.size) + 1):
            for path in _in_turns([_paths(sources, plan) for plan in sources.plans(new)]):
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
        found = [path for plan in sources.plans(new) if (path := _first_path(sources, plan))]
        if found:
            path = min(found, key=lambda squares: [*map(reading_order, squares)])
            return _laid(ground, word, path)
    return None


def _laid(ground: WalkTable, word: Tiles, path: tuple[Square, ...]) -> Walk:
    """The walk along a path. Where the path comes back to a square, the tile laid there first is used again."""
    tiles = {s: t for s, t in zip(reversed(path), reversed(word), strict=True) if s not in ground.heap}
    return walk_of(ground, word, path, tiles)


def _first_path(sources: Sources, plan: Plan) -> tuple[Square, ...] | None:
    """The first path that follows a plan, in reading order."""
    return next(_paths(sources, plan), None)


def _paths(sources: Sources, plan: Plan) -> Iterator[tuple[Square, ...]]:
    """Every path that follows a plan, in reading order."""
    work, length = sources.work, len(plan)
    work.spend(length * length)
    near = short_cuts(plan)
    ahead = [*reversed([*accumulate((1 + len(one) for one in reversed(near)), initial=0)])]

    def walk(path: tuple[Square, ...]) -> Iterator[tuple[Square, ...]]:
        work.spend(5 + ahead[len(path)] * (1 + sources.area.cost))
        if len(path) == length:
            yield path
            return
        for square in sources.area.listed(sources.onward(plan, path, near)):
            work.spend(2)
            longer = (*path, square)
            if _fits(sources, plan, longer):
                yield from walk(longer)

    return walk(())


def _fits(sources: Sources, plan: Plan, path: tuple[Square, ...]) -> bool:
    """Whether the last square of a path passes the checks that sets of squares can't make: a blank on the table stands
    for the same letter each time, a new blank touches no other new blank, and the heap is near enough."""
    source = plan[len(path) - 1]
    if source == LIES and sources.ground.free_blanks and not _one_letter(sources.word, path):
        return False
    if source == NEW and not _blank_apart(sources, plan, path):
        return False
    return _by_the_heap(sources, plan, path)


def _one_letter(word: Tiles, path: tuple[Square, ...]) -> bool:
    face = letter(word[len(path) - 1])
    return all(letter(word[i]) == face for i, square in enumerate(path) if square == path[-1])


def _blank_apart(sources: Sources, plan: Plan, path: tuple[Square, ...]) -> bool:
    """A new blank lies beside no other blank of the same walk."""
    word, last = sources.word, len(path) - 1
    if not is_blank(word[last]) or not sources.blanks_apart:
        return True
    blanks = (path[i] for i in range(last) if plan[i] == NEW and is_blank(word[i]))
    return not any(sources.ground.grid.touch(path[last], blank) for blank in blanks)


def _by_the_heap(sources: Sources, plan: Plan, path: tuple[Square, ...]) -> bool:
    """Whether a word made only of new tiles touches the heap, or can still reach it."""
    if not sources.ground.heap or LIES in plan:
        return True
    beside = sources.area.beside
    if any(beside >> sources.area.index(square) & 1 for square in path):
        return True
    return bool(sources.area.near_heap(len(plan) - len(path)) >> sources.area.index(path[-1]) & 1)


def _why_not(ground: WalkTable, word: Tiles, used: Set[Square], work: Work) -> Flaw:
    """The rule that prevents a walk: the first rule without which there would be one."""
    whole = join_tiles(map(letter, word))
    doubles = [(place, face) for place, face in enumerate(word) if place and letter(word[place - 1]) == letter(face)]
    single = tuple(face for place, face in enumerate(word) if (place, face) not in doubles)
    try:
        if used and _fewest(Sources(ground, word, NOTHING, work)):
            return Flaw("walk-again", {"word": whole})
        if ground.heap and _fewest(Sources(ground, word, used, work), least=0):
            return Flaw("walk-nothing-new")
        if any(map(is_blank, word)) and _fewest(Sources(ground, word, used, work, blanks_apart=False)):
            return Flaw("walk-blanks-touch")
        if doubles and _fewest(Sources(ground, single, used, work), least=0):
            return Flaw("walk-same-tile", {"letter": join_tiles((letter(doubles[0][1]),))})
    except TooMuchWork:
        # It is known that there is no walk, but not which rule prevents it.
        pass
    return Flaw("walk-none", {"word": whole})
