"""`rekje play --by-ear`: everything is said in sentences, nothing is drawn, and the table can be asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from rekje.cli import cli
from rekje.games.editions import builtin_edition
from rekje.locale import LANGUAGES, say
from rekje.terminal.ending import ending_lines
from rekje.terminal.playing.actions import EXAMPLES, HEARD, action_word
from rekje.terminal.playing.host import Host
from tests.terminal.letter_host import WORDS, Writer, lay_host
from tests.terminal.typed import (
    PRIVATE,
    Careful,
    Typed,
    private_edition,
    private_words,
    remember_what_may_be_seen,
    table_for,
)
from tests.terminal.walk_hosts import Walker, private_walk_edition, private_walk_words, walk_host

PLAYERS = ("person", "greedy")


def crossword(typed: Typed, **more: object) -> Host:
    return table_for(typed, PLAYERS, edition=private_edition(), words=private_words(), **more)  # type: ignore[arg-type]


def letter(typed: Typed) -> Host:
    return lay_host(typed, PLAYERS, setup=None, words=WORDS)


TABLES: dict[str, Callable[[Typed], Host]] = {
    "scrabble": crossword,
    "koning": lambda typed: walk_host(typed, PLAYERS),
    "letter": letter,
}
DRAWN = set("▸✓│─┌▒▓◆↑→")
TYPISTS = {"scrabble": Careful, "koning": Walker, "letter": Writer}


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_told_and_nothing_is_drawn(game: str) -> None:
    typed = Typed(typist=TYPISTS[game](), by_ear=True)
    host = TABLES[game](typed)
    typed.play(host)
    assert host.state.outcome
    typed.screen.tell(ending_lines(typed.screen, host.state, host.knowledge))
    told = "".join(typed.pages) + typed.shown()
    assert not set(told) & DRAWN
    assert "· ·" not in told
    assert "\n\n" not in told
    assert "  " not in told
    laid = [name for name in ("Anna", "Bram") if told.count(name) > 2]
    assert laid == ["Anna", "Bram"]


def test_C4_nothing_that_is_answered_names_a_hidden_tile() -> None:
    questions = [action_word(name, "en") + f" {EXAMPLES.get(name, '')}" for name in (*HEARD, "score")]
    laying = Careful()
    asked = iter(questions * 4)

    def typist(host: Host) -> str:
        return next(asked, None) or laying(host)

    typed = Typed(typist=typist, by_ear=True)
    host = crossword(typed, hints=True)
    may_see = remember_what_may_be_seen(typed, host)
    typed.play(host)
    assert host.state.outcome
    for page, allowed in zip(typed.pages, may_see, strict=True):
        assert set(page) & set(PRIVATE) <= allowed


def test_C4_a_hidden_rack_is_told_by_its_number() -> None:
    typed = Typed(["/none", "letters", "board"], by_ear=True)
    host = walk_host(
        typed, PLAYERS, edition=private_walk_edition(), words=private_walk_words(), options={"open_tiles": False}
    )
    typed.play(host)
    rack = host.state.seats[1].rack
    assert f"Bram: {say('web-tiles-held', 'en', count=len(rack))}." in typed.pages[2]
    assert not set("".join(typed.pages)) & (set(rack) - set(host.state.board.values()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("make", "known"),
    [
        (TABLES["scrabble"], HEARD[:-1]),
        (lambda typed: walk_host(typed, PLAYERS), (*HEARD[:4], "letters")),
        (lay_host, [name for name in HEARD if name != "words"]),
    ],
    ids=TABLES,
)
def test_the_table_is_asked_in_each_language(
    make: Callable[[Typed], Host], known: tuple[str, ...], language: str
) -> None:
    typed = Typed(
        [f"{action_word(name, language)} {EXAMPLES.get(name, '')}" for name in known], language=language, by_ear=True
    )
    typed.play(make(typed))
    answers = typed.pages[1:]
    assert len(answers) == len(known)
    for code in ("screen-not-understood", "heap-not-understood", "lays-not-understood", "line-not-now"):
        refused = say(code, language, line="#", command="#").partition("#")[0]
        assert not [answer for answer in answers if answer.startswith(refused)]
    assert answers[0].startswith(say("web-rack", language))


def test_what_a_game_has_not_is_not_possible() -> None:
    typed = Typed(["letters"], by_ear=True)
    typed.play(crossword(typed))
    assert typed.pages[1].startswith(say("line-not-now", "en", command="letters"))


def test_rows_columns_squares_and_words_are_read_from_the_board() -> None:
    asked = ["row 8", "column h", "square h8", "square A1", "square Z9", "row 99", "board", "words", "last"]
    typed = Typed(["", "8G stoep", "", "", *asked], by_ear=True)
    host = table_for(typed, ("person", "person"), edition=builtin_edition("scrabble", "nl-early"))
    seats = tuple(replace(one, rack=tuple("STOEPAA")) for one in host.state.seats)
    host.table.room.state = replace(host.state, seats=seats)
    typed.play(host)
    row, column, square, corner, no_square, no_row, board, words, last = typed.pages[-9:]
    assert row.startswith("Row 8: A8 to F8 empty; G8 S; H8 T; I8 O; J8 E; K8 P; L8 to O8 empty.")
    assert column.startswith("Column H: H1 to H7 empty; H8 T; H9 to H15 empty.")
    assert square.startswith("H8, double word, T, last move.")
    assert corner.startswith("A1, triple word, empty.")
    assert no_square.startswith("There is no square Z9")
    assert no_row.startswith("There is no “99”.")
    assert board.startswith("5 tiles lie there: STOEP 8G.")
    assert words.startswith("STOEP 8G\n")
    assert "plays STOEP at 8G" in last


def test_what_is_laid_but_not_sent_is_said_once() -> None:
    typed = Typed(["t1x2 j8 tea eat", "rack", "row 8", "undo"], by_ear=True)
    typed.play(lay_host(typed))
    assert ["TEA 1, EAT 1 = 2" in page for page in typed.pages] == [False, True, False, False, False]


def test_letters_of_many_sizes_are_told_with_what_they_touch() -> None:
    typed = Typed(["board", "row 8", "square H10", "path EA", "letters"], by_ear=True)
    typed.play(lay_host(typed))
    board, row, square, path, letters = typed.pages[1:]
    assert "H8 E, 2 by 2, touches A; H10 A, 3 by 2, touches E" in board
    assert "H8 to I8 E, 2 by 2" in row
    assert square.startswith("H10, A, 3 by 2.")
    assert path.startswith("EA: H8, H10.")
    assert "Bram: D, 1 by 2; N, 1 by 3; R, 3 by 2." in letters


def test_help_is_said_at_once_with_what_can_be_asked() -> None:
    typed = Typed(["help", "pass"], by_ear=True)
    typed.play(crossword(typed))
    assert "row 8: a row, square by square" in typed.pages[1]
    assert f"score: {say('line-about-score', 'en')}" in typed.pages[1]
    assert "passes" in "".join(typed.pages[2:])


def test_where_a_board_is_drawn_commands_are_as_short_as_before() -> None:
    typed = Typed(["row 8"])
    typed.play(crossword(typed))
    assert say("screen-not-understood", "en", line="row 8").partition(":")[0] in " ".join(typed.pages[1].split())


@pytest.mark.parametrize("game", ["scrabble", "woordenspel", "koning", "letter"])
def test_a_demonstration_by_ear_draws_nothing(game: str) -> None:
    ran = CliRunner().invoke(
        cli, ["play", game, "--edition", "nl", "--demo", "--by-ear", "--seed", "1", "--pace", "0", "--lexicon", "nl"]
    )
    assert ran.exit_code == 0
    assert not set(ran.output) & DRAWN
    assert "· ·" not in ran.output
    assert len(ran.output.splitlines()) > 10
