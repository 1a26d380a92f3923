"""For people who don't see the board: what axe finds on every screen, and what is said aloud."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from rekje.locale import say
from rekje.server.rules import page_title
from tests.browser.conftest import NewPage
from tests.browser.hands import Keys, problems
from tests.browser.people import Person, make_table, play_on
from tests.browser.serving import Served

LANGUAGES = ("nl", "fr", "de", "en", "it")
GUIDE_EXAMINED = {"nl": "scrabble", "fr": "woordenspel", "de": "koning", "it": "letter"}
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "computer", "player": "novice"}]


def examine(page: Page, where: str, *, colours: bool = True) -> None:
    """Nothing is wrong with what the page shows now."""
    assert [f"{where}: {problem}" for problem in problems(page, colours=colours)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_any_screen(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(language, explained=True)
    # The colours are the same in every language.
    check = partial(examine, colours=language == "en")
    say = Keys(page, language).say
    page.goto(served.url)
    expect(page.locator("form.new-table")).to_be_visible()
    page.locator("details.options summary").click()
    check(page, "start")
    page.goto(f"{served.url}/join#nonsense-that-is-no-token")
    check(page, "join")
    table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=SEATS)
    page.goto(f"{served.url}/t/{table}")
    expect(page.locator(".invite img")).to_be_visible()
    check(page, "waiting")
    for game in ("scrabble", "woordenspel", "koning", "letter"):
        name, _ = make_table(page.context, served, game=game, edition="nl", seats=[SEATS[0], SEATS[2]])
        page.goto(f"{served.url}/t/{name}")
        expect(page.locator("main .play-area")).to_be_visible()
        check(page, game)
        for tab in ("unseen", "chat", "people") if game == "letter" else ("unseen",):
            page.get_by_role("button", name=say(f"web-tab-{tab}"), exact=True).click()
            check(page, f"{game} {tab}")
        page.get_by_role("button", name=say("web-more"), exact=True).click()
        check(page, f"{game} more")
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_guides_can_be_read_on_a_phone_and_a_link_leads_to_its_rule(
    served: Served, new_page: NewPage, language: str
) -> None:
    page = new_page(language)
    page.set_viewport_size({"width": 320, "height": 640})
    for name, rule in (
        ("common", "C2"),
        ("scrabble", "S15"),
        ("woordenspel", "W3"),
        ("koning", "K13"),
        ("letter", "L16"),
    ):
        page.goto(f"{served.url}/rules/{name}?lang={language}#{rule}")
        examine(page, name)
        expect(page.locator(f"strong#{rule}")).to_be_in_viewport()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        if name == "common":
            continue
        page.get_by_role("link", name=say("guide-title", language, game=page_title(name, language))).click()
        expect(page.locator("article.guide svg").first).to_be_visible()
        # Guides are made alike; each is examined in English and in one other language.
        if language == "en" or GUIDE_EXAMINED[language] == name:
            examine(page, f"guide {name}", colours=language == "en")
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        page.goto(f"{served.url}/guide/{name}?lang={language}#{rule}")
        expect(page.locator(f"#{rule}")).to_be_in_viewport()


def test_axe_finds_nothing_at_the_end_nor_in_the_dark(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.emulate_media(color_scheme="dark")
    table, _ = make_table(page.context, served, game="koning", edition="en", seats=[SEATS[0], SEATS[2]])
    page.goto(f"{served.url}/t/{table}")
    anna = Person(served, table, 0, Keys(page, "en"))
    play_on([anna])
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    examine(page, "result")
    page.get_by_role("button", name="Watch it again").click()
    slider = page.get_by_role("slider")
    slider.press("End")
    examine(page, "replay")
    with page.expect_download() as saved:
        page.keyboard.press("Escape")
        page.get_by_role("link", name="Download the record").click()
    assert "rekje-record/1" in saved.value.path().read_text("utf-8")


def test_squares_are_spoken_and_moves_are_announced(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=[SEATS[0], SEATS[2]])
    page.goto(f"{served.url}/t/{table}")
    board = page.get_by_role("grid", name="Board")
    expect(board.get_by_role("gridcell", name="D1, double letter, empty", exact=True)).to_have_count(1)
    expect(board.get_by_role("gridcell", name="A1, triple word, empty", exact=True)).to_have_count(1)
    anna = Person(served, table, 0, Keys(page, "en"))
    play_on([anna], stop=lambda state: any(line.kind == "play" and line.seat == 0 for line in state.sheet))
    line = next(line for line in reversed(anna.state.sheet) if line.seat == 0 and line.kind == "play")
    expect(page.locator(".announcer")).to_contain_text("Anna plays")
    row, column = line.at[:-1], line.at[-1]
    first = f"{column}{row}" if line.at[-1].isalpha() else line.at
    expect(page.locator(f'main [data-square="{first}"]')).to_have_attribute("aria-label", re.compile(f"^{first}, "))
