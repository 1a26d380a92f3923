"""Takes in what other processes have done at a table, and tells the people there in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from rekje.model.events import Rewound
from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.referee import evolve
from rekje.server.live.listener import Listener
from rekje.server.live.table import CHAT_LINES, Live, chat_line
from rekje.storage.database.register import StoredChatLine
from rekje.storage.database.together.newer import Batch, Newer, ReadSoFar
from rekje.tables.about import About
from rekje.tables.facts import LiveFacts
from rekje.tables.room import Step
from rekje.wire.messages import ChatSwitched, Rematch, Said

_events = msgspec.json.Decoder(tuple[AnyEvent, ...])
_SHOWN = ("config", "was", "changes", "opening", "shows", "host")
"""The agreements that only a whole snapshot shows."""


class Folded(NamedTuple):
    """A game read as a whole: its state, the squares of its last change, its facts, and its receipts."""

    state: State
    last: tuple[str, ...]
    facts: LiveFacts
    receipts: dict[str, int]


def known_of(live: Live) -> ReadSoFar:
    """How far a table has been read."""
    return ReadSoFar(live.version, live.chat[-1].number if live.chat else 0, live.attendance.holders)


def steps_of(live: Live, found: Sequence[Batch]) -> list[Step] | None:
    """The steps that bring the game up to date; None if the game has to be read as a whole: it has begun elsewhere, or
    something was taken back."""
    if live.room is None or live.kind == "kept":
        return None if found else []
    state, steps = live.room.state, []
    for batch in found:
        events = _events.decode(batch.events)
        if (
            batch.first != state.version
            or len(events) != batch.count
            or any(isinstance(one, Rewound) for one in events)
        ):
            return None
        for event in events:
            state = evolve(state, event)
        steps.append(Step(batch.first, events, state, batch.receipt))
    return steps


def take(live: Live, newer: Newer, game: Sequence[Step] | Folded, now: int, *, chat_on: bool) -> None:
    """Take in what is new: the agreements, who holds what, the chat, the ``game``. The table's lock is held."""
    before, mutes = live.about, live.mutes
    held = {listener: live.attendance.held(listener.who) for listener in live.attendance.listeners}
    seats = len(live.people)
    live.attendance.take_holders(newer.holdings)
    live.about, live.began, live.mutes = newer.row.about, newer.row.began, newer.mutes
    lines = _take_lines(live, newer)
    anew = any(getattr(before, name) != getattr(live.about, name) for name in _SHOWN)
    if isinstance(game, Folded):
        live.last = game.last
        live.recent.clear()
        live.resume(game.state, game.facts, game.receipts, now)
        anew = True
    else:
        for step in game:
            live.take_step(step)
    live.revision = newer.row.revision
    if len(live.people) != seats:
        _renumber(live, held)
    live.opened -= live.attendance.taken
    _rename(live, newer.row.standing.names)
    for line in lines:
        live.tell_all(Said(line=chat_line(line)))
    _tell(live, before, held, anew=anew, mutes_changed=mutes != live.mutes, chat_on=chat_on)
    _dismiss(live, newer)
    live.after()


def _take_lines(live: Live, newer: Newer) -> list[StoredChatLine]:
    """Take in the chat. Returns the lines that nobody here has read."""
    last = live.chat[-1].number if live.chat else 0
    if newer.all_lines:
        live.chat = deque(newer.lines, maxlen=CHAT_LINES)
    else:
        live.chat.extend(newer.lines)
    return [line for line in newer.lines if line.number > last]


def _renumber(live: Live, held: Mapping[Listener, frozenset[int]]) -> None:
    """Let everybody look from the same seat under its new number. The order of seats stays."""
    live.opened.clear()
    for listener, seats in held.items():
        listener.moved(dict(zip(sorted(seats), sorted(live.attendance.held(listener.who)), strict=False)))


def _rename(live: Live, names: Sequence[str]) -> None:
    """Take in new names in a game, and show everybody everything if there are any."""
    if (room := live.room) is None:
        return
    changed = {seat: name for seat, name in enumerate(names) if room.state.seats[seat].name != name}
    if changed:
        room.rename(changed)


def _tell(
    live: Live,
    before: About,
    held: Mapping[Listener, frozenset[int]],
    *,
    anew: bool,
    mutes_changed: bool,
    chat_on: bool,
) -> None:
    """Tell everybody what has changed besides the game and the chat."""
    if anew:
        live.show_anew()
    else:
        for listener, seats in held.items():
            if mutes_changed or seats != live.attendance.held(listener.who):
                listener.begun()
    if before.chat != live.about.chat:
        live.tell_all(ChatSwitched(on=live.about.chat and chat_on))
    if live.about.rematch is not None and before.rematch is None:
        live.tell_all(Rematch(table=live.about.rematch))
    live.tell_presence()


def _dismiss(live: Live, newer: Newer) -> None:
    """Close the connections of people who have no part in the table any more."""
    for listener in live.attendance.listeners:
        who = listener.who
        if live.attendance.held(who):
            continue
        if who in newer.removed:
            live.dismiss([who], FormError("serve-removed"))
        else:
            live.send_back([listener])
