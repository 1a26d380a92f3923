"""The tiny family's searches (`rekje.engine.family.EngineFamily`): in Python, since there is little to search."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.engine.family import LeaveValuesOf
from rekje.engine.words import Words
from rekje.model.commands import Play
from rekje.model.events import Config
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles
from rekje.players.ports import Candidate


class RowKnowledge:
    """`rekje.players.ports.Knowledge` of a row, and `rekje.tables.ports.Search` at once."""

    def prepare(self, level: int | None) -> None:
        return

    def plays(self, view: State, seat: int, level: int | None) -> Sequence[Candidate]:
        tiles = [tile for tile in view.seats[seat].rack if tile != UNKNOWN]
        found = [Candidate(Play(seat=seat, word=tile), view.letter_set.value(tile), 1, 1, (tile,)) for tile in tiles]
        return sorted(found, key=lambda play: -play.score)

    def best(self, view: State, seat: int, level: int | None) -> Candidate | None:
        return next(iter(self.plays(view, seat, level)), None)

    def can_play(self, state: State, seat: int) -> bool | None:
        return bool(state.seats[seat].rack)

    def is_word(self, word: Tiles) -> bool:
        return True


def search(words: Words, config: Config) -> RowKnowledge:
    return RowKnowledge()


def knowledge(words: Words, config: Config, leave_values: LeaveValuesOf) -> RowKnowledge:
    return RowKnowledge()
