"""A position without history: a board, a rack, the rules and a word list. It finds and ranks the plays there."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import lru_cache
from itertools import islice
from types import MappingProxyType

import msgspec

from rekje.board.crossword.placement import LIES_THERE
from rekje.board.crossword.words import Scored
from rekje.engine.crossword.endgame import NODES, EndGame, work_out, work_out_after
from rekje.engine.crossword.equity import CoreLeaves
from rekje.engine.crossword.family import engine_for
from rekje.engine.crossword.native import Encoded, NativeEngine, ScoredPlay
from rekje.engine.crossword.preendgame import PreEndGame
from rekje.games.crossword.game import CrosswordGame
from rekje.games.playout import EndRules
from rekje.games.registry import get_game
from rekje.library.arguments import check_seconds, check_seed, check_top, text, whole
from rekje.library.crossword.arguments import check_play, check_plays, check_scores
from rekje.library.crossword.boards import BoardLike, board_rows, read_board
from rekje.library.crossword.rating import LEARNED, LeavesLike, core_leaves_of, rate, rater_of, seen_from
from rekje.library.crossword.showing import COLUMNS, SIMULATED_COLUMNS, draw_position
from rekje.library.crossword.simulating import Simulated, simulate
from rekje.library.crossword.weighing_draws import effort_of, weigh_position
from rekje.library.picture import Picture
from rekje.library.refused import Refused
from rekje.library.rows import Rows
from rekje.library.rules import Rules, RulesSource, rules
from rekje.library.words import Lexicon, LexiconLike, lexicon_for
from rekje.model.events import Config, WordScore
from rekje.model.problems import Flaw, FormError, Refusal
from rekje.model.squares import Square
from rekje.model.state import Seat, State
from rekje.model.tiles import BLANK, Tile, Tiles, as_held, join_tiles, letters, split_tiles, unpack
from rekje.records.cgp import CgpPosition, read_cgp, write_cgp
from rekje.referee.opening import check_held
from rekje.referee.view import Seen

SIMULATED = 10
"""So many plays are simulated where none are named."""
MOST_SEARCHES = 10**12


class Rank(msgspec.Struct, frozen=True):
    """A play among all legal ones: ``rank`` 1 for the highest score (equal scores share a rank), out of ``plays``;
    its own score and the best one (`Position.rank`).

    >>> rekje.Rank(rank=2, plays=20, score=8, best=10).rank
    2
    """

    rank: int
    plays: int
    score: int
    best: int


class Position:
    """A board and a rack, under some rules and with a word list. It never changes.

    ``rack`` is tiles in notation, a blank ``?``. ``board`` is empty, or rows of text, or words by place
    (`rekje.library.crossword.boards.read_board`). ``edition`` is a built-in edition's name, one of your own, or what
    `rekje.rules` made; ``lexicon`` a list's name or path, words, or what `rekje.Lexicon` made (None: the edition's
    own). ``scores`` are the points so far, of the seat on turn and of the others in the order of their turns
    (of nobody else where it plays alone); they matter for chances of winning only. How many of each tile the
    box has isn't checked, here or in other tiles told. Positions with the same rules, words, board, rack and scores are
    equal. Raises `FormError` for what doesn't fit together.

    >>> rekje.Position("AEINRST", {"8D": "BOARD"}, edition="en").best().word
    'ARSONITE'
    """

    def __init__(
        self,
        rack: str = "",
        board: BoardLike = (),
        *,
        edition: RulesSource = "en",
        lexicon: LexiconLike | None = None,
        scores: Sequence[int] = (0, 0),
    ) -> None:
        self.rules: Rules = rules(edition)
        if self.rules.facts is None:
            raise FormError("engine-not-crossing", game=self.rules.game)
        self.lexicon: Lexicon = lexicon_for(lexicon, self.rules)
        self._board: dict[Square, Tile] = read_board(board, self.rules.edition)
        self.rack: Tiles = self._held(rack)
        self.scores: tuple[int, ...] = check_scores(scores, get_game(self.rules.game).seats[1])
        self._engine: NativeEngine | None = None
        self._encoded: Encoded | None = None
        self._table: Seen | None = None

    @classmethod
    def from_cgp(cls, text: str, *, edition: RulesSource = "en", lexicon: LexiconLike | None = None) -> Position:
        """The first position of a CGP text; its first rack is on turn, the others aren't kept. Raises `FormError`
        naming line and column.

        >>> rekje.Position.from_cgp("15/" * 14 + "15 CAT/ 12/7 0").scores
        (12, 7)
        """
        by = rules(edition)
        if not isinstance(text, str):
            raise FormError("form-argument", name="CGP", wanted="text")
        found = read_cgp(text, by.edition)
        if not found:
            raise FormError("engine-cgp-empty")
        read = found[0]
        return cls(join_tiles(read.racks[0]), read.board, edition=by, lexicon=lexicon, scores=read.scores)

    @property
    def board(self) -> Mapping[Square, Tile]:
        """The tiles on the board by square, to look at only: a position never changes.

        >>> rekje.Position("AEINRST", {"8D": "BOARD"}).board[(3, 7)]
        'B'
        """
        return MappingProxyType(self._board)

    def to_cgp(self) -> str:
        """The position as a line of CGP, without the line's end; the other racks are empty.

        >>> rekje.Position("CAT", edition="en", scores=(12, 7)).to_cgp()
        '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 CAT/ 12/7 0'
        """
        edition, racks = self.rules.edition, (self.rack, *[()] * (len(self.scores) - 1))
        return write_cgp(CgpPosition(edition.width, edition.height, self._board, racks, self.scores))

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
            self._encoded = self.engine.encode(self._board, self.rack)
        return self._encoded

    def plays(
        self,
        top: int | None = None,
        where: Callable[[ScoredPlay], bool] | None = None,
        *,
        leaves: LeavesLike | None = None,
    ) -> Rows[ScoredPlay]:
        """Legal plays, best first: all of them, or the first ``top``, or those for which ``where`` holds.

        Each has ``at``, ``word``, ``score`` and ``tiles`` (square and tile of those laid now). With ``leaves`` the best
        is the one with the highest ``equity``: its score and what the tiles kept are worth, in points. It then also
        tells which tiles are ``kept``, their ``worth``, and the ``chance`` of winning, 0 to 1, at the position's
        `scores`, where there is a model of it. ``leaves="learned"`` are the values that computer players go by. Raises
        `FormError` for arguments that make no sense.

        >>> play = rekje.Position("QUITES?", edition="en").plays(top=1, leaves="learned")[0]
        >>> abs(play.equity - play.score - play.worth) < 0.001, 0.5 < play.chance < 1
        (True, True)
        """
        top = check_top(top)
        if where is not None and not callable(where):
            raise FormError("form-argument", name="where", wanted="choice")
        found = self.engine.plays_of(self.encoded, None if where else top, self.core_leaves(leaves))
        told = self.told(found, leaves)
        return Rows(list(islice(filter(where, told), top)), COLUMNS) if where else told

    def best(self, *, leaves: LeavesLike | None = None) -> ScoredPlay | None:
        """The first of `plays`, without finding them all; None if there is no play.

        >>> rekje.Position("CAT", edition="en").best().word
        'ACT'
        """
        found = self.engine.best_of(self.encoded, self.core_leaves(leaves))
        return found if found is None or leaves is None else rate(found, self.seen)

    def simulate(
        self,
        plays: Sequence[ScoredPlay] | None = None,
        *,
        seconds: float = 1.0,
        searches: int | None = None,
        seed: int = 0,
    ) -> Rows[Simulated]:
        """Plays weighed by playing on from them, the best first: the unseen tiles are dealt again and again by
        ``seed``, and everybody lays the best play by equity for some turns ([how](endgame.md)). Each has the ``mean``
        of what it gains on the others, in points, its standard ``error`` and the number of ``samples``.

        ``plays`` are by default the ten of the highest equity. It takes ``seconds``; or, with ``searches``, so many
        searches for a best play in all, which gives the same numbers on every machine. How many of each tile there are
        isn't checked (see `Position`). Raises `FormError` for arguments that make no sense.

        >>> weighed = rekje.Position("AEINRST", {"8D": "BOARD"}, edition="en").simulate(searches=2000)
        >>> weighed[0].mean >= weighed[-1].mean
        True
        """
        chosen = list(self.plays(top=SIMULATED, leaves=LEARNED)) if plays is None else check_plays(plays)
        seconds, seed = check_seconds(seconds), check_seed(seed)
        if searches is not None:
            searches = whole("searches", searches, 1, MOST_SEARCHES)
        if not chosen:
            return Rows([], SIMULATED_COLUMNS)
        found = simulate(
            self.engine, rater_of(self.rules, self.lexicon), self.seen, chosen,
            seconds=seconds, searches=searches, seed=seed,
        )  # fmt: skip
        return Rows(found, SIMULATED_COLUMNS)

    def picture(self, play: ScoredPlay | None = None) -> Picture:
        """The board with the rack below; with a play, the board after it, its tiles marked. A notebook shows it. Raises
        `FormError` for what is no play of this position.

        >>> position = rekje.Position("CAT", edition="en")
        >>> position.picture(position.best())._repr_svg_().startswith("<svg")
        True
        """
        return draw_position(self.seen, None if play is None else self._own(play))

    def _repr_svg_(self) -> str:
        return str(self.picture())

    @property
    def seen(self) -> Seen:
        """The table as the seat on turn sees it, made when first asked for."""
        if self._table is None:
            self._table = seen_from(self.rules, self.lexicon, self._board, self.rack, self.scores)
        return self._table

    def core_leaves(self, leaves: LeavesLike | None) -> CoreLeaves | None:
        """Leave values as the core reads them here."""
        return core_leaves_of(leaves, self.rules, self.lexicon, lambda: self.seen)

    def told(self, found: Sequence[ScoredPlay], leaves: LeavesLike | None) -> Rows[ScoredPlay]:
        """Plays found here, with leave values rated when they are looked at."""
        return Rows(found, COLUMNS, None if leaves is None else lambda play: rate(play, self.seen))

    def endgame(
        self, other: str | None = None, *, play: ScoredPlay | None = None, passes: int = 0, nodes: int = NODES
    ) -> EndGame:
        """How a game between two ends from here, with an empty bag. This rack is on turn; ``other`` is the opponent's
        rack, by default all tiles that aren't seen here.

        ``passes`` is how many passes in a row there were just now. With one of the position's plays: how it ends after
        that play, from the point of view of who makes it. ``nodes`` is the most positions that are searched; if that
        isn't enough, the answer isn't ``proven``. How many of each tile there are isn't checked (see `Position`).
        Raises `FormError` where the game is over, for what is no play of this position, and without ``other`` if more
        tiles are unseen than a rack holds.

        >>> rekje.Position("ENQ", {"8D": "BOARD", "F6": "TRACE"}, edition="en").endgame("AT").value
        -26
        """
        rules = _end_rules(self.rules)
        passes, nodes = whole("passes", passes, 0), whole("nodes", nodes, 0)
        held = self._others() if other is None else check_held(self.rules.edition, text("other", other))
        racks = (self.rack, held)
        if play is not None:
            rest = self.rules.letters.worth(held)
            return work_out_after(self.engine, rules, self._board, racks, self._own(play), rest, nodes=nodes)
        left = rules.passes - passes
        return work_out(self.engine, rules, self._board, racks, passes_left=left, nodes=nodes)

    def preendgame(
        self,
        unseen: str | None = None,
        *,
        bag: int | None = None,
        plays: Sequence[ScoredPlay] = (),
        passes: int = 0,
        seconds: float = 2.0,
        nodes: int | None = None,
    ) -> PreEndGame:
        """Weigh the turns of a game between two with one to four tiles in the bag, over every draw ([how](endgame.md)).
        This rack is on turn, and its player leads by the difference of the `scores`.

        ``unseen`` are the tiles of the opponent and of the bag, by default all that aren't seen here; ``bag`` is how
        many of them are in the bag, by default those that don't fit on the opponent's rack. Turns are compared by the
        chance to win, then by the lead at the end. ``plays`` are weighed to the end even if they fall behind.
        ``passes`` is how many passes in a row there were just now. It takes at most ``seconds``; or, with ``nodes``, so
        many positions, which gives the same answer on every machine. If that isn't enough, the answer tells what is
        proven. How many of each tile there are isn't checked (see `Position`). Raises `FormError` for arguments that
        make no sense, and where nothing is drawn after a play.

        >>> board = {"8D": "BOARD", "F6": "TRACE"}
        >>> end = rekje.Position("EN", board, edition="en", scores=(20, 22)).preendgame("ATQ", bag=1, nodes=200_000)
        >>> end.proven, end.turns[0].play.word, round(end.turns[0].chance, 2)
        (True, 'NE', 0.67)
        """
        if not _game(self.rules).refills:
            raise FormError("engine-pre-end-buys", game=self.rules.game)
        edition = self.rules.edition
        tiles = tuple(self.seen.unseen.elements()) if unseen is None else check_held(edition, text("unseen", unseen))
        if unseen is not None and bag is None and len(tiles) <= edition.rack:
            raise FormError("engine-pre-end-which")
        count = len(tiles) - edition.rack if bag is None else whole("bag", bag, 0)
        return weigh_position(
            self.engine, _end_rules(self.rules), self.seen, edition.letter_set.sort(tiles), count,
            plays=check_plays(plays) if plays else (),
            passes=whole("passes", passes, 0),
            effort=effort_of(seconds, nodes),
        )  # fmt: skip

    def _others(self) -> Tiles:
        unseen = tuple(self.seen.unseen.elements())
        if len(unseen) > self.rules.edition.rack:
            raise FormError("form-argument", name="other", wanted="rack")
        return unseen

    def words(self, at: str, word: str) -> tuple[WordScore, ...]:
        """Every word that a play would form with its score, the named one first, whether or not the list has them.

        Raises `Refused` for a play that can't be laid, `FormError` for text that is no place or no tiles.

        >>> rekje.Position("CAT", edition="en").words("8F", "TAC")
        (WordScore(word='TAC', score=10),)
        """
        return self._scored(at, word).words

    def score(self, at: str, word: str, *, judge: bool = True) -> int:
        """What a play scores, in points. Raises `Refused` if it isn't legal; ``judge=False`` asks nothing of its words.

        >>> rekje.Position("CAT", edition="en").score("8F", "CAT")
        10
        """
        scored = self._scored(at, word)
        if judge:
            self._judge(scored)
        return scored.total

    def rank(self, at: str, word: str) -> Rank:
        """Where a play stands among all legal ones. Raises `Refused` if it isn't legal.

        >>> rekje.Position("CAT", edition="en").rank("8G", "AT")
        Rank(rank=13, plays=20, score=4, best=10)
        """
        score = self.score(at, word)
        found = self.engine.plays_of(self.encoded)
        better = bisect_left(found, -score, key=lambda play: -play.score)
        return Rank(better + 1, len(found), score, found[0].score)

    def after(self, play: ScoredPlay, rack: str | None = None) -> Position:
        """The position after one of its plays: its tiles are on the board, its points among the scores. The rack is
        what is left, or another one; it is the same seat's. Raises `FormError` for what is no play of this
        position.

        >>> position = rekje.Position("CATS", edition="en")
        >>> len(position.after(position.best()).board)
        4
        """
        tiles = dict(self._own(play).tiles)
        left = Counter(self.rack)
        left.subtract(map(as_held, tiles.values()))
        held = join_tiles(unpack(+left)) if rack is None else rack
        scores = (self.scores[0] + play.score, *self.scores[1:])
        return Position(held, {**self._board, **tiles}, edition=self.rules, lexicon=self.lexicon, scores=scores)

    def with_rack(self, rack: str) -> Position:
        """The same board with another rack. Raises `FormError` for what are no tiles, and for more than a rack holds.

        >>> rekje.Position("CATS", edition="en").with_rack("DOG").rack
        ('D', 'O', 'G')
        """
        other = copy(self)
        other.rack = self._held(rack)
        other._encoded = other._table = None
        return other

    def _held(self, rack: object) -> Tiles:
        """The tiles of a rack. Raises `FormError` for what are none, and for more than somebody can hold."""
        held = check_held(self.rules.edition, text("rack", rack))
        most = _game(self.rules).most_held(self.rules.edition)
        if len(held) > most:
            raise FormError("engine-rack", count=len(held), most=most)
        return held

    def _own(self, play: object) -> ScoredPlay:
        """A play that can be laid here for its score. Raises `FormError` for another."""
        asked = check_play(play)
        found = _game(self.rules).preview(self._state(), 0, asked.at, asked.word)
        if isinstance(found, Refusal) or found[0].tiles != dict(asked.tiles) or found[1].total != asked.score:
            raise FormError("form-argument", name="play", wanted="play")
        return asked

    def _scored(self, at: str, word: str) -> Scored:
        game, known = _game(self.rules), self.rules.letters
        # A letter that there isn't is wrong wherever it is laid.
        for tile in split_tiles(text("word", word)):
            if tile not in (LIES_THERE, BLANK) and not known.knows(tile):
                raise Refused(game.refuse(Flaw("play-unknown-tile", {"tile": join_tiles((tile,))})))
        seen = game.preview(self._state(), 0, text("at", at), word)
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
        return State(_config(self.rules), (Seat("", self.rack),), self.rules.letters.box(), board=self._board)

    def __eq__(self, other: object) -> bool:
        """Whether rules, words, board, rack (in any order) and scores are the same."""
        if not isinstance(other, Position):
            return NotImplemented
        return self is other or self._identity == other._identity

    def __hash__(self) -> int:
        return hash((frozenset(self._board.items()), frozenset(Counter(self.rack).items())))

    @property
    def _identity(self) -> tuple[object, ...]:
        return self.rules, self.lexicon, self._board, Counter(self.rack), self.scores

    def __getstate__(self) -> dict[str, object]:
        """Without what its searches have made ready."""
        return {**vars(self), "_engine": None, "_encoded": None, "_table": None}

    def __str__(self) -> str:
        return "\n".join((*board_rows(self._board, self.rules.edition), join_tiles(self.rack)))

    def __repr__(self) -> str:
        return f"<position {join_tiles(self.rack)}, {len(self._board)} tiles on the board, {self.rules.edition.name}>"


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
