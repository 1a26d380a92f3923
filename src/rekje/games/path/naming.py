"""Which of the words named can be written down, and along which tiles (L5–L7, L9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set

import msgspec

from rekje.board.path.paths import Path, Piece, find_paths
from rekje.model.problems import Dropped, Flaw
from rekje.model.squares import Square
from rekje.model.tiles import Tiles, join_tiles, letters, split_tiles
from rekje.model.work import Work

LEAST_LETTERS = 2
WORK_A_WORD = 20
"""The work for looking up one word, without the search for a path."""

Used = Mapping[str, Collection[Square]]
"""For each word written down, the tiles of all its writings."""
IsWord = Callable[[Tiles], bool]


class Naming(msgspec.Struct, frozen=True):
    """The result of naming words: the words to write down with their tiles, the words that don't count and why, and the
    ``needed`` tiles that no word uses."""

    good: tuple[tuple[str, Path], ...]
    bad: tuple[tuple[str, Flaw], ...]
    idle: frozenset[Square]


def name_words(
    pieces: Sequence[Piece],
    words: Sequence[str],
    used: Used,
    is_word: IsWord,
    need: Set[Square] = frozenset(),
    work: Work | None = None,
) -> Naming:
    """Find paths for all words that have one, such that together they run through all tiles in ``need``. Raises
    `FormError` if that takes more than the ``work`` left (None: as much as any command may)."""
    work = work or Work()
    work.spend(WORK_A_WORD * len(words) + sum(map(len, words)))
    named = Counter(join_tiles(letters(split_tiles(word))) for word in words)
    flaws = {word: flaw for word in named if (flaw := _no_word(word, is_word))}
    ways = {
        word: found
        for word, times in named.items()
        if word not in flaws and (found := ways_to_write(pieces, word, times, used.get(word, ()), need, work))
    }
    chosen = dict(zip(ways, _covering([*ways.values()], need, work), strict=True))
    bad: list[tuple[str, Flaw]] = []
    for word, times in named.items():
        if left := times - len(chosen.get(word, ())):
            again = Flaw("paper-again", {"word": word})
            bad += [
                (word, again if word in chosen else flaws.get(word) or _unreadable(pieces, word, used, work))
            ] * left
    good = tuple((word, path) for word, paths in chosen.items() for path in paths)
    return Naming(good, tuple(bad), frozenset(need).difference(*(path for _, path in good)))


def ways_to_write(
    pieces: Sequence[Piece], word: str, times: int, used: Collection[Square], need: Set[Square], work: Work
) -> list[tuple[Path, ...]]:
    """The ways to write a word up to ``times`` times, where no two writings share a tile. Ways with more writings come
    first, then ways through more of the needed tiles. Of the ways through the same needed tiles only one is kept."""
    spelled = split_tiles(word)
    paths = list(find_paths(pieces, spelled, frozenset(used), work))
    ways: dict[frozenset[Square], tuple[Path, ...]] = {}
    for count in range(min(times, _most_writings(pieces, spelled), len(paths)), 0, -1):
        for way in _apart(paths, count, work):
            work.spend(count * len(spelled))
            ways.setdefault(frozenset(square for path in way for square in path if square in need), way)
    return [way for _, way in sorted(ways.items(), key=lambda pair: (-len(pair[1]), -len(pair[0])))]


def _most_writings(pieces: Sequence[Piece], word: Tiles) -> int:
    """How many times the letters on the board suffice for a word."""
    shown = Counter(piece.face for piece in pieces)
    return min(shown[face] // count for face, count in Counter(word).items())


def _apart(
    paths: Sequence[Path], count: int, work: Work, taken: Set[Square] = frozenset()
) -> Iterator[tuple[Path, ...]]:
    """All choices of ``count`` paths, in order, of which no two share a tile."""
    if count == 0:
        yield ()
        return
    work.spend(len(paths))
    for place, path in enumerate(paths):
        if taken.isdisjoint(path):
            for rest in _apart(paths[place + 1 :], count - 1, work, taken | set(path)):
                yield (path, *rest)


def _covering(
    groups: Sequence[Sequence[tuple[Path, ...]]], need: Set[Square], work: Work
) -> tuple[tuple[Path, ...], ...]:
    """One way for each word, so that together they run through all needed tiles. If that isn't possible, the first way
    of each."""
    found = _cover(groups, frozenset(need), set(), work)
    return tuple(ways[0] for ways in groups) if found is None else found


def _cover(
    groups: Sequence[Sequence[tuple[Path, ...]]],
    need: frozenset[Square],
    dead: set[tuple[int, frozenset[Square]]],
    work: Work,
) -> tuple[tuple[Path, ...], ...] | None:
    if not groups:
        return None if need else ()
    state = (len(groups), need)
    if state in dead:
        return None
    for way in groups[0]:
        work.spend(len(groups))
        rest = _cover(groups[1:], need.difference(*way), dead, work)
        if rest is not None:
            return (way, *rest)
    dead.add(state)
    return None


def dropped(bad: Iterable[tuple[str, Flaw]], rules: Mapping[str, str]) -> tuple[Dropped, ...]:
    """Words that don't count, each with the rule that it breaks. ``rules`` has the rules' IDs by code of flaw."""
    return tuple(Dropped(word, rules[flaw.code], flaw.code, flaw.params) for word, flaw in bad)


def _no_word(word: str, is_word: IsWord) -> Flaw | None:
    spelled = split_tiles(word)
    if len(spelled) < LEAST_LETTERS:
        return Flaw("paper-short", {"word": word, "least": LEAST_LETTERS})
    return None if is_word(spelled) else Flaw("paper-no-word", {"word": word})


def _unreadable(pieces: Sequence[Piece], word: str, used: Used, work: Work) -> Flaw:
    """Why a word has no path: it was written before, it would use a tile twice, or it can't be read at all."""
    spelled = split_tiles(word)
    if used.get(word) and next(find_paths(pieces, spelled, work=work), None):
        return Flaw("paper-again", {"word": word})
    shown = Counter(piece.face for piece in pieces)
    short = next((face for face, count in Counter(spelled).items() if 0 < shown[face] < count), None)
    if short is not None:
        return Flaw("paper-tile-twice", {"word": word, "letter": short})
    return Flaw("paper-not-readable", {"word": word})
