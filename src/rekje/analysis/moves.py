"""The acts of a game, turn by turn, with what the player saw just before. Reviews are made from them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import groupby

import msgspec
from msgspec.structs import replace

from rekje.analysis.course import Course, CourseLine, Follower
from rekje.games.registry import get_game
from rekje.model.events import Exchanged, PlayLaid
from rekje.model.families import AnyEvent
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tile
from rekje.referee import effective_log, view
from rekje.referee.view import Seen

_LAID = ("play", "place", "taken-back", "blank")
_BESIDES = ("buy", "challenge", "bonus", "struck")
"""Lines that belong to a turn and are never its main line."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act of a turn. ``kind`` is that of a line of the score sheet (`rekje.model.state.SheetLine`); ``at`` and
    ``word`` are as in a record. ``path`` are the squares of a walk, ``laid`` the tiles laid by their squares, and
    ``words`` all words formed or written, in tile notation. ``tiles`` are the tiles exchanged, if known, and ``count``
    is their number.

    >>> rekje.Move("play", at="8G", word="RED", count=3, score=8).score
    8
    """

    kind: str
    at: str = ""
    word: str = ""
    path: tuple[Square, ...] = ()
    laid: tuple[tuple[Square, Tile], ...] = ()
    words: tuple[str, ...] = ()
    tiles: str = ""
    count: int = 0
    score: int = 0


def what_of(move: Move) -> Hashable:
    """What two moves have in common that differ at most in the way that a walked word lies."""
    return move.kind, move.at, move.word, move.tiles, None if move.word else frozenset(move.laid)


def is_another(one: Move, other: Move) -> bool:
    """Whether two moves differ in more than in the way that the same word lies."""
    return what_of(one) != what_of(other)


class TurnPlayed(msgspec.Struct, frozen=True):
    """The act of a ``seat`` in a turn. ``number`` is the referee's number of the turn (0 before the first), ``move``
    the move of the game's record with which it began, where that is known. ``totals`` are everybody's totals after it.
    ``seen`` is what the seat saw just before its choice was settled; None if it wasn't on turn. ``before`` is the table
    at that moment, and where no choice was settled, as the turn began; ``after`` is the table at the end of the
    turn."""

    number: int
    seat: int
    did: Move
    totals: tuple[int, ...]
    seen: Seen | None
    before: State
    after: State
    move: int | None = None


class GameMoves(msgspec.Struct, frozen=True):
    """The turns of a game, and its course."""

    turns: tuple[TurnPlayed, ...]
    course: Course


def played(events: Iterable[AnyEvent]) -> GameMoves:
    """The turns of a game from its events. Events filtered for a reader show what this reader may see."""
    follower = Follower()
    seen: dict[int, Seen] = {}
    began: dict[int, State] = {}
    settled: dict[int, State] = {}
    after: dict[int, State] = {}
    given: dict[int, str] = {}
    shown = False
    for event in effective_log(list(events)):
        before, state = follower.state, follower.add(event)
        turn = before.turn if before else None
        if get_game(state.config.game).shows_choices(event):
            shown = True
        elif before and turn and shown and isinstance(event, PlayLaid):
            settled.setdefault(turn.number, before)
            shown = False
        elif before and turn and _settles(event, before) and getattr(event, "seat", None) == turn.seat:
            settled.setdefault(turn.number, before)
            seen.setdefault(turn.number, view(before, turn.seat))
            if isinstance(event, Exchanged):
                given[turn.number] = event.given
        number = state.turn.number if state.turn else 0
        began.setdefault(number, state)
        after[number] = state
    return GameMoves(tuple(_turns(follower.course, seen, {**began, **settled}, after, given)), follower.course)


def _settles(event: AnyEvent, before: State) -> bool:
    return isinstance(event, get_game(before.config.game).settling)


def _turns(
    course: Course, seen: dict[int, Seen], before: dict[int, State], after: dict[int, State], given: dict[int, str]
) -> Iterator[TurnPlayed]:
    told = (line for line in course.lines if line.line.kind not in _BESIDES)
    for (number, seat), group in groupby(told, lambda line: (line.turn, line.line.seat)):
        lines = list(group)
        view_of = seen.get(number)
        mine = view_of if view_of and view_of.turn and view_of.turn.seat == seat and _in_turn(lines) else None
        did = _move(lines, given.get(number, ""))
        yield TurnPlayed(number, seat, did, lines[-1].totals, mine, before[number], after[number])


def _in_turn(lines: Sequence[CourseLine]) -> bool:
    """Whether these lines belong to the turn itself. A knock, a claim or a resignation doesn't."""
    return lines[0].line.kind not in ("knock", "claim", "resign")


def _move(lines: Sequence[CourseLine], given: str) -> Move:
    """The move that the lines of one seat in one turn make together: a lay and the words claimed after it are one
    move."""
    main = next((line for line in lines if line.line.kind in _LAID), lines[0])
    told = main.line
    words = tuple(word.word for line in lines for word in line.words if not word.struck)
    path = main.words[0].squares if main.words and told.kind == "play" and not told.at else ()
    move = Move(told.kind, told.at, told.word, path, main.laid, words, count=told.count, score=_score(lines))
    return replace(move, tiles=given) if told.kind == "exchange" and "_" not in given else move


def _score(lines: Sequence[CourseLine]) -> int:
    return sum(line.line.score for line in lines)
