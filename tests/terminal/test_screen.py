"""What a screen shows while something else works."""

from __future__ import annotations

import time
from io import StringIO

import pytest
from rich.console import Console

from rekje.terminal import screen as screens
from rekje.terminal.screen import Screen


class Written(StringIO):
    """What a screen wrote."""

    def wait(self, seconds: float) -> str:
        """What was written, as soon as something is, or after the seconds."""
        until = time.monotonic() + seconds
        while not self.getvalue() and time.monotonic() < until:
            time.sleep(0.01)
        return self.getvalue()


def _screen(in_place: bool) -> tuple[Screen, Written]:
    written = Written()
    return Screen(Console(file=written, color_system=None, force_terminal=in_place), "en"), written


def test_a_sign_stands_below_the_page_while_something_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "_SOON", 0)
    screen, written = _screen(in_place=True)
    with screen.working("Thinking…"):
        assert written.wait(10) == "Thinking…"


def test_pages_below_each_other_have_no_sign_because_it_would_take_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "_SOON", 0)
    screen, written = _screen(in_place=False)
    with screen.working("Thinking…"):
        assert written.wait(0.2) == ""


def test_what_is_soon_done_shows_no_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "_SOON", 3600)
    screen, written = _screen(in_place=True)
    with screen.working("Thinking…"):
        pass
    assert written.getvalue() == ""
