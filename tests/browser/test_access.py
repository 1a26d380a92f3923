"""For people who don't see the board, or see it with difficulty: what axe finds on every screen in every look, whether
all of it fits a window of 320 pixels, and what is said aloud."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from rekje.locale import LANGUAGES, say
from rekje.server.pages.rules import page_title
from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.finishing import finish
from tests.browser.input_methods import Mouse, problems
from tests.browser.people import Person, make_table, until
from tests.browser.serving import Served

USUAL, *OTHERS = ("light", "usual"), ("dark", "usual"), ("light", "high"), ("dark", "high")
LOOKS = {"de": (), "en": (USUAL, *OTHERS)}
"""The languages in which every screen is examined, German because its words are long; and the looks in which the
colours are, which are the same in every language."""
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "computer", "player": "novice"}]


def examine(page: Page, where: str, looks: Sequence[tuple[str, str]] = ()) -> None:
    """Nothing is wrong with what the page shows now, nor with its colours in some looks; it fits a narrow window."""
    language = page.locator("html").get_attribute("lang")
    assert language in LOOKS
    # A page looks as usual until it is told otherwise: its colours are examined with all the rest.
    colours: Literal["too", "not"] = "too" if USUAL in looks else "not"
    assert [f"{where}: {problem}" for problem in problems(page, colours)] == []
    others = [look for look in looks if look != USUAL]
    for look in others:
        wear(page, *look)
        assert [f"{where}, {look}: {problem}" for problem in problems(page, "only")] == []
    if others:
        wear(page, *USUAL)
    fits(page, where)


def wear(page: Page, scheme: str, contrast: str) -> None:
    """Show the page in other colours."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.evaluate(
        "look => { document.documentElement.dataset.contrast = look; }",
        contrast,
    )
    page.evaluate(DRAWN)


def fits(page: Page, where: str) -> None:
    """At 400 % zoom, 320 pixels wide, nothing stands out to the side."""
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": 320, "height": 640})
    # What is laid out otherwise in a narrow window is drawn anew, and so is what was in a wide one.
    page.evaluate(DRAWN)
    assert (where, page.evaluate("document.documentElement.scrollWidth")) == (where, 320)
    narrow = "all => all.every(one => one.scrollWidth <= one.clientWidth)"
    assert page.get_by_role("dialog").evaluate_all(narrow), where
    page.set_viewport_size(size)
    page.evaluate(DRAWN)


@pytest.mark.parametrize("language", LOOKS)
def test_axe_finds_nothing_on_any_screen(served: Served, new_page: NewPage, language: str) -> None:
    page = new_page(language, explained=True)
    looks = LOOKS[language]
    page.goto(served.url)
    expect(page.get_by_role("button", name=say("start-play", language))).to_be_visible()
    examine(page, "start", looks)
    page.goto(f"{served.url}/new")
    expect(page.locator("form.new-table")).to_be_visible()
    page.locator("details.options summary").click()
    examine(page, "new", looks)
    page.get_by_role("button", name=say("web-menu", language), exact=True).click()
    expect(page.get_by_role("dialog", name=say("web-menu-title", language))).to_be_visible()
    examine(page, "menu", looks)
    page.get_by_role("button", name=say("spoken-seeing", language), exact=True).click()
    expect(page.get_by_role("dialog", name=say("seeing-title", language))).to_be_visible()
    examine(page, "seeing", looks)
    page.goto(f"{served.url}/new")
    page.get_by_role("button", name=say("web-menu", language), exact=True).click()
    page.get_by_role("button", name=say("web-alerts", language), exact=True).click()
    expect(page.get_by_role("region", name=say("alert-quiet", language))).to_be_visible()
    examine(page, "alerts", looks)
    page.goto(f"{served.url}/t/nonesuch")
    page.get_by_role("main").get_by_role("link", name=say("web-have-code", language)).click()
    expect(page.get_by_role("textbox", name=say("seats-link", language))).to_be_visible()
    page.goto(f"{served.url}/join#nonsense-that-is-no-token")
    expect(seen(page, say("serve-no-link", language))).to_be_visible()
    examine(page, "join", looks)
    table, links = make_table(page.context, served, game="scrabble", edition="en", seats=SEATS)
    guest = new_page(language)
    guest.goto(links[0]["url"])
    expect(guest.get_by_role("textbox", name=say("web-name", language))).to_be_visible()
    examine(guest, "invitation", looks)
    page.goto(f"{served.url}/t/{table}")
    expect(page.get_by_role("img", name=say("web-qr", language))).to_be_visible()
    examine(page, "waiting", looks)
    for game in ("scrabble", "woordenspel", "koning", "letter"):
        name, _ = make_table(page.context, served, game=game, edition="nl", seats=[SEATS[0], SEATS[2]])
        page.goto(f"{served.url}/t/{name}")
        expect(page.locator("main .play-area")).to_be_visible()
        examine(page, game, looks)
        for tab in ("unseen", "chat", "people") if game == "letter" else ("unseen",):
            page.get_by_role("button", name=say(f"web-tab-{tab}", language), exact=True).click()
            examine(page, f"{game} {tab}", looks if game == "letter" else looks[:1])
        page.get_by_role("button", name=say("web-more", language), exact=True).click()
        examine(page, f"{game} more", looks[:1])
        page.keyboard.press("Escape")
    page.goto(served.url)
    expect(page.get_by_role("link", name=re.compile("Koning"))).to_be_visible()
    examine(page, "my games", looks)
    page.go_back()
    expect(page.locator("main .play-area")).to_be_visible()
    page.get_by_role("button", name=say("spoken-ask", language), exact=True).click()
    expect(page.get_by_role("dialog", name=say("spoken-ask-title", language))).to_be_visible()
    examine(page, "ask", looks)


@pytest.mark.parametrize("language", LOOKS)
def test_axe_finds_nothing_beside_the_cardboard_nor_after_the_game(
    served: Served, new_page: NewPage, language: str
) -> None:
    page = new_page(language)
    looks = LOOKS[language]
    page.goto(f"{served.url}/keep")
    expect(page.get_by_role("button", name=say("keep-start", language))).to_be_visible()
    examine(page, "keep", looks)
    for game in ("scrabble", "koning", "letter"):
        table, _ = make_table(page.context, served, game=game, edition="nl", seats=[SEATS[0], SEATS[0]], kept=True)
        page.goto(f"{served.url}/keep/{table}")
        expect(page.get_by_role("region", name=say("web-tab-sheet", language))).to_be_visible()
        examine(page, f"kept {game}", looks)
    table, _ = make_table(page.context, served, game="koning", edition="en", seats=[SEATS[0], SEATS[2]])
    finish(page.context, served, table)
    page.goto(f"{served.url}/t/{table}")
    expect(page.get_by_role("region", name=say("web-result", language))).to_be_visible()
    examine(page, "result", looks)
    page.get_by_text(say("result-more", language), exact=True).click()
    examine(page, "more about the game", looks)
    # In a narrow window the result is a sheet. What was opened beside the board is closed when it is wide again.
    page.get_by_text(say("result-more", language), exact=True).click()
    with page.expect_download() as saved:
        page.get_by_role("link", name=say("web-record", language)).click()
    assert "rekje-record/1" in saved.value.path().read_text("utf-8")
    for code in ("web-replay", "after-entry-sheet"):
        page.get_by_role("button", name=say(code, language), exact=True).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        examine(page, code, looks)
        page.keyboard.press("Escape")
        page.get_by_text(say("result-more", language), exact=True).click()
    for name in ("mine", "study", "me/add", "me"):
        page.goto(f"{served.url}/{name}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        examine(page, name, looks)
    page.get_by_role("button", name=say("me-device-add", language)).click()
    expect(page.locator(".big-code")).to_be_visible()
    examine(page, "another device", looks)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("me-recovery-make", language)).click()
    expect(page.locator(".recovery-paper")).to_be_visible()
    examine(page, "recovery code", looks)


@pytest.mark.parametrize("language", LOOKS)
def test_rules_and_guides_can_be_read_on_a_phone_and_a_link_leads_to_its_rule(
    served: Served, new_page: NewPage, language: str
) -> None:
    page = new_page(language)
    page.set_viewport_size({"width": 320, "height": 640})
    for name, rule in (
        ("common", "C2"),
        ("scrabble", "S15"),
        ("woordenspel", "W3"),
        ("koning", "K13"),
        ("letter", "L16"),
    ):
        page.goto(f"{served.url}/rules/{name}?lang={language}#{rule}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        examine(page, name, LOOKS[language][:1])
        expect(page.locator(f"strong#{rule}")).to_be_in_viewport()
        if name == "common":
            continue
        page.get_by_role("link", name=say("guide-title", language, game=page_title(name, language))).click()
        expect(page.locator("article.guide svg").first).to_be_visible()
        examine(page, f"guide {name}", LOOKS[language])
        page.goto(f"{served.url}/guide/{name}?lang={language}#{rule}")
        expect(page.locator(f"#{rule}")).to_be_in_viewport()
    # Another language, at the rule that was being read.
    other = LANGUAGES[LANGUAGES.index(language) - 1]
    page.get_by_role("link", name=say(f"screen-language-{other}", other), exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", other)
    expect(page.locator("#L16")).to_be_in_viewport()


SIGNS = re.compile(r"[●·|]")
"""What readers tell by name, or with a pause too many."""


@pytest.mark.parametrize(("game", "asked"), [("letter", "web-draw-now"), ("scrabble", "web-your-turn")])
def test_a_title_tells_what_is_asked_and_no_signs(served: Served, new_page: NewPage, game: str, asked: str) -> None:
    page = new_page("en")
    table, _ = make_table(page.context, served, game=game, edition="en", seats=[SEATS[0], SEATS[2]])
    anna = Person(served, table, 0, Mouse(page, "en"))
    until(lambda: anna.due(anna.state))
    page.goto(f"{served.url}/t/{table}")
    expect(page).to_have_title(re.compile(re.escape(say(asked, "en").rstrip("."))))
    assert not SIGNS.search(page.title())
    for path in ("/mine", "/study", "/me", "/me/add", "/lobby", "/keep", "/rules/letter", "/guide/letter", "/nonsense"):
        page.goto(f"{served.url}{path}")
        expect(page).to_have_title(re.compile(r"[^.], Rekje$"))
        assert not SIGNS.search(page.title())
