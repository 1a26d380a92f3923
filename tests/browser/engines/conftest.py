"""The same pages in three engines: Chromium's, Firefox's, and WebKit's, which is Safari's and an iPhone's."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize

from tests.browser.conftest import TIPS, WAIT_MS
from tests.browser.engines.firefox import firefox
from tests.browser.engines.webkit import is_installed, screen, webkit

Visit = Callable[..., Page]
ENGINES = ("chromium", "firefox", "webkit")
OTHERS = pytest.mark.parametrize("engine", ENGINES[1:], indirect=True)
"""For what other tests do in Chromium."""
PACKAGES = {"firefox": "firefox-esr", "webkit": "webkit2gtk-driver xvfb"}
KNOWN = f"localStorage.setItem('rekje-tips', {json.dumps(json.dumps(TIPS))})"

SMALL, LARGE = (360, 640), (390, 844)
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
ASIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""By how much a page is wider than its window (px)."""

LOST = ("establish a connection to the server", "was interrupted while the page was loading")
"""What Firefox says of a server that is away, and of a page that is left while it connects."""
UNKEPT = "NetworkError when attempting to fetch resource.’."
"""What it says of a worker that asked a server for something, which was killed."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nothing is left out silently."""
    for engine in {
        str(one.longrepr[2]) for one in terminalreporter.stats.get("skipped", []) if "engines" in one.nodeid
    }:
        terminalreporter.write_line(engine)


def make(page: Page, **wish: Any) -> str:
    """A table made by this page; its name."""
    sent = json.dumps({"method": "POST", "headers": {"Content-Type": "application/json"}, "body": json.dumps(wish)})
    return str(page.evaluate(f"fetch('/api/tables', {sent}).then((told) => told.json()).then((told) => told.table)"))


class Engine:
    """A browser for the tests of a session, with as many profiles as people; further ones by night, or moving."""

    def __init__(self, name: str, chromium: Callable[[], Browser], playwright: Playwright, folder: Path) -> None:
        self.name, self._chromium, self._playwright, self._folder = name, chromium, playwright, folder
        self._stack = ExitStack()
        self._firefox: dict[tuple[bool, bool], Browser] = {}
        self._display = ""

    def visit(
        self, opened: ExitStack, complaints: list[str], width: int, height: int, *, dark: bool, motion: bool
    ) -> Page:
        """Open a page in a profile of its own."""
        if self.name == "webkit":
            self._display = self._display or self._stack.enter_context(screen(self._folder))
            made = webkit(self._folder, self._display, dark=dark, motion=motion)
            page = cast("Page", opened.enter_context(made))
            page.set_viewport_size(ViewportSize(width=width, height=height))
            return page
        browser = self._chromium() if self.name == "chromium" else self._a_firefox(dark=dark, motion=motion)
        context = opened.enter_context(
            browser.new_context(
                locale="en",
                viewport=ViewportSize(width=width, height=height),
                color_scheme="dark" if dark else "light",
                reduced_motion="no-preference" if motion else "reduce",
            )
        )
        context.set_default_timeout(WAIT_MS)
        page = context.new_page()
        page.on(
            "pageerror", lambda error: None if any(one in str(error) for one in LOST) else complaints.append(str(error))
        )
        return page

    def _a_firefox(self, *, dark: bool, motion: bool) -> Browser:
        key = (dark, motion)
        if key not in self._firefox:
            self._firefox[key] = self._stack.enter_context(firefox(self._playwright, dark=dark, motion=motion))
        return self._firefox[key]

    def close(self) -> None:
        """End whatever was started."""
        self._stack.close()


@pytest.fixture(scope="session", params=ENGINES)
def engine(
    request: pytest.FixtureRequest, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """One of the engines, if its browser is installed."""
    name = request.param
    missing = {"firefox": not shutil.which("firefox-esr"), "webkit": not is_installed()}
    if missing.get(name):
        pytest.skip(f"{name} is not installed: its tests are left out (on Debian: apt-get install {PACKAGES[name]})")
    one = Engine(name, lambda: request.getfixturevalue("browser"), playwright, tmp_path_factory.mktemp(name))
    yield one
    one.close()


@pytest.fixture
def visit(engine: Engine, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open a page; an error in any of them fails the test. The games are known already."""
    complaints: list[str] = []
    with ExitStack() as opened:

        def make(url: str, width: int = 1280, height: int = 800, *, dark: bool = False, motion: bool = False) -> Page:
            page = engine.visit(opened, complaints, width, height, dark=dark, motion=motion)
            page.goto(url)
            page.evaluate(KNOWN)
            return page

        yield make
    kills = "own_server" in request.fixturenames
    assert [one for one in complaints if not (kills and one == UNKEPT)] == []
