"""Jobs for the tests of executors. They are sent to other processes, so they stand in a module of their own."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rekje.model.problems import FormError


class Squares(NamedTuple):
    """A chunk is a number, its result the square as text. The workers that do one of ``deadly`` are killed once each,
    which a file in ``folder`` remembers. ``refused`` is no good input."""

    folder: Path
    deadly: tuple[int, ...] = ()
    refused: int | None = None
    threaded: bool = False

    def start(self) -> Callable[[int], bytes]:
        """`WorkJob.start`."""
        return self._square

    def _square(self, number: int) -> bytes:
        if number == self.refused:
            raise FormError("form-file-missing", file=str(number), line=3, column=4)
        there = self.folder / str(number)
        if number in self.deadly and not there.exists():
            there.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return str(number * number).encode()


class Deadly(NamedTuple):
    """Every chunk kills its worker."""

    threaded: bool = False

    def start(self) -> Callable[[int], bytes]:
        """`WorkJob.start`."""
        return self._end

    def _end(self, number: int) -> bytes:
        os._exit(1)
