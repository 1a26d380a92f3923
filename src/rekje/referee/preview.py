"""What a command would form and score, before it is sent. Nothing hidden can come out: only a seat's view goes in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec
from msgspec.structs import replace

from rekje.games.base import Facts
from rekje.games.registry import get_game
from rekje.lexicon.typed import readings
from rekje.model.commands import Knock, Open, Play
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Dropped, Refusal
from rekje.model.squares import Square, square_name
from rekje.model.state import Awaited, State, Turn
from rekje.model.tiles import BLANK, UNKNOWN, Tile, Tiles, join_tiles, letters, split_tiles
from rekje.model.work import Work
from rekje.referee.decide import Decision
from rekje.referee.view import Seen

MOST_READINGS = 60
"""So many ways to read a typed word are tried."""
WORK_A_READING = 100


class SeenWord(msgspec.Struct, frozen=True):
    """A word that a command would form. ``valid``: whether it is one, None where that isn't told; ``path``: the squares
    of its letters (or of their tiles' corners), where words don't lie in lines."""

    word: str
    score: int
    valid: bool | None = None
    path: tuple[Square, ...] = ()


class Previewed(msgspec.Struct, frozen=True):
    """What a command would form: the words, the total, the new tiles by square, the words named that don't count, what
    it changes in every seat's total where that isn't just the score; ``lacking``: the new tiles for which another word
    has to be named first."""

    words: tuple[SeenWord, ...]
    score: int
    tiles: dict[str, Tile] = {}
    dropped: tuple[Dropped, ...] = ()
    changes: tuple[int, ...] = ()
    lacking: tuple[str, ...] = ()


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


def preview(view: Seen, command: AnyCommand, facts: Facts, work: Work | None = None) -> Previewed | Refusal | None:
    """What a seat's command would form by its own view, also when it isn't its turn; None for a command that forms
    nothing. Whether words are words is told only where the referee judges them (C2).

    A word without a place is read as people type: without accents, with blanks for what is lacking. All readings
    together take no more ``work`` than a command may; raises `FormError` where a word list alone would take more.
    """
    work = work or Work()
    if refusal := _at_no_time(view, command):
        return refusal
    first: Previewed | Refusal | None = None
    for reading in _readings(view, command, work):
        seen = _look(view, reading, facts, work)
        if not isinstance(seen, Refusal) or work.exhausted:
            return seen
        first = first or seen
    return first


def _look(view: Seen, command: AnyCommand, facts: Facts, work: Work) -> Previewed | Refusal | None:
    game = get_game(view.config.game)
    state = game.tried(_as_if_on_turn(view, command))
    draft = Decision(state, _NoDraws(facts), work=work)
    if refusal := game.emit_preview(draft, command):
        return refusal
    seen = _formed(view, draft.events)
    lacking = [square_name(square) for event in draft.events for square in game.lacking(state, event)]
    seen = seen and replace(seen, lacking=tuple(lacking))
    # A knock is a bet (L16): what it is worth isn't told beforehand.
    if seen is None or view.option("judging") != "referee" or isinstance(command, Knock):
        return seen
    return replace(seen, words=tuple(_judged(word, facts) for word in seen.words))


def _judged(seen: SeenWord, facts: Facts) -> SeenWord:
    return replace(seen, valid=facts.is_word(letters(split_tiles(seen.word))))


def _readings(view: State, command: AnyCommand, work: Work) -> Iterator[AnyCommand]:
    """The command as it is, or with its word read in every likely way where no place is named with it."""
    blanks = view.seats[command.seat].rack.count(BLANK)
    match command:
        case Play(at=None, path=None):
            for tiles in _several(command.word, view, blanks, work):
                yield replace(command, word=join_tiles(tiles))
        case Open(path=None) if word := command.words.get(str(command.seat)):
            for tiles in _several(word, view, blanks, work):
                yield replace(command, words={**command.words, str(command.seat): join_tiles(tiles)})
        case _:
            yield command


def _several(word: str, view: State, blanks: int, work: Work) -> Iterator[Tiles]:
    for tiles in islice(readings(word, view.letter_set, blanks), MOST_READINGS):
        work.spend(WORK_A_READING + len(tiles))
        yield tiles


def _at_no_time(view: State, command: AnyCommand) -> Refusal | None:
    """A command that nobody has now: the game is over (C9), or in another part of it (C6)."""
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


def _formed(view: State, events: Sequence[AnyEvent]) -> Previewed | None:
    game = get_game(view.config.game)
    for event in events:
        if formed := game.would_form(event):
            words = tuple(SeenWord(one.word, one.score, path=one.path) for one in formed.words)
            return Previewed(words, formed.score, dict(formed.tiles), formed.dropped, formed.changes)
    return None
