"""Thinking ahead in games of written words: how the game goes on if every seat lays for the most words."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rekje import _core
from rekje.board.grid import reading_order
from rekje.board.path.paths import Piece
from rekje.engine.path.search import Letter, PathSearch, Scoring, Written
from rekje.model.sizes import Size, turned
from rekje.model.squares import Square
from rekje.players.path.standing import spread_of

MOST_FREE = 1
"""Free letters that a turn thought ahead lays at most."""
MOST_STEPS = 300_000
"""The work of one turn thought ahead."""
_LIMIT = _core.Limit(nodes=MOST_STEPS)

_Piece = tuple[int, int, int, int, int]
_Letter = tuple[int, int, int]
_Laying = tuple[list[tuple[int, int, int, int, int, bool, int | None]], int, int, tuple[tuple[bytes, bytes], ...]]


class RootPosition(msgspec.Struct, frozen=True):
    """A table before a turn.

    ``hands``: the letters of the seats in the order of their turns, the first being on turn; ``totals``: what they
    have; ``tokens``: how many blank tokens they hold; ``opening``: how many of these turns belong to the first round
    (L4); ``dry``: how many turns before this one brought no new word (L19). The rest is what
    `rekje.engine.path.search.PathSearch.layings` takes.
    """

    pieces: tuple[Piece, ...]
    hands: tuple[tuple[Letter, ...], ...]
    free: tuple[Letter, ...]
    written: Written
    size: Size
    scoring: Scoring
    totals: tuple[int, ...]
    tokens: tuple[int, ...]
    opening: int = 0
    dry: int = 0
    turning: bool = False


class Variation:
    """A sequence of turns from a root position. A turn gains the words that can be read after it and could not be
    read before.

    Words are always compared with those written before the first turn: a word that these turns could write a second
    time, elsewhere (L7), isn't counted again.
    """

    def __init__(self, search: PathSearch, root: RootPosition) -> None:
        self.search = search
        self.root = root
        ordered = sorted(root.pieces, key=lambda piece: reading_order(piece.at))
        self.numbers = {piece.at: number for number, piece in enumerate(ordered)}
        self.pieces = [self._coded(piece) for piece in ordered]
        self.hands = [[self._letter(letter) for letter in hand] for hand in root.hands]
        self.free = [self._letter(letter) for letter in root.free]
        words = ((search.alphabet.word(word), squares) for word, squares in root.written)
        self.written = [
            (word, bytes(self.numbers[at] for at in squares)) for word, squares in words if word is not None
        ]
        self.totals: list[float] = [*root.totals]
        self.tokens = [*root.tokens]
        self.dry = root.dry
        self.spread = spread_of(max(map(len, root.hands)))
        self.worth = 0
        self.turns = 0

    def copy(self) -> Variation:
        """The same turns, to go on from here in another way."""
        other = object.__new__(Variation)
        other.__dict__.update(self.__dict__)
        other.pieces, other.free = list(self.pieces), list(self.free)
        other.hands = [list(hand) for hand in self.hands]
        other.totals, other.tokens = list(self.totals), list(self.tokens)
        return other

    @property
    def mover(self) -> int:
        """The seat on turn, in the order of the turns."""
        return self.turns % len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the game has ended: a whole round brought no new word (L19)."""
        return self.dry >= len(self.hands)

    def lay(self, pieces: Iterable[tuple[Piece, bool]], worth: int, token: Square | None = None) -> int:
        """Lay tiles: own letters, free ones (True), a blank token; the own letter perhaps in the place of a token.
        ``worth`` is what can be read then."""
        for piece, free in pieces:
            coded = self._coded(piece)
            if piece.face:
                self._take(coded, free)
            self._put(coded, None if token is None or free else self.numbers[token])
        return self._end_turn(worth)

    def lay_token(self, token: Piece) -> int:
        """Lay a blank token."""
        self.tokens[self.mover] -= 1
        return self.lay([(token, False)], self.worth)

    def give(self, letter: Letter) -> int:
        """Put a letter beside the board."""
        self._give(self._letter(letter))
        return self._end_turn(self.worth)

    def go_on(self, share: float = 1.0) -> int:
        """The next seat's turn: what its lay for the most words gains, 0 if it has none. A share of it is counted."""
        return self.take(next(iter(self.lays(1)), None), share)

    def lays(self, most: int) -> list[_Laying]:
        """At most so many lays of the next seat, those for the most words first."""
        hand = self.hands[self.mover]
        opening = self.turns < self.root.opening
        free = [] if opening else self.free
        found, _, _, _ = _core.layings(
            self.search.word_graph, self.pieces, [*((*one, False) for one in hand), *((*one, True) for one in free)],
            written=self.written, size=self.root.size, scoring=self.root.scoring, most=most,
            most_free=min(MOST_FREE, len(free)), anywhere=opening, turning=self.root.turning, swaps=not opening,
            limit=_LIMIT,
        )  # fmt: skip
        return found

    def take(self, laying: _Laying | None, share: float = 1.0) -> int:
        """The next seat's turn: a lay, or None for none; what it gains, of which a share is counted."""
        if laying is None:
            return self._wait()
        laid, worth, _, _ = laying
        for code, x, y, w, h, is_free, instead in laid:
            self._take((code, x, y, w, h), is_free)
            self._put((code, x, y, w, h), instead)
        return self._end_turn(worth, share)

    def _wait(self) -> int:
        """A turn without a lay: a blank token, which is thought to block nothing, else a letter given away (L8)."""
        if self.tokens[self.mover]:
            self.tokens[self.mover] -= 1
        elif self.hands[self.mover]:
            self._give(self.hands[self.mover][-1])
        return self._end_turn(self.worth)

    def _give(self, letter: _Letter) -> None:
        self.hands[self.mover].remove(letter)
        self.free.append(letter)

    def _put(self, coded: _Piece, instead: int | None) -> None:
        if instead is None:
            self.pieces.append(coded)
        else:
            self.pieces[instead] = coded

    def _take(self, coded: _Piece, free: bool) -> None:
        code, _, _, width, height = coded
        held = self.free if free else self.hands[self.mover]
        as_laid = (code, width, height)
        held.remove(as_laid if as_laid in held else (code, *turned((width, height))))

    def _end_turn(self, worth: int, share: float = 1.0) -> int:
        gain, self.worth = worth - self.worth, worth
        self.totals[self.mover] += share * gain
        self.dry = 0 if gain > 0 else self.dry + (self.turns >= self.root.opening)
        self.turns += 1
        return gain

    def _coded(self, piece: Piece) -> _Piece:
        return (self.search.code(piece.face) if piece.face else 0, piece.x, piece.y, piece.w, piece.h)

    def _letter(self, letter: Letter) -> _Letter:
        face, (width, height) = letter
        return self.search.code(face), width, height
