"""Games as GCG, positions as CGP: there and back."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import rekje
from rekje.model.commands import Play


def played(edition: str, seed: int, moves: int) -> rekje.Game:
    game = rekje.Game(("Ann", "Bob"), edition=edition, seed=seed)
    for _ in range(moves):
        if not game.outcome:
            game.ask("amateur")
    return game


@settings(max_examples=8, deadline=None)
@example("de", 84, 41)
@given(st.sampled_from(("en", "fr", "de", "it", "nl")), st.integers(0, 99), st.integers(0, 200))
def test_a_game_comes_back_from_gcg(edition: str, seed: int, moves: int) -> None:
    game = played(edition, seed, moves)
    text = game.to_gcg()
    back = rekje.Game.from_gcg(text)
    # Who has the first line of the end is a matter of seats.
    assert sorted(back.to_gcg().splitlines()) == sorted(text.splitlines())
    assert sorted(back.scores) == sorted(game.scores)
    assert back.state.board == game.state.board
    assert (back.rules.edition, back.lexicon.name) == (game.rules.edition, game.lexicon.name)
    assert rekje.Game.from_gcg(back.to_gcg().encode()).to_gcg() == back.to_gcg()


@settings(max_examples=15, deadline=None)
@example("woordenspel/nl", 2, 2)
@given(st.sampled_from(("en", "nl-ij", "woordenspel/nl")), st.integers(0, 99), st.integers(0, 12))
def test_a_position_comes_back_from_cgp(edition: str, seed: int, moves: int) -> None:
    position = played(edition, seed, moves).position()
    assert rekje.Position.from_cgp(position.to_cgp(), edition=edition) == position


def test_words_are_not_judged_again_and_the_edition_may_be_told() -> None:
    text = "#player1 Ann Ann\n#player2 Bob Bob\n>Ann: ADEGRT? 8G TRDEA +12 12\n"
    game = rekje.Game.from_gcg(text)
    assert (game.scores, game.lexicon.name) == ((12, 0), "en")
    assert rekje.Game.from_gcg(text, lexicon=["CODE"]).lexicon.name == "words"
    german = rekje.Game.from_gcg(text, edition="de")
    assert (german.rules.edition.name, german.lexicon.name) == ("de", "de")


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: rekje.Game.from_gcg("nothing"), "form-gcg-line"),
        (lambda: rekje.Game.from_gcg(7), "form-argument"),  # type: ignore[arg-type]
        (lambda: rekje.Game.from_gcg("#player1 A A\n#player2 B B\n", edition="koning/en"), "form-gcg-game"),
        (lambda: rekje.Game(edition="koning/en", seed=1).to_gcg(), "form-gcg-game"),
    ],
)
def test_what_gcg_cannot_tell(make, code: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(rekje.FormError) as caught:
        make()
    assert caught.value.code == code


def test_what_nobody_may_see_of_a_game_is_not_written() -> None:
    game = played("en", 7, 4)
    laid = {line.split()[1] for line in game.to_gcg().splitlines() if line.startswith(">")}
    assert game.rack(0) not in laid
    assert game.rack(1) not in laid
    assert "#rack" not in game.to_gcg()


def test_what_a_file_says_otherwise_than_the_referee_is_remarked() -> None:
    lines = ">Ann: ADEGRT? 8G TRDEA +13 13\n>Bob: ABCDEFG - +0 0\n>Ann: GT? - +0 14\n"
    game = rekje.Game.from_gcg(f"#player1 Ann Ann\n#player2 Bob Bob\n{lines}")
    assert game.remarks == (
        (1, "8G TRDEA was announced as 13, but it scores 12."),
        (1, "TRDEA is not in the word list."),
        (3, "Ann’s total is given as 14, but the lines add up to 13."),
    )
    assert game.copy().remarks == pickle.loads(pickle.dumps(game)).remarks == game.remarks
    assert rekje.Game.from_gcg(game.to_gcg(), lexicon=["TRDEA"]).remarks == ()


def test_an_announced_total_is_remarked() -> None:
    game = rekje.Game(edition="en", seed=7)
    game.do(Play(seat=0, at="8G", word="RED", score=9))
    assert [turn for turn, _ in rekje.Game.from_record(game.to_json()).remarks] == [1]
    assert game.remarks == ()
