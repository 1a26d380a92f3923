"""A book's log stays small, however often it is corrected; nothing that counts changes, and nobody is misled."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from rekje.cli import main
from rekje.referee import replay, rewinding
from rekje.storage.database.schema import tables
from rekje.storage.database.store import StoredTables
from tests.server.kit import Json, Server, Wire, places, serving
from tests.server.test_faults import moved_to
from tests.server.test_scorekeeping import TAART, TAFEL, Scorekeeper
from tests.support import passes, play

OTHER = play(0, "8E", "TAART")


def corrected(keeper: Scorekeeper, times: int) -> Json:
    """A book of three lines, the first of which is corrected again and again."""
    book = keeper.write(TAART, TAFEL, *passes(0))
    for number in range(times):
        lines = [line["id"] for line in book["lines"]]
        to = OTHER if number % 2 == 0 else TAART
        book = keeper.change(to, drop=[lines[0]], before=lines[1], anyhow=True, id=f"correction-{number}")
    return book


def shown(book: Json) -> Json:
    """A book without what was laid last, which nobody remembers over a restart."""
    return book | {"view": book["view"] | {"last": []}}


def events_stored(folder: Path, table: str) -> tuple[int, int]:
    """How many events stand in the log, and how many versions they count for."""
    stored = StoredTables(folder, places.database(folder))
    try:
        with stored.connect() as connection:
            version = connection.scalar(sa.select(tables.c.version).where(tables.c.name == table))
        return len(stored.events.load(table)), int(version or 0)
    finally:
        stored.close()


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rewinding, "FEW", 5)


def test_a_log_does_not_grow_by_corrections(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        keeper = Scorekeeper(server)
        before = corrected(keeper, 30)
        held, version = events_stored(tmp_path, keeper.table)
        assert version > 200
        assert held < 60
        assert shown(keeper.book) == shown(before)
        live = server.live(keeper.table)
        assert live.version == version
        assert live.state is not None
        told, record = live.state, keeper.download()
    with serving(tmp_path) as server:
        keeper.browser = moved_to(keeper.browser, server)
        assert shown(keeper.book) == shown(before)
        assert keeper.download() == record
        state = server.live(keeper.table).state
        assert state is not None
        assert (state.version, state.board, state.seats) == (told.version, told.board, told.seats)
        # And it goes on: a line more, and one taken back.
        after = keeper.change(*passes(1))
        assert len(after["lines"]) == len(before["lines"]) + 1
        assert keeper.change(drop=[after["lines"][-1]["id"]])["lines"] == before["lines"]
    stored = StoredTables(tmp_path)
    assert replay(stored.events.load(keeper.table)).board == told.board
    stored.close()


def test_what_was_applied_before_is_known_by_its_receipt(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        keeper = Scorekeeper(server)
        before = corrected(keeper, 12)
        lines = [line["id"] for line in before["lines"]]
        again = keeper.change(TAART, drop=[lines[0]], before=lines[1], anyhow=True, id="correction-0")
        assert shown(again) == shown(before)
    with serving(tmp_path) as server:
        keeper.browser = moved_to(keeper.browser, server)
        again = keeper.change(TAART, drop=[lines[0]], before=lines[1], anyhow=True, id="correction-0")
        assert shown(again) == shown(before)


def test_who_comes_back_with_an_old_version_sees_what_there_is(server: Server) -> None:
    keeper = Scorekeeper(server)
    keeper.write(TAART)
    wire = keeper.browser.sit(keeper.table)
    assert wire.view is not None
    versions = [wire.view["version"]]
    corrected_lines = [line["id"] for line in keeper.book["lines"]]
    for number in range(20):
        book = keeper.change(OTHER if number % 2 == 0 else TAART, drop=[corrected_lines[0]], anyhow=True)
        corrected_lines = [line["id"] for line in book["lines"]]
        versions.append(wire.until_version(versions[-1] + 1)["version"])
    # A version is never told twice, whatever was left out of the log.
    assert versions == sorted(set(versions))
    for version in versions:
        back = Wire(keeper.browser, keeper.table)
        back.hello(version=version)
        assert back.view is not None
        assert (back.view["version"], back.view["board"]) == (wire.view["version"], wire.view["board"])
        back.close()


def test_a_compacted_book_moves_to_another_machine(tmp_path: Path) -> None:
    with serving(tmp_path / "old") as server:
        keeper = Scorekeeper(server)
        before = corrected(keeper, 12)
    file = str(tmp_path / "tables.rekje")
    for command, folder in (("export", "old"), ("import", "new")):
        with pytest.raises(SystemExit) as ended:
            main([command, file, "--data", str(tmp_path / folder)])
        assert not ended.value.code
    with serving(tmp_path / "new") as server:
        keeper.browser = moved_to(keeper.browser, server)
        assert shown(keeper.book) == shown(before)


def test_a_log_of_before_is_read_as_ever_and_made_small_by_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rewinding, "FEW", 100_000)
    with serving(tmp_path) as server:
        keeper = Scorekeeper(server)
        before = corrected(keeper, 20)
        grown, version = events_stored(tmp_path, keeper.table)
        assert grown == version
    monkeypatch.setattr(rewinding, "FEW", 5)
    with serving(tmp_path) as server:
        keeper.browser = moved_to(keeper.browser, server)
        assert shown(keeper.book) == shown(before)
        keeper.change(*passes(1))
        held, after = events_stored(tmp_path, keeper.table)
        assert held < grown / 4
        assert after > version
