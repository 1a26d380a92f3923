"""The turn of a game with the highest score, and its word."""

from __future__ import annotations

import msgspec

from rekje.analysis.course import Course, CourseLine, Word


class BestTurn(msgspec.Struct, frozen=True):
    """A turn: its seat, its score and its word, the longest one where several were named."""

    seat: int
    score: int
    word: Word


def best_turn(course: Course) -> BestTurn | None:
    """The first turn with the highest score; None if no word scored. Words that were struck don't count. Lines of one
    act are one turn."""
    turns: dict[object, list[CourseLine]] = {}
    for place, line in enumerate(course.lines):
        if line.words:
            turns.setdefault(("line", place) if line.act is None else ("act", line.act), []).append(line)
    best: BestTurn | None = None
    for lines in turns.values():
        found = _turn(lines)
        if found and found.score > (best.score if best else 0):
            best = found
    return best


def _turn(lines: list[CourseLine]) -> BestTurn | None:
    words = [word for line in lines for word in line.words if not word.struck]
    if not words:
        return None
    named = lines[0].line.word
    if named and not words[0].struck:
        return BestTurn(lines[0].line.seat, lines[0].line.score, words[0])
    return BestTurn(lines[0].line.seat, sum(word.score for word in words), max(words, key=lambda one: len(one.squares)))
