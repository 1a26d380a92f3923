"""The review of a game in a file, as ``rekje review`` makes it."""

from __future__ import annotations

from contextlib import nullcontext

from rekje.analysis.moves import GameMoves
from rekje.analysis.review import Review
from rekje.bootstrap import record_facts, review_game
from rekje.cli.parts.progress import progress_bar
from rekje.cli.parts.record_files import read_game, words_to_judge_by
from rekje.engine.words import Words
from rekje.players.base import Budget
from rekje.records.record import Record
from rekje.records.replay import Replay, replay_record
from rekje.records.turns import as_played


def judged_game(data: bytes, edition: str | None, lexicon: str | None) -> tuple[Record, Replay, Words]:
    """The game in a file, refereed, and the words to judge it by. Raises `FormError` for what is no game."""
    record = read_game(data, edition).record
    # The replay refuses only words that the record's own list refuses. The review names words that a table let stand.
    return record, replay_record(record, record_facts(record)), words_to_judge_by(record, lexicon)


def reviewed(
    record: Record, result: Replay, words: Words, budget: Budget, *, bar: bool = False
) -> tuple[Review, GameMoves]:
    """The review of a refereed game, and the game by its turns. With a progress ``bar`` if wished. Raises
    `FormError` for a game that isn't over, without words to search, and for a budget where it can't be spent."""
    found = as_played(record, result)
    with progress_bar("review-working", len(found.turns)) if bar else nullcontext() as advance:
        return review_game(found, record.config, words, advance, budget), found
