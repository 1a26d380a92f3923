"""The start page: a game in one click, a friend invited in one, my games with whose turn it is."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rekje.analysis.ratings import USUAL
from rekje.locale import LANGUAGES, say
from tests.browser.conftest import NewPage
from tests.browser.input_methods import Mouse, problems
from tests.browser.people import Person, make_table, play_on
from tests.browser.serving import Served

NOVICE = {"kind": "computer", "player": "novice"}
FRIENDLY = "Scrabble in English, against a friendly computer"


def test_one_click_leads_to_a_game_with_a_computer(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.goto(served.url)
    expect(page.locator("main input:not([type=radio]), main select")).to_have_count(0)
    page.get_by_role("button", name=re.compile(f"^Play now ?, {FRIENDLY}$")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("grid", name="Board")).to_be_visible()
    state = served.state(page.url.rpartition("/")[2])
    assert (state.config.game, state.edition.name) == ("scrabble", "en")
    assert [seat.player for seat in state.seats] == ["person", USUAL]
    assert state.seats[1].name == say("start-computer", "en")


LINES = """one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
}"""
"""On how many lines a text stands."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_stands_on_one_line_of_a_phone(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(language, 360, 640)
    page.goto(served.url)
    for width in (360, 390):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.get_by_role("heading", level=1).evaluate(LINES) == 1, width


POINTS = """list => {
    const {left} = list.getBoundingClientRect();
    if (getComputedStyle(list).overflow !== "hidden") return [];
    const shown = [...list.children].map(one => {
        const point = getComputedStyle(one, "::before");
        if (!point.content.includes("·")) return [];
        const before = parseFloat(point.marginLeft);
        const after = getComputedStyle(one, "::after").content;
        const box = one.getBoundingClientRect();
        return [Math.round(box.top), box.left + before >= left, after !== "none"];
    });
    return shown.map(([top, before, after], at) => [at > 0 && shown[at - 1][0] === top, before, after]);
}"""
"""Of each fact: whether it goes on a line, and whether a point is seen before and after it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_facts_begins_or_ends_with_a_point(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(language, 360, 640)
    page.goto(served.url)
    for width in (360, 390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        facts = page.locator(".facts").evaluate(POINTS)
        assert len(facts) > 1, width
        for goes_on, before, after in facts:
            assert (before, after) == (goes_on, False), width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_says_what_will_be_played_in_every_language(
    served: Served, new_page: NewPage, language: str
) -> None:
    page = new_page(language)
    page.goto(served.url)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("start-title", language))
    play = page.get_by_role("button", name=say("start-play", language))
    for game in ("koning", "letter", "woordenspel", "scrabble"):
        page.get_by_role("radio", name=say(f"screen-game-{game}", language)).check()
        told = say("start-play-what", language, game=say(f"screen-game-{game}", language))
        expect(play).to_contain_text(told)


def test_the_form_for_any_table_stands_in_order_after_the_start_page(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.goto(served.url)
    page.get_by_role("link", name=say("start-other", "en")).click()
    form = page.locator("form.new-table")
    parts = [form.get_by_role("group", name=say(code, "en")) for code in ("web-which-game", "web-which-words")]
    parts.append(form.get_by_role("button", name=say("web-start", "en")))
    expect(parts[-1]).to_be_visible()
    boxes = [box for box in (part.bounding_box() for part in parts) if box]
    assert len(boxes) == len(parts)
    for above, below in pairwise(boxes):
        assert above["x"] == below["x"]
        assert above["y"] + above["height"] <= below["y"]


def test_the_game_chosen_is_the_one_that_begins_and_is_remembered(served: Served, new_page: NewPage) -> None:
    page = new_page("nl")
    page.goto(served.url)
    page.get_by_role("radio", name="Letter").check()
    page.reload()
    expect(page.get_by_role("radio", name="Letter")).to_be_checked()
    page.get_by_role("link", name="Zo speel je").click()
    expect(page).to_have_url(re.compile("/guide/letter"))
    page.go_back()
    page.get_by_role("button", name="Nu spelen").click()
    page.wait_for_url("**/t/*")
    assert tables_of(page, served)[0]["game"] == "letter"


def test_pictures_can_be_chosen_with_the_keyboard(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.goto(served.url)
    page.get_by_role("radio", name="Scrabble").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Woordenspel")).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()


def test_inviting_somebody_leads_to_the_waiting_room(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.goto(served.url)
    page.get_by_role("radio", name="Koning").check()
    page.get_by_role("button", name="Invite somebody").click()
    page.wait_for_url("**/t/*")
    (table,) = tables_of(page, served)
    assert (table["game"], table["phase"], len(table["seats"])) == ("koning", "waiting", 2)
    assert page.url.endswith(str(table["table"]))


def test_my_games_show_whose_turn_it_is_and_how_they_stand(served: Served, new_page: NewPage) -> None:
    page, bram = new_page("en"), new_page("en")
    page.add_init_script("localStorage.setItem('rekje-name', 'Anna')")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend", "name": "Bram"}]
    table, links = make_table(page.context, served, game="scrabble", edition="en", seats=seats, lexicon="any")
    page.goto(served.url)
    card = page.get_by_role("link", name=re.compile("Scrabble with Bram"))
    expect(card).to_contain_text("waiting for players")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games")
    bram.goto(links[0]["url"])
    bram.get_by_role("textbox", name="Your name").fill("Bram")
    bram.get_by_role("button", name=say("web-join", "en"), exact=True).click()
    bram.wait_for_url("**/t/*")
    expect(bram.locator("main .play-area")).to_be_visible()
    turn = served.state(table).turn
    assert turn is not None
    on_turn, other = (page, bram) if turn.seat == 0 else (bram, page)
    name = served.state(table).seats[turn.seat].name
    for one in (on_turn, other):
        one.goto(served.url)
    expect(card_of(on_turn)).to_contain_text("Your turn")
    expect(on_turn.get_by_role("heading", level=1)).to_have_text(re.compile("^Your move"))
    expect(card_of(other)).to_contain_text(f"{name}’s turn")
    expect(other.get_by_role("heading", level=1)).to_have_text("Your games")
    card_of(on_turn).click()
    expect(on_turn.locator("main .play-area")).to_be_visible()


def test_only_games_in_which_it_is_my_move_stand_under_that_heading(served: Served, new_page: NewPage) -> None:
    page = new_page("en", width=360, height=640)
    make_table(page.context, served, game="koning", edition="en", seats=[{"kind": "me"}, {"kind": "friend"}])
    page.goto(served.url)
    games = page.get_by_role("region", name="Your games")
    expect(games.get_by_role("link")).to_have_count(1)
    expect(games.get_by_role("heading", level=2)).to_have_count(0)
    # Both play at this device, so that it is always the move of one of them.
    make_table(page.context, served, game="letter", edition="en", seats=[{"kind": "me"}, {"kind": "here"}])
    page.reload()
    games = page.get_by_role("region", name="Your move")
    expect(games.get_by_role("list")).to_have_count(2)
    mine, others = games.get_by_role("list").all()
    expect(mine.get_by_role("link")).to_have_count(1)
    expect(mine.get_by_role("link")).to_contain_text("Letter")
    expect(games.get_by_role("heading", level=2)).to_have_text("Your other games")
    expect(others.get_by_role("link")).to_contain_text("waiting for players")
    # A game of others that I watch isn't one of mine.
    somebody = new_page("en")
    _, links = make_table(somebody.context, served, game="scrabble", edition="en", seats=[{"kind": "me"}, NOVICE])
    page.goto(links[-1]["url"])
    page.get_by_role("button", name=say("seats-watch", "en"), exact=True).click()
    expect(page.locator("main .board")).to_be_visible()
    page.goto(served.url)
    expect(games.get_by_role("heading", level=2)).to_have_text(["Your other games", "Games you watch"])
    expect(games.get_by_role("list").last.get_by_role("link")).to_contain_text("Scrabble")


def tables_of(page: Page, served: Served) -> list[dict[str, Any]]:
    """What the server tells this browser of its tables."""
    return list(page.context.request.get(f"{served.url}/api/tables").json()["tables"])


def card_of(page: Page) -> Locator:
    """The card of the one game."""
    return page.get_by_role("region", name=re.compile("^Your")).get_by_role("link", name=re.compile("^Scrabble with"))


@pytest.mark.parametrize("game", ["scrabble", "koning", "letter"])
def test_a_small_picture_shows_what_lies_on_the_table(served: Served, new_page: NewPage, game: str) -> None:
    page = new_page("en")
    seats = [{"kind": "me", "name": "Anna"}, NOVICE]
    table, _ = make_table(page.context, served, game=game, edition="en", seats=seats)
    page.goto(f"{served.url}/t/{table}")
    expect(page.locator("main .play-area")).to_be_visible()
    anna = Person(served, table, 0, Mouse(page, "en"), "novice")
    play_on([anna], stop=lambda state: bool(state.board))
    page.goto(served.url)
    shown = page.locator(".thumb .face")
    expect(shown.first).to_be_attached()
    letters = {*shown.all_text_contents()}
    assert letters <= {tile[0].upper() for tile in served.state(table).board.values()}


@pytest.mark.parametrize("language", ["nl", "fr", "de", "en", "it"])
def test_a_phone_shows_it_without_scrolling_sideways(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(language, width=360, height=640, touch=True)
    make_table(page.context, served, game="scrabble", edition="nl", seats=[{"kind": "me", "name": "Anna"}, NOVICE])
    page.goto(served.url)
    expect(page.locator("a.wait")).to_be_visible()
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth") == width
    page.set_viewport_size({"width": 360, "height": 640})
    if language == "en":
        lines = "one => one.clientHeight < 2 * parseFloat(getComputedStyle(one).lineHeight)"
        other = new_page(language, width=360, height=640, touch=True)
        other.goto(served.url)
        assert other.get_by_role("heading", level=1).evaluate(lines), "the title stands on one line"
    names = "all => all.every(one => one.clientHeight < 2 * parseFloat(getComputedStyle(one).lineHeight))"
    assert page.locator(".game b").evaluate_all(names), "a game's name stands on one line"
    page.get_by_role("button", name=say("web-menu", language), exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("link", name=say("web-have-code", language))).to_be_visible()


def test_at_night_the_page_is_dark_and_readable(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.emulate_media(color_scheme="dark")
    page.goto(served.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(24, 21, 18)"


WITHIN = """one => {
    const [box, room] = [one, one.parentElement].map(each => each.getBoundingClientRect());
    return box.width > room.width / 3 && box.top >= room.top && box.bottom <= room.bottom;
}"""
"""Whether a card stands in its list, as wide as the others."""


def test_without_a_connection_the_page_says_so_and_goes_on(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    make_table(page.context, served, game="scrabble", edition="en", seats=[{"kind": "me"}, NOVICE])
    page.goto(served.url)
    expect(page.locator("a.wait")).to_be_visible()
    # What it has asked once it knows; what it must ask for a table it can't.
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_have_text(say("web-offline", "en"))
    page.reload()
    # There is room for the game that can't be shown.
    expect(page.get_by_role("alert").first).to_have_text(say("web-offline", "en"))
    expect(page.locator(".wait.expected")).to_have_count(1)
    assert page.locator(".wait.expected").evaluate(WITHIN)
    assert problems(page) == []
    page.unroute("**/api/**")
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator("a.wait")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_pictures_move_once_and_stand_still_for_those_who_wish_so(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.goto(served.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    running = "document.getAnimations().filter(one => one.effect.target.closest('.game-scene')).length"
    assert page.evaluate(running) == 0
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(running) > 0
    ends = "Math.max(...document.getAnimations().map(one => one.effect.getComputedTiming().endTime))"
    assert page.evaluate(ends) <= 4500
    page.evaluate("document.documentElement.dataset.motion = 'less'")
    assert page.evaluate(running) == 0
