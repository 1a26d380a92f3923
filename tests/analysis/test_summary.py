"""What a game says of its players, and what many games say of one: counted by hand."""

from __future__ import annotations

from rekje.analysis.course import course_of
from rekje.analysis.statistics import Against, MyGame, Peak, statistics_of
from rekje.analysis.summary import SeatSummary, Summary, summary_of
from rekje.model.events import WordScore
from tests.drawing.kit import golden
from tests.support import after, move, passes, play, record_of, woordenspel


def seat(score: int, won: bool, turns: int = 4, *, best: tuple[str, int] | None = None, **more: object) -> SeatSummary:
    one = {"played": score, "best": WordScore(*best) if best else None, "longest": best[0] if best else "", **more}
    return SeatSummary(score=score, won=won, turns=turns, **one)  # type: ignore[arg-type]


def game(table: str, began: int, *seats: SeatSummary, mine: int = 0, kind: str = "scrabble", **more: str) -> MyGame:
    names = ("Anna", "Bram", "Cleo")[: len(seats)]
    players = ("person", more.pop("other", "person"), "person")[: len(seats)]
    summary = Summary(kind, "nl", more.get("scoring", ""), False, True, seats, players)
    return MyGame(table, began, mine, names, summary)


def test_a_game_of_crossing_words_is_summed_up() -> None:
    state = after(
        woordenspel(play(0, "8H", "HOND"), play(1, "8H", "HONDEN"), move(0, "buy", count=1), *passes(0, 1, 0))
    )
    assert state.outcome is not None
    anna, bram = summary_of(state).seats
    # HOND: 4 + 4 + 2 + 3; EN: 1 + 2. Buying and then passing is one turn.
    assert (anna.played, anna.turns, anna.best, anna.longest) == (13, 3, WordScore("HOND", 13), "HOND")
    assert (bram.played, bram.turns, bram.best, bram.longest) == (3, 2, WordScore("HONDEN", 3), "HONDEN")
    assert (anna.won, bram.won) == (True, False)


def test_a_play_of_the_whole_rack_is_a_bingo_and_a_cross_word_may_be_the_longest() -> None:
    laid = (play(0, "8D", "RETAINS"), play(1, "K7", "SO"), move(0, "end"))
    state = after(record_of("scrabble", *laid, edition="nl", seats=2))
    anna, bram = summary_of(state).seats
    assert (anna.bingos, bram.bingos) == (1, 0)
    assert anna.best == WordScore("RETAINS", state.sheet[0].score)
    assert (bram.best, bram.longest) == (WordScore("SO", state.sheet[1].score), "RETAINSO")
    assert summary_of(state).known is False


def test_taken_back_is_no_word_but_a_turn() -> None:
    events = golden("challenge-last-tile-upheld").events
    state = course_of(events).state
    assert state.outcome
    line = next(line for line in state.sheet if line.kind == "taken-back")
    one = summary_of(state).seats[line.seat]
    assert line.word not in (one.longest, one.best and one.best.word)
    assert one.turns >= 1


def test_words_written_down_are_summed_up_by_what_was_found_at_once() -> None:
    state = course_of(golden("letter-end").events).state
    found = summary_of(state)
    written = [line for line in state.sheet if line.words]
    assert found.scoring == "words"
    for number, one in enumerate(found.seats):
        scores = [line.score for line in written if line.seat == number]
        assert (one.best.score if one.best else 0) == max(scores, default=0)


def test_statistics_by_hand() -> None:
    games = [
        game("a", 10, seat(300, True, 10, best=("QUIZ", 60), bingos=1), seat(250, False)),
        game("c", 30, seat(200, False), seat(260, True, 8, best=("JAZZ", 90)), mine=1),
        game("b", 20, seat(280, True, 10), seat(280, True)),
        game("d", 40, seat(240, False, 12, best=("TAAL", 20)), seat(270, False), seat(310, True)),
        game("e", 50, seat(9, True, 5), kind="letter", scoring="words"),
    ]
    found = statistics_of(games, uncounted=2)
    scrabble, letter = found.games
    assert (scrabble.played, scrabble.won, scrabble.shared, scrabble.lost, scrabble.alone) == (4, 2, 1, 1, 0)
    assert scrabble.average == (300 + 260 + 280 + 240) / 4
    assert scrabble.per_turn == (300 + 260 + 280 + 240) / (10 + 8 + 10 + 12)
    assert (scrabble.best, scrabble.best_turn) == (Peak("a", 300), Peak("c", 90, "JAZZ"))
    assert scrabble.longest == Peak("a", 4, "QUIZ")
    assert scrabble.bingos == 1
    assert (letter.alone, letter.won, letter.best_turn) == (1, 0, None)
    assert [one.table for one in found.played] == ["a", "b", "c", "d", "e"]
    assert [one.result for one in found.played] == ["won", "shared", "won", "lost", "alone"]
    # In the game of three Anna was behind Bram and behind Cleo; in c she sat opposite me, who was Bram.
    assert set(found.opponents) == {
        Against("Bram", "person", 3, 1, 1, 1),
        Against("Anna", "person", 1, 1, 0, 0),
        Against("Cleo", "person", 1, 0, 1, 0),
    }
    assert found.uncounted == 2


def test_ways_of_counting_are_kept_apart_and_computers_are_known_by_their_level() -> None:
    games = [
        game("a", 1, seat(20, True), seat(10, False), kind="letter", scoring="words", other="greedy"),
        game("b", 2, seat(90, True), seat(80, False), kind="letter", scoring="letters", other="greedy"),
    ]
    found = statistics_of(games)
    assert [(one.scoring, one.average) for one in found.games] == [("words", 20.0), ("letters", 90.0)]
    assert found.opponents == (Against("", "greedy", 2, 2, 0, 0),)


def test_who_has_resigned_is_behind_whatever_the_score() -> None:
    found = statistics_of([game("a", 1, seat(5, False), seat(50, False, resigned=True), seat(60, True))])
    assert {(one.name, one.ahead, one.behind) for one in found.opponents} == {("Bram", 1, 0), ("Cleo", 0, 1)}


def test_nothing_played_is_nothing_told() -> None:
    found = statistics_of([])
    assert (found.played, found.games, found.opponents) == ((), (), ())
    assert statistics_of([game("a", 1, seat(0, False, 0), seat(1, True))]).games[0].per_turn == 0
