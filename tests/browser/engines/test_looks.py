"""How pages look in three engines: by day and by night, with and without motion, on phones, at 400 % zoom, with text of
twice the size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.engines.conftest import ASIDE, LARGE, OTHERS, SEATS, SMALL, Visit, make
from tests.browser.expecting import expect
from tests.browser.people import until
from tests.browser.serving import Served

ZOOMED = ViewportSize(width=320, height=256)
"""What is left of a window of 1280×1024 pixels at 400 %."""
DAY, NIGHT = "rgb(246, 241, 231)", "rgb(24, 21, 18)"
GROUND = "getComputedStyle(document.documentElement).backgroundColor"
MOVING = "[...document.querySelectorAll('.drop')].filter(one => getComputedStyle(one).animationName !== 'none').length"
FRIEND = [SEATS[0], {"kind": "friend"}]
CONTROLS = ", ".join(f"main {one}" for one in ("button", "a[href]", "input", "select", "summary"))
OUT_OF_REACH = (
    f"[...document.querySelectorAll('{CONTROLS}')]"
    + """.filter(
    one => one.checkVisibility({visibilityProperty: true}) && !one.closest("[inert], [hidden], svg")).flatMap(one => {
    const target = one.labels?.[0] ?? one;
    target.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    const box = target.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return target.contains(hit) || hit?.contains(target) || one === hit ? [] : [one.outerHTML.slice(0, 120)];
})"""
)
"""The controls that can't be pressed however one scrolls."""


def screens(served: Served, page: Page) -> dict[str, tuple[str, str]]:
    """Pages of this browser: what each is called, its address, and what is there once it is drawn."""
    tables = {game: make(page, game=game, edition="en", seats=SEATS) for game in ("scrabble", "koning", "letter")}
    room = make(page, game="scrabble", edition="en", seats=FRIEND)
    book = make(page, game="scrabble", edition="en", seats=[{"kind": "here", "name": "Anna"}] * 2, kept=True)
    return {
        "start": (served.url, "main .games, main .wait"),
        "form": (f"{served.url}/new", "form.new-table"),
        "room": (f"{served.url}/t/{room}", "main .qr"),
        "keep": (f"{served.url}/keep/{book}", ".keep-board .board"),
        "me": (f"{served.url}/me", "main input"),
        **{game: (f"{served.url}/t/{table}", "main .play-area") for game, table in tables.items()},
    }


def reaches_all(page: Page, where: str) -> None:
    """Nothing of a page stands out to the side, and everything in it can be pressed."""
    until(lambda: page.evaluate(ASIDE) == 0, say=lambda: f"{where} is wider than its window: {page.evaluate(ASIDE)} px")
    assert (where, page.evaluate(OUT_OF_REACH)) == (where, [])


def test_at_four_hundred_percent_and_with_text_twice_as_large_all_is_reached(served: Served, visit: Visit) -> None:
    page = visit(served.url)
    shown = screens(served, page)
    for where, (url, drawn) in shown.items():
        page.goto(url)
        expect(page.locator(drawn).first).to_be_visible()
        page.set_viewport_size(ZOOMED)
        reaches_all(page, where)
        page.set_viewport_size(ViewportSize(width=1280, height=800))
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        reaches_all(page, f"{where}, large text")


@OTHERS
def test_at_night_it_is_dark_and_what_moves_stands_still_on_wish(served: Served, visit: Visit) -> None:
    day, night = visit(served.url, *LARGE), visit(served.url, *SMALL, dark=True, motion=True)
    for page, ground in ((day, DAY), (night, NIGHT)):
        expect(page.locator(".drop").first).to_be_visible()
        assert page.evaluate(GROUND) == ground
        assert page.evaluate(ASIDE) == 0
    assert day.evaluate(MOVING) == 0
    assert night.evaluate(MOVING) > 0


@OTHERS
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_what_is_needed_in_a_turn_stands_on_a_phones_screen(
    served: Served, visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(served.url, *size)
    for game in ("scrabble", "woordenspel", "koning"):
        table = make(page, game=game, edition="en", seats=SEATS)
        page.goto(f"{served.url}/t/{table}")
        for part in ("main .board", "main .hand > .rack", "main .hand .button.primary"):
            expect(page.locator(part).first).to_be_visible()
            box = page.locator(part).first.bounding_box()
            assert box
            assert min(box["x"], box["y"]) >= 0, (game, part, box)
            assert box["x"] + box["width"] <= size[0], (game, part, box)
            assert box["y"] + box["height"] <= size[1], (game, part, box)
        assert page.evaluate(ASIDE) == 0
