"""Write GCG: a table's log to a `GcgGame`, and a `GcgGame` to a file's bytes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from rekje.games.registry import get_game
from rekje.lexicon.source import LANGUAGES
from rekje.model import events as ev
from rekje.model.by_event import ByEvent
from rekje.model.edition import Edition
from rekje.model.families import AnyEvent, Entered
from rekje.model.problems import FormError
from rekje.model.squares import spelled
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, as_held, join_tiles, split_tiles
from rekje.records.gcg.gcg import GCG_GAME, LOST_CHALLENGE, MADE_BY, GcgGame, GcgPlayer, GcgTurn
from rekje.records.gcg.names import BOARD, GAME_TYPE, distribution_of
from rekje.records.record import ANY, edition_field
from rekje.referee import evolve
from rekje.referee.view import SeenEvents

_TAKEN = ("withdrawn", "left", "time")


def write_gcg(game: GcgGame) -> bytes:
    """A game as the bytes of a file, in UTF-8; the inverse of `rekje.records.gcg.read.read_gcg`."""
    return "".join(f"{line}\n" for line in _lines(game)).encode()


def _lines(game: GcgGame) -> Iterator[str]:
    """The lines in the order in which others take them: what the game is about and who plays, then nothing but moves
    with their notes, then racks. Anything else before the first move, or a note there, makes some refuse the file."""
    yield "#character-encoding UTF-8"
    ours = game.lexicon in (*LANGUAGES, ANY)
    if game.title:
        yield f"#title {game.title}"
    about = [*game.description.splitlines(), *([MADE_BY + game.lexicon] if ours else [])]
    yield from (f"#description {line}" for line in about)
    yield from (f"#{name} {text}".rstrip() for name, text in game.pragmas)
    if game.lexicon and not ours:
        yield f"#lexicon {game.lexicon}"
    if game.edition:
        yield f"#game-type {GAME_TYPE}"
        yield f"#board-layout {BOARD}"
        yield f"#tile-distribution {distribution_of(game.edition)}"
    for number, player in enumerate(game.players, 1):
        yield f"#player{number} {player.nick} {player.name}"
    for turn in game.turns:
        yield _turn_line(game, turn)
        if turn.note:
            yield f"#note {turn.note}"
    for number, rack in enumerate(game.racks, 1):
        if rack:
            yield f"#rack{number} {rack}"


def _turn_line(game: GcgGame, turn: GcgTurn) -> str:
    did = {
        "play": f"{turn.at} {turn.text}",
        "exchange": f"-{turn.text}",
        "pass": "-",
        "withdrawn": "--",
        "challenge": "(challenge)",
        "time": "(time)",
    }.get(turn.kind, f"({turn.text})")
    sign = "-" if turn.score < 0 or (turn.kind in _TAKEN and not turn.score) else "+"
    # Others find what comes after a rack by the space behind it, also where the rack is empty.
    rack = turn.rack + " " if turn.rack or turn.kind in ("challenge", "time") else ""
    return f">{game.players[turn.seat].nick}: {rack}{did} {sign}{abs(turn.score)} {turn.total}"


def from_events(events: SeenEvents, lexicon: str = "") -> GcgGame:
    """The game that a table's log tells, its players in the order in which they play. Racks are written as far as the
    log knows them: unknown tiles are left out, the tiles of a play are always there. Raises `FormError` for a game that
    GCG can't tell."""
    turns: list[GcgTurn] = []
    state: State | None = None
    if (game := next(event.config.game for event in events if isinstance(event, ev.TableOpened))) != GCG_GAME:
        raise FormError("form-gcg-game", game=game, known=GCG_GAME)
    told = ""
    ending: list[GcgTurn] = []
    for event in events:
        after = evolve(state, event)
        if isinstance(event, ev.RackTold):
            told = event.rack
        elif isinstance(event, ev.Ended):
            # Settled anew where the tiles left are told afterwards.
            ending = list(_ending(after, event.outcome))
        elif state is not None and (lines := list(_turns(state, event, after, told))):
            turns.extend(lines)
            told = ""
        state = after
    assert state is not None
    first = next((event.seat for event in events if isinstance(event, ev.TurnBegan)), 0)
    seats = [(first + n) % len(state.seats) for n in range(len(state.seats))]
    racks = tuple(_rack(state, seat) for seat in seats)
    players = _players(state)
    return GcgGame(
        players=tuple(players[seat] for seat in seats),
        turns=tuple(replace(turn, seat=seats.index(turn.seat)) for turn in _with_racks_beside([*turns, *ending])),
        lexicon=lexicon,
        edition=_edition_name(state.edition),
        racks=() if state.outcome or not any(racks) else racks,
    )


def _with_racks_beside(turns: Sequence[GcgTurn]) -> list[GcgTurn]:
    """Others want a rack on every line: that of the play where it came off, else that of the player's next line, before
    which nothing is drawn."""
    lines: list[GcgTurn] = []
    later: dict[int, str] = {}
    for place in reversed(range(len(turns))):
        line = turns[place]
        if line.kind == "withdrawn":
            line = replace(line, rack=turns[place - 1].rack)
        elif line.kind in ("pass", "challenge") and not line.rack:
            line = replace(line, rack=later.get(line.seat, ""))
        later[line.seat] = line.rack
        lines.append(line)
    return lines[::-1]


def _edition_name(edition: Edition) -> str:
    told = edition_field(edition)
    return told if isinstance(told, str) else ""


def _players(state: State) -> tuple[GcgPlayer, ...]:
    players: list[GcgPlayer] = []
    for number, seat in enumerate(state.seats, 1):
        name = " ".join(seat.name.split())
        nick = re.sub(r"[\s:]+", "_", name) or f"player{number}"
        taken = any(nick == player.nick for player in players)
        players.append(GcgPlayer(f"{nick}_{number}" if taken else nick, name or nick))
    return tuple(players)


def _rack(state: State, seat: int, needed: Iterable[str] = (), told: str = "") -> str:
    """A rack as ``told``, else the tiles known to be on it; those that a move takes from it were there, even if nobody
    wrote them down."""
    known = Counter(tile for tile in state.seats[seat].rack if tile != UNKNOWN)
    return told or join_tiles(state.letter_set.sort((known | Counter(needed)).elements()))


def _turns(state: State, event: AnyEvent, after: State, told: str) -> Iterator[GcgTurn]:
    if make := TURNS.get(event):
        yield from make(state, event, after, told)


def _play(state: State, event: ev.PlayLaid, after: State, told: str) -> Iterator[GcgTurn]:
    seat = event.seat
    rack = _rack(state, seat, map(as_held, event.tiles.values()), told)
    yield GcgTurn(seat, "play", event.score, after.seats[seat].score, rack, event.at, _laid(state, event))


def _exchange(state: State, event: ev.Exchanged, after: State, told: str) -> Iterator[GcgTurn]:
    seat, given = event.seat, split_tiles(event.given)
    text = str(len(given)) if UNKNOWN in given else event.given
    rack = _rack(state, seat, () if UNKNOWN in given else given, told)
    yield GcgTurn(seat, "exchange", 0, after.seats[seat].score, rack, "", text)


def _pass(state: State, event: ev.Passed, after: State, told: str) -> Iterator[GcgTurn]:
    yield GcgTurn(event.seat, "pass", 0, after.seats[event.seat].score, _rack(state, event.seat, (), told))


def _skipped(state: State, event: ev.TurnSkipped, after: State, told: str) -> Iterator[GcgTurn]:
    rack = _rack(state, event.seat)
    yield GcgTurn(event.seat, "pass", 0, after.seats[event.seat].score, rack, note=LOST_CHALLENGE)


def _taken_back(state: State, event: ev.PlayTakenBack, after: State, told: str) -> Iterator[GcgTurn]:
    score = after.seats[event.seat].score
    yield GcgTurn(event.seat, "withdrawn", score - state.seats[event.seat].score, score)


def _challenge(state: State, event: ev.Challenged, after: State, told: str) -> Iterator[GcgTurn]:
    """The points that an unfounded challenge costs, or gives the one challenged."""
    if event.points:
        yield GcgTurn(event.seat, "challenge", -event.points, after.seats[event.seat].score, _rack(state, event.seat))
    if event.bonus and state.pending:
        seat = state.pending.seat
        yield GcgTurn(seat, "challenge", event.bonus, after.seats[seat].score)


def _laid(state: State, event: ev.PlayLaid) -> str:
    """The word with ``.`` for each letter that lies there already."""
    return join_tiles("." if square in state.board else tile for square, tile in spelled(event.at, event.word))


def _ending(state: State, outcome: ev.Outcome) -> Iterator[GcgTurn]:
    """What the end adds and takes, in as many lines as it has reasons: the others' tiles, own tiles, the clock."""
    lines: list[GcgTurn] = []
    totals = [seat.score for seat in state.seats]
    out = outcome.reason == "out"
    worth = state.letter_set.worth
    for seat in (seat for seat in state.active if out and not state.seats[seat].rack):
        others = "".join(_rack(state, other) for other in state.active if other != seat)
        if others:
            gain = worth(split_tiles(others)) * (2 if get_game(state.config.game).doubles_rests(state.config) else 1)
            totals[seat] += gain
            lines.append(GcgTurn(seat, "out", gain, totals[seat], "", "", others))
    for seat, one in enumerate(state.seats):
        spared = out and get_game(state.config.game).doubles_rests(state.config) and not one.resigned
        rack = _rack(state, seat)
        if not rack or (spared and len(state.seats) == 2):
            continue
        # Among more than two the line for all tiles left doesn't tell whose they are.
        lost = 0 if spared else worth(one.rack)
        totals[seat] -= lost
        lines.append(GcgTurn(seat, "left", -lost, totals[seat], rack, "", rack))
    for seat, score in enumerate(outcome.scores):
        if score != totals[seat]:
            lines.append(GcgTurn(seat, "time", score - totals[seat], score, _rack(state, seat)))
    yield from lines


# fmt: off
TURNS: ByEvent[Callable[[State, Any, State, str], Iterator[GcgTurn]]] = ByEvent(
    {
        ev.PlayLaid: _play,
        ev.Exchanged: _exchange,
        ev.Passed: _pass,
        ev.TurnSkipped: _skipped,
        ev.PlayTakenBack: _taken_back,
        ev.Challenged: _challenge,
    },
    nothing=[
        # Racks told and the end have lines that `from_events` makes itself.
        ev.RackTold, ev.Ended,
        # GCG has no lines for these.
        ev.TableOpened, ev.ShuffleCommitted, ev.NoncesGiven, ev.SecretRevealed, ev.SeatGiven, ev.LotDrawn,
        ev.TilesDrawn, ev.TilesReturned, ev.TurnBegan, ev.WindowOpened, ev.Answered, ev.PlayStood, ev.Bought,
        ev.Overran, ev.Resigned, ev.VacationTaken, ev.RacksShown, Entered, ev.Rewound,
    ],
)
# fmt: on
"""The lines of a file that common events are. GCG tells games of crosswords only."""
