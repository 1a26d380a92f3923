"""A live table for the tests of what no record on paper can tell: secret choices, draws, moments."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.model.events import Config
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.model.tiles import Tiles, split_tiles
from rekje.referee import begin, decide
from rekje.tables.facts import LiveFacts


class Everything:
    """A word list that has every word, and a search that proves nothing."""

    def has(self, word: Tiles) -> bool:
        return True

    def can_play(self, state: State, seat: int) -> bool | None:
        return None


class Table:
    """Seats at a live table, all tiles known to it."""

    def __init__(
        self, seats: int, *, game: str = "koning", edition: str = "nl", seed: int = 1, words: Any = None, **options: Any
    ) -> None:
        found = builtin_edition(game, edition)
        names = tuple(f"Seat {n}" for n in range(seats))
        config = Config(game, found, resolve_options(get_game(game).options, found, options), names, "any")
        self.facts = LiveFacts(words or Everything(), Everything())
        secret, nonces = f"{seed:064x}", tuple(f"{n:032x}" for n in range(seats))
        begun = begin(config, self.facts, secret=secret, nonces=nonces)
        self.events: list[AnyEvent] = list(begun.events)
        self.state = begun.state

    def give(self, *racks: str) -> None:
        """Put other tiles on the racks than those that were drawn."""
        given = (replace(seat, rack=split_tiles(rack)) for seat, rack in zip(self.state.seats, racks, strict=True))
        self.state = replace(self.state, seats=tuple(given))

    def send(self, command: AnyCommand) -> tuple[AnyEvent, ...]:
        """A command that must not be refused."""
        answer = decide(self.state, command, self.facts)
        assert not isinstance(answer, Refusal), answer
        self.state = answer.state
        self.events.extend(answer.events)
        return answer.events

    def refused(self, command: AnyCommand) -> str | None:
        """The rule by which a command is refused, if it is."""
        answer = decide(self.state, command, self.facts)
        return answer.rule if isinstance(answer, Refusal) else None
