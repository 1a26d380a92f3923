"""Grids of letters for programmers: all words of a board, or how many words thousands of boards have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from rekje.bootstrap import grid_search
from rekje.engine.word_grid.search import read_face
from rekje.lexicon.folding import MAX_LENGTH
from rekje.library.arguments import text, truth, whole
from rekje.library.rules import Rules, RulesSource, rules
from rekje.library.words import Lexicon, LexiconLike, lexicon_for
from rekje.model.problems import FormError
from rekje.model.squares import Square
from rekje.model.tiles import join_tiles

POINTS = (0, 0, 0, 1, 1, 2, 3, 5, 11)
"""What a word of so many letters is usually worth in games with letter dice; longer ones as much as the last."""


class GridWord(msgspec.Struct, frozen=True):
    """A word in tile notation, and the squares of its first path in reading order, ``(column, row)`` from 0.

    >>> rekje.Grids(edition="en").words("CAT. .... .... ....")[0]
    GridWord(word='CAT', path=((0, 0), (1, 0), (2, 0)))
    """

    word: str
    path: tuple[Square, ...]


class Grids:
    """Boards of one shape on which words run from neighbour to neighbour and use no cell twice.

    ``lexicon`` and ``edition`` are as for `rekje.Position`: they say which words and letters there are, in any
    language. ``size`` is columns and rows, at most 64 cells; with ``corners`` cells that meet at a corner are
    neighbours too; words have at least ``shortest`` letters. ``faces`` are what a cell can show besides one letter:
    several, as ``("QU",)``.

    Making one takes a few tenths of a second and some 12 MB; questions take microseconds. A pickle names the word list,
    and makes it again. Raises `FormError`.

    >>> len(rekje.Grids(edition="en", size=(3, 3)).words("CAT SEN RID"))
    187
    """

    def __init__(
        self,
        lexicon: LexiconLike | None = None,
        *,
        edition: RulesSource = "en",
        size: tuple[int, int] = (4, 4),
        corners: bool = True,
        shortest: int = 3,
        faces: Iterable[str] = (),
    ) -> None:
        self.rules: Rules = rules(edition)
        self.lexicon: Lexicon = lexicon_for(lexicon, self.rules)
        if not (isinstance(size, tuple) and len(size) == 2 and all(type(side) is int for side in size)):
            raise FormError("grids-size")
        self._asked = (
            size,
            truth("corners", corners),
            whole("shortest", shortest, 1, MAX_LENGTH),
            _texts("faces", faces),
        )
        several = [*map(read_face, self._asked[-1])]
        self._search = grid_search(
            self.lexicon.words, self.rules.letters, size=size, corners=corners, shortest=shortest, faces=several
        )

    def words(self, board: str, *, seconds: float | None = None) -> tuple[GridWord, ...]:
        """All words of a board in order of their letters.

        ``board`` is its cells row by row, in either case: a letter, several in brackets (``[QU]``), or ``.`` for none;
        spaces, line ends and ``/`` mean nothing. Raises `FormError` for what is no board of this shape, and for one
        that takes longer than ``seconds``.

        >>> [one.word for one in rekje.Grids(edition="en").words("CAT. .... .... ....")]
        ['CAT']
        """
        found = self._search.words(text("board", board), seconds=seconds)
        return tuple(GridWord(join_tiles(word.word), word.path) for word in found)

    def counts(
        self,
        boards: Iterable[str],
        points: Sequence[int] = POINTS,
        *,
        all_cores: bool = True,
        seconds: float | None = None,
    ) -> list[tuple[int, int]]:
        """For each board the number of its words, and their points by number of letters, the last of ``points`` also
        for longer ones. On all cores or one.

        Raises `FormError` as `words`.

        >>> rekje.Grids(edition="en").counts(["CAT............."])
        [(1, 1)]
        """
        if isinstance(boards, str):
            raise FormError("grids-boards")
        return self._search.counts(_texts("boards", boards), points, all_cores=all_cores, seconds=seconds)

    def __copy__(self) -> Grids:
        return self

    def __deepcopy__(self, _: object) -> Grids:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """The word list, opened again, and what was asked for."""
        return _made_again, (self.lexicon, self.rules, *self._asked)

    def __repr__(self) -> str:
        columns, rows = self._asked[0]
        return f"<grids of {columns}×{rows}, lexicon {self.lexicon.name}>"


def _texts(name: str, value: object) -> tuple[str, ...]:
    """A list of texts. Raises `FormError` for anything else."""
    if not isinstance(value, Iterable):
        raise FormError("form-argument", name=name, wanted="texts")
    return tuple(text(name, one) for one in value)


def _made_again(
    lexicon: Lexicon, by: Rules, size: tuple[int, int], corners: bool, shortest: int, faces: tuple[str, ...]
) -> Grids:
    return Grids(lexicon, edition=by, size=size, corners=corners, shortest=shortest, faces=faces)
