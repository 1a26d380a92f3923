"""Games of walks at the terminal, typed line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rekje.bootstrap import open_words, resume_table
from rekje.games.walk.heap import heap_of
from rekje.locale import LANGUAGES, say
from rekje.model.events import PlayLaid, PlayTakenBack, Setup
from rekje.model.walk.events import Chosen
from rekje.storage.files import EventFiles
from rekje.terminal.ending import ending_lines
from rekje.terminal.playing.person import Leave
from rekje.terminal.screen import TimeIsUp
from rekje.terminal.start import make_host, unfinished
from rekje.terminal.walk.page import HeapTable
from tests.terminal.typed import PRIVATE, Typed
from tests.terminal.walk_hosts import WORDS, Walker, private_walk_edition, private_walk_words, walk_host

TABLE = Setup(tiles={"C3": "L", "D3": "E"}, racks=["VLEERSPASS", "RREEDDSEEV"])
"""L and E lie beside each other; Anna is on turn."""


@pytest.mark.parametrize("grid", ["square"])
def test_a_whole_game_against_the_computer_ends_with_a_king_at_home(grid: str) -> None:
    typed = Typed(typist=Walker())
    host = walk_host(typed, ("person", "greedy"), options={"grid": grid})
    typed.play(host)
    outcome = host.state.outcome
    assert outcome is not None
    told = "\n".join(str(line) for line in ending_lines(typed.screen, host.state))
    assert say("screen-proof-seed", "en") in told
    assert f"({outcome.rule})" in told
    assert all(host.state.seats[seat].name in told for seat in outcome.winners)
    assert sum(isinstance(event, PlayLaid) for event in host.table.events) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_walk_of_a_typed_word_is_traced_before_it_is_sent(language: str) -> None:
    typed = Typed(["", "level", ""], language=language)
    host = walk_host(typed, setup=TABLE)
    typed.play(host)
    shown = typed.pages[2]
    assert "▸L→ E×" in shown
    assert "+V↓" in shown
    assert "G8 H8 H7 H8 G8" in shown
    laid = next(event for event in host.table.events if isinstance(event, PlayLaid))
    assert (laid.word, len(laid.tiles), len(laid.path)) == ("LEVEL", 1, 5)
    assert "*V" in typed.pages[3]


def test_undo_takes_back_and_other_shows_another_way() -> None:
    typed = Typed(["", "level", "other", "undo", "other"])
    host = walk_host(typed, setup=TABLE)
    before = host.state
    typed.play(host)
    assert host.state is before
    first, second, undone, nothing = typed.pages[2:6]
    assert "1 new tile," in first
    assert "LEVEL: 5 letters" in second
    assert first.split("LEVEL: ")[1].split(".")[0] != second.split("LEVEL: ")[1].split(".")[0]
    assert "+V" not in undone
    assert "Type a word first" in nothing


def test_a_word_with_a_capital_as_people_write_it_is_no_word_of_blanks() -> None:
    typed = Typed(["", "Level", ""])
    host = walk_host(typed, setup=TABLE)
    typed.play(host)
    laid = next(event for event in host.table.events if isinstance(event, PlayLaid))
    assert (laid.word, len(laid.tiles)) == ("LEVEL", 1)


@pytest.mark.parametrize("word", ["LEVEL", "Level"])
@pytest.mark.parametrize("path", ["{} >v^<", "{} {} {} {} {}"])
def test_a_path_may_be_typed_by_its_squares_or_by_steps(path: str, word: str) -> None:
    typed = Typed([""])
    host = walk_host(typed, setup=TABLE)
    typed.play(host)
    assert isinstance(host.shown, HeapTable)
    name = host.shown.viewport.window.name
    squares = [(2, 2), (3, 2), (3, 3), (3, 2), (2, 2)]
    line = path.format(*map(name, squares))
    typed = Typed([f"{word} {line}", ""])
    host.screen = typed.screen
    typed.play(host)
    laid = next(event for event in host.table.events if isinstance(event, PlayLaid))
    assert list(laid.path) == squares
    assert laid.tiles == {"D4": "V"}


def test_a_word_may_be_asked_to_begin_on_a_square() -> None:
    typed = Typed([""])
    host = walk_host(typed, setup=TABLE)
    typed.play(host)
    assert isinstance(host.shown, HeapTable)
    start = host.shown.viewport.window.name((3, 3))
    typed = Typed([f"reed {start}", f"spare {start}", "level z9"])
    host.screen = typed.screen
    typed.play(host)
    pages = typed.pages[1:]
    assert "Z9 is not a square you can see now." in pages[2]
    assert all("(C8)" in page or "begin there" in page or f", {start} " in page for page in pages[:2])


def test_a_word_that_is_also_a_command_is_shown_and_the_command_told_of() -> None:
    typed = Typed(["", "pass", "/pass"])
    host = walk_host(typed, setup=TABLE)
    typed.play(host)
    assert "PASS: 4 letters" in typed.pages[2]
    assert "“/pass”" in typed.pages[2]
    assert [line.kind for line in host.state.sheet] == ["pass"]


def test_a_command_that_is_no_word_here_is_a_command() -> None:
    typed = Typed(["", "pass"])
    host = walk_host(typed, words=["LEVEL"], setup=TABLE)
    typed.play(host)
    assert [line.kind for line in host.state.sheet] == ["pass"]


def test_a_word_in_capitals_that_cannot_be_laid_loses_no_turn() -> None:
    typed = Typed(["", "PASS", "/pass"])
    host = walk_host(typed, words=["LEVEL"], setup=TABLE)
    typed.play(host)
    assert "“/pass”" in typed.pages[2]
    assert "PASS" in typed.pages[2]
    assert len(typed.pages) > 3, "the turn went on"
    assert [line.kind for line in host.state.sheet] == ["pass"]


WRONG = (
    "zzz",
    "level C3",
    "level 8D",
    "8D level",
    "exchange",
    "hint hint",
    "",
    "other",
    "undo",
    "fly to",
    "A1",
    "[L",
    "é7",
)


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_answered_in_a_sentence_and_changes_nothing(line: str) -> None:
    typed = Typed(["", line])
    host = walk_host(typed, setup=TABLE)
    before = host.state
    typed.play(host)
    assert host.state is before
    said = typed.pages[2].split("\nRack")[1].split("\n")[1]
    assert len(said) > 10


def test_nobody_sees_what_the_others_have_chosen_until_all_have() -> None:
    """K2, C4: with hidden racks and tiles that all differ, no page shows another's tiles or word."""
    typed = Typed(typist=Walker())
    host = walk_host(
        typed, ["person"] * 2, edition=private_walk_edition(), words=private_walk_words(), options={"open_tiles": False}
    )
    read = typed.screen._read
    looking: list[tuple[int, int | None, bool]] = []

    def remember(prompt: str) -> str:
        if host.state.sheet:
            raise EOFError
        curtain = "Nobody else looking" in prompt
        looking.append((len(typed.pages), host.looking, curtain))
        if not curtain:
            return read(prompt)
        typed.pages.append(typed.shown())
        return ""

    typed.screen._read = remember
    racks = [set(seat.rack) for seat in host.state.seats]
    typed.play(host)
    assert sum(isinstance(event, Chosen) for event in host.table.events) == 2
    assert {seat for _, seat, _ in looking} == {0, 1}
    for number, seat, curtain in looking:
        seen = set(typed.pages[number]) & set(PRIVATE)
        assert seat is not None
        assert seen <= (set() if curtain else racks[seat])


def test_with_open_racks_no_page_tells_the_word_chosen() -> None:
    typed = Typed(["", "level", "", "", "spare", "other", ""])
    setup = Setup(racks=["LEVELPASSA", "SPAREEVERA"])
    host = walk_host(typed, setup=setup)
    typed.play(host)
    second = typed.pages[3:7]
    assert not any("LEVEL" in page.replace("LEVELPASSA", "") for page in second)
    assert "Anna LEVEL, Bram SPARE" in typed.pages[-1] or "Bram SPARE, Anna LEVEL" in typed.pages[-1]


def test_who_chooses_no_word_types_none() -> None:
    typed = Typed(["", "none", "", "level", ""])
    host = walk_host(typed, setup=Setup(racks=["AAAAAAAAAA", "LEVELPASSA"]))
    typed.play(host)
    assert [line.word for line in host.state.sheet] == ["LEVEL"]
    assert "Chosen: Bram LEVEL. No word: Anna." in typed.pages[-1]


def test_who_chooses_too_late_has_chosen_no_word() -> None:
    """C10 in the opening."""
    time = [0.0]
    typed = Typed([""])
    host = walk_host(typed, options={"clock": "turn:60"}, now=lambda: time[0])
    read = typed.screen._read

    def asleep(prompt: str) -> str:
        if typed.pages:
            time[0] += 61.0
            raise TimeIsUp
        return read(prompt)

    typed.screen._read = asleep
    typed.play(host)
    assert [event.word for event in host.table.events if isinstance(event, Chosen)] == [None] * 6
    assert host.state.outcome is not None
    assert host.state.outcome.reason == "no-opening"


def test_a_challenge_takes_the_word_and_its_steps_back() -> None:
    typed = Typed(["", "SPEEL", "", "", "challenge"])
    host = walk_host(typed, setup=TABLE, options={"judging": "challenge"})
    typed.play(host)
    assert any(isinstance(event, PlayTakenBack) for event in host.table.events)
    assert set(host.state.board) == {(2, 2), (3, 2)}
    assert host.state.seats[0].score == 0
    assert "SPEEL is not a word" in typed.pages[-1]


def test_in_a_vote_the_others_see_the_walk() -> None:
    typed = Typed(["", "SPEEL", "", "n"])
    host = walk_host(typed, setup=TABLE, options={"judging": "agree"})
    typed.play(host)
    assert "are you happy with SPEEL" in typed.pages[3]
    assert "*S" in typed.pages[3]
    assert len(host.state.board) == 2


def test_a_king_that_is_landed_on_goes_back_and_it_is_said_beforehand() -> None:
    typed = Typed(["", "level", ""])
    setup = Setup(tiles=TABLE.tiles, racks=TABLE.racks, kings=[10, 15])
    host = walk_host(typed, setup=setup)
    typed.play(host)
    told = say("heap-news-back", "en", name="Bram", place=14)
    assert told in " ".join(typed.pages[2].split())
    assert told in " ".join(typed.pages[3].split())
    assert [seat.score for seat in host.state.seats] == [15, 14]


def test_the_longest_word_is_hinted_at_then_named_and_then_compared() -> None:
    typed = Typed(["", "hint", "hint", "hint"])
    host = walk_host(typed, setup=TABLE)
    typed.play(host)
    assert "LEVELS" not in typed.pages[2]
    assert "has 6 letters" in typed.pages[2]
    assert "LEVELS" in typed.pages[3]
    assert re.search(r"Instead of \w+: LEVELS (goes|is) ", " ".join(typed.pages[4].split()))


def test_K13_a_pass_that_wins_is_advised_with_that_reason() -> None:
    typed = Typed(["", "level", "", "", "none", "pass", "", "hint", "hint"])
    host = walk_host(typed, setup=Setup(racks=["LEVELLEAAA", "AAAAAAAAAA"]))
    typed.play(host)
    assert "Passing is better than any play." in typed.pages[-2]
    assert "Passing ends the game, and you win it. (K13)" in typed.pages[-1]


def test_a_game_left_while_choosing_goes_on_where_it_was(tmp_path: Path) -> None:
    store = EventFiles(tmp_path)
    typed = Typed(["", "level", "", "", "quit"])
    host = walk_host(typed, setup=Setup(racks=["LEVELPASSA", "SPAREEVERA"]), store=store)
    with pytest.raises(Leave):
        typed.play(host)
    name, state = next(unfinished(typed.screen, store))
    again = Typed(["", "spare", ""])
    words = open_words({"words": list(WORDS)}, state.edition, state.config.options)
    resumed = make_host(resume_table(name, state.config, words, store), words, again.screen)
    again.play(resumed)
    opening = heap_of(state).opening
    assert opening is not None
    assert sorted(opening.choices) == [0]
    assert len(resumed.state.board) in (3, 5)
    assert "Anna LEVEL" in again.pages[-1]


def test_a_game_left_later_shows_its_heap_again(tmp_path: Path) -> None:
    store = EventFiles(tmp_path)
    typed = Typed(["", "level", "", "", "quit"])
    host = walk_host(typed, setup=TABLE, store=store)
    with pytest.raises(Leave):
        typed.play(host)
    name, state = next(unfinished(typed.screen, store))
    again = Typed([""])
    words = open_words({"words": list(WORDS)}, state.edition, state.config.options)
    again.play(make_host(resume_table(name, state.config, words, store), words, again.screen))
    assert "*V" in again.pages[-1]
    assert "LEVEL" in again.pages[-1]
