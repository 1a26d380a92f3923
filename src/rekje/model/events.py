"""What can happen at a table of any game. The events are the truth; everything else is a fold over them.

Events that only one family of games has stand in its own folder; `rekje.model.families` lists them all. Tiles are text
in tile notation (`rekje.model.tiles`). Who may not see all of an event is said by its
``seen_by``, which the one gate, `rekje.referee.view`, asks.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from rekje.model.edition import Edition, OptionValue
from rekje.model.event import Event, PublicEvent
from rekje.model.squares import Square
from rekje.model.tiles import faceless, split_tiles


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to start from, for problems and tests: squares by name, tiles in notation, lists by seat.

    ``kings`` are the places of pieces on a track, where those are the totals that a game counts.
    """

    premiums: dict[str, str] = {}
    tiles: dict[str, str] = {}
    racks: list[str | None] | dict[str, str | None] = []
    bag: str | int | None = None
    scores: list[int] | dict[str, int] = []
    kings: list[int] | dict[str, int] = []

    def seen_by(self, reader: int | None) -> Setup:
        """The position without the racks of others and the tiles of the bag: only how many there are."""
        pairs = self.racks.items() if isinstance(self.racks, dict) else enumerate(self.racks)
        racks = {
            str(seat): rack if rack is None or str(seat) == str(reader) else faceless(rack) for seat, rack in pairs
        }
        bag = len(split_tiles(self.bag)) if isinstance(self.bag, str) else self.bag
        return replace(self, racks=racks, bag=bag)


class Config(msgspec.Struct, frozen=True):
    """What a table pins for good: the edition whole, every option resolved, the word list with its checksum.

    ``known`` is False for an open record, where neither racks nor draws were written down. ``begins`` is the seat that
    begins where that was agreed before the game; otherwise lots decide, or whatever the game's rules say.
    """

    game: str
    edition: Edition
    options: dict[str, OptionValue]
    seats: tuple[str, ...]
    lexicon: str
    lexicon_sha256: str = ""
    known: bool = True
    rules: int = 1
    youngest: int | None = None
    begins: int | None = None
    setup: Setup | None = None


class TableOpened(Event, tag="table-opened", frozen=True):
    """The table with everything it pins."""

    config: Config

    def seen_by(self, reader: int | None) -> TableOpened:
        """The others' racks in a position to start from are hidden."""
        setup = self.config.setup and self.config.setup.seen_by(reader)
        return replace(self, config=replace(self.config, setup=setup))


class ShuffleCommitted(Event, tag="shuffle-committed", frozen=True):
    """The hash of the server's secret, published before anything else; the secret itself is hidden to the end."""

    commit: str
    secret: str

    def seen_by(self, reader: int | None) -> ShuffleCommitted:
        """Nobody sees the secret."""
        return replace(self, secret="")


class NoncesGiven(PublicEvent, tag="nonces-given", frozen=True):
    """Each seat's own part in the shuffle (hexadecimal)."""

    nonces: tuple[str, ...]


class SecretRevealed(PublicEvent, tag="secret-revealed", frozen=True):
    """The secret, after the game, so that anyone can check the shuffle."""

    secret: str


class SeatGiven(PublicEvent, tag="seat-given", frozen=True):
    """Who controls a seat from here on: ``person``, or a computer player's level (C5)."""

    seat: int
    player: str


class LotDrawn(PublicEvent, tag="lot-drawn", frozen=True):
    """A tile drawn to see who begins; it goes back into the bag (S0)."""

    seat: int
    tile: str
    cursor: int


class TilesDrawn(Event, tag="tiles-drawn", frozen=True):
    """Tiles from the bag to a rack; seen only by that seat, unless racks lie ``open``.

    ``cursor`` is the shuffle's place afterwards.
    """

    seat: int
    tiles: str
    cursor: int = 0
    open: bool = False
    ms: int = 0

    def seen_by(self, reader: int | None) -> TilesDrawn:
        """Only the seat itself sees which tiles, unless racks lie open."""
        return self if self.open or reader == self.seat else replace(self, tiles=faceless(self.tiles))


class TilesReturned(PublicEvent, tag="tiles-returned", frozen=True):
    """The racks of all seats in the game go back into the bag, to be drawn anew (K2)."""


class TurnBegan(PublicEvent, tag="turn-began", frozen=True):
    """A seat is on turn, from the moment ``ms``."""

    seat: int
    number: int
    ms: int = 0


class TurnSkipped(PublicEvent, tag="turn-skipped", frozen=True):
    """A seat sits out one turn, for an unfounded challenge (C2)."""

    seat: int


class WordScore(msgspec.Struct, frozen=True):
    """A word formed, in tile notation, and what it scores."""

    word: str
    score: int


class RackTold(PublicEvent, tag="rack-told", frozen=True):
    """What an open record says of a rack before the seat's next move."""

    seat: int
    rack: str


class PlayLaid(PublicEvent, tag="play-laid", frozen=True):
    """Tiles laid on the board: the main word, the tiles by square, every word formed and the score (S11).

    ``announced`` is set where the player named another total, which this puts right (S2). ``path`` is the word's
    squares, a letter each, where it is a walk. ``changes`` is what the play changes in every seat's total, where that
    is not just ``score`` for its player.
    """

    seat: int
    at: str
    word: str
    tiles: dict[str, str]
    words: tuple[WordScore, ...]
    score: int
    ms: int = 0
    announced: int | None = None
    path: tuple[Square, ...] = ()
    changes: tuple[int, ...] = ()


class WindowOpened(PublicEvent, tag="window-opened", frozen=True):
    """The others may now challenge the last play, or vote on it (C2)."""

    kind: Literal["challenge", "vote"]
    asked: tuple[int, ...]


class Answered(PublicEvent, tag="answered", frozen=True):
    """A seat accepts the play (``yes``), or votes on it; ``vote`` where only this says which."""

    seat: int
    yes: bool
    vote: bool = False
    ms: int = 0


class Verdict(msgspec.Struct, frozen=True):
    """What the dictionary said of a word."""

    word: str
    valid: bool


class Challenged(PublicEvent, tag="challenged", frozen=True):
    """A challenge, what the dictionary said of each word, and what an unfounded one costs (C2): ``points`` or
    ``turns``, or a ``bonus`` for the one who was challenged."""

    seat: int
    verdicts: tuple[Verdict, ...]
    upheld: bool
    points: int = 0
    turns: int = 0
    ms: int = 0
    bonus: int = 0


class PlayStood(PublicEvent, tag="play-stood", frozen=True):
    """The last play is for good; its window, if there was one, is closed."""

    seat: int


class PlayTakenBack(PublicEvent, tag="play-taken-back", frozen=True):
    """The last play is undone: tiles back on the rack, premiums free again, points gone (C2, S8, S14)."""

    seat: int


class Exchanged(Event, tag="exchanged", frozen=True):
    """New tiles drawn, then the old ones mixed into the bag (S7); faces seen only by that seat."""

    seat: int
    given: str
    drawn: str
    cursor: int = 0
    ms: int = 0

    def seen_by(self, reader: int | None) -> Exchanged:
        """Only the seat itself sees which tiles."""
        if reader == self.seat:
            return self
        return replace(self, given=faceless(self.given), drawn=faceless(self.drawn))


class Bought(Event, tag="bought", frozen=True):
    """Tiles bought during a turn; faces seen only by that seat (W5)."""

    seat: int
    tiles: str
    cursor: int = 0

    def seen_by(self, reader: int | None) -> Bought:
        """Only the seat itself sees which tiles."""
        return self if reader == self.seat else replace(self, tiles=faceless(self.tiles))


class Passed(PublicEvent, tag="passed", frozen=True):
    """A turn without a play; ``timed_out`` where the time ran out (C10)."""

    seat: int
    ms: int = 0
    timed_out: bool = False


class Overran(PublicEvent, tag="overran", frozen=True):
    """A seat's game clock has been over for so many more minutes begun, which costs it ``turns`` (C10)."""

    seat: int
    minutes: int
    turns: int


class Resigned(PublicEvent, tag="resigned", frozen=True):
    """A seat leaves the game; its tiles are set aside (C5)."""

    seat: int
    ms: int = 0


class VacationTaken(PublicEvent, tag="vacation-taken", frozen=True):
    """A seat's clock stands still for so many ``days`` from the moment ``ms``; with 0 it runs again (C13)."""

    seat: int
    days: int
    ms: int = 0


class RacksShown(PublicEvent, tag="racks-shown", frozen=True):
    """The tiles left at the end of a cardboard game, per seat, as far as told, and the minutes over a game clock."""

    racks: tuple[str | None, ...]
    minutes_over: tuple[int, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """The result: final scores, what was added or taken at the end (S18), the winners, why it ended, by which rule."""

    scores: tuple[int, ...]
    adjustments: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    rule: str


class Ended(PublicEvent, tag="ended", frozen=True):
    """The game is over."""

    outcome: Outcome


class Rewound(PublicEvent, tag="rewound", frozen=True):
    """The table is again what it was after the first ``to`` events of its log; those since then count no more."""

    to: int
