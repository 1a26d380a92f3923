"""Games that the core plays with itself, gone over turn by turn in plain Python."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import combinations_with_replacement
from random import Random

import msgspec
import pytest

from rekje import _core
from rekje.board.crossword.squares import CrosswordFacts
from tests.core.random_positions import after, random_case
from tests.core.reference import Reference, held_as
from tests.core.standard_en import COUNTS, standard_core_facts, standard_facts

FLAGS = {"prove_end": True, "subtract_rest": True, "out_gains": True}


def go_over(game: _core.Playout, facts: CrosswordFacts, tiles: list[int], reference: Reference) -> None:
    """Lay and draw what the game tells: tiles are conserved and scores are the reference's."""
    seats = len(game.racks)
    racks = [Counter(rack) for rack in game.racks]
    bag = Counter({code: count for code, count in enumerate(tiles) if count})
    for rack in racks:
        bag -= rack
    cells, scores = bytes(facts.width * facts.height), [0] * seats
    for turn, (seat, play, given, drawn) in enumerate(game.turns):
        assert seat == turn % seats
        laid = Counter(held_as(tile) for tile in play[3] if tile) if play else Counter(given)
        assert laid <= racks[seat]
        assert Counter(drawn) <= bag
        racks[seat] += Counter(drawn) - Counter()
        racks[seat] -= laid
        bag -= Counter(drawn)
        bag += Counter(given)
        if play:
            assert legal_score(reference, cells, facts.width, play) == play[4]
            scores[seat] += play[4]
            cells = after(cells, facts.width, play)
    assert [Counter(rest) for rest in game.rest] == racks
    assert [a + b for a, b in zip(scores, game.adjustments, strict=True)] == game.scores


def legal_score(reference: Reference, cells: bytes, width: int, play: tuple[int, int, bool, bytes, int]) -> int:
    """What the reference says a play scores; it must be legal."""
    board = {(i % width, i // width): cell for i, cell in enumerate(cells) if cell}
    x, y, across, tiles, _ = play
    lay = {(x + i, y) if across else (x, y + i): tile for i, tile in enumerate(tiles) if tile}
    assert not lay.keys() & board.keys()
    assert reference.legal(board, lay)
    return reference.score(board, lay)


def settled(game: _core.Playout, facts: CrosswordFacts) -> list[int]:
    """What settling should add: the rest is lost, and gained by who went out."""
    held = [sum(facts.values[code - 1] for code in rest if code) for rest in game.rest]
    out = game.turns[-1][0] if game.reason == "out" else None
    return [sum(held) if seat == out else -rest for seat, rest in enumerate(held)]


def test_standard_games_are_legal_to_the_last_tile(english: _core.WordGraph, english_reference: Reference) -> None:
    tiles = [2, *COUNTS.values()]
    rules = _core.GameRules(
        tiles=tiles, seats=2, exchange_min=7, pass_rounds=2, pass_rounds_empty=1, scoreless_rounds=3, **FLAGS
    )
    games = _core.selfplay(english, standard_core_facts(), rules, games=60, seed=11)
    for game in games:
        go_over(game, standard_facts(), tiles, english_reference)
        assert game.adjustments == settled(game, standard_facts())
    assert {game.reason for game in games} >= {"out"}
    assert 330 < sum(sum(game.scores) for game in games) / 120 < 500


@pytest.mark.parametrize("seed", range(60))
def test_small_random_games(seed: int) -> None:
    random = Random(seed)
    case = random_case(random)
    facts, reference = case.facts, Reference(case.words, case.facts)
    tiles = [random.randint(0, 2), *(random.randint(0, 6) for _ in facts.values)]
    rules = _core.GameRules(
        tiles=tiles, seats=random.randint(2, 4), exchange_min=random.choice((1, 7)), pass_rounds=1,
        pass_rounds_empty=1, scoreless_rounds=3, **FLAGS,
    )  # fmt: skip
    word_graph = _core.WordGraph.build(case.words, len(facts.values))
    for game in _core.selfplay(word_graph, _core.Facts(**msgspec.structs.asdict(facts)), rules, games=4, seed=seed):
        go_over(game, facts, tiles, reference)
        assert game.adjustments == settled(game, facts)


def test_a_game_depends_on_its_seed_alone(english: _core.WordGraph) -> None:
    rules = _core.GameRules(
        tiles=[2, *COUNTS.values()], seats=3, exchange_min=1, pass_rounds=1, pass_rounds_empty=1,
        scoreless_rounds=3, **FLAGS,
    )  # fmt: skip
    facts = standard_core_facts()
    several = _core.selfplay(english, facts, rules, games=4, seed=5)
    alone = _core.selfplay(english, facts, rules, games=1, seed=7)
    assert several[2].turns == alone[0].turns
    assert several[1].racks != several[2].racks


def worth(kept: bytes) -> float:
    """A made-up worth: what each tile is worth, less for tiles that are there twice."""
    return sum(25.0 if code == 0 else 9.0 - abs(code - 15) / 2 for code in kept) / 2 - 4.0 * (
        len(kept) - len(set(kept))
    )


@pytest.mark.parametrize(
    ("with_leaves", "checksum"),
    [(False, "979d276674ec4a65"), (True, "71bb34cf07b508ab")],
)
def test_games_never_change(english: _core.WordGraph, with_leaves: bool, checksum: str) -> None:
    """However games are searched, the same seed is the same game, to the last tile."""
    rules = _core.GameRules(
        tiles=[2, *COUNTS.values()],
        seats=2,
        exchange_min=7,
        pass_rounds=2,
        pass_rounds_empty=1,
        scoreless_rounds=3,
        **FLAGS,
    )
    sets = [bytes(kept) for size in range(1, 4) for kept in combinations_with_replacement(range(27), size)]
    leave_schedules = (
        [_core.LeaveSchedule([_core.Leaves(26, 6, sets, [worth(kept) for kept in sets])])] if with_leaves else []
    )
    games = _core.selfplay(english, standard_core_facts(), rules, games=200, seed=40, leave_schedules=leave_schedules)
    told = repr([(game.scores, game.turns, game.rest, game.reason) for game in games])
    assert sha256(told.encode()).hexdigest()[:16] == checksum
