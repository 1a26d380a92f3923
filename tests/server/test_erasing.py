"""After somebody has deleted themselves no byte of their name is left in the data folder."""

from __future__ import annotations

import logging
import os
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from rekje.server.logs import LOG, start_logging
from rekje.storage.database.register import StoredChatLine, say
from rekje.storage.database.schema import chat
from rekje.storage.database.store import Database
from rekje.storage.sqlite.copies import COPY_DAYS, drop_old_copies
from tests.server.kit import Browser, Server, serving, until
from tests.server.test_persons import code_of, cookie, join, tables, with_cookie

NAME = "Xerxès Quux"
SPELLINGS = (NAME.encode(), NAME.encode("utf-16-le"), b"Xerx\\u00e8s", b"Quux")


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[Path]:
    """A data folder whose server writes its log there."""
    loggers = [logging.getLogger(name) for name in ("rekje.server", "uvicorn", "litestar")]
    before = [(list(one.handlers), one.level, one.propagate) for one in loggers]
    start_logging(tmp_path)
    yield tmp_path
    for one, (handlers, level, propagate) in zip(loggers, before, strict=True):
        one.handlers, one.level, one.propagate = handlers, level, propagate


def where(folder: Path) -> set[str]:
    """The files in which the name stands."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.name for path in files if any(spelling in path.read_bytes() for spelling in SPELLINGS)}


def live_there(server: Server) -> tuple[Browser, Browser, str]:
    """Somebody with the name, at many tables and with everything that is stored by person; a friend at one of them."""
    mine, friend = Browser(server), Browser(server)
    join(phone := Browser(server), code_of(mine, name=NAME, device=f"{NAME}’s"), NAME)
    seats = [{"kind": "me", "name": NAME}, {"kind": "friend"}]
    wish = {"game": "scrabble", "edition": "en", "lexicon": "any", "seats": seats}
    made = mine.ask("POST", "/api/tables", wish)
    friend.join(made["links"][0]["url"], "Bram")
    friend.ask("POST", f"/api/tables/{made['table']}/seats/0/mute", {"on": True}, 204)
    wire = phone.sit(made["table"], seat=0)
    for number in range(30):
        wire.put({"type": "chat", "text": f"{NAME} says a thing, for the {number}th time"})
        wire.wait("chat")
    for number in range(40):
        mine.ask("POST", "/api/tables", {**wish, "seats": [seats[0], {"kind": "here", "name": str(number)}]})
    mine.ask("POST", "/api/me/settings", {"values": {"rekje-name": NAME}})
    mine.ask("POST", "/api/me", {"name": NAME, "device": ""})
    return mine, friend, str(made["table"])


def test_no_byte_of_a_name_is_left(logged: Path) -> None:
    with serving(logged) as server:
        mine, friend, shared = live_there(server)
        assert where(logged), "the search finds a name that is there"
        old = cookie(mine)
        mine.ask("DELETE", "/api/me", status=204)
        until(lambda: not server.site.registry.database.has_traces())
        assert where(logged) == set()
        # Whom they played with keeps the game, and finds nothing of them in it either.
        snapshot = friend.sit(shared).snapshot
        assert [seat["name"] for seat in snapshot["seats"]] == ["Former player", "Bram"]
        assert not any(NAME.encode() in data for data in friend.seen[-3:])
        again = with_cookie(server, old)
        assert (tables(again), again.ask("GET", "/api/me")["known"]) == (set(), False)
        # Who deletes themselves again soon makes the server rewrite nothing at once.
        mine.ask("POST", "/api/me", {"name": NAME, "device": ""})
        mine.ask("DELETE", "/api/me", status=204)
        assert server.site.registry.database.has_traces()
    assert (logged / LOG).stat().st_size > 0
    # What was left to do when the server stopped is done when it starts.
    with serving(logged) as server:
        until(lambda: not server.site.registry.database.has_traces())
        assert where(logged) == set()


def test_a_moment_later_all_devices_are_strangers(server: Server) -> None:
    anna, phone = Browser(server), Browser(server)
    table = anna.make("scrabble", "me", "friend")["table"]
    join(phone, code_of(anna))
    recovery = anna.ask("POST", "/api/me/recovery", {})["code"]
    code = code_of(anna)
    wire = phone.sit(table)
    anna.ask("DELETE", "/api/me", status=204)
    assert wire.closed() in (1012, 4404)
    for browser in (anna, phone):
        assert (tables(browser), browser.ask("GET", "/api/me")["known"]) == (set(), False)
    for worthless in (recovery, code):
        assert Browser(server).ask("POST", "/api/me/look", {"code": worthless}, 403)["code"] == "serve-code-wrong"


def test_who_still_holds_a_seat_is_not_deleted_halfway(server: Server) -> None:
    anna = Browser(server)
    table = anna.make("scrabble", "me", "friend")["table"]
    code_of(anna)
    persons, register = server.site.registry.database.persons, server.site.registry.database.register
    before = register.whole(table)
    assert before is not None
    (holding,) = before.holdings
    assert persons.erase(holding.who).result() is False
    assert persons.known(holding.who) is not None
    assert register.whole(table) == before


def test_copies_made_before_a_migration_are_kept_for_some_days(tmp_path: Path) -> None:
    file = tmp_path / "rekje.db"
    old, new, other = (tmp_path / name for name in ("rekje.db.0001.backup", "rekje.db.0003.backup", "mine.backup"))
    for path in (old, new, other):
        path.write_bytes(b"x")
    for path in (old, other):
        os.utime(path, times=(long_ago := time.time() - (COPY_DAYS + 1) * 86_400, long_ago))
    drop_old_copies(file)
    assert (old.exists(), new.exists(), other.exists()) == (False, True, True)


def test_a_page_that_was_split_keeps_no_copy_of_a_deleted_row(tmp_path: Path) -> None:
    database = Database(tmp_path)
    chance = random.Random(5)

    def told(mine: bool, most: int) -> str:
        return (NAME if mine else "Bram") + "x" * chance.randrange(10, most)

    def job(connection: sa.Connection) -> None:
        said = []
        for number in range(1_500):
            # In no order, and growing later, so that pages are split in their middle.
            said.append((f"{chance.getrandbits(48):012x}", chance.random() < 0.3))
            table, mine = said[-1]
            line = StoredChatLine(number, 0, told(mine, 900), None, 0, b"Xerxes" if mine else b"Bram")
            say(connection, table, line)
            if chance.random() < 0.3:
                table, mine = chance.choice(said)
                connection.execute(chat.update().where(chat.c.table == table).values(text=told(mine, 1_500)))

    database.write(job).result()
    assert database.persons.erase(b"Xerxes").result() is True
    with sqlite3.connect(tmp_path / "rekje.db") as direct:
        direct.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert where(tmp_path), "SQLite overwrites deleted rows, but not their copies in pages that were split"
    assert database.rewrite().result() is True
    assert where(tmp_path) == set()
    database.close()


def test_a_reader_keeps_the_file_from_being_cleaned_and_it_is_tried_again(tmp_path: Path) -> None:
    database = Database(tmp_path)
    database.persons.erase(b"Anna").result()
    with database.connect() as reading:
        reading.exec_driver_sql("SELECT count(*) FROM chat").all()
        database.write(lambda connection: connection.exec_driver_sql("PRAGMA user_version = 1") and None).result()
        assert database.rewrite().result() is False
    assert database.has_traces()
    assert database.rewrite().result() is True
    assert not database.has_traces()
    database.close()
