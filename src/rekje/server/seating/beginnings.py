"""How a game begins: once all seats are taken, and every promised nonce has come or is too late."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from rekje.bootstrap import NOTHING_LEARNED, weigh_kept
from rekje.referee import begin
from rekje.referee.shuffle import new_secret
from rekje.server.access import Visit, check
from rekje.server.live.registry import TableRegistry
from rekje.server.live.rulesets import Ruleset
from rekje.server.live.table import Live
from rekje.server.logs import log
from rekje.storage.database.register import Agreed
from rekje.tables.about import PERSON, WATCHING, About, status_before
from rekje.tables.ports import StaleVersion
from rekje.wire.messages import GiveNonce


class Beginnings:
    """Begins the games of a registry's tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def take_nonce(self, live: Live, who: bytes, given: GiveNonce) -> None:
        """Take a person's nonce for those of their seats that wait for one. A nonce that comes again, too late, or that
        was asked for before the last change of what is played, changes nothing. Raises `FormError` for a person without
        a seat."""
        async with live.lock:
            live.check()
            check("socket nonce", Visit(live, who))
            about = live.about
            if given.changes == about.changes and (wanted := live.nonces_wanted(who)):
                for seat in wanted:
                    about = about.with_plan(seat, replace(about.plans[seat], nonce=given.nonce))
                await self._registry.agree(live, Agreed(about, status_before(about)))
        await self.begin_if_ready(live)

    async def begin_if_ready(self, live: Live, *, late: bool = False) -> None:
        """Begin the game, if all seats are taken. Promised nonces are waited for a while, unless it is ``late``."""
        # Whoever changes the table so often that this one never comes to it begins the game.
        with suppress(StaleVersion):
            await self._registry.decided(live, partial(self._begin_if_ready, live, late=late))

    async def _begin_if_ready(self, live: Live, *, late: bool) -> None:
        async with live.lock:
            live.check()
            about = live.about
            if live.state is not None or about.config is None or not about.ready(live.attendance.taken):
                return
            if about.nonces_awaited and not late:
                self._wait(live)
            else:
                await self._begin(live, about)

    def _wait(self, live: Live) -> None:
        if live.gathering is None:
            wait = self._registry.settings.limits.nonce_wait
            live.gathering = asyncio.get_running_loop().call_later(wait, self._waited, live)

    def _waited(self, live: Live) -> None:
        live.gathering = None
        self._registry.start(self._registry.changing(live, self.begin_if_ready, live, late=True))

    async def _begin(self, live: Live, about: About) -> None:
        assert about.config is not None
        ruleset = self._registry.rulesets.find(about.config)
        seats = tuple(plan.name for plan in about.plans)
        wished = about.config
        config = replace(
            ruleset.config, seats=seats, youngest=wished.youngest, begins=wished.begins, known=wished.known
        )
        if config.known:
            beginning = partial(
                begin,
                config,
                ruleset.facts,
                # Tables made before secrets were kept have none yet.
                secret=about.secret or new_secret(),
                nonces=tuple(plan.nonce if plan.player == PERSON else "" for plan in about.plans),
                players=tuple(plan.player for plan in about.plans),
            )
            begun = await self._registry.pools.reserved(beginning)
        else:
            begun = begin(config, ruleset.facts.beside_the_board(0))
        without = replace(about, config=None, secret="", was=None)
        await self._tell_by_letters(live, ruleset)
        await live.begin(begun, ruleset.facts, self._registry.clock.now_ms(), without)

    async def _tell_by_letters(self, live: Live, ruleset: Ruleset) -> None:
        """Tell once, in the chat and in the log, if a computer player has learned nothing for this table."""
        players = [plan.player for plan in live.about.plans]
        if ruleset.leaves == NOTHING_LEARNED and weigh_kept(ruleset.config, players):
            log("leaves-by-letters", logging.INFO, table=live.name)
            await self._registry.agree(live, Agreed(notice=live.notice("by-letters", WATCHING)))
