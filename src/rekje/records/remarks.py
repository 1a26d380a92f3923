"""What a record or a GCG file says that the referee doesn't find: no failure, but worth telling (S2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec

from rekje.locale import say
from rekje.model.commands import End, Play
from rekje.model.events import PlayLaid
from rekje.model.problems import Param
from rekje.model.tiles import Tiles, as_held, join_tiles, letters, split_tiles
from rekje.records.formats import GameFile
from rekje.records.gcg.gcg import GcgGame
from rekje.records.gcg.record import moves_of
from rekje.records.record import Record
from rekje.records.replay import Replay


class Remark(msgspec.Struct, frozen=True):
    """A remark on one move of a record or one line of play of a GCG file (from 1; 0 for the whole game)."""

    turn: int
    code: str
    params: dict[str, Param] = {}


def remark_text(remark: Remark) -> str:
    """A remark as a sentence in the reader's language."""
    return say(remark.code, **remark.params)


def remarks_on(file: GameFile, replay: Replay, is_word: Callable[[Tiles], bool]) -> tuple[Remark, ...]:
    """The remarks on a game that was read from a file."""
    if file.gcg:
        return gcg_remarks(file.gcg, file.record, replay, is_word)
    return record_remarks(file.record, replay)


def record_remarks(record: Record, replay: Replay) -> tuple[Remark, ...]:
    """The totals announced wrongly (S2)."""
    return tuple(_scores(record, replay, range(1, len(record.moves) + 1)))


def gcg_remarks(game: GcgGame, record: Record, replay: Replay, is_word: Callable[[Tiles], bool]) -> tuple[Remark, ...]:
    """Where a file's scores, totals and racks don't add up, words that the list lacks, and what the referee has no
    rule for."""
    turns = [index + 1 for index, _ in moves_of(game)]
    found = [*_scores(record, replay, turns), *_totals(game), *_besides(game, record, replay), *_final(game, replay)]
    found += _plays(game, record, replay, turns, is_word)
    return tuple(sorted(found, key=lambda remark: remark.turn or len(game.turns) + 1))


def _scores(record: Record, replay: Replay, numbers: range | list[int]) -> Iterator[Remark]:
    for number, move, turn in zip(numbers, record.moves, replay.turns, strict=False):
        if isinstance(move, Play) and move.score is not None and move.score != turn.score:
            params: dict[str, Param] = {"word": move.word, "at": move.at or "", "said": move.score, "score": turn.score}
            yield Remark(number, "remark-score", params)


def _totals(game: GcgGame) -> Iterator[Remark]:
    totals = [0] * len(game.players)
    for number, turn in enumerate(game.turns, 1):
        name = game.players[turn.seat].name
        if totals[turn.seat] + turn.score != turn.total:
            params: dict[str, Param] = {"name": name, "said": turn.total, "total": totals[turn.seat] + turn.score}
            yield Remark(number, "remark-total", params)
        totals[turn.seat] = turn.total


def _besides(game: GcgGame, record: Record, replay: Replay) -> Iterator[Remark]:
    """Points for challenges and for time that the referee doesn't give."""
    given = dict(zip([index for index, _ in moves_of(game)], _changes(replay), strict=False))
    told = any(isinstance(move, End) and move.minutes_over for move in record.moves)
    for index, turn in enumerate(game.turns):
        missed = turn.kind == "challenge" and given.get(index, {}).get(turn.seat, 0) != turn.score
        if missed or (turn.kind == "time" and not told):
            params: dict[str, Param] = {"name": game.players[turn.seat].name, "points": turn.score}
            yield Remark(index + 1, f"remark-{turn.kind}", params)


def _changes(replay: Replay) -> Iterator[dict[int, int]]:
    """What each move changed in every seat's total."""
    before: Sequence[int] = ()
    for turn in replay.turns:
        yield {seat: total - (before[seat] if before else 0) for seat, total in enumerate(turn.totals)}
        before = turn.totals


def _plays(
    game: GcgGame, record: Record, replay: Replay, numbers: list[int], is_word: Callable[[Tiles], bool]
) -> Iterator[Remark]:
    plays = iter([event for event in replay.events if isinstance(event, PlayLaid)])
    full = record.config.edition.rack
    for number, _ in zip(numbers, replay.turns, strict=False):
        turn = game.turns[number - 1]
        if turn.kind != "play":
            continue
        play = next(plays)
        rack = Counter(split_tiles(turn.rack))
        lacks = Counter(map(as_held, play.tiles.values())) - rack
        # A rack told in part may have held anything besides.
        if lacks and rack.total() >= full:
            yield Remark(number, "remark-rack", {"rack": turn.rack, "tile": join_tiles([next(iter(lacks))])})
        withdrawn = number < len(game.turns) and game.turns[number].kind == "withdrawn"
        for word in (letters(split_tiles(scored.word)) for scored in play.words):
            if not withdrawn and not is_word(word):
                yield Remark(number, "remark-word", {"word": join_tiles(word)})


def _final(game: GcgGame, replay: Replay) -> Iterator[Remark]:
    if replay.outcome is None:
        return
    said = [next((t.total for t in reversed(game.turns) if t.seat == seat), 0) for seat in range(len(game.players))]
    scores = replay.outcome.scores
    if list(scores) != said:
        params: dict[str, Param] = {"said": "–".join(map(str, said)), "scores": "–".join(map(str, scores))}
        yield Remark(0, "remark-final", params)
