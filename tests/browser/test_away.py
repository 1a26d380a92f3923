"""The page as an app of the device: installed, opened without a connection, told of what happens while it is closed."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rekje.locale import LANGUAGES, say
from tests.browser.conftest import NewPage
from tests.browser.input_methods import problems
from tests.browser.people import make_table
from tests.browser.serving import Served
from tests.server.kit import until

KEPT = "navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')"
SIZES = [(1280, 800), (360, 640)]


def wait(page: Page, expression: str) -> None:
    """Wait until something is true in the page: what it promises counts, and no policy forbids to ask."""
    until(lambda: page.evaluate(expression))


def kept(page: Page) -> None:
    """Wait until the page is on the device, and this tab is looked after by its worker."""
    wait(page, KEPT)
    page.reload()
    wait(page, "navigator.serviceWorker.controller !== null")


def a_table(page: Page, served: Served) -> str:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
    table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=seats)
    return table


@pytest.mark.keeps_page
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_finds_nothing_wrong_with_the_manifest_in_any_language(
    served: Served, new_page: NewPage, language: str
) -> None:
    page = new_page(language)
    page.goto(served.url)
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["lang"], manifest["description"]) == (language, say("app-about", language))
    assert [one["name"] for one in manifest["shortcuts"]] == [
        say(code, language) for code in ("app-play", "app-keep", "app-games")
    ]
    drawn = (
        "src => new Promise(done => { const one = new Image(); one.onload = () => done(one.width); one.src = src; })"
    )
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            assert f"{page.evaluate(drawn, icon['src'])}x" in icon["sizes"]
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


@pytest.mark.keeps_page
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_without_a_connection_the_page_opens_and_says_what_works(
    served: Served, new_page: NewPage, width: int, height: int
) -> None:
    page = new_page("en", width, height)
    seats = [{"kind": "here", "name": name} for name in ("Anna", "Bram")]
    book, _ = make_table(page.context, served, game="scrabble", edition="en", seats=seats, kept=True)
    page.goto(f"{served.url}/keep/{book}")
    expect(page.locator(".keep-board")).to_be_visible()
    kept(page)
    page.context.set_offline(True)
    page.goto(f"{served.url}/")
    card = page.locator(".offline")
    expect(card).to_contain_text(say("web-away-offline", "en"))
    assert page.evaluate("document.documentElement.scrollWidth") == width
    card.get_by_role("link", name="Anna and Bram").click()
    expect(page.locator(".keep-board")).to_be_visible()
    page.context.set_offline(False)
    page.goto(f"{served.url}/")
    expect(page.locator("main.start h1")).to_be_visible()
    expect(card).to_have_count(0)


def deliver(page: Page, served: Served, note: dict[str, Any]) -> None:
    """As the browser's push service does it."""
    devtools = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    wait(page, KEPT)
    registration = next(one for one in found if one["scopeURL"].startswith(served.url) and not one["isDeleted"])
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": served.url, "registrationId": registration["registrationId"], "data": json.dumps(note)},
    )


SHOWN = """navigator.serviceWorker.ready.then((one) => one.getNotifications())
    .then((all) => all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang })))"""


@pytest.mark.keeps_page
def test_what_is_pushed_is_shown_once_for_each_table_and_leads_there(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.context.grant_permissions(["notifications"], origin=served.url)
    table = a_table(page, served)
    page.goto(served.url)
    kept(page)
    note = {"title": "It’s your turn", "body": "Scrabble with Bram", "table": table, "count": 1, "language": "en"}
    deliver(page, served, note)
    wait(page, f"{SHOWN}.then((all) => all.length === 1)")
    deliver(page, served, {**note, "title": "Your time is running out"})
    wait(page, f"{SHOWN}.then((all) => all[0]?.title === 'Your time is running out')")
    assert page.evaluate(SHOWN) == [
        {"title": "Your time is running out", "body": "Scrabble with Bram", "tag": table, "lang": "en"}
    ]
    # It leads to the table, in the tab that is open. Only a real click may also bring that tab to the front.
    worker = page.context.service_workers[0]
    worker.evaluate(
        """async () => {
          const [notification] = await self.registration.getNotifications();
          self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
        }"""
    )
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(".play-area")).to_be_visible()
    wait(page, f"{SHOWN}.then((all) => all.length === 0)")


@pytest.mark.parametrize(
    ("language", "width", "height"), [("en", 1280, 800), *((language, 360, 640) for language in LANGUAGES)]
)
def test_quiet_hours_and_a_silent_table_are_set_in_one_dialog(
    served: Served, new_page: NewPage, language: str, width: int, height: int
) -> None:
    page = new_page(language, width, height)
    table = a_table(page, served)
    page.goto(f"{served.url}/t/{table}")
    page.get_by_role("button", name=say("web-more", language), exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-alerts", language)).click()
    dialog = page.get_by_role("dialog", name=say("alert-settings", language))
    dialog.get_by_label(say("alert-quiet-from", language), exact=True).fill("21:30")
    page.keyboard.press("Tab")
    dialog.get_by_label(say("alert-this-table", language)).uncheck()
    assert problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    wait(page, f"fetch('/api/tables/{table}/alerts').then((told) => told.json()).then((told) => told.on === false)")
    wait(page, "fetch('/api/alerts').then((told) => told.json()).then((told) => told.quiet[0] === 1290)")
    page.reload()
    page.get_by_role("button", name=say("web-more", language), exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-alerts", language)).click()
    expect(dialog.get_by_label(say("alert-quiet-from", language), exact=True)).to_have_value("21:30")
    expect(dialog.get_by_label(say("alert-this-table", language))).not_to_be_checked()


def test_where_the_address_is_not_secure_the_page_says_so_and_goes_on(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.goto(served.url.replace("127.0.0.1", "rekje.localhost"))
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    page.reload()
    page.get_by_role("button", name=say("web-menu", "en"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-alerts", "en")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("alert-here-secure", "en"))
    expect(dialog.get_by_label(say("web-alert-sound", "en"))).to_be_enabled()
    expect(dialog.get_by_label(say("alert-here", "en"))).to_have_count(0)


def test_a_link_in_a_mail_asks_before_it_does_anything(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{served.url}/mail#confirm={'a' * 43}")
    button = page.get_by_role("button", name=say("alert-confirm", "en"))
    expect(button).to_be_visible()
    assert problems(page) == []
    assert not [url for url in asked if "/api/mail" in url]
    button.click()
    expect(page.get_by_role("alert")).to_have_text(say("alert-token", "en"))
    page.goto(f"{served.url}/mail#stop={'a' * 43}")
    page.reload()
    page.get_by_role("button", name=say("alert-stop", "en")).click()
    expect(page.get_by_text(re.compile(re.escape(say("alert-stopped", "en"))))).to_be_visible()


@pytest.mark.keeps_page
@pytest.mark.parametrize("path", ["/new", "/me", "/mine"])
def test_a_page_opened_without_a_connection_goes_on_once_it_is_back(
    served: Served, new_page: NewPage, path: str
) -> None:
    page = new_page("en")
    page.goto(f"{served.url}{path}")
    kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".offline")).to_be_visible()
    trouble = page.locator("main").get_by_text(say("web-offline", "en"))
    expect(trouble).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_have_count(0)
    expect(trouble).to_have_count(0)
    expect(page.locator("main").locator("button, .button").first).to_be_visible()
