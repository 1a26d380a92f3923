"""Who gets in where: an invitation, a seat's link that is spent, a seat whose player has gone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.input_methods import Mouse, sayer
from tests.browser.people import join, make_table, until
from tests.browser.screen_reader import ScreenReader
from tests.browser.serving import Served
from tests.server.kit import GENEROUS, serving

say = sayer("en")
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]


def press(page: Page, code: str) -> None:
    """Press the button on top that is called so."""
    page.get_by_role("button", name=say(code), exact=True).last.click()


def letters(page: Page) -> list[str]:
    """The tiles of the rack that is shown."""
    expect(page.locator(".rack [data-slot]")).to_have_count(7)
    return page.locator(".rack [data-slot]").evaluate_all("all => all.map(one => one.ariaLabel).sort()")


def test_a_seats_link_works_once_and_then_offers_what_is_left(served: Served, new_page: NewPage) -> None:
    anna, bram, cleo = new_page(), new_page(), new_page()
    options = {"clock": "days:3", "judging": "challenge"}
    table, links = make_table(anna.context, served, game="scrabble", edition="en", seats=SEATS, options=options)
    link = links[0]["url"]
    anna.goto(f"{served.url}/t/{table}")
    expect(seen(anna, "opens on this computer only")).to_be_visible()
    bram.goto(link)
    for _ in range(2):
        expect(seen(bram, "Anna invites you")).to_be_visible()
        expect(bram.get_by_role("heading", name="A game of Scrabble?")).to_be_visible()
        for told in (
            "Words: English",
            "3 days a turn",
            "Unknown words may be challenged",
        ):
            expect(seen(bram, told)).to_be_visible()
        assert bram.url == f"{served.url}/join", "the token stays in no address"
        bram.reload()
    mine = anna.context.new_page()
    mine.goto(link)
    expect(mine.get_by_text(say("seats-for-somebody-else"))).to_be_visible()
    mine.close()
    join(Mouse(bram, "en"), link, "Bram")
    # Whoever goes back to the link is told of no free seat, and finds the table.
    bram.go_back()
    expect(bram.get_by_text(say("seats-mine"))).to_be_visible()
    expect(bram.get_by_text(say("seats-for-somebody-else"))).to_have_count(0)
    bram.get_by_role("link", name=say("seats-to-table")).click()
    expect(bram.locator(".rack")).to_be_visible()
    cleo.goto(link)
    expect(seen(cleo, say("seats-taken", name="Bram"))).to_be_visible()
    expect(cleo.get_by_role("button", name=say("seats-watch"))).to_be_visible()
    expect(cleo.locator(".rack")).to_have_count(0)


def test_what_is_no_invitation_is_told_and_can_be_pasted_anew(served: Served, new_page: NewPage) -> None:
    anna, bram = new_page(), new_page()
    _, links = make_table(anna.context, served, game="scrabble", edition="en", seats=[SEATS[0], {"kind": "computer"}])
    bram.goto(f"{served.url}/join#rubbish")
    expect(seen(bram, say("seats-no-invitation"))).to_be_visible()
    bram.evaluate("location.hash = 'a-token-that-nobody-ever-made'")
    expect(seen(bram, say("serve-no-link"))).to_be_visible()
    press(bram, "seats-other-link")
    bram.get_by_role("textbox", name=say("seats-link")).fill("hello")
    press(bram, "seats-open-link")
    expect(seen(bram, say("seats-no-invitation"))).to_be_visible()
    bram.get_by_role("textbox", name=say("seats-link")).fill(f"  {links[-1]['url']} ")
    press(bram, "seats-open-link")
    press(bram, "seats-watch")
    expect(bram.locator("main .board")).to_be_visible()


def test_a_seat_whose_player_has_gone_is_played_by_a_computer_or_by_somebody_else(
    new_page: NewPage, tmp_path: Path
) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, grace=1)) as quick:
        anna, cleo, eva = (new_page() for _ in range(3))
        # Hints of the first game leave in sight what he comes back for.
        bram = new_page(explained=True)
        reader = ScreenReader(anna)
        table, links = make_table(anna.context, quick, game="scrabble", edition="en", seats=SEATS)
        at = f"{quick.url}/t/{table}"
        anna.goto(at)
        join(Mouse(bram, "en"), links[0]["url"], "Bram")
        tiles = letters(bram)
        eva.goto(links[1]["url"])
        press(eva, "seats-watch")
        gone = anna.get_by_role("button", name=re.compile("Bram: away"))
        bram.goto(quick.url)
        gone.click()
        until(lambda: bool(reader.heard(say("web-news-left", name="Bram"))))
        expect(anna.locator("main .happened").get_by_text(say("web-news-left", name="Bram"))).to_be_attached()
        press(anna, "seats-computer")
        # Who comes back takes the seat back.
        bram.goto(at)
        press(bram, "web-play-myself")
        assert letters(bram)
        bram.goto(quick.url)
        gone.click()
        press(anna, "seats-free-seat")
        dialog = anna.get_by_role("dialog")
        link = dialog.get_by_role("textbox", name=say("web-invite-link"))
        expect(eva.get_by_role("list", name=say("web-players"))).to_contain_text(say("web-free"))
        bram.goto(at)
        expect(seen(bram, say("web-no-table"))).to_be_visible()
        join(Mouse(cleo, "en"), link.input_value(), "Cleo")
        assert len(letters(cleo)) == len(tiles)
        expect(dialog.get_by_text(say("seats-nothing-to-do", name="Cleo"))).to_be_visible()
        press(anna, "web-close")
        expect(anna.get_by_role("list", name=say("web-players"))).to_contain_text("Cleo")
        for heard in ("Seat 2, Bram: the seat has been freed", "Seat 2, Cleo: somebody new"):
            until(lambda line=heard: bool(reader.heard(line)))
        press(anna, "web-tab-chat")
        press(anna, "web-chat-off")
        expect(anna.locator(".chat-lines").get_by_text("Seat 2, Cleo: somebody new has sat down")).to_be_visible()


def test_the_waiting_room_is_put_in_order_and_a_guest_deletes_nothing_of_it(served: Served, new_page: NewPage) -> None:
    anna, bram, eva = new_page(), new_page(), new_page("nl")
    seats = [*SEATS, {"kind": "friend"}]
    table, links = make_table(anna.context, served, game="koning", edition="en", seats=seats)
    anna.goto(f"{served.url}/t/{table}")
    join(Mouse(bram, "en"), links[0]["url"], "Bram")
    eva.goto(links[-1]["url"])
    eva.get_by_role("button", name=sayer("nl")("seats-watch")).click()
    anna.get_by_role("button", name="Seat 2, Bram: Free the seat").click()
    press(anna, "seats-free-seat")
    expect(seen(bram, say("serve-removed"))).to_be_visible()
    expect(seen(anna, "Seat 2: the seat has been freed for somebody else.")).to_be_visible()
    link = anna.get_by_role("textbox", name=say("seats-invite-link"))
    expect(link).not_to_have_value("")
    press(anna, "web-revoke")
    expect(seen(anna, say("web-ask-revoke"))).to_be_visible()
    spent = link.input_value()
    press(anna, "web-revoke")
    expect(link).not_to_have_value(spent)
    bram.goto(spent)
    expect(seen(bram, say("serve-no-link"))).to_be_visible()
    # Who only watches takes nothing away but themselves.
    eva.goto(f"{served.url}/me")
    for _ in range(2):
        eva.get_by_role("button", name=sayer("nl")("me-delete"), exact=True).last.click()
    expect(seen(eva, sayer("nl")("me-deleted"))).to_be_visible()
    eva.goto(served.url)
    expect(eva.get_by_role("heading", name=sayer("nl")("start-title"))).to_be_visible()
    expect(eva.get_by_role("link", name=re.compile("Koning"))).to_have_count(0)
    anna.reload()
    for _ in range(2):
        expect(link).not_to_have_value("")
        bram.goto(link.input_value())
        known = bram.get_by_text(say("seats-you-are", name="Bram"))
        field = bram.get_by_role("textbox", name=say("web-name"))
        expect(known.or_(field)).to_be_visible()
        if field.count():
            field.fill("Cleo")
        press(bram, "web-join")
        bram.wait_for_url("**/t/*")
        bram = new_page()
    expect(anna.locator("main .play-area")).to_be_visible()


def test_what_is_agreed_is_read_at_the_table_and_on_its_invitation(
    tmp_path: Path, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    lists = tmp_path / "lists"
    lists.mkdir()
    (lists / "tuesday.txt").write_text("# title: The Tuesday list\n# language: en\naa\nee\n", "utf-8")
    monkeypatch.setenv("REKJE_LEXICONS", str(lists))
    tables = tmp_path / "tables"
    tables.mkdir()
    served = Served(tables)
    try:
        anna, bram = new_page("en"), new_page("it", width=360, height=640)
        seats = [{"kind": "me"}, {"kind": "friend"}]
        wish = {"game": "scrabble", "edition": "en", "lexicon": "club:tuesday", "options": {"judging": "challenge"}}
        table, links = make_table(anna.context, served, seats=seats, **wish)
        bram.goto(links[0]["url"])
        expect(seen(bram, "The Tuesday list (tuesday.txt)")).to_be_visible()
        join(Mouse(bram, "it"), links[0]["url"], "Bram")
        anna.goto(f"{served.url}/t/{table}")
        anna.get_by_role("button", name=say("web-more"), exact=True).click()
        agreed = anna.get_by_role("dialog").get_by_role("region", name=say("seats-agreed"))
        expect(agreed.get_by_text("Word list: The Tuesday list (tuesday.txt)")).to_be_visible()
        expect(agreed.get_by_role("listitem")).to_have_count(5)
    finally:
        served.stop()
