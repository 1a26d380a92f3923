"""A phone: what is needed in a turn stands on one screen and stays where it is, whatever is said; one can come nearer
to the board."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise, permutations
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from rekje.games.path.words import Paper
from rekje.locale import LANGUAGES, say
from rekje.model.commands import Play
from rekje.model.events import PlayLaid
from rekje.model.path.commands import Place
from rekje.model.squares import Square, square_name
from rekje.model.state import State
from tests.browser.conftest import TIPS, NewPage
from tests.browser.finishing import finish, skip
from tests.browser.input_methods import Touch, is_in_sight, middle, new_tiles, sized_tiles
from tests.browser.people import Person, make_table, until
from tests.browser.serving import Served

LONG = ("fr", "de")
"""The languages with the longest words: what fits in these fits in all."""
SMALL, LARGE = ViewportSize(width=360, height=640), ViewportSize(width=390, height=844)
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "amateur"}]
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "scrabble": ("en", {"judging": "challenge"}, 350),
    "woordenspel": ("de", {}, 350),
    "koning": ("nl", {}, 200),
    "letter": ("fr", {"judging": "challenge"}, 340),
}
"""The edition, the options, and how high the board is at least on a small phone."""
GAMES_TRIED = 10
PARTS = ["main .board", "main .tray, main .hand > .rack", "main .hand .button.primary"]
BOXES = """async parts => {
    // As it is painted next: the board follows the window's size only then.
    await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return Object.fromEntries(parts.map(what => {
        const box = document.querySelector(what).getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const seen = document.elementFromPoint(x, y)?.closest(what) !== null;
        return [what, [box.x, box.y, box.right, box.bottom, seen].map(one => Math.round(Number(one)))];
    }));
}"""
COUNTED = """() => [".small-map .lies", ".board .tile"].map(what => document.querySelectorAll(`main ${what}`).length)
    .reduce((lies, tiles) => lies > 0 && lies === tiles)"""
"""Whether every tile of the board is on the small map."""
WHERE = "one => ['left', 'top', 'right', 'bottom'].map(side => one.getBoundingClientRect()[side])"
WHOLE = """all => all.every(one => {
    const [box, room] = [one.getBoundingClientRect(), one.closest(".talk").getBoundingClientRect()];
    return box.top >= room.top - 1 && box.bottom <= room.bottom + 1 && box.left >= 0 && box.right <= innerWidth;
})"""
"""Whether all of each button of a question is seen."""
UNCUT = "one => [one, one.parentElement].every(box => box.scrollHeight <= box.clientHeight + 1)"
"""Whether all of a question is seen."""
Boxes = dict[str, list[int]]


def boxes(page: Page) -> Boxes:
    """Where the board, my tiles and the main button stand: all of each is seen, without scrolling."""
    for part in PARTS:
        expect(page.locator(part).first).to_be_visible()
    found: Boxes = page.evaluate(BOXES, PARTS)
    size = page.viewport_size
    assert size is not None
    for what, (left, top, right, bottom, seen) in found.items():
        assert min(left, top) >= 0, (what, found[what])
        assert right <= size["width"], (what, found[what])
        assert bottom <= size["height"], (what, found[what])
        assert seen, what
    assert page.evaluate("[scrollX, scrollY, document.documentElement.scrollWidth]") == [0, 0, size["width"]]
    return found


def sit_down(served: Served, page: Page, game: str, computers: int = 1) -> tuple[Person, Touch]:
    """A game against computers, in which letters lie already and I may lay more. Where one ends first, another."""
    edition, options, _ = GAMES[game]
    seats = SEATS[:1] + SEATS[1:] * computers
    inputs = Touch(page, "de")
    for _ in range(GAMES_TRIED):
        table, _ = make_table(page.context, served, game=game, edition=edition, options=options, seats=seats)
        anna = Person(served, table, 0, inputs)
        ready = partial(begun, anna)
        if not skip([anna], [page.context], ready).outcome:
            break
    page.goto(f"{served.url}/t/{table}")
    inputs.see(len(anna.state.board))
    return anna, inputs


def begun(person: Person, state: State) -> bool:
    """Whether letters lie on the table, and somebody may lay more."""
    return len(state.board) > 2 and can_lay(person, state)


def can_lay(person: Person, state: State) -> bool:
    """Whether somebody is on turn with something to lay."""
    if not person.due(person.state) or (isinstance(state.own, Paper) and (state.own.window or state.own.acts)):
        return False
    return isinstance(person.decide(person.state), Play | Place)


def lay(anna: Person, inputs: Touch) -> None:
    """Lay what a computer player would, without sending it."""
    state = anna.state
    match anna.decide(state):
        case Play(path=None) as play:
            inputs.lay(new_tiles(state, play))
        case Play() as play:
            inputs.lay_walk(play.word, play.path or [], state)
        case Place() as place:
            inputs.lay_sized(sized_tiles(place))
            inputs.type_word(place.words[0])
    expect(inputs.page.locator("main .actions > .primary")).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
def test_board_tiles_and_button_stay_on_one_screen(served: Served, new_page: NewPage, game: str) -> None:
    page = new_page("de", **SMALL, touch=True, explained=True)
    anna, inputs = sit_down(served, page, game)
    expect(page.get_by_role("note")).to_be_visible()
    at: dict[int, Boxes] = {}
    for size in (SMALL, LARGE):
        page.set_viewport_size(size)
        at[size["height"]] = boxes(page)
    assert height(at[640]) >= GAMES[game][2]
    assert height(at[844]) >= height(at[640])
    page.set_viewport_size(SMALL)

    def same(what: str) -> None:
        for size in (SMALL, LARGE):
            page.set_viewport_size(size)
            now, first = boxes(page), at[size["height"]]
            # Who has bought many tiles has a second row of them, over the first.
            now[PARTS[1]][1] = first[PARTS[1]][1]
            assert {what: now} == {what: first}
        page.set_viewport_size(SMALL)

    understand(page)
    same("without a hint")
    page.locator("main [data-slot]").first.tap()
    page.locator('main [role=gridcell][aria-label*="leer"]').last.tap()
    if page.get_by_role("dialog").count():
        page.get_by_role("dialog").get_by_role("button", name="E", exact=True).tap()
    expect(page.locator("main .board .tile.draft")).to_have_count(1)
    expect(page.locator(".status .bad")).to_have_count(0)
    same("with one tile that does nothing yet")
    page.locator("main .actions").get_by_role("button", name=inputs.say("web-recall")).tap()
    lay(anna, inputs)
    same("with all of them, and what they bring")
    served_version = served.state(anna.table).version
    inputs.send()
    until(lambda: served.state(anna.table).version > served_version)
    if game == "letter":
        inputs.press(inputs.button("web-end-turn"))
    skip([anna], [page.context], lambda state: doubtful(anna, state))
    understand(page)
    happened = page.get_by_role("region", name=inputs.say("spoken-happens"))
    if "judging" in GAMES[game][1]:
        answers = page.locator("main .window .button")
        expect(answers.first).to_be_visible()
        assert answers.evaluate_all(WHOLE)
        assert page.locator("main .window p").evaluate(UNCUT)
    else:
        expect(happened).to_be_visible()
    same("after others have laid")
    inputs.press(inputs.button("web-more"))
    inputs.press(inputs.dialog_button("web-resign"))
    inputs.press(inputs.dialog_button("web-resign"))
    result = page.get_by_role("region", name=inputs.say("web-result"))
    expect(result.get_by_role("heading").first).to_be_in_viewport()
    expect(result).to_contain_text(inputs.say("screen-news-resign", name="Anna"))
    whole = [0, 0, SMALL["width"], SMALL["height"]]
    until(lambda: page.get_by_role("dialog").evaluate(WHERE) == whole)
    assert result.evaluate("one => one.scrollWidth <= one.clientWidth"), "all columns are seen"
    inputs.press(inputs.dialog_button("web-close"))
    expect(result).to_have_count(0)
    board = page.evaluate(BOXES, PARTS[:1])["main .board"]
    assert board == at[640]["main .board"], "the board moves at the end"
    inputs.press(inputs.button("web-result"))
    expect(result.get_by_role("heading").first).to_be_in_viewport()
    page.go_back()
    expect(result).to_have_count(0)
    expect(page.locator("main .board")).to_be_in_viewport()
    assert page.evaluate(BOXES, PARTS[:1])["main .board"] == board
    # A window that becomes wide shows it beside the board; narrow again it shows the board.
    inputs.press(inputs.button("web-result"))
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(result).to_have_count(1)
    until(lambda: "#" not in page.url)
    page.set_viewport_size(SMALL)
    expect(inputs.button("web-result")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


WITHIN = """one => {
    const [box, room] = [one, one.closest(".happened")].map(part => part.getBoundingClientRect());
    return box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
}"""
"""Whether all of a tile is seen where it is told what has happened."""
CONTRAST = """one => {
    const {color, backgroundColor} = getComputedStyle(one);
    const light = shade => shade.match(/\\d+/g).slice(0, 3).map(part => part / 255)
        .map(part => part > 0.04045 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92)
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0.05);
    const [dark, bright] = [color, backgroundColor].map(light).sort((a, b) => a - b);
    return bright / dark;
}"""
"""How much the letters of a button stand out from its ground."""


@pytest.mark.parametrize("game", GAMES)
def test_the_last_event_says_who_did_what_by_which_rule_and_leads_to_all_turns(
    served: Served, new_page: NewPage, game: str
) -> None:
    page = new_page("de", **SMALL, touch=True)
    _, inputs = sit_down(served, page, game)
    strip = page.get_by_role("region", name=inputs.say("spoken-happens"))
    event, rule = strip.get_by_role("button"), strip.get_by_role("link")
    expect(event).to_have_count(1)
    expect(event.locator(".tile")).to_have_count(1)
    assert event.locator("svg").evaluate(WITHIN)
    expect(rule).to_have_accessible_name(re.compile(r"^Regel [SWKLC]\d+ lesen$"))
    page_of = f"/rules/({game}|common)"
    expect(rule).to_have_attribute("href", re.compile(rf"^{page_of}\?lang=de#[SWKLC]\d+$"))
    send = page.locator("main .hand .button.primary")
    expect(send).to_have_attribute("aria-disabled", "true")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert send.evaluate(CONTRAST) >= 4.5, scheme
        assert rule.evaluate(CONTRAST) >= 4.5, scheme
    event.tap()
    expect(page.get_by_role("dialog", name=inputs.say("spoken-ask-scores"))).to_be_visible()


UNCUT_TEXT = "one => one.scrollHeight <= one.clientHeight + 1"
LOW = ViewportSize(width=1100, height=420)


def test_a_last_event_too_long_for_its_place_is_read_whole_after_a_tap(served: Served, new_page: NewPage) -> None:
    page = new_page("de", **SMALL, touch=True)
    _, inputs = sit_down(served, page, "letter")
    event = page.get_by_role("region", name=inputs.say("spoken-happens")).get_by_role("button")
    text = event.locator("> span").last
    told = text.inner_text()
    event.tap()
    dialog = page.get_by_role("dialog", name=inputs.say("spoken-ask-scores"))
    expect(dialog.get_by_text(told)).to_be_in_viewport()
    inputs.press(inputs.dialog_button("web-close"))
    # Where no dialog opens it can be scrolled.
    page.set_viewport_size(LOW)
    page.get_by_role("main").focus()
    text.evaluate("one => { one.textContent += ' und noch mehr'.repeat(40); }")
    assert not text.evaluate(UNCUT_TEXT)
    event.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert text.evaluate(UNCUT_TEXT)


GROUND = "one => getComputedStyle(one).backgroundColor"


def test_the_main_button_is_only_outlined_while_a_word_is_not_in_the_list(served: Served, new_page: NewPage) -> None:
    page = new_page("en", **SMALL, touch=True)
    inputs = Touch(page, "en")
    for _ in range(GAMES_TRIED):
        table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=SEATS)
        anna = Person(served, table, 0, inputs)
        state = skip([anna], [page.context], partial(can_lay, anna))
        if not state.board:
            break
    page.goto(f"{served.url}/t/{table}")
    inputs.see(0)
    letters = [tile for tile in anna.state.seats[0].rack if tile != "?"]
    pair = next(pair for pair in permutations(letters, 2) if not anna.knows("".join(pair)))
    inputs.lay(dict(zip(((7, 7), (8, 7)), pair, strict=True)))
    send, other = (page.locator("main .actions > .button").nth(at) for at in (0, 1))
    expect(page.locator("main .status .bad")).to_be_visible()
    expect(send).to_be_enabled()
    expect(send).to_have_accessible_name(re.compile(r"^Play for \d"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert send.evaluate(GROUND) == other.evaluate(GROUND), scheme
        assert send.evaluate(CONTRAST) >= 4.5, scheme
    outlined = send.bounding_box()
    inputs.press(inputs.button("web-recall"))
    lay(anna, inputs)
    expect(page.locator("main .status .good").first).to_be_visible()
    expect(send).not_to_have_css("background-color", other.evaluate(GROUND))
    assert send.bounding_box() == outlined


SHOWN_LINES = """one => {
    const [panel, buttons] = [one.parentElement, one.parentElement.querySelector(".window-actions")].map(
        part => part.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(one);
    const free = box => box.bottom <= buttons.top + 1 || box.right <= buttons.left + 1;
    const seen = box => box.top >= panel.top && box.bottom <= panel.bottom && free(box);
    const lines = [...range.getClientRects()].map(seen);
    return [lines[0], lines.at(-1), panel.top >= 0];
}"""
"""Whether the first and the last line of a question are seen, and the upper edge of its panel."""
QUESTIONS = [
    ("letter", {"judging": "challenge", "knock_window": 60}, 1),
    ("letter", {"judging": "agree", "knock_window": 60}, 2),
    ("scrabble", {"judging": "challenge"}, 2),
]
"""The game, its options, and how many answers a question has."""


@pytest.mark.parametrize(("game", "options", "answers"), QUESTIONS)
def test_a_long_question_is_scrolled_while_its_buttons_stay(
    served: Served, new_page: NewPage, game: str, options: dict[str, Any], answers: int
) -> None:
    page = new_page("de", **SMALL, touch=True)
    edition = GAMES[game][0]
    table, _ = make_table(page.context, served, game=game, edition=edition, seats=SEATS, options=options)
    page.goto(f"{served.url}/t/{table}")
    anna = Person(served, table, 0, Touch(page, "de"))
    skip([anna], [page.context], lambda state: asked(anna, state))
    buttons, text = page.locator("main .window .button"), page.locator("main .window p")
    expect(buttons).to_have_count(answers)
    words = ", ".join(["DONAUDAMPFSCHIFF"] * 20)
    question = say("web-ask-challenge", "de", name="Bram", words="*").replace("*", words)
    text.evaluate("(one, text) => one.textContent = text", question)
    for size in (SMALL, LARGE):
        page.set_viewport_size(size)
        assert buttons.evaluate_all(WHOLE)
        assert text.evaluate(SHOWN_LINES) == [True, False, True]
        # A key is lost that is pressed while the one before it still scrolls.
        until(lambda: shown_after(text, "End") == [False, True, True])
        assert buttons.evaluate_all(WHOLE)
        until(lambda: shown_after(text, "Home") == [True, False, True])


def shown_after(text: Locator, key: str) -> list[bool]:
    """What is seen of a question after a key is pressed on it."""
    text.press(key)
    shown: list[bool] = text.evaluate(SHOWN_LINES)
    return shown


def asked(anna: Person, state: State) -> bool:
    """Whether somebody is asked to judge the words of another."""
    return any({"challenge", "vote"} & {*one.commands} for one in state.awaiting if one.seat == anna.seat)


CLIPPED = """cards => cards.flatMap(card => {
    const part = what => card.querySelector(what);
    const whole = (one, least = 1e4) => one.clientWidth >= Math.min(least, one.scrollWidth - 1);
    const [box, menu] = [card, document.querySelector(".top > :last-child")].map(one => one.getBoundingClientRect());
    const free = box.left >= 0 && box.right <= menu.left + 1 && box.top >= 0;
    const parts = [whole(part(".seat-name"), 55), whole(part(".seat-score")), whole(part(".seat-notes"))];
    return free && parts.every(Boolean) ? [] : [card.innerText + parts + box.right];
})"""
"""The seats of which not all is seen."""


@pytest.mark.parametrize(
    ("game", "computers"),
    [
        ("scrabble", 1),
        ("koning", 1),
        ("scrabble", 2),
        ("scrabble", 3),
        ("woordenspel", 4),
        ("letter", 5),
        ("koning", 5),
    ],
)
def test_all_players_are_seen_however_many_there_are(
    served: Served, new_page: NewPage, game: str, computers: int
) -> None:
    page = new_page("de", **SMALL, touch=True)
    sit_down(served, page, game, computers)
    for size in (SMALL, LARGE):
        page.set_viewport_size(size)
        boxes(page)
        assert page.locator(".seats .seat").evaluate_all(CLIPPED) == []


WIDER = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"
"""The buttons from which something stands out."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_button_says_stays_in_it(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(language, **SMALL, touch=True)
    for game in GAMES:
        sit_down(served, page, game)
        buttons = page.locator("main .actions > .button")
        assert buttons.evaluate_all(WIDER) == []
        page.locator("main [data-slot]").first.tap()
        page.locator("main [role=gridcell]:not(:has(.tile))").last.tap()
        if page.get_by_role("dialog").count():
            page.get_by_role("dialog").get_by_role("button", name="E", exact=True).tap()
        expect(page.locator("main .board .tile.draft")).to_have_count(1)
        assert buttons.evaluate_all(WIDER) == []


def understand(page: Page) -> None:
    """Put away the hints that come up."""
    while page.get_by_role("note").count():
        page.get_by_role("note").get_by_role("button").tap()


def doubtful(anna: Person, state: State) -> bool:
    """Whether somebody else has laid something, and where it may be doubted, I am asked."""
    commands = next((one.commands for one in state.awaiting if one.seat == anna.seat), ())
    if state.config.options.get("judging") == "challenge":
        return "challenge" in commands
    return anna.due(anna.state)


def height(found: Boxes) -> int:
    """How high the board is."""
    _, top, _, bottom, _ = found["main .board"]
    return bottom - top


class Fingers:
    """Fingers on the glass, as the browser gets them."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._page = page

    def go(self, *paths: tuple[tuple[float, float], tuple[float, float]], lift: bool = True) -> None:
        """Move fingers, each from a point to another."""
        steps = 6
        self._send("touchStart", [start for start, _ in paths])
        for step in range(1, steps + 1):
            share = step / steps
            self._send("touchMove", [(x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in paths])
            self._page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if lift:
            self.lift()

    def move(self, *points: tuple[float, float]) -> None:
        """Move them on, at once."""
        self._send("touchMove", list(points))

    def lift(self) -> None:
        """Take them away."""
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[tuple[float, float]]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def where(page: Page, square: str) -> tuple[float, float, float]:
    """The middle of a square, and how wide it is, in pixels."""
    box = page.locator(f'main [data-square="{square}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def tap_map(page: Page, across: float, down: float) -> None:
    """Tap the small map, at shares of its width and height."""
    box = page.locator("main .small-map .all").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] * across, box["y"] + box["height"] * down)


def width_of(page: Page, square: str) -> float:
    """How wide a square is, in pixels."""
    return where(page, square)[2]


def test_a_tap_that_lays_a_tile_is_not_the_first_of_two(served: Served, new_page: NewPage) -> None:
    page = new_page("en", **SMALL, touch=True)
    table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=SEATS)
    page.goto(f"{served.url}/t/{table}")
    letters = page.locator("main [data-slot]").filter(has_not_text="blank")
    expect(letters.nth(1)).to_be_visible()
    letters.first.tap()
    x, y, _ = where(page, "H8")
    for _ in range(2):
        page.touchscreen.tap(x, y)
    # The second takes the tile back; neither comes nearer to the board.
    expect(page.locator("main .board .tile.draft")).to_have_count(0)
    expect(page.get_by_role("button", name="Larger board")).to_have_attribute("aria-pressed", "false")


def test_tiles_are_put_in_order_by_taps_alone(served: Served, new_page: NewPage) -> None:
    page = new_page("en", **SMALL, touch=True)
    table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=SEATS)
    page.goto(f"{served.url}/t/{table}")
    rack = page.locator("main .rack [data-slot]")
    expect(rack).to_have_count(7)
    before = rack.all_inner_texts()
    page.get_by_role("button", name=say("web-more", "en"), exact=True).tap()
    page.get_by_role("button", name=say("seats-arrange", "en")).tap()
    dialog = page.get_by_role("dialog")
    dialog.locator(".rack-tile").first.tap()
    for _ in range(6):
        dialog.get_by_role("button", name=say("seats-arrange-right", "en")).tap()
    # At the end it goes no farther.
    expect(dialog.get_by_role("button", name=say("seats-arrange-right", "en"))).to_have_attribute(
        "aria-disabled", "true"
    )
    dialog.get_by_role("button", name=say("web-close", "en")).tap()
    expect(dialog).to_have_count(0)
    assert rack.all_inner_texts() == [*before[1:], before[0]]


def test_one_comes_nearer_to_the_board_and_lays_tiles_there(served: Served, new_page: NewPage) -> None:
    page = new_page("en", **SMALL, touch=True)
    table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=SEATS)
    # No move of the other comes meanwhile.
    anna = Person(served, table, 0, Touch(page, "en"))
    until(lambda: anna.due(anna.state))
    page.goto(f"{served.url}/t/{table}")
    expect(page.locator("main [data-slot]")).to_have_count(7)
    # Not of the square on which the keyboard is: its ring makes it wider.
    before, far, fingers = boxes(page), width_of(page, "C3"), Fingers(page)
    nearer = page.get_by_role("button", name="Larger board")
    nearer.tap()
    expect(nearer).to_have_attribute("aria-pressed", "true")
    until(lambda: width_of(page, "H8") >= 43.5)
    assert boxes(page) == before, "only what is drawn in it changes"
    # A tile is carried to a square, as far above the finger as the page shows it.
    letters = page.locator("main [data-slot]").filter(has_not_text="blank")
    (x, y, _), first, second = where(page, "G5"), middle(letters.nth(0)), middle(letters.nth(1))
    fingers.go((first, (x, y + 38)))
    expect(page.locator('main [data-at="G5"] .draft')).to_have_count(1)
    # One finger moves the board along.
    x, y, _ = where(page, "I9")
    fingers.go(((x, y), (x - 60, y - 40)))
    until(lambda: abs(where(page, "I9")[0] - (x - 60)) < 8)
    # Carried to the edge, a tile takes the board along.
    fingers.go((second, (348, 300)), lift=False)
    right, bottom = before["main .board"][2:4]
    until(lambda: where(page, "O8")[0] < right)
    x, y, _ = where(page, "O8")
    fingers.move((x, y + 38))
    fingers.lift()
    expect(page.locator('main [data-at="O8"] .draft')).to_have_count(1)
    # The keyboard takes it along as well.
    page.locator('main [data-square="O8"]').focus()
    for _ in range(7):
        page.keyboard.press("ArrowDown")
    until(lambda: where(page, "O15")[1] + 20 < bottom)
    # The small map shows where that is, and a tap on it leads to a place. A tile picked up with a finger comes nearer.
    small = page.locator("main .small-map")
    # Counted at one moment: another tile may come at any.
    until(lambda: page.evaluate(COUNTED))
    assert not is_in_sight(page.locator('main [data-square="B2"]'))
    tap_map(page, 0.1, 0.1)
    until(lambda: is_in_sight(page.locator('main [data-square="B2"]')))
    expect(small).to_have_count(1)
    # One on what is in sight goes back.
    tap_map(page, 0.1, 0.1)
    expect(small).to_have_count(0)
    expect(nearer).to_have_attribute("aria-pressed", "false")
    third = middle(page.locator("main [data-slot]:not(.hollow)").last)
    fingers.go((third, (third[0], third[1] - 60)), lift=False)
    until(lambda: width_of(page, "O15") >= 43.5)
    fingers.lift()
    expect(nearer).to_have_attribute("aria-pressed", "true")
    page.locator('main [data-square="O15"]').focus()
    for key in ("ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
    until(lambda: where(page, "O15")[1] + 20 < bottom)
    # Two taps on a square go back, and two fingers come nearer again; the square between them stays there.
    x, y, _ = where(page, "O15")
    for _ in range(2):
        page.touchscreen.tap(x, y)
    expect(nearer).to_have_attribute("aria-pressed", "false")
    assert width_of(page, "C3") == far
    x, y, _ = where(page, "D4")
    fingers.go(((x - 20, y), (x - 50, y)), ((x + 20, y), (x + 50, y)))
    expect(nearer).to_have_attribute("aria-pressed", "true")
    until(lambda: width_of(page, "H8") > 2 * far)
    assert abs(where(page, "D4")[0] - x) < 8
    assert boxes(page) == before


LINES = """all => all.flatMap(one => {
    const [box, line] = [one.getBoundingClientRect(), parseFloat(getComputedStyle(one).lineHeight)];
    const lines = box.height / line;
    const cut = Math.abs(lines - Math.round(lines)) * line > 1 && one.scrollHeight > one.clientHeight;
    return one.checkVisibility() && cut
        ? [`${one.className}: ${lines} lines`] : [];
})"""
"""What is said beside the board of which a line is cut through."""
SIZES = (SMALL, LARGE, ViewportSize(width=1280, height=800), ViewportSize(width=1920, height=1080))


@pytest.mark.parametrize("game", GAMES)
def test_whole_lines_are_seen_of_what_happened_and_a_table_fills_its_window(
    served: Served, new_page: NewPage, game: str
) -> None:
    page = new_page("de", **SMALL, touch=True)
    table, _ = make_table(page.context, served, game=game, edition=GAMES[game][0], seats=SEATS)
    page.goto(f"{served.url}/t/{table}")
    anna = Person(served, table, 0, Touch(page, "de"))
    skip([anna], [page.context], lambda state: len(state.board) > 2 and can_lay(anna, state))
    happened = page.locator("main .happened")
    expect(happened).not_to_be_empty()
    # More is told than there is room for.
    happened.evaluate("one => one.append(...Array.from({length: 20}, () => one.firstChild.cloneNode(true)))")
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.locator("main :is(.happened, .status)").evaluate_all(LINES) == []
        if size["width"] > LARGE["width"]:
            high = page.evaluate("document.documentElement.scrollHeight")
            assert high <= size["height"], "the window scrolls"


DESKS: list[ViewportSize] = [{"width": 1024, "height": 700}, {"width": 1280, "height": 800}]
HINTS = """([codes]) => codes.filter(text => {
    const tip = document.querySelector("main .tip");
    tip.querySelector("p:last-of-type").textContent = text;
    return tip.scrollHeight > tip.clientHeight + 1 || tip.scrollWidth > tip.clientWidth + 1;
})"""
"""The hints of which not all would be seen."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_is_seen_whole_and_what_has_happened_above_it(
    served: Served, new_page: NewPage, language: str
) -> None:
    page = new_page(language, **SMALL, touch=True, explained=True)
    table, _ = make_table(page.context, served, game="scrabble", edition="nl", seats=SEATS)
    page.goto(f"{served.url}/t/{table}")
    anna = Person(served, table, 0, Touch(page, language))
    skip([anna], [page.context], lambda state: told_in_a_line(state) and can_lay(anna, state))
    word = served.state(table).sheet[-1].word
    expect(page.get_by_role("note").locator(".tip-event")).to_contain_text(str(word))
    hints = [say(code, language) for code in TIPS]
    for size in (*SIZES, *DESKS):
        page.set_viewport_size(size)
        expect(page.locator(".tip-event")).to_be_visible()
        assert {size["width"]: page.evaluate(HINTS, [hints])} == {size["width"]: []}


def told_in_a_line(state: State) -> bool:
    """Whether the other has just laid a word that isn't long, without a blank: after more than that a hint waits."""
    last = state.sheet[-1] if state.sheet else None
    return last is not None and last.seat == 1 and last.kind == "play" and last.word.isupper() and len(last.word) < 8


def test_after_a_letter_is_laid_by_finger_its_words_are_named_over_the_whole_board(
    served: Served, new_page: NewPage
) -> None:
    page = new_page("en", **SMALL, touch=True)
    table, _ = make_table(page.context, served, game="letter", edition="en", seats=SEATS)
    page.goto(f"{served.url}/t/{table}")
    anna = Person(served, table, 0, Touch(page, "en"))
    skip([anna], [page.context], lambda state: len(state.board) > 4 and can_lay(anna, state))
    expect(page.locator("main .board .tile")).to_have_count(len(anna.state.board))
    nearer = page.get_by_role("button", name="Larger board")
    expect(nearer).to_have_attribute("aria-pressed", "false")
    far, fingers = width_of(page, "P16"), Fingers(page)
    start = middle(page.locator("main [data-slot]:not(.hollow)").first)
    fingers.go((start, (start[0], start[1] - 200)), lift=False)
    expect(nearer).to_have_attribute("aria-pressed", "true")
    until(lambda: width_of(page, "P16") > 1.5 * far)
    fingers.lift()
    expect(nearer).to_have_attribute("aria-pressed", "false")
    expect(page.locator("main .small-map")).to_have_count(0)
    for square in ("A1", "P1", "A16", "P16"):
        assert is_in_sight(page.locator(f'main [data-square="{square}"]')), square


HELD = """all => all.flatMap(one => {
    const [box, room] = [one.getBoundingClientRect(), one.closest(".seat").getBoundingClientRect()];
    const notes = one.closest(".seat-notes");
    return box.right > room.right || notes.scrollWidth > notes.clientWidth ? [notes.textContent] : [];
})"""
"""Where not all of how many tiles somebody holds is seen."""


@pytest.mark.parametrize("language", LONG)
def test_how_much_everybody_holds_is_seen_whole(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(language, **SMALL, touch=True)
    for game in ("scrabble", "koning"):
        for computers in (1, 2):
            seats = SEATS[:1] + [{"kind": "computer", "player": "novice"}] * computers
            table, _ = make_table(page.context, served, game=game, edition="nl", seats=seats)
            page.goto(f"{served.url}/t/{table}")
            held = page.locator("main .seat-notes .held")
            expect(held).to_have_count(computers + 1)
            assert held.evaluate_all(HELD) == []


ROWS = """all => all.map(one => Math.round(one.getBoundingClientRect().top))"""
BROKEN = """all => all.flatMap(one => {
    one.style.overflowWrap = "normal";
    return one.scrollWidth > one.clientWidth ? [one.textContent] : [];
})"""
"""Of which a word is too long for its line."""


@pytest.mark.parametrize("language", LONG)
def test_what_can_be_done_after_a_game_stands_two_in_a_row(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(language, **SMALL, touch=True)
    table, _ = make_table(page.context, served, game="scrabble", edition="nl", seats=SEATS)
    finish(page.context, served, table)
    page.goto(f"{served.url}/t/{table}")
    buttons = page.get_by_role("dialog").locator(".result-actions > .button")
    expect(buttons).to_have_count(3)
    main, *others = buttons.evaluate_all(ROWS)
    assert main < others[0]
    assert others[0] == others[1]
    assert buttons.evaluate_all(BROKEN) == []


INK = """all => all.map(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const boxes = [...range.getClientRects()];
    return boxes.map(box => [box.right, box.top]);
}).flat()"""
"""How far to the right each line of a text goes, and where it begins."""
ENDS_TRIED = 3
"""So many games at most are played to one with a usual end: neither its words nor its counts are the longest."""
ONE_SCREEN = "one => one.scrollHeight <= one.clientHeight"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_stands_on_one_screen(served: Served, new_page: NewPage, game: str, seats: int) -> None:
    language = LONG[0]
    page = new_page(language, **SMALL, touch=True)
    sheet = page.get_by_role("dialog")
    others = [{"kind": "computer", "player": "novice"}] * (seats - 1)

    def fits() -> bool:
        table, _ = make_table(page.context, served, game=game, edition="nl", seats=SEATS[:1] + others)
        finish(page.context, served, table)
        page.goto(f"{served.url}/t/{table}")
        expect(sheet.get_by_text(say("result-more", language))).to_be_visible()
        return bool(sheet.evaluate(ONE_SCREEN))

    assert any(fits() for _ in range(ENDS_TRIED))
    close = sheet.get_by_role("button", name=say("web-close", language), exact=True).bounding_box()
    assert close
    words = sheet.locator(".victory :is(h2, p)").evaluate_all(INK)
    assert not [right for right, top in words if right > close["x"] and top < close["y"] + close["height"]]


TRACED = "main .walk:not(.past) polyline"


def test_a_finger_that_goes_from_tile_to_tile_traces_a_word_and_moves_nothing_else(
    served: Served, new_page: NewPage
) -> None:
    page = new_page("nl", **SMALL, touch=True)
    path: tuple[Square, ...] = ()
    # A word such as ADA goes to and fro between two tiles.
    while len(set(path)) < 3:
        anna, _ = sit_down(served, page, "koning")
        laid = [event.path for event in served.events(anna.table) if isinstance(event, PlayLaid)]
        path = max(map(tuple, laid), key=lambda squares: len(set(squares)))
    fingers, points = Fingers(page), [where(page, square_name(square))[:2] for square in path]
    fingers.go((points[0], points[1]), lift=False)
    for before, after in pairwise(points[1:]):
        # Slowly enough that the browser could take it for a move of the page.
        fingers.move(((before[0] + after[0]) / 2, (before[1] + after[1]) / 2))
        fingers.move(after)
    fingers.lift()
    expect(page.locator(TRACED)).to_be_attached()
    assert len(str(page.locator(TRACED).get_attribute("points")).split()) == len(path)


def test_no_square_is_ringed_until_a_key_is_pressed_and_the_small_map_shows_the_heap(
    served: Served, new_page: NewPage
) -> None:
    page = new_page("nl", **SMALL, touch=True)
    sit_down(served, page, "koning")
    assert page.locator("main [role=gridcell]:focus").count() == 0
    assert page.locator("main .small-map").count() == 0
    page.get_by_role("button", name=say("web-nearer", "nl")).tap()
    expect(page.locator("main .small-map")).to_be_visible()
    until(lambda: page.evaluate(COUNTED))
    page.locator('main [role=gridcell][tabindex="0"]').press("ArrowUp")
    expect(page.locator("main [role=gridcell]:focus-visible")).to_have_count(1)


def test_tiles_that_lie_open_are_shown_whole_above_those_unseen(served: Served, new_page: NewPage) -> None:
    page = new_page("en", **SMALL, touch=True)
    seats = SEATS[:1] + [{"kind": "computer", "player": "novice"}] * 5
    table, _ = make_table(page.context, served, game="koning", edition="en", seats=seats)
    page.goto(f"{served.url}/t/{table}")
    page.get_by_role("button", name=say("web-tab-unseen", "en"), exact=True).tap()
    dialog = page.get_by_role("dialog")
    for seat in served.state(table).seats[1:]:
        rack = dialog.get_by_role("list", name=say("web-letters-of", "en", name=seat.name), exact=True)
        expect(rack).to_be_in_viewport(ratio=1)
        shown = rack.locator(".hidden-text").all_inner_texts()
        assert sorted(shown) == sorted("blank" if tile == "?" else tile for tile in seat.rack)
    expect(dialog.get_by_text(re.compile(r"^\d+ tiles in the bag$"))).to_be_visible()


OVER = """([line, tile]) => [line, tile].map(what => document.querySelector(what)).reduce(
    (under, over) => Boolean(under.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING))"""
"""Whether a drawing stands over another."""


def test_row_and_column_of_a_carried_tile_are_tinted_under_the_tiles(served: Served, new_page: NewPage) -> None:
    page = new_page("en", **SMALL, touch=True)
    sit_down(served, page, "scrabble")
    start, fingers = middle(page.locator("main [data-slot]:not(.hollow)").first), Fingers(page)
    fingers.go((start, (start[0], start[1] - 250)), lift=False)
    expect(page.locator("main .lines")).to_be_attached()
    assert page.evaluate(OVER, ["main .lines", "main [data-at]"])
    fingers.lift()


def test_of_many_players_the_names_stand_under_the_final_count(served: Served, new_page: NewPage) -> None:
    page = new_page("de", **SMALL, touch=True)
    seats = SEATS[:1] + [{"kind": "computer", "player": "novice"}] * 3
    table, _ = make_table(page.context, served, game="koning", edition="de", seats=seats)
    state = finish(page.context, served, table)
    page.goto(f"{served.url}/t/{table}")
    sheet = page.get_by_role("dialog")
    names = sheet.locator(".count-names li")
    expect(names).to_have_text([re.compile(re.escape(seat.name)) for seat in state.seats])
    # The way back to the board is in reach at the top and at the end of the sheet.
    close = sheet.get_by_role("button", name=say("web-close", "de"), exact=True)
    expect(close).to_be_in_viewport()
    sheet.get_by_role("link", name=say("result-start", "de")).scroll_into_view_if_needed()
    expect(close).to_be_in_viewport()
    close.tap()
    expect(sheet).to_have_count(0)
