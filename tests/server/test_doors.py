"""Connections on which nothing is asked, or without an end, and how many of them there may be."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from rekje.server.limits.doors import LONGEST_HEAD, Doors
from rekje.server.settings import Limits
from tests.server.kit import GENEROUS, Browser, Server, Wire, serving, until
from tests.server.test_guard import SEATS

HEAD = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    limits = replace(GENEROUS, request_head=0.5, request_body=0.5, connections_an_address=4)
    with serving(tmp_path_factory.mktemp("tables"), limits=limits) as running:
        yield running


def call(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """A connection of one's own."""
    return socket.create_connection(("127.0.0.1", server.port), 10, (source, 0))


def end_of(connection: socket.socket) -> bytes:
    """Everything that still comes, until the server closes the connection."""
    told = b""
    with suppress(ConnectionResetError):
        while data := connection.recv(65_536):
            told += data
    return told


def test_who_asks_nothing_is_let_go(strict: Server) -> None:
    with closing(call(strict)) as silent:
        assert end_of(silent) == b""


@pytest.mark.parametrize("beginning", [b"G", HEAD, HEAD + b"x-long: "])
def test_who_never_comes_to_the_end_of_asking_is_let_go(strict: Server, beginning: bytes) -> None:
    with closing(call(strict)) as slow:
        slow.sendall(beginning)
        slow.settimeout(0.05)
        closed = False
        for _ in range(200):
            try:
                closed = slow.recv(100) == b""
            except TimeoutError:
                with suppress(BrokenPipeError, ConnectionResetError):
                    slow.sendall(b"x")
            except ConnectionResetError:
                closed = True
            if closed:
                break
        assert closed


def test_after_an_answer_another_question_must_come_in_time_too(strict: Server) -> None:
    with closing(call(strict)) as slow:
        slow.sendall(HEAD + b"\r\n")
        assert slow.recv(100).startswith(b"HTTP/1.1 200")
        slow.sendall(HEAD)
        assert b"HTTP/1.1" not in end_of(slow)


def test_a_body_must_come_in_time(strict: Server) -> None:
    with closing(call(strict)) as slow:
        head = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: %d\r\n\r\n" % len(SEATS)
        slow.sendall(head + SEATS[:10])
        assert end_of(slow) == b""
    with closing(call(strict)) as quick:
        quick.sendall(head + SEATS[:10])
        time.sleep(0.05)
        quick.sendall(SEATS[10:])
        assert quick.recv(100).startswith(b"HTTP/1.1 201")


def test_a_head_has_an_end(strict: Server) -> None:
    with closing(call(strict)) as endless:
        with suppress(BrokenPipeError, ConnectionResetError):
            endless.sendall(HEAD + b"x-long: " + b"x" * (4 * LONGEST_HEAD))
        assert b"200" not in end_of(endless)


def test_one_address_takes_only_so_many_connections_and_others_have_theirs(strict: Server) -> None:
    until(lambda: doors_of(strict).open == 0)
    silent = [call(strict) for _ in range(4)]
    until(lambda: doors_of(strict).open == 4)
    with closing(call(strict)) as fifth:
        assert end_of(fifth).startswith(b"HTTP/1.1 503")
    with closing(call(strict, "127.0.0.2")) as other:
        other.sendall(HEAD + b"\r\n")
        assert other.recv(100).startswith(b"HTTP/1.1 200")
    for one in silent:
        end_of(one)
        one.close()
    until(lambda: doors_of(strict).open == 0)


def test_a_socket_is_one_connection_from_its_beginning_to_its_end(strict: Server) -> None:
    browser = Browser(strict)
    table = browser.make("scrabble", "me", "here")["table"]
    browser.http.close()
    until(lambda: doors_of(strict).open == 0)
    wire = browser.sit(table)
    assert doors_of(strict).open == 1
    time.sleep(0.8)
    wire.put({"type": "ping", "sent": 1})
    assert wire.wait("pong")["sent"] == 1
    wire.close()
    until(lambda: doors_of(strict).open == 0)


def test_a_proxy_brings_many() -> None:
    doors = Doors(Limits(connections=5, connections_an_address=2), ("127.0.0.1",))
    assert [doors.enter("127.0.0.1") for _ in range(4)] == [True] * 4
    assert doors.enter("198.51.100.1")
    assert not doors.enter("198.51.100.2")
    doors.leave("127.0.0.1")
    assert doors.enter("198.51.100.1")
    doors.leave("198.51.100.1")
    doors.leave("198.51.100.1")
    assert doors.open == 3


def doors_of(server: Server) -> Doors:
    http = server._server.config.http_protocol_class
    doors = http.doors  # type: ignore[attr-defined]
    assert isinstance(doors, Doors)
    return doors


def test_a_body_may_come_together_with_its_head(strict: Server) -> None:
    body = b'{"game": "' + b"x" * 2 * LONGEST_HEAD + b'"}'
    head = HEAD.replace(b"GET /api/games", b"POST /api/tables") + b"content-length: %d\r\nconnection: close\r\n\r\n"
    for sent in (body[: LONGEST_HEAD + 1000], body):
        with closing(call(strict)) as quick:
            quick.sendall(head % len(sent) + sent)
            assert end_of(quick).startswith((b"HTTP/1.1 400", b"HTTP/1.1 413"))


def test_who_is_still_sending_too_much_reads_why_that_is_refused(strict: Server) -> None:
    with closing(call(strict)) as busy:
        head = HEAD.replace(b"GET /api/games", b"POST /api/tables") + b"content-length: 400000\r\n\r\n"
        busy.sendall(head + b"x" * 200_000)
        time.sleep(0.1)
        busy.sendall(b"x" * 200_000)
        assert busy.recv(100).startswith(b"HTTP/1.1 413")


def test_who_asks_on_without_waiting_for_answers_is_let_go(strict: Server) -> None:
    with closing(call(strict)) as hasty, closing(call(strict)) as patient:
        hasty.sendall((HEAD + b"\r\n") * 1000)
        assert end_of(hasty).count(b"HTTP/1.1 200") < 1000
        patient.sendall((HEAD + b"\r\n") * 5 + HEAD + b"connection: close\r\n\r\n")
        assert end_of(patient).count(b"HTTP/1.1 200") == 6


@pytest.mark.parametrize(
    "kinds", [b"\x89", b"\x8a", b"\x81", b"\x01" + b"\x00" * 99], ids=["ping", "pong", "text", "part"]
)
def test_who_sends_frames_without_end_is_shown_out(tmp_path: Path, kinds: bytes) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, quotas={"frames": {"connection": "1/s burst 30"}})) as server:
        anna = Browser(server)
        polite = Wire(anna, anna.make("scrabble", "me", "here")["table"])
        rude = Wire(anna, polite.table)
        empty = b"".join(bytes([kind, 0x80]) + b"mask" for kind in kinds)
        rude.socket.socket.sendall(empty * (100 // len(kinds)))
        assert rude.closed() == 4429
        assert polite.hello()["type"] == "snapshot"


def test_who_reads_nothing_is_let_go_with_all_that_waits_for_them(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, ping=0.5)) as server, closing(socket.socket()) as deaf:
        anna = Browser(server)
        table = anna.make("scrabble", "me", "here")["table"]
        talk = anna.sit(table)
        for _ in range(100):
            talk.put({"type": "chat", "text": "x" * 300})
            talk.wait("chat")
        talk.close()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        head = (
            f"GET /api/tables/{table}/live HTTP/1.1", f"host: 127.0.0.1:{server.port}", f"origin: {server.url}",
            f"cookie: rekje={anna.http.cookies['rekje']}", "upgrade: websocket", "connection: upgrade",
            "sec-websocket-version: 13", "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
        )  # fmt: skip
        deaf.sendall("\r\n".join(head).encode())
        hello = b'{"type": "hello"}'
        with suppress(ConnectionError):
            for _ in range(150):
                deaf.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
                time.sleep(0.005)
        anna.http.close()
        until(lambda: doors_of(server).open == 0)
