"""A table's log as a record: commands plus facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from rekje.games.challenging import bonus_a_word
from rekje.games.registry import get_game
from rekje.model import commands as cmd
from rekje.model import events as ev
from rekje.model.by_event import ByEvent
from rekje.model.families import AnyCommand, AnyEvent, Entered
from rekje.model.tiles import UNKNOWN, split_tiles
from rekje.records.families import RECORDS
from rekje.records.record import FORMAT, Drawn, Proof, Record, WordList, edition_field
from rekje.referee import effective_log, see
from rekje.referee.shuffle import ALGORITHM
from rekje.referee.view import hide_setup

# fmt: off
DRAWS: ByEvent[Callable[[Any], Drawn]] = ByEvent(
    {
        ev.LotDrawn: lambda event: Drawn(event.seat, event.tile, lot=True),
        ev.TilesDrawn: lambda event: Drawn(event.seat, event.tiles),
        ev.Exchanged: lambda event: Drawn(event.seat, event.drawn),
        ev.Bought: lambda event: Drawn(event.seat, event.tiles),
    },
    nothing=[
        ev.TableOpened, ev.ShuffleCommitted, ev.NoncesGiven, ev.SecretRevealed, ev.SeatGiven, ev.TilesReturned,
        ev.TurnBegan, ev.TurnSkipped, ev.RackTold, ev.PlayLaid, ev.WindowOpened, ev.Answered, ev.Challenged,
        ev.PlayStood, ev.PlayTakenBack, ev.Passed, ev.Overran, ev.Resigned, ev.VacationTaken, ev.RacksShown,
        ev.Ended, Entered, ev.Rewound,
    ],
)
# fmt: on
"""The draws that common events are. A family's own draw nothing: a record's draws are tiles from the common bag."""


def draws_of(events: Iterable[AnyEvent]) -> list[Drawn]:
    """Every draw in a log, in order."""
    return [draw(event) for event in events if (draw := DRAWS.get(event))]


def moves_of(events: Sequence[AnyEvent], *, full: bool = True) -> list[AnyCommand]:
    """Every command in a log, which begins with the table's opening, in order, for a ``full`` record or an open one."""
    opened = events[0]
    assert isinstance(opened, ev.TableOpened)
    family = RECORDS[get_game(opened.config.game).family]
    votes, told, rack, each = False, False, None, 0
    moves: list[AnyCommand] = []
    own = family.moves(full)
    for event in family.in_order(events):
        if isinstance(event, ev.WindowOpened):
            votes = event.kind == "vote"
        if isinstance(event, ev.TableOpened):
            # Without draws, the tiles bought are known from the move alone.
            told, each = not event.config.known, bonus_a_word(event.config.options)
        if isinstance(event, ev.RackTold):
            rack = event.rack
        elif moves and (whole := own.completed(moves[-1], event)):
            moves[-1] = whole
        elif isinstance(event, ev.Bought) and told and UNKNOWN not in split_tiles(event.tiles):
            moves.append(cmd.Buy(seat=event.seat, tiles=event.tiles))
        elif isinstance(event, ev.Challenged) and told:
            moves.append(_as_told(event, each))
        elif move := _move(event, votes) or own.move(event):
            if rack and isinstance(move, cmd.Play | cmd.Exchange | cmd.Pass):
                move, rack = msgspec.structs.replace(move, rack=rack), None
            moves.append(move)
    return moves


def _as_told(event: ev.Challenged, each: int) -> cmd.Challenge:
    """A challenge at a cardboard table, where the list needn't be the one that was asked; ``each`` is what it gives a
    word."""
    words = [verdict.word for verdict in event.verdicts]
    count = event.bonus // each if each else 0
    return cmd.Challenge(seat=event.seat, words=words, count=count or None, upheld=event.upheld, ms=event.ms or None)


def _play(event: ev.PlayLaid, votes: bool) -> AnyCommand:
    where = {"path": list(event.path)} if event.path else {"at": event.at}
    return cmd.Play(seat=event.seat, word=event.word, score=event.announced, ms=event.ms or None, **where)


def _exchange(event: ev.Exchanged, votes: bool) -> AnyCommand:
    given = split_tiles(event.given)
    if UNKNOWN in given:
        return cmd.Exchange(seat=event.seat, count=len(given), ms=event.ms or None)
    return cmd.Exchange(seat=event.seat, tiles=event.given, ms=event.ms or None)


def _buy(event: ev.Bought, votes: bool) -> AnyCommand:
    return cmd.Buy(seat=event.seat, count=len(split_tiles(event.tiles)))


def _pass(event: ev.Passed, votes: bool) -> AnyCommand:
    return (cmd.TimeUp if event.timed_out else cmd.Pass)(seat=event.seat, ms=event.ms or None)


def _answer(event: ev.Answered, votes: bool) -> AnyCommand:
    ms = event.ms or None
    return (
        cmd.Vote(seat=event.seat, yes=event.yes, ms=ms) if votes or event.vote else cmd.Accept(seat=event.seat, ms=ms)
    )


def _challenge(event: ev.Challenged, votes: bool) -> AnyCommand:
    words = [verdict.word for verdict in event.verdicts]
    return cmd.Challenge(seat=event.seat, words=words, ms=event.ms or None)


def _resign(event: ev.Resigned, votes: bool) -> AnyCommand:
    return cmd.Resign(seat=event.seat, ms=event.ms or None)


def _vacation(event: ev.VacationTaken, votes: bool) -> AnyCommand:
    return cmd.Vacation(seat=event.seat, days=event.days, ms=event.ms or None)


def _end(event: ev.RacksShown, votes: bool) -> AnyCommand:
    return cmd.End(racks=list(event.racks), minutes_over=list(event.minutes_over) or None)


# fmt: off
MOVES: ByEvent[Callable[[Any, bool], AnyCommand]] = ByEvent(
    {
        ev.PlayLaid: _play,
        ev.Exchanged: _exchange,
        ev.Bought: _buy,
        ev.Passed: _pass,
        ev.Answered: _answer,
        ev.Challenged: _challenge,
        ev.Resigned: _resign,
        ev.VacationTaken: _vacation,
        ev.RacksShown: _end,
    },
    nothing=[
        # What these tell goes into the moves after them.
        ev.TableOpened, ev.WindowOpened, ev.RackTold,
        # What these tell follows from the moves, or stands elsewhere in a record.
        ev.ShuffleCommitted, ev.NoncesGiven, ev.SecretRevealed, ev.SeatGiven, ev.LotDrawn, ev.TilesDrawn,
        ev.TilesReturned, ev.TurnBegan, ev.TurnSkipped, ev.PlayStood, ev.PlayTakenBack, ev.Overran, ev.Ended, Entered,
        ev.Rewound,
    ],
)
# fmt: on
"""The commands that common events tell of, where others may vote (``votes``) or not. Where no time was measured all
moments are 0, and none is written."""


def _move(event: AnyEvent, votes: bool) -> AnyCommand | None:
    make = MOVES.get(event)
    return make(event, votes) if make else None


def export_record(events: Sequence[AnyEvent], lexicon: str | list[str]) -> Record:
    """The record of a table. While the game is on it is an open one, without racks, draws or proof, and tells how many
    tiles were exchanged, not which (C4)."""
    events = effective_log(events)
    opened = events[0]
    assert isinstance(opened, ev.TableOpened)
    config = opened.config
    over = config.known and any(isinstance(event, ev.Ended) for event in events)
    return Record(
        format=FORMAT,
        game=config.game,
        edition=edition_field(config.edition),
        lexicon=lexicon if isinstance(lexicon, str) else WordList(lexicon),
        options=dict(config.options),
        seats=list(config.seats),
        moves=_entries(events)
        or moves_of(events if over or not config.known else [see(event, None) for event in events], full=over),
        setup=config.setup if over or not config.known else hide_setup(config.setup, None),
        youngest=config.youngest,
        begins=config.begins,
        made_by="Rekje",
        rules=config.rules,
        draws=draws_of(events) if over else None,
        proof=_proof(events) if over else None,
    )


def _entries(events: Iterable[AnyEvent]) -> list[AnyCommand]:
    """The moves of a game that was written down move by move, as they were told."""
    return [event.move for event in events if isinstance(event, Entered) and event.refusal is None]


def _proof(events: Iterable[AnyEvent]) -> Proof | None:
    commit = next((event.commit for event in events if isinstance(event, ev.ShuffleCommitted)), None)
    nonces = next((event.nonces for event in events if isinstance(event, ev.NoncesGiven)), ())
    secret = next((event.secret for event in events if isinstance(event, ev.SecretRevealed)), "")
    return Proof(commit, secret, list(nonces), ALGORITHM) if commit and secret else None
