"""How far the worth of plays lies from their equity, and how much rollouts differ:
``python bench/ahead.py [GAME/EDITION [GAMES [SAMPLES [SEED]]]]``.

In every fourth turn of games between two strong players, while no rollout can empty the bag, all acts within 14 points
of the best equity are played on from, one turn far and two, with SAMPLES ways in which the game may go on, twice each
with different ones. What two such halves have in common is no luck. These are the numbers that the look-ahead counts on
(docs/endgame.md). Besides, how long ``expert`` thinks there."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, median
from time import process_time

from rich.progress import track

from rekje.bootstrap import knowledge_for, leaves_for, open_words, pin_words, search_for
from rekje.cli.parts.positions import config_for
from rekje.engine.crossword.equity import core_leaves
from rekje.engine.crossword.simulation import ALL, sample
from rekje.games.editions import builtin_edition
from rekje.model.state import State
from rekje.players import get_player
from rekje.players.match import play_match
from rekje.players.ports import Rated, SimulationEffort
from rekje.referee import view
from rekje.referee.view import Seen
from rekje.tables.facts import LiveFacts

MOST = 14
"""So many acts are looked at, and no further behind in points."""
EVERY = 4


class Look:
    """Looks ahead at one kind of table."""

    def __init__(self, name: str) -> None:
        edition = builtin_edition(*name.split("/"))
        config = config_for(edition, 2)
        words = open_words(None, edition, config.options)
        self.config = pin_words(config, words)
        self.knowledge = knowledge_for(words, self.config)
        self.facts = LiveFacts(words, search_for(words, self.config))
        self.leaves = core_leaves(leaves_for(self.config), edition.letter_set, edition.rack - 1)

    def tables(self, seed: int) -> Iterator[tuple[State, int]]:
        """The table before each turn of one game, and the seat on turn."""
        players = [get_player("strong")] * 2
        nonces = tuple(f"{n:032x}" for n in range(2))
        for step in play_match(self.config, self.facts, self.knowledge, players, f"{seed:064x}", nonces):
            if step.state.turn:
                yield step.state, step.state.turn.seat

    def turns(self, seed: int, bag: int) -> Iterator[tuple[Seen, int]]:
        """Views of the seat on turn in every fourth turn of one game, while more tiles than these are in the bag."""
        tables = (one for one in self.tables(seed) if one[0].bag > bag)
        for turn, (state, seat) in enumerate(tables, 1):
            if turn % EVERY == seed % EVERY:
                yield view(state, seat), seat

    def positions(self, seed: int) -> Iterator[tuple[Seen, int, Sequence[Rated]]]:
        """Such views while no rollout can empty the bag, and what the seat may do."""
        for seen, seat in self.turns(seed, 3 * self.config.edition.rack):
            acts = self.knowledge.rated(seen, seat, None, MOST)
            near = [act for act in acts if act.equity >= acts[0].equity - MOST]
            if len(near) > 1:
                yield seen, seat, near

    def apart(self, seen: State, seat: int, acts: Sequence[Rated], turns: int, samples: int, seed: int) -> list[float]:
        """By how much more each act gains than its equity says, what is common to all left out."""
        searches = samples * len(acts) * turns
        engine = self.knowledge.engine(None)
        found = sample(engine, self.leaves, seen, seat, acts, SimulationEffort(searches, turns=turns), seed, loss=ALL)
        more = [one.mean - act.equity for one, act in zip(found, acts, strict=True)]
        return [one - fmean(more) for one in more]

    def thought(self, seen: State, seat: int) -> float:
        """Seconds that a core is busy with a turn of ``expert``."""
        begun = process_time()
        get_player("expert").choose(seen, seat, self.knowledge)
        return process_time() - begun


def main(name: str = "scrabble/en", games: str = "8", samples: str = "150", seed: str = "1") -> None:
    """Look ahead, and tell."""
    look = Look(name)
    halves: list[list[float]] = [[], [], [], []]
    times: list[float] = []
    for game in track(range(int(games)), "looking ahead", transient=True):
        for seen, seat, acts in look.positions(int(seed) + game):
            times.append(look.thought(seen, seat))
            for half, (turns, chance) in zip(halves, ((1, 1), (1, 2), (2, 3), (2, 4)), strict=True):
                half += look.apart(seen, seat, acts, turns, int(samples), chance)
    answered, both = shared(halves[0], halves[1]), shared(halves[2], halves[3])
    across = fmean(shared(one, two) for one in halves[:2] for two in halves[2:])
    after = max(0.0, both - across * across / answered)
    lucks = [luck(two, int(samples)) for two in (halves[:2], halves[2:])]
    print(
        f"{name}: {len(times)} positions, {len(halves[0])} acts, twice {samples} rollouts of one and of two turns each"
    )
    print(f"answered, less equity: {sqrt(answered):.1f} points; two acts in one rollout {lucks[0]:.1f}")
    print(f"after two turns, less equity: {sqrt(both):.1f}; two acts in one rollout {lucks[1]:.1f}")
    print(f"taken back of what the answer changed: {1 - across / answered:.2f}, give or take {sqrt(after):.1f} points")
    print(f"a turn of expert: {fmean(times):.2f} s, half under {median(times):.2f} s, the longest {max(times):.2f} s")


def shared(one: Sequence[float], two: Sequence[float]) -> float:
    """What two lists of differences have in common, as a variance."""
    return fmean(a * b for a, b in zip(one, two, strict=True))


def luck(halves: Sequence[Sequence[float]], samples: int) -> float:
    """The standard deviation of the difference between two acts in a single rollout."""
    return sqrt(fmean((a - b) ** 2 for a, b in zip(*halves, strict=True)) * samples)


if __name__ == "__main__":
    main(*sys.argv[1:])
