"""Runs a player of an installed package in this process, which speaks the engine protocol:
``python -m rekje.library.player_host NAME``. The host starts it; nobody has to do so by hand."""

from __future__ import annotations

import os
import queue
import sys
import threading
import traceback
from importlib.metadata import entry_points, version
from typing import IO

from rekje.library.seat_view import OwnPlayer, SeatView
from rekje.model.commands import Command
from rekje.model.problems import UNREADABLE
from rekje.own_players.found import GROUP
from rekje.own_players.messages import (
    PROTOCOL,
    Advice,
    AskCommand,
    BestCommand,
    CannotPlay,
    EngineHello,
    EngineMessage,
    FoundPlays,
    FoundWords,
    HostHello,
    HostMessage,
    HostProblem,
    Lookup,
    LookupAnswer,
    Quit,
    Ready,
    ShowPosition,
    line_of,
    read_host,
)


class PlayerHost:
    """One player, and the pipe to the host: ``told`` is what the host says, ``out`` is where answers go."""

    def __init__(self, player: OwnPlayer, told: IO[bytes], out: IO[bytes]) -> None:
        self._player = player
        self._out = out
        self._told: queue.Queue[HostMessage] = queue.Queue()
        self._shown: ShowPosition | None = None
        threading.Thread(target=self._listen, args=(told,), daemon=True).start()

    def run(self) -> None:
        """Answer until the host says that it is over."""
        while True:
            message = self._told.get()
            if isinstance(message, HostHello):
                self._say(_greeting(self._player))
            elif isinstance(message, ShowPosition):
                self._shown = message
                self._say(Ready())
            elif isinstance(message, AskCommand) and self._shown is not None:
                self._say(self._command(self._shown, message))

    def _listen(self, told: IO[bytes]) -> None:
        """Take what the host says. Once that ends, so does this process, whatever the player is doing."""
        for line in told:
            try:
                message = read_host(line)
            except UNREADABLE:
                # A newer host may say what this version doesn't know.
                continue
            if isinstance(message, Quit):
                break
            self._told.put(message)
        os._exit(0)

    def _command(self, shown: ShowPosition, asked: AskCommand) -> EngineMessage:
        try:
            view = SeatView(shown, self._look_up, asked.ms / 1000, asked.seed)
            command = self._player.choose(view)
        except Exception:
            return _fault()
        if not isinstance(command, Command):
            return CannotPlay(text=f"no command, but {type(command).__name__}")
        return BestCommand(command=_fields(command))

    def _look_up(self, asked: Lookup) -> LookupAnswer:
        self._say(asked)
        while True:
            message = self._told.get()
            if isinstance(message, FoundPlays | FoundWords | Advice | HostProblem):
                return message

    def _say(self, message: EngineMessage) -> None:
        self._out.write(line_of(message))
        self._out.flush()


def _fault() -> CannotPlay:
    """What to say of an exception that is being handled. All of it is for the error output."""
    traceback.print_exc()
    return CannotPlay(text=traceback.format_exc(limit=-1)[-2000:])


def _fields(command: Command) -> dict[str, object]:
    import msgspec

    fields: dict[str, object] = msgspec.to_builtins(command, str_keys=True)
    return fields


def _greeting(player: OwnPlayer) -> EngineHello:
    games = tuple(getattr(player, "games", ()))
    package = type(player).__module__.partition(".")[0]
    try:
        told = version(package)
    except Exception:
        # A module need not belong to a package of that name.
        told = ""
    return EngineHello(protocol=PROTOCOL, name=type(player).__name__, version=told, games=games)


def load_player(name: str) -> OwnPlayer:
    """The player that an installed package names so. Raises what its package raises, and KeyError for an unknown
    name."""
    found = entry_points(group=GROUP)[name].load()
    player: OwnPlayer = found() if isinstance(found, type) else found
    return player


def main() -> None:
    """Run the player that the command line names."""
    # What the player prints must not get between the messages.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    try:
        player = load_player(sys.argv[1])
    except Exception:
        out.write(line_of(_fault()))
        out.flush()
    else:
        PlayerHost(player, sys.stdin.buffer, out).run()


if __name__ == "__main__":
    main()
