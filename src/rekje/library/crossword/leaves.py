"""What tiles kept on the rack are worth, for ranking plays by score and leave together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from os import PathLike
from pathlib import Path

from rekje.engine.crossword.equity import CoreLeaves, core_leaves, leaves_of_sets
from rekje.library.arguments import text, whole
from rekje.library.rules import Rules, RulesSource, rules
from rekje.model.plain import plain_number
from rekje.model.problems import FormError
from rekje.model.tiles import BLANK, LetterSet, Tile, Tiles, split_tiles
from rekje.players.leave_values import LeaveValues
from rekje.storage.leave_files import read_leave_file

Worths = Mapping[str, float] | Callable[[Tiles], float]
MOST_WORTH = 1_000_000


class Leaves:
    """A worth, in points, for every set of tiles that may be kept after a play.

    ``worths`` is a mapping of sets in tile notation, in any order (``{"?": 25.0, "QU": -1.5}``; sets left out are worth
    nothing), or a function that is asked for every set of up to ``most`` tiles that the box allows. ``most`` is by
    default all that can be kept: one less than a rack holds. A pickle has the mapping, or the function by its name.
    Raises `FormError` for what are no tiles or no worths, and for tables too large to keep (over 16.8 million sets).

    >>> leaves = rekje.Leaves({"S": 8.0, "?": 25.0})
    >>> rekje.Position("CATS", edition="en").best(leaves=leaves).kept
    'S'
    """

    def __init__(self, worths: Worths, *, edition: RulesSource = "en", most: int | None = None) -> None:
        by = rules(edition)
        letters = by.letters
        self.most: int = by.edition.rack - 1 if most is None else whole("most", most, 0)
        if callable(worths):
            sets = [*_sets(letters, self.most)]
            asked = {kept: _number(worths(kept), kept, "worths({!r})") for kept in sets}
        elif isinstance(worths, Mapping):
            worths = dict(worths)
            asked = _told(worths, self.most)
        else:
            raise FormError("form-argument", name="worths", wanted="worths")
        self.core = _table(letters, self.most, asked)
        self._made_of: tuple[Worths | LeaveValues, Rules] = worths, by

    @classmethod
    def from_file(cls, path: str | PathLike[str], *, edition: RulesSource = "en") -> Leaves:
        """The values of a file that ``rekje learn --out`` wrote, as they are while every tile may still be drawn
        (``leaves="learned"`` corrects them for the tiles unseen). Raises `FormError` for a file that can't be read, is
        damaged, or was learned for another edition.

        >>> try:
        ...     rekje.Leaves.from_file("nowhere.json")
        ... except rekje.FormError as error:
        ...     print(error)
        There is no file nowhere.json.
        """
        by = rules(edition)
        if not isinstance(path, str | PathLike):
            raise FormError("form-argument", name="path", wanted="file")
        learned = read_leave_file(Path(path))
        if learned is None:
            raise FormError("form-file-missing", file=str(path))
        if not learned.fits(by.edition):
            learned_for = f"{learned.game}/{learned.edition}"
            raise FormError("learn-other-box", file=str(path), found=learned_for, wanted=f"{by.game}/{by.edition.name}")
        return cls._learned(learned.worths, by)

    @classmethod
    def _learned(cls, worths: LeaveValues, by: Rules) -> Leaves:
        leaves = cls.__new__(cls)
        leaves.most = by.edition.rack - 1
        leaves.core = core_leaves(worths, by.letters, leaves.most)
        leaves._made_of = worths, by
        return leaves

    def __copy__(self) -> Leaves:
        return self

    def __deepcopy__(self, _: object) -> Leaves:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """What they were made of; the table is made again."""
        return _made_again, (*self._made_of, self.most)

    def __repr__(self) -> str:
        return f"<leaves of up to {self.most} tiles, edition {self._made_of[1].edition.name}>"


def _made_again(worths: Worths | LeaveValues, by: Rules, most: int) -> Leaves:
    if isinstance(worths, LeaveValues):
        return Leaves._learned(worths, by)
    return Leaves(worths, edition=by, most=most)


def leaves_under(leaves: Leaves, by: Rules) -> CoreLeaves:
    """Leave values as the core reads them, under some rules. Raises `FormError` for those of other letters."""
    _, made_for = leaves._made_of
    if made_for.letters.faces != by.letters.faces:
        found, wanted = (f"{one.game}/{one.edition.name}" for one in (made_for, by))
        raise FormError("engine-leaves-other", found=found, wanted=wanted)
    return leaves.core


def _told(worths: Mapping[str, float], most: int) -> dict[Tiles, float]:
    """The worths of a mapping by set of tiles. Raises `FormError` for what are none, for a set in two orders, and for
    one of more tiles than ``most``."""
    asked: dict[Tiles, float] = {}
    first: dict[Tiles, str] = {}
    for place, (kept, worth) in enumerate(worths.items()):
        tiles = split_tiles(text(f"list(worths)[{place}]", kept))
        before = first.setdefault(tuple(sorted(tiles)), kept)
        if before != kept:
            raise FormError("engine-leaves-twice", one=before, other=kept)
        if len(tiles) > most:
            raise FormError("engine-leaves-long", kept=kept, most=most)
        asked[tiles] = _number(worth, kept, "worths[{!r}]")
    return asked


def _number(worth: object, kept: object, called: str) -> float:
    """A worth that is a number. There are a million, so it is named only if it is none."""
    number = plain_number(worth)
    if number is None:
        raise FormError("form-argument", name=called.format(kept), wanted="number")
    if not -MOST_WORTH <= number <= MOST_WORTH:
        raise FormError("usage-between", name=called.format(kept), least=-MOST_WORTH, most=MOST_WORTH)
    return number


def _table(letters: LetterSet, most: int, worths: Mapping[Tiles, float]) -> CoreLeaves:
    try:
        return leaves_of_sets(letters, most, worths)
    except ValueError as error:
        raise FormError("engine-leaves", why=str(error)) from None


def _sets(letters: LetterSet, most: int) -> Iterator[Tiles]:
    """Every set of at most so many tiles of the box, blanks first."""
    counts = [(BLANK, letters.blanks), *zip(letters.faces, letters.counts, strict=True)]

    def extend(kept: Tiles, tiles: list[tuple[Tile, int]]) -> Iterator[Tiles]:
        yield kept
        for i, (tile, count) in enumerate(tiles):
            for more in range(1, min(count, most - len(kept)) + 1):
                yield from extend(kept + (tile,) * more, tiles[i + 1 :])

    return extend((), counts)
