"""Ratings from results: who is stronger, how they are told, and whom somebody is even with."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekje.analysis.ratings import (
    ENOUGH,
    MU,
    USUAL,
    RatedResult,
    Rating,
    even_with,
    own_ratings,
    rate_person,
    result_of,
)
from rekje.analysis.summary import SeatSummary, Summary
from rekje.games.registry import GAMES
from rekje.players import players_for
from rekje.players.ideas import NUMBERED
from rekje.players.registry import player_now
from rekje.storage.ratings import all_ratings, computer_ratings
from rekje.storage.results import Results

COMPUTERS = {"level-3": Rating(5, 1, 99), USUAL: Rating(15, 1, 99), "greedy": Rating(MU, 1, 99)}


def against(player: str, *places: int) -> list[RatedResult]:
    """Games against one computer: 0 won, 1 lost."""
    return [RatedResult("scrabble", place, ((player, 1 - place),)) for place in places]


def test_two_hundred_ahead_wins_three_of_four() -> None:
    strong, weak = Rating(MU + 6.785, 1), Rating(MU, 1)
    assert (strong.told, weak.told) == (1700, 1500)
    assert strong.chance(weak) == pytest.approx(0.76, abs=0.005)
    assert strong.chance(weak) + weak.chance(strong) == pytest.approx(1)


def test_somebody_who_wins_half_is_even_and_who_wins_all_gets_a_stronger_one() -> None:
    assert even_with(rate_person(against("level-3", *[0, 1] * 10), COMPUTERS), COMPUTERS) == "level-3"
    assert even_with(rate_person(against(USUAL, *[0] * 10), COMPUTERS), COMPUTERS) == "greedy"
    assert even_with(rate_person([], COMPUTERS), COMPUTERS) == USUAL


def test_nothing_is_told_after_too_few_games_or_against_computers_without_a_rating() -> None:
    few, enough = against("level-3", *[0] * (ENOUGH - 1)), against("level-3", *[0] * ENOUGH)
    assert own_ratings(few, {"scrabble": COMPUTERS}) == ()
    assert own_ratings(against("unheard-of", *[0] * ENOUGH), {"scrabble": COMPUTERS}) == ()
    assert own_ratings(enough, {}) == ()
    (own,) = own_ratings(enough, {"scrabble": COMPUTERS})
    assert (own.game, own.games) == ("scrabble", ENOUGH)


def test_a_result_tells_places_and_shared_wins() -> None:
    seats = tuple(SeatSummary(score, score, won, 10) for score, won in ((300, True), (300, True), (250, False)))
    summary = Summary("scrabble", "nl", "", False, True, seats, ("person", "greedy", "novice"))
    assert result_of(summary, 0) == RatedResult("scrabble", 0, (("greedy", 0), (player_now("novice"), 1)))
    people = Summary("scrabble", "nl", "", False, True, seats[:2], ("person", "person"))
    assert result_of(people, 0) is None


def test_results_against_players_of_former_names_count() -> None:
    known = {player_now("novice"): Rating(5, 1, 99)}
    assert rate_person(against("novice", 0, 0, 1), known) == rate_person(against(player_now("novice"), 0, 0, 1), known)
    assert rate_person(against("novice", 0, 0, 1), known).games == 3


def test_results_are_kept_and_damaged_lines_passed_over(tmp_path: Path) -> None:
    kept = Results(tmp_path / "data")
    assert kept.all() == []
    for one in against("level-3", 0, 1):
        kept.add(one)
    with (tmp_path / "data" / "results.jsonl").open("ab") as file:
        file.write(b'{"game": "scr')
    assert Results(tmp_path / "data").all() == against("level-3", 0, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_players_of_every_game_have_a_rating(game: str) -> None:
    rated = computer_ratings()[game]
    assert set(rated) <= set(players_for(GAMES[game]))
    assert rated["greedy"].told == 1500
    levels = [rated[name].mu for name in players_for(GAMES[game]) if name.startswith(NUMBERED)]
    assert len(levels) == 10
    assert levels == sorted(levels)
    assert levels[-1] < rated["greedy"].mu
    assert all_ratings()[game].games >= 2
