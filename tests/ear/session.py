"""A desktop without a screen or a sound card, with a screen reader: Xvfb, a window manager, the accessibility bus,
speech-dispatcher with our voice, and Orca."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import IO

from tests.ear.listener import PATIENCE, Listener

NEEDED = {
    "orca": "orca",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "speech-dispatcher": "speech-dispatcher",
    "dbus-daemon": "dbus",
    "xdotool": "xdotool",
    "pgrep": "procps",
}
"""Programs, and the packages of Debian that have them."""
ACCESSIBILITY = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
GENERIC = ("/usr/lib/speech-dispatcher-modules/sd_generic", "/usr/libexec/speech-dispatcher-modules/sd_generic")


def missing(browser: str) -> list[str]:
    """The packages that are not there, without which nothing is heard."""
    packages = [package for program, package in {**NEEDED, browser: browser}.items() if shutil.which(program) is None]
    if not _first(ACCESSIBILITY):
        packages.append("at-spi2-core")
    return packages


def another() -> bool:
    """Whether somebody listens on this machine already: there is one Orca a user, and theirs is left alone."""
    return subprocess.run(["pgrep", "-u", str(os.getuid()), "-x", "orca"], stdout=subprocess.DEVNULL).returncode == 0


def _first(paths: Sequence[str]) -> str | None:
    """The first of these files that is there."""
    return next((path for path in paths if Path(path).exists()), None)


class Session:
    """A session; whatever was started in it ends with it."""

    def __init__(self, folder: Path) -> None:
        """In an empty folder, which becomes its home."""
        self._stack = ExitStack()
        self.folder = folder
        self.listener = Listener(folder)
        self.environment = self._own_environment()

    def __enter__(self) -> Session:
        try:
            self._open()
        except BaseException:
            self._stack.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _own_environment(self) -> dict[str, str]:
        own = {name: str(self.folder / name.lower()) for name in ("HOME", "XDG_RUNTIME_DIR")}
        home = Path(own["HOME"])
        own |= {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "CACHE", "DATA")}
        for path in own.values():
            Path(path).mkdir(mode=0o700, parents=True, exist_ok=True)
        kept = {name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "DISPLAY")}
        spoken = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "LANGUAGE": "en"}
        return kept | own | spoken | {"NO_AT_BRIDGE": "0", "GNOME_ACCESSIBILITY": "1", "ACCESSIBILITY_ENABLED": "1"}

    def _open(self) -> None:
        self.environment["DISPLAY"] = (
            f":{self._first_line('Xvfb', '-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp')}"
        )
        bus = self._first_line("dbus-daemon", "--session", "--nofork", "--print-address=1")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        self.start("openbox")
        launcher = _first(ACCESSIBILITY)
        assert launcher is not None
        self.start(launcher, "--launch-immediately", "--a11y=1", "--screen-reader=1")
        self.start("speech-dispatcher", "-s", "-C", str(self.listener.dispatcher), "-t", "0")
        socket = Path(self.environment["XDG_RUNTIME_DIR"]) / "speech-dispatcher" / "speechd.sock"
        end = time.monotonic() + PATIENCE
        while not socket.exists():
            assert time.monotonic() < end, "speech-dispatcher did not open its socket"
            time.sleep(0.05)
        self.start("orca", f"--debug-file={self.folder / 'orca-debug.txt'}")
        self.listener.settle(0, lambda said: bool(said), PATIENCE)
        assert self.listener.heard(), f"Orca said nothing: {self.folder}"

    def _first_line(self, *command: str) -> str:
        """Start a program that says on its first line where it is to be found."""
        process = self.start(*command, stdout=subprocess.PIPE)
        assert process.stdout is not None
        return process.stdout.readline().decode().strip()

    def start(
        self, *command: str, stdout: int | IO[bytes] | None = None, environment: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """Start a program that ends with the session, and with it whatever it has started."""
        with (self.folder / f"{Path(command[0]).name}.txt").open("ab") as log:
            process = subprocess.Popen(
                command,
                env={**self.environment, **(environment or {})},
                stdin=subprocess.DEVNULL,
                stdout=stdout or log,
                stderr=log,
                start_new_session=True,
            )
        self._stack.callback(_end, process)
        return process


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process and its children, which are in a group of their own."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, sign)
        except ProcessLookupError:
            break
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            continue
    process.wait()
    if process.stdout:
        process.stdout.close()
