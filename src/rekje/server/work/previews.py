"""What commands would form and score, computed in a separate process that can be stopped."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rekje.model.families import AnyCommand
from rekje.model.problems import FormError, Param, Refusal
from rekje.model.state import State
from rekje.model.tiles import Tiles
from rekje.model.work import TooMuchWork
from rekje.players.ports import Knowledge
from rekje.reading.preview import preview_typed
from rekje.referee import view
from rekje.referee.preview import TurnPreview
from rekje.referee.view import Seen
from rekje.server.live.rulesets import RulesetCache
from rekje.server.live.table import Live
from rekje.server.work.pools import Pools
from rekje.server.work.thinking import Thinkers

PATIENCE = 10.0
"""Seconds. A preview's budget is used up in a fraction of one, but a process may have to start first."""


class Previews:
    """Previews for all tables; people take turns."""

    def __init__(self, rulesets: RulesetCache, pools: Pools, count: int) -> None:
        self._rulesets, self._pools = rulesets, pools
        self._thinkers = Thinkers(count, PATIENCE, most_each=2, clubs=rulesets.clubs)

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._thinkers.waiting

    def prepare(self) -> None:
        """Start the processes before anybody asks."""
        self._thinkers.prepare()

    async def look(self, live: Live, who: bytes, command: AnyCommand) -> TurnPreview | Refusal | None:
        """What a command would form, from what its seat sees. Raises `FormError` for a command that isn't in form or
        takes too much work."""
        if live.state is None:
            raise FormError("serve-waiting")
        seen = view(live.state, command.seat)
        ruleset = await self._pools.reserved(self._rulesets.find, seen.config)
        try:
            found = await self._thinkers.ask(
                partial(_look, command), seen, command.seat, ruleset.config, ruleset.key, who
            )
        except TimeoutError:
            raise TooMuchWork from None
        if isinstance(found, _Problem):
            raise found.error()
        return found

    def close(self) -> None:
        """Stop."""
        self._thinkers.close()


class _Problem:
    """A form error, as it travels between processes."""

    def __init__(self, error: FormError) -> None:
        self.code = error.code
        self.params: dict[str, Param] = dict(error.params)

    def error(self) -> FormError:
        """The form error."""
        error = FormError(self.code)
        error.params = self.params
        return error


class _Words:
    """`rekje.games.base.Facts` for a preview: words only, no draws and no dice."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.is_word = knowledge.is_word

    def can_play(self, state: State, seat: int) -> bool | None:
        """Not needed for a preview."""
        return None

    def first_seat(self) -> int:
        """No lots are drawn."""
        return 0

    def draw(self, state: State, count: int, among: Tiles | None = None) -> tuple[Tiles, int]:
        """Nothing is drawn."""
        raise NotImplementedError

    def throw(self, state: State, seats: Sequence[int]) -> None:
        """No dice are thrown."""


def _look(command: AnyCommand, seen: Seen, seat: int, knowledge: Knowledge) -> TurnPreview | Refusal | _Problem | None:
    try:
        return preview_typed(seen, command, _Words(knowledge))
    except FormError as error:
        return _Problem(error)
