"""A score sheet that is begun without a connection: in a holiday house, by a page that was visited once before."""

from __future__ import annotations

import json
import urllib.request

import pytest
from playwright.sync_api import Page, Route, expect

from rekje.model.commands import Play
from rekje.model.events import PlayLaid
from rekje.model.families import Entered
from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.keeping import Scorekeeper
from tests.browser.serving import Served
from tests.browser.test_away import KEPT, wait

pytestmark = pytest.mark.keeps_page

KEEP_KEPT = "caches.open('rekje.books').then((kept) => kept.keys()).then((all) => all.length === 2)"
SIZES = [(360, 640), (1280, 800)]
SCORES = [24, 14]


def visited(page: Page, served: Served) -> None:
    """Visit the first page once, until what is needed without a connection is on the device."""
    page.goto(served.url)
    wait(page, KEPT)
    wait(page, KEEP_KEPT)


def lose(page: Page, served: Served) -> None:
    """Lose the connection. The server goes too: a new tab may ask before it hears that the browser is offline."""
    served.kill()
    page.context.set_offline(True)


def come_back(page: Page, served: Served) -> None:
    served.start()
    page.context.set_offline(False)


def begun_away(page: Page, served: Served) -> Scorekeeper:
    """A sheet begun without a connection, by a page that was visited once before."""
    visited(page, served)
    lose(page, served)
    page.goto(served.url)
    expect(page.locator(".offline")).to_be_visible()
    keeper = Scorekeeper(page, served, "en")
    keeper.begin_here("scrabble", "Anna", "Ben")
    return keeper


def write_three(keeper: Scorekeeper) -> None:
    keeper.play("D8", "HEART")
    keeper.lines(1)
    keeper.play("E7", "PEARL", down=True)
    keeper.lines(2)
    keeper.button("web-pass").click()
    keeper.lines(3)


def waits(keeper: Scorekeeper, count: int) -> None:
    expect(keeper.page.get_by_text(keeper.say("keep-waits"), exact=True)).to_have_count(count)


def sent(keeper: Scorekeeper, count: int) -> None:
    """Wait until so many lines are in the server's book: until then a line can only be dropped, not opened."""
    expect(keeper.page.locator(".keep-sheet button.keep-row")).to_have_count(count)


def written(served: Served, table: str) -> list[str]:
    """The words in the one sheet that the server has, line by line; of a line without one, what kind of move it is."""
    assert served.tables() == [table]
    moves = [one.move for one in served.events(table) if isinstance(one, Entered)]
    return [one.word if isinstance(one, Play) else type(one).__name__ for one in moves]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_after_one_visit_a_sheet_begins_goes_on_and_is_there_when_the_connection_is_back(
    own_server: Served, new_page: NewPage, width: int, height: int
) -> None:
    page = new_page("en", width, height)
    keeper = begun_away(page, own_server)
    expect(seen(page, keeper.say("keep-only-here"))).to_be_visible()
    write_three(keeper)
    waits(keeper, 3)
    keeper.examine("begun away")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    # What only the server can give isn't offered, and it is said why.
    expect(page.locator(".keep-more a[download]")).to_have_count(0)
    expect(seen(page, keeper.say("keep-later"))).to_be_visible()
    table, context = keeper.table, page.context
    page.close()
    page = keeper.page = context.new_page()
    page.goto(own_server.url)
    page.locator(".offline").get_by_role("link", name="Anna and Ben").click()
    waits(keeper, 3)
    expect(page.locator('.keep-board [data-at="E9"] .tile')).to_have_count(1)
    assert own_server.tables() == []
    come_back(page, own_server)
    keeper.lines(3)
    keeper.totals(*SCORES)
    sent(keeper, 3)
    waits(keeper, 0)
    assert keeper.table == table
    assert written(own_server, table) == ["HEART", "PEARL", "Pass"]
    assert [one.score for one in own_server.events(table) if isinstance(one, PlayLaid)] == SCORES
    # It is a sheet like any other: it can be corrected, downloaded, and is among my games.
    keeper.open_line(3)
    keeper.in_dialog(keeper.say("keep-wish-drop")).click()
    keeper.lines(2)
    expect(page.locator(".keep-more a[download]")).to_be_visible()
    page.goto(own_server.url)
    page.locator(f"main a[href$='/{table}']").first.click()
    keeper.totals(*SCORES)


def test_an_answer_that_is_lost_with_its_cookie_makes_no_second_table(own_server: Served, new_page: NewPage) -> None:
    page = new_page("en")
    visited(page, own_server)
    asked: list[str] = []

    def lose_answer(route: Route) -> None:
        body = route.request.post_data or ""
        asked.append(json.loads(body)["key"])
        headers = {"content-type": "application/json", "origin": own_server.url}
        with urllib.request.urlopen(
            urllib.request.Request(f"{own_server.url}/api/tables", body.encode(), headers), timeout=10
        ) as answer:
            assert answer.status == 201
        route.abort()

    page.route(
        "**/api/tables?*", lambda route: lose_answer(route) if route.request.method == "POST" else route.continue_()
    )
    keeper = Scorekeeper(page, own_server, "en")
    keeper.begin("scrabble", "Anna", "Ben")
    # The server has made it, the page knows nothing of that and goes on by itself.
    assert own_server.tables() == [keeper.table]
    write_three(keeper)
    page.reload()
    keeper.lines(3)
    page.unroute_all()
    keeper.totals(*SCORES)
    sent(keeper, 3)
    assert len(set(asked)) == 1
    assert written(own_server, keeper.table) == ["HEART", "PEARL", "Pass"]


def test_a_server_that_takes_no_more_sheets_says_why_and_nothing_is_lost(own_server: Served, new_page: NewPage) -> None:
    page = new_page("en")
    keeper = begun_away(page, own_server)
    write_three(keeper)
    why = "You have too many tables."
    told = json.dumps({"code": "serve-too-many-tables", "sentence": why})
    page.route(
        "**/api/tables?*",
        lambda route: (
            route.fulfill(status=400, content_type="application/json", body=told)
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    come_back(page, own_server)
    problem = page.get_by_role("alert").filter(has_text=why)
    expect(problem).to_be_visible()
    keeper.lines(3)
    keeper.examine("not made")
    page.reload()
    expect(problem).to_be_visible()
    keeper.lines(3)
    # It is found again where sheets are begun.
    page.goto(f"{own_server.url}/keep")
    expect(page.get_by_text(keeper.say("keep-here-still"))).to_be_visible()
    page.unroute_all()
    page.locator(".keep-here").get_by_role("link", name="Anna and Ben").click()
    keeper.totals(*SCORES)
    sent(keeper, 3)
    assert written(own_server, keeper.table) == ["HEART", "PEARL", "Pass"]


def test_a_sheet_is_sent_from_the_first_page_too(own_server: Served, new_page: NewPage) -> None:
    page = new_page("en")
    keeper = begun_away(page, own_server)
    write_three(keeper)
    table = keeper.table
    page.goto(own_server.url)
    expect(page.locator(".offline")).to_be_visible()
    come_back(page, own_server)
    expect(page.locator(f"main a[href$='/{table}']").first).to_be_visible()
    wait(page, f"JSON.parse(localStorage.getItem('rekje-book-{table}')).waiting.length === 0")
    assert written(own_server, table) == ["HEART", "PEARL", "Pass"]


def test_two_tabs_write_in_one_sheet_and_every_line_counts_once(own_server: Served, new_page: NewPage) -> None:
    page = new_page("en")
    keeper = begun_away(page, own_server)
    keeper.play("D8", "HEART")
    keeper.lines(1)
    other = Scorekeeper(page.context.new_page(), own_server, "en")
    other.page.goto(page.url)
    other.lines(1)
    other.play("E7", "PEARL", down=True)
    keeper.lines(2)
    keeper.button("web-pass").click()
    other.lines(3)
    come_back(page, own_server)
    for one in (keeper, other):
        one.page.bring_to_front()
        sent(one, 3)
        one.totals(*SCORES)
    assert written(own_server, keeper.table) == ["HEART", "PEARL", "Pass"]


def test_where_nothing_was_kept_before_it_is_said_what_helps(served: Served, new_page: NewPage) -> None:
    page = new_page("en", 360, 640)
    visited(page, served)
    page.context.set_offline(True)
    page.evaluate("caches.delete('rekje.books')")
    page.goto(f"{served.url}/keep")
    keeper = Scorekeeper(page, served, "en")
    expect(page.get_by_role("alert")).to_have_text(keeper.say("keep-not-prepared"))
    page.context.set_offline(False)
    expect(keeper.button("keep-start")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_sheet_that_is_only_here_can_be_deleted(own_server: Served, new_page: NewPage) -> None:
    page = new_page("en", 360, 640)
    keeper = begun_away(page, own_server)
    table = keeper.table
    keeper.button("keep-delete").click()
    keeper.in_dialog(keeper.say("keep-delete")).click()
    expect(keeper.button("keep-start")).to_be_visible()
    assert page.evaluate(f"localStorage.getItem('rekje-book-{table}')") is None


def test_opening_words_are_told_once_without_a_connection(own_server: Served, new_page: NewPage) -> None:
    page = new_page("en", 360, 640)
    visited(page, own_server)
    lose(page, own_server)
    page.goto(own_server.url)
    keeper = Scorekeeper(page, own_server, "en")
    page.get_by_role("link", name=keeper.say("web-keep")).click()
    page.get_by_role("radio", name=keeper.say("screen-game-koning")).check()
    keeper.button("keep-start").click()
    expect(page.locator(".keep-opening")).to_be_visible()
    for field, word in zip(page.locator(".keep-opening input").all(), ("AT", "HEART"), strict=True):
        field.fill(word)
    keeper.button("keep-write").click()
    # After whoever has the longest comes the other.
    keeper.field("keep-word").fill("HEAR")
    keeper.field("keep-word").press("Enter")
    keeper.lines(2)
    come_back(page, own_server)
    sent(keeper, 2)
    keeper.totals(4, 5)
    assert own_server.tables() == [keeper.table]
