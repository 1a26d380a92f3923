"""Plays where words cross, as moves of a review."""

from __future__ import annotations

from rekje.analysis.moves import Move
from rekje.model.commands import Exchange, Play
from rekje.model.families import AnyCommand
from rekje.model.squares import Square, spelled
from rekje.model.tiles import Tile, split_tiles
from rekje.players.ports import Candidate, Rated, WeighedTurn
from rekje.referee.view import Seen


def move_of(play: Candidate, seen: Seen) -> Move:
    """A legal play as a move."""
    command = play.command
    assert isinstance(command, Play)
    laid = laid_by(command, seen)
    return Move("play", command.at or "", command.word, (), laid, count=play.laid, score=play.score)


def move_of_act(act: Rated | WeighedTurn, seen: Seen) -> Move:
    """A play, an exchange or a pass as a move."""
    command = act.command
    if isinstance(command, Play):
        laid = laid_by(command, seen)
        return Move("play", command.at or "", command.word, (), laid, count=len(laid), score=act.score)
    if isinstance(command, Exchange):
        return Move("exchange", tiles=command.tiles or "", count=len(split_tiles(command.tiles or "")))
    return Move("pass")


def laid_by(command: Play, seen: Seen) -> tuple[tuple[Square, Tile], ...]:
    """The tiles that a play lays, by their squares."""
    word = spelled(command.at or "", command.word)
    return tuple((square, tile) for square, tile in word if square not in seen.board)


def is_same(move: Move, command: AnyCommand, seen: Seen) -> bool:
    """Whether a command lays what a move lays; whatever is no play is a pass here."""
    laid = set(laid_by(command, seen)) if isinstance(command, Play) else set()
    return laid == set(move.laid)
