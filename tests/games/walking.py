"""Records of Koning in a line or two, and what the referee makes of them."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from rekje.model.state import State
from rekje.model.tiles import Tiles, letters, split_tiles
from rekje.records.record import ANY, Record, WordList, read_record
from rekje.records.replay import RecordFacts, Replay, replay_record
from rekje.referee import replay


class Listed:
    """The words that a record names; every word where it names none."""

    def __init__(self, record: Record) -> None:
        named = record.lexicon.words if isinstance(record.lexicon, WordList) else None
        self.words = None if named is None else {letters(split_tiles(word)) for word in named}

    def has(self, word: Tiles) -> bool:
        return self.words is None or word in self.words


def koning(*moves: dict[str, Any], edition: Any = "nl", seats: int = 2, **more: Any) -> dict[str, Any]:
    """A record of Koning. ``words``, if given, are the only words; else every word counts. More: options, setup …"""
    words = more.pop("words", None)
    return {
        "format": "rekje-record/1",
        "game": "koning",
        "edition": edition,
        "lexicon": ANY if words is None else {"words": words.split()},
        "seats": ["Anna", "Bram", "Cleo", "Daan", "Emma", "Fien"][:seats],
        "moves": list(moves),
        **more,
    }


def move(seat: int, do: str, **more: Any) -> dict[str, Any]:
    """A move of any kind."""
    return {"seat": seat, "do": do, **more}


def opened(*words: str | None, path: list[list[int]] | None = None, **more: Any) -> dict[str, Any]:
    """The opening move: a word (or none) for each seat."""
    told = {str(seat): word for seat, word in enumerate(words)}
    return {"do": "open", "words": told, **({"path": path} if path else {}), **more}


def play(seat: int, word: str, path: list[list[int]] | None = None, **more: Any) -> dict[str, Any]:
    """A word, along a path if one is given."""
    return move(seat, "play", word=word, **({"path": path} if path is not None else {}), **more)


def passes(*seats: int) -> list[dict[str, Any]]:
    """A pass by each of these seats, in order."""
    return [move(seat, "pass") for seat in seats]


def row(length: int, x: int = 0, y: int = 0) -> list[list[int]]:
    """A straight path to the right."""
    return [[x + i, y] for i in range(length)]


def lying(*lines: tuple[int, int, str], **more: Any) -> dict[str, Any]:
    """A setup in which words lie to the right from a square each; more: racks, bag, kings."""
    return {"tiles": {f"{x + i},{y}": t for x, y, tiles in lines for i, t in enumerate(split_tiles(tiles))}, **more}


def referee(document: dict[str, Any]) -> Replay:
    """Read a record as the command line would, and referee it."""
    record = read_record(json.dumps(document).encode())
    return replay_record(record, RecordFacts(record, Listed(record)))


def after(document: dict[str, Any]) -> State:
    """The table after a record in which no rule is broken."""
    result = referee(document)
    assert result.refusal is None, result.refusal
    return replay(result.events)


def places(document: dict[str, Any]) -> tuple[int, ...]:
    """Where the kings stand after a record in which no rule is broken."""
    return tuple(seat.score for seat in after(document).seats)


def refused(document: dict[str, Any]) -> str | None:
    """The rule by which the last move of a record is refused, if it is; all moves before it are fine."""
    result = referee(document)
    if result.refusal is None:
        return None
    assert result.turn == len(document["moves"]), f"move {result.turn}: {result.refusal}"
    return result.refusal.rule


def as_json(result: Replay) -> dict[str, Any]:
    """What ``rekje replay --json`` prints of a record, but for the sentence of a refusal."""
    turns = msgspec.to_builtins(result.turns)
    if result.refusal:
        return {"ok": False, "turn": result.turn, "rule": result.refusal.rule, "turns": turns}
    return {"ok": True, "turns": turns, "outcome": msgspec.to_builtins(result.outcome)}
