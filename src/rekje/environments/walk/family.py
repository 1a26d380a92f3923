"""`rekje.environments.family.EnvironmentFamily` of this family."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import numpy as np

from rekje.engine.encoding import NAMED_BLANK
from rekje.engine.walk.family import game_of, walk_search
from rekje.engine.walk.knowledge import candidate, find_walks
from rekje.engine.walk.search import FoundWalk, WalkQuery
from rekje.engine.words import Words
from rekje.environments.family import Mode, Planes
from rekje.environments.family import no_driven as driven
from rekje.environments.menu import ListedPlay, Menu, MenuChoice, Numbers, steps_menu
from rekje.games.walk.heap import Heap
from rekje.model.events import Config
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.referee.view import Seen

__all__ = ["WalkActions", "driven", "moves"]

WINDOW = 63
"""The rows and columns that a plane shows of the bare table."""
MOST_LETTERS = 21
WAYS = 4
"""The ways to lay a word among which the last step chooses."""
MOST_KEPT = 8
ALL = 100_000
"""More words than can be walked at one moment."""


class WalkActions:
    """`rekje.environments.family.TableActions`: a word and its walk, or none."""

    def __init__(self, words: Words, config: Config, mode: Mode, most: int) -> None:
        self.search = walk_search(words, config.edition)
        self.game = game_of(config)
        self.letters = config.edition.letter_set
        self.mode = mode
        self.size = WINDOW, WINDOW
        self.planes: Mapping[str, int] = {"letters": len(self.letters.faces), "blanks": 1}
        first = {"play": most} if mode == "plays" else {"letters": len(self.letters.faces), "done": 1, "way": WAYS}
        self.numbers = Numbers(**first, **{"pass": 1})
        self.most_steps = 1 if mode == "plays" else MOST_LETTERS + 2
        self._kept: dict[object, tuple[FoundWalk, ...]] = {}
        self._wish = WalkQuery(words=most, per_length=most)
        if mode == "steps":
            self._wish = WalkQuery(words=ALL, per_length=ALL)

    def menu(self, view: Seen, seat: int, awaited: frozenset[str]) -> Menu:
        """Words, the longest first; then none."""
        none = self.game.decline(seat, awaited)
        assert none is not None, "who may lay a word may also lay none"
        others = {self.numbers.of("pass"): MenuChoice("pass", none)}
        if not awaited & {"play", "open"}:
            return Menu(others)
        walks = self._found(view, seat)
        opens = "open" in awaited

        def listed(walk: object) -> ListedPlay:
            assert isinstance(walk, FoundWalk)
            found = candidate(walk, seat, view, opens=opens)
            return ListedPlay(_text(walk), found.command, found.score, found.laid)

        if self.mode == "plays":
            return Menu(others, walks, listed)
        return Menu({**steps_menu(self._sequences(walks, seat, view, opens)), **others})

    def _found(self, view: Seen, seat: int) -> tuple[FoundWalk, ...]:
        """The words that a seat can walk. The last few answers are kept: a position is often asked about again."""
        own = view.own
        key = (frozenset(view.board.items()), view.seats[seat].rack, own.made if isinstance(own, Heap) else ())
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = find_walks(self.search, self.game, view, seat, self._wish).walks
        return self._kept[key]

    def _sequences(
        self, walks: Sequence[FoundWalk], seat: int, view: State, opens: bool
    ) -> Iterator[tuple[list[tuple[int, str]], Callable[[], Menu]]]:
        """The steps of each word: its letters, then one of the ways to lay it."""
        letters = {face: (self.numbers.of("letters", place), face) for place, face in enumerate(self.letters.faces)}
        done = self.numbers.of("done"), "done"
        for walk in walks:
            yield [*map(letters.__getitem__, walk.word), done], partial(self._ways, walk, seat, view, opens)

    def _ways(self, walk: FoundWalk, seat: int, view: State, opens: bool) -> Menu:
        """The ways to lay a word with the fewest new tiles, the one that was found first."""
        others = find_walks(self.search, self.game, view, seat, WalkQuery(ways=WAYS), walk.word).walks
        ways = list(dict.fromkeys((walk, *others)))[:WAYS]
        return Menu(
            {
                self.numbers.of("way", place): MenuChoice(_text(way), candidate(way, seat, view, opens=opens).command)
                for place, way in enumerate(ways)
            }
        )

    def board(self, view: Seen, trail: tuple[int, ...]) -> Planes:
        """The letters (1 and up), and which of them are blanks, the heap in the middle."""
        planes = np.zeros((2, *self.size), np.uint8)
        laid = self.search.alphabet.laid
        left, top = (_corner([square[way] for square in view.board]) for way in (0, 1))
        for (x, y), tile in view.board.items():
            if 0 <= x - left < WINDOW and 0 <= y - top < WINDOW:
                planes[0, y - top, x - left] = laid[tile] & ~NAMED_BLANK
                planes[1, y - top, x - left] = laid[tile] >= NAMED_BLANK
        return planes


def moves(words: Words, config: Config, mode: Mode, most: int) -> WalkActions:
    """`EnvironmentFamily.moves`."""
    return WalkActions(words, config, mode, most)


def _text(walk: FoundWalk) -> str:
    laid = " ".join(f"{x},{y}={tile}" for (x, y), tile in walk.new)
    return f"{join_tiles(walk.word)} {laid}"


def _corner(places: Sequence[int]) -> int:
    """The first row or column that is shown."""
    return (min(places, default=0) + max(places, default=0)) // 2 - WINDOW // 2
