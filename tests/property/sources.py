"""Where random tables get their words and moves from: one source for each kind of game."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import product
from typing import Protocol
from zlib import crc32

from rekje.board.grid import GRIDS, Grid
from rekje.board.walk.walk import Walk
from rekje.engine.crossword.native import NativeEngine
from rekje.games.base import GameDefinition
from rekje.games.crossword.game import CrosswordGame
from rekje.games.path.lays import PathLays
from rekje.games.walk.secret_opening import SecretOpening
from rekje.model import commands as cmd
from rekje.model.edition import Edition
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import BLANK, Tile, Tiles, join_tiles, letters
from rekje.model.walk.commands import Open
from tests.property.path_moves import PathSource
from tests.support import build_word_graph


class Source(Protocol):
    """The words of a table and what could be played at it: commands of these ``kinds``, mostly those it ``prefers``."""

    kinds: tuple[str, ...]
    prefers: tuple[str, ...]

    def has(self, word: Tiles) -> bool:
        """Whether the made-up list has a word."""

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat has any play; None where nobody knows."""

    def lay(self, kind: str, state: State, seat: int, chance: random.Random, ms: int) -> AnyCommand:
        """A command of a kind, or a pass for want of one."""


class RandomWords:
    """A made-up list: about a third of all words of two letters, and a few longer ones."""

    def __init__(self, edition: Edition, seed: int) -> None:
        chance = random.Random(seed)
        faces = [face for face, (_, count) in edition.letters.items() if count]
        pairs = [pair for pair in product(faces, repeat=2) if chance.random() < 0.35]
        longer = [tuple(chance.choices(faces, k=chance.choice((3, 3, 4, 5, 7)))) for _ in range(4000)]
        self.words: set[Tiles] = {*pairs, *longer}
        self.word_graph = build_word_graph(edition.letter_set, map(join_tiles, self.words))

    def has(self, word: Tiles) -> bool:
        return word in self.words


class CrosswordSource(RandomWords):
    """Plays of a made-up list, found by the engine."""

    kinds = prefers = ("play",)

    def __init__(self, game: CrosswordGame, config: Config, seed: int) -> None:
        super().__init__(config.edition, seed)
        facts = game.make_facts(config.edition, config.options)
        self.engine = NativeEngine(self.word_graph, config.edition.letter_set, facts)

    def _rack(self, state: State, seat: int) -> Tiles:
        """As much of a rack as can be searched: where tiles are bought it may grow beyond that."""
        return state.seats[seat].rack[: self.engine.facts.rack_size]

    def can_play(self, state: State, seat: int) -> bool | None:
        return self.engine.has_play(state.board, self._rack(state, seat))

    def lay(self, kind: str, state: State, seat: int, chance: random.Random, ms: int) -> AnyCommand:
        found = self.engine.plays(state.board, self._rack(state, seat))
        if not len(found):
            return cmd.Pass(seat=seat, ms=ms)
        chosen = found[min(int(chance.expovariate(0.2)), len(found) - 1)]
        return cmd.Play(seat=seat, at=chosen.at, word=chosen.word, ms=ms)


class WalkSource:
    """Random walks. Two of three words of two letters or more are in the list, whatever they are."""

    kinds = prefers = ("play", "open")

    def __init__(self, game: SecretOpening, config: Config, seed: int) -> None:
        self.game, self.seed = game, seed
        self.faces = [face for face, (_, count) in config.edition.letters.items() if count]

    def has(self, word: Tiles) -> bool:
        return len(word) > 1 and crc32(f"{self.seed}{word}".encode()) % 3 > 0

    def can_play(self, state: State, seat: int) -> bool | None:
        return None

    def lay(self, kind: str, state: State, seat: int, chance: random.Random, ms: int) -> AnyCommand:
        for _ in range(40):
            word, path = self._wander(state, seat, chance)
            walk = self.game.walk(state, seat, word, path)
            if isinstance(walk, Walk) and (self.has(letters(word)) or chance.random() < 0.05):
                break
        else:
            return Open(seat=seat, words={}, ms=ms) if kind == "open" else cmd.Pass(seat=seat, ms=ms)
        told = None if chance.random() < 0.2 else list(path)
        if kind == "play":
            return cmd.Play(seat=seat, word=join_tiles(word), path=told, ms=ms)
        return Open(seat=seat, words={str(seat): join_tiles(word)}, path=told, ms=ms)

    def _wander(self, state: State, seat: int, chance: random.Random) -> tuple[Tiles, list[Square]]:
        """A walk of random length over the heap and over tiles taken from the rack as they come."""
        grid = GRIDS[str(state.option("grid"))]
        left = chance.sample(state.seats[seat].rack, len(state.seats[seat].rack))
        laid: dict[Square, Tile] = {}
        path = [chance.choice(_beside(grid, state.board))] if state.board else [(0, 0)]
        word: list[Tile] = []
        for _ in range(chance.randint(2, 9)):
            square = path[-1]
            if square not in state.board and square not in laid:
                if not left:
                    break
                tile = left.pop()
                laid[square] = chance.choice(self.faces).lower() if tile == BLANK else tile
            word.append(laid.get(square) or state.board[square])
            path.append(chance.choice(grid.around(square)))
        return tuple(word), path[: len(word)]


def _beside(grid: Grid, heap: Iterable[Square]) -> list[Square]:
    """The squares of a heap and those around it, in a fixed order."""
    squares = list(heap)
    return sorted({near for square in squares for near in (square, *grid.around(square))})


def source_for(game: GameDefinition, config: Config, seed: int) -> Source:
    """The source for a kind of game."""
    if isinstance(game, CrosswordGame):
        return CrosswordSource(game, config, seed)
    if isinstance(game, PathLays):
        return PathSource(game, config, seed)
    assert isinstance(game, SecretOpening)
    return WalkSource(game, config, seed)
