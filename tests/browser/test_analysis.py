"""Words checked and plays found by the device itself, without a server: the analysis board, and the score sheet."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.expecting import expect
from tests.browser.input_methods import problems, sayer
from tests.browser.keeping import Scorekeeper
from tests.browser.serving import Served
from tests.browser.test_away import kept
from tests.core.page_core import CORE

pytestmark = pytest.mark.skipif(not CORE.exists(), reason="the core for the page isn't built (scripts/page_core.py)")

LOADED_MS = 120_000
"""A word list is prepared in some seconds, on a machine that does nothing else."""


class Analyst:
    """Somebody at the analysis board."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.say = page, sayer(language)

    def field(self, code: str) -> Any:
        return self.page.get_by_role("textbox", name=self.say(code), exact=True)

    def button(self, code: str) -> Any:
        return self.page.get_by_role("button", name=self.say(code), exact=True)

    def ready(self) -> None:
        """Wait until the words are there."""
        expect(self.field("search-word")).to_be_visible(timeout=LOADED_MS)

    def look_up(self, word: str, *, valid: bool) -> None:
        self.field("search-word").fill(word)
        self.button("search-check").click()
        told = self.say("search-is-word" if valid else "search-no-word", word=word.upper())
        expect(self.page.locator(".word-check [role=status]")).to_have_text(told)

    def plays(self, rack: str) -> Any:
        """Type a rack; the plays listed."""
        self.field("search-rack").fill(rack)
        plays = self.page.locator(".analysis-plays li")
        expect(plays.first).to_be_visible()
        return plays

    def tap(self, square: str) -> None:
        self.page.locator(f'[data-square="{square}"]').click()

    def has_room_between(self, first: str, second: str) -> None:
        """Buttons beside or below each other don't touch."""
        one, other = (self.button(code).bounding_box() for code in (first, second))
        assert max(other["x"] - one["x"] - one["width"], other["y"] - one["y"] - one["height"]) > 4

    def lies(self, *squares: str) -> None:
        for square in squares:
            expect(self.page.locator(f'[data-at="{square}"] .tile')).to_have_count(1)


@pytest.mark.keeps_page
@pytest.mark.parametrize(("language", "width", "height"), [("en", 1280, 800), ("de", 360, 640)])
def test_the_analysis_board_needs_no_server(
    own_server: Served, new_page: NewPage, language: str, width: int, height: int
) -> None:
    page = new_page(language, width, height)
    page.goto(own_server.url)
    analyst = Analyst(page, language)
    analyst.button("web-menu").click()
    page.get_by_role("link", name=analyst.say("search-entry"), exact=True).click()
    analyst.ready()
    kept(page)
    own_server.kill()
    page.reload()
    analyst.ready()
    analyst.has_room_between("search-undo", "search-clear")
    word = {"en": "STONE", "de": "STEIN"}[language]
    analyst.look_up(word.lower(), valid=True)
    analyst.look_up("qxz", valid=False)
    # What a word would score is told before it is laid; whether it may lie there, too.
    analyst.tap("A1")
    analyst.field("keep-word").fill(word)
    seen = page.locator(".keep-seen")
    expect(seen).to_contain_text("H8")
    analyst.tap("H8")
    expect(seen).to_contain_text(word)
    expect(seen.locator("strong")).to_be_visible()
    analyst.field("keep-word").fill("QXZ")
    expect(seen).to_contain_text(analyst.say("play-no-word", words="QXZ", count=1))
    analyst.field("keep-word").fill(word)
    expect(seen.locator("strong")).to_be_visible()
    analyst.button("search-lay").click()
    analyst.lies("H8", "L8")
    # Where a blank lies is seen: it makes of one word several plays.
    expect(analyst.plays("AEINRS?").first.locator(".as-blank")).to_have_count(1)
    first = analyst.plays("AEINRST").first
    expect(page.locator(".analysis-plays .as-blank")).to_have_count(0)
    score = first.locator("strong").inner_text()
    first.get_by_role("button").click()
    expect(seen.locator("strong")).to_have_text(analyst.say("web-points", count=int(score)))
    assert problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    analyst.button("search-lay").click()
    expect(page.locator(".board [data-at]")).to_have_count(len(word) + 7)
    analyst.button("search-undo").click()
    expect(page.locator(".board [data-at]")).to_have_count(len(word))
    # The position is there again after the page was closed.
    page.reload()
    analyst.ready()
    analyst.lies("H8", "L8")


@pytest.mark.keeps_page
def test_a_score_sheet_tells_points_and_words_without_the_server(own_server: Served, new_page: NewPage) -> None:
    page = new_page("en", 390, 844)
    keeper, analyst = Scorekeeper(page, own_server, "en"), Analyst(page, "en")
    keeper.begin("scrabble", "Anna", "Bram")
    look_up = analyst.button("search-words-here")
    expect(look_up).to_be_visible(timeout=LOADED_MS)
    kept(page)
    own_server.kill()
    page.reload()
    expect(look_up).to_be_visible(timeout=LOADED_MS)
    keeper.tap("F8")
    keeper.field("keep-word").fill("ZEBRA")
    seen = page.locator(".keep-seen")
    expect(seen).to_contain_text(keeper.say("web-points", count=32))
    keeper.button("keep-write").click()
    expect(page.get_by_text(keeper.say("keep-waits"), exact=True)).to_have_count(1)
    # The line that waits lies on the board, and the next one is counted with it.
    keeper.tap("H7", times=2)
    keeper.field("keep-word").fill("EBB")
    expect(seen).to_contain_text(keeper.say("web-points", count=7))
    look_up.click()
    analyst.look_up("quiz", valid=True)
    analyst.look_up("quizx", valid=False)
    page.get_by_role("dialog").get_by_role("button", name=keeper.say("web-close"), exact=True).click()
    analyst.button("search-here").click()
    analyst.ready()
    analyst.lies("F8", "J8")
    expect(analyst.plays("S").first).to_contain_text("ZEBRAS")


def test_where_tiles_lie_otherwise_words_are_checked(served: Served, new_page: NewPage) -> None:
    page = new_page("nl")
    page.goto(f"{served.url}/analysis")
    analyst = Analyst(page, "nl")
    analyst.ready()
    chosen = page.get_by_role("combobox", name=analyst.say("search-which"), exact=True)
    (koning,) = [
        one for one in chosen.locator("option").all_inner_texts() if one.startswith("Koning") and "Nederlands" in one
    ]
    chosen.select_option(label=koning)
    expect(page.locator(".board")).to_have_count(0)
    analyst.ready()
    analyst.look_up("lepel", valid=True)
    analyst.look_up("lepql", valid=False)
