"""A game with days for each turn: somebody takes a vacation, the others see it, and they come back (C13)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rekje.locale import LANGUAGES, say
from tests.browser.conftest import NewPage
from tests.browser.people import make_table
from tests.browser.serving import Served

DAYS = {"clock": "days:3"}


def two(served: Served, anna: Page, bram: Page, language: str = "en") -> str:
    """Anna and Bram at a table; both see it."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    table, links = make_table(anna.context, served, game="scrabble", edition="en", seats=seats, options=DAYS)
    anna.goto(f"{served.url}/t/{table}")
    bram.goto(links[0]["url"])
    bram.get_by_role("textbox", name=say("web-name", language)).fill("Bram")
    bram.get_by_role("button", name=say("web-join", language), exact=True).click()
    for page in (anna, bram):
        expect(page.locator("main .play-area")).to_be_visible()
    return table


def open_vacation(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=say("web-more", language), exact=True).click()
    page.get_by_role("button", name=say("web-option-vacation", language), exact=True).click()


def test_C13_a_vacation_is_taken_is_seen_by_all_and_ends(served: Served, new_page: NewPage) -> None:
    anna, bram = new_page("en", 390, 844), new_page("en")
    two(served, anna, bram)
    open_vacation(anna)
    dialog = anna.get_by_role("dialog")
    expect(dialog).to_contain_text("You have 7 days left in this game.")
    dialog.get_by_role("spinbutton").fill("3")
    expect(dialog).to_contain_text("That’s until ")
    dialog.get_by_role("button", name="Take vacation").click()
    for page, told in ((anna, "back on "), (bram, "on vacation until ")):
        expect(page.locator(".seats .vacation")).to_have_text(re.compile(told))
    expect(bram.locator(".back")).to_have_count(0)
    expect(anna.locator(".back")).to_contain_text("You’re on vacation until ")
    assert anna.locator(".back span").first.evaluate("one => one.getBoundingClientRect().left") >= 8
    # So does the answer to how much time there is.
    anna.keyboard.press("4")
    expect(anna.locator("[aria-live]", has_text=re.compile("Anna: .*on vacation until"))).to_have_count(1)
    # The start page says it too, to whoever waits.
    bram.goto(served.url)
    waited = bram.locator(".going .wait").first
    expect(waited).to_be_visible()
    anna.locator(".back").get_by_role("button", name="I’m back").click()
    expect(anna.locator(".back")).to_have_count(0)
    expect(anna.locator(".seats .vacation")).to_have_count(0)
    # A day that was begun has been taken.
    open_vacation(anna)
    expect(anna.get_by_role("dialog")).to_contain_text("You have 6 days left in this game.")


def test_C13_whoever_plays_is_back_and_who_waits_sees_until_when(served: Served, new_page: NewPage) -> None:
    anna, bram = new_page("en"), new_page("en", 360, 640)
    table = two(served, anna, bram)
    first = 0 if anna.locator(".seat.on-turn").inner_text().startswith("Anna") else 1
    away, waits = (anna, bram)[first], (anna, bram)[1 - first]
    open_vacation(away)
    away.get_by_role("dialog").get_by_role("button", name="Take vacation").click()
    expect(away.locator(".back")).to_be_visible()
    waits.goto(served.url)
    expect(waits.locator(".going .wait").first).to_contain_text("on vacation until")
    # The time of a turn is left, without the vacation.
    expect(away.locator(".seat.on-turn .time")).to_have_text(re.compile("^[23] d$"))
    away.get_by_role("button", name="Pass", exact=True).click()
    away.get_by_role("dialog").get_by_role("button", name="Pass", exact=True).click()
    expect(away.locator(".back")).to_have_count(0)
    waits.goto(f"{served.url}/t/{table}")
    expect(waits.locator(".seats .vacation")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_C13_the_form_asks_for_days_of_vacation_only_with_a_clock_in_days(
    served: Served, new_page: NewPage, language: str
) -> None:
    page = new_page(language)
    page.goto(f"{served.url}/new")
    page.locator("details.options summary").click()
    vacation = page.get_by_label(say("web-option-vacation", language), exact=True)
    expect(page.locator("#option-clock")).to_be_visible()
    expect(vacation).to_have_count(0)
    page.locator("#option-clock").select_option("days")
    expect(vacation).to_have_value("7")
