"""What a typed command would form and score, before it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rekje.games.base import Facts
from rekje.model.families import AnyCommand
from rekje.model.problems import Refusal
from rekje.model.tiles import BLANK, Tiles, join_tiles
from rekje.model.work import Work
from rekje.reading.words import MOST_READINGS, readings
from rekje.referee.preview import TurnPreview, preview
from rekje.referee.view import Seen

WORK_A_READING = 100


def preview_typed(
    view: Seen, command: AnyCommand, facts: Facts, work: Work | None = None
) -> TurnPreview | Refusal | None:
    """`rekje.referee.preview.preview` of a command whose word, where no place is named with it, is read as people type:
    without accents, with blanks for what is lacking. Raises `FormError` where a word list alone would take more work
    than there is."""
    return preview(view, command, facts, work, read_command)


def read_command(view: Seen, command: AnyCommand, work: Work) -> Iterator[AnyCommand]:
    """The command as it is, or with its word read in every likely way where no place is named with it."""
    blanks = view.seats[command.seat].rack.count(BLANK)
    if (word := command.unplaced) is None:
        yield command
        return
    for tiles in _several(word, view, blanks, work):
        yield command.with_word(join_tiles(tiles))


def _several(word: str, view: Seen, blanks: int, work: Work) -> Iterator[Tiles]:
    for tiles in islice(readings(word, view.letter_set, blanks), MOST_READINGS):
        work.spend(WORK_A_READING + len(tiles))
        yield tiles
