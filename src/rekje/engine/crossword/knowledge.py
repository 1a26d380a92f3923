"""What computer players know (`rekje.players.ports.Knowledge`), found by the native engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import overload

from rekje.engine.crossword.endgame import work_out_view
from rekje.engine.crossword.equity import Rater, points_held
from rekje.engine.crossword.holding_ahead import hold_on
from rekje.engine.crossword.native import Board, NativeEngine, ScoredPlay
from rekje.engine.crossword.preendgame import pre_end_view
from rekje.engine.crossword.simulation import simulate
from rekje.games.registry import get_game
from rekje.model.commands import Play
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles, as_held
from rekje.players.ports import Candidate, EndEffort, PlayedOn, Rated, SimulationEffort, WorkedOut

EngineAt = Callable[[int | None], NativeEngine]
"""The search with the words of at most a level, None for the whole list; never with words players may not lay."""
NODES_A_SECOND = 100_000
"""Positions of an end game that a core looks at in a second, about. Ends of games count positions, and no time."""
CanPlay = Callable[[State, int], bool | None]


class EngineKnowledge:
    """Knowledge of one table's words. The engine of a level is opened when it is first asked for. Of a rack larger than
    a search takes, the first tiles are played with."""

    def __init__(self, engine_at: EngineAt, is_word: Callable[[Tiles], bool], can_play: CanPlay, rater: Rater) -> None:
        self.engine = cache(engine_at)
        self._rater = rater
        self._is_word = is_word
        self._can_play = can_play

    def prepare(self, level: int | None) -> None:
        """Make ready what a level needs."""
        _ = self.engine(level).word_graph

    def plays(self, view: State, seat: int, level: int | None) -> Sequence[Candidate]:
        """Every legal play, best first; each is made a command only when it is looked at."""
        engine, rack = self.engine(level), view.seats[seat].rack
        if UNKNOWN in rack:
            return ()
        return _Candidates(engine.plays(view.board, rack[: engine.facts.rack_size]), seat, view.board)

    def best(self, view: State, seat: int, level: int | None) -> Candidate | None:
        """The first of `plays`."""
        engine, rack = self.engine(level), view.seats[seat].rack
        if UNKNOWN in rack:
            return None
        best = engine.best(view.board, rack[: engine.facts.rack_size])
        return candidate(best, seat, view.board) if best else None

    def rated(self, view: State, seat: int, level: int | None, most: int) -> Sequence[Rated]:
        """Plays and exchanges by score and by what they keep."""
        return () if UNKNOWN in view.seats[seat].rack else self._rater.rated(self.engine(level), view, seat, most)

    def best_by_equity(self, view: State, seat: int, level: int | None) -> Rated | None:
        """The first of `rated`."""
        return None if UNKNOWN in view.seats[seat].rack else self._rater.best(self.engine(level), view, seat)

    def worth_kept(self, view: State, kept: Tiles) -> float:
        """Ask the rater."""
        return self._rater.worth(view, kept)

    def work_out(
        self, view: State, seat: int, level: int | None, effort: EndEffort, asked_for: Sequence[Rated] = ()
    ) -> WorkedOut | None:
        """The end of a game between two, or what comes right before it."""
        engine = self.engine(level)
        return work_out_view(engine, view, seat, _nodes(effort)) or pre_end_view(engine, view, seat, effort, asked_for)

    def simulate(
        self, view: State, seat: int, level: int | None, acts: Sequence[Rated], effort: SimulationEffort, seed: int
    ) -> Sequence[PlayedOn]:
        """What acts gain when the game is played on from them."""
        if not get_game(view.config.game).refills:
            return hold_on(self.engine(level), self._rater.leave_schedule, view, seat, acts, effort, seed)
        leaves = self._rater.leaves(view) if view.bag else points_held(view.letter_set)
        return simulate(self.engine(level), leaves, view, seat, acts, effort, seed)

    def can_play(self, state: State, seat: int) -> bool | None:
        """Ask the search of the whole list."""
        return self._can_play(state, seat)

    def is_word(self, word: Tiles) -> bool:
        """Ask the word list."""
        return self._is_word(word)


def _nodes(effort: EndEffort) -> int:
    """The positions that an effort allows; seconds count only without them."""
    return effort.nodes or max(1, int((effort.seconds or 0.0) * NODES_A_SECOND))


class _Candidates(Sequence[Candidate]):
    def __init__(self, plays: Sequence[ScoredPlay], seat: int, board: Board) -> None:
        self._plays = plays
        self._seat = seat
        self._board = board

    def __len__(self) -> int:
        return len(self._plays)

    @overload
    def __getitem__(self, index: int) -> Candidate: ...
    @overload
    def __getitem__(self, index: slice) -> list[Candidate]: ...
    def __getitem__(self, index: int | slice) -> Candidate | list[Candidate]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        return candidate(self._plays[index], self._seat, self._board)


def candidate(play: ScoredPlay, seat: int, board: Board) -> Candidate:
    """A legal play as a computer player weighs it."""
    command = Play(seat=seat, at=play.at, word=play.word)
    tiles = tuple(as_held(tile) for _, tile in play.tiles)
    return Candidate(command, play.score, len(tiles), _words_formed(play, board), tiles)


def _words_formed(play: ScoredPlay, board: Board) -> int:
    """The main word, and one for each tile that has a neighbour beside that word's line."""
    across = play.at[0].isdigit()
    sides = ((0, -1), (0, 1)) if across else ((-1, 0), (1, 0))
    return 1 + sum(any((x + dx, y + dy) in board for dx, dy in sides) for (x, y), _ in play.tiles)
