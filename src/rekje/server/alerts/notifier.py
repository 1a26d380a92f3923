"""Tells people who aren't looking what their tables ask of them.

A table that changes plans at most one alert for each of its people, in the database. When its moment has come, the
table is asked again: an alert that is no longer true isn't sent, nor one to somebody who is looking at the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import Future
from contextlib import suppress

import msgspec

from rekje.model.problems import FormError
from rekje.referee.clock import DAY
from rekje.server.alerts.mail import Mailer
from rekje.server.alerts.moments import Occasion, asked_of, asked_of_all, reminder_at
from rekje.server.alerts.push import Push, PushMessage
from rekje.server.alerts.wording import words_of
from rekje.server.live.gone import Gone
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.logs import log
from rekje.server.seating.seating import own_table
from rekje.storage.database.alerting import DueAlert
from rekje.tables.wishes import Wishes, moment_for
from rekje.wire.alerts import AlertNote
from rekje.wire.codec import encode

LONGEST_SLEEP = 5.0
"""Seconds after which the plan is looked at even if nothing seems to be due."""
MOST_TOGETHER = 50
REMINDER, REMINDER_AFTER_MAIL = "reminder", "reminder-mailed"
"""Kinds of alerts. There is at most one mail for each table and turn, so that none follows another."""


class Notifier:
    """Plans alerts and sends them by ``push`` and, where there is one, by ``mailer``. ``reachable`` are the people who
    have anything by which they can be told."""

    def __init__(self, registry: TableRegistry, push: Push, mailer: Mailer | None) -> None:
        self._registry = registry
        self._store = registry.database.alerts
        self.push = push
        self.mailer = mailer
        self.reachable: set[bytes] = set()
        self._asked: dict[str, dict[bytes, Occasion | None]] = {}
        self._hurry = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, also with what was planned when the server last stopped."""
        self.reachable = await self._registry.pools.reserved(self._store.reachable)
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop. What is planned stays planned."""
        if self._running:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await self.push.close()
        if self.mailer:
            await self.mailer.close()

    async def look_again(self, who: bytes) -> None:
        """See whether there is anything by which a person can be told, now that this may have changed."""
        found = await self._registry.pools.reserved(self._store.is_reachable, who)
        (self.reachable.add if found else self.reachable.discard)(who)

    # Planning

    def look(self, live: Live) -> None:
        """Plan what people are to be told, now that a table has been loaded, has changed or has left the memory. The
        table goes on if that fails."""
        try:
            self._look(live)
        except Exception as error:
            log("alerts-failed", logging.ERROR, error, table=live.name)

    def _look(self, live: Live) -> None:
        if live.gone:
            self._asked.pop(live.name, None)
            return
        before = self._asked.get(live.name)
        now = self._asked[live.name] = asked_of_all(live)
        # What was to be told of a table that was only loaded has been planned when it happened, and what another
        # process has done is planned by that process.
        if before is not None and not live.catching_up:
            self._plan(live, before, now)

    def _plan(self, live: Live, before: Mapping[bytes, Occasion | None], now: Mapping[bytes, Occasion | None]) -> None:
        put, drop = [], []
        for who in self.reachable.intersection(before.keys() | now.keys()):
            asked = now.get(who)
            if asked is None and before.get(who) is not None:
                drop.append(who)
            elif asked is not None and _named(asked) != _named(before.get(who)):
                put.append(DueAlert(who, live.name, asked.kind, asked.key, self._soon()))
            elif asked is not None and self._is_moved(live, asked, before.get(who)):
                # `_take` finds its new moment.
                put.append(DueAlert(who, live.name, REMINDER, asked.key, self._soon()))
        if put or drop:
            self._registry.start(self._planned(self._store.plan(live.name, put, drop)))

    def _is_moved(self, live: Live, asked: Occasion, before: Occasion | None) -> bool:
        """Whether a reminder is due at another moment than before: by a vacation, or by its end (C13)."""
        return before is not None and asked.deadline != before.deadline and reminder_at(live, asked) is not None

    def _soon(self) -> int:
        return self._registry.clock.now_ms() + round(self._registry.settings.limits.alert_wait * 1000)

    async def _planned(self, done: Future[None]) -> None:
        await asyncio.wrap_future(done)
        self._hurry.set()

    # Telling

    async def _run(self) -> None:
        while True:
            try:
                await self._tell_due()
            except Exception as error:
                log("alerts-failed", logging.ERROR, error)
                await asyncio.sleep(LONGEST_SLEEP)

    async def _tell_due(self) -> None:
        """Tell what is due. If nothing is, wait until something may be."""
        self._hurry.clear()
        now = self._registry.clock.now_ms()
        found = await self._registry.pools.reserved(self._store.due, now, MOST_TOGETHER)
        for alert in found:
            try:
                await self._take(alert)
            except Exception as error:
                # One alert that can't be told doesn't keep back the others.
                log("telling-failed", logging.ERROR, error, table=alert.table)
                await self._done(alert)
        if found:
            return
        ahead = await self._registry.pools.reserved(self._store.next_at)
        wait = LONGEST_SLEEP if ahead is None else max(0.01, (ahead - self._registry.clock.now_ms()) / 1000)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), min(wait, LONGEST_SLEEP))

    async def _take(self, alert: DueAlert) -> None:
        try:
            live = await self._registry.find(alert.table)
        except FormError:
            return await self._done(alert)
        except Gone:
            # The table is just leaving the memory, and is read again when it is next asked for.
            later = self._registry.clock.now_ms() + round(LONGEST_SLEEP * 1000)
            return await self._done(alert, msgspec.structs.replace(alert, at=later))
        asked = asked_of(live, alert.who)
        if asked is None or asked.key != alert.key:
            return await self._done(alert)
        now = self._registry.clock.now_ms()
        wishes = await self._registry.pools.reserved(self._store.wishes, alert.who) or Wishes(quiet=None)
        if alert.kind.startswith(REMINDER) and (at := self._remind_at(live, asked, wishes)):
            # Its moment has moved, as by a vacation.
            return await self._done(alert, msgspec.structs.replace(alert, at=at))
        mailed = False
        if not live.attendance.is_looking(alert.who) and not await self._is_muted(alert):
            moment = moment_for(wishes, now, asked.deadline, now)
            if moment is not None and moment > now:
                return await self._done(alert, msgspec.structs.replace(alert, at=moment))
            if moment is not None:
                mailed = await self._tell(live, alert, asked, wishes)
        return await self._done(alert, self._reminder(live, alert, asked, wishes, mailed))

    async def _is_muted(self, alert: DueAlert) -> bool:
        return await self._registry.pools.reserved(self._store.is_muted, alert.who, alert.table)

    def _reminder(self, live: Live, alert: DueAlert, asked: Occasion, wishes: Wishes, mailed: bool) -> DueAlert | None:
        """The reminder that follows an alert, if there is time for one."""
        moment = None if alert.kind.startswith(REMINDER) else self._remind_at(live, asked, wishes)
        kind = REMINDER_AFTER_MAIL if mailed else REMINDER
        return None if moment is None else DueAlert(alert.who, alert.table, kind, alert.key, moment)

    def _remind_at(self, live: Live, asked: Occasion, wishes: Wishes) -> int | None:
        """When a reminder is due, if that is later than now."""
        at, now = reminder_at(live, asked), self._registry.clock.now_ms()
        moment = None if at is None else moment_for(wishes, at, asked.deadline, now)
        return None if moment is None or moment <= now else moment

    async def _done(self, alert: DueAlert, then: DueAlert | None = None) -> None:
        await asyncio.wrap_future(self._store.done(alert, then))

    async def _tell(self, live: Live, alert: DueAlert, asked: Occasion, wishes: Wishes) -> bool:
        """Send an alert to all of a person's devices, and to their address. Returns whether a mail was sent."""
        reserved = self._registry.pools.reserved
        devices = await reserved(self._store.devices, alert.who)
        address = await reserved(self._store.mail, alert.who) if self.mailer else None
        count = await self._waiting(alert.who) if devices else 0
        now = self._registry.clock.now_ms()
        seconds = (DAY if asked.deadline is None else max(0, asked.deadline - now)) // 1000
        reminds = alert.kind.startswith(REMINDER)
        kind = REMINDER if reminds else asked.kind
        for device in devices:
            words = words_of(live, alert.who, asked, kind, device.language, wishes.zone)
            note = AlertNote(words.title, words.body, live.name, count, device.language)
            topic = f"{alert.who.hex()} {live.name}"
            self.push.send(device, PushMessage(encode(note), topic, seconds, reminds))
        if self.mailer is None or address is None or not address.confirmed or alert.kind == REMINDER_AFTER_MAIL:
            return False
        words = words_of(live, alert.who, asked, kind, address.language, wishes.zone)
        self.mailer.alert(address, words, live.name)
        return True

    async def _waiting(self, who: bytes) -> int:
        """The number of tables that wait for a person."""
        mine = await self._registry.pools.reserved(self._registry.database.register.mine, who)
        return sum(own_table(row, seats).my_turn for row, seats in mine)


def _named(asked: Occasion | None) -> tuple[str, str] | None:
    return None if asked is None else asked.named
