"""How many games end without a word: ``python bench/waiting.py [GAMES [GAME/EDITION [PLAYERS [SEED [RAY]]]]]``.

PLAYERS are named as `named` says, with commas between; the seats are turned by one with each game. Game n depends on
SEED + n alone. A game is played until somebody has scored, which is enough to know. All cores, or the Ray at an address
(``local``: one of its own).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from against import turned
from named import named_player
from rich.console import Console
from rich.progress import track

from rekje.bootstrap import knowledge_for, live_facts, open_words, pin_words
from rekje.cli.parts.positions import config_for
from rekje.games.editions import named_edition
from rekje.model.state import State
from rekje.players.match import play_match
from rekje.work.choosing import executor_for


class FirstWords(NamedTuple):
    """A job whose chunks are one game each (`rekje.work.executor.WorkJob`): its number. It gives whether anybody
    scores."""

    kind: str
    names: tuple[str, ...]
    seed: int
    threaded: bool = False

    def start(self) -> Callable[[int], bytes]:
        """`WorkJob.start`."""
        edition = named_edition(self.kind)
        config = config_for(edition, len(self.names))
        words = open_words(None, edition, config.options)
        config = pin_words(config, words)
        knowledge = knowledge_for(words, config)
        players = {name: named_player(name) for name in self.names}
        nonces = tuple(f"{n:032x}" for n in range(len(self.names)))

        def play(number: int) -> bytes:
            seated = [players[name] for name in turned(self.names, number)]
            facts = live_facts(words, config)
            game = play_match(config, facts, knowledge, seated, f"{self.seed + number:064x}", nonces)
            return msgspec.json.encode(any(scored(step.state) for step in game))

        return play


def scored(state: State) -> bool:
    """Whether any seat has scored."""
    return any(seat.score for seat in state.seats)


def main(
    games: str = "1000",
    kind: str = "letter/nl",
    players: str = "expert,canny",
    seed: str = "1",
    ray: str | None = None,
) -> None:
    """Play and tell."""
    job = FirstWords(kind, tuple(players.split(",")), int(seed))
    with executor_for(ray, None) as executor:
        results = executor.map_unordered(job, ((number, number) for number in range(int(games))))
        done = track(results, "playing", int(games), console=Console(stderr=True))
        empty = sorted(number for number, result in done if not msgspec.json.decode(result))
    last = int(seed) + int(games) - 1
    print(f"{players}, {kind}, shuffles {seed}–{last}: {len(empty)} of {games} games without a word")
    if empty:
        print("shuffles: " + ", ".join(str(job.seed + number) for number in empty))


if __name__ == "__main__":
    main(*sys.argv[1:])
