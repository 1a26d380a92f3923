"""What the operator of a server sees and does. Every deed is in the audit log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from rekje.model.problems import FormError
from rekje.referee.clock import DAY
from rekje.server.decency.overseeing import Overseeing, count_connections
from rekje.server.live.gone import Gone
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.logs import LOG
from rekje.storage.database.decency import CHAT, LOBBY
from rekje.storage.database.together.revisions import BANS, SWITCHES
from rekje.wire.messages import ChatSwitched
from rekje.wire.operating import Ban, BanWish, OperatorBan, OperatorView

MOST_ERRORS = 50
MOST_BANS = 100
"""Of so many bans it is told whom they are about."""
_TAIL = 65_536


class Operating:
    """The operator's part of the server. ``lists`` has its tables and people."""

    def __init__(self, registry: TableRegistry, folder: Path) -> None:
        self._registry = registry
        self._folder = folder
        self._store = registry.database.decency
        self._bans = self._store.bans()
        self.lists = Overseeing(registry)
        registry.neighbourhood.marked |= dict.fromkeys((BANS, SWITCHES), self.learn)

    def check_banned(self, who: bytes) -> None:
        """Raise `FormError` if somebody may not use the server now."""
        ban = self._bans.get(who)
        left = ban.until - self._registry.clock.now_ms() if ban else 0
        if left > 0:
            raise FormError("serve-banned", days=-(-left // DAY))

    async def look(self) -> OperatorView:
        """What the operator sees."""
        reserved = self._registry.pools.reserved
        reports, deeds = await reserved(self._store.reports), await reserved(self._store.deeds)
        errors = await reserved(_errors, self._folder / LOG)
        await self.learn()
        bans = sorted(self.bans().items(), key=lambda one: -one[1].number)[:MOST_BANS]
        called = await self.lists.called([who for who, _ in bans])
        connected = self.lists.connected()
        return OperatorView(
            now=self._registry.clock.now_ms(),
            tables=await reserved(self._registry.database.overview.count),
            people=len({one.who for there in connected.values() for one in there}),
            connections=sum(map(count_connections, connected.values())),
            reports=reports,
            bans=tuple(OperatorBan(ban.number, ban.until, called[who]) for who, ban in bans),
            chat=self._registry.chat_on,
            lobby=self._registry.lobby_on,
            has_lobby=self._registry.settings.lobby.mode != "off",
            errors=errors,
            audit=deeds,
        )

    async def learn(self) -> None:
        """Learn what operators have changed, by this process or another, and carry it out here."""
        reserved, registry = self._registry.pools.reserved, self._registry
        self._bans = await reserved(self._store.bans)
        chat, lobby = await reserved(self._store.is_on, CHAT), await reserved(self._store.is_on, LOBBY)
        registry.lobby_on = registry.settings.lobby.mode != "off" and lobby
        switched, registry.chat_on = chat != registry.chat_on, chat
        for live in registry.in_memory():
            for who in {listener.who for listener in live.attendance.listeners}:
                try:
                    self.check_banned(who)
                except FormError as why:
                    live.dismiss([who], why)
            if switched:
                live.tell_all(ChatSwitched(on=chat and live.about.chat))

    async def remove_table(self, name: str) -> None:
        """Remove a table, and tell the people there. Raises `FormError` for one that doesn't exist."""
        try:
            live = await self._registry.find(name)
        except (FormError, Gone) as error:
            if isinstance(error, FormError) and error.code == "serve-no-table":
                raise
            # It can't be read, but it can be deleted.
            await asyncio.wrap_future(self._store.remove_table(name))
        else:
            await self._registry.changing(live, self._remove, live)
        self._registry.visits.end(name)

    async def _remove(self, live: Live) -> None:
        async with live.lock:
            live.check()
            await live.stored(self._store.remove_table, live.name)
        live.dismiss({listener.who for listener in live.attendance.listeners}, FormError("serve-table-removed"))
        self._registry.drop(live)

    async def close_report(self, number: int) -> None:
        """Be done with a report."""
        if await self._registry.pools.reserved(self._store.accused, number) is None:
            raise FormError("serve-no-report")
        await asyncio.wrap_future(self._store.close_report(number))

    async def ban(self, wish: BanWish, asker: bytes) -> None:
        """Let somebody not use the server for some days: the person of a report, or one of those that were listed for
        an operator (`Overseeing`). Raises `FormError` if there is no such report, or if they are no longer there."""
        if wish.report is None:
            who = await self.lists.who(wish.person, wish.table, asker)
        elif (found := await self._registry.pools.reserved(self._store.accused, wish.report)) is not None:
            who = found
        else:
            raise FormError("serve-no-report")
        until = self._registry.clock.now_ms() + wish.days * DAY
        await asyncio.wrap_future(self._store.ban(who, until, wish.report))
        await self.learn()

    async def lift(self, ban: int) -> None:
        """End a ban."""
        await asyncio.wrap_future(self._store.lift(ban))
        await self.learn()

    def is_banned(self, who: bytes) -> bool:
        """Whether somebody may not use the server now."""
        ban = self._bans.get(who)
        return ban is not None and ban.until > self._registry.clock.now_ms()

    def bans(self) -> dict[bytes, Ban]:
        """Who may not use the server now."""
        return {who: ban for who, ban in self._bans.items() if self.is_banned(who)}

    async def switch_lobby(self, on: bool) -> None:
        """Switch the lobby on or off. Raises `FormError` where the settings say that there is none."""
        if self._registry.settings.lobby.mode == "off":
            raise FormError("serve-lobby-set-off")
        await asyncio.wrap_future(self._store.switch(LOBBY, on))
        await self.learn()

    async def switch_chat(self, on: bool) -> None:
        """Switch the chat of the whole server on or off."""
        await asyncio.wrap_future(self._store.switch(CHAT, on))
        await self.learn()


def _errors(file: Path) -> tuple[str, ...]:
    """The last warnings and errors in the log, the newest first."""
    try:
        with file.open("rb") as log:
            log.seek(max(0, file.stat().st_size - _TAIL))
            lines = log.read().decode("utf-8", "replace").splitlines()
    except OSError:
        return ()
    return tuple(line for line in reversed(lines) if _is_error(line))[:MOST_ERRORS]


def _is_error(line: str) -> bool:
    try:
        return msgspec.json.decode(line).get("level") in ("warning", "error", "critical")
    except (msgspec.DecodeError, AttributeError):
        # The first line is cut off.
        return False
