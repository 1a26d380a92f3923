"""Many positions searched together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from rekje.engine.crossword.equity import CoreLeaves
from rekje.engine.crossword.native import Encoded, NativeEngine, ScoredPlay
from rekje.library.arguments import check_threads, check_top
from rekje.library.crossword.position import Position
from rekje.library.crossword.rating import LeavesLike, rate
from rekje.library.rows import Rows
from rekje.model.problems import FormError

T = TypeVar("T")


def plays_many(
    positions: Iterable[Position],
    top: int | None = None,
    *,
    leaves: LeavesLike | None = None,
    threads: int | None = None,
) -> list[Rows[ScoredPlay]]:
    """The plays of many positions, in their order, as `Position.plays` has them, searched together on all cores, or on
    ``threads`` of them. Raises `FormError` for arguments that make no sense.

    >>> positions = [rekje.Position(rack, edition="en") for rack in ("CAT", "VVV")]
    >>> [len(plays) for plays in rekje.plays_many(positions)]
    [20, 0]
    """
    top, threads = check_top(top), check_threads(threads)

    def search(
        engine: NativeEngine, asked: list[Encoded], core: list[CoreLeaves] | None
    ) -> Sequence[Sequence[ScoredPlay]]:
        return engine.plays_many(asked, top, leaves=core, threads=threads)

    return [one.told(found, leaves) for one, found in _together(positions, leaves, search)]


def best_many(
    positions: Iterable[Position], *, leaves: LeavesLike | None = None, threads: int | None = None
) -> list[ScoredPlay | None]:
    """The best play of each of many positions, in their order, None where there is none; searched as in `plays_many`.
    Raises `FormError` for arguments that make no sense.

    >>> [play and play.word for play in rekje.best_many([rekje.Position("CAT", edition="en")])]
    ['ACT']
    """
    threads = check_threads(threads)

    def search(engine: NativeEngine, asked: list[Encoded], core: list[CoreLeaves] | None) -> list[ScoredPlay | None]:
        return engine.best_many(asked, leaves=core, threads=threads)

    together = _together(positions, leaves, search)
    return [found if found is None or leaves is None else rate(found, one.seen) for one, found in together]


def _together(
    positions: Iterable[Position],
    leaves: LeavesLike | None,
    search: Callable[[NativeEngine, list[Encoded], list[CoreLeaves] | None], Sequence[T]],
) -> list[tuple[Position, T]]:
    """One search for each group of positions that share a word list and rules; each position with its answer, in the
    first order."""
    if not isinstance(positions, Iterable):
        raise FormError("form-argument", name="positions", wanted="positions")
    asked: list[Position] = []
    groups: dict[NativeEngine, list[int]] = {}
    for place, position in enumerate(positions):
        if not isinstance(position, Position):
            raise FormError("form-argument", name=f"positions[{place}]", wanted="position")
        asked.append(position)
        groups.setdefault(position.engine, []).append(place)
    answers: dict[int, T] = {}
    for engine, places in groups.items():
        worths = [core for place in places if (core := asked[place].core_leaves(leaves)) is not None]
        found = search(engine, [asked[place].encoded for place in places], worths or None)
        answers.update(zip(places, found, strict=True))
    return [(position, answers[place]) for place, position in enumerate(asked)]
