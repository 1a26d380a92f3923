"""Arguments that make no sense raise what the page promises, with a sentence, and change nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import rekje
from rekje.model.commands import Pass, Resign
from rekje.players.greedy import Greedy
from rekje.players.registry import NAMES

GAME = rekje.Game(("Anna", "Bram"), edition="en", seed=7)
WALKS = rekje.Game(("Anna", "Bram"), edition="koning/en", seed=7)
LETTERS = rekje.Game(("Anna", "Bram"), edition="letter/en", seed=7)
POSITION = rekje.Position("AEINRST")


class Silent(Greedy):
    """A player who answers nothing."""

    name = "silent"

    def choose(self, *asked: Any) -> Any:
        return None


class Broken(Silent):
    """A player with a mistake in it."""

    def choose(self, *asked: Any) -> Any:
        return 1 / 0


WRONG: dict[str, Callable[[], Any]] = {
    "a record that is no JSON": lambda: rekje.Game.from_record("…"),
    "a record that is empty": lambda: rekje.Game.from_record({}),
    "a record that can't be one": lambda: rekje.Game.from_record({"x": object()}),
    "a record that is a number": lambda: rekje.Game.from_record(5),  # type: ignore[arg-type]
    "a rack that is a number": lambda: rekje.Position(5),  # type: ignore[arg-type]
    "a board that is a number": lambda: rekje.Position("A", 5),  # type: ignore[arg-type]
    "a board in one text": lambda: rekje.Position("A", "ABC"),
    "an edition that is a number": lambda: rekje.Position("A", edition=5),  # type: ignore[arg-type]
    "a place that is a number": lambda: POSITION.score(8, "TIN"),  # type: ignore[arg-type]
    "a position that is a number": lambda: rekje.plays_many([5]),  # type: ignore[list-item]
    "a best of a number": lambda: rekje.best_many([5]),  # type: ignore[list-item]
    "less than one play": lambda: POSITION.plays(top=-1),
    "no plays of many": lambda: rekje.plays_many([POSITION], top=0),
    "less than one play of a game": lambda: GAME.plays(top=-1),
    "a rack of nobody": lambda: GAME.rack(9),
    "a rack of somebody before": lambda: GAME.rack(-1),
    "a rack of a name": lambda: GAME.rack("Anna"),  # type: ignore[arg-type]
    "a view of nobody": lambda: GAME.view(7),
    "a position of nobody": lambda: GAME.position(2),
    "plays of nobody": lambda: GAME.plays(seat=2),
    "nobody resigns": lambda: GAME.resign(9),
    "nobody passes": lambda: GAME.pass_turn(seat=2),
    "a command of nobody": lambda: GAME.send(Pass(seat=9)),
    "a command of nobody before": lambda: GAME.do(Resign(seat=-1)),
    "a play without a place": lambda: GAME.play("TIN"),
    "a word that is a number": lambda: WALKS.open(5),  # type: ignore[arg-type]
    "a path of letters": lambda: WALKS.open("TIN", "ABC"),  # type: ignore[arg-type]
    "a path of one number each": lambda: WALKS.open("TIN", [(1,)]),  # type: ignore[list-item]
    "options in a mapping": lambda: rekje.Game(options={"judging": "agree"}),  # type: ignore[arg-type]
    "an option that is a list": lambda: rekje.Game(judging=["agree"]),  # type: ignore[arg-type]
    "a seed that is text": lambda: rekje.Game(seed="x"),  # type: ignore[arg-type]
    "a seed that is a fraction": lambda: rekje.Game(seed=1.5),  # type: ignore[arg-type]
    "a number instead of names": lambda: rekje.Game(2),  # type: ignore[arg-type]
    "one name instead of names": lambda: rekje.Game("Anna"),
    "numbers instead of names": lambda: rekje.Game((1, 2)),  # type: ignore[arg-type]
    "a function that is asked": lambda: GAME.ask(lambda view: 1 / 0),  # type: ignore[arg-type]
    "a number that is asked": lambda: GAME.ask(5),  # type: ignore[arg-type]
    "a player who gives no command": lambda: GAME.ask(Silent()),
    "a command that is none": lambda: GAME.do(5),  # type: ignore[arg-type]
    "tiles that are a number": lambda: GAME.exchange(5),  # type: ignore[arg-type]
    "a number of tiles that is text": lambda: GAME.buy("x"),  # type: ignore[arg-type]
    "a list that is a number": lambda: rekje.Game(lexicon=5),  # type: ignore[arg-type]
    "a word of a list that is a number": lambda: rekje.Lexicon("en").level(5),  # type: ignore[arg-type]
    "a play that is a number": lambda: POSITION.after(5),  # type: ignore[arg-type]
    "a line of CGP that is a number": lambda: rekje.Position.from_cgp(5),  # type: ignore[arg-type]
    "positions to look at that are text": lambda: POSITION.endgame("A", nodes="x"),  # type: ignore[arg-type]
    "playouts of text": lambda: rekje.playouts(1, seats="x"),  # type: ignore[arg-type]
    "a seed of playouts that is text": lambda: rekje.playouts(1, seed="x"),  # type: ignore[arg-type]
    "a position of a game without a board": lambda: rekje.Position("AB", edition="koning/en"),
    "a position in such a game": lambda: WALKS.position(),
}


def seen(ask: Callable[[rekje.SeatView], Any]) -> Callable[[], Any]:
    """What a player of one's own asks of its view."""

    class Asker:
        def choose(self, view: rekje.SeatView) -> Any:
            ask(view)

    return lambda: GAME.ask(Asker())


OTHER = rekje.Position("CAT").best()
PATTERN = (
    "pattern should be tiles of the letter set, ? for any letter and * for any letters or none, 21 at most besides *."
)
SENTENCES: dict[Callable[[], Any], str] = {
    lambda: POSITION.after(OTHER): "play should be a play of the position.",
    lambda: POSITION.picture(OTHER): "play should be a play of the position.",
    lambda: POSITION.endgame("A", play=4): "play should be a play of the position.",  # type: ignore[arg-type]
    lambda: POSITION.endgame("A", play=OTHER): "play should be a play of the position.",
    lambda: rekje.Position("A", {"8D": 5}): "board['8D'] should be text.",  # type: ignore[dict-item]
    lambda: rekje.Position(
        "A", {"8D": "BO", 8: "BO"}
    ): "list(board)[1] should be a place such as 8D, or a square (x, y).",  # type: ignore[dict-item]
    lambda: rekje.Position("A", [["."] * 15] * 15): "board[0] should be text.",  # type: ignore[list-item]
    lambda: rekje.Position("A", "BO"): "board should be a list of rows or a mapping of squares.",
    lambda: rekje.plays_many(POSITION): "positions should be a list of Positions.",  # type: ignore[arg-type]
    lambda: rekje.best_many(5): "positions should be a list of Positions.",  # type: ignore[arg-type]
    lambda: rekje.Lexicon(""): "lexicon should be the name of a list, a path, or a list of words.",
    lambda: rekje.Position(lexicon=""): "lexicon should be the name of a list, a path, or a list of words.",
    lambda: rekje.Lexicon(b"en"): "lexicon should be the name of a list, a path, or a list of words.",  # type: ignore[arg-type]
    lambda: rekje.Lexicon(["a1"]): "None of the words of this list can be laid with the tiles of the edition en.",
    lambda: rekje.Lexicon([]): "None of the words of this list can be laid with the tiles of the edition en.",
    lambda: rekje.Position("AEINRSTX"): "A rack holds at most 7 tiles, not 8.",
    lambda: POSITION.with_rack("AEINRSTX"): "A rack holds at most 7 tiles, not 8.",
    lambda: rekje.Position.from_cgp(3): "CGP should be text.",  # type: ignore[arg-type]
    lambda: rekje.Game.from_gcg(3): "GCG should be text.",  # type: ignore[arg-type]
    lambda: POSITION.picture().save("/nowhere/x.svg"): (
        "/nowhere/x.svg can’t be written (there is no such file or folder)."
    ),
    lambda: rekje.Game(seed=-1): "seed is a whole number from 0 to 4,611,686,018,427,387,904.",
    lambda: rekje.Game(seed=2**62 + 1): "seed is a whole number from 0 to 4,611,686,018,427,387,904.",
    lambda: rekje.playouts(1, seed=-1): "seed is a whole number from 0 to 4,611,686,018,427,387,904.",
    lambda: POSITION.best(leaves=rekje.Leaves({}, edition="de")): (
        "These leave values are for the tiles of scrabble/de, not for those of scrabble/en."
    ),
    lambda: rekje.Leaves({"ZA": 1, "AZ": 2}): "“ZA” and “AZ” are the same tiles: give their worth once.",
    lambda: rekje.Leaves({3: 2.0}): "list(worths)[0] should be text.",  # type: ignore[dict-item]
    lambda: rekje.Leaves({"S": float("nan")}): "worths['S'] is a number from −1,000,000 to 1,000,000.",
    lambda: rekje.Leaves({"S": 2e6}): "worths['S'] is a number from −1,000,000 to 1,000,000.",
    lambda: rekje.Leaves({"S": 8}, most=0): "“S” has more tiles than can be kept: at most 0.",
    lambda: rekje.Leaves.from_file(5): "path should be the path of a file.",  # type: ignore[arg-type]
    lambda: rekje.Position("EN", edition="en", scores=(20, 22)).preendgame("ATQ"): (
        "These tiles all fit on one rack: say with bag= how many of them are in the bag."
    ),
    lambda: rekje.Grids(faces=5): "faces should be a list of texts.",  # type: ignore[arg-type]
    lambda: rekje.Grids().counts(None): "boards should be a list of texts.",  # type: ignore[arg-type]
    lambda: rekje.Grids(shortest=0): "shortest is a whole number from 1 to 21.",
    lambda: rekje.Grids(corners="no"): "corners should be True or False.",  # type: ignore[arg-type]
    lambda: rekje.Grids().counts("ABCDEFGHIJKLMNOP"): "The boards should be a list of boards, not the text of one.",
    lambda: LETTERS.play("8D", "HOUSE"): (
        "In this game a play is a command, such as game.plays()[0].command: give it to game.do."
    ),
    lambda: GAME.ask("racer"): (
        "At this table “racer” doesn’t play; there are: level-1, level-2, level-3, level-4, level-5, level-6, level-7, "
        "level-8, level-9, level-10, greedy, strong, expert."
    ),
    lambda: GAME.ask(budget=5): "budget should be a Budget.",  # type: ignore[arg-type]
    lambda: GAME.review(budget=5): "budget should be a Budget.",  # type: ignore[arg-type]
    lambda: GAME.choices(budget=5): "budget should be a Budget.",  # type: ignore[arg-type]
    lambda: GAME.ask(Silent): "player should be the name of a computer player, or a Player.",  # type: ignore[arg-type]
    seen(lambda view: None): "choose(view) should be a command, such as Pass(seat=0).",
    lambda: rekje.best_many([POSITION], threads=2000): "threads should be a whole number from 1 to 1024.",
    lambda: rekje.playouts(1, seats=2.0): "seats should be a whole number.",  # type: ignore[arg-type]
    lambda: rekje.Budget(seconds=-1): "seconds should be a number of seconds above 0.",
    lambda: rekje.Budget(seconds="x"): "seconds should be a number of seconds above 0.",  # type: ignore[arg-type]
    lambda: rekje.Budget(nodes=-5): "nodes should be a whole number, 1 or more.",
    lambda: rekje.Leaves(lambda kept: "x"): "worths(()) should be a number.",  # type: ignore[arg-type, return-value]
    lambda: rekje.Leaves({"S": "x"}): "worths['S'] should be a number.",  # type: ignore[dict-item]
    lambda: rekje.Leaves({}, most="x"): "most should be a whole number, 0 or more.",  # type: ignore[arg-type]
    lambda: rekje.Lexicon("en").anagrams("CATS", within="yes"): "within should be True or False.",  # type: ignore[arg-type]
    lambda: GAME.vote("no"): "yes should be True or False.",  # type: ignore[arg-type]
    lambda: GAME.choices(top=0): "top should be a whole number, 1 or more.",
    lambda: GAME.undo(0): "moves should be a whole number, 1 or more.",
    lambda: GAME.play("8G"): "word should be text.",
    lambda: WALKS.play("NOT", "x"): "path should be a list of squares (x, y).",
    lambda: rekje.Lexicon("en").matching("[AB]AT"): PATTERN,
    lambda: rekje.Lexicon("en").matching("?" * 22): PATTERN,
    seen(lambda view: view.command("nope")): "kind should be the name of a command.",
    seen(lambda view: view.command(5)): "kind should be text.",  # type: ignore[arg-type]
    seen(lambda view: view.command("vote", x=1)): "In vote there is a field “x” that doesn’t belong there.",
    seen(lambda view: view.command("vote")): "In vote the field “yes” is missing.",
    seen(lambda view: view.command("vote", yes=1)): "vote.yes should be true or false, not a whole number.",
    seen(lambda view: view.plays("x")): "top is a whole number from 1 to 1,000.",  # type: ignore[arg-type]
    seen(lambda view: view.plays(0)): "top is a whole number from 1 to 1,000.",
    seen(lambda view: view.valid(5)): "words should be a list of words, 1000 at most.",  # type: ignore[arg-type]
    seen(lambda view: view.valid("CAT")): "words should be a list of words, 1000 at most.",
    seen(lambda view: view.advice(5)): "player should be text.",  # type: ignore[arg-type]
    seen(lambda view: view.advice("nope")): f"There is no computer player “nope”; there are: {', '.join(NAMES)}.",
}


@pytest.mark.parametrize(("ask", "sentence"), SENTENCES.items())
def test_the_sentence_names_the_argument(ask: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(rekje.FormError) as raised:
        ask()
    assert str(raised.value) == sentence


@pytest.mark.parametrize("case", WRONG)
def test_a_form_error_with_an_english_sentence(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", "nl")
    before = GAME.state, WALKS.state
    with pytest.raises(rekje.FormError) as raised:
        WRONG[case]()
    text = str(raised.value)
    assert text.endswith(".")
    assert not text.startswith("(")
    assert " een " not in text
    assert (GAME.state, WALKS.state) == before


NUMPY: dict[str, Callable[[], tuple[Any, Any]]] = {
    "a seed": lambda: (rekje.Game(seed=np.int64(7)), rekje.Game(seed=7)),  # type: ignore[arg-type]
    "an option": lambda: (rekje.rules(overtime=np.int64(7)), rekje.rules(overtime=7)),  # type: ignore[arg-type]
    "a number of plays": lambda: (POSITION.plays(np.int64(3)), POSITION.plays(3)),  # type: ignore[arg-type]
    "plays of many": lambda: (rekje.plays_many([POSITION], np.int8(3), threads=np.int8(1))[0], POSITION.plays(3)),  # type: ignore[arg-type]
    "games": lambda: (rekje.playouts(np.int64(2), seats=np.int64(3))[1].scores, rekje.playouts(2, seats=3)[1].scores),  # type: ignore[arg-type]
    "a seat": lambda: (GAME.rack(np.int64(1)), GAME.rack(1)),  # type: ignore[arg-type]
    "a budget": lambda: (
        rekje.Budget(nodes=np.int64(9), seconds=np.float32(0.5)),  # type: ignore[arg-type]
        rekje.Budget(nodes=9, seconds=0.5),
    ),
    "scores": lambda: (rekje.Position(scores=[np.int64(5), np.int64(3)]), rekje.Position(scores=[5, 3])),  # type: ignore[list-item]
    "a square": lambda: (
        rekje.Position(board={(np.int64(7), np.int64(7)): "A"}),  # type: ignore[dict-item]
        rekje.Position(board={(7, 7): "A"}),
    ),
    "worths": lambda: (
        POSITION.plays(3, leaves=rekje.Leaves({"S": np.float32(8)})),  # type: ignore[dict-item]
        POSITION.plays(3, leaves=rekje.Leaves({"S": 8.0})),
    ),
    "worths told": lambda: (
        repr(rekje.Leaves(lambda kept: np.float32(len(kept)), most=np.int64(2))),  # type: ignore[arg-type, return-value]
        repr(rekje.Leaves(len, most=2)),
    ),
}


@pytest.mark.parametrize("case", NUMPY)
def test_a_number_of_numpy_counts_as_one(case: str) -> None:
    given, plain = NUMPY[case]()
    assert given == plain


def test_numbers_of_numpy_are_kept_as_plain_ones() -> None:
    budget = rekje.Budget(nodes=np.int64(9), seconds=np.float32(0.5))  # type: ignore[arg-type]
    scores = rekje.Position(scores=[np.int64(5)]).scores  # type: ignore[list-item]
    assert [type(one) for one in (budget.nodes, budget.seconds, scores[0])] == [int, float, int]


@pytest.mark.parametrize("wrong", [True, np.True_, "7", np.str_("7"), 1.5, np.float64(1.0)])
def test_truth_text_and_fractions_are_no_whole_numbers(wrong: Any) -> None:
    with pytest.raises(rekje.FormError, match="top should be a whole number, 1 or more"):
        POSITION.plays(wrong)
    with pytest.raises(rekje.FormError, match="nodes should be a whole number, 1 or more"):
        rekje.Budget(nodes=wrong)


def test_what_a_player_of_ones_own_raises_comes_through_as_it_is() -> None:
    before = GAME.state
    with pytest.raises(ZeroDivisionError):
        GAME.ask(Broken())
    assert GAME.state == before


def test_the_sentence_names_the_place_where_there_is_one() -> None:
    with pytest.raises(rekje.FormError) as raised:
        rekje.Position.from_cgp("15/15 AB")
    assert str(raised.value) == "Line 1, column 1: The board has 2 rows instead of 15."


def test_a_record_as_bytes_as_text_and_as_a_document() -> None:
    data = GAME.to_json()
    for given in (data, data.decode(), json.loads(data), GAME.record()):
        assert rekje.Game.from_record(given).state.config.seats == ("Anna", "Bram")


def test_a_whole_game_of_walks() -> None:
    game = rekje.Game(("Anna", "Bram"), edition="koning/nl", seed=1)
    with pytest.raises(rekje.Refused):
        game.play("LEPEL", [(0, 0)] * 5)
    game.open(None, seat=0)
    chosen = game.plays(top=1, seat=1)[0]
    assert isinstance(chosen, rekje.WalkedPlay)
    game.open(chosen.word, chosen.path)
    assert (game.scores, game.turn) == ((0, chosen.score), 0)
    assert len(game.plays(top=5)) == 5
    while not game.outcome:
        best = next(iter(game.plays(top=1)), None)
        if best is None:
            game.pass_turn()
        else:
            assert isinstance(best, rekje.WalkedPlay)
            assert game.play(best.word, best.path).score == best.score
    assert game.outcome.rule == "K13"
    assert rekje.Game.from_record(game.to_json()).outcome == game.outcome


def test_all_plays_of_a_game_on_a_board_are_those_of_its_position() -> None:
    assert GAME.plays(top=3) == GAME.position().plays(top=3)
