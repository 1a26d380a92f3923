"""What a typed command would form and score, before it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rekje.games.base import Facts
from rekje.games.registry import get_game
from rekje.model.families import AnyCommand
from rekje.model.problems import Refusal
from rekje.model.squares import Square
from rekje.model.tiles import BLANK, Tiles, join_tiles
from rekje.model.work import TooMuchWork, Work
from rekje.reading.words import MOST_READINGS, as_meant, readings
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
    if (word := command.unplaced) is None:
        yield command
        return
    for tiles in read_unplaced(view, command.seat, word, work):
        yield command.with_word(join_tiles(tiles))


def read_unplaced(view: Seen, seat: int, word: str, work: Work, start: Square | None = None) -> Iterator[Tiles]:
    """The ways to read a word that is typed without its squares, or with the first one as ``start``: as it stands; then
    with blanks where it takes some, there or anywhere."""
    several = []
    word = as_meant(word, view.seats[seat].rack.count(BLANK))
    for tiles in islice(readings(word, view.letter_set, 0), MOST_READINGS):
        work.spend(WORK_A_READING + len(tiles))
        several.append(tiles)
        yield tiles
    game = get_game(view.config.game)
    for tiles in several:
        try:
            from_there = start and game.with_blanks(view, seat, tiles, work, start)
            named = from_there or game.with_blanks(view, seat, tiles, work)
        except TooMuchWork:
            # With nothing left to spend, the search for the word says that it is too much.
            named = tiles
        if named:
            yield named
