"""What happens without a request: computer players move, time runs out, tables that never began are forgotten. Where
several processes share a database, each does what it has claimed (`rekje.server.work.share`)."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from msgspec.structs import replace

from rekje.games.registry import get_game
from rekje.model.commands import TimeUp
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError, Refusal
from rekje.model.state import State
from rekje.players.base import PACE, Pace, open_commands
from rekje.players.lost_turn import LostTurn
from rekje.players.registry import PLAYERS, pacer_of
from rekje.referee import view
from rekje.referee.clock import DAY
from rekje.referee.view import Seen
from rekje.server.live.gone import Gone
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.logs import log
from rekje.server.settings import USUAL_PACE
from rekje.server.work.own_thinking import OwnThinking
from rekje.server.work.patience import Patience
from rekje.server.work.share import Share
from rekje.server.work.thinking import Thinkers
from rekje.storage.database.register import Agreed
from rekje.tables.about import computer_due, patience_ms
from rekje.tables.ports import StaleVersion
from rekje.tables.room import Applied, Moved

MOST_LAG_MS = 200
"""The most of a message's travel time (ms) that is allowed for."""
SWEEP = 15.0
TOO_LATE = ("turn-time-over", "paper-knock-over", "paper-knock-late")
"""Refusals of a computer player that thought for too long. Its time then runs out, like a person's."""
_STUCK, _STUCK_LONGEST = 5.0, 600.0
"""Seconds until a computer player that couldn't move is asked again, or a failed timer is tried again: after the first
failure, and at most."""
_LONGEST_TIMER_MS = DAY
Asked = tuple[Seen, int, Config, str, str]
"""What is asked of a computer player: the view, its seat, the kind of table, the key of that kind, for whom."""


class Scheduler:
    """Looks after all tables. At each table at most one computer player thinks and one timer runs. ``thinkers`` are the
    processes that think; with ``thinks`` this process is for thinking alone."""

    def __init__(self, registry: TableRegistry, *, thinks: bool = False) -> None:
        self._registry = registry
        self._thinks = thinks
        self.share = Share(registry.database, registry.pools, thinks=thinks)
        # All tables of one person may wait for a thought, each for one at most.
        most = registry.settings.limits.in_memory
        settings = registry.settings
        self.thinkers = Thinkers(
            settings.thinkers, most_each=most, clubs=registry.rulesets.clubs, budget=settings.budget
        )
        self._due = 0
        self.own = OwnThinking(registry.settings.own, self.thinkers, most)
        registry.metrics.queue("thinking", lambda: self.thinkers.waiting + self.own.waiting)
        registry.metrics.queue("due", lambda: self._due)
        self._thinking: set[str] = set()
        self._changes: dict[str, asyncio.Event] = {}
        factor = min(1.0, registry.settings.pace / USUAL_PACE)
        self._pace = Pace(factor, round(PACE.least * factor))
        self._stuck = Patience(_STUCK, _STUCK_LONGEST)
        self._late = Patience(_STUCK, _STUCK_LONGEST)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._running: list[asyncio.Task[None]] = []
        self._closing = False
        registry.look_after = self.look_after

    def start(self) -> None:
        """Begin, also with what was left to do when the server last stopped."""
        self._running.append(asyncio.create_task(self._sweep()))
        if not self.share.alone:
            self._running.append(asyncio.create_task(self._do_share()))

    async def close(self) -> None:
        """Stop sweeping and thinking. The registry then drops its tables, and with them what they wait for."""
        self._closing = True
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        self.thinkers.close()
        await asyncio.to_thread(self.own.close)
        await self.share.leave()

    def look_after(self, live: Live) -> None:
        """Start what a table waits for. A table that is over or has left the memory waits for nothing. An error sets
        only this table aside."""
        try:
            self._look_after(live)
        except Exception as error:
            self._registry.set_aside(live, error)

    def _look_after(self, live: Live) -> None:
        if timer := self._timers.pop(live.name, None):
            timer.cancel()
        if change := self._changes.get(live.name):
            change.set()
        if self._closing or live.state is None or live.state.outcome or live.gone or not live.state.config.known:
            # In a game on cardboard nothing happens without a request either. A table that another process has changed
            # may still be read while this one stops.
            return
        thinks = self._next(live.state, patient=True) is not None
        if thinks:
            self._let_think(live, patient=True)
        # Time runs out for computer players too, however long they think.
        if (moment := self._next_moment(live, live.state, patient=not thinks)) is not None:
            wait = min(max(0, moment - live.ms(self._registry.clock.now_ms())), _LONGEST_TIMER_MS) / 1000
            loop = asyncio.get_running_loop()
            wait = max(wait, self._late.left(live.name))
            self._timers[live.name] = loop.call_later(wait, lambda: self._registry.start(self._time_has_come(live)))

    def _next_moment(self, live: Live, state: State, *, patient: bool) -> int | None:
        """The next moment at which something happens without a request (ms since the game began). With ``patient`` it
        may be the moment at which a computer player stops waiting for people."""
        moments = [one.deadline + MOST_LAG_MS for one in state.awaiting if one.deadline is not None]
        if patient and computer_due(state, patient=False) is not None:
            moments.append(live.last_ms + patience_ms(state))
        return min(moments, default=None)

    async def _time_has_come(self, live: Live) -> None:
        """Do what is due. If that fails, it is tried again, at longer and longer intervals."""
        try:
            await self._see_to(live)
        except (Gone, Moved, StaleVersion):
            return
        except Exception as error:
            if self._late.failed(live.name):
                log("timer-failed", logging.ERROR, error, table=live.name)
            self._registry.metrics.count("failures")
            self.look_after(live)
        else:
            self._late.forget(live.name)

    async def _see_to(self, live: Live) -> None:
        state = live.state
        if state is None or live.gone:
            return
        now = live.ms(self._registry.clock.now_ms())
        late = [one.seat for one in state.awaiting if one.deadline is not None and one.deadline <= now]
        late = [seat for seat in late if _may_run_out(state, seat)]
        if late:
            if not await self.share.take(live):
                return
            command = TimeUp(seat=late[0], ms=now)
            answer = await self._registry.changing(live, live.send, command, version=state.version)
            if isinstance(answer, Refusal):
                log("refused", logging.ERROR, table=live.name, seat=late[0], code=answer.code)
        elif computer_due(state, patient=False) is not None:
            self._let_think(live, patient=False)
        else:
            self.look_after(live)

    # Computer players

    def _let_think(self, live: Live, *, patient: bool) -> None:
        if self.share.others_think:
            return
        due = self._next(live.state, patient=patient) if live.state else None
        stuck = self._stuck.left(_player(live.state, live.name, due[0])) if live.state and due else 0
        if live.name not in self._thinking and not stuck:
            self._thinking.add(live.name)
            self._registry.start(self._think(live, patient=patient))

    async def _think(self, live: Live, *, patient: bool) -> None:
        due = None
        try:
            while live.state and not live.gone and not self.share.others_think:
                due = self._next(live.state, patient=patient)
                if due is None or not await self.share.take(live):
                    break
                if not await self._move(live, live.state, *due):
                    break
                patient = True
        except (Gone, StaleVersion):
            pass
        except Exception as error:
            self._has_stuck(live, due, error)
        finally:
            self._thinking.discard(live.name)
        if live.state and self._next(live.state, patient=True) is None:
            self.look_after(live)

    def _has_stuck(self, live: Live, due: tuple[int, int] | None, error: Exception | None) -> None:
        """Report that a computer player can't move: to its table each time, to the operator once. It is tried again at
        longer and longer intervals."""
        self._registry.metrics.count("failures")
        if live.gone or live.state is None or due is None:
            return
        seat, who = live.state.seats[due[0]], _player(live.state, live.name, due[0])
        if self._stuck.failed(who):
            log("thinking-failed", logging.ERROR, error, table=live.name, seat=due[0])
        live.trouble = FormError("serve-computer-stuck", name=seat.name)
        for listener in live.attendance.listeners:
            listener.warn(live.trouble)
        wait = self._stuck.left(who)
        asyncio.get_running_loop().call_later(wait, lambda: self.look_after(live))

    def _next(self, state: State, *, patient: bool) -> tuple[int, int] | None:
        """The computer player's seat that acts next, and the earliest moment at which it acts (ms since the game
        began). If players delay their commands, the earliest moment decides; otherwise the turn does."""
        moments = []
        for seat, one in enumerate(state.seats):
            player = pacer_of(one.player) if self._pace.factor else None
            if player and open_commands(state, seat) and (delay := player.delay(view(state, seat), seat, self._pace)):
                moments.append((get_game(state.config.game).awaited_since(state) + delay, seat))
        if moments:
            moment, seat = min(moments)
            return seat, moment
        due = computer_due(state, patient=patient)
        return None if due is None else (due, 0)

    async def _wait(self, live: Live, state: State, began: float, moment: int) -> None:
        """Wait until a player's moment, or until something else happens at the table."""
        while not live.gone and live.version == state.version:
            pace = began + self._registry.settings.pace - time.monotonic()
            wait = max(pace, (moment - live.ms(self._registry.clock.now_ms())) / 1000)
            if wait <= 0:
                return
            change = self._changes[live.name] = asyncio.Event()
            try:
                async with asyncio.timeout(wait):
                    await change.wait()
            except TimeoutError:
                return
            finally:
                self._changes.pop(live.name, None)

    async def _move(self, live: Live, state: State, seat: int, moment: int) -> bool:
        """Think about one state, and move if the table is still there. Returns whether to go on."""
        began = time.monotonic()
        player = state.seats[seat].player
        ruleset = await self._registry.pools.reserved(self._registry.rulesets.find, state.config)
        if ruleset.leaves.damage is not None and not live.warned:
            live.warned = True
            for listener in live.attendance.listeners:
                listener.warn(FormError("serve-computer-simpler"))
        asked = view(state, seat), seat, ruleset.config, ruleset.key, live.about.host
        command, lost = await self._choose(player, asked, live.ms(self._registry.clock.now_ms()))
        await self._wait(live, state, began, moment)
        try:
            answer = await self._give(live, state, command)
            if isinstance(answer, Refusal) and player not in PLAYERS and answer.code not in TOO_LATE and not lost:
                lost = LostTurn(player, "refused")
                answer = await self._give(live, state, await self.own.forfeit(*asked))
        except Moved:
            self._registry.metrics.count("stale_thoughts")
            return True
        if isinstance(answer, Refusal):
            level = logging.INFO if answer.code in TOO_LATE else logging.ERROR
            log("refused", level, table=live.name, seat=seat, code=answer.code)
            if answer.code not in TOO_LATE:
                self._has_stuck(live, (seat, moment), None)
            return False
        if lost:
            await self._registry.changing(live, self._tell_lost, live, seat, lost)
        self._stuck.forget(_player(state, live.name, seat))
        self._registry.metrics.count("computer_moves")
        return True

    async def _choose(self, player: str, asked: Asked, now: int) -> tuple[AnyCommand, LostTurn | None]:
        """A computer player's command, and whether it has lost its turn (C14)."""
        if player in PLAYERS:
            return await self.thinkers.think(player, *asked), None
        try:
            return await self.own.think(player, *asked, now), None
        except LostTurn as lost:
            return await self.own.forfeit(*asked), lost

    async def _give(self, live: Live, state: State, command: AnyCommand) -> Applied | Refusal:
        command = replace(command, ms=live.ms(self._registry.clock.now_ms()))
        return await self._registry.changing(live, live.send, command, version=state.version)

    async def _tell_lost(self, live: Live, seat: int, lost: LostTurn) -> None:
        """Tell the table and the operator that a player has lost its turn."""
        log("lost-turn", logging.WARNING, table=live.name, seat=seat, code=lost.reason)
        async with live.lock:
            live.check()
            await self._registry.agree(live, Agreed(notice=live.notice("lost-turn", seat)))

    # Sweeping

    async def _do_share(self) -> None:
        """Do what is due at tables that aren't in memory, and what processes have left undone that are gone."""
        trouble = Patience(_STUCK, _STUCK_LONGEST)
        while True:
            try:
                if await self.share.beat():
                    for live in self._registry.in_memory():
                        self.look_after(live)
                await self._do_due()
                trouble.forget("share")
            except Exception as error:
                if trouble.failed("share"):
                    log("sweep-failed", logging.ERROR, error)
            await asyncio.sleep(self.share.every)

    async def _do_due(self) -> None:
        due = await self.share.due(max(0, self.thinkers.free))
        self._due = len(due)
        # A computer player that thinks is left to think.
        for name in [one.table for one in due if one.table not in self._thinking]:
            # A table that can't be used has been set aside. The others don't wait for it.
            with suppress(FormError, Gone):
                # Also where thinking failed before.
                self.look_after(await self._registry.find(name))

    async def _sweep(self) -> None:
        while True:
            try:
                await self._look_round()
            except Exception as error:
                log("sweep-failed", logging.ERROR, error)
            await asyncio.sleep(SWEEP)

    async def _look_round(self) -> None:
        registry, register = self._registry, self._registry.database.register
        if self.share.alone:
            await self._do_due()
        registry.evict()
        if self._thinks:
            return
        lost = registry.clock.now_ms() - registry.settings.limits.waiting_days * DAY
        for name in await self._registry.pools.reserved(register.never_begun, lost):
            for live in (one for one in registry.in_memory() if one.name == name):
                registry.drop(live)
            # Somebody may have come in this very moment.
            if await asyncio.wrap_future(register.forget_lost(name, lost)):
                registry.aside.lift(name)


def _player(state: State, table: str, seat: int) -> str:
    """The name under which failures of a computer player at a table are counted. Another player at the same seat has
    another name, because it may be able to move."""
    return f"{table} {seat} {state.seats[seat].player}"


def _may_run_out(state: State, seat: int) -> bool:
    return any(one.seat == seat and "time-up" in one.commands for one in state.awaiting)
