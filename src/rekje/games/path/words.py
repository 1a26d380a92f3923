"""The part of the state that only games of written words have: words, free letters, acts and their window."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from rekje.board.path.paths import Piece
from rekje.model.path.events import Laid, Owing
from rekje.model.sizes import extent, face_of
from rekje.model.squares import Square
from rekje.model.state import Own, State
from rekje.model.tiles import BLANK, UNKNOWN, Tile, Tiles


class Written(msgspec.Struct, frozen=True):
    """A word that a seat has written down: its letters, the top left squares of its tiles, its score. ``act`` is the
    number of the act in which it was named."""

    seat: int
    word: str
    tiles: tuple[Square, ...]
    score: int
    act: int


class Act(msgspec.Struct, frozen=True):
    """A lay or a knock whose words can still be doubted. ``votes`` are the votes at a table that votes on words.
    ``settled``: it is no longer in doubt; ``undone``: it was taken back."""

    number: int
    seat: int
    knock: bool = False
    laid: tuple[Laid, ...] = ()
    swapped: tuple[Square, Tile] | None = None
    free_lay: bool = False
    votes: dict[int, bool] = {}
    settled: bool = False
    undone: bool = False


class Debt(msgspec.Struct, frozen=True):
    """A letter that a seat owes: it must put one of its choice beside the board, for a reason, since a moment (ms) (L8,
    L10, L16)."""

    seat: int
    why: Owing
    since: int = 0


class KnockWindow(msgspec.Struct, frozen=True):
    """The time after a turn in which others may knock, since a moment (ms).

    ``accepted``: the seats with nothing to add; ``knocked``: those that have knocked; ``barred``: those that may not
    knock again (L16); ``bids``: those that have knocked and not named words yet, with the moments; ``still``: those
    that won't knock at that moment; ``order``: those that now name words in turn, the first since ``floor_since``;
    ``thrown``: the dice for that order, if any were thrown; ``owed``: the letters to be chosen before anything else.
    """

    since: int
    accepted: tuple[int, ...] = ()
    knocked: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    bids: tuple[tuple[int, int], ...] = ()
    still: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    floor_since: int = 0
    thrown: dict[int, int] = {}
    owed: tuple[Debt, ...] = ()


class Paper(Own, frozen=True):
    """The part of the state that only this game has.

    ``drawing``: during the drawing, the seat that began it; ``told``: the seats of the draws that a written game has
    told; ``free``: the free letters; ``opened``: the seats that have had their turn of the first round;
    ``first_round``: whether this turn belongs to it (L4); ``acts``: the acts of this turn and its window; ``count``:
    the number of all acts; ``dry``: the seats of the last turns in a row without a new word (L19); ``after``: the seat
    with the next turn (None: the next one round the table); ``begun``: when the first turn began (ms); ``time_over``:
    whether the time of a game played alone has run out (L20).
    """

    drawing: int | None = None
    told: tuple[int, ...] = ()
    free: Tiles = ()
    written: tuple[Written, ...] = ()
    opened: tuple[int, ...] = ()
    first_round: bool = True
    acts: tuple[Act, ...] = ()
    count: int = 0
    window: KnockWindow | None = None
    dry: tuple[int, ...] = ()
    after: int | None = None
    begun: int = 0
    time_over: bool = False

    @property
    def aside(self) -> Tiles:
        """The free letters."""
        return self.free

    def used(self) -> dict[str, set[Square]]:
        """For each word written down, the tiles of all its writings (L7)."""
        used: dict[str, set[Square]] = {}
        for written in self.written:
            used.setdefault(written.word, set()).update(written.tiles)
        return used

    def words_of(self, act: Act) -> tuple[Written, ...]:
        """The words written down in an act."""
        return tuple(written for written in self.written if written.act == act.number)

    @property
    def last_knocker(self) -> int | None:
        """The seat of the last successful knock in this turn's window (L17)."""
        knockers = [act.seat for act in self.acts if act.knock and self.words_of(act)]
        return knockers[-1] if knockers else None


def paper_of(state: State) -> Paper:
    """``state.own``, which in this game is a `Paper`."""
    assert isinstance(state.own, Paper)
    return state.own


def change_paper(state: State, **changed: object) -> State:
    """The state with some fields of its `Paper` changed."""
    return replace(state, own=replace(paper_of(state), **changed))


def piece(square: Square, tile: Tile) -> Piece:
    """A tile on the board. A tile of unknown size covers one square."""
    width, height = extent(tile)
    return Piece("" if is_token(tile) else face_of(tile), *square, width, height)


def pieces_of(state: State) -> tuple[Piece, ...]:
    """All tiles on the board."""
    return tuple(piece(square, tile) for square, tile in state.board.items())


def is_token(tile: Tile) -> bool:
    """Whether a tile is a blank token."""
    return face_of(tile) == BLANK


def is_alone(state: State) -> bool:
    """Whether only one seat is in the game. A turn without a new word is then the last (L19, L20)."""
    return len(state.active) == 1


def letters_held(state: State, seat: int) -> Tiles:
    """A seat's letters, without its blank tokens."""
    return tuple(tile for tile in state.seats[seat].rack if not is_token(tile))


def taken_from(tiles: Collection[Tile], face: str, sizes: Collection[Tile]) -> Tile | None:
    """The tile of a rack that is laid as one of ``tiles``: the same sized tile, else its face alone, else an unknown
    tile."""
    return next((tile for tile in (*sizes, face, UNKNOWN) if tile in tiles), None)


def without(tiles: Tiles, tile: Tile) -> Tiles:
    """The tiles without one ``tile``."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]
