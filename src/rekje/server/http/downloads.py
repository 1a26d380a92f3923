"""Games to download, and games to look at again. While a game is on, both go through the one gate (C4)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import msgspec

from rekje.analysis.course import Follower
from rekje.analysis.missed import turns_taken
from rekje.drawing.sheet.page import Heading, score_sheet
from rekje.model.events import Ended, TableOpened, TurnBegan
from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.model.squares import square_name
from rekje.records.export import export_record
from rekje.records.formats import GameFile, game_named
from rekje.referee import replay, view
from rekje.referee.rewinding import effective_log
from rekje.referee.view import see_all, see_events
from rekje.server.live.table import newest
from rekje.storage.database.events import DatabaseEvents
from rekje.wire.bodies import History, HistoryStep, Log, PastPosition, StepLine
from rekje.wire.view import make_rules, make_view


def record_of(store: DatabaseEvents, table: str, form: str) -> tuple[bytes, str, str]:
    """A table's record: its bytes, their media type, the file's suffix. Raises `FormError` for an unknown format, and
    for a format that can't tell this game."""
    events = _begun(store, table)
    opened = events[0]
    assert isinstance(opened, TableOpened)
    wanted = game_named(form)
    if wanted is None:
        raise FormError("serve-no-page")
    record = export_record(events, opened.config.lexicon)
    data = wanted.write(GameFile(record, events=see_all(events, None)))
    return data, wanted.media_type, wanted.extension


def sheet_of(store: DatabaseEvents, table: str, day: date | None, language: str) -> bytes:
    """A table's score sheet as a page. While the game is on, it has what everybody may see. Raises `FormError` before
    the game has begun."""
    events = _begun(store, table)
    return score_sheet(see_all(events, None), Heading(day=day), language=language).encode()


def history_of(store: DatabaseEvents, table: str, reader: int | None) -> History:
    """Every step of a game as a reader may see it. Once the game is over, that is everything."""
    log = effective_log(_begun(store, table))
    over = any(isinstance(event, Ended) for event in log)
    steps: list[HistoryStep] = []
    follower = Follower()
    began: list[int] = []
    last: tuple[str, ...] = ()
    for batch in _steps(log):
        before = follower.state
        events = see_events(batch, reader, over=over)
        for event in events:
            state = follower.add(event)
        began += [len(steps)] * (len(follower.lines) - len(began))
        last = newest(before, state, last) if before else ()
        moment = state.turn.ms if state.turn else 0
        plain = msgspec.structs.replace(make_view(view(state, reader, over=over), last, moment), sheet=())
        laid_by = {square_name(square): seat for square, seat in follower.layers.laid_by.items()}
        steps.append(HistoryStep(events, plain, laid_by))
    lines = tuple(StepLine(step, line) for step, line in zip(began, follower.lines, strict=True))
    return History(make_rules(state.config), tuple(steps), lines)


def position_of(store: DatabaseEvents, table: str, turn: int) -> PastPosition:
    """What the seat on turn saw before it acted in a turn of a finished game. Turn 0 is the table at the end. Raises
    `FormError` while the game is on, and for a turn that didn't happen."""
    events = log_of(store, table).events
    taken = turns_taken(events) if turn else ()
    found = [one.seen for one in taken if one.number == turn] if turn else [view(replay(events), None)]
    if not found:
        raise FormError("serve-no-page")
    seen = found[0]
    return PastPosition(make_rules(seen.config), msgspec.structs.replace(make_view(seen, (), 0), sheet=()))


def log_of(store: DatabaseEvents, table: str) -> Log:
    """All that happened in a game. Raises `FormError` while it is on."""
    events = see_all(store.load(table), None)
    if not any(isinstance(event, Ended) for event in events):
        raise FormError("serve-not-over")
    return Log(events)


def _begun(store: DatabaseEvents, table: str) -> Sequence[AnyEvent]:
    """The events of a table. Raises `FormError` before the game has begun."""
    events = store.load(table)
    if not events:
        raise FormError("serve-waiting")
    return events


def _steps(events: Sequence[AnyEvent]) -> list[list[AnyEvent]]:
    """The events by steps. A step ends where a turn begins. All events before the first turn are one step."""
    steps: list[list[AnyEvent]] = [[]]
    for event in events:
        steps[-1].append(event)
        if isinstance(event, TurnBegan):
            steps.append([])
    return [step for step in steps if step]
