"""The end of a game between two, worked out by the core (docs/endgame.md)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

import rekje._core as _core
from rekje.adapters.native import Board, NativeEngine, ScoredPlay, in_words
from rekje.games.playout import EndRules
from rekje.model.problems import FormError
from rekje.model.tiles import Tile

NODES = 40_000
"""The positions that are looked at where nothing else is said."""


class EndGame(msgspec.Struct, frozen=True):
    """How a game ends if both play as well as was found: ``value`` is what the one on turn gains on the other from here
    to the end, settling included. ``proven``: no play could do better; else it is what the deepest search says, ``depth``
    turns ahead, with ``nodes`` positions looked at. ``line`` is what both do, None a pass: its first turn at least, and the
    rest as far as it was kept."""

    value: int
    proven: bool
    nodes: int
    depth: int
    line: tuple[ScoredPlay | None, ...]


def work_out(
    engine: NativeEngine,
    rules: EndRules,
    board: Board,
    racks: tuple[Iterable[Tile], Iterable[Tile]],
    *,
    passes_left: int,
    nodes: int = NODES,
) -> EndGame:
    """The end of a game: ``racks`` are those of the player on turn and of the other. Raises `FormError` for racks and
    boards that don't fit the engine, and for a game that is over."""
    cells, own = engine.encode(board, racks[0])
    other = engine.encode(board, racks[1])[1]
    if not own or not other or passes_left < 1:
        raise FormError("engine-game-over")
    found = _core.end_game(
        engine.automaton,
        engine.core_facts,
        _core_rules(rules),
        cells,
        (own, other),
        passes_left=min(passes_left, rules.passes),
        budget=nodes,
    )
    value, proven, looked_at, depth, plays = found
    line: list[ScoredPlay | None] = []
    standing = dict(board)
    for raw in plays:
        play = in_words(raw, engine.codes, standing) if raw else None
        standing.update(play.tiles if play else ())
        line.append(play)
    return EndGame(value, proven, looked_at, depth, tuple(line))


@lru_cache(maxsize=16)
def _core_rules(rules: EndRules) -> _core.EndRules:
    return _core.EndRules(**msgspec.structs.asdict(rules))
