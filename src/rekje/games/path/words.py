"""What a game of words written down knows beyond any game: the words, the free letters, the acts and their window."""

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
    """A word that a seat has written down: in letters, the top left squares of its tiles, its score; ``act`` is the
    number of the act in which it was named."""

    seat: int
    word: str
    tiles: tuple[Square, ...]
    score: int
    act: int


class Act(msgspec.Struct, frozen=True):
    """A lay or a knock whose words can still be doubted. ``votes`` are those of a table that agrees on words;
    ``settled`` where it is no longer in doubt, ``undone`` where it was taken back."""

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
    """A letter that a seat has to put beside the board, for what, and since when (ms): which one it chooses (L8, L10,
    L16)."""

    seat: int
    why: Owing
    since: int = 0


class KnockWindow(msgspec.Struct, frozen=True):
    """The time after a turn in which others may knock, since a moment (ms).

    ``accepted``: who has nothing to add; ``knocked``: who has knocked; ``barred``: who may not knock again (L16);
    ``bids``: who has knocked without naming words yet, and when; ``still``: who won't knock at that moment; ``order``:
    who now names words, one after the other, the first since ``floor_since``; ``thrown``: what they threw for it, where
    they did; ``owed``: the letters that have to be chosen before anything else.
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
    """What only this game knows.

    ``drawing`` is the seat that began the drawing while it lasts; ``told`` the seats of the draws that a game written
    down has told; ``free`` the free letters; ``opened`` the seats that have had their turn of the first round, and
    ``first_round`` whether this turn belongs to it (L4); ``acts`` those of this turn and its window, ``count`` of all;
    ``dry`` whose the turns in succession without a new word were (L19); ``after`` the seat that goes on (None: the next
    one round the table); ``begun`` when the first turn began (ms); ``time_over`` whether the time of a game alone has
    run out (L20).
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
        """Who made the last successful knock of this turn's window (L17)."""
        knockers = [act.seat for act in self.acts if act.knock and self.words_of(act)]
        return knockers[-1] if knockers else None


def paper_of(state: State) -> Paper:
    """``state.own``, which in this game is a `Paper`."""
    assert isinstance(state.own, Paper)
    return state.own


def change_paper(state: State, **changed: object) -> State:
    """The state with some of what only this game knows changed."""
    return replace(state, own=replace(paper_of(state), **changed))


def piece(square: Square, tile: Tile) -> Piece:
    """A tile that lies on the board; one whose size isn't known covers one square."""
    width, height = extent(tile)
    return Piece("" if is_token(tile) else face_of(tile), *square, width, height)


def pieces_of(state: State) -> tuple[Piece, ...]:
    """All tiles on the board."""
    return tuple(piece(square, tile) for square, tile in state.board.items())


def is_token(tile: Tile) -> bool:
    """Whether a tile is a blank token."""
    return face_of(tile) == BLANK


def is_alone(state: State) -> bool:
    """Whether nobody else is in the game: a turn without a new word is then the last (L19, L20)."""
    return len(state.active) == 1


def letters_held(state: State, seat: int) -> Tiles:
    """A seat's letters, without its blank tokens."""
    return tuple(tile for tile in state.seats[seat].rack if not is_token(tile))


def taken_from(tiles: Collection[Tile], face: str, sizes: Collection[Tile]) -> Tile | None:
    """The tile with which to lay one of these sized tiles: itself, else the face alone, else a tile without a face."""
    return next((tile for tile in (*sizes, face, UNKNOWN) if tile in tiles), None)


def without(tiles: Tiles, tile: Tile) -> Tiles:
    """The tiles but for one of these."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]
