"""A position without history: a board, a rack, the rules and a word list. It finds and ranks the plays there."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import lru_cache
from itertools import islice
from typing import TypeVar

import msgspec

from rekje.board.crossword.words import Scored
from rekje.engine.crossword.endgame import NODES, EndGame, work_out, work_out_after
from rekje.engine.crossword.equity import CoreLeaves
from rekje.engine.crossword.family import engine_for
from rekje.engine.crossword.native import Encoded, NativeEngine, ScoredPlay
from rekje.games.crossword.game import CrosswordGame
from rekje.games.playout import EndRules
from rekje.games.registry import get_game
from rekje.library.arguments import check_threads, check_top, text, whole
from rekje.library.crossword.boards import BoardLike, board_rows, read_board
from rekje.library.crossword.leaves import Leaves
from rekje.library.refused import Refused
from rekje.library.rules import Rules, RulesSource, rules
from rekje.library.words import Lexicon, LexiconLike, lexicon_for
from rekje.model.events import Config, WordScore
from rekje.model.problems import Flaw, FormError, Refusal
from rekje.model.squares import Square
from rekje.model.state import Seat, State
from rekje.model.tiles import Tile, Tiles, as_held, join_tiles, letters, unpack
from rekje.records.cgp import CgpPosition, read_cgp, write_cgp
from rekje.referee.opening import check_held

T = TypeVar("T")


class Rank(msgspec.Struct, frozen=True):
    """A play among all legal ones: ``rank`` 1 for the highest score (equal scores share a rank), out of ``plays``;
    its own score and the best one."""

    rank: int
    plays: int
    score: int
    best: int


class Position:
    """A board and a rack, under some rules and with a word list. It never changes.

    ``rack`` is tiles in notation, a blank ``?``. ``board`` is empty, or rows of text, or words by place
    (`rekje.library.crossword.boards.read_board`). ``edition`` is a built-in edition's name, one of your own, or what
    `rekje.rules` made; ``lexicon`` a list's name or path, words, or what `rekje.lexicon` made (None: the edition's
    own). Raises `FormError` for what doesn't fit together.
    """

    def __init__(
        self,
        rack: str = "",
        board: BoardLike = (),
        *,
        edition: RulesSource = "en",
        lexicon: LexiconLike | None = None,
    ) -> None:
        self.rules: Rules = rules(edition)
        if self.rules.facts is None:
            raise FormError("engine-not-crossing", game=self.rules.game)
        self.lexicon: Lexicon = lexicon_for(lexicon, self.rules)
        self.board: dict[Square, Tile] = read_board(board, self.rules.edition)
        self.rack: Tiles = check_held(self.rules.edition, text("rack", rack))
        self._engine: NativeEngine | None = None
        self._encoded: Encoded | None = None

    @classmethod
    def from_cgp(cls, text: str, *, edition: RulesSource = "en", lexicon: LexiconLike | None = None) -> Position:
        """The first position of a CGP text; its first rack is on turn. Raises `FormError` naming line and column."""
        by = rules(edition)
        if not isinstance(text, str):
            raise FormError("form-argument", name="text", wanted="text")
        found = read_cgp(text, by.edition)
        if not found:
            raise FormError("engine-cgp-empty")
        return cls(join_tiles(found[0].racks[0]), found[0].board, edition=by, lexicon=lexicon)

    def cgp(self) -> str:
        """The position as a line of CGP, the other rack empty."""
        edition = self.rules.edition
        return write_cgp(CgpPosition(edition.width, edition.height, self.board, (self.rack, ())))

    @property
    def engine(self) -> NativeEngine:
        """The search for this word list under these rules."""
        if self._engine is None:
            self._engine = _engine(self.lexicon, self.rules)
        return self._engine

    @property
    def encoded(self) -> Encoded:
        """Board and rack as the search reads them, made when first asked for."""
        if self._encoded is None:
            self._encoded = self.engine.encode(self.board, self.rack)
        return self._encoded

    def plays(
        self,
        top: int | None = None,
        where: Callable[[ScoredPlay], bool] | None = None,
        *,
        leaves: Leaves | None = None,
    ) -> Sequence[ScoredPlay]:
        """Legal plays, best first: all of them, or the first ``top``, or those for which ``where`` holds.

        Each has ``at``, ``word``, ``score`` and ``tiles`` (square and tile of those laid now). With ``leaves`` the best
        is the one with the highest ``equity``: its score and what the tiles kept are worth.
        """
        check_top(top)
        found = self.engine.plays_of(self.encoded, None if where else top, _core_leaves(leaves))
        return list(islice(filter(where, found), top)) if where else found

    def best(self, *, leaves: Leaves | None = None) -> ScoredPlay | None:
        """The first of `plays`, without finding them all; None if there is no play."""
        return self.engine.best_of(self.encoded, _core_leaves(leaves))

    def end_game(self, other: str, *, play: ScoredPlay | None = None, passes: int = 0, nodes: int = NODES) -> EndGame:
        """How a game between two ends from here, with an empty bag. This rack is on turn; ``other`` is the opponent's
        rack.

        ``passes`` is how many passes in a row there were just now. With one of the position's plays: how it ends after
        that play, from the point of view of who makes it. ``nodes`` is the most positions that are searched; if that
        isn't enough, the answer isn't ``proven``. Raises `FormError` where the game is over.
        """
        rules = _end_rules(self.rules)
        whole("passes", passes, 0)
        whole("nodes", nodes, 0)
        held = check_held(self.rules.edition, text("other", other))
        racks = (self.rack, held)
        if play is not None:
            rest = self.rules.letters.worth(held)
            return work_out_after(self.engine, rules, self.board, racks, play, rest, nodes=nodes)
        left = rules.passes - passes
        return work_out(self.engine, rules, self.board, racks, passes_left=left, nodes=nodes)

    def words(self, at: str, word: str) -> tuple[WordScore, ...]:
        """Every word that a play would form with its score, the named one first, whether or not the list has them.

        Raises `Refused` for a play that can't be laid, `FormError` for text that is no place or no tiles.
        """
        return self._scored(at, word).words

    def score(self, at: str, word: str, *, judge: bool = True) -> int:
        """What a play scores. Raises `Refused` if it isn't legal; ``judge=False`` asks nothing of its words."""
        scored = self._scored(at, word)
        if judge:
            self._judge(scored)
        return scored.total

    def rank(self, at: str, word: str) -> Rank:
        """Where a play stands among all legal ones. Raises `Refused` if it isn't legal."""
        score = self.score(at, word)
        found = self.engine.plays_of(self.encoded)
        better = bisect_left(found, -score, key=lambda play: -play.score)
        return Rank(better + 1, len(found), score, found[0].score)

    def after(self, play: ScoredPlay, rack: str | None = None) -> Position:
        """The position after one of its plays: its tiles are on the board. The rack is what is left, or another one."""
        if not isinstance(play, ScoredPlay):
            raise FormError("form-argument", name="play", wanted="play")
        tiles = dict(play.tiles)
        left = Counter(self.rack)
        left.subtract(map(as_held, tiles.values()))
        held = join_tiles(unpack(+left)) if rack is None else rack
        return self._like(held, {**self.board, **tiles})

    def with_rack(self, rack: str) -> Position:
        """The same board with another rack."""
        other = copy(self)
        other.rack = check_held(self.rules.edition, text("rack", rack))
        other._encoded = None
        return other

    def _like(self, rack: str, board: BoardLike) -> Position:
        return Position(rack, board, edition=self.rules, lexicon=self.lexicon)

    def _scored(self, at: str, word: str) -> Scored:
        seen = _game(self.rules).preview(self._state(), 0, text("at", at), text("word", word))
        if isinstance(seen, Refusal):
            raise Refused(seen)
        return seen[1]

    def _judge(self, scored: Scored) -> None:
        words = [letters(line.tiles) for line in scored.lines]
        unknown = [join_tiles(word) for word in words if not self.lexicon.words.has(word)]
        if unknown:
            flaw = Flaw("play-no-word", {"words": ", ".join(unknown), "count": len(unknown)})
            raise Refused(_game(self.rules).refuse(flaw))

    def _state(self) -> State:
        """The position as the referee sees one: a table with one seat."""
        return State(_config(self.rules), (Seat("", self.rack),), self.rules.letters.box(), board=self.board)

    def __eq__(self, other: object) -> bool:
        """Whether rules, words, board and rack are the same; the order of the rack doesn't matter."""
        if not isinstance(other, Position):
            return NotImplemented
        return self is other or self._identity == other._identity

    def __hash__(self) -> int:
        return hash((frozenset(self.board.items()), frozenset(Counter(self.rack).items())))

    @property
    def _identity(self) -> tuple[Rules, Lexicon, dict[Square, Tile], Counter[Tile]]:
        return self.rules, self.lexicon, self.board, Counter(self.rack)

    def __getstate__(self) -> dict[str, object]:
        """Without what its searches have made ready."""
        return {**vars(self), "_engine": None, "_encoded": None}

    def __str__(self) -> str:
        return "\n".join((*board_rows(self.board, self.rules.edition), join_tiles(self.rack)))

    def __repr__(self) -> str:
        return f"<position {join_tiles(self.rack)}, {len(self.board)} tiles on the board, {self.rules.edition.name}>"


def plays_many(
    positions: Iterable[Position], top: int | None = None, *, leaves: Leaves | None = None, threads: int | None = None
) -> list[Sequence[ScoredPlay]]:
    """The plays of many positions, in their order, searched together on all cores, or on ``threads`` of them."""
    check_top(top)
    check_threads(threads)

    def search(engine: NativeEngine, asked: list[Encoded]) -> Sequence[Sequence[ScoredPlay]]:
        return engine.plays_many(asked, top, leaves=_core_leaves(leaves), threads=threads)

    return _together(positions, search)


def best_many(
    positions: Iterable[Position], *, leaves: Leaves | None = None, threads: int | None = None
) -> list[ScoredPlay | None]:
    """The best play of each of many positions, in their order, searched as in `plays_many`."""
    check_threads(threads)

    def search(engine: NativeEngine, asked: list[Encoded]) -> list[ScoredPlay | None]:
        return engine.best_many(asked, leaves=_core_leaves(leaves), threads=threads)

    return _together(positions, search)


def _core_leaves(leaves: Leaves | None) -> CoreLeaves | None:
    return None if leaves is None else leaves.core


def _together(positions: Iterable[Position], search: Callable[[NativeEngine, list[Encoded]], Sequence[T]]) -> list[T]:
    """One search for each group of positions that share a word list and rules; the answers in the first order."""
    groups: dict[NativeEngine, tuple[list[int], list[Encoded]]] = {}
    count = 0
    for count, position in enumerate(positions, start=1):
        if not isinstance(position, Position):
            raise FormError("form-argument", name=f"positions[{count - 1}]", wanted="position")
        places, asked = groups.setdefault(position.engine, ([], []))
        places.append(count - 1)
        asked.append(position.encoded)
    if len(groups) == 1:
        ((engine, (_, asked)),) = groups.items()
        return [*search(engine, asked)]
    answers: dict[int, T] = {}
    for engine, (places, asked) in groups.items():
        answers.update(zip(places, search(engine, asked), strict=True))
    return [answers[i] for i in range(count)]


@lru_cache(maxsize=32)
def _engine(lexicon: Lexicon, by: Rules) -> NativeEngine:
    return engine_for(lexicon.words, by.edition, by.options)


@lru_cache(maxsize=32)
def _config(by: Rules) -> Config:
    return Config(by.game, by.edition, by.options, ("",), "")


def _end_rules(by: Rules) -> EndRules:
    found = _game(by).end_rules(by.edition)
    assert found, "games of crossing words end so"
    return found


def _game(by: Rules) -> CrosswordGame:
    game = get_game(by.game)
    assert isinstance(game, CrosswordGame), "Position lets no others through"
    return game
