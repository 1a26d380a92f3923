"""The lobby by hand: an offer is seen and taken, a game is watched, people are seen, a club asks for its word."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from rekje.storage.options.lobby import LobbyOptions
from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.input_methods import sayer
from tests.browser.people import until
from tests.browser.screen_reader import ScreenReader
from tests.browser.serving import Served
from tests.server.kit import Server, serving

say = sayer("en")


def came(page: Page, served: Served | Server, name: str) -> Page:
    """Somebody who has given a name, in the lobby."""
    page.add_init_script(f"localStorage.setItem('rekje-name', '{name}')")
    page.goto(f"{served.url}/lobby")
    expect(page.get_by_role("heading", name=say("lobby-offers"))).to_be_visible()
    return page


def button(page: Page, code: str, **more: object) -> Locator:
    return page.get_by_role("button", name=say(code, **more), exact=True)


def offered(page: Page, game: str = "scrabble") -> None:
    """Offer a game; the waiting room is shown."""
    page.get_by_role("combobox", name=say("web-which-game")).select_option(game)
    button(page, "lobby-offer").click()
    expect(seen(page, say("seats-opened"), exact=True)).to_be_visible()


def playing(page: Page) -> None:
    expect(page.locator("main .play-area")).to_be_visible()


def test_an_offer_comes_and_goes_for_everybody_and_the_game_begins(own_server: Served, new_page: NewPage) -> None:
    bram, cleo = new_page(), new_page()
    reader = ScreenReader(bram)
    for page, name in ((bram, "Bram"), (cleo, "Cleo")):
        came(page, own_server, name)
    expect(seen(bram, say("lobby-no-offers"))).to_be_visible()
    anna = came(new_page(), own_server, "Anna")
    offered(anna)
    join = button(bram, "lobby-join-which", offer="Scrabble with Anna")
    expect(join).to_be_visible()
    until(lambda: bool(reader.heard(say("lobby-new-offer", offer="Scrabble with Anna"))))
    expect(button(cleo, "lobby-join-which", offer="Scrabble with Anna")).to_be_visible()
    join.focus()
    bram.keyboard.press("Enter")
    playing(bram)
    playing(anna)
    expect(button(cleo, "lobby-join-which", offer="Scrabble with Anna")).to_have_count(0)
    watch = button(cleo, "lobby-watch-which", game="Scrabble: Anna and Bram")
    watch.click()
    playing(cleo)
    expect(cleo.locator(".rack-tile")).to_have_count(0)


def test_who_was_too_late_is_told_so_and_stays(own_server: Served, new_page: NewPage) -> None:
    anna, bram, cleo = (came(new_page(), own_server, name) for name in ("Anna", "Bram", "Cleo"))
    offered(anna)
    late = button(cleo, "lobby-join-which", offer="Scrabble with Anna")
    expect(late).to_be_visible()
    # Cleo's page doesn't hear what happens, and shows the offer when it is gone already.
    cleo.route("**/api/lobby?*", lambda route: None)
    with cleo.expect_request("**/api/lobby?*"):
        pass
    button(bram, "lobby-join-which", offer="Scrabble with Anna").click()
    playing(bram)
    late.click()
    expect(cleo.get_by_role("alert")).to_have_text(say("serve-offer-taken"))
    expect(cleo).to_have_url(f"{own_server.url}/lobby")


def test_a_host_who_waits_in_the_lobby_is_led_to_the_game(own_server: Served, new_page: NewPage) -> None:
    anna, bram = (came(new_page(), own_server, name) for name in ("Anna", "Bram"))
    offered(anna)
    anna.goto(f"{own_server.url}/lobby")
    expect(seen(anna, say("lobby-your-offer", game="Scrabble"))).to_be_visible()
    button(bram, "lobby-join-which", offer="Scrabble with Anna").click()
    playing(anna)
    playing(bram)


def test_an_offer_is_withdrawn_and_opened_again_in_the_waiting_room(own_server: Served, new_page: NewPage) -> None:
    anna, bram = (came(new_page(), own_server, name) for name in ("Anna", "Bram"))
    offered(anna)
    table = anna.url
    join = button(bram, "lobby-join-which", offer="Scrabble with Anna")
    expect(join).to_be_visible()
    anna.goto(f"{own_server.url}/lobby")
    button(anna, "lobby-withdraw-which", offer=say("lobby-your-offer", game="Scrabble")).click()
    expect(join).to_have_count(0)
    expect(anna).to_have_url(f"{own_server.url}/lobby")
    anna.goto(table)
    anna.get_by_role("checkbox", name=say("seats-open-play")).check()
    expect(join).to_be_visible()


def test_people_are_seen_by_name_if_they_wish_and_the_start_page_counts_offers(
    own_server: Served, new_page: NewPage
) -> None:
    anna, bram = (came(new_page(), own_server, name) for name in ("Anna", "Bram"))
    button(anna, "lobby-be-seen").click()
    expect(seen(anna, say("lobby-seen-as", name="Anna"))).to_be_visible()
    expect(bram.locator(".lobby-people").get_by_role("listitem")).to_contain_text(["Anna"])
    offered(anna, "koning")
    bram.goto(own_server.url)
    entry = bram.get_by_role("link", name=say("start-lobby"))
    expect(entry).to_contain_text(say("start-lobby-offers", count=1))
    entry.click()
    expect(button(bram, "lobby-join-which", offer="Koning with Anna")).to_be_visible()


def test_the_word_of_a_club_is_asked_once_and_without_a_lobby_that_is_said(tmp_path: Path, new_page: NewPage) -> None:
    page = new_page()
    with serving(tmp_path, lobby=LobbyOptions("word", "blauwe rozen")) as server:
        page.goto(f"{server.url}/lobby")
        word = page.get_by_role("textbox", name=say("lobby-word"))
        word.fill("rode rozen")
        button(page, "lobby-word-say").click()
        expect(page.get_by_role("alert")).to_have_text(say("serve-lobby-word-wrong"))
        word.fill("Blauwe rozen")
        word.press("Enter")
        expect(seen(page, say("lobby-no-offers"))).to_be_visible()
        page.reload()
        expect(seen(page, say("lobby-no-offers"))).to_be_visible()
    with serving(tmp_path, lobby=LobbyOptions("off")) as server:
        page.goto(f"{server.url}/lobby")
        expect(seen(page, say("lobby-off"))).to_be_visible()
        page.goto(server.url)
        expect(page.get_by_role("link", name=say("start-lobby"))).to_have_count(0)


def test_without_a_connection_it_says_so_and_goes_on_afterwards(own_server: Served, new_page: NewPage) -> None:
    page = came(new_page(), own_server, "Anna")
    page.context.set_offline(True)
    expect(seen(page, say("web-away-offline"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(say("web-away-offline"))).to_have_count(0)
    bram = came(new_page(), own_server, "Bram")
    offered(bram, "letter")
    expect(button(page, "lobby-join-which", offer="Letter with Bram")).to_be_visible()


def test_on_a_small_phone_nothing_stands_beside_the_screen(own_server: Served, new_page: NewPage) -> None:
    offered(came(new_page(), own_server, "Anna"))
    for language in ("nl", "fr", "de", "en", "it"):
        page = new_page(language, width=320, height=640)
        page.goto(f"{own_server.url}/lobby")
        expect(page.locator(".lobby-item")).to_be_visible()
        page.locator(".lobby-new summary").click()
        expect(page.locator(".offer-form .primary")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_who_has_no_name_gives_one_before_others_would_see_it(own_server: Served, new_page: NewPage) -> None:
    anna, bram = new_page(), new_page(width=360, height=640)
    for page in (anna, bram):
        page.goto(f"{own_server.url}/lobby")
        expect(page.get_by_role("heading", name=say("lobby-offers"))).to_be_visible()
    anna.get_by_role("combobox", name=say("web-which-game")).select_option("scrabble")
    button(anna, "lobby-offer").click()
    asked = anna.get_by_role("dialog", name=say("lobby-name-title"))
    asked.get_by_role("button", name=say("web-cancel")).click()
    expect(asked).to_have_count(0)
    expect(anna).to_have_url(f"{own_server.url}/lobby")
    button(anna, "lobby-offer").click()
    asked.get_by_role("textbox", name=say("web-name")).fill("  ")
    anna.keyboard.press("Enter")
    asked.get_by_role("textbox", name=say("web-name")).fill(" Anna ")
    anna.keyboard.press("Enter")
    expect(seen(anna, say("seats-opened"), exact=True)).to_be_visible()
    button(bram, "lobby-join-which", offer="Scrabble with Anna").click()
    asked = bram.get_by_role("dialog", name=say("lobby-name-title"))
    asked.get_by_role("textbox", name=say("web-name")).fill("Bram")
    asked.get_by_role("button", name=say("lobby-join"), exact=True).click()
    playing(bram)
    playing(anna)
    expect(anna.locator("main .seats")).to_contain_text("Bram")
    # Once is enough.
    bram.goto(f"{own_server.url}/lobby")
    bram.get_by_text(say("lobby-offer-title")).click()
    offered(bram)
