"""Who may do what: every line of `rekje.server.access`, tried over the wire by every kind of visitor."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from rekje.server.access import ACCESS, KINDS, LINES, PHASES, AccessLine, Grant, Kind, Phase
from rekje.wire import messages
from tests.server.kit import Browser, Json, Server, Wire

WORLDS: tuple[tuple[Phase, Kind], ...] = (
    ("waiting", "dealt"), ("playing", "dealt"), ("over", "dealt"), ("playing", "kept"),
)  # fmt: skip
REFUSALS = {"serve-no-table", "serve-not-yours", "serve-seat-held", "form-seat"}
OF_A_TABLE = [line for line in ACCESS if not line.open and not line.of_operator]
NOT_ASKED_HERE = ("GET /api/tables/{name}/live",)


class World:
    """A table of three seats: its maker's, a friend's, and one that a friend is still to take or a computer plays; a
    watcher; somebody who sits elsewhere; and a browser that has never been here."""

    def __init__(self, server: Server, phase: Phase, kind: Kind) -> None:
        self.phase, self.kind = phase, kind
        names = ("host", "player", "watcher", "elsewhere", "stranger")
        self.people = {name: Browser(server) for name in names}
        host, player = self.people["host"], self.people["player"]
        third = "friend" if phase == "waiting" else "novice"
        made = host.make("scrabble", "me", "friend", third, kept=kind == "kept")
        self.table = str(made["table"])
        if kind == "dealt":
            player.join(made["links"][0]["url"], "Bram")
        self.people["watcher"].join(made["links"][-1]["url"])
        self.people["elsewhere"].make("scrabble", "me", "friend")
        if phase == "over":
            for seat, browser in ((0, host), (1, player)):
                wire = browser.sit(self.table)
                wire.command(do="resign", seat=seat)
                wire.close()

    def roles(self, name: str) -> set[str]:
        held = {"host": {"guest", "host"}, "watcher": {"guest"}}.get(name, set())
        if self.kind == "dealt" and name in ("host", "player"):
            held |= {"guest", "player"}
        return held

    def relation(self, name: str, seat: int) -> set[str]:
        """What a seat is to somebody."""
        if self.kind == "dealt" and {0: "host", 1: "player"}.get(seat) == name:
            return {"own"}
        if self.kind == "dealt" and seat == 2 and self.phase == "waiting":
            return {"free", "left"}
        held = {"other"} if self.kind == "dealt" and seat in (0, 1) else set()
        return held | ({"left"} if self.phase == "waiting" else set())

    def may(self, line: AccessLine, name: str, seat: int | None) -> bool:
        return any(self._fits(grant, name, seat) for grant in line.grants)

    def _fits(self, grant: Grant, name: str, seat: int | None) -> bool:
        if grant.who not in self.roles(name) or self.phase not in grant.phases or self.kind not in grant.kinds:
            return False
        return grant.seat == "" if seat is None else grant.seat in self.relation(name, seat)

    def ask(self, line: AccessLine, name: str, seat: int | None) -> str:
        """Ask, and say with which code it was refused, if it was."""
        method, path = line.asked.split(" ")
        browser = self.people[name]
        if method == "socket":
            return self._say(browser, path, seat)
        url = path.format(name=self.table, seat=seat, turn=0, line=0)
        answer = browser.http.request(method, url, json=body(line, seat) if method == "POST" else None)
        told = answer.json() if answer.headers.get("content-type", "").startswith("application/json") else {}
        return str(told.get("code", "")) if not answer.is_success else ""

    def _say(self, browser: Browser, message: str, seat: int | None) -> str:
        wire = Wire(browser, self.table)
        try:
            if message != "hello":
                wire.put({"type": "hello"})
            wire.put(spoken(message, seat))
            if message in ("nonce", "ready"):
                # Nothing is answered where all is well.
                wire.put({"type": "ping"})
            wanted = (
                ("snapshot", "error") if message == "hello" else ("error", "ack", "refused", "preview", "chat", "pong")
            )
            told = wire.wait(*wanted)
            return str(told.get("code", "")) if told["type"] == "error" else ""
        except ConnectionClosed as closed:
            return {4404: "serve-no-table"}.get(closed.rcvd.code if closed.rcvd else 0, "closed")
        finally:
            wire.close()


def body(line: AccessLine, seat: int | None) -> Json:
    """What is posted."""
    kept = {"id": "one", "put": [{"id": "a", "move": {"do": "pass", "seat": 0}}]}
    return {
        "links": {"seat": seat},
        "{seat}": {"player": "novice"},
        "report": {"text": "Rude."},
        "mute": {"on": True},
        "name": {"name": "Dora"},
        "removal": {"on": True},
        "chat": {"on": True},
        "show": {"on": True},
        "code": {"token": "x" * 43},
        "terms": {"edition": "en", "options": {"clock": "days:2"}},
        "book": kept,
        "foresee": {"move": {"do": "pass", "seat": 0}},
    }.get(line.asked.rpartition("/")[2], {})


def spoken(message: str, seat: int | None) -> Json:
    """What is said on the socket."""
    if message in ("command", "preview"):
        return {"type": message, "id": "x", "command": {"do": "pass", "seat": seat}}
    more = {"hello": {"seat": seat}, "chat": {"phrase": "hello"}, "nonce": {"nonce": "ab" * 16}, "ready": {"on": True}}
    return {"type": message, **more.get(message, {})}


def about_a_seat(line: AccessLine) -> bool:
    return any(grant.seat for grant in line.grants)


def cases(line: AccessLine) -> Iterator[int | None]:
    """The seats that are asked about."""
    if any(grant.seat == "" for grant in line.grants):
        yield None
    if about_a_seat(line):
        yield from (0, 1, 2)


def test_every_route_and_every_message_has_a_line(server: Server) -> None:
    asked = set()
    for route in server.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                asked |= {f"{method} {route.path_format}" for method in handler.http_methods if method != "OPTIONS"}
        elif isinstance(route, WebSocketRoute):
            asked.add(f"GET {route.path_format}")
    asked |= {f"socket {kind.__struct_config__.tag}" for kind in messages.ClientMessage.__args__}
    assert asked == set(LINES)
    assert len(LINES) == len(ACCESS)


@pytest.mark.parametrize(("phase", "kind"), WORLDS)
def test_everybody_else_is_turned_away(server: Server, phase: Phase, kind: Kind) -> None:
    world = World(server, phase, kind)
    tried = 0
    for line, name in product(OF_A_TABLE, world.people):
        if line.asked in NOT_ASKED_HERE:
            continue
        for seat in cases(line):
            if not world.may(line, name, seat):
                code = world.ask(line, name, seat)
                expected = {line.refusal, line.elsewhere or line.refusal} | REFUSALS
                assert code in expected, (line.asked, name, seat, code)
                tried += 1
    assert tried > 80


@pytest.mark.parametrize(("phase", "kind"), WORLDS)
def test_who_may_is_let_in(server: Server, phase: Phase, kind: Kind) -> None:
    world = World(server, phase, kind)
    tried = 0
    for line, name in product(OF_A_TABLE, world.people):
        for seat in cases(line) if line.asked not in NOT_ASKED_HERE else ():
            if not world.may(line, name, seat):
                continue
            if not line.asked.startswith(("GET", "socket")):
                world = World(server, phase, kind)
            code = world.ask(line, name, seat)
            assert code not in {line.refusal, *REFUSALS}, (line.asked, name, seat, code)
            tried += 1
    assert tried > 15


def test_phases_and_kinds_are_all_of_them() -> None:
    for line in ACCESS:
        for grant in line.grants:
            assert set(grant.phases) <= set(PHASES)
            assert set(grant.kinds) <= set(KINDS)
