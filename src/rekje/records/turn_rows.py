"""A game as rows, one a turn, with what everybody held: for data sets of games between computer players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rekje.analysis.moves import TurnPlayed, played
from rekje.games.registry import get_game
from rekje.model.families import AnyEvent
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tile, join_tiles
from rekje.records.cgp import board_rows


class DatasetRow(NamedTuple):
    """What a seat did, and the position before it. Tiles are in tile notation, racks in the order of the alphabet.

    ``board`` is the board before the turn (`board_text`), ``racks`` are those of all seats, and ``aside`` the tiles
    that lie open beside the board. ``on_turn`` is False for what was done outside one's own turn: a knock, or a word
    chosen in secret. ``laid`` and ``path`` are squares as `tiles_at` and `squares_text` write them; ``exchanged`` the
    tiles given back; ``totals`` everybody's after the turn, before the end is settled.
    """

    turn: int
    seat: int
    on_turn: bool
    board: str
    racks: list[str]
    aside: str
    bag: int
    scores: list[int]
    kind: str
    at: str
    word: str
    words: list[str]
    laid: str
    path: str
    exchanged: str
    score: int
    totals: list[int]


def turn_rows(events: Iterable[AnyEvent]) -> list[DatasetRow]:
    """The rows of a game that is over, from its events with everything hidden in them."""
    return [_row(turn) for turn in played(events).turns]


def _row(turn: TurnPlayed) -> DatasetRow:
    before, did = turn.before, turn.did
    letters = before.letter_set
    return DatasetRow(
        turn=turn.number,
        seat=turn.seat,
        on_turn=turn.seen is not None,
        board=board_text(before),
        racks=[join_tiles(letters.sort(seat.rack)) for seat in before.seats],
        aside=join_tiles(before.own.aside) if before.own else "",
        bag=before.bag,
        scores=[seat.score for seat in before.seats],
        kind=did.kind,
        at=did.at,
        word=did.word,
        words=list(did.words),
        laid=tiles_at(did.laid),
        path=squares_text(did.path),
        exchanged=did.tiles,
        score=did.score,
        totals=list(turn.totals),
    )


def board_text(state: State) -> str:
    """The tiles on the table: where words lie in rows and columns as CGP writes them, else as `tiles_at` does, in the
    order in which they were laid."""
    if get_game(state.config.game).lays_lines:
        return board_rows(state.board, state.edition.width, state.edition.height)
    return tiles_at(state.board.items())


def tiles_at(tiles: Iterable[tuple[Square, Tile]]) -> str:
    """Tiles by their squares, column and row from 0: ``"7,7:C 8,7:A 9,7:t"``."""
    return " ".join([f"{x},{y}:{tile}" for (x, y), tile in tiles])


def squares_text(squares: Sequence[Square]) -> str:
    """Squares, column and row from 0: ``"7,7 8,7"``."""
    return " ".join([f"{x},{y}" for x, y in squares])
