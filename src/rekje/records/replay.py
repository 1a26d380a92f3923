"""Referee a record from its first move to its last: what every turn scored, the outcome, or the first broken rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy

import msgspec

from rekje.games.registry import get_game
from rekje.model.events import Outcome, WordScore
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tile, Tiles, split_tiles
from rekje.records.export import draws_of
from rekje.records.record import Drawn, Record
from rekje.referee import Decided, begin, conclude, decide_move
from rekje.referee.shuffle import ALGORITHM, SECRET_BYTES, draw_tiles, seed, throw_dice
from rekje.referee.shuffle import commitment as commitment_to
from rekje.tables.ports import Search, Words


class ReplayTurn(msgspec.Struct, frozen=True):
    """What one move of a record brought: the words it formed, its score, everybody's totals afterwards."""

    seat: int
    words: tuple[WordScore, ...]
    score: int
    totals: tuple[int, ...]


class Replay(msgspec.Struct, frozen=True):
    """A record refereed. ``refusal`` is the rule broken at move ``turn`` (from 1), if any; ``shuffle`` is whether the
    draws are those of the proof (None where the record has none); ``events`` is the whole log up to there, ``state``
    the table after it (None where the game couldn't begin), ``ends`` how many events there were after each move,
    ``begun`` how many before the first."""

    turns: tuple[ReplayTurn, ...]
    outcome: Outcome | None
    events: tuple[AnyEvent, ...]
    state: State | None
    refusal: Refusal | None = None
    turn: int = 0
    shuffle: bool | None = None
    ends: tuple[int, ...] = ()
    begun: int = 0

    @property
    def ok(self) -> bool:
        """Whether no rule was broken."""
        return self.refusal is None


class BrokenDraw(Exception):
    """A recorded draw that can't have happened."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class RecordFacts:
    """The world as a record tells it: a word list, a search if there is one, and the draws, checked by the proof."""

    def __init__(self, record: Record, words: Words, search: Search | None = None) -> None:
        self.record = record
        self._words = words
        self._search = search
        self._game = get_game(record.game)
        self._first = self._game.first_seat(record.moves, len(record.seats))
        self._known = record.draws is not None
        self._tiles = _drawn_in(record.draws or ())
        self._seed = _seed_of(record)
        self._goes_on = False

    def after(self, events: Sequence[AnyEvent]) -> RecordFacts:
        """The facts for a game of this record that goes on after these events: the draws are those of the shuffle if
        there is a proof of one, else those that the record has left."""
        made = copy(self)
        made._tiles = _drawn_in(self.record.draws or ())[len(_drawn_in(draws_of(events))) :]
        made._goes_on = True
        return made

    def is_word(self, word: Tiles) -> bool:
        """Ask the word list."""
        return self._words.has(word)

    def can_play(self, state: State, seat: int) -> bool | None:
        """Ask the search, if there is one."""
        return self._search.can_play(state, seat) if self._search else None

    def first_seat(self) -> int:
        """Where nobody wrote the lots down, the seat of the first move began."""
        return self._first

    def throw(self, state: State, seats: Sequence[int]) -> tuple[tuple[dict[int, int], ...], int] | None:
        """What the shuffle of the proof throws; unknown without one."""
        return throw_dice(seats, self._seed, state.cursor) if self._seed else None

    def draw(self, state: State, count: int, among: Tiles | None = None) -> tuple[Tiles, int]:
        """The tiles that the record says were drawn; unknown ones in an open record."""
        if not self._known:
            return (UNKNOWN,) * count, state.cursor
        bag = state.letter_set.sort(state.unseen.elements()) if among is None else among
        if self._goes_on and self._seed:
            return draw_tiles(bag, count, self._seed, state.cursor)
        drawn, self._tiles = tuple(self._tiles[:count]), self._tiles[count:]
        if len(drawn) < count:
            raise BrokenDraw(Refusal(self._game.draw_rule, "turn-draws-missing"))
        if any(drawn.count(tile) > bag.count(tile) for tile in drawn):
            raise BrokenDraw(Refusal(self._game.draw_rule, "turn-draws-impossible"))
        if self._seed is None:
            return drawn, state.cursor
        expected, cursor = draw_tiles(bag, count, self._seed, state.cursor)
        if expected != drawn:
            raise BrokenDraw(Refusal(self._game.shuffle_rule, "turn-draws-shuffle"))
        return drawn, cursor


def replay_record(
    record: Record, facts: RecordFacts, moves: int | None = None, *, commitment: str | None = None
) -> Replay:
    """Referee a record, or its first ``moves`` moves; their events leave the rest of the draws out. With the
    ``commitment`` to a shuffle (hexadecimal) the record must prove that its draws are those of that one."""
    if refusal := _broken_proof(record, commitment):
        return Replay((), None, (), None, refusal, 1, False if _has_proof(record) else None)
    turns: list[ReplayTurn] = []
    ends: list[int] = []
    events: list[AnyEvent] = []
    state: State | None = None
    try:
        begun = begin(record.config, facts)
        events.extend(begun.events)
        state = begun.state
        for number, move in enumerate(record.moves[:moves], 1):
            answer = decide_move(state, move, facts)
            if isinstance(answer, Refusal):
                return Replay(tuple(turns), None, tuple(events), state, answer, number)
            turns.append(_turn(move, state, answer))
            state = answer.state
            events.extend(answer.events)
            ends.append(len(events))
        whole = moves is None or moves >= len(record.moves)
        if whole or record.draws is None:
            last = conclude(state, facts)
            events.extend(last.events)
            state = last.state
    except BrokenDraw as broken:
        holds = False if record.proof else None
        return Replay(tuple(turns), None, tuple(events), state, broken.refusal, len(turns) + 1, holds)
    if whole and record.draws is not None and draws_of(events) != record.draws:
        missing = Refusal(get_game(record.game).draw_rule, "turn-draws-missing")
        holds = False if record.proof else None
        return Replay(tuple(turns), None, tuple(events), state, missing, len(turns) + 1, holds)
    shuffle = True if record.proof and record.draws is not None else None
    return Replay(
        tuple(turns), state.outcome, tuple(events), state, shuffle=shuffle, ends=tuple(ends), begun=len(begun.events)
    )


def _turn(move: AnyCommand, before: State, answer: Decided) -> ReplayTurn:
    after = answer.state
    totals = tuple(seat.score for seat in after.seats)
    formed = next(filter(None, map(get_game(after.config.game).formed, answer.events)), None)
    if formed:
        words = tuple(WordScore(word.word, word.score) for word in formed.words)
        return ReplayTurn(formed.seat, words, formed.score, totals)
    return ReplayTurn(move.seat, (), totals[move.seat] - before.seats[move.seat].score, totals)


def _drawn_in(draws: Iterable[Drawn]) -> list[Tile]:
    return [tile for draw in draws for tile in split_tiles(draw.tiles)]


def _seed_of(record: Record) -> bytes | None:
    """The seed that a record's proof reveals; None where there is no proof, or one that doesn't hold."""
    proof = record.proof
    if proof is None or len(proof.nonces) != len(record.seats) or len(proof.secret) != 2 * SECRET_BYTES:
        return None
    try:
        honest = proof.algorithm == ALGORITHM and commitment_to(proof.secret) == proof.commit
        return seed(proof.secret, proof.nonces) if honest else None
    except ValueError:
        return None


def _broken_proof(record: Record, commitment: str | None) -> Refusal | None:
    rule, proof = get_game(record.game).shuffle_rule, record.proof
    if proof is not None and _seed_of(record) is None:
        return Refusal(rule, "turn-proof-broken")
    if commitment is not None and not _has_proof(record):
        return Refusal(rule, "turn-proof-none")
    if commitment is not None and proof and proof.commit != commitment.lower():
        return Refusal(rule, "turn-proof-other")
    return None


def _has_proof(record: Record) -> bool:
    """Whether the record proves by what shuffle its tiles were drawn."""
    return record.proof is not None and record.draws is not None
