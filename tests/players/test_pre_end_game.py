"""The turns before the end of a game between two: weighed by the core as by the definition, which lets the referee
carry out every turn with every order of the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, permutations
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from rekje.analysis.crossword.judge import LineJudge
from rekje.analysis.moves import Move
from rekje.engine.crossword.equity import Rater
from rekje.engine.crossword.knowledge import EngineKnowledge
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.preendgame import pre_end_view
from rekje.games.crossword.game import CrosswordGame
from rekje.games.registry import get_game
from rekje.model.commands import Exchange, Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.model.tiles import Tiles
from rekje.players.base import open_commands
from rekje.players.crossword.expert import MOST_DRAWN
from rekje.players.derived_leaves import derive_leave_values
from rekje.players.match import carry_out
from rekje.players.ports import EndEffort, Rated
from rekje.referee.view import view
from rekje.tables.facts import LiveFacts
from tests.games.positions import position
from tests.players.kit import NODES, QUICK, NoSearch, WatchedKnowledge, config_of, whole_game, words_of
from tests.support import WordSet, after, build_word_graph, passes, scrabble, woordenspel

WORDS = ["ABA", "AB", "BAT", "TA", "TAT", "TAB", "AT"]
BOX = {
    "name": "tiny",
    "game": "scrabble",
    "language": "en",
    "lexicon": "any",
    "blanks": 1,
    "letters": {"A": [1, 3], "B": [3, 2], "T": [2, 2]},
    "board": [".....", ".w.w.", ".....", ".w.w.", "....."],
    "premiums": {"DW": {"sign": "w", "word": 2}},
    "start": ["C3"],
}
SIZE = 8
"""The tiles in the box."""


class Ordered(LiveFacts):
    """Facts of a table whose bag lies in a known order; nothing is ever put back."""

    def __init__(self, order: Tiles) -> None:
        super().__init__(WordSet.of(*WORDS), NoSearch())
        self._order = order

    def draw(self, state: State, count: int, among: Tiles | None = None) -> tuple[Tiles, int]:
        """The next tiles of the bag."""
        gone = len(self._order) - state.bag
        return self._order[gone : gone + count], state.cursor


def drawn(seed: int) -> State:
    """A table with a tile or two in the bag and full racks of two tiles; sometimes a pass behind it."""
    chance = Random(seed)
    tiles = list("?AAABBTT")
    chance.shuffle(tiles)
    lying = chance.choice(["AB", "TA", "AT"])
    for tile in lying:
        tiles.remove(tile)
    bag = 1 + seed % 2
    out = SIZE - 2 - 4 - bag
    racks = ["".join(tiles[:2]), "".join(tiles[2:4])]
    # What is neither held nor in the bag lies apart on the board.
    lines = [
        ("3C", lying),
        *((f"5{'ACE'[n]}", tile.replace("?", "a")) for n, tile in enumerate(tiles[4 + bag :][:out])),
    ]
    more = {"racks": racks, "bag": "".join(tiles[4 : 4 + bag]), "scores": [chance.randrange(9), chance.randrange(9)]}
    gone = passes(0) if chance.random() < 0.3 else []
    edition = {**BOX, "rack": 2, "rules": {"pass_rounds": 1, "exchange_bag": 7}}
    return after(scrabble(*gone, edition=edition, setup=position(*lines, **more), options={"prove_end": False}))


def engine_of(state: State) -> NativeEngine:
    game = get_game(state.config.game)
    assert isinstance(game, CrosswordGame)
    return NativeEngine(build_word_graph(state.letter_set, WORDS), state.letter_set, game.facts(state))


def turns_of(state: State, engine: NativeEngine) -> list[AnyCommand]:
    assert state.turn
    seat = state.turn.seat
    plays = engine.plays(state.board, state.seats[seat].rack)
    return [Pass(seat=seat), *(Play(seat=seat, at=play.at, word=play.word) for play in plays)]


def minimax(state: State, engine: NativeEngine, facts: LiveFacts, alpha: int = -999, beta: int = 999) -> int:
    """The final lead of seat 0, if both know what is drawn."""
    if state.outcome:
        return state.outcome.scores[0] - state.outcome.scores[1]
    assert state.turn
    first = state.turn.seat == 0
    best = -999 if first else 999
    for turn in turns_of(state, engine):
        lead = minimax(carry_out(state, turn, facts).state, engine, facts, alpha, beta)
        best = max(best, lead) if first else min(best, lead)
        alpha, beta = (max(alpha, best), beta) if first else (alpha, min(beta, best))
        if alpha >= beta:
            break
    return best


def leads(state: State, turn: AnyCommand, engine: NativeEngine) -> Iterator[int]:
    """The final lead of the seat on turn after a turn, for every order of the tiles that it doesn't see."""
    assert state.turn
    seat = state.turn.seat
    hidden = [*state.seats[1 - seat].rack, *state.unseen.elements()]
    for order, count in Counter(permutations(hidden)).items():
        bag, rack = order[: state.bag], order[state.bag :]
        seats = tuple(one if i == seat else replace(one, rack=rack) for i, one in enumerate(state.seats))
        facts = Ordered(bag)
        last = minimax(carry_out(replace(state, seats=seats), turn, facts).state, engine, facts)
        yield from [last if seat == 0 else -last] * count


@pytest.mark.parametrize("seed", range(3))
def test_every_turn_is_weighed_as_the_referees_states_say(seed: int) -> None:
    state = drawn(seed)
    engine = engine_of(state)
    assert state.turn
    seat = state.turn.seat
    found = pre_end_view(engine, view(state, seat), seat, EndEffort(1_000_000))
    assert found is not None
    assert found.proven
    chances = {}
    for turn in found.turns:
        ends = [*leads(state, turn.command, engine)]
        chances[str(turn.command)] = fmean((lead > 0) + 0.5 * (lead == 0) for lead in ends), fmean(ends)
        if turn.proven:
            assert turn.chance == pytest.approx(chances[str(turn.command)][0])
    assert {str(turn) for turn in turns_of(state, engine)} == set(chances)
    best = max(chances.values())
    assert chances[str(found.command)] == pytest.approx(best)
    lead = state.seats[seat].score - state.seats[1 - seat].score
    assert found.gain == pytest.approx(best[1] - lead)


def test_what_is_not_before_the_end_of_a_game_between_two_is_left_alone() -> None:
    lying = ("8G", "NEE")
    full = scrabble(setup=position(lying, racks=["DENDENS", "ENDENDE"], bag="EEEEE"), edition="nl", words="NEE")
    buying = woordenspel(setup=position(lying, racks=["DEN", "END"], bag="E"), words="NEE")
    three = scrabble(setup=position(lying, racks=["DEN", "END", "E"], bag="E"), edition="nl", seats=3, words="NEE")
    ended = scrabble(setup=position(lying, racks=["DEN", "END"], bag=""), edition="nl", words="NEE")
    for document in (full, buying, three, ended):
        state = after(document)
        assert state.turn
        seat = state.turn.seat
        assert pre_end_view(engine_of_words(state), view(state, seat), seat, EndEffort(100)) is None


def engine_of_words(state: State) -> NativeEngine:
    game = get_game(state.config.game)
    assert isinstance(game, CrosswordGame)
    return NativeEngine(build_word_graph(state.letter_set, ["NEE"]), state.letter_set, game.facts(state))


def test_the_expert_does_what_wins_most_often() -> None:
    config = config_of("scrabble/nl", 2)
    knowledge = WatchedKnowledge(words_of("scrabble/nl"), config)
    weighed = 0
    for seed in (7, 8, 9):
        for before, step in pairwise(whole_game(config, [QUICK["expert"]] * 2, seed=seed)):
            state, seat = before.state, step.command.seat if step.command else 0
            if (
                1 <= state.bag <= MOST_DRAWN
                and state.turn
                and state.turn.seat == seat
                and "play" in open_commands(state, seat)
            ):
                found = knowledge.work_out(view(state, seat), seat, None, EndEffort(NODES))
                assert found is not None
                assert found.turns[0].command == found.command == step.command
                weighed += 1
    assert weighed > 0


def test_a_turn_before_the_end_is_judged_by_the_chance_to_win() -> None:
    state = drawn(1)
    assert state.turn
    seat = state.turn.seat
    engine = engine_of(state)
    rater = Rater(state.edition, lambda: derive_leave_values(state.edition))
    knowledge = EngineKnowledge(lambda _: engine, engine.is_word, lambda *_: None, rater)
    judge = LineJudge(knowledge, lambda _, kept: 0.0)
    seen = view(state, seat)
    found = judge.judge(seen, seat, Move("pass"))
    asked_for = Rated(Pass(seat=seat), 0, 0.0, state.seats[seat].rack)
    weighed = knowledge.work_out(seen, seat, None, EndEffort(100_000), [asked_for])
    assert weighed is not None
    assert found.played is not None
    chances = {turn.command: turn.chance for turn in weighed.turns}
    assert found.played.chance == pytest.approx(chances[Pass(seat=seat)])
    assert found.choices[0].chance == pytest.approx(weighed.turns[0].chance)
    assert [one.ranking for one in found.choices] == sorted((one.ranking for one in found.choices), reverse=True)
    before = state.seats[seat].score - state.seats[1 - seat].score
    plays = {(turn.command.at, turn.command.word): turn for turn in weighed.turns if isinstance(turn.command, Play)}
    for one in found.choices:
        turn = plays[one.move.at, one.move.word]
        assert one.lead == pytest.approx(turn.lead, abs=0.01)
        assert one.equity == pytest.approx(turn.lead - before, abs=0.01)
    unknown = judge.judge(seen, seat, Move("exchange", count=1))
    assert unknown.played is None or Exchange(seat=seat, tiles="A") in chances
