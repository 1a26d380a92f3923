"""Whether it pays to think of the end where tiles are bought: ``python bench/holding.py EDITION [PAIRS] [N=V …]``.

Greedy plays against one that always buys as long as it may and always lays the highest score. Every shuffle is
played twice, with the seats exchanged, so that luck counts on both sides; the standard error is that of the pairs.
Prints JSON.
"""

from __future__ import annotations

import json
import sys
from random import Random

from rekje.bootstrap import knowledge_for, open_words, pin_words, search_for
from rekje.cli.parts.positions import config_for
from rekje.cli.play import read_option
from rekje.games.editions import named_edition
from rekje.games.registry import get_game
from rekje.model.commands import Buy
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.players import Player
from rekje.players.base import NO_LIMIT, Budget, open_commands
from rekje.players.greedy import Greedy
from rekje.players.match import play_match
from rekje.players.ports import Knowledge
from rekje.tables.facts import LiveFacts


class AlwaysBuys(Greedy):
    """Buys whenever it may, and takes the highest score whatever it leaves."""

    name = "always-buys"

    def choose(self, view: State, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> AnyCommand:
        """A tile as long as there is one to buy, then the highest score."""
        if "buy" in open_commands(view, seat) and get_game(view.config.game).buyable(view, seat, knowledge):
            return Buy(seat=seat, count=1)
        return super().choose(view, seat, knowledge, budget)

    def find_play(
        self, view: State, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The highest score."""
        best = knowledge.best(view, seat, self.level)
        return best.command if best else None


class Series:
    """Pairs of games at one table."""

    def __init__(self, edition_name: str, options: dict[str, object]) -> None:
        edition = named_edition(edition_name)
        config = config_for(edition, 2, **options)  # type: ignore[arg-type]
        words = open_words(None, edition, config.options)
        self.config = pin_words(config, words)
        self.knowledge = knowledge_for(words, self.config)
        self.facts = LiveFacts(words, search_for(words, self.config))

    def lead(self, players: tuple[Player, Player], seed: int) -> int:
        """By how many points the first seat wins."""
        nonces = (f"{seed:032x}", f"{seed + 1:032x}")
        *_, last = play_match(self.config, self.facts, self.knowledge, players, f"{seed:064x}", nonces)
        assert last.state.outcome
        one, other = last.state.outcome.scores
        return one - other

    def pair(self, seed: int) -> tuple[float, float]:
        """The share of two games that greedy wins, and its mean lead."""
        greedy, always = Greedy(), AlwaysBuys()
        leads = (self.lead((greedy, always), seed), -self.lead((always, greedy), seed))
        return sum((lead > 0) + (lead == 0) / 2 for lead in leads) / 2, sum(leads) / 2


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean with its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return round(mean, 4), round(float((spread / len(values)) ** 0.5), 4)


def main(edition: str, pairs: str = "500", *options: str) -> None:
    """Play and print."""
    series = Series(edition, dict(map(read_option, options)))
    results = [series.pair(seed) for seed in range(1, int(pairs) + 1)]
    wins, leads = (mean_and_error([result[i] for result in results]) for i in (0, 1))
    print(json.dumps({"games": 2 * len(results), "wins": wins, "lead": leads, "options": options}))


if __name__ == "__main__":
    main(*sys.argv[1:])
