"""The sequential test of `bench/sprt.py`: its ratio against a sum done by hand, and how often it errs."""

from __future__ import annotations

from math import log
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def pentanomial(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    import pentanomial as module  # type: ignore[import-not-found]

    assert isinstance(module, ModuleType)
    return module


def test_of_two_kinds_of_shuffles_the_ratio_is_that_of_a_coin(pentanomial: ModuleType) -> None:
    """30 lost and 70 won from both sides: the most likely distributions are those of coins, so it is
    70 ln(0.55 / 0.5) + 30 ln(0.45 / 0.5) = 3.5109."""
    bounds = pentanomial.Bounds(0.5, 0.55)
    found = pentanomial.log_likelihood_ratio((30, 0, 0, 0, 70), bounds)
    assert found == pytest.approx(70 * log(1.1) + 30 * log(0.9), abs=0.01)
    assert found == pytest.approx(3.5109, abs=0.01)


def test_the_likeliest_distribution_has_the_mean_and_none_near_it_is_likelier(pentanomial: ModuleType) -> None:
    shares = [0.1, 0.2, 0.3, 0.25, 0.15]
    likeliest = pentanomial._likeliest(shares, 0.55)
    assert sum(likeliest) == pytest.approx(1)
    assert sum(a * p for a, p in zip(pentanomial.SCORES, likeliest, strict=True)) == pytest.approx(0.55)
    for places in ((0, 1, 2), (1, 2, 3), (2, 3, 4)):
        for step in (0.01, -0.01):
            # Sum and mean stay the same: equal steps outwards, twice that inwards.
            other = list(likeliest)
            for place, change in zip(places, (1, -2, 1), strict=True):
                other[place] += change * step
            assert sum(s * (log(b) - log(a)) for s, a, b in zip(shares, other, likeliest, strict=True)) > 0


def test_bounds_and_units(pentanomial: ModuleType) -> None:
    bounds = pentanomial.Bounds(0.5, 0.55, alpha=0.05, beta=0.1)
    assert (bounds.least, bounds.most) == pytest.approx((log(0.1 / 0.95), log(0.9 / 0.05)))
    assert [bounds.verdict(ratio) for ratio in (-3, 0, 3)] == ["rejected", "open", "accepted"]
    assert pentanomial.score_of(2, "points") == 0.52
    assert pentanomial.score_of(400, "elo") == pytest.approx(10 / 11)
    assert pentanomial.elo_of(pentanomial.score_of(17, "elo")) == pytest.approx(17)


@pytest.mark.parametrize(("true", "wrong"), [(0.5, "accepted"), (0.6, "rejected")])
def test_it_errs_no_more_often_than_it_says(pentanomial: ModuleType, true: float, wrong: str) -> None:
    """Shuffles whose games depend on each other, from a player that is as good as one of both hypotheses says."""
    shares = pentanomial._likeliest([0.2, 0.05, 0.5, 0.05, 0.2], true)
    bounds, chance = pentanomial.Bounds(0.5, 0.6, 0.1, 0.1), Random(26)
    verdicts = []
    for _ in range(120):
        counts, verdict = [0] * 5, "open"
        while verdict == "open":
            counts[chance.choices(range(5), shares)[0]] += 1
            verdict = bounds.verdict(pentanomial.log_likelihood_ratio(counts, bounds))
        verdicts.append(verdict)
    # The number of errors has a standard deviation of 3.3.
    assert 0 < verdicts.count(wrong) <= 12 + 2 * 3.3


def test_shuffles_count_in_their_order(pentanomial: ModuleType) -> None:
    import sprt  # type: ignore[import-not-found]

    pairs = sprt.Pairs(7)
    for seed, seat, won in ((8, 0, 1.0), (8, 1, 1.0), (7, 1, 0.0)):
        assert not list(pairs.add(sprt.Game(seed, seat, won, 5)))
    counted = list(pairs.add(sprt.Game(7, 0, 0.5, -9)))
    assert [one.counts for one in counted] == [(0, 1, 0, 0, 0), (0, 1, 0, 0, 1)]
    assert counted[-1].mean == 0.625
    assert pairs.leads == [-2.0, 5.0]


def test_a_file_of_another_test_is_refused(pentanomial: ModuleType, tmp_path: Path) -> None:
    import sprt

    about = {"one": "expert", "other": "strong", "kind": "scrabble/en", "seed": 1}
    assert sprt.read_games(tmp_path / "games", about) == []
    with (tmp_path / "games").open("a") as out:
        out.write('{"seed": 1, "seat": 0, "won": 1.0, "lead": 20}\n')
    assert sprt.read_games(tmp_path / "games", about) == [sprt.Game(1, 0, 1.0, 20)]
    with pytest.raises(SystemExit, match="another test"):
        sprt.read_games(tmp_path / "games", {**about, "one": "greedy"})
