"""A person in several browsers: one more device, a code on paper, a passkey, a lost device, and an end to it all."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.input_methods import Mouse, sayer
from tests.browser.people import join, make_table, until
from tests.browser.serving import Served
from tests.browser.test_seats import SEATS, letters, press

say = sayer("en")


def at_localhost(served: Served) -> str:
    """The same server by a name. Browsers have passkeys at no bare address."""
    return served.url.replace("127.0.0.1", "localhost")


def enter(page: Page, url: str, code: str) -> None:
    """Type a code, as it is shown, on the page for it."""
    page.goto(f"{url}/me/add")
    page.get_by_role("textbox", name=say("me-join-code")).fill(code.lower())
    press(page, "me-join-next")


def confirm(page: Page, name: str) -> None:
    """Say that this is me."""
    expect(page.get_by_role("heading", name=say("me-join-ask", name=name))).to_be_visible()
    press(page, "me-join-yes")
    expect(page.get_by_role("main").get_by_text(say("me-joined", name=name))).to_be_visible()


def test_a_seat_is_a_persons_on_each_of_their_devices(served: Served, new_page: NewPage) -> None:
    anna, phone, bram = new_page(), new_page(width=360, height=640), new_page()
    table, links = make_table(anna.context, served, game="scrabble", edition="en", seats=SEATS)
    join(Mouse(bram, "en"), links[0]["url"], "Bram")
    anna.goto(f"{served.url}/t/{table}")
    tiles = letters(anna)
    press(anna, "web-more")
    anna.get_by_role("link", name=say("seats-other-device")).click()
    expect(seen(anna, say("me-devices-one"))).to_be_visible()
    anna.get_by_role("textbox", name=say("web-name")).fill("Anna")
    press(anna, "me-name-save")
    expect(anna.get_by_role("main").get_by_text(say("me-name-kept"))).to_be_visible()
    press(anna, "me-device-add")
    dialog = anna.get_by_role("dialog", name=say("me-add-title"))
    expect(dialog.locator("img.qr")).to_be_visible()
    expect(dialog.locator(".me-url")).to_have_text(f"{served.url}/me/add")
    code = dialog.locator(".big-code").inner_text()
    # Who has forgotten that they sit there with another device opens the seat's link again.
    phone.goto(links[0]["url"])
    phone.get_by_role("link", name=say("seats-this-is-me")).click()
    for wrong, sentence in (("12", "me-join-wrong"), ("BBBB BBBB", "serve-code-wrong")):
        phone.get_by_role("textbox", name=say("me-join-code")).fill(wrong)
        press(phone, "me-join-next")
        expect(seen(phone, say(sentence))).to_be_visible()
    phone.get_by_role("textbox", name=say("me-join-code")).fill(code)
    press(phone, "me-join-next")
    expect(seen(phone, say("me-join-stranger"))).to_be_visible()
    phone.get_by_role("textbox", name=say("me-device-name")).fill("My phone")
    confirm(phone, "Anna")
    expect(dialog.get_by_text(say("me-added", name="My phone"))).to_be_visible()
    press(anna, "web-close")
    phone.get_by_role("link", name=say("me-to-table")).click()
    assert letters(phone) == tiles
    # What is chosen on one device holds on the other when it comes there.
    phone.goto(f"{served.url}/me")
    phone.get_by_role("combobox", name=say("web-language")).select_option("nl")
    phone.get_by_role("heading", name=sayer("nl")("web-me"), exact=True).wait_for()
    phone.reload()
    kept = "localStorage.getItem('rekje-followed')"
    until(lambda: json.loads(phone.evaluate(kept) or "{}").get("values", {}).get("rekje-language") == "nl")
    anna.goto(f"{served.url}/me")
    anna.get_by_role("heading", name=sayer("nl")("web-me"), exact=True).wait_for()
    anna.get_by_role("combobox", name=sayer("nl")("web-language")).select_option("en")
    # The phone is lost.
    phone.goto(f"{served.url}/t/{table}")
    expect(phone.locator(".rack [data-slot]")).to_have_count(7)
    anna.get_by_role("button", name=say("me-device-remove", name="My phone")).click()
    press(anna, "me-device-remove-short")
    expect(anna.get_by_text("My phone")).to_have_count(0)
    expect(phone.locator(".rack [data-slot]")).to_have_count(0)
    phone.goto(f"{served.url}/me")
    expect(seen(phone, sayer("nl")("me-devices-one"))).to_be_visible()


def test_a_link_that_somebody_sent_makes_a_browser_nobodys_unasked(served: Served, new_page: NewPage) -> None:
    mallory, anna = new_page(), new_page()
    make_table(mallory.context, served, game="scrabble", edition="en", seats=SEATS)
    make_table(anna.context, served, game="koning", edition="en", seats=SEATS)
    mallory.goto(f"{served.url}/me")
    mallory.get_by_role("textbox", name=say("web-name")).fill("Mallory")
    press(mallory, "me-name-save")
    press(mallory, "me-device-add")
    code = re.sub(r"\s", "", mallory.locator(".big-code").inner_text())
    anna.goto(f"{served.url}/me/add#{code}")
    expect(anna.get_by_role("heading", name=say("me-join-ask", name="Mallory"))).to_be_visible()
    assert anna.url == f"{served.url}/me/add", "the code stays in no address"
    expect(seen(anna, say("me-join-own", count=1, name="Mallory"))).to_be_visible()
    press(anna, "web-cancel")
    anna.goto(f"{served.url}/me")
    expect(seen(anna, say("me-devices-one"))).to_be_visible()
    anna.goto(served.url)
    expect(anna.locator("a.wait")).to_have_count(1)


def test_a_code_on_paper_brings_back_who_has_lost_everything(
    own_server: Served, new_page: NewPage, tmp_path: Path
) -> None:
    anna, later, third = new_page(), new_page(), new_page()
    make_table(anna.context, own_server, game="scrabble", edition="en", seats=SEATS)
    anna.goto(f"{own_server.url}/me")
    anna.get_by_role("textbox", name=say("web-name")).fill("Anna")
    press(anna, "me-name-save")
    press(anna, "me-recovery-make")
    paper = anna.locator(".recovery-paper")
    expect(paper).to_contain_text(say("me-recovery-paper", name="Anna"))
    code = paper.locator(".big-code").inner_text()
    assert len(code.split()) == 6
    # On paper there is what is needed later, and nothing else.
    anna.emulate_media(media="print")
    expect(paper).to_be_visible()
    expect(anna.get_by_role("main")).to_be_hidden()
    expect(anna.get_by_role("button", name=say("me-print"))).to_be_hidden()
    anna.emulate_media(media="screen")
    press(anna, "web-close")
    expect(seen(anna, re.compile("^Made on"))).to_be_visible()
    enter(later, own_server.url, code)
    confirm(later, "Anna")
    later.get_by_role("link", name=say("me-to-games")).click()
    expect(later.locator("a.wait")).to_have_count(1)
    # A new one makes the old one worthless.
    later.goto(f"{own_server.url}/me")
    press(later, "me-recovery-anew")
    press(later, "me-recovery-anew")
    expect(later.locator(".recovery-paper")).to_be_visible()
    press(later, "web-close")
    third.goto(f"{own_server.url}/join")
    third.get_by_role("textbox", name=say("seats-link")).fill(code.lower())
    press(third, "seats-open-link")
    expect(third.get_by_role("alert")).to_have_text(say("seats-own-code"))
    third.get_by_role("link", name=say("web-code-go-on")).click()
    third.wait_for_url("**/me/add")
    expect(seen(third, say("serve-code-wrong"))).to_be_visible()
    # Everything as a file; then nothing.
    with later.expect_download() as file:
        later.get_by_role("link", name=say("me-data-get")).click()
    told = json.loads(Path(file.value.path()).read_text("utf-8"))
    assert (told["name"], len(told["devices"]), len(told["tables"])) == ("Anna", 2, 1)
    press(later, "me-delete")
    press(later, "me-delete")
    expect(seen(later, say("me-deleted"))).to_be_visible()
    expect(seen(later, say("me-devices-one"))).to_be_visible()
    anna.reload()
    expect(seen(anna, say("me-devices-one"))).to_be_visible()
    assert own_server.tables() == []


def test_a_passkey_brings_back_who_has_lost_the_cookie(served: Served, new_page: NewPage) -> None:
    anna = new_page()
    url = at_localhost(served)
    devtools = anna.context.new_cdp_session(anna)
    devtools.send("WebAuthn.enable")
    kind = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    key = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": kind})["authenticatorId"]
    anna.goto(f"{url}/me")
    answer = anna.context.request.post(
        f"{url}/api/tables", data={"game": "koning", "edition": "en", "seats": SEATS}, headers={"Origin": url}
    )
    assert answer.ok
    anna.get_by_role("textbox", name=say("web-name")).fill("Anna")
    press(anna, "me-name-save")
    expect(anna.get_by_role("main").get_by_text(say("me-name-kept"))).to_be_visible()
    press(anna, "me-passkey-make")
    keys = anna.get_by_role("region", name=say("me-passkeys")).get_by_role("listitem")
    expect(keys).to_have_count(1)
    # The authenticator has one for this person already.
    press(anna, "me-passkey-make")
    expect(seen(anna, say("me-passkey-none"))).to_be_visible()
    expect(keys).to_have_count(1)
    anna.context.clear_cookies()
    anna.goto(f"{url}/me")
    expect(seen(anna, say("me-devices-one"))).to_be_visible()
    anna.get_by_role("link", name=say("me-have")).click()
    press(anna, "me-join-passkey")
    confirm(anna, "Anna")
    anna.get_by_role("link", name=say("me-to-games")).click()
    expect(anna.locator("a.wait")).to_have_count(1)
    # Somebody who fails the check of the device doesn't get in.
    devtools.send("WebAuthn.setUserVerified", {"authenticatorId": key, "isUserVerified": False})
    anna.context.clear_cookies()
    anna.goto(f"{url}/me/add")
    press(anna, "me-join-passkey")
    expect(seen(anna, say("me-passkey-not-used"))).to_be_visible()
    devtools.send("WebAuthn.setUserVerified", {"authenticatorId": key, "isUserVerified": True})
    press(anna, "me-join-passkey")
    confirm(anna, "Anna")
    # One that was removed leads nowhere.
    anna.goto(f"{url}/me")
    expect(keys).to_have_count(1)
    keys.get_by_role("button").click()
    press(anna, "me-device-remove-short")
    expect(keys).to_have_count(0)
    anna.context.clear_cookies()
    anna.goto(f"{url}/me/add")
    press(anna, "me-join-passkey")
    expect(seen(anna, say("serve-passkey-unknown"))).to_be_visible()


def test_where_there_are_no_passkeys_the_page_says_so_and_goes_on(served: Served, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{served.url}/me")
    expect(seen(page, say("me-passkeys-not-here"))).to_be_visible()
    expect(page.get_by_role("button", name=say("me-passkey-make"))).to_have_count(0)
    page.goto(f"{served.url}/me/add")
    expect(page.get_by_role("button", name=say("me-join-next"))).to_be_visible()
    expect(page.get_by_role("button", name=say("me-join-passkey"))).to_have_count(0)
    answer = page.context.request.post(f"{served.url}/api/me/passkeys/ask", data={}, headers={"Origin": served.url})
    assert answer.json()["code"] == "serve-passkey-address"
