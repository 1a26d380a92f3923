"""How good what was learned is, by how much was played: ``python bench/learning.py [GAME/EDITION [SEED [GAMES …]]]``.

For each number of games values are learned from SEED on (0: what the letters tell), and then play greedy in the core,
1,000 shuffles, each twice with the seats exchanged. Win rate and margin with intervals of 95 %. It is the same on every
machine.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from against import in_percent, interval, mean

from rekje.bootstrap import open_words
from rekje.cli.learn import LearnJob
from rekje.engine.crossword.family import player_engine
from rekje.engine.crossword.playouts import core_leave_schedules, play_out
from rekje.games.editions import builtin_edition
from rekje.games.playout import PlayoutRules
from rekje.games.registry import get_game
from rekje.model.events import Config
from rekje.players.derived_leaves import derive_leave_values
from rekje.players.leave_values import LeaveValues
from rekje.training.learning import Learner, TrainingJob
from rekje.work.local import LocalExecutor

SHUFFLES = 1000
FROM = 10_000_001
"""Seeds of the games against greedy, away from those that are learned from."""


def main(edition: str = "scrabble/en", seed: str = "1", *games: str) -> None:
    """Learn, play, tell."""
    pieces = LearnJob(builtin_edition(*edition.split("/")), None)
    config, method = pieces.prepared
    rules = get_game(config.game).playout(config)
    if rules is None:
        raise SystemExit(f"The core can't play whole games of {edition}: use bench/against.py.")
    for count in map(int, games or ("0", "1000", "4000", "16000")):
        leave_values = derive_leave_values(config.edition)
        if count:
            with tempfile.TemporaryDirectory() as folder:
                learner = Learner(TrainingJob(config, count, int(seed)), method, Path(folder) / "kept")
                list(learner.pieces(LocalExecutor(), pieces))
                leave_values = learner.leave_values
        tell(count, *against_greedy(config, rules, leave_values))


def against_greedy(config: Config, rules: PlayoutRules, leave_values: LeaveValues) -> tuple[list[float], list[float]]:
    """The share of both games of every shuffle that values win, and their mean margin."""
    engine = player_engine(open_words(None, config.edition, config.options), config)
    leave_schedules = core_leave_schedules([leave_values, None], config.edition)
    letters = config.edition.letter_set
    games = (
        play_out(engine, letters, rules, SHUFFLES, FROM, order) for order in (leave_schedules, leave_schedules[::-1])
    )
    leads = [(a.scores[0] - a.scores[1], b.scores[1] - b.scores[0]) for a, b in zip(*games, strict=True)]
    return [mean((lead > 0) + (lead == 0) / 2 for lead in pair) for pair in leads], [mean(pair) for pair in leads]


def tell(games: int, wins: list[float], margins: list[float]) -> None:
    """One line."""
    print(
        f"{games:>7} games: {in_percent(wins)} won, margin {mean(margins):+.1f} ± {interval(margins):.1f}", flush=True
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
