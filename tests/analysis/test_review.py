"""Reviews of whole games: costs are never below nothing, the best costs nothing, and nobody's hidden tiles are told."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import isclose

import pytest

from rekje.analysis.chances import Chances
from rekje.analysis.crossword.after import kept_after
from rekje.analysis.crossword.judge import LineJudge
from rekje.analysis.judging import Judge, Judged, JudgedTurn
from rekje.analysis.moves import GameMoves, Move, played
from rekje.analysis.path.judge import PathJudge
from rekje.analysis.review import Cost, Review, cost_of, review_of
from rekje.analysis.walk.judge import RaceJudge
from rekje.analysis.winning import chance_of_first
from rekje.bootstrap import record_facts
from rekje.cli.parts.positions import config_for
from rekje.drawing.review.document import document_of
from rekje.games.editions import builtin_edition
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import BLANK, UNKNOWN, Tiles
from rekje.players import get_player
from rekje.players.ports import Knowledge
from rekje.players.steps import MatchStep
from rekje.records.record import read_record
from rekje.records.replay import replay_record
from rekje.records.turns import as_played
from rekje.storage.chances import chances_for
from tests.analysis.test_missed import events_of, game_of
from tests.players import kit, path_kit
from tests.support import move, passes, play, scrabble

EVEN = Chances((12.0, 0.1), (100.0, 90.0))
JUDGES: dict[str, Callable[[Knowledge], Judge]] = {
    "scrabble/en": lambda knowledge: LineJudge(knowledge, None, EVEN),
    "woordenspel/nl": lambda knowledge: LineJudge(knowledge, None, EVEN),
    "nl": lambda knowledge: RaceJudge(knowledge, EVEN),
}


def worth(seen: State, kept: Tiles) -> float:
    """Blanks are worth keeping, and so are few tiles."""
    return 25.0 * kept.count(BLANK) - 2.0 * len(kept)


def reviewed(
    steps: list[MatchStep], judge: Judge, chances: Chances | None = EVEN
) -> tuple[Review, GameMoves, list[JudgedTurn]]:
    game = played(events_of(steps))
    verdicts = [judge.judge(turn.seen, turn.seat, turn.did) for turn in game.turns]
    return review_of(game, dict(enumerate(verdicts)), "made up", chances), game, verdicts


@pytest.mark.parametrize("edition", JUDGES)
def test_no_turn_costs_less_than_nothing_and_the_best_costs_nothing(edition: str) -> None:
    steps, knowledge = game_of(edition, "novice", "novice", judging="challenge")
    review, game, verdicts = reviewed(steps, JUDGES[edition](knowledge))
    costs = [turn.cost for turn in review.turns if turn.cost]
    assert len(costs) > 10
    for cost in costs:
        assert cost.points >= 0
        assert cost.equity >= 0
        assert cost.chance is None or 0 <= cost.chance <= 1
    assert any(cost.equity > 0 for cost in costs)
    for found in verdicts:
        if found.choices:
            equities = [one.equity for one in found.choices]
            assert equities == sorted(equities, reverse=True)
            best = cost_of(JudgedTurn(found.choices, found.choices[0], found.choices[0].move.score))
            assert best is not None
            assert (best.points, best.equity, best.chance or 0) == (0, 0, 0)
    for turn, told in zip(game.turns, review.turns, strict=True):
        if turn.seen and not turn.seen.config.options.get("open_tiles"):
            kit.assert_only_own(turn.seen, turn.seat)
        assert UNKNOWN not in told.rack
    dear = [review.turns[place].cost for place in review.misses]
    assert [one.equity for one in dear if one] == sorted((c.equity for c in costs), reverse=True)[: len(dear)]
    assert review.turns[-1].chance in (0.0, 0.5, 1.0)


def test_who_always_takes_the_most_plays_the_best_while_tiles_are_drawn() -> None:
    steps, knowledge = game_of("scrabble/en", "greedy", "greedy")
    review, game, _ = reviewed(steps, JUDGES["scrabble/en"](knowledge))
    early = [told for told, turn in zip(review.turns, game.turns, strict=True) if turn.seen and turn.seen.bag]
    assert len(early) > 5
    assert all(told.cost and told.cost.equity == 0 for told in early if told.done.kind == "play")
    assert all(told.phonies == () for told in review.turns)


def test_what_is_kept_counts_where_it_is_known() -> None:
    steps, knowledge = game_of("scrabble/en", "novice", "novice")
    plain = LineJudge(knowledge)
    weighed = LineJudge(knowledge, worth, EVEN)
    turn = next(one for one in played(events_of(steps)).turns if one.seen and one.did.kind == "play")
    assert turn.seen is not None
    by_score, by_worth = (judge.judge(turn.seen, turn.seat, turn.did) for judge in (plain, weighed))
    assert by_score.played is not None
    assert by_worth.played is not None
    assert by_score.played.equity == turn.did.score
    kept = kept_after(turn.seen, turn.seat, turn.did)
    assert by_worth.played.worth == worth(turn.seen, kept)
    assert by_worth.played.equity == turn.did.score + worth(turn.seen, kept)
    given = [one for one in by_worth.choices if one.move.kind == "exchange"]
    assert all(one.equity == worth(turn.seen, kept_after(turn.seen, turn.seat, one.move)) for one in given)
    unknown = Move("exchange", count=2)
    told = weighed.judge(turn.seen, turn.seat, unknown).played
    assert told is not None
    assert told.equity == worth(turn.seen, tuple(sorted(turn.seen.seats[turn.seat].rack, key=lambda t: t != BLANK))[:5])


def test_at_the_end_the_result_counts() -> None:
    steps, knowledge = game_of("scrabble/en", "greedy", "greedy")
    game = played(events_of(steps))
    judge = LineJudge(knowledge, worth, EVEN)
    last = [turn for turn in game.turns if turn.seen and not turn.seen.bag]
    assert last
    out = last[-1] if last[-1].did.kind == "play" else next(one for one in reversed(last) if one.did.kind == "play")
    found = judge.judge(out.seen, out.seat, out.did)
    assert found.played is not None
    assert found.played.worth is None
    end = game.course.state.outcome
    assert end is not None
    assert out.seen is not None
    if out is game.turns[-1]:
        scores = [seat.score for seat in out.seen.seats]
        lead = end.scores[out.seat] - end.scores[1 - out.seat] - scores[out.seat] + scores[1 - out.seat]
        assert found.played.equity == lead
        assert found.played.chance == float(out.seat in end.winners)


def test_a_game_that_is_on_is_not_reviewed() -> None:
    steps, _ = game_of("scrabble/en", "novice", "novice")
    for part in (steps[:1], steps[: len(steps) // 2], steps[:-1]):
        with pytest.raises(FormError) as refused:
            review_of(played(events_of(part)), {}, "made up", EVEN)
        assert refused.value.code == "review-not-over"


def test_where_words_are_written_down_every_word_there_counts() -> None:
    config = path_kit.config_of("en", 2)
    steps = path_kit.whole_game(config, [get_player("novice")] * 2, 3)
    knowledge = path_kit.WatchedPaths(path_kit.words_of("en"), config)
    review, _, verdicts = reviewed(steps, PathJudge(knowledge))
    judged = [turn for turn in review.turns if turn.cost]
    assert judged
    for turn in judged:
        assert turn.played is not None
        assert turn.played.equity >= turn.done.score
        assert turn.cost is not None
        assert turn.cost.equity >= 0
    assert all(
        not verdict.choices for verdict, turn in zip(verdicts, review.turns, strict=True) if turn.done.kind == "knock"
    )
    assert all(turn.chance is not None and 0 <= turn.chance <= 1 for turn in review.turns)


def test_the_chance_grows_with_the_lead_and_is_sure_in_the_end() -> None:
    chances = [EVEN.of(lead, 40) for lead in range(-200, 201, 10)]
    assert chances == sorted(chances)
    assert chances[0] < 0.01
    assert chances[-1] > 0.99
    assert EVEN.of(20, 80) < EVEN.of(20, 10)
    assert isclose(EVEN.of(-12.0, 0), 0.5)
    steps, _ = game_of("scrabble/en", "greedy", "greedy")
    end = steps[-1].state
    assert end.outcome is not None
    assert chance_of_first(end, EVEN) == (0.5 if len(end.outcome.winners) == 2 else float(end.outcome.winners == (0,)))
    assert chance_of_first(end, None) is None
    assert chance_of_first(steps[len(steps) // 2].state, EVEN) not in (None, 0.0, 1.0)


def test_the_chances_of_any_number_of_seats_are_those_of_a_game() -> None:
    assert EVEN.of_seat(0, [50, 30], 40, 0) == EVEN.of(20, 40)
    assert isclose(EVEN.of_seat(0, [50, 30], 40, 1), 1 - EVEN.of(-20, 40))
    for scores, mover in (([120, 90, 100], 0), ([10, 60, 30, 40], 2), ([5, 5, 5, 5, 5, 5], 3)):
        chances = [EVEN.of_seat(seat, scores, 50, mover) for seat in range(len(scores))]
        assert isclose(sum(chances), 1, abs_tol=0.001)
        assert all(0 < chance < 1 for chance in chances)
    level = [EVEN.of_seat(seat, [7, 7, 7], 50, 1) for seat in range(3)]
    assert level[1] > level[2] > level[0]
    leads = [EVEN.of_seat(0, [lead, 0, 0], 50, 0) for lead in range(-60, 61, 20)]
    assert leads == sorted(leads)


def test_a_game_of_three_is_told_with_chances() -> None:
    steps, knowledge = game_of("scrabble/en", "novice", "greedy", "greedy")
    review, _, _ = reviewed(steps, LineJudge(knowledge, worth, EVEN))
    assert all(turn.chance is not None for turn in review.turns)
    assert review.turns[-1].chance == float(review.winners == (0,))
    lost = [turn.cost.chance for turn in review.turns if turn.cost]
    assert any(lost)
    assert all(one is not None and 0 <= one <= 1 for one in lost)


def test_points_counted_in_another_way_have_no_chances() -> None:
    config = config_for(builtin_edition("letter", "de"), 2)
    other = config_for(builtin_edition("letter", "de"), 2, scoring="letters")
    assert chances_for(config) is not None
    assert chances_for(other) is None


def test_a_word_that_the_list_lacks_costs_nothing_and_is_named() -> None:
    best = Judged(Move("play", word="TAR", score=3), 3.0)
    phony = Judged(Move("play", word="XYZ", score=40), 40.0)
    cost = cost_of(JudgedTurn((best,), phony, 3, phonies=("XYZ",)))
    assert cost is not None
    assert (cost.points, cost.equity) == (0, 0.0)
    assert cost_of(JudgedTurn(played=phony)) is None


def test_before_an_end_the_chance_to_win_comes_first_and_equity_is_points() -> None:
    """A turn that wins more often and gains less: the other costs a chance, and no points."""
    safe = Judged(Move("play", word="TAR", score=3), -4.0, chance=0.75, lead=1.0)
    rich = Judged(Move("play", word="TART", score=9), 6.0, chance=0.5, lead=11.0)
    slow = Judged(Move("pass"), -9.0, chance=0.75, lead=-4.0)
    assert [one.ranking for one in (safe, rich, slow)] == [75 - 0.4, 50 + 0.6, 75 - 0.9]
    best, chance, points = (cost_of(JudgedTurn((safe, slow, rich), played, 9)) for played in (safe, rich, slow))
    assert best == Cost(6, 0.0, 0.0)
    assert chance == Cost(0, 0.0, 0.25)
    assert points == Cost(9, 5.0, 0.0)
    assert [bool(one and one.is_any) for one in (best, chance, points)] == [False, True, True]


def test_what_may_be_luck_costs_nothing_where_a_game_was_played_on() -> None:
    def judged(equity: float, chance: float) -> Judged:
        return Judged(Move("pass"), equity, chance=chance, error=1.0, samples=100)

    best, lucky, near, far = judged(12.0, 0.5), judged(11.0, 0.52), judged(8.5, 0.47), judged(8.0, 0.46)
    told = [cost_of(JudgedTurn((best, lucky, near, far), played, 12)) for played in (best, near, far)]
    assert [(one.equity, one.chance) for one in told if one] == [(0.0, 0.0), (0.0, 0.0), (4.0, pytest.approx(0.04))]


def test_who_wins_more_often_by_playing_on_may_gain_fewer_points() -> None:
    safe = Judged(Move("play", word="TAR", score=3), 4.0, chance=0.75, gain=9.0, samples=100)
    rich = Judged(Move("play", word="TART", score=9), 6.0, chance=0.5, gain=1.0, error=2.0, samples=100)
    cost = cost_of(JudgedTurn((safe, rich), rich, 9))
    assert (cost and cost.equity, cost and cost.chance) == (0.0, 0.25)


def test_what_costs_less_than_is_told_is_as_good_as_the_best() -> None:
    best, near, far = (Judged(Move("pass"), equity, chance=equity / 100) for equity in (12.0, 11.96, 11.9))
    told = [cost_of(JudgedTurn((best, near, far), played, 12)) for played in (best, near, far)]
    assert [(one.equity, one.chance) for one in told if one] == [(0.0, 0.0), (0.0, 0.0), (0.1, pytest.approx(0.001))]


@pytest.mark.parametrize("edition", JUDGES)
def test_between_two_the_course_is_the_judges(edition: str) -> None:
    """What one wins by a turn the other loses, and the sentence about a turn says what the course says."""
    steps, knowledge = game_of(edition, "novice", "novice")
    review, *_ = reviewed(steps, JUDGES[edition](knowledge))
    told = [turn for turn in review.turns[:-1] if turn.played and turn.played.chance is not None]
    assert len(told) > 4
    for turn in told:
        assert turn.played
        assert turn.played.chance is not None
        assert turn.chance == (turn.played.chance if turn.seat == 0 else 1 - turn.played.chance)
    assert review.turns[-1].chance in (0, 0.5, 1)


def test_a_play_that_was_taken_back_is_told_by_the_standing() -> None:
    told = scrabble(
        play(0, "8F", "RSTA"),
        move(1, "challenge"),
        play(1, "8G", "TON"),
        move(0, "accept"),
        *passes(0, 1),
        edition="en",
        options={"judging": "challenge", "challenge_penalty": "none"},
        setup={"racks": ["RETAINS", "DOGNOTA"], "bag": ""},
    )
    record = read_record(json.dumps(told).encode())
    result = replay_record(record, record_facts(record, "en"))
    assert result.ok, result.refusal
    game = as_played(record, result)
    sure = Judged(Move("play"), 0.0, chance=0.9)
    verdicts = {place: JudgedTurn((sure,), sure) for place in range(len(game.turns))}
    review = review_of(game, verdicts, "made up", EVEN)
    first, second, *_ = review.turns
    assert (first.done.kind, first.chance) == ("taken-back", chance_of_first(game.turns[0].after, EVEN))
    assert (second.done.word, second.chance) == ("TON", pytest.approx(0.1))


def test_the_course_and_the_chances_are_told_of_the_seat_that_reads_them() -> None:
    steps, knowledge = game_of("scrabble/en", "novice", "novice")
    review, _, _ = reviewed(steps, LineJudge(knowledge, worth, EVEN))
    first, second = (document_of(review, "en", seat) for seat in (0, 1))
    assert first.course is not None
    assert second.course is not None
    known = [
        (mine, other) for mine, other in zip(first.course.values, second.course.values, strict=True) if mine is not None
    ]
    assert known
    assert all(mine + other == pytest.approx(1) for mine, other in known)
    assert [review.seats[seat].name in one.of_chance for seat, one in enumerate((first, second))] == [True, True]
    ahead, behind = (document_of(reviewed(steps, LineJudge(knowledge, worth), None)[0], "en", seat) for seat in (0, 1))
    assert ahead.course is not None
    assert behind.course is not None
    assert [-value for value in ahead.course.values if value is not None] == list(behind.course.values)
