"""Every browser checks for itself that the tiles were dealt as it was promised before the game."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.input_methods import Mouse, sayer
from tests.browser.people import join, make_table
from tests.browser.serving import Served

say = sayer("en")


def remembered(page: Page, table: str) -> dict[str, str]:
    """What this browser remembers of a table."""
    kept: list[dict[str, str]] = json.loads(page.evaluate("localStorage.getItem('rekje-shuffles')"))
    return next(one for one in kept if one["table"] == table)


def test_a_game_is_checked_by_everybody_against_what_they_were_promised(served: Served, new_page: NewPage) -> None:
    anna, bram, cleo = new_page(), new_page(), new_page()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    table, links = make_table(anna.context, served, game="scrabble", edition="en", seats=seats, gives_nonce=True)
    anna.goto(f"{served.url}/t/{table}")
    expect(seen(anna, say("seats-table-set"))).to_be_visible()
    promised = remembered(anna, table)
    join(Mouse(bram, "en"), links[0]["url"], "Bram")
    for page in (anna, bram):
        expect(page.locator("main .board")).to_be_visible()
    cleo.goto(links[1]["url"])
    cleo.get_by_role("button", name=say("seats-watch"), exact=True).click()
    expect(cleo.locator("main .board")).to_be_visible()
    state = served.state(table)
    assert state.commit == promised["commitment"] == remembered(bram, table)["commitment"]
    assert state.nonces == (promised["nonce"], remembered(bram, table)["nonce"])
    for code in ("web-more", "web-resign", "web-resign"):
        anna.get_by_role("button", name=say(code), exact=True).last.click()
    for page in (anna, bram, cleo):
        page.get_by_text(say("result-more")).click()
    for page in (anna, bram):
        expect(seen(page, say("shuffle-kept"))).to_be_visible()
    expect(seen(cleo, say("shuffle-unseen"))).to_be_visible()
    anna.get_by_text(say("shuffle-kept")).click()
    expect(anna.locator(".dealt").get_by_text(promised["nonce"])).to_be_visible()

    page_told(anna, lambda log: log["events"][1].update(commit="00" * 32), "shuffle-changed")
    page_told(anna, lambda log: log["events"][2]["nonces"].reverse(), "shuffle-broken")
    page_told(anna, lambda log: log["events"].pop(6), "shuffle-broken")
    page_told(anna, lambda log: None, "shuffle-kept")


def page_told(page: Page, change: Any, code: str) -> None:
    """What a page says to whom the server tells something else than what happened."""

    def lie(route: Route) -> None:
        log = route.fetch().json()
        change(log)
        route.fulfill(json=log)

    page.route("**/log?*", lie)
    page.reload()
    page.get_by_text(say("result-more")).click()
    expect(seen(page, say(code))).to_be_visible()
    page.unroute("**/log?*")
