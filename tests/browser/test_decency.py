"""Somebody isn't decent: muted, reported, and excluded by the operator."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.input_methods import Mouse, problems, sayer
from tests.browser.people import join, make_table
from tests.browser.serving import Served
from tests.records.command import run

say = sayer("en")
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"}]
RUDE = "You play like a sock"


def press(page: Page, name: str) -> None:
    """Press the button on top that is called so."""
    page.get_by_role("button", name=name, exact=True).last.click()


def test_somebody_rude_is_muted_reported_and_excluded(served: Served, new_page: NewPage) -> None:
    anna, bram, cleo, operator = new_page(), new_page(), new_page(), new_page()
    table, links = make_table(anna.context, served, game="scrabble", edition="en", seats=SEATS)
    for page, link, name in ((bram, links[0], "Bram"), (cleo, links[1], "Cleo")):
        join(Mouse(page, "en"), link["url"], name)
    for page in (anna, bram):
        page.goto(f"{served.url}/t/{table}")
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

    operator.goto(_link(served))
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


def _link(served: Served) -> str:
    """A link of `rekje operator`."""
    return run("operator", "--data", str(served.folder)).out.split()[-1]
