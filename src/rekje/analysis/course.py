"""The course of a game, computed from its events.

It has a line for each act, with the tiles laid and everybody's total after it. It also says who laid each tile."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from rekje.games.base import GameDefinition
from rekje.games.formed import Undone
from rekje.games.registry import get_game
from rekje.model.events import Challenged
from rekje.model.families import AnyEvent
from rekje.model.squares import Square
from rekje.model.state import SheetLine, State
from rekje.model.tiles import Tile
from rekje.referee import effective_log, evolve


class Word(msgspec.Struct, frozen=True):
    """A word formed or named: its tile notation, its score, the squares of its tiles in reading order (the top left
    square of a large tile), and whether it was struck afterwards."""

    word: str
    score: int
    squares: tuple[Square, ...] = ()
    struck: bool = False


class CourseLine(msgspec.Struct, frozen=True):
    """An act of a seat: its line of the score sheet, the number of its turn (0 before the first), its words, the tiles
    laid by their squares, and all totals after it."""

    line: SheetLine
    turn: int
    words: tuple[Word, ...]
    laid: tuple[tuple[Square, Tile], ...]
    totals: tuple[int, ...]
    act: int | None = None


class Course(msgspec.Struct, frozen=True):
    """A game so far: everybody's total before the first line, the lines, who laid each tile on the table, and the
    state."""

    start: tuple[int, ...]
    lines: tuple[CourseLine, ...]
    laid_by: dict[Square, int]
    state: State


class Layers:
    """Who laid each tile on a table, updated event by event. A tile that was there from the start has no owner."""

    def __init__(self) -> None:
        self.laid_by: dict[Square, int] = {}
        self._once: dict[tuple[Square, Tile], int] = {}

    def add(self, event: AnyEvent, before: State | None, after: State) -> None:
        """Take in an event, with the states around it."""
        if before is None or before.board is after.board:
            return
        seat = getattr(event, "seat", None)
        for square in before.board.keys() - after.board.keys():
            self.laid_by.pop(square, None)
        for square, tile in after.board.items():
            if before.board.get(square) != tile:
                # A token returns when its swap is undone. It belongs to the seat that had laid it.
                owner = seat if seat is not None else self._once.get((square, tile))
                if owner is not None:
                    self.laid_by[square] = self._once[square, tile] = owner


def course_of(events: Iterable[AnyEvent]) -> Course:
    """The course of a game from its events, which must begin with the opening of the table. Events filtered for a
    reader (`rekje.referee.view.see_all`) give the course that this reader may see. Events that were taken back are left
    out."""
    follower = Follower()
    for event in effective_log(list(events)):
        follower.add(event)
    return follower.course


class Follower:
    """Follows a game event by event."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.lines: list[CourseLine] = []
        self.layers = Layers()
        self._start: tuple[int, ...] = ()

    def add(self, event: AnyEvent) -> State:
        """Take in the next event; the state after it."""
        before, after = self.state, evolve(self.state, event)
        self.layers.add(event, before, after)
        self._start = self._start or _totals(after)
        _add_lines(self.lines, event, before, after)
        self.state = after
        return after

    @property
    def course(self) -> Course:
        """The course so far."""
        assert self.state is not None
        return Course(self._start, tuple(self.lines), dict(self.layers.laid_by), self.state)


def _add_lines(lines: list[CourseLine], event: AnyEvent, before: State | None, after: State) -> None:
    if before is None:
        return
    game = get_game(after.config.game)
    if undone := game.undone(event):
        lines[:] = [_struck(line, undone) for line in lines]
    if isinstance(event, Challenged) and not event.upheld and before.sheet is after.sheet:
        told = SheetLine(event.seat, "challenge", score=-event.points)
        lines.append(CourseLine(told, _turn(before), (), (), _totals(after)))
    if before.sheet is after.sheet:
        return
    if len(after.sheet) == len(before.sheet):
        # A line changes when more tiles are bought or a play is taken back.
        was, line = next(pair for pair in zip(before.sheet, after.sheet, strict=True) if pair[0] != pair[1])
        place = max(i for i, one in enumerate(lines) if one.line == was)
        lines[place] = _anew(lines[place], line, after)
        return
    line, turn = after.sheet[-1], _turn(before)
    words = _words(game, event, after)
    lines.append(CourseLine(line, turn, words, game.laid(event), _totals(after), game.act_of(event, before)))


def _anew(told: CourseLine, line: SheetLine, after: State) -> CourseLine:
    if line.kind == "taken-back":
        told = replace(told, words=tuple(replace(word, struck=True) for word in told.words), laid=())
    return replace(told, line=line, totals=_totals(after))


def _turn(state: State) -> int:
    return state.turn.number if state.turn else 0


def _totals(state: State) -> tuple[int, ...]:
    return tuple(seat.score for seat in state.seats)


def _words(game: GameDefinition, event: AnyEvent, after: State) -> tuple[Word, ...]:
    if undone := game.undone(event):
        return tuple(Word(word, 0, struck=True) for word in undone.words)
    return tuple(Word(one.word, one.score, one.path) for one in game.words_read(after, event))


def _struck(line: CourseLine, undone: Undone) -> CourseLine:
    if line.act != undone.act:
        return line
    words = tuple(replace(word, struck=True) if word.word in undone.words else word for word in line.words)
    return replace(line, words=words, laid=() if undone.whole else line.laid)
