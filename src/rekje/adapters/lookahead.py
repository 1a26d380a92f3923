"""Acts weighed by playing on from them in the core (docs/endgame.md)."""

from __future__ import annotations

from collections.abc import Sequence

import rekje._core as _core
from rekje.adapters.endgame import core_rules
from rekje.adapters.native import NativeEngine
from rekje.games.registry import get_game
from rekje.model.commands import Exchange, Pass, Play
from rekje.model.squares import parse_at, step
from rekje.model.state import State
from rekje.model.tiles import split_tiles
from rekje.players.holding import held_by_others
from rekje.players.ports import Rated

TURNS = 2
"""Turns that are played after an act, of all seats together."""
END_NODES = 40
"""Positions looked at in a rollout that comes to an end game between two."""


def look_ahead(
    engine: NativeEngine,
    leaves: _core.Leaves,
    view: State,
    seat: int,
    acts: Sequence[Rated],
    searches: int,
    seed: int,
    *,
    turns: int = TURNS,
    end_nodes: int = END_NODES,
) -> list[float]:
    """What each act gains a seat on the others, on average: points, and what is kept. Those that fall behind get fewer
    samples, and are told as worth nothing. Where more tiles are held than can be, nothing is dealt: the equity it
    is."""
    rules = get_game(view.config.game).end_rules(view.edition)
    assert rules, "acts are weighed in games with an end that is known"
    cells, held = engine.encode(view.board, view.seats[seat].rack[: engine.facts.rack_size])
    unseen = engine.codes.rack(view.letter_set.sort(view.unseen.elements()))
    others = [min(count, engine.facts.rack_size) for count in held_by_others(view, seat)]
    if sum(others) > len(unseen):
        return [act.equity for act in acts]
    found = _core.look_ahead(
        engine.automaton,
        engine.core_facts,
        leaves,
        core_rules(rules),
        (cells, held, unseen, others),
        [weighed(engine, view, act) for act in acts],
        turns=turns,
        searches=searches,
        end_nodes=end_nodes,
        seed=seed,
    )
    return of_those_left(found)


def of_those_left(found: Sequence[tuple[float, float, int]]) -> list[float]:
    """The means of the acts that got the most samples, those that fell behind being worth nothing."""
    most = max(samples for _, _, samples in found)
    return [mean if samples == most else float("-inf") for mean, _, samples in found]


def weighed(engine: NativeEngine, view: State, act: Rated) -> tuple[int, int, bool, bytes, int] | bytes:
    """An act as the core reads it."""
    if isinstance(act.command, Pass):
        return b""
    if isinstance(act.command, Exchange):
        return engine.codes.rack(split_tiles(act.command.tiles or ""))
    assert isinstance(act.command, Play)
    start, across = parse_at(act.command.at or "")
    word = enumerate(split_tiles(act.command.word))
    squares = [(step(start, across, i), tile) for i, tile in word]
    codes = bytes(0 if square in view.board else engine.codes.laid[tile] for square, tile in squares)
    return (*start, across, codes, act.score)
