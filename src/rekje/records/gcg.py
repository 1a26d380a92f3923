"""A game as a GCG file tells it: the field's own record, for Scrabble, with racks as far as they are known.

`rekje.records.gcg_read` and `rekje.records.gcg_write` turn it into text and back, `to_record` makes it a record that
can be refereed, `from_events` writes a table's log down as one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from rekje.model import commands as cmd
from rekje.model.commands import AnyCommand
from rekje.records.record import ANY, FORMAT, Record, WordList

Kind = Literal["play", "exchange", "pass", "withdrawn", "challenge", "out", "left", "time"]
_ENDING = ("out", "left")

GCG_GAME = "scrabble"
"""The one game that GCG is a format of."""


class GcgPlayer(msgspec.Struct, frozen=True):
    """A player: the nickname that stands before each turn, and the name."""

    nick: str
    name: str


class GcgTurn(msgspec.Struct, frozen=True):
    """One line of play. ``rack`` is what is known of it ("" nothing); ``score`` what the line adds, ``total`` after it.

    ``text`` is the word of a play (``.`` for letters that lie there), the tiles or the number exchanged, the tiles
    left. ``withdrawn``: the play before was challenged off; ``challenge``: a bonus for an unfounded one; ``out``: for
    the others' tiles; ``left``: for one's own; ``time``: for a clock overrun.
    """

    seat: int
    kind: Kind
    score: int
    total: int
    rack: str = ""
    at: str = ""
    text: str = ""
    note: str = ""


class GcgGame(msgspec.Struct, frozen=True):
    """A whole file. ``racks`` are those told for the moment after the last turn; ``edition`` is the name of a built-in
    edition where the file says it in a note; ``pragmas`` are those that mean nothing to us, kept as they stand."""

    players: tuple[GcgPlayer, ...]
    turns: tuple[GcgTurn, ...]
    title: str = ""
    description: str = ""
    lexicon: str = ""
    edition: str = ""
    note: str = ""
    racks: tuple[str, ...] = ()
    incomplete: bool = False
    pragmas: tuple[tuple[str, str], ...] = ()


def to_record(game: GcgGame, edition: str | dict[str, Any] = "en", lexicon: str | list[str] = ANY) -> Record:
    """The game as an open record, for the referee.

    The players at the table have agreed on the words, so nothing is judged again: a play challenged off is voted down.
    """
    return Record(
        format=FORMAT,
        game=GCG_GAME,
        edition=edition,
        lexicon=lexicon if isinstance(lexicon, str) else WordList(lexicon),
        seats=[player.name for player in game.players],
        moves=[move for _, move in moves_of(game)],
        options={"judging": "agree"},
    )


def moves_of(game: GcgGame) -> Iterator[tuple[int, AnyCommand]]:
    """The moves of the record, each with the index of the turn that it comes from."""
    last_play = max((i for i, turn in enumerate(game.turns) if turn.kind == "play"), default=-1)
    out = next((turn.seat for turn in game.turns if turn.kind == "out"), None)
    ended = False
    for i, turn in enumerate(game.turns):
        if turn.kind in _ENDING and not ended:
            ended = True
            yield i, cmd.End(racks=list(_racks_left(game)))
        elif turn.kind == "pass" and i > last_play and out == game.turns[last_play].seat:
            # A pass after the play that went out is the field's way to write a lost challenge.
            continue
        else:
            yield from ((i, move) for move in _moves(turn, len(game.players)))


def _moves(turn: GcgTurn, seats: int) -> Iterator[AnyCommand]:
    match turn.kind:
        case "play":
            yield cmd.Play(seat=turn.seat, at=turn.at, word=turn.text, score=turn.score)
        case "exchange" if turn.text.isdecimal():
            yield cmd.Exchange(seat=turn.seat, count=int(turn.text))
        case "exchange":
            yield cmd.Exchange(seat=turn.seat, tiles=turn.text)
        case "pass":
            yield cmd.Pass(seat=turn.seat)
        case "withdrawn":
            majority = (seats - 1) // 2 + 1
            for i in range(1, majority + 1):
                yield cmd.Vote(seat=(turn.seat + i) % seats, yes=False)


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
