"""After the game, told as a story: the score sheet, whose word was where, words missed, games of mine and of the table,
and being forgotten."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rekje.drawing.sheet.page import score_sheet
from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.finishing import finish, skip
from tests.browser.input_methods import Mouse, problems
from tests.browser.people import Person, make_table
from tests.browser.serving import Served
from tests.support import passes, play, referee, scrabble

WIDE, NARROW = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "greedy"}]
"""Two who know few words can go on for more than a hundred turns; against this one a game is soon over."""
HEIGHTS = "found => found.map(one => one.getBoundingClientRect().height)"
"""A line is 23 pixels high."""


def check(page: Page, where: str, but: str = "") -> None:
    """Nothing is wrong with the page, and nothing of it is out of sight to the right."""
    assert [f"{where}: {problem}" for problem in problems(page, but=but)] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where


def test_after_the_game(own_server: Served, new_page: NewPage) -> None:
    page = new_page("en", width=320, height=640)
    page.goto(f"{own_server.url}/mine")
    expect(seen(page, "You haven’t finished a game")).to_be_visible()
    table, _ = make_table(page.context, own_server, game="scrabble", edition="en", seats=SEATS)
    state = finish(page.context, own_server, table, level="novice")
    assert state.outcome is not None
    page.goto(f"{own_server.url}/t/{table}")
    result = page.get_by_role("region", name="Result")

    expect(result.get_by_role("heading")).to_be_visible()
    ahead, behind = sorted(state.outcome.scores, reverse=True)
    if ahead > behind:
        expect(result).to_contain_text(f"by {ahead - behind} point")
    check(page, "result")
    more(page)
    check(page, "more about the game")

    # The score sheet: a page of its own, without scripts, that can be kept.
    result.get_by_role("button", name="Score sheet").click()
    check(page, "sheet dialog")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Open").click()
    sheet = opened.value
    expect(sheet.get_by_role("heading", level=1)).to_have_text(f"Scrabble · Anna, {state.seats[1].name}")
    expect(sheet.get_by_role("table").first).to_contain_text(str(state.outcome.scores[0]))
    expect(sheet.get_by_role("img", name="The table with all tiles")).to_be_visible()
    # Its own style is the one thing that its policy lets in.
    assert sheet.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    check(sheet, "sheet")
    sheet.close()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download", exact=True).click()
    assert "<!doctype html>" in saved.value.path().read_text("utf-8")
    page.keyboard.press("Escape")
    expect(result.get_by_role("button", name="Score sheet")).to_be_focused()

    whose_word_was_where(page)
    the_review(page, sum(line.kind in ("play", "exchange", "pass") for line in state.sheet))
    words_to_study(page)

    # Playing again makes a series.
    page.goto(f"{own_server.url}/t/{table}")
    expect(result.get_by_role("heading")).to_be_visible()
    check(page, "result again")
    result.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    finish(page.context, own_server, page.url.rpartition("/")[2])
    more(page)
    series = page.get_by_role("region", name="Games of this table")
    expect(series.get_by_role("listitem")).to_have_count(2)
    series.get_by_role("link").click()
    # On a phone the result opens at once, and the address says so.
    page.wait_for_url(f"**/t/{table}#result")

    # My games count both; they are forgotten with everything else.
    page.goto(own_server.url)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("region", name="Finished games").get_by_role("link")).to_have_count(2)
    expect(page.get_by_role("region", name="Scrabble, game by game").get_by_role("row")).to_have_count(3)
    expect(page.get_by_role("img", name="Scrabble in the course of time: 2 games")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Greedy 2 "))).to_be_visible()
    check(page, "my games")
    page.goto(f"{own_server.url}/me")
    for _ in range(2):
        page.get_by_role("button", name="Delete me", exact=True).last.click()
    expect(seen(page, "Nothing of you is left here.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('rekje-study')") is None
    page.goto(f"{own_server.url}/study")
    expect(seen(page, "No cards yet")).to_be_visible()
    check(page, "no cards")


def more(page: Page) -> None:
    """Open what else there is of a game that is over."""
    page.get_by_text("Watch again, score sheet and more").click()


def whose_word_was_where(page: Page) -> None:
    """By keyboard alone: a word of the sheet is pointed out, and its squares say who laid them."""
    dialog = page.get_by_role("dialog")
    page.route("**/history?*", lambda route: route.abort())
    page.get_by_role("button", name="Whose word was where").press("Enter")
    expect(dialog.get_by_text("The server can’t be reached.")).to_be_visible()
    page.unroute_all()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Whose word was where").press("Enter")
    words = dialog.get_by_role("region", name="Score sheet").locator("button.word")
    expect(dialog.get_by_role("list", name="Who laid what")).to_contain_text("Anna")
    check(page, "whose word")
    words.first.press("Enter")
    expect(words.first).to_have_attribute("aria-pressed", "true")
    told = dialog.get_by_role("status").filter(has_text=", by ")
    word, name, squares = re.fullmatch(r"(\w+), by (\w+): (.*)", told.inner_text()).groups()  # type: ignore[union-attr]
    places = squares.split()
    assert len(places) == len(word)
    for letter, place in zip(word, places, strict=True):
        cell = dialog.locator(f'[role="gridcell"][data-square="{place}"]')
        expect(cell).to_have_attribute("aria-label", re.compile(rf"^{place}, .*\b{letter}\b.*laid by {name}, letter"))
    cell = dialog.locator(f'[role="gridcell"][data-square="{places[0]}"]')
    cell.press("ArrowRight" if places[0][0] != places[1][0] else "ArrowDown")
    expect(dialog.locator(f'[data-square="{places[1]}"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Whose word was where")).to_be_focused()


def the_review(page: Page, turns: int) -> None:
    """By keyboard alone: what every turn could have brought, here and as a page of its own."""
    page.get_by_role("button", name="Review").press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=re.compile(r" won\.$"))).to_be_focused(timeout=60_000)
    expect(dialog.get_by_role("img", name="The chance of winning of Anna")).to_be_visible()
    expect(dialog.get_by_role("region", name="Turn by turn").get_by_role("row")).to_have_count(turns + 1)
    boards = dialog.locator(".review-miss .scene svg")
    expect(boards).to_have_count(3)
    names = [str(board.get_attribute("aria-label")) for board in boards.all()]
    assert len({name for name in names if re.match(r"Turn \d+: the board with ", name)}) == 3, names
    better = dialog.locator('.review-miss [role="gridcell"][aria-label*=", letter 1 of the word"]').first
    expect(better).to_have_attribute("aria-label", re.compile(", better play, letter 1 of the word$"))
    heads = dialog.get_by_role("region", name="Final score").get_by_role("columnheader")
    expect(heads).to_have_count(2)
    expect(dialog.locator(".review-miss").first).to_contain_text(re.compile(r"instead of .* −\d"))
    expect(dialog.locator(".review-miss .review-why").first).to_contain_text(re.compile(r"\w+ \w+ .*\d.*\.$"))
    # Of three boards drawn alike one is examined.
    check(page, "review", but=".review-miss ~ .review-miss .scene")
    with page.expect_popup() as opened:
        dialog.get_by_role("link", name="Open as a page").press("Enter")
    told = opened.value
    expect(told.get_by_role("heading", level=1)).to_contain_text("Scrabble · Anna")
    expect(told.get_by_role("img", name="The board with")).to_have_count(3)
    check(told, "page of the review")
    told.emulate_media(color_scheme="dark")
    assert problems(told, "only") == []
    told.close()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Review")).to_be_focused()


def test_what_is_read_after_a_game_stays_open_when_the_window_becomes_narrow_or_wide(
    served: Served, new_page: NewPage
) -> None:
    page = new_page("en", **WIDE)
    table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=SEATS)
    # A short game is looked back on soon, also on a machine with much else to do.
    anna = Person(served, table, 0, Mouse(page, "en"), "novice")
    skip([anna], [page.context], lambda state: len(state.sheet) >= 6 and anna.due(state))
    page.goto(f"{served.url}/t/{table}")
    for code in ("web-more", "web-resign", "web-resign"):
        page.get_by_role("button", name=anna.inputs.say(code), exact=True).last.click()
    dialog = page.get_by_role("dialog")
    for first, second in ((WIDE, NARROW), (NARROW, WIDE)):
        page.set_viewport_size(first)
        if first == NARROW:
            page.get_by_role("button", name="Result", exact=True).click()
        more(page)
        page.get_by_role("button", name="Watch it again").click()
        story = page.get_by_role("dialog", name="The game, turn by turn")
        for _ in range(3):
            story.get_by_role("button", name="Next move").click()
        told = story.get_by_role("status").inner_text()
        step = story.get_by_role("slider")
        for size in (second, first, second):
            page.set_viewport_size(size)
            expect(story).to_be_visible()
            expect(step).to_have_value("3")
            expect(story.get_by_role("status")).to_have_text(told)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.set_viewport_size(WIDE)
    page.get_by_role("button", name="Review").click()
    review = page.get_by_role("dialog").get_by_role("heading", name=re.compile(r" won\.$"))
    expect(review).to_be_focused(timeout=60_000)
    page.set_viewport_size(NARROW)
    expect(page.get_by_role("button", name="Result", exact=True)).to_be_attached()
    expect(review).to_be_focused()


@pytest.mark.parametrize("width", [320, 390])
def test_names_stay_whole_on_a_score_sheet_on_a_phone(new_page: NewPage, width: int) -> None:
    names = ["Anna", "Wilhelminapolderspeelster"]
    record = scrabble(play(0, "8D", "TAART"), *passes(1, 0, 1, 0, 1, 0), words="TAART") | {"seats": names}
    page = new_page("it", width=width, height=844)
    page.set_content(score_sheet(referee(record).events, language="it"))
    heights = {name: page.locator("tbody th", has_text=name).evaluate_all(HEIGHTS) for name in names}
    assert len(heights["Anna"]) > 2
    assert max(heights["Anna"]) < 30
    assert max(heights[names[1]]) < 3 * 30
    check(page, "score sheet")


def words_to_study(page: Page) -> None:
    """A card is thought about, opened and put into its box; it stays there when the page is opened again."""
    page.get_by_role("link", name="Words to study").click()
    card = page.get_by_role("region", name="box 1")
    expect(card).to_contain_text("There was a word for")
    expect(card.get_by_role("list", name="My tiles").get_by_role("listitem").first).to_be_visible()
    check(page, "card")
    card.get_by_role("button", name="Show the answer").press("Enter")
    answer = card.locator(".study-word")
    expect(answer).to_be_focused()
    check(page, "answer")
    page.get_by_role("button", name="I knew it").press("Enter")
    expect(page.get_by_role("heading", name="box 1")).to_be_focused()
    page.reload()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"^3 cards, 2 to do now"))
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="I didn’t").click()
    expect(page.get_by_role("status")).to_contain_text("3 cards, 1 to do now")
