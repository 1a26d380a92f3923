"""What is lost with few tiles in the bag: ``python bench/preendgames.py [BAG [POSITIONS [GAME/EDITION [SEED]]]]
[--nodes N ...] [--yardstick N] [--cgp FILE]``.

The positions are those of games between two ``strong`` players, one of each game at most: the first turn with BAG tiles
in the bag, if the seat on turn leads or trails by 40 points or less. Game n depends on SEED + n alone. The yardstick is
the pre-endgame within many positions looked at; the turns that players choose are weighed by it to the end. Told are
the chances to win that each player loses on the best turn, in per cent: the play of the highest equity, ``expert``
without the pre-endgame, and with it, within each number of nodes; and how long a core was busy with a turn of each.
``--cgp`` writes the positions and the best turns to a file, for other programs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from sys import stderr
from time import process_time

import msgspec

from rekje.bootstrap import knowledge_for, leaves_for, open_words, pin_words
from rekje.cli.parts.positions import config_for
from rekje.engine.crossword.playouts import CorePlayout, core_leave_schedules, play_out
from rekje.engine.crossword.preendgame import MOST_IN_BAG
from rekje.games.editions import builtin_edition
from rekje.games.registry import get_game
from rekje.model.commands import Play
from rekje.model.families import AnyCommand
from rekje.model.squares import Square, step
from rekje.model.state import Seat, State, Turn
from rekje.model.tiles import BLANK, Tile, as_held, join_tiles
from rekje.players.base import NO_LIMIT
from rekje.players.crossword.expert import DRAWN_NODES, Expert
from rekje.players.crossword.strong import Strong
from rekje.players.ports import EndEffort, Rated, WorkedOut
from rekje.records.cgp import CgpPosition, write_cgp
from rekje.referee import view
from rekje.referee.view import Seen

CLOSE = 40
"""Positions in which the seat on turn leads or trails by so many points count."""
YARDSTICK = 3_000_000


class Choice(msgspec.Struct):
    """What a player chose, and how long it took."""

    command: AnyCommand
    seconds: float


class Bench:
    """Positions of one kind of table, and who plays there."""

    def __init__(self, name: str, nodes: Sequence[int]) -> None:
        edition = builtin_edition(*name.split("/"))
        config = config_for(edition, 2)
        words = open_words(None, edition, config.options)
        self.config = pin_words(config, words)
        self.knowledge = knowledge_for(words, self.config)
        course = get_game(self.config.game).playout(self.config)
        assert course, "a game that the core can play"
        self._course = self.knowledge.engine(None), edition.letter_set, course
        self._leaves = core_leave_schedules([leaves_for(self.config)] * 2, edition)
        self._players = {
            "highest equity": Strong(),
            "expert without": Expert(most_drawn=0),
            **{f"expert, {some}": Expert(drawn_nodes=some, most_drawn=MOST_IN_BAG) for some in nodes},
        }

    def position(self, seed: int, bag: int) -> tuple[Seen, int] | None:
        """The first view of a game with so many tiles in the bag, if it is close."""
        (played,) = play_out(*self._course, 1, seed, self._leaves)
        for seat, state in self._states(played):
            if state.bag <= bag:
                lead = state.seats[seat].score - state.seats[1 - seat].score
                return (view(state, seat), seat) if state.bag == bag and abs(lead) <= CLOSE else None
        return None

    def _states(self, played: CorePlayout) -> Iterator[tuple[int, State]]:
        """The seat on turn and the table before each turn of a game."""
        tiles = {0: BLANK, **self.knowledge.engine(None).alphabet.tiles}
        held = [[tiles[code] for code in rack] for rack in played.racks]
        box = self.config.edition.letter_set.box()
        board: dict[Square, Tile] = {}
        scores, bag = [0, 0], box.total() - sum(map(len, held))
        for number, (seat, play, given, drawn) in enumerate(played.turns, 1):
            seats = tuple(Seat("", tuple(rack), score) for rack, score in zip(held, scores, strict=True))
            yield seat, State(self.config, seats, box, board=dict(board), bag=bag, turn=Turn(seat, number))
            if play:
                x, y, across, laid, score = play
                new = {step((x, y), across, i): tiles[code] for i, code in enumerate(laid) if code}
                board |= new
                scores[seat] += score
                for tile in new.values():
                    held[seat].remove(as_held(tile))
                bag -= len(drawn)
            for code in given:
                held[seat].remove(tiles[code])
            held[seat] += [tiles[code] for code in drawn]

    def positions(self, count: int, bag: int, seed: int) -> Iterator[tuple[Seen, int]]:
        """So many of them."""
        found = 0
        while found < count:
            position = self.position(seed, bag)
            seed += 1
            if position:
                found += 1
                yield position

    def choices(self, seen: Seen, seat: int) -> dict[str, Choice]:
        """What each player chooses."""
        found = {}
        for name, player in self._players.items():
            began = process_time()
            command = player.find_play(seen, seat, self.knowledge, NO_LIMIT, player.chance(seen, seat))
            assert command
            found[name] = Choice(command, process_time() - began)
        return found

    def weigh(self, seen: Seen, seat: int, nodes: int, asked_for: Sequence[AnyCommand]) -> WorkedOut:
        """The yardstick, with these turns weighed to the end."""
        plays = [one for one in self.knowledge.plays(seen, seat, None) if one.command in asked_for]
        rated = [Rated(one.command, one.score, 0.0, ()) for one in plays]
        rated += [Rated(one, 0, 0.0, ()) for one in asked_for if not isinstance(one, Play)]
        found = self.knowledge.work_out(seen, seat, None, EndEffort(nodes), rated)
        assert found
        return found


def cgp_of(seen: Seen, seat: int) -> str:
    """A position as other programs read it."""
    racks = (seen.seats[seat].rack, ())
    scores = (seen.seats[seat].score, seen.seats[1 - seat].score)
    return write_cgp(CgpPosition(seen.edition.width, seen.edition.height, seen.board, racks, scores))


def mean_and_error(some: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    return f"{fmean(some):.2f} % ± {1.96 * stdev(some) / sqrt(len(some)):.2f}" if len(some) > 1 else "?"


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bag", nargs="?", type=int, default=1)
    parser.add_argument("positions", nargs="?", type=int, default=49)
    parser.add_argument("edition", nargs="?", default="scrabble/en")
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--nodes", type=int, nargs="+", default=[DRAWN_NODES])
    parser.add_argument("--yardstick", type=int, default=YARDSTICK)
    parser.add_argument("--cgp", type=Path)
    asked = parser.parse_args()
    bench = Bench(asked.edition, asked.nodes)
    lost: dict[str, list[float]] = {}
    times: dict[str, list[float]] = {}
    lines, sure, slow = [], [], 0.0
    for seen, seat in bench.positions(asked.positions, asked.bag, asked.seed):
        choices = bench.choices(seen, seat)
        began = process_time()
        found = bench.weigh(seen, seat, asked.yardstick, [one.command for one in choices.values()])
        slow += process_time() - began
        sure.append(found.chance_proven)
        best, chances = found.turns[0].chance, {str(turn.command): turn.chance for turn in found.turns}
        told = []
        for name, choice in choices.items():
            lost.setdefault(name, []).append(100 * (best - chances[str(choice.command)]))
            times.setdefault(name, []).append(choice.seconds)
            told.append(f"{name} {lost[name][-1]:.2f} % in {choice.seconds:.2f} s")
        print(f"{best:.3f}{'' if found.chance_proven else '?'} {'; '.join(told)}", file=stderr, flush=True)
        unseen = join_tiles(seen.letter_set.sort(seen.unseen.elements()))
        lines.append(f"{cgp_of(seen, seat)}\t{unseen}\t{best:.5f}")
        if asked.cgp:
            asked.cgp.write_text("\n".join(lines) + "\n")
    print(
        f"{len(lines)} positions with {asked.bag} in the bag; {slow / len(lines):.1f} s each for the yardstick, "
        f"which is proven in {sum(sure)}"
    )
    for name, some in lost.items():
        proven, spent = [one for one, is_sure in zip(some, sure, strict=True) if is_sure], sorted(times[name])
        print(
            f"{name}: {mean_and_error(some)} lost, {mean_and_error(proven)} where that is proven; {fmean(spent):.2f} s "
            f"a turn, half under {median(spent):.2f} s, 95 % under {spent[int(0.95 * (len(spent) - 1))]:.2f} s, the "
            f"longest {spent[-1]:.2f} s"
        )


if __name__ == "__main__":
    main()
