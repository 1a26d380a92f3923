"""Games brought to their end behind a page's back, over the same socket that the page uses: for tests of what comes
after a game."""

from __future__ import annotations

import time
from typing import Any, cast

import msgspec
from playwright.sync_api import BrowserContext

from rekje.model.state import State
from tests.browser.hands import Mouse
from tests.browser.people import Person
from tests.browser.serving import Served
from tests.server.kit import Browser, Server, Wire


def finish(context: BrowserContext, served: Served, table: str, seat: int = 0, level: str = "greedy") -> State:
    """Play a seat of this browser's as a computer player would, until the game is over; others are computers."""
    browser = Browser(cast("Server", served))
    for cookie in context.cookies(served.url):
        browser.http.cookies.set(str(cookie.get("name")), str(cookie.get("value")))
    person = Person(served, table, seat, cast("Mouse", None), level)
    wire = browser.sit(table, seat=seat)
    end = time.monotonic() + 600
    while not (state := person.state).outcome:
        assert time.monotonic() < end, f"still playing: version {state.version}"
        if person.due(state):
            _send(wire, msgspec.to_builtins(person.decide(state, all_words=True)))
        else:
            time.sleep(0.01)
    wire.close()
    return served.state(table)


def _send(wire: Wire, command: dict[str, Any]) -> None:
    """Somebody else may have been first, where several may act at once: then it is thought about anew."""
    assert wire.command(**command)["type"] in ("ack", "refused")
