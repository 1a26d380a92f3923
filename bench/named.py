"""Players by name for measurements: ``expert``; ``expert --think 60000n --depth 3``, with a budget and on one core;
``expert~1500``, where words cross, which searches for so many best plays in a turn (``expert~1500~9000``: and looks at
so many positions of an end game); ``expert@FOLDER``, as it plays in another checkout of Rekje, built there.

The player of a checkout thinks in a process of its own, which gets the view of its seat and gives a command back. Both
checkouts must have the same model, word lists and kinds of tables.
"""

from __future__ import annotations

import argparse
import os
import pickle
import shlex
import struct
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import IO

from msgspec.structs import replace

from rekje.bootstrap import knowledge_for, open_words
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.own_players.found import find_player
from rekje.players import Player
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.crossword.expert import Expert
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen


def named_player(text: str) -> Player:
    """A player. Raises `rekje.model.problems.FormError` for an unknown one."""
    name, _, checkout = text.partition("@")
    if checkout:
        return CheckoutPlayer(text, Path(checkout).resolve())
    if len(words := shlex.split(name)) > 1:
        return _with_budget(*words)
    _, *effort = name.split("~")
    if not effort:
        return find_player(name)
    expert = Expert(**dict(zip(("searches", "nodes"), map(int, effort), strict=False)))
    expert.name = name
    return expert


def _with_budget(name: str, *options: str) -> Player:
    # Imported here, because a checkout from before there were budgets has no such module.
    from rekje.players.thinking import ThinkingPlayer, read_budget

    parser = argparse.ArgumentParser(prog=name, add_help=False)
    parser.add_argument("--think")
    parser.add_argument("--depth", type=int)
    asked = parser.parse_args(options)
    player = ThinkingPlayer(named_player(name), replace(read_budget(asked.think, asked.depth), threads=1))
    player.name = shlex.join([name, *options])
    return player


class CheckoutPlayer(Player):
    """A player as another checkout has it."""

    def __init__(self, name: str, checkout: Path) -> None:
        self.name = name
        self._checkout = checkout

    def choose(self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> AnyCommand:
        """The command that it gives there."""
        process = process_of(self.name.partition("@")[0], self._checkout)
        assert process.stdin
        assert process.stdout
        send(process.stdin, (view, seat))
        command: AnyCommand = receive(process.stdout)
        return command

    def act(
        self, view: Seen, seat: int, awaited: frozenset[str], knowledge: Knowledge, budget: Budget
    ) -> AnyCommand | None:
        """`choose` gives all its commands."""
        raise NotImplementedError

    def delay(self, view: Seen, seat: int, pace: object = None) -> int:
        """The delay of the player of that name here."""
        return find_player(self.name.partition("@")[0].partition("~")[0].split()[0]).delay(view, seat)


@cache
def process_of(name: str, checkout: Path) -> subprocess.Popen[bytes]:
    """Where a checkout's player thinks, in all seats that it has. It ends when its input does, with this process."""
    paths = os.pathsep.join([str(checkout / "src"), str(Path(__file__).parent)])
    return subprocess.Popen(
        [sys.executable, __file__, name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": paths},
    )


def send(out: IO[bytes], value: object) -> None:
    """A value, after its length."""
    data = pickle.dumps(value)
    out.write(struct.pack("<I", len(data)) + data)
    out.flush()


def receive(source: IO[bytes]) -> object:
    """The next value. Raises EOFError if there is none."""
    head = source.read(4)
    if len(head) < 4:
        raise EOFError("the other process has ended")
    return pickle.loads(source.read(*struct.unpack("<I", head)))


def serve(name: str) -> None:
    """Answer views with commands until there are no more."""
    player = named_player(name)
    known: dict[tuple[str, str, str], Knowledge] = {}
    while True:
        try:
            view, seat = receive(sys.stdin.buffer)
        except EOFError:
            return
        key = view.config.game, view.config.edition.name, repr(sorted(view.config.options.items()))
        if key not in known:
            known[key] = knowledge_of(view.config, player)
        send(sys.stdout.buffer, player.choose(view, seat, known[key]))


def knowledge_of(config: Config, player: Player) -> Knowledge:
    """What a player knows at a table."""
    knowledge = knowledge_for(open_words(None, config.edition, config.options), config)
    knowledge.prepare(player.level)
    return knowledge


if __name__ == "__main__":
    serve(sys.argv[1])
