"""Questions that look like plays, and answers that are none."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from rekje.games.editions import builtin_edition
from rekje.games.registry import GAMES
from rekje.locale import LANGUAGES
from rekje.locale.rulebook import rule_texts
from rekje.model.events import Answered, Challenged
from rekje.model.tiles import join_tiles
from rekje.terminal.files import save_record
from rekje.terminal.playing.actions import Action, action_word, read_question
from rekje.terminal.setup import ask_game
from tests.terminal.typed import Typed, help_lines, table_for
from tests.terminal.walk_hosts import walk_host

PEOPLE = ("person", "person")
WOORDENSPEL = builtin_edition("woordenspel", "nl")


@pytest.mark.parametrize(
    ("line", "language", "meant"),
    [
        ("rules S3", "en", Action("rules", "S3")),
        ("regels S3", "nl", Action("rules", "S3")),
        ("règles C2", "fr", Action("rules", "C2")),
        ("woord D8", "nl", Action("word", "D8")),
        ("PAS 8D", "nl", None),
        ("8D RULES", "en", None),
        ("rules", "en", None),
    ],
)
def test_a_question_in_full_is_no_play(line: str, language: str, meant: Action | None) -> None:
    assert read_question(line, language) == meant


@pytest.mark.parametrize("line", ["pass 8D TAART", "resign now", "pass please", "shuffle it", "sort please"])
def test_what_follows_a_command_that_takes_nothing_is_not_passed_over(line: str) -> None:
    typed = Typed(["", line])
    host = table_for(typed, PEOPLE)
    before = host.state
    typed.play(host)
    assert host.state is before
    assert f"Nothing goes after “{line.split()[0]}”" in " ".join(typed.pages[-1].split())


@pytest.mark.parametrize("seats", [2, 3])
def test_a_challenge_may_name_the_words_it_means(seats: int) -> None:
    typed = Typed(["", "8H no", "", *([""] if seats == 2 else []), "challenge on", "challenge no"], by_ear=True)
    host = table_for(
        typed,
        ("person",) * seats,
        edition=builtin_edition("scrabble", "en"),
        words=("on",),
        options={"judging": "challenge"},
    )
    racks = tuple(replace(one, rack=tuple("NOAAAAA")) for one in host.state.seats)
    host.table.room.state = replace(host.state, seats=racks)
    typed.play(host)
    assert "ON isn’t among the words laid: NO." in " ".join(" ".join(typed.pages).split())
    assert [event.upheld for event in host.table.events if isinstance(event, Challenged)] == [True]


def test_by_ear_it_is_told_what_became_of_a_play_that_one_accepts() -> None:
    typed = Typed(["", "8H NO", "", "", "accept"], by_ear=True)
    host = table_for(
        typed, PEOPLE, edition=builtin_edition("scrabble", "en"), words=("on",), options={"judging": "challenge"}
    )
    racks = tuple(replace(one, rack=tuple("NOAAAAA")) for one in host.state.seats)
    host.table.room.state = replace(host.state, seats=racks)
    typed.play(host)
    assert "The play stands." in typed.pages[-1]


@pytest.mark.parametrize("rule", ["xyz", "K99"])
def test_a_rule_that_there_is_not_is_answered_with_those_there_are(rule: str) -> None:
    typed = Typed(["", f"/rules {rule}"])
    typed.play(walk_host(typed))
    told = " ".join(typed.pages[-1].split())
    assert f"There is no rule {rule.upper()} here; there are K" in told
    assert ", C1–C1" in told
    assert ".md" not in told


def test_nor_in_the_answer_to_a_play() -> None:
    typed = Typed(["", "8H NO", "", "accept that", "accept"])
    host = table_for(typed, (*PEOPLE, "person"), options={"judging": "challenge"})
    typed.play(host)
    assert "I don’t understand “accept that”" in " ".join(typed.pages[4].split())
    assert [event.yes for event in host.table.events if isinstance(event, Answered)] == [True]


@pytest.mark.parametrize(("judging", "there"), [("referee", True), ("challenge", False)])
def test_help_names_what_there_is_at_the_table(judging: str, there: bool) -> None:
    for host in (
        table_for(Typed(), PEOPLE, words=["EN"], options={"judging": judging}),
        table_for(Typed(), PEOPLE, words=["EN"], options={"judging": judging}, edition=WOORDENSPEL),
    ):
        told = "\n".join(map(str, help_lines(host.screen, host.state)))
        assert ("look a word up" in told) is there
        assert ("a hint;" in told) is there
        assert ("challenge the last play" in told) is not there


def test_a_folder_gets_a_file_named_after_the_table(tmp_path: Path) -> None:
    host = table_for(Typed(), PEOPLE)
    for name in (str(tmp_path), f"{tmp_path}/"):
        saved, told = save_record(host.screen, host.table, host.words, name)
        assert (saved, "t.json" in told) == (name == str(tmp_path), True)
    assert [path.name for path in tmp_path.iterdir()] == ["t.json"]
    assert not save_record(host.screen, host.table, host.words, f"{tmp_path}/none/")[0]


def test_a_name_that_ends_as_gcg_gets_gcg_in_which_nothing_hidden_stands(tmp_path: Path) -> None:
    typed = Typed(["", "sort"])
    host = table_for(typed, PEOPLE)
    typed.play(host)
    for number, seat in enumerate(host.state.seats):
        assert seat.rack, number
    saved, _ = save_record(host.screen, host.table, host.words, str(tmp_path / "game.gcg"))
    told = (tmp_path / "game.gcg").read_text("utf-8")
    assert saved
    assert told.startswith("#character-encoding UTF-8")
    assert not any(join_tiles(seat.rack) in told for seat in host.state.seats)
    heap = walk_host(Typed(), PEOPLE)
    saved, why = save_record(heap.screen, heap.table, heap.words, str(tmp_path / "walk.gcg"))
    assert not saved
    assert "GCG" in why
    assert not (tmp_path / "walk.gcg").exists()


def test_who_has_chosen_in_secret_is_marked() -> None:
    typed = Typed(["", "none"])
    host = walk_host(typed, ("person", "person"))
    typed.play(host)
    assert "✓ A Anna" not in typed.pages[0]
    assert "✓ A Anna" in typed.pages[-1]
    assert "✓ B" not in typed.pages[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_shown_as_the_page_in_the_readers_language_has_it(language: str) -> None:
    word = action_word("rules", language)
    typed = Typed(["", f"{word} S17", "", f"{word} C11", "", f"{word} S99"], language=language)
    typed.play(table_for(typed, PEOPLE))
    bonus, shared, unknown = (" ".join(page.split()) for page in typed.pages[2:7:2])
    assert "50" in bonus
    assert bonus.startswith("S17 ")
    assert " ".join(rule_texts("common", language)["C11"].replace("**", "").split()) in shared
    assert "S99" in unknown
    assert "50" not in unknown


def test_what_a_game_is_about_is_read_whole_in_a_narrow_window() -> None:
    typed = Typed(["3"], width=60)
    assert ask_game(typed.screen) == "koning"
    told = typed.pages[0]
    assert max(map(len, told.splitlines())) <= 60
    for game in GAMES:
        assert typed.screen.say(f"screen-game-about-{game}") in " ".join(told.split())


def test_an_answer_is_not_given_again_to_what_is_asked_next() -> None:
    first = table_for(Typed(), PEOPLE).due()
    assert first is not None
    a, b = next(
        pair for pair in combinations(table_for(Typed(), PEOPLE).state.seats[1 - first].rack, 2) if "?" not in pair
    )
    lines = ["", "pass", "", "", "sort", "score", "", f"H8 {a}{b}", "score", "", "undo", "score", ""]
    typed = Typed(lines)
    host = table_for(typed, PEOPLE, words=[a + b])
    typed.play(host)
    own = [" ".join(page.split()) for page in typed.pages if "Enter goes back" not in page][3:]
    news = "passes."
    assert news in own[0]
    assert news not in own[1]
    assert "Type a square" in own[1]
    for page in (own[2], own[3]):
        assert news in page
        assert "Type a square" not in page
    for page in (own[4], own[5]):
        assert "points." in page
    assert "points." not in own[6]
    assert "points." not in own[7]
