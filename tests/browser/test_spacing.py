"""Whoever reads with wider letters, words and lines (WCAG 1.4.12) reads all of every page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.finishing import finish
from tests.browser.people import make_table
from tests.browser.serving import Served

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
FRIENDS = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
WIDE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important }"
        + " * { word-spacing: 0.16em !important } p { margin-bottom: 2em !important }");
    document.adoptedStyleSheets = [sheet];
}"""
CUT_OFF = """() => [...document.querySelectorAll("body *")].filter((one) => {
    const style = getComputedStyle(one);
    if (!one.checkVisibility() || !one.textContent.trim() || style.clipPath !== "none") return false;
    if (one.closest("svg, .hidden-text")) return false;
    const cuts = (how) => how === "hidden" || how === "clip";
    const wide = cuts(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
    return wide || (cuts(style.overflowY) && one.scrollHeight > one.clientHeight + 1);
}).map((one) => `${one.className}: ${one.textContent.slice(0, 60)}`)"""


def check(page: Page, url: str, ready: str, width: int) -> None:
    """Open a page, space its text, and see that no text is cut off and nothing stands out to the side."""
    page.goto(url)
    expect(page.locator(ready).first).to_be_visible()
    page.evaluate(WIDE)
    assert page.evaluate(CUT_OFF) == [], url
    assert page.evaluate("document.documentElement.scrollWidth") <= width, url


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 640)])
def test_no_text_is_cut_off_where_letters_words_and_lines_stand_wider(
    served: Served, new_page: NewPage, width: int, height: int
) -> None:
    page = new_page("de", width, height)
    games = {
        game: make_table(page.context, served, game=game, edition="nl", seats=SEATS)[0]
        for game in ("scrabble", "koning", "letter")
    }
    over = make_table(page.context, served, game="koning", edition="en", seats=SEATS)[0]
    finish(page.context, served, over)
    kept = make_table(page.context, served, game="scrabble", edition="nl", seats=[SEATS[0], SEATS[0]], kept=True)[0]
    waiting = make_table(page.context, served, game="scrabble", edition="nl", seats=FRIENDS)[0]
    for path in ("", "new", "join", "mine", "study", "me", f"keep/{kept}", f"t/{waiting}", "mail#stop=x"):
        check(page, f"{served.url}/{path}", "main :is(h1, h2, button)", width)
    for table in (*games.values(), over):
        check(page, f"{served.url}/t/{table}", "main .play-area", width)
    check(page, f"{served.url}/tables/{games['scrabble']}/show", "main", width)
