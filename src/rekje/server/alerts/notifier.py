"""Tells people who aren't looking what their tables ask of them.

Alerts are planned in the database (`rekje.server.alerts.planning`). When the moment of one has come, one process takes
it and asks the table again. An alert that is no longer true isn't sent, nor one to somebody who looks at the table.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from rekje.model.problems import FormError
from rekje.referee.clock import DAY
from rekje.server.alerts.mail import Mailer
from rekje.server.alerts.moments import Occasion, asked_of, reminder_at
from rekje.server.alerts.planning import REMINDER, Planner
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
REMINDER_AFTER_MAIL = "reminder-mailed"
"""A kind of alerts. There is at most one mail for each table and turn, so that none follows another."""


class Notifier(Planner):
    """Plans alerts and sends them by ``push`` and, where there is one, by ``mailer``."""

    def __init__(self, registry: TableRegistry, push: Push, mailer: Mailer | None) -> None:
        super().__init__(registry)
        self.push = push
        self.mailer = mailer

    async def start(self) -> None:
        """Begin, also with what was planned when the server last stopped."""
        await super().start()
        self._tasks.append(asyncio.create_task(self._run()))

    async def close(self) -> None:
        """Stop. What is planned stays planned."""
        await super().close()
        await self.push.close()
        if self.mailer:
            await self.mailer.close()

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
        ahead = await self._registry.pools.reserved(self._store.next_at)
        if ahead is None or ahead > now:
            wait = LONGEST_SLEEP if ahead is None else (ahead - now) / 1000
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), min(wait, LONGEST_SLEEP))
            return
        for alert in await asyncio.wrap_future(self._store.take(now, MOST_TOGETHER)):
            try:
                await self._take(alert)
            except Exception as error:
                # One alert that can't be told doesn't keep back the others.
                log("telling-failed", logging.ERROR, error, table=alert.table)
                await self._done(alert)

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
        return sum(own_table(row, seats, who).my_turn for row, seats in mine)
