"""What is written down of a game that is on hides nothing that could be shown: the tiles that nobody may see aren't in
it. That is why ``rekje replay`` and ``rekje sheet`` show all of a record."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rekje.model.events import TilesDrawn, TurnBegan
from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.model.walk.events import Chosen
from rekje.records.export import export_record
from rekje.records.record import read_record, write_record
from rekje.records.replay import RecordFacts, replay_record
from rekje.referee.view import see_all, see_events
from rekje.storage.files import EventFiles
from tests.property.tables import Room, builtin_room
from tests.property.test_invariants import PRIVATE_ROOMS, play_out
from tests.records.command import run


@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize(("game", "options"), PRIVATE_ROOMS, ids=lambda value: str(value))
def test_C4_the_record_of_a_game_that_is_on_has_nothing_to_hide(
    game: str, options: dict[str, object], turns: int
) -> None:
    room, log = going_on(game, options, turns)
    record = read_record(write_record(export_record(log, "any")))
    told = replay_record(record, RecordFacts(record, room.source, room)).events
    assert told
    # Words chosen to open with are told once all have chosen.
    shown = [event for event in told if not isinstance(event, Chosen)]
    assert see_events(shown, None, over=True) == see_events(shown, None, over=False)
    assert see_events(log, None, over=True) != see_all(log, None)


@pytest.mark.parametrize("command", ["replay", "sheet"])
def test_C4_the_log_of_a_table_is_no_record(command: str, tmp_path: Path) -> None:
    _, log = going_on("scrabble", {}, 6)
    EventFiles(tmp_path).append("t1", 0, log)
    racks = [event.tiles for event in log if isinstance(event, TilesDrawn) and len(event.tiles) > 2]
    assert racks
    for given in ((tmp_path / "t1.jsonl").read_bytes(), *map(msgspec.json.encode, (log, {"events": log}))):
        with pytest.raises(FormError):
            read_record(given)
        ran = run(command, "-", stdin=given)
        assert ran.status
        assert not ran.out
        assert not [rack for rack in racks if rack in ran.err]


def going_on(game: str, options: dict[str, object], turns: int) -> tuple[Room, list[AnyEvent]]:
    """The log of a game after so many turns, and its room."""
    room = builtin_room("nl", 3, 5, game, **options)
    play_out(room, 5)
    began = [place for place, event in enumerate(room.events) if isinstance(event, TurnBegan)]
    return room, room.events[: began[turns] + 1]
