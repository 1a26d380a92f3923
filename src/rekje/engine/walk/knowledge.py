"""What is known of a table where words are walked: found by the native search, for computer players
(`rekje.players.ports.Knowledge`) and for the referee."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import pairwise

from rekje.board.grid import SQUARE
from rekje.board.walk.walk import Walk, WalkTable, check_walk
from rekje.engine.walk.ahead import WalkMove
from rekje.engine.walk.race_ahead import RaceEvaluator, answered, best_step
from rekje.engine.walk.race_start import begun
from rekje.engine.walk.search import MOST_HELD, MOST_LETTERS, FoundWalk, FoundWalks, WalkQuery, WalkSearch
from rekje.games.walk.game import WalkingGame
from rekje.games.walk.heap import heap_of
from rekje.model.commands import Play
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tile, Tiles, join_tiles, letters, split_tiles
from rekje.model.walk.commands import Open
from rekje.players.leave_values import LeaveValues
from rekje.players.ports import Candidate
from rekje.players.walk.leave_values import derive_leave_values
from rekje.players.walk.ports import RaceEffort, RaceStand

MOST_STEPS = 2_000_000
"""The work of one search: far more than one takes, so that no rack, however large, can hold up a game."""
LONGEST = WalkQuery(steps=MOST_STEPS)
FOR_PLAYERS = WalkQuery(words=200, per_length=6, ways=2, steps=MOST_STEPS)
NOTHING = FoundWalks((), True, 0)

SearchAt = Callable[[int | None], WalkSearch]
"""The search with the words of at most a level, None for the whole list; never with words players may not lay."""
CanPlay = Callable[[State, int], bool | None]


def find_walks(
    search: WalkSearch, game: WalkingGame, state: State, seat: int, wish: WalkQuery, word: Tiles | None = None
) -> FoundWalks:
    """The walks of a seat whose rack is known, of all words or of one. The search is made for square grids: on another
    grid the answer is made of the walks that are also walks on a square one, and never said to be the best."""
    rack = state.seats[seat].rack
    if not rack:
        return NOTHING
    ground = game.ground(state, seat)
    heap = dict(ground.heap) if ground.grid == SQUARE else _largest_part(ground.heap)
    made = [
        (split_tiles(made.word), squares)
        for made in heap_of(state).made
        if (squares := [square for square in made.squares if square in heap])
    ]
    free = ground.free_blanks
    if word is None:
        found = search.find(heap, rack[:MOST_HELD], wish, made=made, free_blanks=free)
    else:
        found = search.find_word(word, heap, rack[:MOST_HELD], wish, made=made, free_blanks=free)
    if ground.grid != SQUARE:
        walks = tuple(walk for walk in found.walks if _is_walk(ground, walk, made))
        return FoundWalks(walks, False, MOST_LETTERS)
    return found


def _largest_part(heap: Mapping[Square, Tile]) -> dict[Square, Tile]:
    """The most tiles of a heap that hang together as on a square grid."""
    left, best = set(heap), set[Square]()
    while len(left) > len(best):
        part, edge = set[Square](), {left.pop()}
        while edge:
            part |= edge
            edge = {near for square in edge for near in SQUARE.around(square) if near in left}
            left -= edge
        best = max(best, part, key=len)
    return {square: heap[square] for square in sorted(best)}


def _is_walk(ground: WalkTable, walk: FoundWalk, made: Sequence[tuple[Tiles, Sequence[Square]]]) -> bool:
    used = frozenset(square for word, squares in made if word == walk.word for square in squares)
    return isinstance(check_walk(ground, laid_word(walk), walk.path, used), Walk)


def laid_word(walk: FoundWalk) -> Tiles:
    """A walk's word with the new blanks in lower case."""
    new = dict(walk.new)
    return tuple(new.get(square, face) for square, face in zip(walk.path, walk.word, strict=True))


class WalkKnowledge:
    """Knowledge of one table's words. The search of a level is made ready when it is first asked for, and so is what
    racks are worth (told from the letters, where nobody says)."""

    def __init__(
        self,
        game: WalkingGame,
        search_at: SearchAt,
        is_word: Callable[[Tiles], bool],
        can_play: CanPlay,
        worths_for: Callable[[Config], LeaveValues] = lambda config: derive_leave_values(config.edition),
    ) -> None:
        self.game = game
        self.search = cache(search_at)
        self._is_word = is_word
        self._can_play = can_play
        self._worths_for = worths_for
        self._evaluator: RaceEvaluator | None = None

    def prepare(self, level: int | None) -> None:
        """Make ready what a level needs."""
        self.search(level)

    def plays(self, view: State, seat: int, level: int | None) -> Sequence[Candidate]:
        """Some words of every length, each in some ways; the longest first, then the fewest new tiles."""
        return self._ask(view, seat, level, FOR_PLAYERS)

    def best(self, view: State, seat: int, level: int | None) -> Candidate | None:
        """The first of `plays`."""
        return next(iter(self._ask(view, seat, level, LONGEST)), None)

    def best_by_odds(
        self, view: State, seat: int, level: int | None, effort: RaceEffort, seed: int
    ) -> Candidate | None:
        """The play after which the race is won most often."""
        search = self.search(level)
        start = begun(search, self.game, view, seat, seed)
        if start is None:
            return None
        course, dealer = start
        step = best_step(course, self._evaluator_for(view), effort, dealer)
        return candidate(search.in_words(*step), seat, view, opens=False) if step else None

    def stands_after(
        self, view: State, seat: int, acts: Sequence[AnyCommand], deals: int, seed: int
    ) -> Sequence[Sequence[RaceStand]] | None:
        """`rekje.players.walk.ports.RaceKnowledge.stands_after`."""
        search = self.search(None)
        start = begun(search, self.game, view, seat, seed)
        if start is None:
            return None
        course, dealer = start
        try:
            steps = [_step(search, view, act) for act in acts]
        except FormError:
            # Somebody laid more letters than any word has that is searched for.
            return None
        evaluator = self._evaluator_for(view)
        dealt = [dealer.deal() for _ in range(deals if dealer.hides else 1)]
        return [[evaluator.stand(answered(course, step, deal, evaluator), seat) for deal in dealt] for step in steps]

    def _evaluator_for(self, view: State) -> RaceEvaluator:
        if self._evaluator is None:
            goal = self.game.race_rules(view.config).goal
            self._evaluator = RaceEvaluator(goal, self._worths_for(view.config), view.letter_set)
        return self._evaluator

    def can_play(self, state: State, seat: int) -> bool | None:
        """Ask the search of the whole list."""
        return self._can_play(state, seat)

    def is_word(self, word: Tiles) -> bool:
        """Ask the word list."""
        return self._is_word(word)

    def walks(self, view: State, seat: int, level: int | None, wish: WalkQuery) -> FoundWalks:
        """The walks wished for, in the words of a level."""
        return find_walks(self.search(level), self.game, view, seat, wish)

    def _ask(self, view: State, seat: int, level: int | None, wish: WalkQuery) -> Sequence[Candidate]:
        if UNKNOWN in view.seats[seat].rack:
            return ()
        found = self.walks(view, seat, level, wish)
        opens = any(one.seat == seat and "open" in one.commands for one in view.awaiting)
        return [candidate(walk, seat, view, opens=opens) for walk in found.walks]


def candidate(walk: FoundWalk, seat: int, view: State, *, opens: bool) -> Candidate:
    """A walk as a computer player weighs it: as a word to open with, or as a play."""
    word, path = join_tiles(laid_word(walk)), list(walk.path)
    command: AnyCommand = (
        Open(seat=seat, words={str(seat): word}, path=path) if opens else Play(seat=seat, word=word, path=path)
    )
    return Candidate(command, len(walk.word), len(walk.new), 1, bends=bends(walk.path, view.board))


def _step(search: WalkSearch, view: State, act: AnyCommand) -> WalkMove | None:
    """A play of the seat on turn as the race in thought takes it, None for a pass."""
    if not isinstance(act, Play):
        return None
    path = [(x, y) for x, y in act.path or ()]
    tiles = split_tiles(act.word)
    new = {square: tile for square, tile in zip(path, tiles, strict=True) if square not in view.board}
    return WalkMove(search.spell(letters(tiles)), path, search.lying(new, False))


def bends(path: Sequence[Square], heap: Mapping[Square, Tile]) -> int:
    """How often a path changes its direction on tiles that lie there."""
    steps = [(x - ox, y - oy) for (ox, oy), (x, y) in pairwise(path)]
    turns = zip(path[1:], pairwise(steps), strict=False)
    return sum(before != after for square, (before, after) in turns if square in heap)
