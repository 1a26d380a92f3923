"""The scorekeeper's book: a game on the table in the room, written down line by line and refereed as it is written.

Every line is an event ``entered`` with what it brought about after it. A correction takes the log back to before the
first line that changes (``rewound``), and has the referee look at everything from there on anew; a line that no longer
holds stays where it is, with the reason.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rekje.games.registry import get_game
from rekje.model.commands import Challenge
from rekje.model.events import Challenged, Rewound, TableOpened
from rekje.model.families import AnyCommand, AnyEvent, Entered
from rekje.model.problems import FormError, Refusal
from rekje.model.state import State
from rekje.model.work import MOST_WORK, Work
from rekje.referee import Decided, begin, decide_move, replay
from rekje.referee.decide import Decision
from rekje.referee.rewinding import effective_places
from rekje.referee.turns import play_stands
from rekje.tables.facts import LiveFacts

MOST_LINES = 1000
MOST_BOOK_WORK = 10 * MOST_WORK
"""What one change of a book may spend on refereeing anew whatever follows it."""
WORK_A_LINE = 500


class Entry(msgspec.Struct, frozen=True):
    """A move to be written down, under a name that no other line of the table has."""

    id: str
    move: AnyCommand


class Line(msgspec.Struct, frozen=True):
    """A line of the book: its entry, its place in the log, what it brought about, or why it doesn't hold."""

    entry: Entry
    place: int
    events: tuple[AnyEvent, ...]
    refusal: Refusal | None


class BookChange(msgspec.Struct, frozen=True):
    """A change of the book: the lines ``drop`` go, and the entries ``put`` come before the line ``before`` (None: at
    the end). What is put must hold, unless it is to be written down all the same (``anyhow``)."""

    put: tuple[Entry, ...] = ()
    drop: tuple[str, ...] = ()
    before: str | None = None
    anyhow: bool = False


class Changed(msgspec.Struct, frozen=True):
    """The events that change a book, to be appended as one, and the table after them."""

    events: tuple[AnyEvent, ...]
    state: State


def lines_of(log: Sequence[AnyEvent]) -> list[Line]:
    """The lines of a book, as far as they still count."""
    lines: list[Line] = []
    for place in effective_places(log):
        event = log[place]
        if isinstance(event, Entered):
            lines.append(Line(Entry(event.id, event.move), place, (), event.refusal))
        elif lines:
            last = lines[-1]
            lines[-1] = msgspec.structs.replace(last, events=(*last.events, event))
    return lines


def state_before(log: Sequence[AnyEvent], line: str | None) -> State:
    """The table as it was before a line, None: as it is. Raises `FormError` for a line that there isn't."""
    if line is None:
        return replay(log)
    lines = lines_of(log)
    return replay(log[: lines[place_of(lines, line)].place])


def change_book(log: Sequence[AnyEvent], change: BookChange, facts: LiveFacts) -> Changed | Refusal:
    """What changes a book; or why what is put doesn't hold. Raises `FormError` for lines that there aren't, for a name
    given twice, and where refereeing all of it anew would be too much work."""
    lines = lines_of(log)
    wanted = _wanted(lines, change)
    old = [line.entry for line in lines]
    same = next((n for n, (one, other) in enumerate(zip(old, wanted, strict=False)) if one != other), None)
    same = min(len(old), len(wanted)) if same is None else same
    firm = {line.entry.id for line in lines if not line.refusal} | {entry.id for entry in change.put}
    seats = len(_opened(log).config.seats)
    game = get_game(_opened(log).config.game)
    first = game.first_seat([entry.move for entry in wanted if entry.id in firm], seats)
    if first != game.first_seat([line.entry.move for line in lines if not line.refusal], seats):
        same = 0
    writing = _Writing(log, lines, same, facts.beside_the_board(first), Work(MOST_BOOK_WORK))
    for entry in wanted[same:]:
        refusal = writing.enter(entry)
        if refusal and entry in change.put and not change.anyhow:
            return refusal
    return Changed(tuple(writing.events), writing.state)


def _wanted(lines: Sequence[Line], change: BookChange) -> list[Entry]:
    """The entries of the book as it is to be."""
    for gone in change.drop:
        place_of(lines, gone)
    at = len(lines) if change.before is None else place_of(lines, change.before)
    around = [line.entry for line in lines]
    wanted = [
        *(entry for entry in around[:at] if entry.id not in change.drop),
        *change.put,
        *(entry for entry in around[at:] if entry.id not in change.drop),
    ]
    names = [entry.id for entry in wanted]
    if len(set(names)) < len(names):
        raise FormError("keep-line-twice")
    if len(around) < len(wanted) > MOST_LINES:
        raise FormError("keep-full", most=MOST_LINES)
    return wanted


def drawn_up(state: State, facts: LiveFacts) -> State:
    """A table as it is at the board, where tiles are drawn as soon as a play is counted (S2), although it may still be
    doubted: with the bag and the racks as they are if it stands."""
    if state.pending is None:
        return state
    draft = Decision(state, facts)
    play_stands(draft)
    after = draft.state
    seats = tuple(
        msgspec.structs.replace(seat, rack=then.rack) for seat, then in zip(state.seats, after.seats, strict=True)
    )
    return msgspec.structs.replace(state, bag=after.bag, seats=seats)


def place_of(lines: Sequence[Line], name: str) -> int:
    """Where a line stands in the book, from 0. Raises `FormError` for one that there isn't."""
    for index, line in enumerate(lines):
        if line.entry.id == name:
            return index
    raise FormError("keep-no-line")


def _opened(log: Sequence[AnyEvent]) -> TableOpened:
    opened = log[0]
    assert isinstance(opened, TableOpened)
    return opened


class _Writing:
    """A book being written on, from one of its lines."""

    def __init__(self, log: Sequence[AnyEvent], lines: Sequence[Line], same: int, facts: LiveFacts, work: Work) -> None:
        start = _taken_back(log, lines, same, facts)
        self.events = list(start.events)
        self.state = start.state
        self._facts = facts
        self._work = work

    def enter(self, entry: Entry) -> Refusal | None:
        """Write an entry down, with what it brings about; or with why it doesn't hold."""
        work = Work(min(MOST_WORK, self._work.left))
        answer = decide_move(self.state, entry.move, self._facts, work)
        self._work.spend(WORK_A_LINE + work.spent)
        refusal = answer if isinstance(answer, Refusal) else _doubts_others(entry.move, answer.events)
        kept = Decided((), self.state) if refusal or isinstance(answer, Refusal) else answer
        events = (Entered(entry.id, entry.move, refusal), *kept.events)
        # The entry itself only counts for the version.
        self.state = _at_version(kept.state, self.state.version + len(events))
        self.events.extend(events)
        return refusal


def _doubts_others(move: AnyCommand, brought: Sequence[AnyEvent]) -> Refusal | None:
    """C6: after a correction other words may be in doubt than those that somebody doubted."""
    if not isinstance(move, Challenge):
        return None
    looked_up = {one.word for event in brought if isinstance(event, Challenged) for one in event.verdicts}
    gone = [word for word in move.words if word not in looked_up]
    return Refusal("C6", "keep-other-words", {"words": ", ".join(gone)}) if gone else None


def _taken_back(log: Sequence[AnyEvent], lines: Sequence[Line], same: int, facts: LiveFacts) -> Changed:
    """What takes a log back to before a line. Before the first line, the seat that began may change too."""
    if same == 0:
        counts = [log[place] for place in effective_places(log)]
        begun = begin(_opened(log).config, facts)
        if counts[: len(begun.events)] != [*begun.events]:
            events = (Rewound(1), *begun.events[1:])
            return Changed(events, _at_version(begun.state, len(log) + len(events)))
    back = (Rewound(lines[same].place),) if same < len(lines) else ()
    return Changed(back, replay([*log, *back]))


def _at_version(state: State, version: int) -> State:
    return msgspec.structs.replace(state, version=version)
