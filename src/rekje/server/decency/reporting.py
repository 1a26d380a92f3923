"""Reports to the operator: who, at which table, and what was said last."""

from __future__ import annotations

import asyncio

from rekje.server.access import Visit, check
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import NOTICE, Live
from rekje.server.socket.talk import plain_text
from rekje.storage.database.register import StoredChatLine
from rekje.tables.about import WATCHING
from rekje.wire.operating import ReportedLine

REPORT = "POST /api/tables/{name}/seats/{seat}/report"
LINES = 20
"""A report has so many lines of the chat. The page shows them before they are sent (web/src/seats/ReportDialog.tsx)."""


async def report(registry: TableRegistry, live: Live, who: bytes, seat: int, text: str) -> None:
    """Report a seat's holder."""
    async with live.lock:
        live.check()
        check(REPORT, Visit(live, who, seat))
        name, person = live.people[seat].name, min(live.attendance.holders_of(seat))
        said = [line for line in live.chat if not (line.phrase or "").startswith(NOTICE)][-LINES:]
        lines = [_told(live, line) for line in said]
    keeping = registry.database.decency.report(who, person, live.name, name, plain_text(text), lines)
    await asyncio.wrap_future(keeping)


def _told(live: Live, line: StoredChatLine) -> ReportedLine:
    name = "" if line.seat == WATCHING else live.people[line.seat].name
    return ReportedLine(name, line.text, line.phrase, line.at)
