"""What people do, from the start page on, in three engines."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute

from rekje.model.events import PlayLaid
from tests.browser.engines.conftest import ASIDE, LARGE, OTHERS, SEATS, SMALL, Visit, make
from tests.browser.expecting import expect
from tests.browser.finishing import finish
from tests.browser.input_methods import Mouse, sayer
from tests.browser.keeping import Scorekeeper
from tests.browser.people import Person, join, play_on, until
from tests.browser.serving import Served

say = sayer("en")
BEGUN = 2
"""Lines on the sheet after which each of two has had a turn besides the opening."""
KEPT = "navigator.serviceWorker.getRegistration('/keep/').then((one) => one?.active?.state === 'activated')"


class Pen(Mouse):
    """A mouse, or a pen on a phone."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page, language)
        self.narrow = bool(page.evaluate("matchMedia('(max-width: 600px)').matches"))


def laid(served: Served, table: str) -> list[PlayLaid]:
    """The words that were laid."""
    return [one for one in served.events(table) if isinstance(one, PlayLaid)]


def shows_all(served: Served, table: str, *pages: Page) -> None:
    """Every page shows what lies on the table."""
    for page in pages:
        expect(page.locator("main .board .tile:not(.draft)")).to_have_count(len(served.state(table).board))


def to_the_result(person: Person) -> None:
    """Play a turn or two by hand and the rest over the socket, and see how the game ended, without a reload."""
    page, table = person.inputs.page, person.table
    play_on([person], lambda state: len(state.sheet) > BEGUN)
    shows_all(person.served, table, page)
    state = finish(page.context, person.served, table)
    assert state.outcome is not None
    result = page.get_by_role("region", name=say("web-result"))
    expect(result.get_by_role("heading").first).to_be_visible()
    for seat in state.outcome.winners:
        expect(result).to_contain_text(state.seats[seat].name)
    expect(result.get_by_role("button", name=say("web-rematch"))).to_be_visible()
    # The picture to share is drawn by the server and shown.
    until(lambda: result.locator("img").evaluate_all("all => all.some((one) => one.complete && one.naturalWidth > 0)"))
    until(lambda: page.evaluate(ASIDE) == 0, say=lambda: f"wider than its window: {page.evaluate(ASIDE)} px")


@OTHERS
def test_from_the_start_page_of_a_phone_to_the_result(served: Served, visit: Visit) -> None:
    page = visit(served.url, *SMALL)
    page.get_by_role("button", name=re.compile(f"^{say('start-play')}")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("grid", name=say("web-board"))).to_be_visible()
    to_the_result(Person(served, page.url.rpartition("/")[2], 0, Pen(page)))


@OTHERS
def test_two_meet_play_a_turn_each_and_go_on_after_the_server_was_gone(own_server: Served, visit: Visit) -> None:
    anna, bram = visit(own_server.url), visit(own_server.url, *LARGE)
    anna.get_by_role("button", name=re.compile(f"^{say('start-invite')}")).click()
    anna.wait_for_url("**/t/*")
    link = anna.get_by_role("textbox", name=say("seats-invite-link"))
    expect(link).not_to_have_value("")
    join(Pen(bram), link.input_value(), "Bram")
    table = anna.url.rpartition("/")[2]
    people = [Person(own_server, table, seat, Pen(page)) for seat, page in enumerate((anna, bram))]
    for page in (anna, bram):
        expect(page.locator("main .play-area")).to_be_visible()
    play_on(people, lambda state: {one.seat for one in laid(own_server, table)} == {0, 1})
    shows_all(own_server, table, anna, bram)
    before = own_server.events(table)
    own_server.kill()
    for page in (anna, bram):
        expect(page.locator(".lost").filter(has_text="The connection is lost")).to_be_visible()
    own_server.start()
    assert own_server.events(table)[: len(before)] == before
    for page in (anna, bram):
        expect(page.locator(".lost").filter(has_text="The connection is lost")).to_have_count(0)
    words = len(laid(own_server, table))
    play_on(people, lambda state: len(laid(own_server, table)) > words)
    shows_all(own_server, table, anna, bram)


@pytest.mark.parametrize(
    ("engine", "game"),
    [("firefox", "letter"), ("firefox", "woordenspel"), ("webkit", "koning"), ("webkit", "letter")],
    indirect=["engine"],
)
def test_a_game_of_every_other_kind(served: Served, visit: Visit, game: str) -> None:
    page = visit(served.url)
    options = {"knock_window": 0} if game == "letter" else {}
    table = make(page, game=game, edition="en", seats=SEATS, options=options)
    page.goto(f"{served.url}/t/{table}")
    to_the_result(Person(served, table, 0, Pen(page)))


@OTHERS
def test_the_score_is_kept_while_the_server_is_away(own_server: Served, visit: Visit) -> None:
    page = visit(own_server.url, *SMALL)
    keeper = Scorekeeper(page, own_server, "en")
    keeper.begin("scrabble", "Anna", "Bram")
    # A new page gets the focus a little later, which moves nothing: a square that somebody is about to tap stays there.
    expect(page.locator("#main")).to_be_focused()
    assert page.evaluate("scrollY") == 0
    keeper.play("H8", "TORE")
    # The server has the line: until then it can't be opened.
    expect(page.get_by_role("button", name=keeper.say("keep-open-line", number=1))).to_be_visible()
    until(lambda: page.evaluate(KEPT))
    own_server.kill()
    keeper.play("H9", "AB")
    expect(page.get_by_text(keeper.say("keep-waits"), exact=True)).to_have_count(1)
    page.reload()
    expect(page.get_by_text(keeper.say("keep-offline", count=1))).to_be_visible()
    keeper.lines(2)
    own_server.start()
    expect(page.get_by_text(keeper.say("keep-waits"), exact=True)).to_have_count(0)
    keeper.lines(2)


@OTHERS
def test_a_score_sheet_begins_while_the_server_is_away(own_server: Served, visit: Visit) -> None:
    page = visit(own_server.url, *SMALL)
    until(lambda: page.evaluate(KEPT))
    own_server.kill()
    page.goto(own_server.url)
    # It comes above everything else, and moves that.
    expect(page.locator(".offline")).to_be_visible()
    keeper = Scorekeeper(page, own_server, "en")
    keeper.begin_here("scrabble", "Anna", "Bram")
    keeper.play("D8", "HEART")
    keeper.lines(1)
    page.reload()
    expect(page.get_by_text(keeper.say("keep-offline", count=1))).to_be_visible()
    own_server.start()
    expect(page.get_by_text(keeper.say("keep-waits"), exact=True)).to_have_count(0)
    keeper.totals(24, 0)
    assert own_server.tables() == [keeper.table]


class Line:
    """A page's line to the server, which can be cut: what is said over it, and all that is asked."""

    def __init__(self, page: Page) -> None:
        """To be called before the page opens a table."""
        self.page, self._sockets, self._cut = page, list[WebSocketRoute](), False
        page.route_web_socket(re.compile("/live$"), self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._sockets.append(socket)

    def cut(self, *, cut: bool = True) -> None:
        """Cut the line, or mend it."""
        self._cut = cut
        self.page.context.set_offline(cut)
        for socket in self._sockets if cut else ():
            socket.close()


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_three_play_on_while_the_network_of_one_is_cut(served: Served, visit: Visit) -> None:
    pages = [visit(served.url), visit(served.url, *LARGE), visit(served.url)]
    lines = [Line(page) for page in pages]
    anna, *others = pages
    table = make(anna, game="scrabble", edition="en", seats=[SEATS[0], {"kind": "friend"}, {"kind": "friend"}])
    anna.goto(f"{served.url}/t/{table}")
    link = anna.get_by_role("textbox", name=say("seats-invite-link"))
    expect(link).not_to_have_value("")
    url = link.input_value()
    for page, name in zip(others, ("Bram", "Cor"), strict=True):
        join(Pen(page), url, name)
    for page in pages:
        expect(page.locator("main .play-area")).to_be_visible()
    people = [Person(served, table, seat, Pen(page)) for seat, page in enumerate(pages)]
    on_turn = next(one for one in people if one.due(one.state))
    away = lines[(on_turn.seat + 2) % 3]
    away.cut()
    lost = away.page.locator(".lost").filter(has_text="The connection is lost")
    expect(lost).to_be_visible()
    words = len(laid(served, table))
    on_turn.act()
    away.cut(cut=False)
    expect(lost).to_have_count(0)
    play_on(people, lambda state: len(laid(served, table)) > words + 1)
    shows_all(served, table, *pages)
