"""What is equal, what is copied, taken back and pickled."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rekje

EDITIONS = ("en", "nl-ij", "woordenspel/nl", "koning/en", "letter/en")
SMALL = 10_000


def play_on(game: rekje.Game, moves: int = 1000) -> rekje.Game:
    """A game after so many more moves of a computer player, or at its end."""
    for _ in range(moves):
        if game.outcome:
            break
        game.ask("amateur")
    return game


def again(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_game_is_small_and_comes_back_whole(edition: str) -> None:
    game = play_on(rekje.Game(edition=edition, seed=4))
    assert len(pickle.dumps(game)) <= SMALL
    back = again(game)
    assert isinstance(back, rekje.Game)
    assert back == game == rekje.Game.from_record(game.to_json())
    assert (back.state, back.events) == (game.state, game.events)
    back.undo()
    assert back != game
    assert play_on(back) == game


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(EDITIONS), st.integers(0, 50), st.integers(1, 9), st.data())
def test_moves_taken_back_and_made_again_lead_to_the_same_game(edition: str, seed: int, moves: int, data) -> None:  # type: ignore[no-untyped-def]
    game = play_on(rekje.Game(("A", "B", "C"), edition=edition, seed=seed), moves)
    steps = [play_on(rekje.Game(("A", "B", "C"), edition=edition, seed=seed), count) for count in range(moves)]
    other, back = game.copy(), data.draw(st.integers(1, moves))
    other.undo(back)
    assert other == steps[moves - back] == again(other)
    assert other.state == steps[moves - back].state
    assert other != game
    assert play_on(other, back) == game
    assert other.state == game.state


def test_a_copy_goes_on_by_itself() -> None:
    game = rekje.Game(seed=1)
    for made in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert made == game
        assert made.lexicon is game.lexicon
        made.pass_turn()
        assert made != game
    assert game == rekje.Game(seed=1) != rekje.Game(seed=2)
    with pytest.raises(TypeError):
        hash(game)


def test_a_game_from_a_record_is_taken_back_and_goes_another_way() -> None:
    record = play_on(rekje.Game(seed=9)).to_json()
    game = rekje.Game.from_record(record)
    game.undo(15)
    game.exchange(game.rack(game.turn or 0)[:1])
    assert play_on(again(game)) == play_on(game)  # type: ignore[arg-type]
    assert rekje.Game.from_record(game.to_json()) == game != rekje.Game.from_record(record)


@pytest.mark.parametrize(("moves", "code"), [(1, "form-undo"), (0, "form-argument"), ("x", "form-argument")])
def test_what_cannot_be_taken_back(moves: int, code: str) -> None:
    game = rekje.Game(seed=1)
    with pytest.raises(rekje.FormError) as caught:
        game.undo(moves)
    assert caught.value.code == code


def test_positions_rules_and_lists_are_values() -> None:
    position = rekje.Position("AEINRST", {"8D": "BOARD"}, edition="en")
    same = rekje.Position("TSRNIEA", {"8D": "BOARD"}, edition=rekje.rules("en"))
    assert {position, same, again(position)} == {position}
    others = {position.with_rack("AEINRS"), rekje.Position("AEINRST", edition="en"), rekje.Position("AEINRST")}
    assert len({position, *others}) == 3
    assert position != rekje.Position("AEINRST", {"8D": "BOARD"}, edition="en", lexicon=["BOARD"])
    assert len(pickle.dumps(position)) < SMALL
    assert again(position).best() == position.best()  # type: ignore[attr-defined]
    assert rekje.rules("en") == again(rekje.rules("en")) != rekje.rules("en", judging="challenge")
    own = rekje.rules({**EDITION, "name": "tiny"})
    assert again(own) == own
    assert position != "a position"
    assert position.lexicon != position.rules


def test_the_board_of_a_position_is_only_read() -> None:
    position = rekje.Position("AEINRST", {"8D": "BOARD"}, edition="en")
    for one in (position, again(position), copy.copy(position), copy.deepcopy(position)):
        assert one == position
        with pytest.raises(TypeError, match="does not support item assignment"):
            one.board[0, 0] = "A"  # type: ignore[attr-defined]
    assert position.after(position.plays()[0]).board.items() > position.board.items()
    assert rekje.Position("A", position.board, edition="en").board == position.board


def test_the_players_are_only_read() -> None:
    with pytest.raises(AttributeError):
        rekje.PLAYERS.pop("greedy")  # type: ignore[attr-defined]
    assert rekje.Game(edition="en", seed=7).ask("greedy")


EDITION = {
    "language": "en",
    "lexicon": "any",
    "blanks": 1,
    "rack": 4,
    "letters": {"A": [1, 4], "B": [3, 2], "T": [2, 3]},
    "board": [".....", ".w.w.", ".....", ".w.w.", "....."],
    "premiums": {"DW": {"sign": "w", "word": 2}},
    "start": ["C3"],
    "rules": {"pass_rounds": 2},
}


def test_a_list_is_opened_again_and_must_be_the_same(tmp_path: Path) -> None:
    assert len(pickle.dumps(rekje.Lexicon("nl"))) < 1000
    assert again(rekje.Lexicon("nl", "nl-ij")) == rekje.Lexicon("nl", "nl-ij") != rekje.Lexicon("nl", "nl")
    path = tmp_path / "club.txt"
    path.write_text("taart\ntafel\n")
    club = rekje.Lexicon(path, "nl")
    kept = pickle.dumps(rekje.Game(edition="nl", lexicon=club, seed=1))
    assert pickle.loads(kept).lexicon == club
    path.write_text("taart\n")
    with pytest.raises(rekje.FormError) as caught:
        pickle.loads(kept)
    assert caught.value.code == "lexicon-changed"
    words = rekje.Lexicon(["TAART", "TAFEL"], "nl")
    assert again(words) == words
    assert list(again(words)) == list(words)  # type: ignore[call-overload]


def test_a_list_by_a_relative_path_is_the_same_from_every_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "club.txt"
    path.write_text("taart\ntafel\n")
    monkeypatch.chdir(tmp_path)
    club = rekje.Lexicon("club.txt")
    values = [club, rekje.Position("TAART", lexicon="club.txt"), rekje.Game(lexicon="club.txt", seed=1)]
    packed = [pickle.dumps(value) for value in values]
    monkeypatch.chdir("/")
    assert [pickle.loads(one) for one in packed] == values
    assert repr(pickle.loads(packed[0])) == "<lexicon club.txt, 2 words>"
    assert copy.copy(club) == copy.deepcopy(club) == rekje.Lexicon(path) == club
    assert len({club, rekje.Lexicon(path), pickle.loads(packed[0])}) == 1
    other = tmp_path / "other.txt"
    other.write_text("taart\ntafel\n")
    assert rekje.Lexicon(other) != club


def test_a_list_of_a_record_that_can_not_be_laid_is_pickled_with_its_game() -> None:
    record = b"""{"format": "rekje-record/1", "game": "scrabble", "edition": "en", "lexicon": {"words": ["A1"]},
      "seats": ["Anna", "Bram"], "moves": []}"""
    game = rekje.Game.from_record(record)
    assert len(game.lexicon) == 0
    assert again(game) == game


@pytest.mark.parametrize("edition", ["en", "koning/en", "letter/en"])
def test_reviews_of_the_same_game_are_equal(edition: str) -> None:
    def reviewed(seed: int) -> rekje.GameReview:
        game = play_on(rekje.Game(edition=edition, seed=seed), 3)
        for seat in (0, 1):
            if game.outcome is None:
                game.resign(seat)
        return game.review()

    review = reviewed(4)
    assert review == again(review) == reviewed(4)
    assert hash(review) == hash(again(review))
    assert review != reviewed(5)
    assert review != review.to_json()
