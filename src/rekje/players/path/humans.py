"""Players who write words down as people do: ten levels, from fifty words to the whole list."""

from __future__ import annotations

from math import exp
from random import Random

import msgspec
from msgspec.structs import replace

from rekje.model.families import AnyCommand
from rekje.model.path.commands import Place, Swap
from rekje.model.sizes import Size
from rekje.model.tiles import split_tiles
from rekje.players.base import Player
from rekje.players.ideas import NUMBERED, ideas_today
from rekje.players.path.material import sizes_to_draw
from rekje.players.path.ports import PaperKnowledge
from rekje.players.path.timing import Timing, chance_for
from rekje.players.path.turns import PathPlayer
from rekje.players.ports import Candidate
from rekje.referee.view import Seen

SHORT = 3
"""The length up to which words are noticed most easily."""
FORM = 2.5


class ReadingStyle(msgspec.Struct, frozen=True):
    """How somebody reads the table.

    ``level`` is the vocabulary (0: fifty words, 1: the most frequent ones, None: the whole list). A word of up to three
    letters comes to mind most easily; ``longer`` is what each further letter leaves of that. ``looks`` is the number of
    ways to lay a letter that are examined, ``dares`` the chance of challenging a word that is none. ``form`` is how
    much good days differ from bad ones: the standard deviation of the logarithm of the number of ideas, from game to
    game.
    """

    level: int | None
    longer: float
    looks: int
    dares: float
    timing: Timing
    form: float = FORM

    def ease(self, word: str) -> float:
        """How easily this player notices a word, at most 1."""
        return float(self.longer ** max(0, len(split_tiles(word)) - SHORT))


class Reader(PathPlayer):
    """Looks at a random sample of the ways to lay a letter, and takes the one in which it notices the most words. Draws
    a tile of random size. So many ``ideas`` come to its mind for each word on the table, a mean number; None for what
    is written down for the game. A word is noticed that at least one of them is about."""

    def __init__(self, name: str, style: ReadingStyle, ideas: float | None = None) -> None:
        super().__init__(name, style.timing)
        self.style = style
        self.level = style.level
        self._ideas = ideas

    def with_ideas(self, ideas: float) -> Reader:
        """The same player with another mean number of ideas, whatever the game."""
        return Reader(self.name, self.style, ideas)

    def dares(self, chance: Random) -> bool:
        """By its chance ``dares``."""
        return chance.random() < self.style.dares

    def notices(self, view: Seen, seat: int, word: str) -> bool:
        """By the number of its ideas in this game and the ease of the word."""
        ideas = ideas_today(self.name, view, seat, self.style.form, self._ideas)
        return chance_for(self.name, view, seat, word).random() < 1 - exp(-ideas * self.style.ease(word))

    def lay(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> AnyCommand | None:
        """One letter, with the words that are seen. If no word is seen, it names one word all the same."""
        plays = knowledge.single_lays(view, seat, self.level)
        chance = chance_for(self.name, view, seat, f"looks {view.version}")
        looked = chance.sample(plays, min(self.style.looks, len(plays)))
        return max((self._as_seen(view, seat, play) for play in looked), key=lambda lay: len(lay.words), default=None)

    def _as_seen(self, view: Seen, seat: int, play: Candidate) -> Place | Swap:
        """A way to lay a letter, with only the words that are seen, or with the shortest if none is seen."""
        lay = play.command
        assert isinstance(lay, Place | Swap)
        seen = [word for word in lay.words if self.notices(view, seat, word)]
        return replace(lay, words=seen or sorted(lay.words, key=len)[:1])

    def size_to_draw(self, view: Seen, seat: int) -> Size:
        """A random size."""
        return chance_for("draws", view, seat, str(view.version)).choice([*sizes_to_draw(view, seat)])


STYLES = (
    ReadingStyle(level=0, longer=0.5, looks=2, dares=0.1, timing=Timing(5000, 16_000)),
    ReadingStyle(level=1, longer=0.5, looks=3, dares=0.2, timing=Timing(4800, 15_000)),
    ReadingStyle(level=1, longer=0.6, looks=6, dares=0.3, timing=Timing(4500, 14_000)),
    ReadingStyle(level=1, longer=0.6, looks=12, dares=0.4, timing=Timing(4200, 13_000)),
    ReadingStyle(level=2, longer=0.7, looks=12, dares=0.5, timing=Timing(3900, 12_000)),
    ReadingStyle(level=2, longer=0.7, looks=20, dares=0.6, timing=Timing(3600, 11_000)),
    ReadingStyle(level=3, longer=0.8, looks=20, dares=0.7, timing=Timing(3300, 10_000)),
    ReadingStyle(level=3, longer=0.8, looks=40, dares=0.8, timing=Timing(3000, 9000)),
    ReadingStyle(level=4, longer=0.9, looks=60, dares=0.9, timing=Timing(2700, 8000)),
    ReadingStyle(level=None, longer=0.95, looks=120, dares=1, timing=Timing(2400, 6000)),
)
PEOPLE: dict[str, Player] = {
    f"{NUMBERED}{number}": Reader(f"{NUMBERED}{number}", style) for number, style in enumerate(STYLES, 1)
}
