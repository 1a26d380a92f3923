"""Plays where words cross, as moves of a review."""

from __future__ import annotations

from rekje.analysis.moves import Move
from rekje.model.commands import Exchange, Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.squares import Square, spelled
from rekje.model.tiles import Tile, as_held, split_tiles, without
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


def act_of_move(did: Move, seen: Seen, seat: int) -> Rated | None:
    """A move to be weighed, without what its tiles kept are worth: what lays and gives nothing is a pass. None for an
    exchange of tiles that aren't known."""
    rack = seen.seats[seat].rack
    if did.kind == "play":
        held = tuple(as_held(tile) for _, tile in did.laid)
        return Rated(Play(seat=seat, at=did.at, word=did.word), did.score, did.score, without(rack, held))
    if did.kind != "exchange":
        return Rated(Pass(seat=seat), 0, 0.0, rack)
    if not did.tiles:
        return None
    return Rated(Exchange(seat=seat, tiles=did.tiles), 0, 0.0, without(rack, split_tiles(did.tiles)))


def is_like(turn: Move, move: Move) -> bool:
    """Whether a turn that was weighed is what a move did: an exchange whose tiles aren't known is any of as many
    tiles, anything that lays and gives nothing a pass."""
    if move.kind == "play":
        return turn.kind == "play" and set(turn.laid) == set(move.laid)
    if move.kind != "exchange":
        return turn.kind == "pass"
    same = not move.tiles or sorted(split_tiles(turn.tiles)) == sorted(split_tiles(move.tiles))
    return turn.kind == "exchange" and turn.count == move.count and same


def laid_by(command: Play, seen: Seen) -> tuple[tuple[Square, Tile], ...]:
    """The tiles that a play lays, by their squares."""
    word = spelled(command.at or "", command.word)
    return tuple((square, tile) for square, tile in word if square not in seen.board)


def is_same(move: Move, command: AnyCommand, seen: Seen) -> bool:
    """Whether a command lays what a move lays; whatever is no play is a pass here."""
    laid = set(laid_by(command, seen)) if isinstance(command, Play) else set()
    return laid == set(move.laid)
