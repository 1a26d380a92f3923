"""A GCG game as a record for the referee."""

from __future__ import annotations

from collections.abc import Iterator

from rekje.games.challenging import bonus_a_word
from rekje.model import commands as cmd
from rekje.model.edition import Edition
from rekje.model.families import AnyCommand
from rekje.records.gcg.gcg import GCG_GAME, GcgGame
from rekje.records.gcg.scoring import challenge_penalty, lost_turn, minutes_over, options_for, unfounded
from rekje.records.record import ANY, FORMAT, Record, WordList, edition_field

_ENDING = ("out", "left")


def to_record(game: GcgGame, edition: Edition, lexicon: str | list[str] = ANY) -> Record:
    """The game as an open record. The players at the table have agreed on the words, so nothing is judged again: the
    record tells what their challenges came to, and has the options that the file was scored by."""
    return Record(
        format=FORMAT,
        game=GCG_GAME,
        edition=edition_field(edition),
        lexicon=lexicon if isinstance(lexicon, str) else WordList(lexicon),
        seats=[player.name for player in game.players],
        moves=[move for _, move in moves_of(game)],
        options=options_for(game, edition),
    )


def moves_of(game: GcgGame) -> Iterator[tuple[int, AnyCommand]]:
    """The moves of the record, each with the index of the turn that it comes from."""
    left_out = {*_after_going_out(game), *_further_passes(game)}
    end = _end_at(game)
    for i in range(len(game.turns)):
        if i == end:
            minutes = minutes_over(game)
            yield i, cmd.End(racks=list(_racks_left(game)), minutes_over=minutes if any(minutes) else None)
        elif i not in left_out and (move := _move(game, i)):
            yield i, move


def _end_at(game: GcgGame) -> int | None:
    """The turn at which the game is settled: the first for tiles left, else for time that follows the last move."""
    kinds = [turn.kind for turn in game.turns]
    settled = [i for i, kind in enumerate(kinds) if kind in _ENDING]
    last = max((i for i, kind in enumerate(kinds) if kind != "time"), default=-1)
    return next(iter([*settled, *range(last + 1, len(kinds))]), None)


def _after_going_out(game: GcgGame) -> Iterator[int]:
    """Passes after the play that went out: many write a turn lost by a challenge so."""
    last_play = max((i for i, turn in enumerate(game.turns) if turn.kind == "play"), default=-1)
    out = next((turn.seat for turn in game.turns if turn.kind == "out"), None)
    for i in range(last_play + 1, len(game.turns)):
        if game.turns[i].kind == "pass" and out == game.turns[last_play].seat:
            yield i


def _further_passes(game: GcgGame) -> range:
    """Of passes until the tiles left are counted those after a whole round: many clubs ask for three, and by S9 one may
    have been enough."""
    end = next((i for i, turn in enumerate(game.turns) if turn.kind in _ENDING), 0)
    first = end
    while first and game.turns[first - 1].kind == "pass":
        first -= 1
    return range(min(first + len(game.players), end), end)


def _move(game: GcgGame, index: int) -> AnyCommand | None:
    turn, seats = game.turns[index], len(game.players)
    rack = turn.rack or None
    match turn.kind:
        case "play":
            return cmd.Play(seat=turn.seat, at=turn.at, word=turn.text, score=turn.score, rack=rack)
        case "exchange" if turn.text.isdecimal():
            return cmd.Exchange(seat=turn.seat, count=int(turn.text), rack=rack)
        case "exchange":
            return cmd.Exchange(seat=turn.seat, tiles=turn.text, rack=rack)
        case "pass" if lost_turn(game, index):
            return cmd.Challenge(seat=turn.seat, upheld=False)
        case "pass":
            return cmd.Pass(seat=turn.seat, rack=rack)
        case "withdrawn":
            return cmd.Challenge(seat=(turn.seat + 1) % seats, upheld=True)
        case "challenge" if points := unfounded(game, index):
            each = bonus_a_word({"challenge_penalty": challenge_penalty(game)})
            seat = (turn.seat + 1) % seats if points > 0 else turn.seat
            return cmd.Challenge(seat=seat, count=points // each if each else None, upheld=False)
    return None


def _racks_left(game: GcgGame) -> tuple[str | None, ...]:
    """Each seat's tiles at the end, as far as the file tells them."""
    racks: list[str | None] = [None] * len(game.players)
    for turn in game.turns:
        if turn.kind == "left":
            racks[turn.seat] = turn.text
        elif turn.kind == "out":
            racks[turn.seat] = ""
            if len(racks) == 2:
                racks[1 - turn.seat] = turn.text
    return tuple(racks)
