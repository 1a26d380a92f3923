"""The review of a game in a file, as ``rekje review`` makes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path

import msgspec

from rekje.analysis.families import analysis_of
from rekje.analysis.judging import JudgedTurn
from rekje.analysis.moves import GameMoves, TurnPlayed, played
from rekje.analysis.review import Review, check_over, review_of, with_rack
from rekje.bootstrap import judge_for, knowledge_for, pin_words, record_facts
from rekje.cli.parts.progress import progress_bar
from rekje.cli.parts.record_files import read_game, words_to_judge_by
from rekje.engine.words import Words
from rekje.lexicon.simple import AnyLexicon
from rekje.model.commands import Exchange, Pass, Play
from rekje.model.problems import FormError
from rekje.records.numbering import numbered
from rekje.records.record import Record
from rekje.records.replay import Replay, replay_record
from rekje.referee import view
from rekje.referee.opening import check_held
from rekje.storage.chances import chances_for


def judged_game(data: bytes, edition: str | None, lexicon: str | None) -> tuple[Record, Replay, Words]:
    """The game in a file, refereed, and the words to judge it by. Raises `FormError` for what is no game."""
    record = read_game(data, edition).record
    # The replay refuses only words that the record's own list refuses. The review names words that a table let stand.
    return record, replay_record(record, record_facts(record)), words_to_judge_by(record, lexicon)


def reviewed(record: Record, result: Replay, words: Words, *, bar: bool = False) -> tuple[Review, GameMoves]:
    """The review of a refereed game, and the game by its turns. With a progress ``bar`` if wished. Raises
    `FormError` for a game that isn't over, and without words to search."""
    found = as_played(record, result)
    if isinstance(words, AnyLexicon):
        raise FormError("engine-no-list")
    config = pin_words(record.config, words)
    knowledge = knowledge_for(words, config)
    judge = judge_for(config, knowledge)
    verdicts: dict[int, JudgedTurn] = {}
    with progress_bar("review-working", len(found.turns)) if bar else nullcontext() as advance:
        for place, turn in enumerate(found.turns):
            verdicts[place] = judge.judge(turn.seen, turn.seat, turn.did)
            if advance:
                advance(1)
    last = found.course.state
    find_unread = analysis_of(last).unread
    unread = find_unread(view(last, None), 0, knowledge) if find_unread else None
    return review_of(found, verdicts, Path(words.name).name, chances_for(config), unread), found


def as_played(record: Record, result: Replay) -> GameMoves:
    """A refereed game by its turns, with the racks in its record. Raises `FormError` if the game isn't over."""
    found = played(result.events)
    check_over(found.course.state)
    told = tuple(_with_racks(record, found.turns))
    return msgspec.structs.replace(found, turns=tuple(numbered(told, result)))


def _with_racks(record: Record, turns: Sequence[TurnPlayed]) -> Iterator[TurnPlayed]:
    """The turns with the racks that an open record tells."""
    told = iter([move.rack for move in record.moves if isinstance(move, Play | Exchange | Pass)])
    for turn in turns:
        rack = next(told, None) if turn.seen else None
        yield with_rack(turn, check_held(turn.seen.edition, rack)) if rack and turn.seen else turn
