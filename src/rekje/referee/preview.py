"""What a command would form and score, before it is sent. Nothing hidden can come out: only a seat's view goes in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from rekje.games.base import Facts
from rekje.games.registry import get_game
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Dropped, Refusal
from rekje.model.squares import Square, square_name
from rekje.model.state import Awaited, State, Turn
from rekje.model.tiles import UNKNOWN, Tile, Tiles, letters, split_tiles
from rekje.model.work import Work
from rekje.referee.decide import Decision
from rekje.referee.view import Seen

Readings = Callable[[Seen, AnyCommand, Work], Iterator[AnyCommand]]
"""The commands that may be meant by one, made lazily. Making them spends work."""


class PreviewedWord(msgspec.Struct, frozen=True):
    """A word that a command would form. ``valid``: whether it is one, None where that isn't told; ``path``: the squares
    of its letters (or of their tiles' corners), where words don't lie in lines."""

    word: str
    score: int
    valid: bool | None = None
    path: tuple[Square, ...] = ()


class TurnPreview(msgspec.Struct, frozen=True):
    """What a command would form: the words, the total, the new tiles by square, the words named that don't count, what
    it changes in every seat's total where that isn't just the score; ``lacking``: the new tiles for which another word
    has to be named first. All that is read off the ``event`` that the command would cause. ``refused``: why the referee
    wouldn't accept the words (C2)."""

    words: tuple[PreviewedWord, ...]
    score: int
    tiles: dict[str, Tile] = {}
    dropped: tuple[Dropped, ...] = ()
    changes: tuple[int, ...] = ()
    lacking: tuple[str, ...] = ()
    refused: Refusal | None = None
    event: AnyEvent | None = None


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


def as_sent(view: Seen, command: AnyCommand, work: Work) -> Iterator[AnyCommand]:
    """The only reading of a command in notation: itself."""
    yield command


def preview(
    view: Seen, command: AnyCommand, facts: Facts, work: Work | None = None, readings: Readings = as_sent
) -> TurnPreview | Refusal | None:
    """What a seat's command would form by its own view, also when it isn't its turn; None for a command that forms
    nothing. Whether words are words is told only where the referee judges them (C2).

    Of several ``readings`` the first that can be done counts. All together take no more ``work`` than a command may.
    """
    work = work or Work()
    if refusal := _at_no_time(view, command):
        return refusal
    first: TurnPreview | Refusal | None = None
    for reading in readings(view, command, work):
        seen = _look(view, reading, facts, work)
        if not isinstance(seen, Refusal) or work.exhausted:
            return seen
        first = first or seen
        # Of the others only whether they can be done is told.
        work.reasons = False
    return first


def _look(view: Seen, command: AnyCommand, facts: Facts, work: Work) -> TurnPreview | Refusal | None:
    game = get_game(view.config.game)
    state = game.tried(_as_if_on_turn(view, command))
    draft = Decision(state, _NoDraws(facts), work=work)
    if refusal := game.emit_preview(draft, command):
        return refusal
    seen = _formed(view, draft.events)
    lacking = [square_name(square) for event in draft.events for square in game.lacking(state, event)]
    seen = seen and replace(seen, lacking=tuple(lacking))
    if seen is None or view.option("judging") != "referee" or command.bets:
        return seen
    words = tuple(_judged(word, facts) for word in seen.words)
    refused = game.judged(view, facts, [split_tiles(word.word) for word in words])
    return replace(seen, words=words, refused=refused)


def _judged(seen: PreviewedWord, facts: Facts) -> PreviewedWord:
    return replace(seen, valid=facts.is_word(letters(split_tiles(seen.word))))


def _at_no_time(view: State, command: AnyCommand) -> Refusal | None:
    """The refusal of a command that no seat may give now: the game is over (C9), or in another phase (C6)."""
    if any(command.kind in one.commands for one in view.awaiting):
        return None
    if view.outcome:
        return Refusal("C9", "turn-game-over")
    if told := get_game(view.config.game).why_not(view, command):
        return told
    mine = [name for one in view.awaiting if one.seat == command.seat for name in one.commands]
    return Refusal("C6", "turn-not-now", {"allowed": ", ".join(mine)})


def _as_if_on_turn(view: State, command: AnyCommand) -> State:
    """The seat's own turn, the last play for good."""
    turn = view.turn and Turn(command.seat, view.turn.number, view.turn.ms, view.turn.bought)
    awaiting = (Awaited(command.seat, (command.kind,)),)
    return replace(view, turn=turn, pending=None, window=None, awaiting=awaiting)


def _formed(view: State, events: Sequence[AnyEvent]) -> TurnPreview | None:
    game = get_game(view.config.game)
    for event in events:
        if formed := game.would_form(event):
            words = tuple(PreviewedWord(one.word, one.score, path=one.path) for one in formed.words)
            return TurnPreview(words, formed.score, dict(formed.tiles), formed.dropped, formed.changes, event=event)
    return None
