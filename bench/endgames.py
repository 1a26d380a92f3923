"""How many end games are worked out: ``python bench/endgames.py [GAMES [GAME/EDITION [SEED [NODES [PLAYER]]]]]``,
or ``python bench/endgames.py FILE.gcg…``.

The positions are those with an empty bag of games between two players, ``greedy`` or ``strong``; game n depends on
SEED + n alone. Or they are those of finished games that were written down, judged by the English list (files that
can't be reviewed are passed over, and a position that several files have counts once). Told are, of the first such
position of each game, of the second and so on, and of all, the shares that were proven within NODES positions looked
at, and within a second of one core, and how many nodes that took. Time is what the core was busy, whatever else the
machine did."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, quantiles
from time import process_time

from rich.progress import track

from rekje.bootstrap import leaves_for, open_words, pin_words, record_facts
from rekje.cli.parts.positions import config_for
from rekje.cli.parts.record_files import read_game
from rekje.engine.crossword.endgame import NODES, EndGame, racks_at_end, work_out
from rekje.engine.crossword.family import engine_for
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.playouts import core_leave_schedules, play_out
from rekje.games.editions import builtin_edition
from rekje.games.playout import EndRules
from rekje.games.registry import get_game
from rekje.library.errors import sentence
from rekje.model.problems import FormError
from rekje.model.squares import Square, step
from rekje.model.state import State
from rekje.model.tiles import BLANK, Tile
from rekje.records.replay import replay_record
from rekje.records.turns import as_played

Turn = tuple[int, tuple[int, int, bool, bytes, int] | None, bytes, bytes]
Ended = tuple[dict[Square, Tile], tuple[list[Tile], list[Tile]], int]


def main(
    games: str = "100",
    name: str = "scrabble/en",
    seed: str = "1",
    nodes: str = str(NODES),
    player: str = "greedy",
) -> None:
    """Play, work out and tell."""
    edition = builtin_edition(*name.split("/"))
    config = config_for(edition, 2)
    words = open_words(None, edition, config.options)
    # What was learned is found by the list that it was learned with.
    config = pin_words(config, words)
    game = get_game(config.game)
    engine = engine_for(words, edition, config.options)
    rules, course = game.end_rules(edition), game.playout(config)
    assert rules, "a game with an end that can be worked out"
    assert course, "a game that the core can play"
    leave_schedules = core_leave_schedules([leaves_for(config)] * 2, edition) if player == "strong" else ()
    played = play_out(engine, edition.letter_set, course, int(games), int(seed), leave_schedules)
    positions = [(turn, found) for one in played for turn, found in enumerate(ends(engine, one.racks, one.turns))]
    work_out_all(engine, rules, positions, int(nodes))


def work_out_all(engine: NativeEngine, rules: EndRules, positions: list[tuple[int, Ended]], nodes: int) -> None:
    """Work positions out, each with its number among those of its game, and tell."""
    answers: list[list[tuple[EndGame, float]]] = [[] for _ in range(1 + max(turn for turn, _ in positions))]
    for turn, (board, racks, passed) in track(positions, "working out", transient=True):
        began = process_time()
        found = work_out(engine, rules, board, racks, passes_left=rules.passes - passed, nodes=nodes)
        answers[turn].append((found, process_time() - began))
    for turn, some in enumerate(answers):
        if some:
            tell(f"turn {turn + 1} with an empty bag", some)
    tell("all turns", [answer for some in answers for answer in some])


def of_files(*files: str) -> None:
    """Read games that were written down, work out and tell."""
    edition = builtin_edition("scrabble", "en")
    options = config_for(edition, 2).options
    words = open_words(None, edition, options)
    rules, engine = get_game("scrabble").end_rules(edition), engine_for(words, edition, options)
    assert rules, "a game with an end that can be worked out"
    met: set[object] = set()
    positions: list[tuple[int, Ended]] = []
    games = 0
    for file in track(files, "reading", transient=True):
        try:
            turns = turns_of(file)
        except (FormError, OSError) as error:
            print(f"{file}: {sentence(error) if isinstance(error, FormError) else error.strerror}")
            continue
        games += 1
        number = 0
        for view, seat in turns:
            racks = racks_at_end(view, seat)
            if not racks:
                continue
            position = (frozenset(view.board.items()), *map(tuple, map(sorted, racks)))
            if position not in met:
                met.add(position)
                positions.append((number, (dict(view.board), (list(racks[0]), list(racks[1])), view.passes)))
            number += 1
    print(f"{games} games")
    if positions:
        work_out_all(engine, rules, positions, NODES)


def turns_of(file: str) -> list[tuple[State, int]]:
    """What each player saw before each turn of a finished game, and which seat it was."""
    record = read_game(Path(file).read_bytes(), None).record
    found = as_played(record, replay_record(record, record_facts(record)))
    return [(turn.seen, turn.seat) for turn in found.turns if turn.seen]


def ends(engine: NativeEngine, racks: list[bytes], turns: list[Turn]) -> Iterator[Ended]:
    """The positions of a game in which the bag is empty and the game isn't over; the one on turn first, and how many
    passes came right before."""
    tiles = {0: BLANK, **engine.alphabet.tiles}
    held = [[tiles[code] for code in rack] for rack in racks]
    board: dict[Square, Tile] = {}
    passes = 0
    for place, (seat, play, given, drawn) in enumerate(turns):
        if all(not later[3] for later in turns[place:]):
            yield dict(board), (held[seat][:], held[1 - seat][:]), passes
            passes = 0 if play else passes + 1
        for i, code in enumerate(play[3] if play else b""):
            if play and code:
                board[step((play[0], play[1]), play[2], i)] = tiles[code]
                held[seat].remove(BLANK if code & 0x80 else tiles[code])
        for code in given:
            held[seat].remove(tiles[code])
        held[seat] += [tiles[code] for code in drawn]


def tell(what: str, answers: list[tuple[EndGame, float]]) -> None:
    """The figures."""
    count = len(answers)
    proven = [took for found, took in answers if found.proven]
    quick = sum(took < 1 for took in proven)
    print(f"{what}: {count} positions, {len(proven) / count:.1%} proven, {quick / count:.1%} in under 1 s of one core")
    if count < 10:
        return
    nodes = sorted(found.nodes for found, _ in answers)
    spent = sorted(1000 * took for _, took in answers)
    for unit, numbers in (("nodes", nodes), ("ms", spent)):
        cuts = quantiles(numbers, n=100, method="inclusive")
        shares = ", ".join(f"{share} % {cuts[share - 1]:.0f}" for share in (50, 90, 95))
        print(f"  {unit}: mean {mean(numbers):.0f}, {shares}, most {numbers[-1]:.0f}")
    print(f"  {1000 * sum(spent) / sum(nodes):.0f} µs a node")


if __name__ == "__main__":
    (main if not sys.argv[1:] or sys.argv[1].isdecimal() else of_files)(*sys.argv[1:])
