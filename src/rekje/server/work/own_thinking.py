"""Players of people's own think in processes of their own, beside those of `rekje.server.work.thinking`. Waiting for
one holds up nobody else: neither the tables, nor our own computer players."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.own_players.found import OwnPlayers
from rekje.own_players.looking_up import look_up
from rekje.own_players.messages import HostProblem, Lookup, LookupAnswer
from rekje.players.losing import forfeit
from rekje.players.lost_turn import LostTurn
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen
from rekje.server.work.lanes import MOST_EACH, Lane
from rekje.server.work.thinking import Thinkers

T = TypeVar("T")

AT_ONCE = 8
"""How many of these players think at the same time, each in a process of its own."""
LOOKUP = 30.0
"""Seconds after which a player isn't kept waiting any longer for what it has asked."""


class OwnThinking:
    """Asks players of people's own for commands. What they ask in return is answered by the ``thinkers``, who know the
    words of every table."""

    def __init__(self, players: OwnPlayers, thinkers: Thinkers, most_each: int = MOST_EACH) -> None:
        self._players = players
        self._thinkers = thinkers
        self._lane = Lane(AT_ONCE, most_each=most_each)

    @property
    def waiting(self) -> int:
        """How many positions wait for a process."""
        return self._lane.waiting

    async def think(
        self, player: str, view: Seen, seat: int, kind: Config, key: str, who: Hashable, now: int
    ) -> AnyCommand:
        """A player's command, as `Thinkers.think`; ``now`` is the time in ms since the game began. Raises
        `LostTurn`."""
        found = self._players.players.get(player)
        if found is None:
            raise LostTurn(player, "missing")
        loop = asyncio.get_running_loop()

        async def ask(asked: Lookup) -> LookupAnswer:
            try:
                return await self._thinkers.ask(partial(_look_up, asked), view, seat, kind, key, who)
            except (FormError, TimeoutError):
                return HostProblem(code="serve-busy")

        def answer(asked: Lookup) -> LookupAnswer:
            coming = asyncio.run_coroutine_threadsafe(ask(asked), loop)
            try:
                return coming.result(LOOKUP)
            except TimeoutError:
                coming.cancel()
                return HostProblem(code="serve-busy")

        async with self._lane.turn(who):
            return await _in_thread(partial(found.command, view, seat, answer, now))

    async def forfeit(self, view: Seen, seat: int, kind: Config, key: str, who: Hashable) -> AnyCommand:
        """The command of a seat whose player has lost its turn."""
        return await self._thinkers.ask(forfeit, view, seat, kind, key, who)

    def close(self) -> None:
        """End all processes."""
        self._players.close()


def _look_up(asked: Lookup, view: Seen, seat: int, knowledge: Knowledge) -> LookupAnswer:
    return look_up(asked, view, seat, knowledge)


async def _in_thread(work: Callable[[], T]) -> T:
    """Do something in a thread that keeps no program from ending."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def tell(result: T | None, error: BaseException | None) -> None:
        if done.cancelled():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        try:
            result, error = work(), None
        except BaseException as raised:
            result, error = None, raised
        with suppress(RuntimeError):
            # The loop may have been closed meanwhile.
            loop.call_soon_threadsafe(tell, result, error)

    threading.Thread(target=run, daemon=True).start()
    return await done
