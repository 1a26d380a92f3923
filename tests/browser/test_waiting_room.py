"""From an invitation to the game and on to the next one: by link and by a code that is said, in several browsers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rekje.server.seating import spoken_codes
from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.input_methods import Mouse, sayer
from tests.browser.people import join, make_table, until
from tests.browser.screen_reader import ScreenReader
from tests.browser.serving import Served
from tests.server.kit import Server, serving

say = sayer("en")
THREE = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"}]


def room(page: Page, served: Served | Server, seats: list[dict[str, str]] = THREE, **wish: object) -> str:
    """The waiting room of a new table; its invitation."""
    table, _ = make_table(
        page.context, served, seats=seats, **({"game": "scrabble", "edition": "en", "gives_nonce": True} | wish)
    )
    page.goto(f"{served.url}/t/{table}")
    link = page.get_by_role("textbox", name=say("seats-invite-link"))
    expect(link).not_to_have_value("")
    return link.input_value()


def press(page: Page, code: str, **more: object) -> None:
    page.get_by_role("button", name=say(code, **more), exact=True).click()


def playing(*pages: Page) -> None:
    for page in pages:
        expect(page.locator("main .play-area")).to_be_visible()


def test_by_one_link_two_sit_down_and_the_game_begins_once_all_are_ready(served: Served, new_page: NewPage) -> None:
    anna, bram, cleo = new_page(), new_page("nl", width=390, height=844), new_page()
    reader = ScreenReader(anna)
    link = room(anna, served, options={"clock": "days:3"})
    expect(anna.get_by_role("img", name=say("web-qr"))).to_be_visible()
    bram.goto(link)
    expect(seen(bram, "Anna nodigt je uit")).to_be_visible()
    expect(bram.get_by_role("heading", name="Een spel Scrabble?")).to_be_visible()
    expect(seen(anna, say("seats-free-opened"))).to_be_visible()
    join(Mouse(bram, "nl"), link, "Bram")
    until(lambda: bool(reader.heard(say("seats-sat", name="Bram"))))
    press(anna, "seats-wait-for-me")
    expect(seen(bram, "nog niet klaar", exact=True)).to_be_visible()
    join(Mouse(cleo, "en"), link, "Cleo")
    expect(seen(cleo, say("seats-begins-ready", game="Scrabble"))).to_be_visible()
    expect(seen(cleo, say("seats-isnt-ready", name="Anna"))).to_be_visible()
    expect(anna.get_by_role("textbox", name=say("seats-invite-link"))).to_have_count(0)
    anna.set_viewport_size({"width": 360, "height": 640})
    anna.evaluate("scrollTo(0, 200)")
    assert anna.evaluate("scrollY") > 0
    press(anna, "seats-i-am-ready")
    playing(anna, bram, cleo)
    assert anna.evaluate("scrollY") == 0
    # Whoever comes too late looks on.
    eva = new_page()
    eva.goto(link)
    expect(seen(eva, say("seats-all-taken"))).to_be_visible()
    press(eva, "seats-watch")
    playing(eva)


def test_a_code_that_is_said_leads_to_the_table_and_a_wrong_one_nowhere(served: Served, new_page: NewPage) -> None:
    anna, bram = new_page(), new_page(width=360, height=640)
    room(anna, served, [*THREE[:2]])
    press(anna, "seats-say-code")
    shown = anna.locator(".big-code")
    code = shown.inner_text()
    assert len(code.replace(" ", "")) == spoken_codes.FIGURES
    # The address is said too: it has no secret, and nothing to spell out.
    expect(anna.locator(".room-code")).to_contain_text(say("seats-say-code-how", site=f"127.0.0.1:{served.port}/join"))
    bram.goto(f"{served.url}/join")
    field = bram.get_by_role("textbox", name=say("seats-link"))
    field.fill("0000 0000" if code != "0000 0000" else "1111 1111")
    press(bram, "seats-open-link")
    expect(bram.get_by_role("alert")).to_have_text(say("serve-invitation-code-wrong"))
    # Typed on the other page for codes, it is known there for what it is.
    bram.goto(f"{served.url}/me/add")
    bram.get_by_role("textbox", name=say("me-join-code")).fill(code)
    press(bram, "me-join-next")
    expect(bram.get_by_role("alert")).to_have_text(say("me-join-invitation"))
    bram.get_by_role("link", name=say("web-code-go-on")).click()
    expect(field).to_have_value(code.replace(" ", ""))
    press(bram, "seats-open-link")
    expect(seen(bram, "Anna invites you")).to_be_visible()
    bram.get_by_role("textbox", name=say("web-name")).fill("Bram")
    press(bram, "web-join")
    playing(anna, bram)


def test_what_is_shared_says_to_what_it_invites(served: Served, new_page: NewPage) -> None:
    anna = new_page("nl")
    anna.add_init_script("navigator.share = async told => { window.shared = told; }")
    nl = sayer("nl")
    table, _ = make_table(anna.context, served, seats=[*THREE[:2]], game="koning", edition="nl", gives_nonce=True)
    anna.goto(f"{served.url}/t/{table}")
    share = anna.get_by_role("button", name=nl("web-share"), exact=True)
    share.click()
    assert anna.evaluate("window.shared.text") == nl("web-share-play", game="Koning")
    anna.get_by_role("button", name=nl("web-invite-watch")).click()
    expect(share).to_have_count(2)
    share.last.click()
    assert anna.evaluate("window.shared.text") == nl("web-share-watch", game="Koning")


def test_who_has_no_name_gives_one_in_the_waiting_room(served: Served, new_page: NewPage) -> None:
    host, bram = new_page(), new_page("nl", width=360, height=640)
    reader = ScreenReader(bram)
    link = room(host, served, [{"kind": "me"}, *THREE[1:]])
    join(Mouse(bram, "nl"), link, "Bram")
    seats = bram.get_by_role("region", name=sayer("nl")("seats-who-plays"))
    expect(seats.get_by_text("Player", exact=True)).to_be_visible()
    field = host.get_by_role("textbox", name=say("seats-name-here"))
    field.fill(" ")
    press(host, "seats-take-name")
    expect(host.get_by_role("alert")).to_have_text(say("form-name-none", most=20))
    field.fill("Anna")
    field.press("Enter")
    expect(field).to_have_count(0)
    expect(host.get_by_role("alert")).to_have_count(0)
    expect(seats.get_by_text("Anna", exact=True)).to_be_visible()
    until(lambda: bool(reader.heard("Player heet nu Anna.")))
    expect(host.get_by_role("button", name=say("seats-other-name"))).to_be_focused()
    # A guest thinks better of theirs.
    bram.get_by_role("button", name=sayer("nl")("seats-other-name")).click()
    expect(bram.get_by_role("textbox", name=sayer("nl")("seats-name-here"))).to_be_focused()
    bram.get_by_role("textbox", name=sayer("nl")("seats-name-here")).fill("Bram V.")
    bram.get_by_role("button", name=sayer("nl")("seats-take-name")).click()
    expect(host.get_by_role("region", name=say("seats-who-plays")).get_by_text("Bram V.", exact=True)).to_be_visible()
    # The name is known the next time.
    assert host.evaluate("localStorage.getItem('rekje-name')") == "Anna"


def test_a_code_is_good_for_a_while_only(new_page: NewPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spoken_codes, "SECONDS", 1)
    monkeypatch.setattr("rekje.server.http.waiting.SECONDS", 1)
    with serving(tmp_path) as quick:
        anna, bram = new_page(), new_page()
        room(anna, quick)
        press(anna, "seats-say-code")
        expect(seen(anna, say("seats-spoken-gone"))).to_be_visible()
        answer = bram.request.post(f"{quick.url}/api/codes", data={"code": "12345678"}, headers={"Origin": quick.url})
        assert answer.status == 403
        press(anna, "seats-spoken-new")
        expect(anna.locator(".big-code")).to_be_visible()


def test_what_is_changed_is_seen_with_what_it_was_and_agreed_to_anew(served: Served, new_page: NewPage) -> None:
    anna, bram = new_page(), new_page(width=390, height=844)
    reader = ScreenReader(bram)
    link = room(anna, served, options={"clock": "days:2"})
    join(Mouse(bram, "en"), link, "Bram")
    expect(bram.get_by_role("button", name=say("seats-change"))).to_have_count(0)
    press(anna, "seats-change")
    dialog = anna.get_by_role("dialog", name=say("seats-change-title"))
    days = dialog.get_by_role("spinbutton", name=say("web-clock-day-count"))
    days.fill("3")
    days.press("Tab")
    dialog.get_by_role("combobox", name=say("web-word-language")).select_option("fr")
    press(anna, "seats-change-done")
    expect(dialog).to_have_count(0)
    terms = bram.get_by_role("region", name=say("seats-how-we-play"))
    expect(terms.get_by_text("3 days a turn")).to_be_visible()
    expect(terms.get_by_text("was: 2 days a turn")).to_be_visible()
    expect(terms.get_by_text("was: English")).to_be_visible()
    until(lambda: bool(reader.heard("Tempo: 3 days a turn, was: 2 days a turn.")))
    expect(seen(bram, say("seats-not-ready"))).to_be_visible()
    start = anna.get_by_role("button", name="Start with two")
    expect(start).to_have_attribute("aria-disabled", "true")
    press(bram, "seats-i-am-ready")
    expect(start).not_to_have_attribute("aria-disabled", "true")
    start.click()
    playing(anna, bram)
    expect(bram.get_by_role("list", name=say("web-players")).get_by_role("listitem")).to_have_count(2)
    # The nonces were given anew after each change, so that the shuffle can be checked by both.
    for page in (anna, bram):
        kept = page.evaluate("JSON.parse(localStorage.getItem('rekje-shuffles')).at(-1)")
        assert kept["changes"] == 2
    events = served.events(page.url.rpartition("/")[2])
    nonces = next(event.nonces for event in events if type(event).__name__ == "NoncesGiven")
    assert kept["nonce"] in nonces
    assert all(nonces)


def test_a_seat_is_given_to_a_computer_and_the_game_begins(served: Served, new_page: NewPage) -> None:
    anna = new_page()
    room(anna, served, [*THREE[:2]])
    anna.get_by_role("button", name=f"Seat 2: {say('seats-computer-here')}").click()
    press(anna, "seats-computer")
    playing(anna)


def test_the_same_people_play_again_with_one_press_each_and_the_other_begins(served: Served, new_page: NewPage) -> None:
    anna, bram = new_page(), new_page(width=390, height=844)
    reader = ScreenReader(bram)
    link = room(anna, served, [*THREE[:2]])
    join(Mouse(bram, "en"), link, "Bram")
    playing(anna, bram)
    table = anna.url.rpartition("/")[2]
    first = served.state(table).turn
    assert first is not None
    beginner, other = (anna, bram) if first.seat == 0 else (bram, anna)
    for page, kind in ((beginner, "pass"), (other, "resign")):
        seat = 0 if page is anna else 1
        page.evaluate(
            """([table, seat, kind]) => new Promise((done) => {
                const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
                socket.onopen = () => { socket.send('{"type":"hello"}');
                    socket.send(JSON.stringify({type: 'command', id: kind, command: {do: kind, seat}})); };
                socket.onmessage = ({data}) => JSON.parse(data).id === kind && (socket.close(), done());
            })""",
            [table, seat, kind],
        )
    next_name = ("Anna", "Bram")[1 - first.seat]
    again = anna.get_by_role("button", name=say("web-rematch"))
    expect(again).to_contain_text(say("web-begins-next", name=next_name))
    again.click()
    expect(seen(anna, say("seats-isnt-ready", name="Bram"))).to_be_visible()
    until(lambda: bool(reader.heard(say("web-news-rematch"))))
    expect(bram.get_by_role("button", name=say("web-come-along"))).to_contain_text(say("web-rematch-set"))
    bram.get_by_role("button", name=say("web-come-along")).click()
    playing(anna, bram)
    assert anna.url == bram.url
    turn = served.state(anna.url.rpartition("/")[2]).turn
    assert turn is not None
    assert turn.seat == 1 - first.seat
