"""The state of a table, a frozen value folded from events. A view of it (what one seat may see) has the same type,
with every tile that the reader may not see replaced by ``_``."""

from __future__ import annotations

from collections import Counter

import msgspec

from rekje.model.edition import Edition, OptionValue
from rekje.model.events import Config, Outcome, PlayLaid, WordScore
from rekje.model.held import Held
from rekje.model.squares import Square
from rekje.model.tiles import UNKNOWN, LetterSet, Tile, Tiles, as_held


class TimeOff(msgspec.Struct, frozen=True):
    """A vacation (C13), from a moment to another (ms since the start)."""

    since: int
    until: int


class Seat(msgspec.Struct, frozen=True):
    """One seat: its rack, its points so far, the turns it must sit out, the time it has used, the begun minutes over
    its clock that it has paid for in turns, and its vacations, the last of which may last still."""

    name: str
    rack: Tiles = ()
    score: int = 0
    player: str = "person"
    resigned: bool = False
    skips: int = 0
    turns: int = 0
    used_ms: int = 0
    overran: int = 0
    vacations: tuple[TimeOff, ...] = ()


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is, the how manieth of the game (from 1), since when.

    ``bought``: the tiles bought so far in this turn; ``over``: it has laid, passed …
    """

    seat: int
    number: int
    ms: int = 0
    bought: int = 0
    over: bool = False


class Window(msgspec.Struct, frozen=True):
    """The time in which the others may object to a play: who is asked, and what they have answered."""

    kind: str
    asked: tuple[int, ...]
    answers: dict[int, bool] = {}


class Awaited(msgspec.Struct, frozen=True):
    """A seat from which commands are awaited, their names, and until when (ms since the start)."""

    seat: int
    commands: tuple[str, ...]
    deadline: int | None = None


class SheetLine(msgspec.Struct, frozen=True):
    """A line of the score sheet: what a seat did and what it brought.

    ``kind`` is a command's name or ``taken-back``; ``challenge`` is one that cost points, ``bonus`` the points that an
    unfounded challenge gave to the one who was challenged.
    """

    seat: int
    kind: str
    at: str = ""
    word: str = ""
    words: tuple[WordScore, ...] = ()
    score: int = 0
    count: int = 0


class Own(msgspec.Struct, frozen=True):
    """What only one game knows of its table."""

    @property
    def aside(self) -> Tiles:
        """The tiles that lie open to all, neither on the board nor on a rack."""
        return ()


class State(msgspec.Struct, frozen=True):
    """A table after ``version`` events.

    ``box`` counts all tiles of the game; ``bag`` is how many are still in the bag (which ones nobody knows);
    ``pending`` the last play while it can still be taken back; ``passes`` the passes in succession; ``dry`` the
    turns since tiles were laid for good; ``own`` what only this game knows (a frozen struct of its own);
    ``late`` the seats of a cardboard game that hadn't voted when the others had decided; ``shown`` whether the tiles
    left have been told, and ``minutes_over`` what was told with them of game clocks.
    """

    config: Config
    seats: tuple[Seat, ...]
    box: dict[Tile, int]
    version: int = 0
    board: dict[Square, Tile] = {}
    bag: int = 0
    cursor: int = 0
    commit: str = ""
    secret: str = ""
    nonces: tuple[str, ...] = ()
    turn: Turn | None = None
    pending: PlayLaid | None = None
    window: Window | None = None
    passes: int = 0
    dry: int = 0
    late: tuple[int, ...] = ()
    shown: bool = False
    minutes_over: tuple[int, ...] = ()
    sheet: tuple[SheetLine, ...] = ()
    awaiting: tuple[Awaited, ...] = ()
    outcome: Outcome | None = None
    own: Own | None = None

    @property
    def edition(self) -> Edition:
        """The edition played."""
        return self.config.edition

    @property
    def letter_set(self) -> LetterSet:
        """The tiles of the box: faces and values."""
        return self.config.edition.letter_set

    def option(self, name: str) -> OptionValue:
        """The value of an option of this table."""
        return self.config.options[name]

    def number(self, name: str) -> int:
        """The value of an option that is a number; 0 for none."""
        return int(self.config.options[name] or 0)

    @property
    def more_time(self) -> int:
        """The factor by which every time limit of this table is multiplied (C10)."""
        return int(self.config.options.get("more_time") or 1)

    def milliseconds(self, name: str) -> int:
        """An option given in seconds, in ms, multiplied by the factor `more_time`; 0 for no limit."""
        return 1000 * self.number(name) * self.more_time

    @property
    def active(self) -> tuple[int, ...]:
        """The seats still in the game."""
        return tuple(i for i, seat in enumerate(self.seats) if not seat.resigned)

    @property
    def unseen(self) -> Counter[Tile]:
        """The tiles that this reader doesn't see, counted: in the bag, or on racks without a face."""
        left = Counter(self.box)
        for tile in self.board.values():
            left[as_held(tile)] -= 1
        for seat in self.seats:
            for tile in seat.rack:
                if tile != UNKNOWN:
                    left[tile] -= 1
        for tile in self.own.aside if self.own else ():
            left[tile] -= 1
        return +left

    def held(self, seat: int) -> Held:
        """What a seat may lay from, as far as this reader knows."""
        rack = self.seats[seat].rack
        known = Counter(tile for tile in rack if tile != UNKNOWN)
        return Held(known, rack.count(UNKNOWN), self.unseen if UNKNOWN in rack else {})

    @property
    def racks_known(self) -> bool:
        """Whether every rack's tiles are known to this reader."""
        return not any(UNKNOWN in seat.rack for seat in self.seats)
