"""Acts weighed by playing on from them in the core (docs/endgame.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

import rekje._core as _core
from rekje.analysis.chances import lead_of
from rekje.engine.crossword.endgame import core_rules
from rekje.engine.crossword.native import NativeEngine
from rekje.games.registry import get_game
from rekje.model.commands import Exchange, Pass, Play
from rekje.model.problems import FormError
from rekje.model.squares import parse_at, spelled
from rekje.model.state import State
from rekje.model.tiles import split_tiles
from rekje.players.crossword.holding import held_by_others
from rekje.players.ports import PlayedOn, Rated, SimulationEffort
from rekje.storage.chances import chances_for

TURNS = 2
"""Turns that are played after an act, of all seats together."""
END_NODES = 40
"""Positions looked at in a rollout that comes to an end game between two."""
LOSS = 0.05
"""An act is dropped when that is expected to lose no more than so many points."""

MARGIN = 0.1
"""Where confidence is asked for, acts may be dropped that are better by no more than so many points."""

ALL = -1.0
"""At an expected loss below 0 none is dropped."""
Odds = tuple[float, tuple[float, float], tuple[float, float]]
"""A seat's lead, and the mean and the variance of what is still gained (`rekje.analysis.chances`)."""


class Sampled(NamedTuple):
    """What the core tells of an act: its ``worth`` (None if it was dropped) with its ``doubt``, the standard error of
    the difference to the first; the ``mean`` of its samples with its standard ``error``, and the same in ``points``;
    how many ``samples`` there are, and the ``chance`` of winning in them (None without odds)."""

    worth: float | None
    doubt: float
    mean: float
    error: float
    points: float
    samples: int
    chance: float | None


def simulate(
    engine: NativeEngine,
    leaves: _core.Leaves,
    view: State,
    seat: int,
    acts: Sequence[Rated],
    effort: SimulationEffort,
    seed: int,
) -> list[PlayedOn]:
    """What each act is expected to gain a seat on the others, by its equity and by ways in which the game may go on:
    points, and what is kept; between two, where a model of winning is known, what decides the game counts more. Those
    that fall behind get fewer samples, and no gain is told. Where more tiles are held than can be, nothing is
    dealt: the equity it is."""
    if sum(_others(engine, view, seat)) + _set_aside(view) > view.unseen.total():
        return by_equity(acts)
    if effort.even:
        effort, loss = replace(effort, error=None), ALL
    else:
        loss = None
    return played_on(sample(engine, leaves, view, seat, acts, effort, seed, odds=odds_of(view, seat), loss=loss))


def played_on(found: Sequence[Sampled]) -> list[PlayedOn]:
    """What the core tells of acts, as players weigh it."""
    return [PlayedOn(one.worth, one.points, one.doubt, one.samples, one.chance) for one in found]


def by_equity(acts: Sequence[Rated]) -> list[PlayedOn]:
    """Acts that can't be played on from."""
    return [PlayedOn(act.equity, act.equity) for act in acts]


def sample(
    engine: NativeEngine,
    leaves: _core.Leaves,
    view: State,
    seat: int,
    acts: Sequence[Rated],
    effort: SimulationEffort,
    seed: int,
    *,
    odds: Odds | None = None,
    loss: float | None = None,
) -> list[Sampled]:
    """What the core tells of each act, in points, or by odds in chances to win, told in points. An act is dropped
    at an expected ``loss`` of so many points, with `ALL` none; where the effort states an error, one that is
    better by no more than that may be dropped."""
    rules = get_game(view.config.game).end_rules(view.edition)
    assert rules, "acts are weighed in games with an end that is known"
    if loss is None:
        loss = LOSS if effort.error is None else MARGIN
    others = _others(engine, view, seat)
    # A round of passes ends a game.
    rules = replace(rules, passes=len(others) + 1)
    cells, held = engine.encode(view.board, view.seats[seat].rack[: engine.facts.rack_size])
    unseen = engine.alphabet.rack(view.letter_set.sort(view.unseen.elements()))
    found = _core.simulate(
        engine.board(cells),
        leaves,
        core_rules(rules),
        (held, unseen, others, _set_aside(view)),
        [weighed(engine, view, act) for act in acts],
        odds=odds,
        turns=TURNS if effort.turns is None else effort.turns,
        end_nodes=END_NODES,
        loss=loss,
        error=effort.error,
        seed=seed,
        limit=_core.Limit(samples=effort.searches, seconds=effort.seconds),
        threads=effort.threads,
    )
    return [Sampled(*one) for one in found]


def _others(engine: NativeEngine, view: State, seat: int) -> list[int]:
    """How many tiles each of the others plays with."""
    return [min(count, engine.facts.rack_size) for count in held_by_others(view, seat)]


def _set_aside(view: State) -> int:
    """How many tiles are on the racks of those who have left the game."""
    return sum(len(one.rack) for place, one in enumerate(view.seats) if place not in view.active)


def odds_of(view: State, seat: int) -> Odds | None:
    """How a game between two stands, where a model of winning is known and can be read."""
    try:
        chances = chances_for(view.config) if len(view.seats) == 2 else None
    except FormError:
        # A player plays on without.
        return None
    if chances is None:
        return None
    return lead_of([one.score for one in view.seats], seat), chances.ahead, chances.spread


def weighed(engine: NativeEngine, view: State, act: Rated) -> tuple[int, int, bool, bytes, int] | bytes:
    """An act as the core reads it."""
    if isinstance(act.command, Pass):
        return b""
    if isinstance(act.command, Exchange):
        return engine.alphabet.rack(split_tiles(act.command.tiles or ""))
    assert isinstance(act.command, Play)
    start, across = parse_at(act.command.at or "")
    word = spelled(act.command.at or "", act.command.word)
    codes = bytes(0 if square in view.board else engine.alphabet.laid[tile] for square, tile in word)
    return (*start, across, codes, act.score)
