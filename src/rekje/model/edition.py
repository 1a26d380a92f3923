"""An edition: one printed (or extended) version of a game, as data.

Built-in editions are TOML files under ``games/editions/``; a record or a user can give one inline or as a file.
"""

from __future__ import annotations

import re
from functools import cached_property
from itertools import chain
from typing import Literal

import msgspec

from rekje.model.problems import FormError
from rekje.model.sizes import parse_size
from rekje.model.squares import Square, parse_square
from rekje.model.tiles import MAX_LETTERS, LetterSet

RuleValue = str | int | bool
OptionValue = RuleValue | None
PLAIN = "."


class Premium(msgspec.Struct, frozen=True):
    """A kind of premium square: its sign on the board's map, other names for it, and what it multiplies.

    ``letter``: the tile laid on it; ``word``: each word with that tile; ``lay``: everything laid in the turn. ``start``
    marks squares for the first word; ``colour`` is the box's, where a screen should show it.
    """

    sign: str
    names: tuple[str, ...] = ()
    letter: int = 1
    word: int = 1
    lay: int = 1
    start: bool = False
    colour: Literal["", "red", "green", "yellow", "blue"] = ""

    @property
    def effect(self) -> tuple[Literal["word", "letter", "lay"], int] | None:
        """What is multiplied and by how much; None for a square that only marks the start."""
        if self.word > 1:
            return "word", self.word
        if self.letter > 1:
            return "letter", self.letter
        return ("lay", self.lay) if self.lay > 1 else None


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One edition of a game.

    ``letters`` maps each letter, in alphabetical order, to ``[value, count]``; ``board`` is a text map with a row a
    line, ``premiums`` explains its signs; ``start`` the squares for the first word; ``options`` the defaults that
    differ from the game's; ``rules`` answers what the game asks its editions. ``printed`` says whether a sheet for
    this edition exists, or it is an extension. A game on the bare table has no board.

    In a box with tiles of many sizes ``sizes`` maps each letter to the sizes of its tiles (``("1x1", "3x2")``, width by
    height), and ``tokens`` are the sizes of its blank tokens. Such a box needs no start squares.
    """

    name: str
    game: str
    language: str
    lexicon: str
    letters: dict[str, tuple[int, int]]
    blanks: int
    rack: int
    board: tuple[str, ...] = ()
    premiums: dict[str, Premium] = {}
    start: tuple[str, ...] = ()
    sizes: dict[str, tuple[str, ...]] = {}
    tokens: tuple[str, ...] = ()
    printed: bool = False
    rules: dict[str, RuleValue] = {}
    options: dict[str, OptionValue] = {}

    @cached_property
    def letter_set(self) -> LetterSet:
        """The tiles of the box."""
        values, counts = zip(*self.letters.values(), strict=True)
        return LetterSet(tuple(self.letters), values, counts, self.blanks, self.language)

    @property
    def width(self) -> int:
        """Columns of the board."""
        return len(self.board[0]) if self.board else 0

    @property
    def height(self) -> int:
        """Rows of the board."""
        return len(self.board)

    def premium(self, square: Square) -> Premium | None:
        """The premium on a square, if any."""
        if not self.board:
            return None
        sign = self.board[square[1]][square[0]]
        return next((kind for kind in self.premiums.values() if kind.sign == sign), None)

    def on_board(self, square: Square) -> bool:
        """Whether the board has this square; the bare table has them all."""
        return not self.board or (0 <= square[0] < self.width and 0 <= square[1] < self.height)

    def with_premiums(self, changes: dict[Square, str]) -> Edition:
        """This edition with other kinds on some squares (a kind by its name or one of its other names, ``"none"``)."""
        rows = [list(row) for row in self.board]
        for (x, y), name in changes.items():
            sign = self._sign(name)
            if rows:
                rows[y][x] = sign
        return msgspec.structs.replace(self, board=tuple("".join(row) for row in rows))

    def _sign(self, name: str) -> str:
        wanted = _plain_name(name)
        if wanted in ("", "none", "plain"):
            return PLAIN
        for key, kind in self.premiums.items():
            if wanted in map(_plain_name, (key, *kind.names)):
                return kind.sign
        raise FormError("form-premium-kind", kind=name, known=", ".join([*self.premiums, "none"]))


def _plain_name(name: str) -> str:
    return re.sub(r"[\s_-]+", "", name.lower())


def check_edition(edition: Edition) -> Edition:
    """The same edition, if it makes sense as a box and a board. Raises `FormError` naming what doesn't."""
    _check_letters(edition)
    if edition.sizes or edition.tokens:
        _check_sizes(edition)
    if edition.board or edition.premiums or edition.start:
        _check_board(edition)
    return edition


def _check_letters(edition: Edition) -> None:
    if not 1 <= len(edition.letters) <= MAX_LETTERS:
        raise FormError("form-edition-letters", edition=edition.name, most=MAX_LETTERS)
    for face, (value, count) in edition.letters.items():
        cased = face.upper() == face and face.lower() != face and face.lower().upper() == face
        if not cased or len(face) > 8 or set(face) & set("[]?_.×"):
            raise FormError("form-edition-letter", edition=edition.name, letter=face)
        if not (0 <= value <= 1000 and 0 <= count <= 1000):
            raise FormError("form-edition-count", edition=edition.name, letter=face)
    if not 0 <= edition.blanks <= 100 or not 1 <= edition.rack <= 15:
        raise FormError("form-edition-rack", edition=edition.name)


def _check_sizes(edition: Edition) -> None:
    if not any(edition.sizes.values()):
        raise FormError("form-edition-no-tiles", edition=edition.name)
    for size in (*chain.from_iterable(edition.sizes.values()), *edition.tokens):
        parse_size(size)
    for face in edition.letters | edition.sizes:
        count, sized = edition.letters.get(face, (0, 0))[1], len(edition.sizes.get(face, ()))
        if count != sized:
            raise FormError("form-edition-sizes", edition=edition.name, letter=face, count=count, sized=sized)


def _check_board(edition: Edition) -> None:
    if not edition.board or not all(1 <= n <= 21 for n in (edition.width, edition.height)):
        raise FormError("form-edition-board", edition=edition.name)
    for number, row in enumerate(edition.board, 1):
        if len(row) != edition.width:
            count = {"row": number, "count": len(row), "wanted": edition.width}
            raise FormError("form-edition-row", edition=edition.name, **count)
    signs = {PLAIN}
    for kind in edition.premiums.values():
        if kind.sign in signs:
            raise FormError("form-edition-same-sign", edition=edition.name, sign=kind.sign)
        signs.add(kind.sign)
    if unknown := sorted(set("".join(edition.board)) - signs):
        raise FormError("form-edition-sign", edition=edition.name, sign=unknown[0], known=" ".join(sorted(signs)))
    for kind in edition.premiums.values():
        if len(kind.sign) != 1 or not all(1 <= n <= 9 for n in (kind.letter, kind.word, kind.lay)):
            raise FormError("form-edition-premium", edition=edition.name, sign=kind.sign)
    lacking = not edition.start and not edition.sizes
    if lacking or not all(edition.on_board(parse_square(name)) for name in edition.start):
        raise FormError("form-edition-start", edition=edition.name)
