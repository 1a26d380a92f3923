"""Whether one computer player chooses better than another, position by position:
``python bench/choices.py FILE ONE OTHER [--kind scrabble/en] [--positions 400] [--judged 1000] [--seed 1]``.

In every fourth turn of games between two strong players, while more than a rackful is in the bag, both players choose.
Where they choose differently, both turns are judged: what is unseen is dealt anew, the game is played to its end by the
highest equity, and both turns have the same deals. Told is what ONE gains on OTHER in a turn with its 95 % interval by
positions, in points as `expert` counts the chance to win (docs/endgame.md). That tells players of nearly the same
strength apart in far fewer hours than whole games do, but judges by players that don't look ahead: what passes here is
still to be tested by `sprt`. Players are named as `named` says; with nodes instead of seconds nothing depends on the
machine. One core. Each position is a line in FILE; the same command goes on where it was broken off.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

from ahead import Look
from named import named_player
from rich.progress import track

from rekje.engine.crossword.simulation import ALL, odds_of, sample
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.players.ports import SimulationEffort
from rekje.referee.view import Seen

WHOLE_GAME = 100
"""More turns than a game has."""
SEARCHES_A_GAME = 28
"""Best plays searched for until two games are over, about; towards the end some work goes into end games."""
LISTED = 400
"""Acts among which those chosen are looked for."""


def positions(look: Look, seed: int) -> Iterator[tuple[Seen, int]]:
    """Views of the seat on turn in one game after another."""
    while True:
        yield from look.turns(seed, look.config.edition.rack)
        seed += 1


def judged(look: Look, seen: State, seat: int, commands: Sequence[AnyCommand], games: int) -> float:
    """By how much the first of two commands is better, in points as `expert` counts the chance to win."""
    listed = look.knowledge.rated(seen, seat, None, LISTED)
    acts = [act for command in commands for act in listed if act.command == command]
    if len(acts) < len(commands):
        # An exchange of other tiles than those that are listed, say.
        return 0.0
    effort = SimulationEffort(games * SEARCHES_A_GAME, turns=WHOLE_GAME)
    engine, odds = look.knowledge.engine(None), odds_of(seen, seat)
    one, other = sample(engine, look.leaves, seen, seat, acts, effort, 1, odds=odds, loss=ALL)
    return one.mean - other.mean


def main() -> None:
    """Choose, judge, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--kind", default="scrabble/en")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--judged", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    path = Path(asked.file)
    about = {"one": asked.one, "other": asked.other, "kind": asked.kind, "seed": asked.seed, "judged": asked.judged}
    if not path.exists():
        path.write_text(json.dumps(about) + "\n", encoding="utf-8")
    first, *lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    if first != about:
        sys.exit(f"{path} holds something else: {first}")
    look, players = Look(asked.kind), [named_player(asked.one), named_player(asked.other)]
    found = positions(look, asked.seed)
    with path.open("a", encoding="utf-8") as out:
        for number in track(range(asked.positions), "choosing", transient=True):
            seen, seat = next(found)
            if number < len(lines):
                continue
            times, commands = [], []
            for player in players:
                begun = process_time()
                commands.append(player.choose(seen, seat, look.knowledge))
                times.append(process_time() - begun)
            same = commands[0] == commands[1]
            gain = 0.0 if same else judged(look, seen, seat, commands, asked.judged)
            line = {"same": same, "gain": gain, "times": times}
            lines.append(line)
            out.write(json.dumps(line) + "\n")
            out.flush()
    tell(about, lines)


def tell(about: dict[str, object], lines: Sequence[dict[str, Any]]) -> None:
    """The figures."""
    print(f"{about['one']} against {about['other']}, {about['kind']}: {len(lines)} positions")
    differ = sum(not line["same"] for line in lines)
    print(f"chosen differently {differ}, judged by {about['judged']} games each")
    gains = [line["gain"] for line in lines]
    print(f"a turn gains {fmean(gains):+.3f} ± {1.96 * stdev(gains) / sqrt(len(gains)):.3f} points")
    means = [fmean(line["times"][i] for line in lines) for i in (0, 1)]
    print(f"seconds of a core for a turn: {means[0]:.2f}, {means[1]:.2f}")


if __name__ == "__main__":
    main()
