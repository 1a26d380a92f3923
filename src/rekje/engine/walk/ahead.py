"""A race of walks played on turn by turn without the referee, for thinking ahead and for learning leave values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rekje import _core
from rekje.engine.encoding import NAMED_BLANK
from rekje.games.walk.race_rules import RaceRules
from rekje.games.walk.track import advance, gets_home
from rekje.model.squares import Square

MOST_STEPS = 60_000
"""The work of one search in a turn thought ahead; most take a tenth of it."""
_LIMIT = _core.Limit(nodes=MOST_STEPS)
WEIGHED, WEIGHED_A_LENGTH = 12, 4
"""Words that are weighed by what their tiles are worth: so many, and so many of one length."""


class WalkMove(NamedTuple):
    """A word that can be made: its letters, its squares, and the tiles laid for it, all in codes."""

    word: bytes
    path: Sequence[Square]
    laid: Sequence[tuple[int, int, int]]

    @property
    def given(self) -> list[int]:
        """The tiles that leave the rack, blanks as 0."""
        return [0 if tile & NAMED_BLANK else tile for _, _, tile in self.laid]


class RaceState:
    """A race between some seats, from any moment on. Tiles are codes, blanks on racks and in the bag 0; what is drawn
    comes from the end of the bag."""

    def __init__(
        self,
        lists: _core.WordLists,
        rules: RaceRules,
        racks: Mapping[int, bytes],
        places: Mapping[int, int],
        bag: list[int],
        mover: int,
    ) -> None:
        self.lists = lists
        self.rules = rules
        self.heap: list[tuple[int, int, int]] = []
        self.made: list[tuple[bytes, list[Square]]] = []
        self.racks = dict(racks)
        self.places = dict(places)
        self.bag = bag
        self.mover = mover
        self.passes = 0
        self.home: int | None = None

    def copy(self, bag: Sequence[int] | None = None) -> RaceState:
        """The same race, to go on from here in another way, perhaps with the bag in another order."""
        other = RaceState(
            self.lists, self.rules, self.racks, self.places, list(self.bag if bag is None else bag), self.mover
        )
        other.heap, other.made = list(self.heap), list(self.made)
        other.passes = self.passes
        return other

    @property
    def over(self) -> bool:
        """Whether a king has come home, or everybody has passed."""
        return self.home is not None or self.passes >= len(self.racks)

    def steps(self, words: int = 1, per_length: int = 1, ways: int = 1) -> list[WalkMove]:
        """Words that the seat on turn could make, the longest first, then those with the fewest new tiles."""
        rack = self.racks[self.mover]
        if not rack:
            return []
        found, _, _, _ = _core.walks(
            self.lists, self.heap, rack, made=self.made, words=words, per_length=per_length, tracks=ways, shortest=1,
            limit=_LIMIT,
        )  # fmt: skip
        return [WalkMove(word, path, laid) for word, _, _, tracks in found for path, laid in tracks]

    def likely_steps(self) -> list[WalkMove]:
        """The longest words, which `weighed` chooses from."""
        return self.steps(WEIGHED, WEIGHED_A_LENGTH)

    def weighed(self, steps: Sequence[WalkMove], worth: Callable[[bytes], float]) -> WalkMove | None:
        """The one of some words of the seat on turn that goes farthest, with the worth of the tiles that it keeps. None
        of no words."""
        rack = self.racks[self.mover]
        return max(steps, key=lambda step: len(step.word) + worth(without(rack, step.given)), default=None)

    def take(self, step: WalkMove | None, drawn: int | None = None) -> None:
        """The turn of the seat on turn: a word, or a pass. With ``drawn`` the rack is filled up to so many tiles."""
        seat = self.mover
        if step is None:
            self.passes += 1
        else:
            self.lay(seat, step)
            self.draw(seat, self.rules.drawn if drawn is None else drawn - len(self.racks[seat]))
        seats = list(self.racks)
        self.mover = seats[(seats.index(seat) + 1) % len(seats)]

    def brings_home(self, step: WalkMove) -> bool:
        """Whether a word of the seat on turn wins the race."""
        return gets_home(self.places[self.mover], len(step.word), self.rules.finish)

    def lay(self, seat: int, step: WalkMove) -> None:
        """Lay a word and move the king of its seat."""
        self.passes = 0
        free = self.rules.free_blanks
        self.heap += [(x, y, NAMED_BLANK if free and tile & NAMED_BLANK else tile) for x, y, tile in step.laid]
        self.made.append((step.word, list(step.path)))
        self.racks[seat] = without(self.racks[seat], step.given)
        if gets_home(self.places[seat], len(step.word), self.rules.finish):
            self.home = seat
        self.places = advance(self.places, seat, len(step.word), self.rules.finish)

    def draw(self, seat: int, count: int) -> None:
        """Draw tiles, as many as there are."""
        drawn = [self.bag.pop() for _ in range(min(max(0, count), len(self.bag)))]
        self.racks[seat] += bytes(drawn)


def without(rack: bytes, given: Sequence[int]) -> bytes:
    """A rack without some of its tiles."""
    left = bytearray(rack)
    for tile in given:
        left.remove(tile)
    return bytes(left)
