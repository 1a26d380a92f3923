"""Why a turn was better than another: every figure is one of the judge's, and what a sentence claims holds in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import pytest

from rekje.analysis.crossword.judge import LineJudge
from rekje.analysis.crossword.replies import replies
from rekje.analysis.judging import Judge, Judged
from rekje.analysis.moves import Move, TurnPlayed, played
from rekje.analysis.path.judge import PathJudge
from rekje.analysis.reasons import Difference, Why, compared, difference, means
from rekje.analysis.walk.judge import RaceJudge
from rekje.drawing.review.why import why_text
from rekje.locale import LANGUAGES
from rekje.locale.numbers import decimal, percent, plain
from rekje.model.commands import Pass
from rekje.model.state import State
from rekje.players import get_player
from rekje.players.ports import Candidate, Knowledge
from rekje.referee.view import Seen
from tests.analysis.test_missed import events_of, game_of
from tests.analysis.test_review import EVEN, worth
from tests.players import path_kit

GAMES = {
    "scrabble/en": {"score", "worth", "reply", "result", "chance"},
    "scrabble/en, three": {"score", "worth", "reply", "rest", "chance"},
    "woordenspel/nl": {"score", "worth", "reply", "chance"},
    "nl": {"places", "ahead", "tiles", "reply_letters", "chance"},
    "letter": {"read", "reply_words"},
}
"""Games, each with features in which some of its turns differ."""
HIGH = {"score", "places", "result", "outlook", "ahead", "read", "read_most", "worth", "tiles", "back", "chance"}
"""Features of which more is better; of all others less is."""


@cache
def judged(game: str) -> tuple[Judge, Sequence[tuple[TurnPlayed, Seen, Judged, Judged]]]:
    """A judge, and turns of a game with what was best and what was done."""
    if game == "letter":
        config = path_kit.config_of("en", 2)
        steps = path_kit.whole_game(config, [get_player("novice")] * 2, 3)
        judge: Judge = PathJudge(path_kit.WatchedPaths(path_kit.words_of("en"), config))
    else:
        edition, *more = game.split(", ")
        steps, knowledge = game_of(edition, "novice", "novice", *["novice"] * len(more))
        judge = RaceJudge(knowledge, EVEN) if game == "nl" else LineJudge(knowledge, worth, EVEN)
    found = []
    for turn in played(events_of(steps)).turns:
        verdict = judge.judge(turn.seen, turn.seat, turn.did)
        if turn.seen and verdict.choices and verdict.played:
            assert (verdict.why is None) == (verdict.choices[0].equity - verdict.played.equity < 0.05)
            found.append((turn, turn.seen, verdict.choices[0], verdict.played))
    return judge, found


def sources(one: Difference, seen: Seen, mine: Judged, other: Judged) -> tuple[float | None, float | None] | None:
    """What the judge has told of a feature; None of what it measures only for the comparison."""
    match one.feature:
        case "score":
            return mine.move.score, other.move.score
        case "result" | "outlook" | "read" | "read_most":
            return mine.equity, other.equity
        case "worth":
            return mine.worth, other.worth
        case "rest":
            return -(mine.worth or 0), -(other.worth or 0)
        case "chance":
            return mine.chance, other.chance
        case _:
            return None


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_the_judges_and_every_claim_holds(game: str) -> None:
    judge, turns = judged(game)
    seen_features = set()
    for turn, seen, best, done in turns:
        why = judge.compare(seen, turn.seat, best, done)
        for one in why.differences:
            seen_features.add(one.feature)
            assert one.speaks_for is ((one.mine > one.other) is (one.feature in HIGH))
            assert abs(one.mine - one.other) > one.margin
            if told := sources(one, seen, best, done):
                assert (one.mine, one.other) == told
            if one.kept:
                assert one.kept == (best.kept, done.kept)
        pros = [one for one in why.differences if one.speaks_for]
        if why.verdict == "better":
            assert best.equity > done.equity
            assert pros
            assert why.gain > why.margin
        for language in LANGUAGES:
            told_by = why_text(why, best.move, done.move, language)
            assert figures(told_by, best.move) <= {text for one in why.differences for text in shown(one, language)}
    assert len(turns) > 8
    assert seen_features >= GAMES[game]


@pytest.mark.parametrize("game", GAMES)
def test_seen_from_the_other_side_everything_is_turned_round(game: str) -> None:
    judge, turns = judged(game)
    for turn, seen, best, done in turns[::3]:
        there, back = judge.compare(seen, turn.seat, best, done), judge.compare(seen, turn.seat, done, best)
        assert there.gain == -back.gain
        turned = {"better": "worse", "even": "even", "unclear": "unclear", "worse": "better"}
        assert there.verdict == turned[back.verdict]
        if "read_most" not in {one.feature for one in (*there.differences, *back.differences)}:
            assert [(one.feature, one.mine, one.other) for one in there.differences] == [
                (one.feature, one.other, one.mine) for one in back.differences
            ]


def figures(sentence: str, move: Move) -> set[str]:
    """The numbers in a sentence, without those of the move's square."""
    told = sentence.replace(f"{move.at} {move.word}".strip(), "")
    if move.kind == "place":
        told = re.sub(r"^.*? (?=[a-z]+ )", "", told)
    return set(re.findall(r"−?\d+(?:[.,]\d+)?", told))


def shown(one: Difference, language: str) -> set[str]:
    """How a difference's figures may stand in a sentence."""
    if one.feature == "chance":
        return {re.sub(r"\D", "", percent(value, language)) for value in (one.mine, one.other)}
    if one.feature == "worth":
        return {decimal(value, language) for value in (one.mine, one.other)}
    whole = [int(value + 0.5) for value in (one.mine, one.other, abs(one.mine - one.other))]
    return {*map(plain, whole), *(["4"] if one.feature == "ahead" else [])}


class Answers:
    """Knows an answer of 30 points where a square is taken, and of 10 elsewhere."""

    def best(self, view: State, seat: int, level: int | None) -> Candidate | None:
        assert len(view.seats[seat].rack) == 7
        return Candidate(Pass(seat=seat), 30 if (7, 7) in view.board else 10, 0, 0)


def test_what_a_move_opens_for_the_next_seat_is_asked_of_its_best_answers() -> None:
    _, turns = judged("scrabble/en")
    turn, seen, *_ = turns[0]
    opens, shuts = (Move("play", laid=((square, "A"),)) for square in ((7, 7), (0, 0)))
    knowledge: Knowledge = Answers()  # type: ignore[assignment]
    found = replies(seen, turn.seat, knowledge, opens, shuts)
    assert found is not None
    assert (found.mine, found.other, found.gain, found.margin) == (30, 10, 20, 0)


def test_what_is_uncertain_or_too_small_is_no_difference_and_what_cannot_be_told_is_even() -> None:
    noisy = means([10, 30, 10, 30], [12, 12, 28, 28])
    assert noisy.margin > abs(noisy.gain)
    assert difference("reply", noisy.mine, noisy.other, noisy.margin) is None
    assert difference("worth", 1.02, 1.06) is None
    assert difference("chance", None, 0.5) is None
    points = difference("score", 12, 10)
    assert compared(2, 2, 1, [points]).verdict == "better"
    assert compared(2, 2, 3, [points]).verdict == "even"
    assert compared(2, -5, 3, [points]).verdict == "unclear"
    assert compared(-2, -5, 3, [points, difference("worth", 1, 5)]).verdict == "worse"
    assert compared(0.04, 0.04, 0, []) == Why("even", 0.04, 0, ())
