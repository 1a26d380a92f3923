"""Debian's Chromium, a server, and pages that must not complain."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.browser.input_methods import LOCALE
from tests.browser.serving import Served

NewPage = Callable[..., Page]
WAIT_MS = 20_000
"""How long a page may take to show or take something on a machine with much else to do; where several may act at once,
also how long somebody waits for a button that another has made superfluous."""
expect.set_options(timeout=WAIT_MS)
UNUSED = """AimEnabled AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints PaintHolding
PreconnectToSearch SpareRendererForSitePerProcess ThirdPartyStoragePartitioning WebUIOmniboxAimPopup
WebUIOmniboxPopup"""
"""What a page in a test doesn't need of Chromium: what Playwright switches off, too, the pages behind the address
bar, which take as long as ours, and a process that waits for a page that never comes. Only one such list counts."""
TIPS = re.findall(r"^(web-tip-\w+-\w+) =", (LOCALE / "en" / "web.ftl").read_text("utf-8"), re.MULTILINE)


AGAIN = [r"[Tt]imeout \d+ms", "nothing happened", "page crash or hang", "Read timed out"]
"""What a test fails with that waited too long, or whose browser broke down: such a test is tried once more
(docs/decisions/0010-browser-tests-wait-twice.md)."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have browser tests tried once more."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=AGAIN))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers."""
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    program = shutil.which("chromium")
    if program is None:
        pytest.skip("Chromium is not installed (on Debian: apt-get install chromium)")
    args = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(UNUSED.split())}"]
    chromium = playwright.chromium.launch(executable_path=program, args=args)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that don't harm theirs."""
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server of the test's own."""
    server = Served(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def new_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Open a page in a browser of its own; an error in any of them fails the test.

    Unless it is to be ``explained``, the game is known already. Only a test marked ``keeps_page`` has the page's
    worker, which fetches all its parts for a time without a connection: that takes more than a second of a core."""
    workers: Literal["allow", "block"] = "allow" if request.node.get_closest_marker("keeps_page") else "block"
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def make(
        language: str = "en", width: int = 1280, height: int = 800, touch: bool = False, explained: bool = False
    ) -> Page:
        size = ViewportSize(width=width, height=height)
        context = browser.new_context(
            locale=language, viewport=size, has_touch=touch, reduced_motion="reduce", service_workers=workers
        )
        context.set_default_timeout(WAIT_MS)
        if not explained:
            context.add_init_script(f"localStorage.setItem('rekje-tips', '{json.dumps(TIPS)}')")
        opened.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for context in opened:
        context.close()
    assert complaints == []
