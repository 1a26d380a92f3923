"""The chat of a table."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.model.problems import FormError
from rekje.server.access import Visit, check
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live, chat_line
from rekje.storage.database.register import Agreed, StoredChatLine
from rekje.tables.about import WATCHING
from rekje.wire.messages import ChatSwitched, Said

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "nice-word",
    "thanks",
    "oops",
    "thinking",
    "one-moment",
    "good-game",
    "again",
)


class Talk:
    """The chat of all tables. ``who`` is always the hash of a cookie."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._register = registry.database.register

    async def switch(self, live: Live, who: bytes, on: bool) -> None:
        """Switch the chat on or off."""
        await self._registry.changing(live, self._switch, live, who, on)
        live.tell_all(ChatSwitched(on=on and self._registry.chat_on))

    async def _switch(self, live: Live, who: bytes, on: bool) -> None:
        async with live.lock:
            live.check()
            check("POST /api/tables/{name}/chat", Visit(live, who))
            await self._registry.agree(live, Agreed(replace(live.about, chat=on)))

    async def say(self, live: Live, who: bytes, seat: int | None, text: str | None, phrase: str | None) -> None:
        """Say something at the table, from a seat. Raises `FormError` where nothing may be said."""
        if (text is None) == (phrase is None) or (phrase is not None and phrase not in PHRASES):
            raise FormError("serve-message-form")
        await self._registry.changing(live, self._say, live, who, seat, text, phrase)

    async def _say(self, live: Live, who: bytes, seat: int | None, text: str | None, phrase: str | None) -> None:
        async with live.lock:
            live.check()
            check("socket chat", Visit(live, who))
            if not self._registry.chat_on:
                raise FormError("serve-chat-off-here")
            if not live.about.chat:
                raise FormError("serve-chat-off")
            if seat is None or seat == WATCHING or seat not in live.attendance.held(who):
                raise FormError("serve-chat-seats")
            said = plain_text(text) if text else None
            line = StoredChatLine(live.next_line, seat, said, phrase, self._registry.clock.now_ms(), who)
            await live.stored(self._register.say, live.name, line)
            live.chat.append(line)
        live.tell_all(Said(line=chat_line(line)))


def plain_text(text: str) -> str:
    """A text on one line, without characters that can't be printed."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
