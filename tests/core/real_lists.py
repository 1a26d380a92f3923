"""The built-in editions with their real word lists, and positions from games that the core plays with them."""

from __future__ import annotations

from functools import cached_property
from random import Random

from msgspec.structs import replace

from rekje import _core
from rekje.bootstrap import open_words
from rekje.engine.crossword.family import engine_for
from rekje.engine.crossword.native import NativeEngine, core_facts
from rekje.engine.lexicons import CompiledLexicon
from rekje.games.editions import named_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from tests.core.random_positions import after
from tests.core.reference import Reference

EDITIONS = ("nl-early", "nl", "nl-ij", "fr", "de", "en", "it", "woordenspel/nl", "woordenspel/fr")

Position = tuple[bytes, bytes]


class RealList:
    """One edition, its list, its engine, and the plain reference on the same words."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.edition = named_edition(name)
        options = resolve_options(get_game(self.edition.game).options, self.edition, {})
        lexicon = open_words(None, self.edition, options)
        assert isinstance(lexicon, CompiledLexicon)
        self.lexicon = lexicon
        self.engine: NativeEngine = engine_for(lexicon, self.edition, options)

    @cached_property
    def reference(self) -> Reference:
        """Built from the list itself, not from the word graph."""
        return Reference(self.lexicon.machine_words(), self.engine.facts)

    def games(self, count: int, seed: int) -> list[_core.Playout]:
        """Games of two greedy players."""
        letters = self.edition.letter_set
        rules = _core.GameRules(
            tiles=[letters.blanks, *letters.counts], seats=2, exchange_min=7, pass_rounds=1, pass_rounds_empty=1,
            scoreless_rounds=3, prove_end=True, subtract_rest=True, out_gains=True,
        )  # fmt: skip
        rack = self.edition.rack
        # In these games, which only have to fill boards, everybody draws back to a full rack.
        facts = replace(self.engine.facts, rack_size=rack, bonus=self.engine.facts.bonus[: rack + 1])
        return _core.selfplay(self.engine.word_graph, core_facts(facts), rules, games=count, seed=seed)

    def board_after(self, game: _core.Playout, turns: int) -> bytes:
        """The board when so many turns have been played."""
        cells = bytes(self.engine.facts.width * self.engine.facts.height)
        for _, play, _, _ in game.turns[:turns]:
            cells = after(cells, self.engine.facts.width, play) if play else cells
        return cells

    def rack(self, random: Random, tiles: int, blanks: int) -> bytes:
        """So many tiles of the box, so many of them blanks."""
        letters = [code for code, n in enumerate(self.edition.letter_set.counts, 1) for _ in range(n)]
        return bytes(random.sample(letters, tiles - blanks)) + bytes(blanks)

    def compare(self, position: Position) -> tuple[int, int, int]:
        """Plays, top and sum of a position on which core and reference agree play by play."""
        cells, rack = position
        board = _core.Board(self.engine.word_graph, self.engine.core_facts, cells)
        found = _core.search(board, rack, "plays")
        assert [found[i] for i in range(len(found))] == self.reference.plays(*position)
        assert _core.search(board, rack, "best") == (found[0] if len(found) else None)
        return len(found), found.top, found.sum


def golden_name(name: str) -> str:
    """The file with an edition's golden positions."""
    return f"positions-own-{name.replace('/', '-')}.cgp"


def mixed_positions(real: RealList, seed: int) -> list[Position]:
    """Sixteen: empty boards, middle games, one blank, two blanks (longer racks where there are none), end games.

    Racks with blanks are short, so that the reference has an answer in seconds.
    """
    random = Random(seed)
    games = real.games(12, seed)
    empty = real.board_after(games[0], 0)
    middle = [real.board_after(game, random.randint(1, len(game.turns) - 4)) for game in games]
    shapes = [(7, 0)] * 6 + ([(5, 1)] * 3 + [(4, 2)] * 3 if real.edition.letter_set.blanks else [(10, 0)] * 6)
    played = [(cells, real.rack(random, *shape)) for cells, shape in zip(middle, shapes, strict=True)]
    ends = [(real.board_after(game, len(game.turns)), real.rack(random, 3, 0)) for game in games[:2]]
    second = real.rack(random, 4, 2) if real.edition.letter_set.blanks else real.rack(random, 10, 0)
    return [(empty, real.rack(random, 7, 0)), (empty, second), *played, *ends]
