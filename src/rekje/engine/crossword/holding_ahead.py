"""Acts weighed by playing on from them in the core, where racks aren't filled up again (docs/endgame.md)."""

from __future__ import annotations

from collections.abc import Sequence

import rekje._core as _core
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.playouts import core_rules
from rekje.engine.crossword.simulation import Sampled, by_equity, played_on, weighed
from rekje.games.registry import get_game
from rekje.model.state import State
from rekje.players.crossword.holding import held_by_others
from rekje.players.ports import PlayedOn, Rated, SimulationEffort

TURNS = 4
"""Turns that are played after an act, of all seats together."""
MOST_SEATS = 4
"""So many seats play in the core."""


def hold_on(
    engine: NativeEngine,
    leave_schedule: _core.LeaveSchedule,
    view: State,
    seat: int,
    acts: Sequence[Rated],
    effort: SimulationEffort,
    seed: int,
) -> list[PlayedOn]:
    """What each act gains a seat on the others, on average: points, and what tiles held are worth. Of those that
    fall behind no gain is told. Where the core can't play on, it is the equity. To buy, to look and to lay takes
    more than three times as long as a search, and there are more turns to a game: a tenth as many are made."""
    found = sample_holding(engine, leave_schedule, view, seat, acts, effort, seed)
    return by_equity(acts) if found is None else played_on(found)


def sample_holding(
    engine: NativeEngine,
    leave_schedule: _core.LeaveSchedule,
    view: State,
    seat: int,
    acts: Sequence[Rated],
    effort: SimulationEffort,
    seed: int,
) -> list[Sampled] | None:
    """The same with mean, standard error and number of the samples; None where the core can't play on."""
    game, config = get_game(view.config.game), view.config
    rules = game.rehearsal(config) if len(view.active) == len(view.seats) <= MOST_SEATS else None
    rack, others = view.seats[seat].rack, held_by_others(view, seat)
    if not rules or max(len(rack), *others) > engine.facts.rack_size:
        return None
    cells, held = engine.encode(view.board, rack)
    unseen = engine.alphabet.rack(view.letter_set.sort(view.unseen.elements()))
    found = _core.hold_on(
        engine.board(cells),
        leave_schedule,
        core_rules(config.edition.letter_set, rules),
        (held, unseen, others),
        [weighed(engine, view, act) for act in acts],
        bought=bool(view.turn and view.turn.bought),
        passes=view.passes,
        turns=TURNS,
        seed=seed,
        limit=_core.Limit(samples=None if effort.searches is None else effort.searches // 10, seconds=effort.seconds),
        even=effort.even,
        threads=effort.threads,
    )
    return [Sampled(*one) for one in found]
