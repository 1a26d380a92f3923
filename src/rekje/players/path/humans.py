"""Players who write words down as people do: ten levels, from fifty words to the whole list."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from zlib import crc32

import msgspec
from msgspec.structs import replace

from rekje.games.path.turns import in_first_round
from rekje.games.path.words import paper_of
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Place, Swap
from rekje.model.sizes import Size
from rekje.model.tiles import split_tiles
from rekje.players.base import Player
from rekje.players.ideas import NUMBERED, day, ideas_today
from rekje.players.path.material import sizes_to_draw
from rekje.players.path.ports import PaperKnowledge
from rekje.players.path.timing import Timing, chance_for
from rekje.players.path.turns import PathPlayer
from rekje.referee.view import Seen

PART_EXPONENTS = {"en": 1.6, "fr": 1.4, "it": 1.2}
"""The part of a vocabulary that somebody knows, if not all, is raised to this power. Where the fifty words of the
weakest player are worth less beside the most frequent ones, the next level knows less of these, so that the step isn't
too high."""
SHORT = 3
"""The length up to which words are noticed most easily."""
FORM = 2.5
SWING = 1.75


class ReadingStyle(msgspec.Struct, frozen=True):
    """How somebody reads the table.

    ``level`` is the vocabulary (0: fifty words, 1: the most frequent ones, None: the whole list), ``share`` what part
    of it is known. A word of up to three letters comes to mind most easily; ``longer`` is what each further letter
    leaves of that. ``looks`` is the number of ways to lay a letter that are examined, ``gives_up`` the chance of laying
    none where no word was seen in them, ``dares`` of challenging a word that is none. ``form`` and ``swing`` are how
    much good days differ from bad ones: the standard deviations of the logarithm of the number of ideas, and of the
    places by which somebody plays above or below their own, from game to game. On a usual day it is ``lean`` above.
    """

    level: int | None
    longer: float
    looks: int
    dares: float
    timing: Timing
    share: float = 1
    gives_up: float = 0
    form: float = FORM
    swing: float = SWING
    lean: float = 0

    def knows(self, word: str) -> bool:
        """Whether a word of its vocabulary is in the part that is known. Who knows a larger part knows these, too."""
        return self.share == 1 or crc32(word.encode()) < self.share * 2**32

    def ease(self, word: str) -> float:
        """How easily this player notices a word, at most 1."""
        return float(self.longer ** max(0, len(split_tiles(word)) - SHORT))


class Reader(PathPlayer):
    """Looks at a random sample of the ways to lay a letter, and takes the one in which it notices the most words. Draws
    a tile of random size. So many ``ideas`` come to its mind for each word on the table, a mean number; None for what
    is written down for the game. A word is noticed that at least one of them is about.

    It has the style of its place among ``styles``, which go from the weakest to the strongest. On a bad day it plays in
    an earlier one, on a good day in a later one: then more words come to its mind, and more ways to lay.
    """

    def __init__(self, name: str, styles: Sequence[ReadingStyle], place: int, ideas: float | None = None) -> None:
        self.style = styles[place]
        super().__init__(name, self.style.timing)
        self.level = self.style.level
        self._styles = styles
        self._place = place
        self._ideas = ideas

    @property
    def levels(self) -> frozenset[int | None]:
        """The vocabularies of good and bad days."""
        return frozenset(style.level for style in self._styles)

    def with_ideas(self, ideas: float) -> Reader:
        """The same player with another mean number of ideas, whatever the game."""
        return Reader(self.name, self._styles, self._place, ideas)

    def today(self, view: Seen, seat: int) -> ReadingStyle:
        """The style in which it plays this game."""
        place = round(self._place + self.style.lean + self.style.swing * day(self.name, seat, view.commit))
        style = self._styles[max(0, min(place, len(self._styles) - 1))]
        return replace(style, share=style.share ** PART_EXPONENTS.get(view.edition.language, 1))

    def dares(self, chance: Random) -> bool:
        """By its chance ``dares``."""
        return chance.random() < self.style.dares

    def seen(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> list[str]:
        """The new words that the player sees on the board. One missed stays missed until the next turn."""
        found = knowledge.readable(view, self.today(view, seat).level)
        return self._noticed(view, seat, [reading.word for reading in found])

    def _noticed(self, view: Seen, seat: int, words: Sequence[str]) -> list[str]:
        """Those of some words that it notices, by the number of its ideas in this game and the ease of each word."""
        style = self.today(view, seat)
        ideas = ideas_today(self.name, view, seat, self.style.form, self._ideas)
        return [
            word
            for word in words
            if style.knows(word)
            and chance_for(self.name, view, seat, word).random() < 1 - exp(-ideas * style.ease(word))
        ]

    def lay(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> AnyCommand | None:
        """One letter, with the words that are seen. If no word is seen, it names one word all the same, or gives up."""
        style, anywhere = self.today(view, seat), in_first_round(view)
        lays = [play.command for play in knowledge.single_lays(view, seat, style.level)]
        known = [lay for lay in lays if anywhere or any(map(style.knows, words_of(lay)))]
        chance = chance_for(self.name, view, seat, f"looks {view.version}")
        looked = chance.sample(known, min(style.looks, len(known)))
        noticed = ((lay, self._noticed(view, seat, words_of(lay))) for lay in looked)
        lay, words = max(noticed, key=lambda one: len(one[1]), default=(None, []))
        if lay is None or (not words and may_give_up(view) and chance.random() < style.gives_up):
            return None
        assert isinstance(lay, Place | Swap)
        return replace(lay, words=words or sorted(filter(style.knows, lay.words), key=len)[:1])

    def size_to_draw(self, view: Seen, seat: int) -> Size:
        """A random size."""
        return chance_for("draws", view, seat, str(view.version)).choice([*sizes_to_draw(view, seat)])


def words_of(lay: AnyCommand) -> Sequence[str]:
    """The words that are named with a lay."""
    assert isinstance(lay, Place | Swap)
    return lay.words


def may_give_up(view: Seen) -> bool:
    """Whether the game goes on if a turn brings no new word (L19). In the first round there is no other turn than to
    lay (L4)."""
    return not in_first_round(view) and len(paper_of(view).dry) + 1 < len(view.active)


FIRST = ReadingStyle(level=0, longer=0.5, looks=2, dares=0.1, timing=Timing(5000, 16_000))
"""Who knows fifty words. They are too few for a game among equals, so nobody else makes do with them on a bad day."""
WORST = ReadingStyle(level=1, share=0.12, longer=0.5, looks=1, gives_up=0.3, dares=0.2, timing=FIRST.timing)
"""The worst day of all the others."""
STYLES = (
    WORST,
    ReadingStyle(level=1, share=0.22, longer=0.5, looks=2, gives_up=0.3, dares=0.2, timing=Timing(4800, 15_000)),
    ReadingStyle(level=1, share=0.7, longer=0.6, looks=6, gives_up=0.3, dares=0.3, timing=Timing(4500, 14_000)),
    ReadingStyle(level=1, longer=0.6, looks=12, gives_up=0.3, dares=0.4, timing=Timing(4200, 13_000)),
    ReadingStyle(level=2, longer=0.7, looks=12, gives_up=0.2, dares=0.5, timing=Timing(3900, 12_000)),
    ReadingStyle(level=2, longer=0.7, looks=20, gives_up=0.1, dares=0.6, timing=Timing(3600, 11_000)),
    ReadingStyle(level=3, longer=0.8, looks=30, dares=0.7, timing=Timing(3300, 10_000), lean=0.2),
    ReadingStyle(level=3, longer=0.85, looks=80, dares=0.8, timing=Timing(3000, 9000), swing=1.3, lean=0.35),
    ReadingStyle(level=4, longer=0.95, looks=200, dares=0.9, timing=Timing(2700, 8000), swing=0.9, lean=0.25),
    ReadingStyle(level=None, longer=0.95, looks=200, dares=1, timing=Timing(2400, 6000), swing=0.5),
)
PEOPLE: dict[str, Player] = {
    one.name: one
    for one in (
        Reader(f"{NUMBERED}1", (FIRST,), 0),
        *(Reader(f"{NUMBERED}{place + 1}", STYLES, place) for place in range(1, len(STYLES))),
    )
}
