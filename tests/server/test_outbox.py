"""What waits for a browser that reads slowly, or not at all."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from rekje.server.socket.outbox import Outbox
from rekje.server.socket.session import Session
from tests.server.kit import GENEROUS, Browser, serving

MOST = 1000


class Reader:
    """A browser that takes a message whenever it is let to."""

    def __init__(self) -> None:
        self.read: list[bytes] = []
        self.gate = asyncio.Event()
        self.told = 0
        self.outbox = Outbox(self._take, self._anew, MOST)

    async def _take(self, data: bytes) -> None:
        await self.gate.wait()
        self.read.append(data)

    def _anew(self) -> bytes:
        return b"all of %d" % self.told

    def happen(self, size: int = 100) -> None:
        self.told += 1
        self.outbox.tell((b"%d " % self.told).ljust(size, b"."))


def test_who_falls_behind_is_told_all_anew_and_costs_no_more_than_so_much() -> None:
    async def fall_behind() -> Reader:
        reader = Reader()
        sending = asyncio.create_task(reader.outbox.run())
        for _ in range(500):
            reader.happen()
            assert reader.outbox.bytes <= MOST
            await asyncio.sleep(0)
        reader.outbox.answer(b"mine")
        reader.gate.set()
        await asyncio.sleep(0.01)
        reader.happen(10)
        reader.outbox.close(1000)
        assert await sending == 1000
        return reader

    read = asyncio.run(fall_behind()).read
    # The one that was on its way, what it asked itself, everything at once, and from there on one by one again.
    assert [one.split(b".")[0].strip() for one in read] == [b"1", b"mine", b"all of 500", b"501"]


def test_who_keeps_up_is_told_everything_in_order() -> None:
    async def keep_up() -> Reader:
        reader = Reader()
        reader.gate.set()
        sending = asyncio.create_task(reader.outbox.run())
        for number in range(50):
            reader.happen()
            if number % 10 == 0:
                reader.outbox.show(b"shown")
            await asyncio.sleep(0)
        reader.outbox.close(1001)
        assert await sending == 1001
        return reader

    read = asyncio.run(keep_up()).read
    assert len(read) == 55
    assert [int(one.split()[0]) for one in read if one != b"shown"] == list(range(1, 51))


def test_what_is_larger_than_may_wait_is_sent_all_the_same() -> None:
    async def large() -> list[bytes]:
        reader = Reader()
        reader.gate.set()
        sending = asyncio.create_task(reader.outbox.run())
        reader.happen(5 * MOST)
        await asyncio.sleep(0.01)
        reader.outbox.show(b"x" * 5 * MOST)
        reader.outbox.close(1000)
        await sending
        return reader.read

    assert asyncio.run(large()) == [b"all of 1", b"x" * 5 * MOST]


def test_who_does_not_read_its_answers_is_asked_for_nothing_more() -> None:
    async def ask_on() -> None:
        reader = Reader()
        sending = asyncio.create_task(reader.outbox.run())
        await reader.outbox.room()
        for _ in range(MOST // 100 + 2):
            reader.outbox.answer(b"a" * 100)
        waiting = asyncio.create_task(reader.outbox.room())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        reader.gate.set()
        await waiting
        reader.outbox.close(1000)
        await sending

    asyncio.run(ask_on())


def test_a_browser_that_reads_nothing_for_a_while_is_shown_the_table_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads, usual = threading.Event(), Session._send

    async def send(session: Session, data: bytes) -> None:
        while session.seat == 1 and not reads.is_set():
            await asyncio.sleep(0.005)
        await usual(session, data)

    monkeypatch.setattr(Session, "_send", send)
    reads.set()
    with serving(tmp_path, limits=replace(GENEROUS, waiting_bytes=20_000)) as server:
        anna, bram = Browser(server), Browser(server)
        made = anna.make("scrabble", "me", "friend")
        bram.join(made["links"][0]["url"])
        first, other = anna.sit(made["table"]), bram.sit(made["table"])
        reads.clear()
        lines = [f"{number} ".ljust(250, ".") for number in range(90)]
        for line in lines:
            first.put({"type": "chat", "text": line})
        assert [first.wait("chat")["line"]["text"] for _ in lines] == lines
        sessions = [one for one in server.live(made["table"]).attendance.listeners if isinstance(one, Session)]
        assert all(one._out.bytes <= 20_000 for one in sessions)
        reads.set()
        other.snapshot = {}
        shown = other.wait("snapshot")
        assert [line["text"] for line in shown["chat"] if line["text"]] == lines
        first.put({"type": "chat", "text": "now"})
        assert other.wait("chat")["line"]["text"] == "now"
        assert len([one for one in other.log if one["type"] == "chat"]) < len(lines)
