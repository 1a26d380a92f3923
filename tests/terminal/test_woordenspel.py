"""Woordenspel at the terminal: buying, the lid, the board with its colours, long racks, ij and y, the +25."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from rekje.games.editions import builtin_edition
from rekje.games.registry import GAMES
from rekje.locale import LANGUAGES, say
from rekje.model.events import Bought
from rekje.terminal import look
from rekje.terminal.crossword.board import Drawing, board_lines
from rekje.terminal.ending import ending_lines
from rekje.terminal.page import rack_lines
from rekje.terminal.playing.host import Host
from rekje.terminal.setup import ask_game
from tests.terminal.typed import (
    PRIVATE,
    Careful,
    Typed,
    help_lines,
    private_edition,
    private_words,
    remember_what_may_be_seen,
    table_for,
)

BUY = {"nl": "koop", "fr": "acheter", "de": "kaufen", "en": "buy", "it": "compra"}


def table(typed: Typed, *, words: object = "any", rack: str = "", language: str = "nl", **more: object) -> Host:
    """A table for two people; ``rack`` instead of what the seat that begins has drawn."""
    edition = builtin_edition("woordenspel", language)
    host = table_for(typed, ("person", "person"), edition=edition, words=words, **more)  # type: ignore[arg-type]
    seat = host.due()
    if rack and seat is not None:
        seats = [replace(one, rack=tuple(rack)) if i == seat else one for i, one in enumerate(host.state.seats)]
        host.table.room.state = replace(host.state, seats=tuple(seats))
    return host


@pytest.mark.parametrize(("language", "laid"), [("de", "UEBER"), ("nl", "UBER")])
def test_C1_an_umlaut_that_the_box_lacks_is_typed_as_the_list_is_laid(language: str, laid: str) -> None:
    typed = Typed(["", "H8 über"], language=language)
    host = table(typed, rack="UEBERAA", language=language)
    typed.play(host)
    assert f"{laid} " in typed.pages[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buying_shows_each_tile_and_how_many_are_left(language: str) -> None:
    typed = Typed(["", BUY[language], f"{BUY[language]} 2", BUY[language]], language=language)
    host = table(typed)
    seat = host.due()
    typed.play(host)
    bought = [event.tiles for event in host.table.events if isinstance(event, Bought)]
    assert len(bought) == 3
    assert say("screen-bought", language, tiles=bought[0], count=1, left=2) in typed.pages[2]
    assert say("screen-bought", language, tiles=" ".join(bought[1:]), count=2, left=0) in typed.pages[3]
    assert "(W5)" in typed.pages[4]
    assert seat is not None
    assert len(host.state.seats[seat].rack) == 13


@pytest.mark.parametrize("line", ["koop 4", "koop x", "koop 0", "koop -1", "ruil AB"])
def test_what_cannot_be_bought_changes_nothing(line: str) -> None:
    typed = Typed(["", line], language="nl")
    host = table(typed)
    before = host.state
    typed.play(host)
    assert host.state is before
    assert "(C6)" in typed.pages[2] or "(W5)" in typed.pages[2]


def test_a_purchase_takes_back_what_was_not_sent_yet_and_the_turn_goes_on() -> None:
    typed = Typed(["", "8H HOND", "koop", "8H HOND", ""], language="nl")
    host = table(typed, rack="HONDEEEEEE")
    seat = host.due()
    typed.play(host)
    assert "H+ O+ N+ D+" in typed.pages[2]
    assert "H+" not in typed.pages[3]
    assert seat is not None
    assert host.state.seats[seat].score == 13


def test_the_others_are_told_how_many_in_one_sentence() -> None:
    typed = Typed(["", "koop", "koop", "pas", ""], language="nl")
    host = table(typed)
    typed.play(host)
    assert "koopt 2 letters." in typed.pages[-2]
    assert "koopt 1 letter." not in typed.pages[-2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_lid_not_a_bag(language: str) -> None:
    typed = Typed(["", "?"], language=language)
    host = table(typed)
    typed.play(host)
    assert say("own-woordenspel-screen-bag", language, count=76) in typed.pages[1]
    assert say("screen-bag", language, count=76) not in typed.pages[1]


def test_the_board_says_without_colour_what_its_squares_do() -> None:
    edition = builtin_edition("woordenspel", "nl")
    lines = [str(line) for line in board_lines(edition, Drawing({}), "nl")]
    assert len(lines) == 17
    assert lines[5].split() == ["5", "2L", "·", "·", "·", "2×", "·", "·", "·", "·", "·", "·", "2×", "·", "·", "·", "2L"]
    assert lines[8].count("◦") == 2
    assert {look.premium_style(kind) for kind in edition.premiums.values()} == {
        look._COLOURS[name] for name in ("red", "green", "yellow")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_squares_and_names_what_this_game_has(language: str) -> None:
    typed = Typed(language=language)
    host = table(typed)
    told = "\n".join(str(line) for line in help_lines(typed.screen, host.state))
    assert say("screen-counts-start", language) in " ".join(told.split())
    assert say("screen-help-buy", language) in told
    assert say("screen-help-exchange", language) not in told
    assert all(cell_len(line) < 80 for line in told.splitlines())


@pytest.mark.parametrize("count", [1, 10, 18, 24, 31, 60])
def test_long_racks_fit_on_their_two_lines(count: int) -> None:
    letters = builtin_edition("woordenspel", "nl").letter_set
    rack = tuple(("ABCDEFGHIJKLMNOPQRSTUVWXYZ" * 3)[:count])
    lines = rack_lines(rack, letters, "nl", 79)
    assert len(lines) == 2
    assert all(cell_len(str(line)) <= 79 for line in lines)
    shown = "".join(str(line) for line in lines).replace("Rekje", "")
    assert [char for char in shown if char.isalpha()] == list(rack)


@pytest.mark.parametrize("typed_word", ["RIJST", "rijst", "RYST", "rĳst"])
def test_ij_is_laid_as_y_with_a_hint(typed_word: str) -> None:
    typed = Typed(["", f"8H {typed_word}", ""], language="nl")
    host = table(typed, rack="RYSTEEEEEE", words=["RYST"])
    typed.play(host)
    assert ("De ij leg je hier als Y: RYST." in typed.pages[2]) == (typed_word.upper() != "RYST")
    assert "RYST = 19" in typed.pages[2]
    assert "".join(host.state.board.values()) == "RYST"


@pytest.mark.parametrize(
    ("language", "laid", "meant"),
    [("nl", "RYST", "RYST (RIJST)"), ("nl", "BABY", "BABY"), ("de", "OELE", "OELE (ÖLE)"), ("fr", "PAYS", "PAYS")],
)
def test_what_tiles_mean_is_told_where_they_do_not_show_it(language: str, laid: str, meant: str) -> None:
    typed = Typed(["", f"8H {laid}", "", "", "score", ""])
    host = table(typed, rack=f"{laid}EEEEEE", words=language, language=language)
    typed.play(host)
    preview, news, score = typed.pages[2], typed.pages[3], typed.pages[5]
    assert f"{meant} = " in preview
    assert f"plays {meant} at 8H" in news
    assert f"8H {meant} " in score


def test_i_and_j_apart_stay_apart() -> None:
    typed = Typed(["", "8H bijou"], language="nl")
    host = table(typed, rack="BIJOUEEEEE", words=["BIJOU"])
    typed.play(host)
    assert "BIJOU = 24" in typed.pages[2]
    assert "als Y" not in typed.pages[2]


def test_a_word_with_ij_is_looked_up_as_it_lies() -> None:
    typed = Typed(["", "woord rijst"], language="nl")
    typed.play(table(typed, words=["RYST"]))
    assert "RIJST staat in de woordenlijst." in typed.pages[2]
    assert "als Y: RYST" in typed.pages[2]


def test_only_the_lay_counts_so_words_stand_together() -> None:
    typed = Typed(["", "8H RYST", "", "", "9G BAL"], language="nl")
    host = table(typed, rack="RYSTEEEEEE")
    typed.play(host)
    first = host.looking
    assert first is not None
    seats = [replace(one, rack=tuple("BALEEEEEEE")) if i == first else one for i, one in enumerate(host.state.seats)]
    host.table.room.state = replace(host.state, seats=tuple(seats))
    typed = Typed(["9G BAL"], language="nl")
    host.screen = typed.screen
    typed.play(host)
    assert "BAL · RA · YL = 10 punten" in typed.pages[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_who_got_the_bonus(language: str) -> None:
    typed = Typed(language=language)
    host = table_for(typed, ("greedy", "greedy"), edition=private_edition("woordenspel"), words=private_words(), seed=2)
    typed.play(host)
    outcome = host.state.outcome
    assert outcome is not None
    told = " ".join(str(line) for line in ending_lines(typed.screen, host.state))
    out = outcome.adjustments.index(max(outcome.adjustments))
    sentence = say("screen-out-bonus", language, name=host.state.seats[out].name, bonus=25)
    # Lines are broken at plain spaces only.
    assert (sentence in re.sub(" +", " ", told)) == (outcome.reason == "out")


def test_no_tile_bought_is_shown_to_anybody_else() -> None:
    """C4, with tiles that all differ."""
    typed = Typed(typist=Careful())
    host = table_for(
        typed, ("person", "greedy"), edition=private_edition("woordenspel"), words=private_words(), hints=True
    )
    may_see = remember_what_may_be_seen(typed, host)
    typed.play(host)
    assert any(isinstance(event, Bought) and event.seat == 1 for event in host.table.events)
    for page, allowed in zip(typed.pages, may_see, strict=True):
        assert set(page) & set(PRIVATE) <= allowed


@pytest.mark.parametrize(("answer", "game"), [("", "scrabble"), ("2", "woordenspel"), ("woordenspel", "woordenspel")])
def test_the_first_question_is_which_game(answer: str, game: str) -> None:
    typed = Typed([answer], language="nl")
    assert ask_game(typed.screen) == game
    assert all(say(f"screen-game-{name}", "nl") in typed.pages[0] for name in GAMES)
