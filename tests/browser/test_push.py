"""Web push with a browser's own subscription: it subscribes on our page, our server sends to its push service, and the
browser shows it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rekje.locale import say
from tests.browser.firefox import PushRelay, firefox
from tests.server.kit import GENEROUS, Browser, Server, serving, until

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
MAKE = """fetch("/api/tables", {method: "POST", headers: {"Content-Type": "application/json"},
    body: JSON.stringify(%s)}).then((answer) => answer.json())"""

WISH = """fetch("/api/alerts", {method: "POST", headers: {"Content-Type": "application/json"},
    body: JSON.stringify({quiet: null, zone: "Etc/UTC"})}).then((answer) => answer.status)"""
"""No quiet hours, whatever time it is."""

SHOWN = """navigator.serviceWorker.getRegistration().then((one) => one.getNotifications()).then((all) => all.map(
    ({title, body, lang, tag}) => ({title, body, lang, tag})))"""
"""What the page's worker shows on the screen."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that waits for nobody before it tells something, and tells it on this machine too."""
    limits = msgspec.structs.replace(GENEROUS, alert_wait=0.0)
    (tmp_path / "data").mkdir()
    with serving(tmp_path / "data", limits=limits, push_anywhere=True) as running:
        yield running


@pytest.fixture
def relay() -> Iterator[PushRelay]:
    running = PushRelay()
    yield running
    running.close()


@pytest.mark.skipif(shutil.which("firefox-esr") is None, reason="Firefox is not installed (on Debian: firefox-esr)")
def test_firefox_subscribes_and_shows_what_our_server_pushes_and_a_press_on_it_opens_the_table(
    server: Server, relay: PushRelay, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    with firefox(profile, relay) as anna:
        anna.goto(server.url)
        made = anna.evaluate(MAKE % json.dumps({"game": "scrabble", "edition": "en", "seats": SEATS}))
        anna.evaluate(WISH)
        anna.goto(f"{server.url}/t/{made['table']}")
        anna.press(say("web-menu", "en"))
        anna.press(say("web-alerts", "en"))
        anna.press(say("alert-here", "en"))
        until(lambda: anna.evaluate("navigator.serviceWorker.ready.then((one) => one.pushManager.getSubscription())"))
        # Nobody looks at the table any more.
        anna.goto(f"{server.url}/guide")
        Browser(server).join(made["links"][0]["url"], "Bram")
        until(lambda: relay.passed)
        assert b"Bram" not in relay.passed[0], "whoever passes it on can't read it"
        (alert,) = until(lambda: anna.evaluate(SHOWN))
        about = say("alert-with", "en", game="Scrabble", names="Bram")
        # Who begins is drawn by lot.
        assert alert.pop("title") in {say("alert-title-turn", "en"), say("alert-title-begun", "en")}
        assert alert == {"body": about, "lang": "en", "tag": made["table"]}
        anna.press_alert(about)
        until(lambda: anna.evaluate("location.pathname") == f"/t/{made['table']}")
        until(lambda: anna.evaluate(SHOWN) == [])
