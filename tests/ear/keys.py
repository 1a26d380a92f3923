"""Somebody who hears and presses keys, and nothing else."""

from __future__ import annotations

import re
import subprocess
import time

from tests.ear.listener import PATIENCE, Heard
from tests.ear.session import Session

ECHOES = re.compile(r"(left |right )?\w+( (up|down))?", re.IGNORECASE)
"""Orca says which key was pressed before anything else."""

NAMING = 15.0
"""For so many seconds it is waited for the name of a key (s): some keys have none."""
MORE = 4.0
"""For so many seconds after the name of a key it is waited whether more is said (s)."""


class Keyboard:
    """Keys of a session. After each the reader is listened to until it has finished."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.listener = session.listener

    def press(self, key: str) -> list[Heard]:
        """Press a key, named as xdotool does; what is said then. A busy machine names it late, and goes on later."""
        since = self.listener.count()
        self._send(key)
        return self.listener.settle(since, lambda said: _answered(said) or _named(said, MORE), NAMING)

    def type(self, text: str) -> list[Heard]:
        """Type letters and figures: nothing but their names need be said."""
        heard = []
        for char in text:
            since = self.listener.count()
            self._send(char.lower())
            heard += self.listener.settle(since, lambda said: _named(said, 0), NAMING)
        return heard

    def ask(self, key: str, *parts: str) -> Heard:
        """Press a key that is answered with a sentence that has these parts."""
        since = self.listener.count()
        self._send(key)
        number = self.listener.until(since, *parts)
        self.listener.settle(since, _answered, PATIENCE)
        return self.listener.heard()[number - 1]

    def find(self, key: str, *parts: str, most: int = 40) -> list[Heard]:
        """Press a key until something is said that has these parts."""
        for _ in range(most):
            said = self.press(key)
            if any(all(part in one.text for part in parts) for one in said):
                return said
        raise AssertionError(f"{key} never came to {parts}:\n{self.listener.transcript()}")

    def write(self, text: str) -> None:
        """Type any signs, without listening to each."""
        subprocess.run(["xdotool", "type", "--delay", "60", text], env=self._session.environment, check=True)
        self.listener.settle(self.listener.count(), lambda said: True, PATIENCE)

    def visit(self, url: str) -> int:
        """Go to an address; the number of the first sentence that is said there."""
        self.press("ctrl+l")
        self.write(url)
        since = self.listener.count()
        self._send("Return")
        return since

    def _send(self, key: str) -> None:
        subprocess.run(["xdotool", "key", key], env=self._session.environment, check=True)


def _named(said: list[Heard], seconds: float) -> bool:
    """Whether the name of the key was said, so many seconds ago."""
    return bool(said) and time.time() - said[0].at > seconds


def _answered(said: list[Heard]) -> bool:
    """Whether more was said than the name of the key."""
    return len([one for one in said if one.whole]) > 1 or any(not ECHOES.fullmatch(one.text) for one in said)
