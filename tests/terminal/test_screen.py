"""What a screen shows while something else works."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from threading import Event

import pytest
from rich.console import Console
from rich.text import Text

from rekje.terminal import screen as screens
from rekje.terminal.screen import Screen


class Heard(Screen):
    """A screen that notes when something was told."""

    def __init__(self) -> None:
        self.file = StringIO()
        self.told = Event()
        super().__init__(Console(file=self.file, color_system=None, force_terminal=False), "en")

    def tell(self, lines: Iterable[Text | str]) -> None:
        super().tell(lines)
        self.told.set()


def test_a_sign_stands_below_the_page_while_something_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "_SOON", 0)
    screen = Heard()
    with screen.working("Thinking…"):
        assert screen.told.wait(10)
    assert screen.file.getvalue() == "Thinking…\n"


def test_what_is_soon_done_shows_no_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "_SOON", 3600)
    screen = Heard()
    with screen.working("Thinking…"):
        pass
    assert screen.file.getvalue() == ""
