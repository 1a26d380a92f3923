"""Reports to the operator: who, at which table, and what was said last."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from rekje.model.problems import FormError
from rekje.server.access import Visit, check
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import NOTICE, Live
from rekje.server.socket.talk import plain_text
from rekje.storage.database.register import StoredChatLine
from rekje.wire.operating import ReportedLine

REPORT = "POST /api/tables/{name}/seats/{seat}/report"
REPORT_LINE = "POST /api/tables/{name}/chat/{line}/report"
LINES = 20
"""A report has so many lines of the chat. The page shows them before they are sent
(web/src/seats/others/ReportForm.tsx)."""


async def report(registry: TableRegistry, live: Live, who: bytes, seat: int, text: str) -> None:
    """Report a seat's holder."""
    async with live.lock:
        live.check()
        check(REPORT, Visit(live, who, seat))
        name, person = live.people[seat].name, min(live.attendance.holders_of(seat))
        lines = _told(live, _said(live))
    await report_person(registry, who, person, live.name, name, text, lines)


async def report_line(registry: TableRegistry, live: Live, who: bytes, number: int, text: str) -> None:
    """Report whoever said one of the last lines of the chat, even if they have gone or were voted out. Raises
    `FormError` for another line, and for one of the asker's own."""
    async with live.lock:
        live.check()
        check(REPORT_LINE, Visit(live, who))
        said = _said(live)
        about = next((line for line in said if line.number == number), None)
        if about is None or about.who == who:
            raise FormError("serve-no-line")
        lines = _told(live, said, about)
    name = lines[said.index(about)].name
    await report_person(registry, who, about.who, live.name, name, text, lines)


async def report_person(
    registry: TableRegistry, who: bytes, person: bytes, table: str, name: str, text: str,
    lines: Sequence[ReportedLine] = (),
) -> None:  # fmt: skip
    """Report somebody by the name that is seen, at a table or (with an empty ``table``) in the lobby."""
    keeping = registry.database.decency.report(who, person, table, name, plain_text(text), lines)
    await asyncio.wrap_future(keeping)


def _said(live: Live) -> list[StoredChatLine]:
    """The last lines of the chat that somebody said."""
    return [line for line in live.chat if not (line.phrase or "").startswith(NOTICE)][-LINES:]


def _told(live: Live, said: Sequence[StoredChatLine], meant: StoredChatLine | None = None) -> list[ReportedLine]:
    """The lines as the operator reads them, and which of them is meant; without a name where whoever said one is
    called otherwise by now."""
    strangers = live.strangers()
    names = ("" if line.number in strangers else live.people[line.seat].name for line in said)
    return [
        ReportedLine(name, line.text, line.phrase, line.at, line is meant)
        for name, line in zip(names, said, strict=True)
    ]
