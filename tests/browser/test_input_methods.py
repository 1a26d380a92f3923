"""What mouse, touch and keyboard do at a table: what lies there is kept, asked about, shown, and nothing moves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rekje.model.commands import Play
from rekje.model.path.commands import Place
from tests.browser.conftest import NewPage
from tests.browser.finishing import finish, skip
from tests.browser.input_methods import Mouse, middle, new_tiles, sayer, sized_tiles
from tests.browser.people import Person, make_table
from tests.browser.serving import Served
from tests.browser.test_phone import can_lay

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
STEADY = [
    "main .board",
    "main .actions",
    "main .actions > :nth-child(1)",
    "main .actions > :nth-child(2)",
    "main .seats",
]
PLACES = """parts => parts.map(what => {
    const box = document.querySelector(what).getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round);
})"""


def sit_down(served: Served, page: Page, game: str, edition: str) -> Person:
    """A game against a computer in which I may lay something."""
    options: dict[str, Any] = {"knock_window": 0} if game == "letter" else {}
    table, _ = make_table(page.context, served, game=game, edition=edition, options=options, seats=SEATS)
    page.goto(f"{served.url}/t/{table}")
    anna = Person(served, table, 0, Mouse(page, "en"))
    expect(page.locator("main .actions")).to_be_visible()
    skip([anna], [page.context], lambda state: len(state.board) > 2 and can_lay(anna, state))
    anna.inputs.see(len(anna.state.board))
    return anna


@pytest.mark.parametrize(("game", "edition"), [("scrabble", "en"), ("letter", "nl")])
def test_what_lies_there_and_the_order_of_the_rack_survive_a_reload_and_nothing_moves(
    served: Served, new_page: NewPage, game: str, edition: str
) -> None:
    page = new_page("en")
    anna = sit_down(served, page, game, edition)
    state = anna.state
    # The page learns that it is my turn a moment after the server.
    for part in STEADY:
        expect(page.locator(part)).to_be_visible()
    at_first = page.evaluate(PLACES, STEADY)
    anna.inputs.press(anna.inputs.button("web-shuffle"))
    match anna.decide(state):
        case Play() as play:
            anna.inputs.lay(new_tiles(state, play))
        case Place() as place:
            anna.inputs.lay_sized(sized_tiles(place))
            anna.inputs.type_word(place.words[0])
    ready = page.locator("main .actions > .primary:not([aria-disabled])")
    expect(ready).to_be_visible()
    assert page.evaluate(PLACES, STEADY) == at_first
    rack, laid = page.locator("main [data-slot]").all_inner_texts(), page.locator("main .tile.draft").count()
    assert laid
    page.reload()
    expect(page.locator("main .tile.draft")).to_have_count(laid)
    assert page.locator("main [data-slot]").all_inner_texts() == rack
    expect(ready).to_be_visible()
    ready.click()
    expect(page.locator("main .tile.draft")).to_have_count(0)


def test_at_the_end_the_board_stays_and_the_cards_show_what_is_settled(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    anna = sit_down(served, page, "scrabble", "en")
    at_first = page.evaluate(PLACES, STEADY[:1])
    state = finish(page.context, served, anna.table)
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    assert page.evaluate(PLACES, STEADY[:1]) == at_first
    assert state.outcome is not None
    shown = [str(score).replace("-", "−") for score in state.outcome.scores]
    assert page.locator(".final-count tfoot td").all_inner_texts() == shown
    # What was settled has a minus, not a hyphen.
    assert any(adjusted < 0 for adjusted in state.outcome.adjustments)
    assert "-" not in "".join(page.locator(".final-count td").all_inner_texts())
    # Tiles left are named one by one.
    named = page.locator(".final-count .held-tiles").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert named
    for tiles in named:
        assert all(tile == "blank" or re.fullmatch("[A-Z]", tile) for tile in tiles.split("; ")), named
    page.get_by_text("Watch again, score sheet and more").click()
    page.get_by_role("button", name="Watch it again").click()
    expect(page.locator(".scene-news")).not_to_contain_text("now plays for")


def test_typing_needs_no_click_first_and_a_carried_tile_shows_where_it_would_lie(
    served: Served, new_page: NewPage
) -> None:
    page = new_page("en")
    sit_down(served, page, "scrabble", "en")
    letters = page.locator("main [data-slot]").filter(has_not_text="blank")
    letter = letters.first.inner_text()[0]
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type(letter)
    expect(page.locator("main .tile.draft")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("main .tile.draft")).to_have_count(0)
    page.mouse.move(*middle(letters.first))
    page.mouse.down()
    page.mouse.move(*middle(page.locator('main [data-square="A1"]')), steps=4)
    expect(page.locator("main .square.target")).to_have_count(1)
    expect(page.locator("main .board .lines rect")).to_have_count(2)
    page.mouse.up()
    expect(page.locator("main .board .lines")).to_have_count(0)


def test_sending_is_asked_on_a_phone_with_the_words_and_what_they_bring(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    anna = sit_down(served, page, "scrabble", "en")
    play = anna.decide(anna.state)
    assert isinstance(play, Play)
    anna.inputs.lay(new_tiles(anna.state, play))
    main = page.locator("main .actions > .primary:not([aria-disabled])")
    expect(main).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 640})
    main.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_contain_text(play.word.upper())
    expect(dialog.get_by_role("heading")).to_contain_text(main.inner_text())
    assert dialog.locator(".button.primary").count() == 1


def test_who_watches_is_told_so_in_every_language(served: Served, new_page: NewPage) -> None:
    anna = new_page("en")
    table, links = make_table(anna.context, served, game="scrabble", edition="en", seats=SEATS)
    eva = new_page("fr")
    eva.goto(next(link["url"] for link in links if link["seat"] is None))
    eva.get_by_role("button", name=sayer("fr")("seats-watch"), exact=True).click()
    for code in ("fr", "nl", "de", "it", "en"):
        eva.locator("select.language").select_option(code)
        expect(eva.locator("main").get_by_text(sayer(code)("web-you-watch"))).to_be_visible()
    assert table in eva.url


def test_the_form_names_editions_and_asks_only_what_matters(served: Served, new_page: NewPage) -> None:
    page = new_page("nl", width=360, height=640)
    page.goto(f"{served.url}/new")
    say = sayer("nl")
    edition = page.get_by_role("combobox", name=say("web-edition"))
    expect(edition).to_be_visible()
    names = [text.partition(" · ")[0] for text in edition.locator("option").all_text_contents()]
    assert names == [say(f"web-edition-{one}") for one in ("nl-early", "nl-late", "nl", "nl-ij")]
    page.get_by_text(say("web-options"), exact=True).click()
    cost = page.locator("#option-challenge_penalty")
    expect(cost).to_have_count(0)
    page.locator("#option-judging").select_option("challenge")
    expect(cost).to_be_visible()
    # The languages' names are read whole.
    whole = """one => { const free = one.cloneNode(true); free.style.cssText = "width: auto; max-width: none";
        one.after(free); const width = free.offsetWidth; free.remove(); return one.offsetWidth >= width; }"""
    assert page.locator("select.language").evaluate(whole)
    page.goto(f"{served.url}/join")
    expect(page.get_by_role("textbox", name=say("seats-link"))).to_be_visible()
