"""`rekje play --by-ear`: everything is said in sentences, nothing is drawn, and the table can be asked."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import permutations, product

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from rekje.cli import cli
from rekje.drawing.crossword.hints import told as hinted
from rekje.games.editions import builtin_edition
from rekje.games.registry import get_game
from rekje.locale import LANGUAGES, has_message, say
from rekje.model.commands import Play
from rekje.model.events import Answered, Setup
from rekje.players.ports import Candidate
from rekje.terminal.ending import ending_lines, show_ending
from rekje.terminal.families import SCREENS
from rekje.terminal.family import EarQuestion
from rekje.terminal.path.ending import UNSEEN_HEARD, lay_ending
from rekje.terminal.playing.actions import EXAMPLES, HEARD, action_word, read_action
from rekje.terminal.playing.host import Host
from rekje.terminal.start import make_host
from tests.terminal.letter_host import RACKS, WORDS, Writer, lay_host
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


def test_where_all_that_is_unseen_is_in_the_bag_only_that_is_told() -> None:
    typed = Typed(["bag"], by_ear=True)
    typed.play(walk_host(typed, PLAYERS))
    assert re.search(r"^\d+ tiles in the bag: ", typed.pages[-1], re.M), typed.pages[-1]
    assert "can’t see" not in typed.pages[-1]


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


@pytest.mark.parametrize(
    ("game", "asked", "line"),
    [
        ("scrabble", "row", "row 8: a row, square by square"),
        ("scrabble", "pass", "pass: skip your turn"),
        ("koning", "other", "other: "),
        ("letter", "free", "free R: "),
    ],
)
def test_help_with_a_command_after_it_tells_that_one_alone(game: str, asked: str, line: str) -> None:
    typed = Typed([f"/help {asked}" if game != "scrabble" else f"help {asked}"], by_ear=True)
    typed.play((TABLES | {"letter": lay_host})[game](typed))
    assert line in typed.pages[1]
    assert len(typed.pages[1].strip().splitlines()) == 2


def test_help_about_what_is_no_command_says_so() -> None:
    typed = Typed(["help nonsense"], by_ear=True)
    typed.play(crossword(typed))
    assert typed.pages[1].startswith("There is no command “nonsense”.")


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


def test_where_a_word_was_laid_on_the_bare_table_is_told_and_marked() -> None:
    typed = Typed(["red", "", "pass", "last", "board"], by_ear=True)
    typed.play(walk_host(typed, PLAYERS, setup=Setup(racks=["REDEELSEEV", "LEVELLAAAA"])))
    laid = "Last laid: L on N21, E on O21, V on P21."
    assert laid in typed.pages[2]
    passed, last, board = map(told, typed.pages[3:])
    assert "Bram makes LEVELS" in passed
    assert last.startswith("Bram makes LEVELS with 1 new tile and comes to 11. Last laid: S on ")
    assert board.count("last move") == 1
    assert "touches E, L, last move" in board or "touches L, last move" in board


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_nobody_chose_is_no_dash(language: str) -> None:
    typed = Typed(["none"], language=language, by_ear=True)
    typed.play(walk_host(typed, PLAYERS, setup=Setup(racks=["AAAAAAAAAA", "LEVELLAAAA"])))
    assert told(say("heap-news-unchosen", language, names="Anna")) in told(typed.pages[1])
    assert "–" not in typed.pages[1]
    assert "·" not in typed.pages[1]


def test_the_last_play_is_told_before_what_happened_since() -> None:
    typed = Typed(["", "8G stoep", "", "", "pass", "", "last"], by_ear=True)
    typed.play(with_racks(table_for(typed, PEOPLE, edition=builtin_edition("scrabble", "nl-early")), "STOEPAA"))
    first, then = told(typed.pages[-1]).split(" plays STOEP at 8G: ")
    assert first in ("Anna", "Bram")
    assert then.partition(". ")[2].startswith(f"{'Bram' if first == 'Anna' else 'Anna'} passes.")


def test_a_play_taken_back_is_no_longer_the_last_one() -> None:
    typed = Typed(["", "8G stoep", "", "", "challenge", "last"], by_ear=True)
    host = table_for(
        typed, PEOPLE, edition=builtin_edition("scrabble", "nl-early"), words=("ei",), options={"judging": "challenge"}
    )
    typed.play(with_racks(host, "STOEPAA"))
    assert "challenges, and is right" in "".join(typed.pages)
    assert "plays STOEP" not in typed.pages[-1]


def test_the_tiles_left_at_the_end_are_told_one_by_one() -> None:
    typed = Typed(["resign", "y"], by_ear=True)
    host = crossword(typed)
    typed.play(host)
    with_racks(host, "A?")
    assert "Left A, blank;" in told("\n".join(map(str, ending_lines(typed.screen, host.state))))
    with_racks(host, "")
    assert "–" not in "".join(map(str, ending_lines(typed.screen, host.state)))


def test_of_the_words_that_nobody_saw_only_the_longest_are_told() -> None:
    words = ["".join(word) for length in (2, 3, 4) for word in permutations("TEAR", length)]
    typed = Typed(["resign", "y"], by_ear=True)
    laid = Setup(tiles={"H8": "[E2×2]", "H10": "[A2×2]", "J8": "[R2×2]", "J10": "[T2×2]"}, racks=RACKS)
    host = lay_host(typed, setup=laid, words=words)
    typed.play(host)
    assert host.state.outcome is not None
    *_, title, seen, _ = map(str, lay_ending(typed.screen, host.state, host.state.outcome, host.knowledge))
    assert title.startswith("Nobody saw these ")
    assert seen.count(", ") == UNSEEN_HEARD - 1
    assert seen.endswith(" more.")


def test_nothing_written_down_is_not_told_by_a_dash() -> None:
    typed = Typed(["words", "letters"], by_ear=True)
    typed.play(lay_host(typed))
    assert not any(line.strip() == "–" for page in typed.pages for line in page.splitlines())
    assert "–" not in typed.pages[2]


def test_a_word_that_lies_there_is_told_once_by_laid() -> None:
    typed = Typed(["red", "", "eel", "laid"], by_ear=True, language="nl")
    typed.play(walk_host(typed, PLAYERS, setup=Setup(racks=["REDEELSEEV", "LEVELLAAAA"])))
    assert typed.pages[3].count("EEL: ") == 1
    again = Typed(["red", "", "eel", "gelegd"], by_ear=True, language="nl")
    again.play(walk_host(again, PLAYERS, setup=Setup(racks=["REDEELSEEV", "LEVELLAAAA"])))
    assert again.pages[4].count("EEL: ") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blank_is_called_one(language: str) -> None:
    typed = Typed(["8H TAxI"], language=language, by_ear=True)
    host = table_for(typed, PLAYERS, edition=builtin_edition("scrabble", "en"), words=("taxi",))
    typed.play(with_racks(host, "TAXIXXX"))
    assert say("web-tile-blank", language) in typed.pages[-1]
    assert " ? " not in typed.pages[-1].split("\n")[0]


def test_a_hint_names_its_blanks() -> None:
    play = Play(seat=0, at="8D", word="TAxI")
    assert hinted(Candidate(play, 6, 4, 1, ("T", "A", "?", "I")), 0, "en")[-1].endswith("Blank for: X.")
    assert hinted(Candidate(play, 6, 3, 1, ("T", "A", "I")), 0, "en")[-1].endswith("points.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_by_ear_has_no_advice_for_eyes(language: str) -> None:
    typed = Typed([action_word("help", language)], language=language, by_ear=True)
    typed.play(walk_host(typed, PLAYERS))
    assert "< > ^ v" not in typed.pages[1]
    assert told(say("heap-help-path-heard", language)) in told(typed.pages[1])
