"""Several people: one device passed round, somebody who only watches, objections, talk, languages, the explaining."""

from __future__ import annotations

import base64
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from rekje.model.commands import Play
from rekje.model.state import State
from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.input_methods import Mouse, sayer
from tests.browser.people import Person, make_table, play_on, seat_together
from tests.browser.serving import Served


def test_one_device_passed_round_hides_the_tiles_until_the_next_person_says_so(
    served: Served, new_page: NewPage
) -> None:
    page = new_page("de")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bram"}]
    table, _ = make_table(page.context, served, game="scrabble", edition="de", seats=seats)
    page.goto(f"{served.url}/t/{table}")
    people = [Person(served, table, seat, Mouse(page, "de")) for seat in (0, 1)]
    shown = 0
    for _ in range(4):
        turn = served.state(table).turn
        assert turn is not None
        if turn.seat != shown:
            show = page.get_by_role("button", name="Meine Steine zeigen")
            expect(show).to_be_visible()
            expect(page.locator(".rack")).to_have_count(0)
            # Whoever doesn't see it is told, and one press on Enter too many shows nobody's tiles.
            expect(page.locator(".curtain")).to_be_focused()
            expect(page.locator(".curtain")).to_have_accessible_description(re.compile("Gib das Gerät"))
            page.keyboard.press("Enter")
            expect(page.locator(".rack")).to_have_count(0)
            # What everybody may know is said meanwhile: what was done last, and how it stands.
            state = served.state(table)
            if state.sheet:
                expect(page.locator(".curtain")).to_contain_text(str(state.sheet[-1].at))
                scores = [f"{seat.name} {seat.score}" for seat in state.seats]
                expect(page.locator(".curtain-scores li")).to_have_text(scores)
            show.click()
            shown = turn.seat
        expect(page.locator(".rack [data-slot]").first).to_be_visible()
        people[shown].act()


def test_who_watches_sees_the_board_and_nobodys_tiles(served: Served, new_page: NewPage) -> None:
    anna, eva = new_page(), new_page("fr")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
    table, links = make_table(anna.context, served, game="scrabble", edition="en", seats=seats)
    anna.goto(f"{served.url}/t/{table}")
    eva.goto(next(link["url"] for link in links if link["seat"] is None))
    eva.get_by_role("button", name="Regarder").click()
    expect(eva.locator("main .board")).to_be_visible()
    person = Person(served, table, 0, Mouse(anna, "en"))
    play_on([person], stop=lambda state: len(state.board) > 3)
    expect(eva.locator("main .board .tile")).to_have_count(len(person.state.board))
    expect(eva.locator(".rack")).to_have_count(0)
    expect(eva.get_by_role("group", name=sayer("fr")("web-actions"))).to_have_count(0)
    anna.get_by_role("button", name="Watch").click()
    expect(seen(anna, "One person is watching.")).to_be_visible()


def test_the_picture_of_an_invitation_is_read_by_a_camera(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=seats)
    page.goto(f"{served.url}/t/{table}")
    picture = page.get_by_role("img", name=sayer("en")("web-qr"))
    expect(picture).to_be_visible()
    page.wait_for_function("one => one.complete && one.naturalWidth > 0", arg=picture.element_handle())
    link = page.get_by_role("textbox", name=sayer("en")("seats-invite-link")).input_value()
    assert read_code(page, picture.screenshot()) == link != ""


def read_code(page: Page, picture: bytes) -> str | None:
    """What a QR code in a picture of the screen (PNG) says."""
    source = Path(__file__).parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
    page.evaluate(f"(() => {{ {source.read_text('utf-8')} }}).call(window)")
    found: str | None = page.evaluate(
        """async png => {
            const image = new Image();
            image.src = `data:image/png;base64,${png}`;
            await image.decode();
            const canvas = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
            const paper = canvas.getContext("2d");
            paper.drawImage(image, 0, 0);
            const {data} = paper.getImageData(0, 0, image.width, image.height);
            return jsQR(data, image.width, image.height)?.data ?? null;
        }""",
        base64.b64encode(picture).decode(),
    )
    return found


def test_a_play_is_challenged_in_one_browser_and_taken_back_in_the_other(served: Served, new_page: NewPage) -> None:
    inputs = (Mouse(new_page(), "en"), Mouse(new_page("it"), "it"))
    people = seat_together(served, inputs, game="scrabble", edition="en", options={"judging": "challenge"})
    doubting, acting = sorted(people, key=lambda person: person.due(person.state))
    state = acting.state
    nonsense = _nonsense(state, acting.seat)
    acting.inputs.do(nonsense, state)
    page = doubting.inputs.page
    expect(page.locator(".window")).to_contain_text(nonsense.word.upper())
    page.locator(".window .danger").click()
    expect(acting.inputs.page.locator("main .board .tile")).to_have_count(0)
    expect(acting.inputs.page.locator(".rack [data-slot]")).to_have_count(7)
    name, word = state.seats[doubting.seat].name, nonsense.word.upper()
    for one in inputs:
        verdict = one.say("screen-news-upheld", name=name, words=word, count=1)
        expect(one.page.locator("main .happened").get_by_text(verdict)).to_be_in_viewport()
    assert doubting.due(doubting.state)


def test_what_follows_is_told_before_the_last_pass_and_before_giving_up(served: Served, new_page: NewPage) -> None:
    inputs = (Mouse(new_page(), "en"), Mouse(new_page("nl"), "nl"))
    people = seat_together(served, inputs, game="woordenspel", edition="nl")
    first, second = (one.inputs for one in sorted(people, key=lambda person: not person.due(person.state)))
    other = people[inputs.index(first)].state.seats[inputs.index(second)].name
    first.press(first.button("web-more"))
    first.press(first.dialog_button("web-resign"))
    expect(first.page.get_by_role("dialog")).to_contain_text(first.say("seats-resign-costs", count=1, name=other))
    first.press(first.dialog_button("web-cancel"))
    for one, ends in ((first, False), (second, True)):
        one.press(one.button("web-pass"))
        told = one.page.get_by_role("dialog").get_by_text(one.say("web-pass-ends"))
        expect(told).to_have_count(int(ends))
        one.press(one.dialog_button("web-pass"))
    expect(second.page.get_by_role("region", name=second.say("web-result"))).to_be_visible()


def _nonsense(state: State, seat: int) -> Play:
    """Four tiles of the rack in an order that no list has."""
    letters = sorted((tile for tile in state.seats[seat].rack if tile != "?"), reverse=True)
    return Play(seat=seat, at="8F", word="".join(letters[:5]))


def test_phrases_are_read_in_ones_own_language_and_text_is_text(served: Served, new_page: NewPage) -> None:
    anna, bram = new_page("en"), new_page("nl")
    seat_together(served, (Mouse(anna, "en"), Mouse(bram, "nl")), game="koning", edition="nl")
    for page, chat in ((anna, "Chat"), (bram, "Chat")):
        page.get_by_role("button", name=chat, exact=True).click()
    # What isn't read yet is counted until the chat is open again.
    bram.get_by_role("button", name="Stand", exact=True).click()
    anna.get_by_role("button", name="Well played!").click()
    expect(bram.locator(".tabs .unread")).to_have_text("1")
    bram.get_by_role("button", name="Chat", exact=True).click()
    expect(bram.locator(".tabs .unread")).to_have_count(0)
    expect(bram.get_by_role("log", name="Chat")).to_contain_text("Goed gespeeld!")
    bram.get_by_role("textbox", name="Zeg iets").fill("<b>ha</b>")
    bram.get_by_role("button", name="Stuur").click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("<b>ha</b>")
    anna.get_by_role("button", name="Switch the chat off").click()
    expect(seen(bram, "Aan deze tafel staat de chat uit.")).to_be_visible()


def test_a_table_from_the_form_in_every_language(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    page.goto(f"{served.url}/new")
    starts = {"nl": "Aan tafel", "fr": "À table", "de": "An den Tisch", "it": "Al tavolo", "en": "To the table"}
    for code, label in starts.items():
        page.locator("select.language").select_option(code)
        expect(page.get_by_role("button", name=label, exact=True)).to_be_visible()
        assert page.locator("html").get_attribute("lang") == code
    page.get_by_role("radio", name="Koning").check()
    page.get_by_role("textbox", name="Seat 1: name").fill("Anna")
    page.get_by_text("How it is played").click()
    page.get_by_label("Tiles", exact=True).select_option("hex")
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("grid", name="Table")).to_be_visible()
    page.goto(served.url)
    expect(page.get_by_role("region", name="Your move, Anna").get_by_role("link")).to_have_count(1)


def test_the_first_game_explains_itself_once(served: Served, new_page: NewPage) -> None:
    page = new_page("en", explained=True)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
    table, _ = make_table(page.context, served, game="woordenspel", edition="nl", seats=seats)
    page.goto(f"{served.url}/t/{table}")
    note = page.get_by_role("note")
    expect(note).to_contain_text("once the lid is empty, gains 25 points")
    note.get_by_role("button").click()
    page.reload()
    expect(page.locator("main .board")).to_be_visible()
    expect(page.get_by_text("once the lid is empty, gains 25 points")).to_have_count(0)
