"""`rekje play --by-ear`: everything is said in sentences, nothing is drawn, and the table can be asked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from rekje.cli import cli
from rekje.games.editions import builtin_edition
from rekje.games.registry import get_game
from rekje.locale import LANGUAGES, has_message, say
from rekje.model.events import Answered
from rekje.terminal.ending import ending_lines, show_ending
from rekje.terminal.families import SCREENS
from rekje.terminal.family import EarQuestion
from rekje.terminal.playing.actions import EXAMPLES, HEARD, action_word, read_action
from rekje.terminal.playing.host import Host
from rekje.terminal.start import make_host
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

PLAYERS, PEOPLE = ("person", "greedy"), ("person", "person")


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
        (TABLES["scrabble"], [name for name in HEARD if name != "letters"]),
        (lambda typed: walk_host(typed, PLAYERS), (*HEARD[:4], "letters", "tried")),
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
    assert answers[0].startswith(say("screen-rack", language))


def test_what_a_game_has_not_is_not_possible() -> None:
    typed = Typed(["letters"], by_ear=True)
    typed.play(crossword(typed))
    assert typed.pages[1].startswith(say("line-not-now", "en", command="letters"))


def told(page: str) -> str:
    return " ".join(page.split())


def with_racks(host: Host, rack: str) -> Host:
    """The host, everybody with the same rack."""
    seats = tuple(replace(one, rack=tuple(rack)) for one in host.state.seats)
    host.table.room.state = replace(host.state, seats=seats)
    return host


def test_a_refusal_tells_its_rule_in_a_sentence_that_no_square_could_be() -> None:
    typed = Typed(["8H QQQQ"], by_ear=True)
    typed.play(crossword(typed))
    assert typed.pages[-1].split("\n")[0].endswith(". Rule C8."), typed.pages[-1]


def test_rows_columns_squares_and_words_are_read_from_the_board() -> None:
    asked = ["row 8", "column h", "square h8", "square A1", "square Z9", "row 99", "board", "words", "last"]
    typed = Typed(["", "8G stoep", "", "", *asked], by_ear=True)
    typed.play(with_racks(table_for(typed, PEOPLE, edition=builtin_edition("scrabble", "nl-early")), "STOEPAA"))
    row, column, square, corner, no_square, no_row, board, words, last = typed.pages[-9:]
    assert row.startswith("Row 8: A8 triple word; B8 to C8 empty; D8 double letter;")
    assert "E8 to F8 empty; G8 S; H8 T; I8 O; J8 E; K8 P; L8 double letter; M8 to N8 empty" in row
    assert column.startswith("Column H: H1 triple word; H2 to H3 empty; H4 double letter; H5 to H7 empty; H8 T;")
    assert square.startswith("H8, double word, T, last move; part of STOEP 8G.")
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


def test_a_play_typed_again_is_told_again_and_so_is_what_lies_there() -> None:
    typed = Typed(["", "8G stoep", "8H stoep", "8H stoep", "laid"], by_ear=True)
    typed.play(with_racks(table_for(typed, PEOPLE, edition=builtin_edition("scrabble", "nl-early")), "STOEPAA"))
    assert ["STOEP 8G. STOEP" in told(page) for page in typed.pages[2:]] == [True, False, False, False]
    assert ["STOEP 8H. STOEP" in told(page) for page in typed.pages[2:]] == [False, True, True, True]


def test_words_that_are_questions_too_are_laid_where_they_have_a_place() -> None:
    typed = Typed(["", "row 8H", "8H last", "board 8H"], by_ear=True)
    typed.play(with_racks(table_for(typed, PEOPLE, edition=builtin_edition("scrabble", "en")), "ROWLAST"))
    assert typed.pages[2].startswith("ROW 8H.")
    assert typed.pages[3].startswith("LAST 8H.")
    assert "no B" in typed.pages[4]


def test_a_question_that_lacks_something_says_what() -> None:
    typed = Typed(["row", "column", "square", "square 8H"], by_ear=True)
    typed.play(crossword(typed))
    for place, name in enumerate(("row", "column", "square"), 1):
        example = f"{name} {EXAMPLES[name]}"
        assert typed.pages[place].startswith(say("line-needs", "en", command=name, example=example))
    assert typed.pages[4].startswith("H8, ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_further_words_for_questions_are_those_of_the_line_in_the_browser(language: str) -> None:
    for name in (*HEARD, "score", "bag"):
        code = f"line-also-{name}"
        further = say(code, language).split(", ") if has_message(code, language) else []
        meant = [read_action(word, language, whole=True, heard=True) for word in further if word != "–"]
        assert {action.name if action else None for action in meant} <= {name}


@pytest.mark.parametrize("game", TABLES)
def test_a_full_table_is_told_whole(game: str) -> None:
    typed = Typed(["board"], by_ear=True)
    host = {"scrabble": crossword, "koning": walk_host, "letter": lay_host}[game](typed)  # type: ignore[operator]
    tiles = dict.fromkeys(product(range(12), repeat=2), "E1×1" if game == "letter" else "E")
    host.table.room.state = replace(host.state, board=tiles)
    seen = EarQuestion(host.view(0), "", typed.screen, host.shown)
    answer = SCREENS[get_game(host.state.config.game).family].heard["board"](seen)
    assert "…" not in answer
    assert len(answer) > 300 or game == "scrabble"
    assert answer.count(" E, touches") == len(tiles) or game == "scrabble"


def test_two_at_one_keyboard_are_told_each_move_once() -> None:
    typed = Typed(["", "8G stoep", "", "", "pass", "", "pass"], by_ear=True)
    host = with_racks(table_for(typed, PEOPLE, edition=builtin_edition("scrabble", "nl-early")), "STOEPAA")
    typed.play(host)
    assert "".join(typed.pages).count("plays STOEP at 8G") == 1
    assert "".join(typed.pages).count(" passes.") == 1


def test_whoever_is_asked_about_a_play_may_ask_about_the_table_first() -> None:
    typed = Typed(["", "8G stoep", "", "board", "c", "rack", "nonsense", "help", "accept", "accept"], by_ear=True)
    edition = builtin_edition("scrabble", "nl-early")
    host = table_for(typed, ("person",) * 3, edition=edition, options={"judging": "challenge"})
    typed.play(with_racks(host, "STOEPAA"))
    asked = [told(page) for page in typed.pages[3:]]
    assert "plays STOEP" in asked[0]
    assert asked[1].startswith("5 tiles lie there: STOEP 8G.")
    assert "No clock is running." in asked[2]
    assert "’s turn. " in asked[2]
    assert "I don’t understand “rack”" in asked[3], "the others are listening"
    assert asked[4].startswith("I don’t understand “nonsense”")
    assert "row 8: a row, square by square" in asked[5]
    assert "understand" not in asked[5]
    assert not any("plays STOEP" in page for page in asked[1:])
    assert [event.yes for event in host.table.events if isinstance(event, Answered)][:1] == [True]


def test_the_last_moves_of_a_game_are_told_at_its_end() -> None:
    typed = Typed(["resign", "n", "resign", "y"], by_ear=True)
    host = crossword(typed)
    typed.play(host)
    show_ending(host)
    assert "Anna resigns." in typed.shown()
    assert typed.pages[2].startswith("Anna"), "after a no nothing is said again"


def test_whoever_comes_back_after_giving_up_is_told_how_to_leave_once() -> None:
    typed = Typed(["resign", "y"], by_ear=True)
    host = table_for(typed, ("person", "greedy", "greedy"), words=private_words(), edition=private_edition())
    typed.play(host)
    assert typed.shown().count(say("screen-others-play-on", "en")) == 1
    again = Typed(by_ear=True)
    assert make_host(host.table, host.words, again.screen).had_persons


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
