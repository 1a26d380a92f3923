"""Codes by which a device becomes somebody's: short ones, shown for some minutes, and recovery codes, kept on paper."""

from __future__ import annotations

import secrets
from asyncio import to_thread, wrap_future
from collections.abc import Callable

from rekje.model.problems import FormError
from rekje.server.keys import hashed
from rekje.server.limits.tries import Tries
from rekje.storage.database.tickets import Ticket, TicketStore

LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so that no code is a word, and nothing that is easily taken for something else (0 and O, 1, I and L)."""
SHORT = 8
RECOVERY = 24
"""How many of `LETTERS` a code has. A recovery code has log₂ 27²⁴ = 114 bits."""
CODE_SECONDS = 300
CODE_TRIES = 5
_KIND = "device"
MOST_EACH = 3
"""So many short codes of one person are good at a time."""


def new_code(length: int) -> str:
    """A code that can't be guessed. It has a letter, so that nobody takes it for an invitation's, which has figures
    alone."""
    while (code := "".join(secrets.choice(LETTERS) for _ in range(length))).isdigit():
        pass
    return code


def read_code(text: str) -> str:
    """A code as somebody wrote it: spaces, dashes and small letters don't matter."""
    return "".join(char for char in text.upper() if char.isascii() and char.isalnum())


class Codes:
    """Short codes, each good for one person, once, for some minutes.

    An address has `CODE_TRIES` wrong tries in the time for which a code is good, so that a stranger who tries on
    purpose takes none from others. A guesser with very many addresses is limited by the quota of all joins, which
    allows 400 + 20 · 300 = 6,400 tries while a code is good. With a thousand codes shown at the same time, one of those
    tries is right with a chance of 6,400 · 1,000 in 27⁸, or 1 in 44,000."""

    def __init__(self, tickets: TicketStore, now: Callable[[], float]) -> None:
        """``now`` tells the time in seconds, for the tries."""
        self._tickets = tickets
        self._tries = Tries(CODE_TRIES, CODE_SECONDS, now)

    async def new(self, who: bytes) -> str:
        """A new code for a person. The oldest of too many is void."""
        ticket = Ticket(who)
        while True:
            code = new_code(SHORT)
            if await wrap_future(self._tickets.add(_KIND, hashed(code), ticket, CODE_SECONDS, each=MOST_EACH)):
                return code

    async def look(self, code: str) -> bytes | None:
        """The person to whom a code belongs; None for a wrong one. It stays good."""
        found = await to_thread(self._tickets.look, _KIND, hashed(code))
        return found.owner if found else None

    async def use(self, code: str) -> bytes | None:
        """The same, and make the code void."""
        found = await wrap_future(self._tickets.use(_KIND, hashed(code)))
        return found.owner if found else None

    async def forget(self, who: bytes) -> None:
        """Make all codes of a person void."""
        await wrap_future(self._tickets.drop(_KIND, who))

    def check_tries(self, address: str) -> None:
        """Raise `FormError` for an address that has no tries left."""
        if not self._tries.any_left(address):
            raise FormError("serve-code-tries", minutes=CODE_SECONDS // 60)

    def wrong(self, address: str) -> FormError:
        """Count a wrong try from an address; the error to raise."""
        self._tries.count(address)
        return FormError("serve-code-wrong")
