"""A session with a screen reader, a server whose tiles are known, and a browser at one of the pages."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.browser.conftest import browser, new_page, playwright
from tests.browser.serving import Served
from tests.ear.browsers import open_browser
from tests.ear.games import LANGUAGE, Player
from tests.ear.keys import Keyboard
from tests.ear.listener import PATIENCE
from tests.ear.session import Session, another, missing

__all__ = ["browser", "new_page", "playwright"]
SEED = "1"
Listening = Callable[..., Player]


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
            listener.until(0, "Rekje")
            listener.settle(0, lambda said: True, PATIENCE)
            return Player(Keyboard(session), served)

        yield listen
