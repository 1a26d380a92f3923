"""The score sheet of a game as one page."""

from __future__ import annotations

import re
from datetime import date
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from babel.dates import format_date

from rekje.analysis.course import course_of
from rekje.drawing.sheet.page import Heading, score_sheet
from rekje.locale import LANGUAGES, say
from rekje.referee import replay
from tests.drawing.kit import golden
from tests.support import letter, move, play, record_of, referee, scrabble, woordenspel

SHEETS = Path(__file__).parents[1] / "golden" / "sheets"
DAY = Heading(day=date(2026, 11, 21))
BLOCKS = {"p", "h1", "h2", "tr", "caption", "li", "dt", "dd", "footer", "div", "title"}


class Reader(HTMLParser):
    """What stands on a page, a line a block, the cells of a row apart; drawings are left out. Elements must be closed
    in the order in which they were opened."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.lines = [""]
        self.open: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag != "meta":
            self.open.append(tag)
        if tag in BLOCKS:
            self.lines.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        if tag in ("td", "th"):
            self.lines[-1] += " | "

    def handle_data(self, data: str) -> None:
        if not {"svg", "style"} & set(self.open):
            self.lines[-1] += data


def text(page: str) -> str:
    told = (re.sub(r"[ |]+$", "", re.sub(r"[ \n]+", " ", line)).strip() for line in Reader(page).lines)
    return "\n".join(line for line in told if line) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_day_is_written_as_the_language_writes_it(language: str) -> None:
    for month in range(1, 13):
        for day in (1, 28):
            told = say("after-sheet-day", language, day=day, month=month, year=2026)
            usual = format_date(date(2026, month, day), "long", locale=language)
            assert told == (f"1er{usual[1:]}" if language == "fr" and day == 1 else usual)


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("worked-example-nl-late", "nl"),
        ("end-out", "en"),
        ("woordenspel-printed-layout-slof", "fr"),
        ("woordenspel-full-record", "nl"),
        ("koning-LEPEL-on-three-tiles", "en"),
        ("letter-printed-de", "de"),
        ("letter-printed-it", "it"),
    ],
)
def test_the_sheet_says_what_was_played(name: str, language: str) -> None:
    page = score_sheet(golden(name).events, DAY, language=language)
    told = text(page)
    assert told == (SHEETS / f"{name}.{language}.txt").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert re.findall(r"<(?:script|link|img|iframe|object|form)|(?:href|src)=|@import|url\((?!#)", page) == []
    assert set(re.findall(r"https?://[^\"' <]+", page)) <= {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_sheet_of_its_own(language: str) -> None:
    page = score_sheet(golden("letter-blank-swap").events, DAY, language=language)
    assert "after-" not in page
    others = {text(score_sheet(golden("letter-blank-swap").events, DAY, language=other)) for other in LANGUAGES}
    assert len(others) == len(LANGUAGES)


def test_names_and_titles_are_escaped() -> None:
    record = {**woordenspel(play(0, "8H", "HOND")), "seats": ["<b>Anna</b>", '"&']}
    page = score_sheet(referee(record).events, Heading("<script>alert(1)</script>"), language="en")
    assert "<b>Anna" not in page
    assert "<script" not in page
    assert '"&amp;' in page or "&quot;&amp;" in page


def test_points_of_other_players_that_change_are_told() -> None:
    setup = {"tiles": {"A1": "T", "B1": "A", "C1": "A", "D1": "R", "E1": "T"}, "kings": [5, 10, 9]}
    laid = move(0, "play", word="LEPEL", path=[[0, 3], [0, 2], [0, 1], [0, 2], [0, 3]])
    record = record_of("koning", laid, edition="nl", seats=3, setup=setup)
    page = score_sheet(referee(record).events, language="en")
    assert "besides: Bram: 8" in text(page)


def test_a_play_that_was_taken_back_is_crossed_out() -> None:
    told = text(score_sheet(golden("challenge-upheld").events, language="en"))
    assert re.search(r"\d \| \w+ \| \w+\(crossed out\).*\(taken back\) \| 0 \|", told)


def test_the_points_of_an_unfounded_challenge_are_a_line_of_their_own() -> None:
    told = text(score_sheet(golden("challenge-rejected-bonus").events, language="en"))
    assert re.search(r"^\d \| (\w+) \| bonus: challenged in vain \| (5|10|15) \|", told, re.MULTILINE)
    assert "(besides" not in told
    assert "besides:" not in told


def test_a_word_crossed_out_later_is_crossed_out_on_the_sheet() -> None:
    acts = [
        move(0, "place", tile="A", at=[4, 4], size=[1, 1]),
        move(1, "place", tile="T", at=[5, 4], size=[1, 1], words=["AT", "TA"]),
        move(0, "challenge", words=["TA"]),
    ]
    result = referee(letter(*acts, words="AT", options={"judging": "challenge"}))
    assert result.ok, result.refusal
    told = text(score_sheet(result.events, language="en"))
    assert "TA(crossed out)" in told
    assert "AT(crossed out)" not in told
    assert [one.words[0].word for one in course_of(result.events).lines if one.line.kind == "struck"] == ["TA"]


def test_a_play_taken_back_after_somebody_has_resigned_is_crossed_out() -> None:
    acts = [play(0, "8D", "TAATR"), move(2, "resign"), move(1, "challenge")]
    result = referee(scrabble(*acts, seats=3, words="TAART", options={"judging": "challenge"}))
    lines = [(one.line.kind, [word.struck for word in one.words]) for one in course_of(result.events).lines]
    assert lines == [("taken-back", [True]), ("resign", [])]


def test_the_totals_of_the_lines_are_those_of_the_table() -> None:
    for name in ("worked-example-nl", "challenge-rejected-5", "letter-knock", "koning-bumped-back", "three-seats"):
        events = golden(name).events
        state = replay(events)
        assert course_of(events).lines[-1].totals == tuple(seat.score for seat in state.seats), name
