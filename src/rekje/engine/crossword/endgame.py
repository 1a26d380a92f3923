"""The end of a game between two, worked out by the core (docs/endgame.md)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

import rekje._core as _core
from rekje.engine.crossword.native import Board, NativeEngine, ScoredPlay
from rekje.games.playout import EndRules
from rekje.games.registry import get_game
from rekje.model.commands import Pass, Play
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tile, Tiles, as_held, without
from rekje.players.crossword.holding import held_by_others
from rekje.players.ports import WorkedOut

NODES = 250_000
"""The positions that are looked at where nothing else is said."""


class EndGame(msgspec.Struct, frozen=True):
    """How a game ends if both play as well as was found: ``value`` is what the one on turn gains on the other from
    here to the end, settling included. ``proven``: no play could do better; else it is what the deepest search says,
    ``depth`` turns ahead, with ``nodes`` positions looked at. ``line`` is what both do, None a pass: its first turn
    at least, and the rest as far as it was kept.

    >>> end = rekje.Position("ENQ", {"8D": "BOARD", "F6": "TRACE"}, edition="en").endgame("AT")
    >>> end.value, end.proven, [play.word for play in end.line]
    (-26, True, ['EN', 'AT'])
    """

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
    value, proven, looked_at, depth, plays = _core.end_game(
        engine.board(cells),
        core_rules(rules),
        (own, other),
        passes_left=min(passes_left, rules.passes),
        limit=_core.Limit(nodes=nodes),
        notation=engine.notation,
    )
    return EndGame(value, proven, looked_at, depth, tuple(plays))


def work_out_after(
    engine: NativeEngine,
    rules: EndRules,
    board: Board,
    racks: tuple[Tiles, Tiles],
    play: ScoredPlay,
    rest: int,
    *,
    nodes: int = NODES,
) -> EndGame:
    """The end of a game that begins with a play of the first rack; ``rest`` is what the other's tiles are worth."""
    tiles = dict(play.tiles)
    left = without(racks[0], map(as_held, tiles.values()))
    if not left:
        gain = rules.out_bonus + rest * (rules.out_times + rules.subtract_rest)
        return EndGame(play.score + gain, True, 0, 1, (play,))
    after = {**board, **tiles}
    found = work_out(engine, rules, after, (racks[1], left), passes_left=rules.passes, nodes=nodes)
    line = (play, *found.line)
    return EndGame(play.score - found.value, found.proven, found.nodes, found.depth + 1, line)


def work_out_view(engine: NativeEngine, view: State, seat: int, nodes: int) -> WorkedOut | None:
    """The end of a game for the seat on turn, from its view; None unless it is a game between two in which the other
    holds all that is unseen."""
    rules, racks = get_game(view.config.game).end_rules(view.edition), racks_at_end(view, seat)
    if not rules or not racks or max(map(len, racks)) > engine.facts.rack_size:
        return None
    left = max(1, get_game(view.config.game).passes_left(view))
    found = work_out(engine, rules, view.board, racks, passes_left=left, nodes=nodes)
    first = found.line[0]
    command = Play(seat=seat, at=first.at, word=first.word) if first else Pass(seat=seat)
    return WorkedOut(command, found.value, found.proven)


def racks_at_end(view: State, seat: int) -> tuple[Tiles, Tiles] | None:
    """The tiles of a seat and those of the other, where just two play and the other holds all that is unseen."""
    rack, unseen = view.seats[seat].rack, view.unseen
    if len(view.seats) != 2 or UNKNOWN in rack or held_by_others(view, seat) != [unseen.total()]:
        return None
    other = tuple(unseen.elements())
    return (rack, other) if rack and other else None


@lru_cache(maxsize=16)
def core_rules(rules: EndRules) -> _core.EndRules:
    """The end of a game as the core has checked it."""
    return _core.EndRules(**msgspec.structs.asdict(rules))
