"""An engine's process: lines in, lines out, whatever it does. It can be late, flood, close its pipes or crash, and
nobody waits for it longer than he says."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import weakref
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO

from rekje.own_players.messages import MOST_LINE, Quit, line_of

MOST_WAITING = 64
"""Lines of an engine that wait to be read. An engine that writes more has to wait."""
MOST_MEMORY = 2 * 2**30
"""Bytes of memory that an engine may use, where the system can limit that (Linux)."""
NICE = 5
"""By how much an engine gives way to everything else on the machine."""
PARTING = 0.5
"""Seconds that an engine has to end when it is told to."""
_SECRETS = ("REKJE_", "PGPASS")
_KEPT = ("REKJE_LANG", "REKJE_CACHE")


class LineTooLong(Exception):
    """An engine has written a line longer than `MOST_LINE`."""


class ProcessEnded(Exception):
    """An engine has ended, or closed its output."""


class EngineProcess:
    """A process that was started from a ``command``. ``log`` gets the lines of its error output; without one they are
    lost. Raises `OSError` where it can't be started. Use it from one thread at a time."""

    def __init__(self, command: Sequence[str], log: deque[str] | None = None) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if log is None else subprocess.PIPE,
            env=plain_environment(os.environ),
            start_new_session=True,
        )
        _limit(self._process.pid)
        self._lines: queue.Queue[bytes | LineTooLong | None] = queue.Queue(MOST_WAITING)
        self._to_write: queue.Queue[bytes | None] = queue.Queue()
        self._over = threading.Event()
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        _thread(_read, stdout, self._lines, self._over)
        _thread(_write, stdin, self._to_write)
        if self._process.stderr is not None:
            _thread(_log, self._process.stderr, log)
        # No engine outlives this process, unless that is killed; then its input ends.
        self.kill = weakref.finalize(self, _kill, self._process, self._over, self._to_write)

    def write(self, line: bytes) -> None:
        """Send a line. It is written as soon as the engine reads it."""
        self._to_write.put(line)

    def read(self, seconds: float) -> bytes:
        """The next line. Raises TimeoutError where none comes in time, `LineTooLong`, and `ProcessEnded`."""
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise TimeoutError from None
        if isinstance(line, LineTooLong):
            raise line
        if line is None:
            # Whoever reads again hears the same.
            self._lines.put(None)
            raise ProcessEnded
        return line

    def close_input(self) -> None:
        """Let its input end, once all lines are written."""
        self._to_write.put(None)

    def wait(self, seconds: float) -> bool:
        """Whether it has ended within so many seconds."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def quit(self) -> None:
        """Tell it to end."""
        self.write(line_of(Quit()))
        self.close_input()

    def close(self) -> None:
        """Tell it to end, and end it if it doesn't."""
        self.quit()
        self.wait(PARTING)
        self.kill()


def plain_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of an engine: that of this process, without what tells a server's secrets."""
    return {
        name: value for name, value in environment.items() if not name.upper().startswith(_SECRETS) or name in _KEPT
    }


def _thread(work: object, *arguments: object) -> None:
    threading.Thread(target=work, args=arguments, daemon=True).start()  # type: ignore[arg-type]


def _read(pipe: IO[bytes], lines: queue.Queue[bytes | LineTooLong | None], over: threading.Event) -> None:
    """Hand on the lines of a pipe, until it ends, a line is too long, or nobody wants them any more."""
    try:
        while not over.is_set():
            line = pipe.readline(MOST_LINE + 1)
            if not line:
                break
            if len(line) > MOST_LINE:
                _put(lines, LineTooLong(), over)
                break
            if line.strip():
                _put(lines, line, over)
    except (OSError, ValueError):
        pass
    _put(lines, None, over)
    pipe.close()


def _put(
    lines: queue.Queue[bytes | LineTooLong | None], line: bytes | LineTooLong | None, over: threading.Event
) -> None:
    while not over.is_set():
        with suppress(queue.Full):
            lines.put(line, timeout=1.0)
            return


def _write(pipe: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    """Write lines to a pipe, until there are no more or it is closed."""
    with suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with suppress(OSError, ValueError):
        pipe.close()


def _log(pipe: IO[bytes], lines: deque[str]) -> None:
    with suppress(OSError, ValueError):
        while line := pipe.readline(2000):
            lines.append(line.decode("utf-8", "replace").rstrip())
    pipe.close()


def _limit(pid: int) -> None:
    """Let a process give way to others, and limit its memory, as far as the system can do that."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, NICE)
    if sys.platform == "linux":
        import resource

        with suppress(OSError, ValueError):
            resource.prlimit(pid, resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
            resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))


def _kill(process: subprocess.Popen[bytes], over: threading.Event, to_write: queue.Queue[bytes | None]) -> None:
    """End a process, and those that it has started."""
    over.set()
    to_write.put(None)
    # As long as nobody has waited for it, no other process can have its number.
    if sys.platform != "win32" and process.returncode is None:
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(OSError):
        process.kill()
    process.wait()
