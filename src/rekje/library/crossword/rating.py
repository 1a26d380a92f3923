"""What plays of a position come to besides their score: what the tiles kept are worth, and the chance of winning."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from rekje.analysis.crossword.after import chance_after
from rekje.bootstrap import leaves_for, pin_words
from rekje.engine.crossword.equity import CoreLeaves, Rater, points_held
from rekje.engine.crossword.native import Board, ScoredPlay
from rekje.games.registry import get_game
from rekje.library.crossword.leaves import Leaves, leaves_under
from rekje.library.rules import Rules
from rekje.library.words import Lexicon
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.state import Seat, State, Turn
from rekje.model.tiles import LetterSet, Tiles, as_held, join_tiles, without
from rekje.referee import view
from rekje.referee.view import Seen
from rekje.storage.chances import chances_for

LEARNED: Literal["learned"] = "learned"
LeavesLike = Leaves | Literal["learned"]
"""Leave values of one's own, or those that computer players go by."""


def seen_from(by: Rules, words: Lexicon, board: Board, rack: Tiles, scores: tuple[int, ...]) -> Seen:
    """A position as the seat on turn sees its table: the others hold what they can of the unseen tiles, the bag has the
    rest."""
    config = _config(by, words, len(scores))
    own = Seat("", rack, scores[0])
    table = State(config, (own,), by.letters.box(), board=dict(board), turn=Turn(0, 1))
    left, seats = table.unseen.total(), [own]
    full = get_game(by.game).unknown_rack(config)
    for score in scores[1:]:
        seats.append(Seat("", full[:left], score))
        left -= len(seats[-1].rack)
    return view(replace(table, seats=tuple(seats), bag=left), 0)


def rater_of(by: Rules, words: Lexicon) -> Rater:
    """What computer players go by under these rules and with these words."""
    return _rater(by, words)


def check_leaves(leaves: object) -> None:
    """Raise `FormError` for what are neither leave values nor those learned, if there are any."""
    if not (leaves is None or isinstance(leaves, Leaves) or leaves == LEARNED):
        raise FormError("form-argument", name="leaves", wanted="leaves")


def core_leaves_of(leaves: LeavesLike | None, by: Rules, words: Lexicon, seen: Callable[[], Seen]) -> CoreLeaves | None:
    """Leave values as the core reads them, for a position; those learned are the tiles' points once the bag is empty.
    Raises `FormError` for what are none."""
    check_leaves(leaves)
    if leaves is None:
        return None
    if isinstance(leaves, Leaves):
        return leaves_under(leaves, by)
    here = seen()
    return rater_of(by, words).leaves(here) if here.bag else _points(by.letters)


def rate(play: ScoredPlay, seen: Seen) -> ScoredPlay:
    """A play that has an equity, with what it keeps and what that brings."""
    assert play.equity is not None, "only plays found with leave values have one"
    rack = seen.seats[0].rack
    kept = seen.letter_set.sort(without(rack, (as_held(tile) for _, tile in play.tiles)))
    chances = chances_for(seen.config) if len(seen.seats) > 1 else None
    return replace(
        play,
        kept=join_tiles(kept),
        worth=round(play.equity - play.score, 3),
        chance=chance_after(chances, seen, 0, len(play.tiles), play.equity),
    )


@lru_cache(maxsize=32)
def _config(by: Rules, words: Lexicon, seats: int) -> Config:
    names = tuple(map(str, range(seats)))
    return pin_words(Config(by.game, by.edition, by.options, names, words.name), words.words)


@lru_cache(maxsize=32)
def _rater(by: Rules, words: Lexicon) -> Rater:
    return Rater(by.edition, lambda: leaves_for(_config(by, words, 2)))


@lru_cache(maxsize=8)
def _points(letters: LetterSet) -> CoreLeaves:
    return points_held(letters)
