"""Equity, leave values, chances of winning, simulation, end games, and the review of a game."""

from __future__ import annotations

import json

import msgspec
import pytest

import rekje

BOARD = {"8D": "BOARD", "F6": "TRACE"}


def at(rack: str = "AEINRSV", scores: tuple[int, ...] = (0, 0), edition: str = "en") -> rekje.Position:
    return rekje.Position(rack, BOARD, edition=edition, scores=scores)


def test_a_rated_play_tells_what_it_keeps_and_what_that_is_worth() -> None:
    position = at()
    plays = position.plays(leaves="learned")
    for play in plays[:50]:
        assert play.kept is not None
        assert sorted([*play.kept, *(tile for _, tile in play.tiles)]) == sorted("AEINRSV")
        assert play.equity == pytest.approx(play.score + (play.worth or 0.0))
    assert [play.equity for play in plays] == sorted((play.equity for play in plays), reverse=True)
    best = position.best(leaves="learned")
    assert best == plays[0] == rekje.best_many([position], leaves="learned")[0]
    assert rekje.plays_many([position, at("QZ")], leaves="learned")[0] == plays
    assert position.plays(top=1)[0].chance is None
    found = position.plays(top=1, where=lambda play: (play.worth or 0) > 5, leaves="learned")
    assert (found[0].worth or 0) > 5


def test_rated_plays_are_those_of_a_review() -> None:
    game = rekje.Game(edition="en", seed=7)
    game.ask("greedy")
    choices = [one for one in game.choices(top=5) if one.move.kind == "play"]
    plays = game.position().plays(top=len(choices), leaves="learned")
    assert [round(play.equity or 0, 1) for play in plays] == [round(one.equity, 1) for one in choices]
    assert [play.chance for play in plays] == pytest.approx([one.chance for one in choices], abs=0.001)


def test_the_chance_of_winning_follows_the_scores() -> None:
    ahead, even, behind = (at(scores=scores).best(leaves="learned") for scores in ((200, 50), (50, 50), (50, 200)))
    assert ahead
    assert even
    assert behind
    assert 1 > (ahead.chance or 0) > (even.chance or 0) > (behind.chance or 0) > 0
    alone = at(scores=(50,)).best(leaves="learned")
    assert alone is not None
    assert alone.chance is None
    assert at(scores=(10, 20, 30)).best(leaves="learned").chance  # type: ignore[union-attr]


def test_after_the_bag_tiles_kept_count_against_one() -> None:
    empty = rekje.rules(
        {**msgspec.to_builtins(rekje.rules("en").edition), "name": "few", "blanks": 0,
         "letters": {face: [value, 1] for face, value in zip("ABCDENRTO", (1, 3, 3, 2, 1, 1, 1, 1, 1), strict=True)}}
    )  # fmt: skip
    position = rekje.Position("ARTE", {"8D": "CD"}, edition=empty, lexicon=["ART", "RAT", "TAR", "RATE", "CDE"])
    for play in position.plays(leaves="learned"):
        assert play.worth == -sum(1 for _ in play.kept or "")


@pytest.mark.parametrize("edition", ["en", "woordenspel/nl"])
def test_simulation_repeats_by_its_seed(edition: str) -> None:
    position = rekje.Position("AEINRST", {"8D": "BOORD"}, edition=edition)
    found = position.simulate(searches=2000, seed=4)
    assert found == position.simulate(searches=2000, seed=4)
    assert [one.mean for one in found] == sorted((one.mean for one in found), reverse=True)
    assert {one.play for one in found} == {*position.plays(top=10, leaves="learned")}
    assert all(one.samples > 0 and one.error > 0 for one in found)
    assert len(position.with_rack("").simulate()) == 0
    two = position.simulate(position.plays(top=2), seconds=0.05)
    assert len(two) == 2
    assert two[0].samples > 0


def test_the_other_rack_at_the_end_is_what_is_not_seen() -> None:
    game = rekje.Game(edition="en", seed=7)
    while game.state.bag:
        game.ask("greedy")
    seat = game.turn
    assert seat is not None
    position = game.position()
    told = position.endgame(game.rack(1 - seat), nodes=3000)
    assert position.endgame(nodes=3000) == told
    with pytest.raises(rekje.FormError, match="other should be"):
        at().endgame()


def test_with_a_budget_choices_and_reviews_are_played_on_from() -> None:
    budget = rekje.Budget(nodes=2_000)
    game = rekje.Game(edition="en", seed=7)
    choices = game.choices(top=3, budget=budget)
    assert choices == game.choices(top=3, budget=budget)
    assert all(one.samples and one.chance for one in choices)
    assert choices[0].move == game.choices(top=1, budget=budget)[0].move
    for _ in range(3):
        game.ask("novice")
    game.resign(0)
    assert [turn.played.samples > 0 for turn in game.review(budget=budget).turns[:3] if turn.played] == [True] * 3
    with pytest.raises(rekje.FormError, match="playing on"):
        rekje.Game(edition="koning/en", seed=7).choices(budget=budget)


def test_a_review_tells_what_turns_cost() -> None:
    game = rekje.Game(("Ann", "Bob"), edition="en", seed=7)
    with pytest.raises(rekje.FormError):
        game.review()
    while not game.outcome:
        game.ask("amateur")
    review = game.review()
    assert (review.scores, review.winners) == (game.scores, game.outcome.winners)
    rows = review.turns.to_dicts()
    assert [row["total"] for row in rows][-1] <= max(game.scores)
    assert all(row["cost"] >= 0 and 0 <= row["chance"] <= 1 for row in rows)
    assert sum(row["cost"] for row in rows) == pytest.approx(sum(seat.equity for seat in review.seats))
    dear = review.misses[0]
    assert dear.cost
    assert dear.cost.equity == max(row["cost"] for row in rows)
    assert json.loads(review.to_json())["format"] == "rekje-review/1"
    assert str(review.chart()).startswith("<svg")
    assert review.to_html().startswith("<!doctype html>")
    assert "<iframe srcdoc=" in review._repr_html_()
    assert rekje.Game.from_gcg(game.to_gcg()).review().turns.to_dicts()[0]["rack"]


@pytest.mark.parametrize("edition", ["koning/en", "letter/en"])
def test_reviews_of_other_games_have_their_own_measure(edition: str) -> None:
    game = rekje.Game(("Ann", "Bob"), edition=edition, seed=3)
    while not game.outcome:
        game.ask("greedy")
    review = game.review()
    assert review.measure == {"koning/en": "places", "letter/en": "words"}[edition]
    assert len(review.turns) > 3
    with pytest.raises(rekje.Refused):
        game.choices()


@pytest.mark.parametrize(
    ("ask", "name"),
    [
        (lambda: at(scores=()), "scores"),
        (lambda: at(scores=(1.5, 2)), "scores"),  # type: ignore[arg-type]
        (lambda: at().plays(leaves="best"), "leaves"),  # type: ignore[arg-type]
        (lambda: at().plays(where="bingos"), "where"),  # type: ignore[arg-type]
        (lambda: at().simulate([]), "plays"),
        (lambda: at().simulate(["8D CAT"]), "plays[0]"),  # type: ignore[list-item]
        (lambda: at().simulate(at("QI").plays(top=1)), "plays"),
        (lambda: at().simulate(seconds=float("inf")), "seconds"),
        (lambda: at().simulate(seconds=0), "seconds"),
        (lambda: at().simulate(seed=2**64), "seed"),
        (lambda: at().simulate(searches=0), "searches"),
        (lambda: at().simulate(seed="x"), "seed"),  # type: ignore[arg-type]
        (lambda: at().picture("8D"), "play"),  # type: ignore[arg-type]
        (lambda: rekje.Game(seed=1).choices(0), "top"),
    ],
)
def test_errors_name_the_argument(ask, name: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(rekje.FormError) as caught:
        ask()
    assert caught.value.params["name"] == name
    assert caught.value.code in ("form-argument", "usage-whole-between")
