"""Pictures of tables, to share and for messengers: what everybody at the table may see, drawn once and cached."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Any

from rekje.analysis.best_turn import BestTurn, best_turn
from rekje.analysis.course import course_of
from rekje.drawing.picture.page import Person, site_picture, table_picture
from rekje.games.registry import GAMES, get_game
from rekje.guides.example import example
from rekje.model.events import Config
from rekje.model.state import State
from rekje.referee import view
from rekje.referee.view import see_all
from rekje.server.after.finished import Recent, has_failed
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.work.drawing import DrawingBoard
from rekje.tables.about import PERSON
from rekje.wire.messages import SeatInfo

Draw = Callable[[], Coroutine[Any, Any, bytes]]
MOST_KEPT = 200
"""The pictures that are cached, of some 100,000 bytes each."""


class TablePictures:
    """Pictures as PNG, by the table, what is seen of it, and the language of their words."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._board = DrawingBoard()
        self._made = Recent[asyncio.Task[bytes]](MOST_KEPT, has_failed)

    def tag(self, live: Live, language: str) -> str:
        """What tells a picture of a table from other ones of it: it changes when the picture does."""
        people = "\n".join(f"{one.name} {one.taken}" for one in live.seats)
        told = f"{live.name}\n{live.version}\n{live.about.changes}\n{live.phase}\n{language}\n{people}"
        return f'"{sha256(told.encode()).hexdigest()[:20]}"'

    async def of(self, live: Live, language: str, **whom: str | bytes) -> bytes:
        """The picture of a table. One that must be drawn first counts against the quota of whoever asks, and raises
        `FormError` where that is used up."""
        return await self._get(self.tag(live, language), lambda: self._draw(live, language), whom)

    async def site(self, language: str, **whom: str | bytes) -> bytes:
        """The picture of this site."""
        return await self._get(f"site {language}", lambda: self._draw_site(language), whom)

    async def icon(self, name: str, svg: str) -> bytes:
        """An icon of this site. There are a few, so that they count against no quota."""
        return await self._get(f"icon {name}", lambda: self._board.png(svg), None)

    async def _get(self, key: str, draw: Draw, whom: dict[str, str | bytes] | None) -> bytes:
        """A picture that was drawn before, or else is drawn now. That counts for ``whom``."""

        def begun() -> asyncio.Task[bytes]:
            if whom is not None:
                self._registry.quotas.charge("pictures", **whom)
            return self._registry.start(draw())

        return await asyncio.shield(self._made.get(key, begun))

    async def _draw(self, live: Live, language: str) -> bytes:
        return await self._board.png(await self._registry.pools.aside(live.name, self.svg, live, language))

    def svg(self, live: Live, language: str) -> str:
        """The picture of a table as it is drawn."""
        state = live.state
        if state is None:
            people = [Person(one.name, free=_waits(live, one)) for one in live.seats]
            return table_picture(people, view(_before(live.config), None), language)
        outcome = state.outcome
        scores = outcome.scores if outcome else tuple(seat.score for seat in state.seats)
        won = outcome.winners if outcome else ()
        people = [Person(seat.name, scores[number], number in won) for number, seat in enumerate(state.seats)]
        return table_picture(people, view(state, None), language, self._best(live.name) if outcome else None)

    def _best(self, table: str) -> BestTurn | None:
        return best_turn(course_of(see_all(self._registry.database.events.load(table), None)))

    async def _draw_site(self, language: str) -> bytes:
        return await self._board.png(await self._registry.pools.aside(None, _site_drawn, language))


def _waits(live: Live, seat: SeatInfo) -> bool:
    """Whether a seat of a table that hasn't begun waits for somebody."""
    return live.kind == "dealt" and seat.player == PERSON and not seat.taken


def _before(config: Config) -> State:
    """What is drawn of a table where nothing has been laid yet: its board, or, where there is none, the tiles that lie
    there in the example of the guide."""
    if get_game(config.game).bare_table(config) is None:
        return State(config, (), {})
    return example(config.game, config.edition.language)[-1].after


def _site_drawn(language: str) -> str:
    first = next(iter(GAMES))
    return site_picture(tuple(GAMES), view(example(first, language)[-1].after, None), language)
