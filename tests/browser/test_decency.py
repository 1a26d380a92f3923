"""Somebody isn't decent: muted, reported, and excluded by the operator."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.input_methods import Mouse, problems, sayer
from tests.browser.keeping import Scorekeeper
from tests.browser.people import join, make_table, until
from tests.browser.screen_reader import ScreenReader
from tests.browser.serving import Served
from tests.browser.test_lobby import came
from tests.records.command import run

say = sayer("en")
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"}]
RUDE = "You play like a sock"


def press(page: Page, name: str) -> None:
    """Press the button on top that is called so."""
    page.get_by_role("button", name=name, exact=True).last.click()


def test_somebody_rude_is_muted_reported_and_excluded(own_server: Served, new_page: NewPage) -> None:
    anna, bram, cleo, operator = new_page(), new_page(), new_page(), new_page()
    table, links = make_table(anna.context, own_server, game="scrabble", edition="en", seats=SEATS)
    for page, link, name in ((bram, links[0], "Bram"), (cleo, links[1], "Cleo")):
        join(Mouse(page, "en"), link["url"], name)
    for page in (anna, bram):
        page.goto(f"{own_server.url}/t/{table}")
        press(page, say("web-tab-chat"))
    bram.get_by_label(say("web-chat-text")).fill(RUDE)
    press(bram, say("web-chat-send"))
    said = anna.locator(".chat-lines").get_by_text(RUDE)
    expect(said).to_be_visible()

    # What is sent is shown before it is sent.
    press(anna, say("seats-report-who", name="Bram"))
    dialog = anna.get_by_role("dialog")
    expect(dialog.get_by_text(RUDE)).to_be_visible()
    dialog.get_by_label(say("seats-report-text")).fill("Rude")
    press(anna, say("seats-report-send"))
    expect(dialog.get_by_text(say("seats-report-sent"))).to_be_visible()
    press(anna, say("web-close"))
    press(anna, say("seats-mute-who", name="Bram"))
    expect(said).to_have_count(0)
    press(anna, say("seats-unmute-who", name="Bram"))
    expect(said).to_be_visible()

    operator.goto(_link(own_server))
    expect(seen(operator, RUDE)).to_be_visible()
    assert problems(operator) == []
    press(operator, say("operator-named", what=say("operator-ban-days", days=7), name="Bram"))
    press(operator, say("operator-ban-days", days=7))
    expect(seen(bram, say("serve-banned", days=7))).to_be_visible()
    expect(seen(operator, say("operator-did-banned", about="1"))).to_be_visible()
    press(operator, say("operator-named", what=say("operator-remove"), name=table))
    press(operator, say("operator-remove"))
    expect(seen(anna, say("serve-table-removed"))).to_be_visible()
    operator.reload()
    expect(seen(operator, say("operator-did-table-removed", about=table))).to_be_visible()


def test_who_keeps_a_score_is_here_and_told_that_the_sheet_was_removed(own_server: Served, new_page: NewPage) -> None:
    page, operator = new_page(), new_page()
    keeper = Scorekeeper(page, own_server, "en")
    keeper.begin("scrabble", "Anna", "Bram")
    keeper.play("H8", "TIN")
    keeper.totals(6, 0)
    operator.goto(_link(own_server))
    expect(seen(operator, say("operator-counts", tables=1, people=1, connections=1))).to_be_visible()
    expect(operator.get_by_role("region", name=say("operator-people"), exact=True)).to_contain_text(
        say("operator-here")
    )
    press(operator, say("operator-named", what=say("operator-remove"), name=keeper.table))
    press(operator, say("operator-remove"))
    expect(seen(operator, say("operator-did-table-removed", about=keeper.table))).to_be_visible()
    expect(seen(operator, say("operator-counts", tables=0, people=0, connections=0))).to_be_visible()
    keeper.play("H8", "TOT", down=True)
    for _ in range(2):
        expect(seen(page, say("serve-table-removed"))).to_be_visible()
        expect(page.locator(".keep-line")).to_have_count(0)
        # What was written can still be read.
        keeper.lines(1)
        page.reload()


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1280, 800), ("fr", 360, 640)])
def test_who_was_voted_out_is_reported_by_what_they_said(
    served: Served, new_page: NewPage, language: str, width: int, height: int
) -> None:
    say = sayer(language)
    anna, bram, cleo, operator = new_page(language, width, height), new_page(), new_page(), new_page(language)
    table, links = make_table(anna.context, served, game="scrabble", edition="en", seats=SEATS)
    for page, link, name in ((bram, links[0], "Bram"), (cleo, links[1], "Cleo")):
        join(Mouse(page, "en"), link["url"], name)
    for page in (anna, bram, cleo):
        page.goto(f"{served.url}/t/{table}")
        press(page, (say if page == anna else sayer("en"))("web-tab-chat"))
    for words in ("Hello", RUDE):
        bram.get_by_label(sayer("en")("web-chat-text")).fill(words)
        press(bram, sayer("en")("web-chat-send"))
    press(anna, say("seats-vote-out-who", name="Bram"))
    press(anna, say("seats-vote-out"))
    press(cleo, sayer("en")("seats-vote-out-who", name="Bram"))
    press(cleo, sayer("en")("seats-vote-out"))
    expect(anna.get_by_role("button", name=say("seats-report-who", name="Bram"), exact=True)).to_have_count(0)
    press(anna, say("seats-report-said"))
    dialog = anna.get_by_role("dialog").last
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    assert problems(anna) == []
    press(anna, f"Bram {RUDE}")
    expect(dialog.get_by_label(say("seats-report-text"))).to_be_focused()
    expect(
        dialog.get_by_text(say("seats-report-more", name=say("seats-report-line-who", line=RUDE), count=2))
    ).to_be_visible()
    press(anna, say("seats-report-send"))
    expect(dialog.get_by_text(say("seats-report-sent"))).to_be_visible()
    press(anna, say("web-close"))
    expect(anna.get_by_role("button", name=say("seats-report-said"))).to_be_focused()
    operator.goto(_link(served))
    expect(seen(operator, say("operator-report", number=1, name="Bram"))).to_be_visible()


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1280, 800), ("de", 360, 640)])
def test_the_operator_finds_tables_and_people_and_excludes_somebody(
    own_server: Served, new_page: NewPage, language: str, width: int, height: int
) -> None:
    say = sayer(language)
    anna, bram, operator = new_page(), new_page(), new_page(language, width, height)
    reader = ScreenReader(operator)
    for page, name, friend in ((anna, "Zoë", "Bram"), (new_page(), "Cleo", "Dora")):
        seats = [{"kind": "me", "name": name}, {"kind": "friend"}]
        table, links = make_table(page.context, own_server, game="koning", edition="nl", seats=seats)
        join(Mouse(bram if friend == "Bram" else new_page(), "en"), links[0]["url"], friend)
        if name == "Zoë":
            found = table
    operator.goto(_link(own_server))
    tables = operator.get_by_role("region", name=say("operator-tables"), exact=True)
    people = operator.get_by_role("region", name=say("operator-people"), exact=True)
    expect(tables.get_by_role("listitem")).to_have_count(2)
    expect(people.get_by_role("listitem")).to_have_count(4)
    assert problems(operator) == []
    # By who sits there, without the right signs, by the keyboard.
    tables.get_by_label(say("operator-tables-find")).fill("zoe")
    operator.keyboard.press("Enter")
    expect(tables.get_by_role("listitem")).to_have_count(1)
    expect(tables.get_by_role("listitem")).to_contain_text(f"Koning · {say('screen-language-nl')}")
    expect(tables.get_by_role("listitem")).to_contain_text(found)
    until(lambda: bool(reader.heard(say("operator-found", count=1, shown="1", text="zoe"))))
    tables.get_by_label(say("operator-tables-find")).fill("nobody")
    operator.keyboard.press("Enter")
    expect(seen(operator, say("operator-no-table-found", text="nobody"))).to_be_visible()
    people.get_by_label(say("operator-people-find")).fill("BRA")
    operator.keyboard.press("Enter")
    expect(people.get_by_role("listitem")).to_have_count(1)
    operator.keyboard.press("Tab")
    expect(people.get_by_role("button", name=say("operator-search"))).to_be_focused()
    operator.keyboard.press("Tab")
    exclude = people.get_by_role("button", name=say("operator-named", what=say("operator-exclude"), name="Bram"))
    expect(exclude).to_be_focused()
    operator.keyboard.press("Enter")
    assert problems(operator) == []
    press(operator, say("operator-ban-days", days=30))
    expect(seen(bram, sayer("en")("serve-banned", days=30))).to_be_visible()
    lift = people.get_by_role("button", name=say("operator-named", what=say("operator-lift"), name="Bram"))
    expect(lift).to_be_focused()
    until(lambda: bool(reader.heard(say("operator-did-person-banned", about="1"))))
    assert problems(operator) == []
    assert operator.evaluate("document.documentElement.scrollWidth") <= width
    lift.press("Enter")
    expect(exclude).to_be_focused()
    bram.reload()
    expect(bram.locator("main .play-area")).to_be_visible()
    # Once the only table in the list is gone, the heading has the focus.
    tables.get_by_label(say("operator-tables-find")).fill(found)
    operator.keyboard.press("Enter")
    tables.get_by_role("button", name=say("operator-named", what=say("operator-remove"), name=found)).click()
    press(operator, say("operator-remove"))
    expect(seen(operator, say("operator-no-table-found", text=found))).to_be_visible()
    expect(operator.get_by_role("heading", name=say("operator-tables"), exact=True)).to_be_focused()


def test_somebody_in_the_lobby_is_reported_muted_and_heard_again(own_server: Served, new_page: NewPage) -> None:
    anna, bram, operator = new_page(), new_page(), new_page()
    reader = ScreenReader(bram)
    for page, name in ((anna, "Anna"), (bram, "Bram")):
        came(page, own_server, name)
        press(page, say("lobby-be-seen"))
        expect(seen(page, say("lobby-seen-as", name=name))).to_be_visible()
    about = bram.get_by_role("button", name=say("lobby-about-who", name="Anna"), exact=True)
    about.click()
    assert problems(bram) == []
    press(bram, say("seats-report"))
    bram.get_by_label(say("seats-report-text")).fill("That name")
    press(bram, say("seats-report-send"))
    expect(bram.get_by_role("dialog").get_by_text(say("seats-report-sent"))).to_be_visible()
    press(bram, say("web-close"))
    about.click()
    press(bram, say("seats-mute"))
    expect(about).to_have_count(0)
    expect(bram.get_by_role("heading", name=say("lobby-here"))).to_be_focused()
    until(lambda: bool(reader.heard(say("seats-muted", name="Anna"))))
    bram.get_by_role("link", name=say("lobby-muted-people")).click()
    again = bram.get_by_role("button", name=say("me-unmute-who", name="Anna"))
    expect(again).to_be_visible()
    assert problems(bram) == []
    again.click()
    expect(seen(bram, say("me-muted-nobody"))).to_be_visible()
    expect(bram.get_by_role("heading", name=say("me-muted"))).to_be_focused()
    until(lambda: bool(reader.heard(say("me-unmuted", name="Anna"))))
    bram.goto(f"{own_server.url}/lobby")
    expect(about).to_be_visible()
    operator.goto(_link(own_server))
    expect(seen(operator, "That name")).to_be_visible()


def _link(served: Served) -> str:
    """A link of `rekje operator`."""
    return run("operator", "--data", str(served.folder)).out.split()[-1]
