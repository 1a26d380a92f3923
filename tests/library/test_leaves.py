"""Leaves: a worth for every set of tiles kept, and plays ranked by score and leave together."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import rekje
from rekje.engine.crossword.native import ScoredPlay
from rekje.model.tiles import Tiles, as_held, join_tiles, unpack
from rekje.storage.leave_files import SHIPPED, file_name

WORDS = ["AT", "TA", "EAT", "TEA", "ETA", "SEAT", "TEAS", "EATS", "ATE", "AE", "ST"]
WORTHS = {"S": 8.0, "?": 25.0, "AS": -2.5, "S?": 33.25, "EE": -4.0}


def position(rack: str) -> rekje.Position:
    return rekje.Position(rack, {"8G": "EAT"}, edition="en", lexicon=WORDS)


def kept(rack: Tiles, play: ScoredPlay) -> str:
    left = Counter(rack)
    left.subtract(as_held(tile) for _, tile in play.tiles)
    return join_tiles(sorted(unpack(+left)))


@pytest.mark.parametrize("rack", ["SEAT", "S?AE", "EEASTT?", "A"])
def test_equity_is_the_score_and_what_is_kept(rack: str) -> None:
    by_set = {"".join(sorted(tiles)): worth for tiles, worth in WORTHS.items()}
    found = position(rack).plays(leaves=rekje.Leaves(WORTHS))
    expected = [play.score + by_set.get("".join(sorted(kept(position(rack).rack, play))), 0.0) for play in found]
    assert [play.equity for play in found] == expected == sorted(expected, reverse=True)
    plain = position(rack).plays()
    assert {(play.at, play.word, play.score) for play in found} == {(play.at, play.word, play.score) for play in plain}
    assert position(rack).best(leaves=rekje.Leaves(WORTHS)) == found[0]


def test_a_function_is_asked_for_every_set() -> None:
    asked: list[Tiles] = []

    def worth(tiles: Tiles) -> float:
        asked.append(tiles)
        return 0.5 * len(tiles)

    leaves = rekje.Leaves(worth, most=3)
    assert len(asked) == len(set(asked)) == 1 + 27 + 373 + 3509  # sets of 0, 1, 2 and 3 tiles of the English box
    best = position("SEAT").best(leaves=leaves)
    assert best
    assert best.equity == best.score + 0.5 * (4 - len(best.tiles))


def test_worth_nothing_is_by_score() -> None:
    asked = [position(rack) for rack in ("SEAT", "EEASTT?", "ZZ")]
    plain = [[(play.at, play.word) for play in plays] for plays in rekje.plays_many(asked)]
    rated = rekje.plays_many(asked, leaves=rekje.Leaves({}))
    assert [[(play.at, play.word) for play in plays] for plays in rated] == plain
    firsts = [play and (play.at, play.word) for play in rekje.best_many(asked, leaves=rekje.Leaves({}))]
    assert firsts == [plays[0] if plays else None for plays in plain]


def test_first_few_and_some() -> None:
    leaves = rekje.Leaves(WORTHS)
    found = position("EEASTT?").plays(leaves=leaves)
    assert position("EEASTT?").plays(top=3, leaves=leaves) == found[:3]
    longest = position("EEASTT?").plays(1, lambda play: len(play.tiles) == 1, leaves=leaves)
    assert longest == [play for play in found if len(play.tiles) == 1][:1]


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: rekje.Leaves([("S", 1.0)]), "form-argument"),  # type: ignore[arg-type]
        (lambda: rekje.Leaves({"S": "much"}), "form-argument"),  # type: ignore[dict-item]
        (lambda: rekje.Leaves({3: 1.0}), "form-argument"),  # type: ignore[dict-item]
        (lambda: rekje.Leaves({"Ñ": 1.0}), "engine-tile"),
        (lambda: rekje.Leaves({"S": float("nan")}), "usage-between"),
        (lambda: rekje.Leaves({"SSSSSSS": 1.0}), "engine-leaves-long"),
        (lambda: rekje.Leaves({}, most=20), "engine-leaves"),
        (lambda: position("SEATT").best(leaves=rekje.Leaves({}, most=3)), "engine-leaves"),
        (lambda: position("SEAT").plays(leaves=rekje.Leaves({}, edition="de")), "engine-leaves-other"),
        (lambda: rekje.Leaves({"ZA": 1, "Q": 2, "AZ": 1}), "engine-leaves-twice"),
    ],
)
def test_what_is_no_table(make: Callable[[], object], code: str) -> None:
    with pytest.raises(rekje.FormError) as told:
        make()
    assert told.value.code == code


@pytest.mark.parametrize("worths", [WORTHS, len])
def test_leaves_are_copied_and_pickled_by_what_they_were_made_of(
    worths: dict[str, float] | Callable[[Tiles], float],
) -> None:
    leaves = rekje.Leaves(worths, most=6)
    assert len(pickle.dumps(leaves)) < 10_000
    for again in (pickle.loads(pickle.dumps(leaves)), copy.copy(leaves), copy.deepcopy(leaves)):
        assert repr(again) == "<leaves of up to 6 tiles, edition en>"
        for rack in ("SEAT", "EEASTT?"):
            assert list(position(rack).plays(leaves=again)) == list(position(rack).plays(leaves=leaves))


def test_learned_leaves_are_pickled_without_their_file(tmp_path: Path) -> None:
    file = tmp_path / "leaves.json"
    file.write_bytes((SHIPPED / file_name("scrabble", "en", "en")).read_bytes())
    leaves = rekje.Leaves.from_file(file, edition="en")
    packed = pickle.dumps(leaves)
    file.unlink()
    assert position("EEASTT?").best(leaves=pickle.loads(packed)) == position("EEASTT?").best(leaves=leaves)


def test_what_was_learned_is_read_from_its_file(tmp_path: Path) -> None:
    file = SHIPPED / file_name("scrabble", "en", "en")
    leaves = rekje.Leaves.from_file(file, edition="en")
    position = rekje.Position("VVUIIO?", edition="en")
    best = position.best(leaves=leaves)
    assert best
    assert (best.worth or 0) > 10, "it keeps a blank"
    learned = rekje.playouts(20, edition="en", leaves="learned", seed=3)
    read = rekje.playouts(20, edition="en", leaves=leaves, seed=3)
    assert [one.to_json() for one in read] == [one.to_json() for one in learned]
    with pytest.raises(rekje.FormError, match="were learned for scrabble/en, not for scrabble/fr"):
        rekje.Leaves.from_file(file, edition="fr")
    damaged = tmp_path / "leaves.json"
    damaged.write_bytes(file.read_bytes()[:-20])
    with pytest.raises(rekje.FormError) as refused:
        rekje.Leaves.from_file(damaged)
    assert refused.value.code == "learn-damaged"
