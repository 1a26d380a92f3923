"""What a command would form and score, before it is sent. Nothing hidden can come out: only a seat's view goes in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from rekje.games.base import Facts
from rekje.games.registry import get_game
from rekje.model.commands import AnyCommand
from rekje.model.events import AnyEvent, Chosen, PlayLaid, WordScore
from rekje.model.paper_events import Claimed, KnockMade, Placed
from rekje.model.problems import Refusal
from rekje.model.squares import Square, square_name
from rekje.model.state import Awaited, State, Turn
from rekje.model.tiles import UNKNOWN, Tile, Tiles, letters, split_tiles
from rekje.referee.decide import Decision


class Seen(msgspec.Struct, frozen=True):
    """What a command would form: the words, and for each whether it is one (None: not told), the total, the new tiles
    by square, the walk, what it changes in every seat's total where that isn't just the score, each word's path
    where words don't lie in lines."""

    words: tuple[WordScore, ...]
    valid: tuple[bool | None, ...]
    score: int
    tiles: dict[str, Tile] = {}
    path: tuple[Square, ...] = ()
    changes: tuple[int, ...] = ()
    paths: tuple[tuple[Square, ...], ...] = ()


class _NoDraws:
    """The table's facts, but for the bag: nobody draws from a preview."""

    def __init__(self, facts: Facts) -> None:
        self.is_word = facts.is_word
        self.first_seat = facts.first_seat

    def can_play(self, state: State, seat: int) -> bool | None:
        """Nothing is proven from what one seat knows."""
        return None

    def draw(self, state: State, count: int, among: Tiles | None = None) -> tuple[Tiles, int]:
        """Tiles that nobody sees."""
        return (UNKNOWN,) * count, 0

    def throw(self, state: State, seats: Sequence[int]) -> None:
        """No dice are thrown."""


def preview(view: State, command: AnyCommand, facts: Facts) -> Seen | Refusal | None:
    """What a seat's command would form by its own view, also when it isn't its turn; None for a command that forms
    nothing. Whether words are words is told only where the referee judges them (C2)."""
    state = _as_if_on_turn(view, command)
    handler = get_game(state.config.game).handlers.get(command.kind)
    if handler is None:
        return None
    if refusal := _at_no_time(view, command):
        return refusal
    draft = Decision(state, _NoDraws(facts))
    if refusal := handler(draft, command):
        return refusal
    seen = _formed(draft.events)
    if seen is None or view.option("judging") != "referee":
        return seen
    return replace(seen, valid=tuple(facts.is_word(letters(split_tiles(one.word))) for one in seen.words))


def _at_no_time(view: State, command: AnyCommand) -> Refusal | None:
    """A command that nobody has now: the game is over (C9), or in another part of it (C6)."""
    if any(command.kind in one.commands for one in view.awaiting):
        return None
    if view.outcome:
        return Refusal("C9", "turn-game-over")
    mine = [name for one in view.awaiting if one.seat == command.seat for name in one.commands]
    return Refusal("C6", "turn-not-now", {"allowed": ", ".join(mine)})


def _as_if_on_turn(view: State, command: AnyCommand) -> State:
    """The seat's own turn, the words not yet judged, the last play for good."""
    turn = view.turn and Turn(command.seat, view.turn.number, view.turn.ms, view.turn.bought)
    options = {**view.config.options, "judging": "agree"}
    awaiting = (Awaited(command.seat, (command.kind,)),)
    config = replace(view.config, options=options)
    return replace(view, config=config, turn=turn, pending=None, window=None, awaiting=awaiting)


def _formed(events: Sequence[AnyEvent]) -> Seen | None:
    for event in events:
        match event:
            case PlayLaid():
                untold = (None,) * len(event.words)
                return Seen(event.words, untold, event.score, event.tiles, event.path, event.changes)
            case Placed() | Claimed() | KnockMade():
                words = tuple(WordScore(named.word, named.score) for named in event.words)
                laid = {square_name(one.square): one.tile for one in event.laid} if isinstance(event, Placed) else {}
                paths = tuple(named.tiles for named in event.words)
                return Seen(words, (None,) * len(words), event.score, laid, paths=paths)
            case Chosen(word=str(word)):
                length = len(split_tiles(word))
                return Seen((WordScore(word, length),), (None,), length, path=event.path)
    return None
