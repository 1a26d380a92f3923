"""Write GCG: a table's log to a `GcgGame`, and a `GcgGame` to a file's bytes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rekje.model import events as ev
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.model.squares import spelled
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, as_held, join_tiles, split_tiles
from rekje.records.gcg import GCG_GAME, GcgGame, GcgPlayer, GcgTurn
from rekje.records.record import edition_field
from rekje.referee import evolve


def write_gcg(game: GcgGame) -> bytes:
    """A game as the bytes of a file, in UTF-8; the inverse of `rekje.records.gcg_read.read_gcg`."""
    return "".join(f"{line}\n" for line in _lines(game)).encode()


def _lines(game: GcgGame) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    for number, player in enumerate(game.players, 1):
        yield f"#player{number} {player.nick} {player.name}"
    said = {"title": game.title, "description": game.description, "lexicon": game.lexicon, "note": game.note}
    yield from (f"#{name} {text}" for name, text in said.items() if text)
    if game.edition:
        yield f"#note Edition: {game.edition}"
    yield from (f"#{name} {text}".rstrip() for name, text in game.pragmas)
    if game.incomplete:
        yield "#incomplete"
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
    words = (f">{game.players[turn.seat].nick}:", turn.rack, did, f"{turn.score:+}", str(turn.total))
    return " ".join(word for word in words if word)


def from_events(events: Sequence[ev.AnyEvent], lexicon: str = "") -> GcgGame:
    """The game that a table's log tells. Racks are written as far as the log knows them: unknown tiles are left out,
    the tiles of a play are always there. A game that isn't over is marked as incomplete. Raises `FormError` for a game
    that GCG can't tell."""
    turns: list[GcgTurn] = []
    state: State | None = None
    if (game := next(event.config.game for event in events if isinstance(event, ev.TableOpened))) != GCG_GAME:
        raise FormError("form-gcg-game", game=game, known=GCG_GAME)
    for event in events:
        after = evolve(state, event)
        if state is not None:
            turns.extend(_turns(state, event, after))
        state = after
    assert state is not None
    over = state.outcome is not None
    racks = tuple(_rack(state, seat) for seat in range(len(state.seats)))
    return GcgGame(
        players=_players(state),
        turns=tuple(turns),
        lexicon=lexicon,
        edition=_edition_name(state.edition),
        racks=() if over or not any(racks) else racks,
        incomplete=not over,
    )


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


def _rack(state: State, seat: int, needed: Iterable[str] = ()) -> str:
    """The tiles known to be on a rack; those that a move takes from it were there, even if nobody wrote them down."""
    known = Counter(tile for tile in state.seats[seat].rack if tile != UNKNOWN)
    return join_tiles(state.letter_set.sort((known | Counter(needed)).elements()))


def _turns(state: State, event: ev.AnyEvent, after: State) -> Iterator[GcgTurn]:
    match event:
        case ev.PlayLaid(seat=seat):
            rack = _rack(state, seat, map(as_held, event.tiles.values()))
            yield GcgTurn(seat, "play", event.score, after.seats[seat].score, rack, event.at, _laid(state, event))
        case ev.Exchanged(seat=seat):
            given = split_tiles(event.given)
            text = str(len(given)) if UNKNOWN in given else event.given
            rack = _rack(state, seat, () if UNKNOWN in given else given)
            yield GcgTurn(seat, "exchange", 0, after.seats[seat].score, rack, "", text)
        case ev.Passed(seat=seat) | ev.TurnSkipped(seat=seat):
            yield GcgTurn(seat, "pass", 0, after.seats[seat].score, _rack(state, seat))
        case ev.PlayTakenBack(seat=seat):
            score = after.seats[seat].score
            yield GcgTurn(seat, "withdrawn", score - state.seats[seat].score, score, _rack(after, seat))
        case ev.Challenged(seat=seat) if event.points:
            yield GcgTurn(seat, "challenge", -event.points, after.seats[seat].score, _rack(state, seat))
        case ev.Ended():
            yield from _ending(state, event.outcome)


def _laid(state: State, event: ev.PlayLaid) -> str:
    """The word with ``.`` for each letter that lies there already."""
    return join_tiles("." if square in state.board else tile for square, tile in spelled(event.at, event.word))


def _ending(state: State, outcome: ev.Outcome) -> Iterator[GcgTurn]:
    """What the end adds and takes, in as many lines as it has reasons: own tiles, the others' tiles, the clock."""
    for seat, score in enumerate(outcome.scores):
        held, rack, total = state.seats[seat].rack, _rack(state, seat), state.seats[seat].score
        if held and UNKNOWN not in held:
            total -= state.letter_set.worth(held)
            yield GcgTurn(seat, "left", -state.letter_set.worth(held), total, rack, "", rack)
        elif not held and outcome.reason == "out" and seat in state.active:
            others = "".join(_rack(state, other) for other in state.active if other != seat)
            gain = state.letter_set.worth(split_tiles(others))
            total += gain
            if others:
                yield GcgTurn(seat, "out", gain, total, "", "", others)
        if score != total:
            yield GcgTurn(seat, "time", score - total, score, rack)
