"""A scorekeeper's book, whatever is corrected in it, is the book that was written straight."""

from __future__ import annotations

import random
from functools import reduce

import msgspec
import pytest

from rekje.model.commands import Play
from rekje.model.events import Rewound
from rekje.model.families import AnyEvent, Entered
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.records.export import export_record, moves_of
from rekje.records.record import read_record, write_record
from rekje.records.replay import RecordFacts, replay_record
from rekje.referee import begin, effective_log, evolve, replay
from rekje.tables.facts import LiveFacts
from rekje.tables.scorekeeping import BookChange, Entry, Line, change_book, lines_of, state_before
from tests.property.tables import Room, builtin_room
from tests.property.test_invariants import play_out

ROOMS = [
    ("scrabble", "nl-early", 3, {"judging": "challenge", "challenge_penalty": "turn"}),
    ("scrabble", "en", 2, {"judging": "agree"}),
    ("woordenspel", "nl", 3, {"judging": "agree"}),
    ("koning", "nl", 4, {"judging": "challenge"}),
    ("letter", "de", 3, {"judging": "challenge", "knock_window": 5}),
    ("letter", "en", 2, {"judging": "agree"}),
]
EVERY_ROOM = pytest.mark.parametrize(("game", "edition", "seats", "options"), ROOMS, ids=lambda value: str(value))


class Book:
    """A book and its log, as a table keeps it."""

    def __init__(self, room: Room) -> None:
        self.facts = LiveFacts(room.source, room.source)
        config = msgspec.structs.replace(room.config, known=False)
        begun = begin(config, self.facts.beside_the_board(0))
        self.log: list[AnyEvent] = list(begun.events)
        self.state = begun.state

    def change(self, change: BookChange) -> Refusal | None:
        answer = change_book(self.log, change, self.facts)
        if isinstance(answer, Refusal):
            return answer
        self.log += answer.events
        self.state = answer.state
        return None

    def write(self, entry: Entry, before: str | None = None) -> None:
        assert self.change(BookChange(put=(entry,), before=before, anyhow=True)) is None

    @property
    def lines(self) -> list[Line]:
        return lines_of(self.log)


def entries_of(room: Room, most: int) -> list[Entry]:
    """The moves of a random game, as somebody beside it would write them down, who saw no tiles and no clock."""
    play_out(room, 7)
    plain = [msgspec.structs.replace(move, ms=None) for move in moves_of(room.events, full=False)]
    return [Entry(f"line-{number}", move) for number, move in enumerate(plain[:most])]


def plain(state: State) -> State:
    return msgspec.structs.replace(state, version=0)


def straight(room: Room, entries: list[Entry]) -> Book:
    book = Book(room)
    for entry in entries:
        book.write(entry)
    return book


@EVERY_ROOM
def test_a_corrected_book_is_the_one_written_straight(
    game: str, edition: str, seats: int, options: dict[str, object]
) -> None:
    room = builtin_room(edition, seats, 3, game, **options)
    entries = entries_of(room, 25)
    chance = random.Random(5)
    book, wanted = Book(room), list[Entry]()
    for entry in entries:
        book.write(entry)
        wanted.append(entry)
        if chance.random() < 0.4:
            corrected = chance.randrange(len(wanted))
            before = wanted[corrected + 1].id if corrected + 1 < len(wanted) else None
            gone = wanted.pop(corrected)
            assert book.change(BookChange(drop=(gone.id,), anyhow=True)) is None
            if before or chance.random() < 0.5:
                book.write(gone, before)
                wanted.insert(corrected, gone)
        assert [line.entry for line in book.lines] == wanted
    other = straight(room, wanted)
    assert plain(book.state) == plain(other.state) == plain(replay(book.log))
    assert book.state == replay(book.log)
    assert [line.refusal for line in book.lines] == [line.refusal for line in other.lines]
    assert sum(isinstance(event, Rewound) for event in book.log) > 3
    assert sum(line.refusal is None for line in book.lines) > len(wanted) // 3


@EVERY_ROOM
def test_a_live_table_goes_on_from_where_a_log_with_rewinds_replays_to(
    game: str, edition: str, seats: int, options: dict[str, object]
) -> None:
    room = builtin_room(edition, seats, 9, game, **options)
    entries = entries_of(room, 25)
    book = straight(room, entries[:12])
    for entry in entries[9:12]:
        assert book.change(BookChange(drop=(entry.id,))) is None
    book.change(BookChange(drop=(entries[2].id,)))
    for entry in entries[12:]:
        live, length = book.state, len(book.log)
        assert live.version == length
        book.write(entry)
        added = book.log[length:]
        if not any(isinstance(event, Rewound) for event in added):
            assert reduce(evolve, added, live) == book.state
    assert plain(replay(effective_log(book.log))) == plain(book.state)
    stored = msgspec.json.decode(msgspec.json.encode(book.log), type=list[AnyEvent])
    assert replay(stored) == book.state
    for line in book.lines:
        before = state_before(book.log, line.entry.id)
        after = reduce(evolve, (Entered(line.entry.id, line.entry.move, line.refusal), *line.events), before)
        assert after.version == line.place + 1 + len(line.events)


@EVERY_ROOM
def test_a_book_is_an_open_record(game: str, edition: str, seats: int, options: dict[str, object]) -> None:
    room = builtin_room(edition, seats, 4, game, **options)
    book = straight(room, entries_of(room, 80))
    book.change(BookChange(drop=(book.lines[3].entry.id,)))
    book.write(Entry("again", msgspec.structs.replace(book.lines[2].entry.move)), book.lines[3].entry.id)
    record = read_record(write_record(export_record(book.log, "any")))
    assert record.draws is None
    assert record.moves == [line.entry.move for line in book.lines if line.refusal is None]
    result = replay_record(record, RecordFacts(record, room.source, room.source))
    assert result.refusal is None
    assert result.turns[-1].totals == tuple(seat.score for seat in book.state.seats)


def test_what_is_put_and_refused_changes_nothing() -> None:
    room = builtin_room("en", 2, 4)
    entries = entries_of(room, 6)
    book = straight(room, entries)
    log = list(book.log)
    wrong = Entry("wrong", Play(seat=entries[0].move.seat, at="8A", word="QQQQ"))
    assert book.change(BookChange(put=(wrong,))) is not None
    assert book.change(BookChange(put=(wrong,), drop=(entries[1].id,), before=entries[1].id)) is not None
    assert book.log == log
