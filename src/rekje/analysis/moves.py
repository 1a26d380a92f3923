"""What was done, turn by turn, and what the player saw just before: what a review of a game goes by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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
from rekje.referee import standing, view
from rekje.referee.view import Seen

_LAID = ("play", "place", "taken-back", "blank")
_BESIDES = ("buy", "challenge", "bonus", "struck")
"""Lines that belong to a turn, and never are what it comes to."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be done with a turn. ``kind`` is as in a line of the score sheet (`rekje.model.state.SheetLine`), ``at``
    and ``word`` as in a record, ``path`` the squares of a walk; ``laid`` the tiles laid, by their squares; ``words``
    all that were formed or written, in tile notation; ``tiles`` those exchanged, where known, ``count`` how many."""

    kind: str
    at: str = ""
    word: str = ""
    path: tuple[Square, ...] = ()
    laid: tuple[tuple[Square, Tile], ...] = ()
    words: tuple[str, ...] = ()
    tiles: str = ""
    count: int = 0
    score: int = 0


class TurnPlayed(msgspec.Struct, frozen=True):
    """What a ``seat`` did in a turn: ``number`` as the referee counts (0 before the first turn), everybody's
    ``totals`` after it; ``seen`` is what the seat saw just before it settled what to do, None where it wasn't on turn,
    ``after`` the table at the end of the turn."""

    number: int
    seat: int
    did: Move
    totals: tuple[int, ...]
    seen: Seen | None
    after: State


class GameMoves(msgspec.Struct, frozen=True):
    """A game by its turns, and its course."""

    turns: tuple[TurnPlayed, ...]
    course: Course


def played(events: Iterable[AnyEvent]) -> GameMoves:
    """The turns of a game from its events. Events seen through the gate show what their reader may see."""
    follower = Follower()
    seen: dict[int, Seen] = {}
    after: dict[int, State] = {}
    given: dict[int, str] = {}
    shown = False
    for event in standing(list(events)):
        before, state = follower.state, follower.add(event)
        turn = before.turn if before else None
        if get_game(state.config.game).shows_choices(event):
            shown = True
        elif shown and isinstance(event, PlayLaid):
            shown = False
        elif before and turn and _settles(event, before) and getattr(event, "seat", None) == turn.seat:
            seen.setdefault(turn.number, view(before, turn.seat))
            if isinstance(event, Exchanged):
                given[turn.number] = event.given
        after[state.turn.number if state.turn else 0] = state
    return GameMoves(tuple(_turns(follower.course, seen, after, given)), follower.course)


def _settles(event: AnyEvent, before: State) -> bool:
    return isinstance(event, get_game(before.config.game).settling)


def _turns(
    course: Course, seen: dict[int, Seen], after: dict[int, State], given: dict[int, str]
) -> Iterator[TurnPlayed]:
    told = (line for line in course.lines if line.line.kind not in _BESIDES)
    for (number, seat), group in groupby(told, lambda line: (line.turn, line.line.seat)):
        lines = list(group)
        view_of = seen.get(number)
        mine = view_of if view_of and view_of.turn and view_of.turn.seat == seat and _in_turn(lines) else None
        yield TurnPlayed(number, seat, _move(lines, given.get(number, "")), lines[-1].totals, mine, after[number])


def _in_turn(lines: Sequence[CourseLine]) -> bool:
    """Whether these lines are of the turn itself, rather than of what was said or done besides."""
    return lines[0].line.kind not in ("knock", "claim", "resign")


def _move(lines: Sequence[CourseLine], given: str) -> Move:
    """What the lines of one seat in one turn come to: a lay and the words claimed after it are one move."""
    main = next((line for line in lines if line.line.kind in _LAID), lines[0])
    told = main.line
    words = tuple(word.word for line in lines for word in line.words if not word.struck)
    path = main.words[0].squares if main.words and told.kind == "play" and not told.at else ()
    move = Move(told.kind, told.at, told.word, path, main.laid, words, count=told.count, score=_score(lines))
    return replace(move, tiles=given) if told.kind == "exchange" and "_" not in given else move


def _score(lines: Sequence[CourseLine]) -> int:
    return sum(line.line.score for line in lines)
