"""Whole random games hold what must always hold."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from rekje.games.registry import get_game
from rekje.model.events import LotDrawn
from rekje.model.families import AnyEvent
from rekje.model.problems import Refusal
from rekje.model.sizes import face_of
from rekje.model.state import State
from rekje.model.tiles import as_held, split_tiles
from rekje.model.walk.events import ChoicesShown
from rekje.records.export import export_record
from rekje.records.record import read_record, write_record
from rekje.records.replay import RecordFacts, replay_record
from rekje.referee import decide, evolve, replay, see, view
from tests.property.tables import Room, builtin_room, private_edition, random_command

ROOMS = [
    ("scrabble", "nl-early", 2, {}),
    ("scrabble", "nl-late", 3, {"judging": "challenge", "challenge_penalty": "turn"}),
    ("scrabble", "nl", 4, {"judging": "agree"}),
    ("scrabble", "nl-ij", 2, {"judging": "challenge", "challenge_penalty": "5"}),
    ("scrabble", "fr", 3, {"clock": "turn:60"}),
    ("scrabble", "de", 2, {"clock": "game:1+5", "overtime": 10}),
    ("scrabble", "en", 4, {"judging": "challenge", "challenge_penalty": "10"}),
    ("scrabble", "it", 2, {"judging": "agree", "prove_end": False}),
    ("woordenspel", "nl", 2, {}),
    ("woordenspel", "fr", 3, {"judging": "challenge", "challenge_penalty": "turn", "first_word": "covers"}),
    ("woordenspel", "de", 6, {"judging": "agree"}),
    ("woordenspel", "en", 4, {"buy_when": "proven", "clock": "turn:60"}),
    ("woordenspel", "it", 2, {"buy_when": "proven", "prove_end": False}),
    ("koning", "nl", 2, {}),
    ("koning", "fr", 6, {"judging": "challenge", "challenge_penalty": "turn", "open_tiles": False}),
    ("koning", "de", 3, {"judging": "agree", "grid": "hex"}),
    ("koning", "en", 4, {"judging": "challenge", "challenge_penalty": "5", "blank": "free", "clock": "turn:60"}),
    ("koning", "it", 3, {"clock": "game:1+5", "finish": "pass", "open_tiles": False}),
    ("scrabble", "en", 3, {"clock": "days:1", "vacation": 5, "judging": "challenge"}),
    ("koning", "nl", 3, {"clock": "days:1", "vacation": 9}),
    ("letter", "de", 2, {}),
    ("letter", "en", 4, {"judging": "challenge", "challenge_penalty": "turn", "scoring": "bonus"}),
    ("letter", "fr", 3, {"judging": "agree", "glass": 30, "scoring": "letters"}),
    ("letter", "it", 6, {"glass": 30}),
    ("letter", "nl", 5, {"judging": "challenge", "glass": 60, "blank_touches": False}),
    ("letter", "de", 1, {"solo": "1", "solo_time": 600}),
    ("letter", "en", 1, {"solo": "2", "solo_letters": 25, "judging": "agree"}),
]
PRIVATE_ROOMS: list[tuple[str, dict[str, object]]] = [
    ("scrabble", {}),
    ("woordenspel", {}),
    ("koning", {"open_tiles": False}),
    ("letter", {}),
]


def play_out(room: Room, seed: int, most: int = 400) -> None:
    """Random commands until the game is over; checks every step."""
    chance = random.Random(seed)
    for _ in range(most):
        if room.state.outcome:
            return
        before = room.state
        answer = decide(before, random_command(room, before, chance), room.facts)
        assert room.state == before
        if isinstance(answer, Refusal):
            assert answer.rule
            continue
        for event in answer.events:
            room.state = evolve(room.state, event)
        room.events += answer.events
        conserves_tiles(room.state)


def conserves_tiles(state: State) -> None:
    placed = Counter(map(as_held, state.board.values()))
    for seat in state.seats:
        placed.update(seat.rack)
    placed.update(state.own.aside if state.own else ())
    assert sum(placed.values()) + state.bag == sum(state.box.values())
    assert not placed - Counter(state.box)
    most = get_game(state.config.game).most_held(state.edition)
    assert all(len(seat.rack) <= most for seat in state.seats)


@pytest.mark.parametrize(("game", "edition", "seats", "options"), ROOMS, ids=lambda value: str(value))
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_keeps_its_tiles_and_ends(
    game: str, edition: str, seats: int, options: dict[str, object], seed: int
) -> None:
    room = builtin_room(edition, seats, seed, game, **options)
    play_out(room, seed)
    assert room.state.outcome is not None


@pytest.mark.parametrize(("game", "edition", "seats", "options"), ROOMS, ids=lambda value: str(value))
def test_replaying_the_log_gives_the_live_table_at_every_prefix(
    game: str, edition: str, seats: int, options: dict[str, object]
) -> None:
    room = builtin_room(edition, seats, 11, game, **options)
    play_out(room, 11)
    assert replay(room.events) == room.state
    state: State | None = None
    for count, event in enumerate(room.events, 1):
        state = evolve(state, event)
        assert state.version == count
    stored = msgspec.json.decode(msgspec.json.encode(room.events), type=list[AnyEvent])
    assert replay(stored) == room.state


@pytest.mark.parametrize(("game", "edition", "seats", "options"), ROOMS, ids=lambda value: str(value))
@pytest.mark.parametrize("reader", [0, 1, None])
def test_a_view_folded_from_seen_events_is_the_view_of_the_state(
    game: str, edition: str, seats: int, options: dict[str, object], reader: int | None
) -> None:
    room = builtin_room(edition, seats, 5, game, **options)
    play_out(room, 5, most=60)
    over = room.state.outcome is not None
    seen = replay(room.events if over else [see(event, reader) for event in room.events])
    assert view(seen, reader) == view(room.state, reader)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("reader", [0, 1, None])
@pytest.mark.parametrize(("game", "options"), PRIVATE_ROOMS)
def test_no_byte_tells_a_hidden_tile(game: str, options: dict[str, object], seed: int, reader: int | None) -> None:
    room = Room(private_edition(game), 2, seed, **options)
    shown: set[str] = set()
    chance = random.Random(seed)
    while room.state.outcome is None:
        answer = decide(room.state, random_command(room, room.state, chance), room.facts)
        if isinstance(answer, Refusal):
            continue
        for event in answer.events:
            # A seat knows the tiles that it has just given back, and everybody the lots.
            known = set() if reader is None else set(room.state.seats[reader].rack)
            known |= {event.tile} if isinstance(event, LotDrawn) else set()
            room.state = evolve(room.state, event)
            if room.state.outcome:
                break
            if isinstance(event, ChoicesShown):
                # Words that were compared have been seen by all.
                shown |= {tile for word in event.words.values() for tile in split_tiles(word or "")}
            hidden = hidden_tiles(room.state, reader) - shown - known
            told = msgspec.json.encode(see(event, reader)).decode()
            assert not hidden & set(told), event
            assert not hidden & set(bare_text(view(room.state, reader)))
            assert room.state.secret not in told + bare_text(view(room.state, reader))


def hidden_tiles(state: State, reader: int | None) -> set[str]:
    """The characters of the tiles that a reader can't see."""
    open_racks = get_game(state.config.game).open_racks(state.config)
    shown = [*state.board.values(), *(state.own.aside if state.own else ())]
    shown += (tile for n, seat in enumerate(state.seats) if n == reader or open_racks for tile in seat.rack)
    return set(map(face_of, state.box)) - set(map(face_of, shown))


def bare_text(seen: State) -> str:
    """All of a view but the edition and the box, which list every tile there is."""
    fields = msgspec.structs.asdict(seen)
    del fields["config"], fields["box"]
    fields["board"] = [*seen.board.items()]
    return msgspec.json.encode(fields).decode()


@pytest.mark.parametrize(("game", "edition", "seats", "options"), ROOMS, ids=lambda value: str(value))
def test_the_exported_record_is_refereed_to_the_same_result(
    game: str, edition: str, seats: int, options: dict[str, object]
) -> None:
    room = builtin_room(edition, seats, 3, game, **options)
    play_out(room, 3)
    record = read_record(write_record(export_record(room.events, "any")))
    again = replay_record(record, RecordFacts(record, room.source, room))
    assert again.refusal is None
    assert again.outcome == room.state.outcome
    assert again.shuffle is True
    assert again.state == replay(again.events)


def test_a_tampered_draw_is_found_out() -> None:
    room = builtin_room("nl", 2, 8)
    play_out(room, 8)
    record = export_record(room.events, "any")
    assert record.draws
    swapped = [msgspec.structs.replace(draw, tiles=draw.tiles[::-1]) for draw in record.draws]
    assert swapped != record.draws
    forged = msgspec.structs.replace(record, draws=swapped)
    again = replay_record(forged, RecordFacts(forged, room.source, room))
    assert again.refusal is not None
    assert again.refusal.code == "turn-draws-shuffle"
    assert again.shuffle is False
    assert (again.events, again.state) == ((), None)
