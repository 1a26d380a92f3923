"""Games brought to their end behind a page's back, over the same socket that the page uses: for tests of what comes
after a game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, cast
from uuid import uuid4

import msgspec
from playwright.sync_api import BrowserContext

from rekje.model.state import State
from tests.browser.input_methods import Mouse
from tests.browser.people import Person
from tests.browser.serving import Served
from tests.server.kit import Browser, Server, Wire

TOO_FAST = 1.0
"""So many seconds after too much at once the server hears more."""


def finish(context: BrowserContext, served: Served, table: str, seat: int = 0, level: str = "greedy") -> State:
    """Play a seat of this browser's as a computer player would, until the game is over; others are computers."""
    person = Person(served, table, seat, cast("Mouse", None), level)
    return skip([person], [context], lambda state: False)


def skip(
    people: Sequence[Person],
    contexts: Sequence[BrowserContext],
    stop: Callable[[State], bool],
    before: Callable[[Person], object] = lambda person: None,
) -> State:
    """Play these seats, each of a browser of its own, until ``stop`` says so or the game is over; ``before`` somebody
    acts there may be something to wait for."""
    wires = [_sit(context, person) for person, context in zip(people, contexts, strict=True)]
    end = time.monotonic() + 600
    while not ((state := people[0].served.state(people[0].table)).outcome or stop(state)):
        assert time.monotonic() < end, f"still playing: version {state.version}"
        for person, wire in zip(people, wires, strict=True):
            seen = person.state
            if person.due(seen) and not stop(seen):
                before(person)
                _send(wire, msgspec.to_builtins(person.decide(seen, all_words=True)))
                break
        else:
            time.sleep(0.01)
    for wire in wires:
        wire.close()
    return state


def _sit(context: BrowserContext, person: Person) -> Wire:
    browser = Browser(cast("Server", person.served))
    for cookie in context.cookies(person.served.url):
        browser.http.cookies.set(str(cookie.get("name")), str(cookie.get("value")))
    return browser.sit(person.table, seat=person.seat)


def _send(wire: Wire, command: dict[str, Any]) -> None:
    """Somebody else may have been first, where several may act at once, and the server may find it too much:
    then it is thought about anew."""
    wire.put({"type": "command", "id": uuid4().hex[:12], "command": command, "version": None})
    told = wire.wait("ack", "refused", "error")
    if told["type"] == "error":
        assert told["code"] == "serve-too-fast", told
        time.sleep(TOO_FAST)
