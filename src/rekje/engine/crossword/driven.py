"""Many games that the core plays at once, action by action, and what the seats on turn see of them."""

from __future__ import annotations

from collections.abc import Sequence

import rekje._core as _core
from rekje.engine.crossword.family import engine_for
from rekje.engine.crossword.playouts import PlayoutTeller, core_rules
from rekje.engine.words import Words
from rekje.games.registry import get_game
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.tiles import Tile
from rekje.records.record import Record

ARRAYS = ("board", "rack", "unseen", "held", "scores", "plays", "mask", "bag", "passes", "seat", "gains", "over")
"""The arrays of `DrivenTables.shown`, in order; what they hold is told at ``DrivenGames`` of `rekje._core`."""


class DrivenTables:
    """So many games of one kind, with the words of a table. Their course is that of `rekje.games.playout`; seat 0
    begins. ``kinds`` are the tiles that are counted.

    Raises `FormError` for a game whose turns are more than plays, exchanges and passes.
    """

    def __init__(
        self,
        words: Words,
        config: Config,
        kinds: Sequence[Tile],
        *,
        games: int,
        most: int,
        seed: int,
        threads: int | None = None,
    ) -> None:
        course = get_game(config.game).playout(config)
        if course is None:
            raise FormError("engine-no-playouts", game=config.game)
        engine = engine_for(words, config.edition, config.options)
        held = engine.alphabet.held
        self._teller = PlayoutTeller(engine, config)
        self._lexicon = config.lexicon
        self._games = _core.DrivenGames(
            engine.word_graph, engine.core_facts, core_rules(config.edition.letter_set, course),
            games=games, most=most, kinds=bytes(held[tile] for tile in kinds), seed=seed, threads=threads,
        )  # fmt: skip

    def step(self, actions: Sequence[int]) -> None:
        """Take an action in each game. Raises ValueError, and takes none, if one isn't legal."""
        self._games.step(actions)

    def shown(self) -> dict[str, bytes]:
        """The arrays by name."""
        return dict(zip(ARRAYS, self._games.shown(), strict=True))

    def finished(self) -> list[tuple[int, tuple[int, ...]]]:
        """The games that ended by the last step: their places and final scores."""
        return [(place, tuple(playout.scores)) for place, playout in self._games.finished()]

    def records(self) -> list[tuple[int, Record]]:
        """The same games as full records, which the referee can go over."""
        return [(place, self._teller.record(playout, self._lexicon)) for place, playout in self._games.finished()]
