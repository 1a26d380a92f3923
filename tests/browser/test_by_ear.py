"""The board by ear: squares and tiles one can walk, questions answered by a key, clocks, wishes for seeing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rekje.locale import say
from rekje.model.state import State
from tests.browser.conftest import NewPage
from tests.browser.finishing import skip
from tests.browser.input_methods import Keys
from tests.browser.people import Person, make_table, until
from tests.browser.serving import Served

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "greedy"}]
REGIONS = 4
"""Three polite regions that take turns, and an assertive one."""


def sit_down(served: Served, page: Page, stop: Callable[[State], bool], **wish: Any) -> tuple[Person, Keys]:
    """A game against a computer, until it is so and my turn."""
    keys = Keys(page, "en")
    table, _ = make_table(page.context, served, seats=SEATS, **wish)
    page.goto(f"{served.url}/t/{table}")
    anna = Person(served, table, 0, keys)
    expect(page.get_by_role("main").get_by_role("group", name="What you can do")).to_be_visible()
    state = skip([anna], [page.context], lambda state: stop(state) and anna.due(anna.state))
    keys.see(len(state.board))
    return anna, keys


def hears(keys: Keys, *parts: str) -> None:
    """Something is said now, which wasn't before."""
    until(lambda: bool(keys.reader.heard(*parts)), say=lambda: f"{parts} not in {keys.reader.said}")
    keys.reader.said.clear()


def stands_on(keys: Keys, *names: str) -> None:
    """The focus is on something that is called so."""
    until(
        lambda: all(name in keys.reader.focus().name for name in names), say=lambda: f"{names}: {keys.reader.focus()}"
    )


def test_a_board_of_squares(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    _, keys = sit_down(served, page, lambda state: True, game="scrabble", edition="en")
    press = page.keyboard.press
    keys.go("8D")
    for key, square in (
        ("Home", "A8,"),
        ("PageUp", "A1, triple word, empty"),
        ("Control+End", "O15,"),
        ("ArrowLeft", "N15,"),
        ("ArrowUp", "N14, double word"),
    ):
        press(key)
        stands_on(keys, square)
    press("Space")
    hears(keys, "across")
    assert keys.reader.focus().role.lower() == "gridcell"
    press("7")
    hears(keys, "Nothing.")
    press("2")
    hears(keys, "My tiles: ")
    held = page.get_by_role("toolbar", name="My tiles").get_by_role("button").all_inner_texts()
    # Each blank would do for a letter that I lack; then there is none for the next.
    lacking = [letter for letter in "QZJXKVWY" if not any(one.startswith(letter) for one in held)][:3]
    for letter in lacking:
        press(letter)
    hears(keys, f"You have no {lacking[-1]}.")
    press("Escape")
    press("0")
    press("4")
    hears(keys, "It’s your turn")
    press("6")
    stands_on(keys, "beside" if page.get_by_role("gridcell", name="last move").count() else "first word")
    press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    until(lambda: keys.reader.focus().role.lower() == "gridcell")


def test_the_clock_is_told_in_time_and_when_asked(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    # More time is granted: 17 seconds have become 34.
    options = {"clock": "turn:17", "more_time": "2"}
    _, keys = sit_down(served, page, lambda state: True, game="scrabble", edition="en", options=options)
    hears(keys, "0:30 left")
    page.keyboard.press("4")
    hears(keys, "It’s your turn", "Anna: 0:")


@pytest.mark.parametrize(("game", "edition"), [("letter", "en"), ("koning", "nl")])
def test_tiles_that_touch_can_be_walked(served: Served, new_page: NewPage, game: str, edition: str) -> None:
    page = new_page("en")
    options = {"knock_window": 0} if game == "letter" else {}
    _, keys = sit_down(served, page, lambda state: len(state.board) > 4, game=game, edition=edition, options=options)
    press = page.keyboard.press
    name = tile_with_room(keys)
    near = letters_near(name)
    go_to_tile(keys, name)
    for letter in near:
        press("PageDown")
        stands_on(keys, letter, "touches")
    press("PageUp" if len(near) > 1 else "Shift+ArrowUp")
    page.keyboard.press("Escape")
    go_to_tile(keys, name)
    keys.reader.said.clear()
    press("Space")
    hears(keys, "Word so far")
    press(near[-1])
    hears(keys, "Word so far", near[-1])
    stands_on(keys, near[-1], "letter 2 of the word")
    lacking = next(letter for letter in "QXYZWVJ" if letter not in keys.reader.focus().name)
    press(lacking)
    hears(keys, f"No {lacking} touches this square.")
    press("Escape")
    hears(keys, "No word traced.")
    press("0")
    if game == "letter":
        until(lambda: bool(keys.reader.heard()), say=lambda: "nothing answers to the knock")
    for key in "1345":
        keys.reader.said.clear()
        press(key)
        hears(keys, "")


def letters_near(name: str) -> list[str]:
    """The letters that a tile touches, by what is said of it."""
    return name.partition("touches ")[2].split(", ")


def on_board(keys: Keys) -> None:
    """The keyboard is on the board, and no dialog is in front of it: figures are answered there."""
    expect(keys.page.get_by_role("dialog")).to_have_count(0)
    until(lambda: keys.reader.focus().role.lower() == "gridcell", say=lambda: str(keys.reader.focus()))


def tile_with_room(keys: Keys) -> str:
    """What is said of a tile with a free side that touches letters, by the list of places to build."""
    page = keys.page
    on_board(keys)
    page.keyboard.press("6")
    listed = page.get_by_role("dialog").get_by_role("button", name=re.compile("touches .*, free"))
    expect(listed.first).to_be_visible()
    names = [one.partition(", free")[0] for one in listed.all_inner_texts()]
    page.keyboard.press("Escape")
    on_board(keys)
    # A blank token has no key of its own.
    plain = [one for one in names if all(len(near) == 1 for near in letters_near(one))]
    return next(one for one in plain if page.get_by_role("gridcell", name=one, exact=True).count())


def go_to_tile(keys: Keys, name: str) -> None:
    """To a tile with a free side, by the list of places to build."""
    press = keys.page.keyboard.press
    on_board(keys)
    press("6")
    until(lambda: keys.reader.focus().role == "button")
    for _ in range(40):
        if keys.reader.focus().name.startswith(name):
            break
        press("Tab")
    assert "free" in keys.reader.focus().name
    press("Enter")
    stands_on(keys, name)


def test_wishes_are_kept_and_the_focus_goes_back(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    anna, keys = sit_down(served, page, lambda state: True, game="woordenspel", edition="nl")
    keys.press(page.get_by_role("button", name="Menu", exact=True))
    keys.press(page.get_by_role("dialog").get_by_role("button", name="Reading and seeing", exact=True))
    dialog = page.get_by_role("dialog", name="How would you like to read")
    dialog.get_by_role("combobox", name="Said aloud").select_option("brief")
    dialog.get_by_role("combobox", name="Contrast").select_option("high")
    dialog.get_by_role("combobox", name="Letters and tiles").select_option("largest")
    dialog.get_by_role("checkbox", name="Single keys").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_focused()
    page.reload()
    expect(page.get_by_role("grid", name="Board")).to_be_visible()
    look = page.evaluate("({...document.documentElement.dataset})")
    assert (look["contrast"], look["size"]) == ("high", "largest")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    until(lambda: keys.reader.focus().role.lower() == "gridcell", say=lambda: str(keys.reader.focus()))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    keys.press(page.get_by_role("link", name="To the content", exact=True))
    expect(page.get_by_role("main")).to_be_focused()
    keys.reader.said.clear()
    keys.press(page.get_by_role("button", name="Ask the table", exact=True))
    keys.press(page.get_by_role("dialog").get_by_role("button", name="How do we stand?", exact=True))
    hears(keys, "Anna: ", "points")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Ask the table", exact=True)).to_be_focused()
    assert anna.due(anna.state)


def test_the_keyboard_begins_on_the_board_and_comes_back(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    anna, keys = sit_down(served, page, lambda state: True, game="scrabble", edition="en")
    press = page.keyboard.press
    stands_on(keys, "H8, ")
    # Readers tell the row instead of the square that the keyboard comes to from elsewhere.
    assert page.evaluate("document.activeElement.parentElement.ariaLabel") == keys.reader.focus().name
    press("F2")
    assert keys.reader.focus().role == "button"
    press("4")
    hears(keys, "It’s your turn")
    press("4")
    hears(keys, "It’s your turn")
    passing = page.get_by_role("button", name="Pass", exact=True)
    keys._tab_to(passing)
    # Elsewhere a figure is the reader's own key.
    press("6")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("document.querySelectorAll('[aria-live]').forEach(one => one.stays = true)")
    press("Enter")
    asked = page.get_by_role("dialog", name="Pass this turn?", exact=True)
    expect(asked.get_by_role("button").first).to_be_focused()
    assert (
        page.evaluate("[...document.querySelectorAll('[aria-live]')].filter(one => !one.closest('[inert]')).length")
        == REGIONS
    )
    # What has the focus must not be taken from a reader: the page stays, and the keyboard stays in front of it.
    assert page.evaluate("document.querySelectorAll('[inert]').length") == 0
    assert asked.get_attribute("aria-modal") == "true"
    for key in ("Tab", "Shift+Tab"):
        for _ in range(4):
            press(key)
            assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.evaluate("document.querySelector('main [tabindex=\"0\"]').focus()")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    keys.press(page.get_by_role("dialog").get_by_role("button", name="Pass", exact=True))
    hears(keys, "Anna passes")
    stands_on(keys, "H8, ")
    assert page.evaluate("[...document.querySelectorAll('[aria-live]')].filter(one => one.stays).length") == REGIONS
    assert page.evaluate("[...document.querySelectorAll('[aria-live] p')].every(one => one.lang === 'en')")
    until(lambda: anna.due(anna.state))
    held = {tile for tile in anna.state.seats[0].rack if tile != "?"}
    letter = min(held)
    keys.go("1A")
    press(letter.lower())
    stands_on(keys, f"across, {letter} on A", "; B", "empty")
    press("ArrowRight")
    stands_on(keys, "C")
    press("ArrowLeft")
    until(lambda: keys.reader.focus().name.startswith("B"))


NOTE_FOCUS = "window.came = []; document.addEventListener('focusin', event => came.push(event.target.ariaLabel ?? ''))"


def test_the_keyboard_lands_at_once_where_it_was_led(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    _, keys = sit_down(served, page, lambda state: True, game="scrabble", edition="en")
    stands_on(keys, "H8, ")
    page.keyboard.press("8")
    dialog = page.get_by_role("dialog")
    field = dialog.get_by_role("textbox")
    expect(field).to_be_focused()
    field.fill("8G")
    page.evaluate(NOTE_FOCUS)
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    stands_on(keys, "G8, ")
    # Of two places that have the focus one after the other at once, a reader may tell neither.
    (came,) = page.evaluate("came")
    assert came.startswith("G8, ")


def test_a_dialog_is_not_called_as_the_button_that_opens_it(served: Served, new_page: NewPage) -> None:
    page = new_page("nl")
    table, _ = make_table(page.context, served, seats=SEATS, game="scrabble", edition="nl")
    page.goto(f"{served.url}/t/{table}")
    expect(page.get_by_role("grid")).to_be_visible()
    dialog = page.get_by_role("dialog")
    titles = {"web-more": "Wat wil je doen?", "web-menu": "Waar wil je heen?"}
    titles |= {"spoken-seeing": "Hoe wil je lezen, zien en horen?", "spoken-ask": "Wat wil je weten?"}
    for code, title in titles.items():
        called = say(code, "nl")
        # Readers pass over a title that they have just said as the name of the button.
        page.get_by_role("button", name=called, exact=True).click()
        expect(dialog).not_to_have_accessible_name(called)
        # One dialog opens from another, and its sentences are loaded first: Escape would close the one before it.
        expect(dialog).to_have_accessible_name(title)
        if code != "web-menu":
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)


def test_tab_comes_to_the_heap_before_a_word_lies_there(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    keys = Keys(page, "en")
    table, _ = make_table(page.context, served, seats=SEATS, game="koning", edition="en")
    page.goto(f"{served.url}/t/{table}")
    expect(page.get_by_role("grid")).to_be_visible()
    assert page.locator("[role=gridcell][tabindex='0']").count() == 1
    keys._tab_to(page.get_by_role("textbox", name="Type a word"))
    page.keyboard.press("Shift+Tab")
    while keys.reader.focus().role.lower() not in ("gridcell", "combobox"):
        page.keyboard.press("Shift+Tab")
    assert keys.reader.focus().role.lower() == "gridcell"


KEEP_WATCHERS = """
window.watchers = [];
window.CloseWatcher = class extends CloseWatcher {
  constructor(...how) { super(...how); window.watchers.push(this); }
};
"""


def test_the_way_back_of_a_phone_closes_what_is_in_front(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.add_init_script(KEEP_WATCHERS)
    page.goto(served.url)
    address = page.url
    page.get_by_role("button", name="Menu", exact=True).click()
    dialog = page.get_by_role("dialog", name="Where would you like to go?")
    expect(dialog).to_be_visible()
    # What the browser does when its gesture or button leads back.
    page.evaluate("watchers.at(-1).requestClose()")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_focused()
    assert page.url == address
