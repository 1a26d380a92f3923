"""The page for a stream or a projector: opened by its link, it follows the game, and shows racks once all agree."""

from __future__ import annotations

import struct
import zlib

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.finishing import finish
from tests.browser.input_methods import problems
from tests.browser.people import make_table
from tests.browser.serving import Served

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice", "name": "Bram"}]
SIZES = ((1920, 1080), (1280, 720), (1080, 1920), (390, 844))
INSIDE = """one => {
    const box = one.getBoundingClientRect();
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""


def first_pixel(png: bytes) -> tuple[int, ...]:
    """The left upper pixel of a picture with an alpha channel."""
    at, packed, kind = 8, b"", 0
    while at < len(png):
        (length,), name = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        kind = body[9] if name == b"IHDR" else kind
        packed += body if name == b"IDAT" else b""
        at += length + 12
    assert kind == 6, "with an alpha channel"
    # Whichever filter the first row has, its first pixel stands there as it is.
    return tuple(zlib.decompress(packed)[1:5])


def open_panel(page: Page) -> None:
    page.get_by_role("button", name="Watch", exact=True).click()
    page.get_by_text("For a stream or a projector").click()


def test_a_stream_shows_the_game_and_the_racks_that_all_agree_to_show(served: Served, new_page: NewPage) -> None:
    anna = new_page("en")
    options = {"clock": "game:25+5"}
    table, _ = make_table(anna.context, served, game="scrabble", edition="en", seats=SEATS, options=options)
    anna.goto(f"{served.url}/t/{table}")
    open_panel(anna)
    link = anna.get_by_role("textbox", name="For a stream or a projector")
    address = link.input_value()

    stream = new_page("en", width=1920, height=1080)
    stream.goto(address)
    players = stream.get_by_role("list", name="Players")
    expect(players).to_contain_text("Anna")
    expect(players.get_by_role("timer")).to_have_count(2)
    assert stream.url == f"{served.url}/tables/{table}/show", "the token stays in no address"
    for width, height in SIZES:
        stream.set_viewport_size(ViewportSize(width=width, height=height))
        assert stream.locator(".show-board .board").evaluate(INSIDE), (width, height)
        assert stream.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        assert problems(stream) == [], (width, height)
    assert stream.get_by_role("button").count() == 0

    # No rack before all agree; then all of them, until somebody no longer does.
    racks = stream.locator(".show-rack")
    expect(racks).to_have_count(0)
    anna.get_by_label("Show my rack there").check()
    expect(racks).to_have_count(2)
    expect(anna.locator(".stream")).to_contain_text("Agreed so far: Anna.")
    anna.get_by_label("Show my rack there").uncheck()
    expect(racks).to_have_count(0)
    # One part of the side takes the place of another.
    anna.get_by_role("button", name="Chat", exact=True).click()
    expect(anna.locator("aside").get_by_role("textbox", name="Say something")).to_be_visible()
    # Who agrees to what stands in the chat, and isn't what was done last.
    expect(stream.locator("[aria-live=polite]", has_text="rack")).not_to_have_count(0)
    expect(stream.locator(".show-news")).not_to_contain_text("rack")

    # It comes back without its link, by what the browser has kept, and without a background.
    stream.goto(f"{served.url}/tables/{table}/show?background=none")
    expect(players).to_contain_text("Bram")
    assert first_pixel(stream.screenshot(omit_background=True)) == (0, 0, 0, 0)
    stream.emulate_media(color_scheme="dark")
    assert first_pixel(stream.screenshot(omit_background=True)) == (0, 0, 0, 0)

    finish(anna.context, served, table)
    expect(stream.locator(".show-news")).to_contain_text("The game is over.")
    # The same people play again: it goes on there.
    anna.get_by_role("button", name="Play again").click()
    expect(anna).not_to_have_url(f"{served.url}/t/{table}")
    again = anna.url.rpartition("/")[2]
    expect(stream).to_have_url(f"{served.url}/tables/{again}/show?background=none")
    expect(stream.locator(".show-news")).not_to_contain_text("over")
    expect(players).to_contain_text("Anna")


def test_a_stream_of_no_table_says_so(served: Served, new_page: NewPage) -> None:
    page = new_page("nl")
    page.goto(f"{served.url}/tables/nonesuch/show#rubbish")
    expect(seen(page, "Er is geen tafel met die naam")).to_be_visible()
    assert problems(page) == []
