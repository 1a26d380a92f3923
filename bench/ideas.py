"""How many ideas the levels of players need, so that each wins as often against the next one:
``python bench/ideas.py FILE KIND [--rounds N] [--shuffles N] [--kept N] [--write] [--ray ADDRESS]``.

KIND is a game and an edition (``scrabble/en``). In a round every level meets the next one, and the highest meets
``greedy``, every shuffle twice with the seats exchanged; what comes of it is a line in FILE for each pair. A model is
fitted to all lines: the strength of a level is a straight line in the logarithm of its ideas. The next round takes the
ideas by which strengths lie evenly between level 1, whose ideas stay, and ``greedy``; with ``--kept 2`` those of level
2 stay too, and the others lie evenly above it. ``--write`` puts those after the last round into the package's file, for
the edition's language. `bench/ratings.py` then measures the ladder.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import exp, log
from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

import msgspec

from rekje.cli.jobs.series import GamesChunk, SeriesJob, played_games
from rekje.cli.parts.positions import config_for
from rekje.games.editions import named_edition
from rekje.games.registry import get_game
from rekje.players import Player
from rekje.players.families import LEVELS
from rekje.players.ideas import FILE, NUMBERED, all_ideas, usual_ideas
from rekje.work.choosing import executor_for
from rekje.work.executor import Executor

TOP = "greedy"
USUAL_SLOPE, SLOPES = 0.35, 0.03
"""What a level gains by e times as many ideas, in logarithms of odds, before anything is known: mean and variance."""
STEP, STEPS = 0.75, 9.0
"""The same for the distance of two levels."""
FASTEST = 5.0
"""From one round to the next ideas change by this factor at the most."""
LEAST, MOST = 0.1, 3000.0


@runtime_checkable
class Thinker(Protocol):
    """A player with a number of ideas."""

    def with_ideas(self, ideas: float) -> Player:
        """The same player with another mean number of ideas."""


class Met(msgspec.Struct, frozen=True):
    """What came of the games of a pair: the players from below, their ideas (None for `TOP`), the seed of the first
    shuffle, and how many of the games the higher one won."""

    kind: str
    players: tuple[str, str]
    ideas: tuple[float, float | None]
    seed: int
    games: int
    won: float


class Pairing(NamedTuple):
    """Games to be played."""

    kind: str
    players: tuple[str, str]
    ideas: tuple[float, float | None]
    seed: int
    shuffles: int


class PairingJob:
    """A job whose chunks are a `Pairing` each (`rekje.work.executor.WorkJob`)."""

    threaded = False

    def start(self):  # type: ignore[no-untyped-def]
        """`WorkJob.start`."""
        return play


def play(asked: Pairing) -> bytes:
    """The games of a pair, as a line."""
    config = config_for(named_edition(asked.kind), 2, prove_end=False)
    low, high = (player(asked.kind, *one) for one in zip(asked.players, asked.ideas, strict=True))
    won = 0.0
    for seats in ((low, high), (high, low)):
        job = SeriesJob(config, None, seats, records=False)
        for game in played_games(job.start()(GamesChunk(asked.seed, asked.shuffles))):
            won += (seats.index(high) in game.winners) / len(game.winners)
    met = Met(asked.kind, asked.players, asked.ideas, asked.seed, 2 * asked.shuffles, won)
    return msgspec.json.encode(met)


def player(kind: str, name: str, ideas: float | None) -> Player:
    """A player with so many ideas."""
    found = LEVELS[get_game(kind.split("/")[0]).family][name]
    if ideas is None:
        return found
    assert isinstance(found, Thinker)
    return found.with_ideas(ideas)


class Fit(NamedTuple):
    """The strength of each level at its first ideas (their logarithms in ``centres``), and of the top; the slopes."""

    strengths: list[float]
    slopes: list[float]
    centres: list[float]

    def ideas_for(self, level: int, strength: float) -> float:
        """The ideas with which a level is so strong."""
        return exp(min(20.0, self.centres[level] + (strength - self.strengths[level]) / self.slopes[level]))


def fitted(lines: Sequence[Met], names: Sequence[str]) -> Fit:
    """The most likely strengths and slopes, by damped steps along each of them."""
    places = {name: place for place, name in enumerate([*names, TOP])}
    centres = [0.0] * len(places)
    for line in reversed(lines):
        for name, ideas in zip(line.players, line.ideas, strict=True):
            centres[places[name]] = log(ideas) if ideas else 0.0
    prior = [STEP * place for place in range(len(places))]
    strengths, slopes = prior[:], [USUAL_SLOPE] * len(places)
    for _ in range(400):
        pull = [(before - now) / STEPS for before, now in zip(prior, strengths, strict=True)]
        bend = [1 / STEPS] * len(places)
        slope_pull = [(USUAL_SLOPE - slope) / SLOPES for slope in slopes]
        slope_bend = [1 / SLOPES] * len(places)
        for line in lines:
            low, high = (places[name] for name in line.players)
            off = [
                log(ideas) - centres[at] if ideas else 0.0 for at, ideas in zip((low, high), line.ideas, strict=True)
            ]
            lead = strengths[high] + slopes[high] * off[1] - strengths[low] - slopes[low] * off[0]
            chance = 1 / (1 + exp(-lead))
            surprise, weight = line.won - line.games * chance, line.games * chance * (1 - chance) + 0.5
            for at, sign, here in ((high, 1, off[1]), (low, -1, off[0])):
                pull[at] += sign * surprise
                bend[at] += weight
                slope_pull[at] += sign * surprise * here
                slope_bend[at] += weight * here * here
        for at in range(len(places)):
            strengths[at] += 0.5 * pull[at] / bend[at] if at else 0.0
            slopes[at] = max(0.08, slopes[at] + 0.5 * slope_pull[at] / slope_bend[at])
    return Fit(strengths, slopes, centres)


def next_ideas(fit: Fit, before: Sequence[float], kept: int) -> list[float]:
    """The ideas by which strengths lie evenly between the last of so many levels that are kept, and the top."""
    lowest = fit.strengths[kept - 1]
    step = (fit.strengths[-1] - lowest) / (len(before) - kept + 1)
    wanted = [fit.ideas_for(level, lowest + step * (level - kept + 1)) for level in range(kept, len(before))]
    near = [min(max(one, last / FASTEST), last * FASTEST) for one, last in zip(wanted, before[kept:], strict=True)]
    return [*before[:kept], *(min(max(one, LEAST), MOST) for one in near)]


def main() -> None:
    """Play rounds, fit, tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("kind", metavar="KIND")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--shuffles", type=int, default=20)
    parser.add_argument("--kept", type=int, default=1, metavar="LEVELS")
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    edition = named_edition(asked.kind)
    names = [name for name in LEVELS[get_game(edition.game).family] if name.startswith(NUMBERED)]
    found = asked.file.read_bytes().splitlines() if asked.file.exists() else []
    lines = [one for line in found if (one := msgspec.json.decode(line, type=Met)).kind == asked.kind]
    ideas = [usual_ideas(name, edition.game, edition.language) for name in names]
    ideas = next_ideas(fitted(lines, names), ideas, asked.kept) if lines else ideas
    with executor_for(asked.ray, None) as executor:
        for _ in range(asked.rounds):
            met = played_round(asked.kind, names, ideas, asked.shuffles, 1000 + 500 * len(lines), executor)
            with asked.file.open("ab") as out:
                out.writelines(msgspec.json.encode(one) + b"\n" for one in met)
            lines += met
            print("won:", *(f"{one.won / one.games:.0%}" for one in met), flush=True)
            ideas = next_ideas(fitted(lines, names), ideas, asked.kept)
            print("ideas:", *(f"{one:.3g}" for one in ideas), flush=True)
    if asked.write:
        write(edition.game, edition.language, ideas)


def played_round(
    kind: str, names: Sequence[str], ideas: Sequence[float], shuffles: int, seed: int, executor: Executor
) -> list[Met]:
    """Every level against the next one, and the highest against the top."""
    ladder: list[tuple[str, float | None]] = [*zip(names, ideas, strict=True), (TOP, None)]
    asked = [
        Pairing(kind, (low[0], high[0]), (low[1] or 0.0, high[1]), seed + shuffles * number, shuffles)
        for number, (low, high) in enumerate(pairwise(ladder))
    ]
    results = dict(executor.map_unordered(PairingJob(), enumerate(asked)))
    return [msgspec.json.decode(results[number], type=Met) for number in range(len(asked))]


def write(game: str, language: str, ideas: Sequence[float]) -> None:
    """Put ideas into the package's file."""
    known: dict[str, Mapping[str, Sequence[float]]] = dict(all_ideas())
    known[game] = {**known.get(game, {}), language: [float(f"{one:.3g}") for one in ideas]}
    tables = (
        f"[{name}]\n" + "".join(f"{key} = [{', '.join(f'{one:g}' for one in here[key])}]\n" for key in sorted(here))
        for name, here in known.items()
    )
    FILE.write_text("\n".join(tables), "utf-8")


if __name__ == "__main__":
    main()
