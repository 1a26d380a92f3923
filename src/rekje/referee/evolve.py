"""``evolve(state, *events)``: the state after some events. Asks no word list, engine, clock or default."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from rekje.games.registry import get_game
from rekje.model import events as ev
from rekje.model.by_event import ByEvent
from rekje.model.events import Rewound
from rekje.model.families import AnyEvent, Entered
from rekje.model.squares import parse_square
from rekje.model.state import SheetLine, State, Turn, Window
from rekje.model.tiles import UNKNOWN, Tiles, as_held, split_tiles
from rekje.referee.awaiting import awaiting
from rekje.referee.opening import opened
from rekje.referee.rewinding import effective_log
from rekje.referee.vacation import vacations_after


def replay(events: Iterable[AnyEvent]) -> State:
    """The state after a whole log, the first event of which opens the table. What was taken back is left out, but
    counts for the version."""
    log = list(events)
    return replace(evolve(None, *effective_log(log)), version=len(log))


def evolve(state: State | None, *events: AnyEvent) -> State:
    """The state after more events; ``None`` before the first. Taking events back takes the log: `replay`."""
    for event in events:
        state = _after(state, event)
    assert state is not None, "a table begins with the event table-opened"
    # Read from the state alone, so that it is only asked for at the end.
    return replace(state, awaiting=awaiting(state))


def _after(state: State | None, event: AnyEvent) -> State:
    """The state after one more event, but for ``awaiting``."""
    assert not isinstance(event, Rewound), "only a whole log can be rewound"
    if isinstance(event, ev.TableOpened):
        after = opened(event.config)
    else:
        assert state is not None
        shared, own = EVOLVES.get(event), get_game(state.config.game).evolves.get(type(event))
        assert shared or own or type(event) in EVOLVES.types, f"nobody folds {type(event).__name__}"
        after = shared(state, event) if shared else state
        after = own(after, event) if own else after
    return _resolve(replace(after, version=after.version + 1))


def change_seat(state: State, number: int, **changes: Any) -> State:
    """The state with one seat changed."""
    seats = tuple(replace(seat, **changes) if i == number else seat for i, seat in enumerate(state.seats))
    return replace(state, seats=seats)


def change_scores(state: State, play: ev.PlayLaid, sign: int) -> State:
    """The state with everybody's totals as a play changes them (or, with -1, as they were before it)."""
    changes = play.changes or tuple(play.score if i == play.seat else 0 for i in range(len(state.seats)))
    seats = (replace(seat, score=seat.score + sign * n) for seat, n in zip(state.seats, changes, strict=True))
    return replace(state, seats=tuple(seats))


def spend(rack: Tiles, tiles: Iterable[str]) -> Tiles:
    """A rack without some tiles. A tile that isn't seen on it is one of the unknown tiles. When an unknown tile leaves,
    all the rest become unknown, since it could have been any of them."""
    left = list(rack)
    for tile in tiles:
        if tile == UNKNOWN:
            left = [UNKNOWN] * (len(left) - 1)
        else:
            left.remove(tile if tile in left else UNKNOWN)
    return tuple(left)


def _resolve(state: State) -> State:
    """In an open record, tiles that only one rack can hold are known."""
    if state.config.known or state.bag or not get_game(state.config.game).infers_racks:
        return state
    holders = [i for i, seat in enumerate(state.seats) if UNKNOWN in seat.rack]
    if len(holders) != 1:
        return state
    rack = [tile for tile in state.seats[holders[0]].rack if tile != UNKNOWN]
    unseen = state.unseen
    if unseen.total() != len(state.seats[holders[0]].rack) - len(rack):
        return state
    return change_seat(state, holders[0], rack=state.letter_set.sort([*rack, *unseen.elements()]))


def _committed(state: State, event: ev.ShuffleCommitted) -> State:
    return replace(state, commit=event.commit, secret=event.secret)


def _nonces(state: State, event: ev.NoncesGiven) -> State:
    return replace(state, nonces=event.nonces)


def _revealed(state: State, event: ev.SecretRevealed) -> State:
    return replace(state, secret=event.secret)


def _seat_given(state: State, event: ev.SeatGiven) -> State:
    return change_seat(state, event.seat, player=event.player)


def _lot(state: State, event: ev.LotDrawn) -> State:
    return replace(state, cursor=event.cursor)


def _drawn(state: State, event: ev.TilesDrawn) -> State:
    tiles = split_tiles(event.tiles)
    state = replace(state, bag=state.bag - len(tiles), cursor=event.cursor)
    return change_seat(state, event.seat, rack=state.seats[event.seat].rack + tiles)


def _returned(state: State, event: ev.TilesReturned) -> State:
    back = sum(len(state.seats[seat].rack) for seat in state.active)
    for seat in state.active:
        state = change_seat(state, seat, rack=())
    return replace(state, bag=state.bag + back)


def _turn(state: State, event: ev.TurnBegan) -> State:
    return replace(state, turn=Turn(event.seat, event.number, event.ms))


def _skipped(state: State, event: ev.TurnSkipped) -> State:
    return change_seat(state, event.seat, skips=state.seats[event.seat].skips - 1)


def _use_time(state: State, seat: int, ms: int) -> State:
    assert state.turn is not None
    used = state.seats[seat].used_ms + max(0, ms - state.turn.ms)
    state = change_seat(state, seat, used_ms=used, turns=state.seats[seat].turns + 1)
    assert state.turn is not None
    return replace(state, late=(), turn=replace(state.turn, ms=max(ms, state.turn.ms), over=True))


def _laid(state: State, event: ev.PlayLaid) -> State:
    seat = state.seats[event.seat]
    rack = spend(seat.rack, map(as_held, event.tiles.values()))
    state = change_scores(change_seat(state, event.seat, rack=rack), event, 1)
    board = {**state.board, **{parse_square(name): tile for name, tile in event.tiles.items()}}
    line = SheetLine(event.seat, "play", event.at, event.word, event.words, event.score, len(event.tiles))
    state = replace(state, board=board, pending=event, sheet=(*state.sheet, line))
    return _use_time(state, event.seat, event.ms)


def _window(state: State, event: ev.WindowOpened) -> State:
    return replace(state, window=Window(event.kind, event.asked))


def _answered(state: State, event: ev.Answered) -> State:
    if state.window is None:
        return replace(state, late=tuple(seat for seat in state.late if seat != event.seat))
    answers = {**state.window.answers, event.seat: event.yes}
    return replace(state, window=replace(state.window, answers=answers))


def _challenged(state: State, event: ev.Challenged) -> State:
    seat = state.seats[event.seat]
    state = change_seat(state, event.seat, score=seat.score - event.points, skips=seat.skips + event.turns)
    if event.points:
        line = SheetLine(event.seat, "challenge", score=-event.points)
        return replace(state, sheet=(*state.sheet, line))
    if not event.bonus:
        return state
    assert state.pending is not None
    gainer = state.pending.seat
    state = replace(state, sheet=(*state.sheet, SheetLine(gainer, "bonus", score=event.bonus)))
    return change_seat(state, gainer, score=state.seats[gainer].score + event.bonus)


def _stood(state: State, event: ev.PlayStood) -> State:
    return replace(state, pending=None, window=None, late=_late(state), passes=0, dry=0)


def _late(state: State) -> tuple[int, ...]:
    if state.window is None or state.window.kind != "vote" or state.config.known:
        return ()
    return tuple(seat for seat in state.window.asked if seat not in state.window.answers)


def _taken_back(state: State, event: ev.PlayTakenBack) -> State:
    play = state.pending
    assert play is not None
    seat = state.seats[event.seat]
    squares = set(map(parse_square, play.tiles))
    state = change_seat(state, event.seat, rack=seat.rack + tuple(map(as_held, play.tiles.values())))
    state = change_scores(state, play, -1)
    board = {square: tile for square, tile in state.board.items() if square not in squares}
    # The play need not be the last line: somebody may have resigned while it could be challenged.
    place = max(i for i, line in enumerate(state.sheet) if (line.seat, line.kind) == (event.seat, "play"))
    struck = replace(state.sheet[place], kind="taken-back", score=0)
    sheet = (*state.sheet[:place], struck, *state.sheet[place + 1 :])
    return replace(
        state, board=board, sheet=sheet, pending=None, window=None, late=_late(state), passes=0, dry=state.dry + 1
    )


def _exchanged(state: State, event: ev.Exchanged) -> State:
    drawn, given = split_tiles(event.drawn), split_tiles(event.given)
    rack = spend(state.seats[event.seat].rack, given) + drawn
    state = change_seat(replace(state, cursor=event.cursor), event.seat, rack=rack)
    line = SheetLine(event.seat, "exchange", count=len(given))
    state = replace(state, passes=0, dry=state.dry + 1, sheet=(*state.sheet, line))
    return _use_time(state, event.seat, event.ms)


def _bought(state: State, event: ev.Bought) -> State:
    tiles = split_tiles(event.tiles)
    assert state.turn is not None
    # One line of the sheet for all tiles bought in a turn.
    before = state.sheet[:-1] if state.turn.bought else state.sheet
    turn = replace(state.turn, bought=state.turn.bought + len(tiles))
    sheet = (*before, SheetLine(event.seat, "buy", count=turn.bought))
    state = replace(state, bag=state.bag - len(tiles), cursor=event.cursor, turn=turn, sheet=sheet)
    return change_seat(state, event.seat, rack=state.seats[event.seat].rack + tiles)


def _passed(state: State, event: ev.Passed) -> State:
    line = SheetLine(event.seat, "time-up" if event.timed_out else "pass")
    # Who has bought has done something: a round of passes begins anew.
    passes = 0 if state.turn and state.turn.bought else state.passes + 1
    state = replace(state, passes=passes, dry=state.dry + 1, sheet=(*state.sheet, line))
    return _use_time(state, event.seat, event.ms)


def _overran(state: State, event: ev.Overran) -> State:
    seat = state.seats[event.seat]
    return change_seat(state, event.seat, overran=seat.overran + event.minutes, skips=seat.skips + event.turns)


def _resigned(state: State, event: ev.Resigned) -> State:
    state = change_seat(_without_turns_of(state, event.seat), event.seat, resigned=True)
    state = replace(state, sheet=(*state.sheet, SheetLine(event.seat, "resign")))
    if state.window:
        asked = tuple(seat for seat in state.window.asked if seat != event.seat)
        answers = {seat: yes for seat, yes in state.window.answers.items() if seat != event.seat}
        state = replace(state, window=replace(state.window, asked=asked, answers=answers))
    if state.turn and event.seat == state.turn.seat and not state.turn.over:
        state = _use_time(state, event.seat, event.ms)
    return state


def _vacation(state: State, event: ev.VacationTaken) -> State:
    return change_seat(state, event.seat, vacations=vacations_after(state, event))


_NO_TURN = ("resign", "buy", "challenge", "bonus")


def _without_turns_of(state: State, seat: int) -> State:
    """Turns of a seat that has left the game count neither as passes in a row nor as turns without a play (C5)."""
    turns = [line for line in reversed(state.sheet) if line.kind not in _NO_TURN]
    passed = itertools.takewhile(lambda line: line.kind in ("pass", "time-up"), turns[: state.passes])
    dry = itertools.takewhile(lambda line: line.kind != "play", turns[: state.dry])
    return replace(
        state,
        passes=state.passes - sum(line.seat == seat for line in passed),
        dry=state.dry - sum(line.seat == seat for line in dry),
    )


def _shown(state: State, event: ev.RacksShown) -> State:
    for seat, tiles in enumerate(event.racks):
        if tiles is not None:
            state = change_seat(state, seat, rack=split_tiles(tiles))
    return replace(state, shown=True, minutes_over=event.minutes_over)


def _ended(state: State, event: ev.Ended) -> State:
    return replace(state, outcome=event.outcome, window=None, pending=None)


EVOLVES: ByEvent[Callable[[State, Any], State]] = ByEvent(
    {
        ev.ShuffleCommitted: _committed,
        ev.NoncesGiven: _nonces,
        ev.SecretRevealed: _revealed,
        ev.SeatGiven: _seat_given,
        ev.LotDrawn: _lot,
        ev.TilesDrawn: _drawn,
        ev.TilesReturned: _returned,
        ev.TurnBegan: _turn,
        ev.TurnSkipped: _skipped,
        ev.PlayLaid: _laid,
        ev.WindowOpened: _window,
        ev.Answered: _answered,
        ev.Challenged: _challenged,
        ev.PlayStood: _stood,
        ev.PlayTakenBack: _taken_back,
        ev.Exchanged: _exchanged,
        ev.Bought: _bought,
        ev.Passed: _passed,
        ev.Overran: _overran,
        ev.Resigned: _resigned,
        ev.VacationTaken: _vacation,
        ev.RacksShown: _shown,
        ev.Ended: _ended,
    },
    # The opening makes the first state. Events taken back are left out before a log is folded. Racks told and entries
    # are only read when a record is written.
    nothing=[ev.TableOpened, ev.Rewound, ev.RackTold, Entered],
)
"""What common events change in every game; `GameDefinition.evolves` says what else they change, and what a family's own
do."""
