"""Who gets into the lobby: everybody, nobody, or who has said its word."""

from __future__ import annotations

import asyncio
import hmac

from rekje.model.problems import FormError
from rekje.server.keys import hashed
from rekje.server.live.registry import TableRegistry
from rekje.storage.options.lobby import Mode, plain_word


class Admission:
    """The settings say how people get in (`rekje.storage.options.lobby`); an operator can switch all of it off. Of a
    word that was said, its hash is stored: when the word in the settings changes, everybody is asked again. The hash
    needn't withstand guessing, because the operator has the word itself in the settings."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._options = registry.settings.lobby
        self._word = hashed(plain_word(self._options.word))

    async def state(self, who: bytes) -> Mode:
        """Whether somebody gets in (``open``), or what keeps them out."""
        return self.state_for(await self.knows_word(who))

    def state_for(self, knows: bool) -> Mode:
        """The same for somebody of whom it is known whether they know the word. This reads nothing from the database,
        so one who waits can ask again and again."""
        if not self._registry.lobby_on:
            return "off"
        return "open" if knows else "word"

    async def knows_word(self, who: bytes) -> bool:
        """Whether somebody has said the word, where there is one."""
        if self._options.mode != "word":
            return True
        said = await self._registry.pools.reserved(self._registry.database.lobby.word, who) if who else None
        return said is not None and hmac.compare_digest(said, self._word)

    async def check(self, who: bytes) -> None:
        """Raise `FormError` unless somebody gets in."""
        state = await self.state(who)
        if state != "open":
            raise FormError("serve-lobby-off" if state == "off" else "serve-lobby-word")

    async def say(self, who: bytes, word: str) -> None:
        """Let somebody in who says the word. Raises `FormError` for a wrong one."""
        if await self.state(who) != "word":
            return
        if not hmac.compare_digest(hashed(plain_word(word)), self._word):
            raise FormError("serve-lobby-word-wrong")
        await asyncio.wrap_future(self._registry.database.lobby.let_in(who, self._word))
