"""A session with a screen reader, a server whose tiles are known, and a browser at one of the pages."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import WAIT_MS, NewPage, browser, playwright
from tests.browser.conftest import new_page as page_of_a_browser
from tests.browser.serving import Served
from tests.ear.browsers import open_browser
from tests.ear.games import LANGUAGE, Player
from tests.ear.keys import Keyboard
from tests.ear.listener import PATIENCE
from tests.ear.session import Session, another, missing

__all__ = ["browser", "page_of_a_browser", "playwright"]
SEED = "1"
Listening = Callable[..., Player]


@pytest.fixture
def new_page(page_of_a_browser: NewPage) -> Iterator[NewPage]:
    """Pages of people who see. They are waited for as long as the reader is."""

    def page(*wishes: Any, **more: Any) -> Page:
        opened = page_of_a_browser(*wishes, **more)
        opened.context.set_default_timeout(PATIENCE * 1000)
        return opened

    expect.set_options(timeout=PATIENCE * 1000)
    yield page
    expect.set_options(timeout=WAIT_MS)


@pytest.fixture
def listening(tmp_path: Path) -> Iterator[Listening]:
    """Somebody in a browser by name, at the form for a new table or another page; what was heard is kept in the
    test's folder."""
    with ExitStack() as stack:

        def listen(browser: str, page: str = "/new") -> Player:
            if lacking := missing(browser):
                pytest.skip(
                    f"nothing can be heard without the packages {', '.join(lacking)} (on Debian: apt-get install)"
                )
            if another():
                pytest.skip("nothing can be heard while an Orca runs for this user already")
            folder = tmp_path / "served"
            folder.mkdir()
            served = Served(folder, program=[sys.executable, "-m", "tests.ear.dealing", SEED])
            stack.callback(served.stop)
            # The names of sockets must be short.
            home = Path(stack.enter_context(TemporaryDirectory(prefix="ear-", ignore_cleanup_errors=True)))
            session = stack.enter_context(Session(home))
            listener = session.listener
            stack.callback(lambda: (tmp_path / "transcript.txt").write_text(listener.transcript(), "utf-8"))
            open_browser(session, browser, f"{served.url}{page}", LANGUAGE)
            # Orca says the window's title before the page is there.
            listener.until(0, "Finished loading", "Rekje")
            listener.settle(0, lambda said: True, PATIENCE)
            return Player(Keyboard(session), served)

        yield listen
