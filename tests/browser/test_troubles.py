"""What goes wrong in life: a page loaded again, a second tab, a lost connection, a server killed in mid-turn."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, expect

from rekje.model.commands import Play
from rekje.model.events import PlayLaid
from tests.browser.conftest import NewPage
from tests.browser.input_methods import Mouse, new_tiles
from tests.browser.people import Person, make_table, play_on, seat_together, until
from tests.browser.serving import Served

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]


def sit_down(page: Page, served: Served) -> Person:
    """A table against a computer, on which it is this page's turn and it has a play."""
    table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=SEATS)
    page.goto(f"{served.url}/t/{table}")
    expect(page.locator("main .board")).to_be_visible()
    anna = Person(served, table, 0, Mouse(page, "en"))
    play_on([anna], stop=lambda state: anna.due(anna.state) and isinstance(anna.decide(anna.state), Play))
    return anna


def plays(served: Served, table: str, seat: int) -> list[PlayLaid]:
    """What a seat has laid."""
    return [event for event in served.events(table) if isinstance(event, PlayLaid) and event.seat == seat]


def test_loading_the_page_again_and_a_second_tab_show_the_same_table(served: Served, new_page: NewPage) -> None:
    page = new_page()
    anna = sit_down(page, served)
    page.reload()
    second = page.context.new_page()
    second.goto(page.url)
    for tab in (page, second):
        expect(tab.locator(".rack [data-slot]")).to_have_count(7)
    page.bring_to_front()
    anna.act()
    squares = plays(served, anna.table, 0)[-1].tiles
    for tab in (page, second):
        for square in squares:
            expect(tab.locator(f'main [data-at="{square}"] .tile')).to_have_count(1)


def test_a_move_made_without_a_connection_is_sent_when_it_is_back(own_server: Served, new_page: NewPage) -> None:
    page = new_page()
    anna = sit_down(page, own_server)
    state = anna.state
    command = anna.decide(state)
    assert isinstance(command, Play)
    anna.inputs.lay(new_tiles(state, command))
    expect(page.get_by_role("button", name="Play for")).to_be_enabled()
    own_server.kill()
    expect(page.locator(".connection").get_by_text("The connection is lost")).to_be_visible()
    # The board stays in sight.
    said, board = (page.locator(one).bounding_box() for one in (".connection .lost", "main .board"))
    assert said
    assert board
    assert said["y"] + said["height"] <= board["y"]
    # On a phone the clocks do, too.
    page.set_viewport_size(ViewportSize(width=360, height=640))
    expect(page.locator(".talk").get_by_text("The connection is lost")).to_be_visible()
    expect(page.locator(".connection .lost")).to_have_count(0)
    page.set_viewport_size(ViewportSize(width=1280, height=800))
    page.get_by_role("button", name="Play for").click()
    own_server.start()
    until(lambda: len(plays(own_server, anna.table, 0)) == 1)
    expect(page.locator(".connection").get_by_text("The connection is lost")).to_have_count(0)
    play_on([anna], stop=lambda state: anna.due(anna.state))
    assert len(plays(own_server, anna.table, 0)) == 1
    expect(page.locator(".rack [data-slot]")).to_have_count(7)


def test_a_server_killed_in_mid_game_loses_nothing_that_was_acknowledged(own_server: Served, new_page: NewPage) -> None:
    page = new_page()
    anna = sit_down(page, own_server)
    for _ in range(3):
        play_on([anna], stop=lambda state: anna.due(anna.state))
        anna.act()
        before = own_server.events(anna.table)
        own_server.kill()
        own_server.start()
        assert own_server.events(anna.table)[: len(before)] == before
        expect(page.locator(".connection").get_by_text("The connection is lost")).to_have_count(0)


def test_what_i_arranged_is_not_disturbed_by_another_move(served: Served, new_page: NewPage) -> None:
    inputs = (Mouse(new_page(), "en"), Mouse(new_page(), "en"))
    people = seat_together(served, inputs, game="scrabble", edition="en")
    waiting, acting = sorted(people, key=lambda person: person.due(person.state))
    page = waiting.inputs.page
    page.get_by_role("button", name="Shuffle").click()
    page.locator(".rack [data-slot]").nth(2).click()
    page.locator('main [data-square="A1"]').click()
    order = page.locator(".rack [data-slot]").all_inner_texts()
    acting.act()
    expect(page.get_by_text("It’s your turn").first).to_be_visible()
    expect(page.locator('main [data-at="A1"] .tile.draft')).to_have_count(1)
    after = page.locator(".rack [data-slot]").all_inner_texts()
    assert after == order


def test_a_refused_move_says_why_and_names_the_rule(served: Served, new_page: NewPage) -> None:
    page = new_page()
    anna = sit_down(page, served)
    page.locator(".rack [data-slot]").first.click()
    page.locator('main [data-square="A1"]').click()
    if page.get_by_role("dialog").count():
        page.get_by_role("dialog").get_by_role("button", name="E", exact=True).click()
    link = page.locator(".status .rule-link")
    expect(link).to_have_text("S4" if anna.state.board else "S1")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("#S4")).to_be_attached()
