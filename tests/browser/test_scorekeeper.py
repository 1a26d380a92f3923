"""The score of a game on the table, kept on a phone and at a desk: two evenings from the first line to the last."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.expecting import seen
from tests.browser.keeping import Scorekeeper
from tests.browser.people import until
from tests.browser.serving import Served

PLACES = """() => [".keep-board", ".keep-hand"].map(what => {
    const {x, y, width} = document.querySelector(what).getBoundingClientRect();
    return [x, y, width];
})"""
"""Where what is needed in a turn stands."""
TYPED_AND_SENT = """(field, word) => {
    field.value = word;
    field.dispatchEvent(new Event("input", {bubbles: true}));
    field.form.querySelector("[type=submit]").click();
}"""


def replayed(folder: Path) -> dict[str, Any]:
    """What `rekje replay --json` says of the record downloaded."""
    command = [Path(sys.executable).with_name("rekje"), "replay", folder / "record.json", "--json"]
    return dict(json.loads(subprocess.run(command, capture_output=True, check=True).stdout))


@pytest.mark.keeps_page
def test_an_evening_of_letters_on_a_phone_that_loses_its_connection(
    own_server: Served, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page("de", 360, 640)
    keeper = Scorekeeper(page, own_server, "de")
    keeper.begin("letter", "Anna", "Bruno", "Clara")
    keeper.lay("T", "H8", size=(2, 1))
    keeper.lines(1)
    keeper.lay("O", "J8", size=(2, 1))
    keeper.lay("R", "L8", size=(2, 1))
    keeper.lines(3)
    keeper.lay("E", "N8", "TORE ROT", size=(1, 1))
    keeper.totals(2, 0, 0)
    keeper.about("Clara")
    keeper.name_words("TOR")
    keeper.totals(2, 0, 1)
    keeper.examine("letter")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    # The page is on the device once its worker is there.
    page.wait_for_function(
        "navigator.serviceWorker.getRegistration('/keep/').then((one) => one?.active?.state === 'activated')"
    )
    before = page.evaluate(PLACES)
    own_server.kill()
    keeper.lay("S", "O8", "ROTES", size=(1, 1))
    expect(seen(page, keeper.say("keep-offline", count=1))).to_be_visible()
    # Nothing moves under a finger that is about to tap.
    assert page.evaluate(PLACES) == before
    expect(page.get_by_text(keeper.say("keep-waits"), exact=True)).to_have_count(1)
    page.reload()
    expect(seen(page, keeper.say("keep-offline", count=1))).to_be_visible()
    keeper.lines(6)
    expect(page.locator('.keep-board [data-at="O8"] .tile')).to_have_count(1)
    keeper.about("Anna")
    keeper.name_words("TORES")
    keeper.lines(7)
    own_server.start()
    expect(page.get_by_text(keeper.say("keep-waits"), exact=True)).to_have_count(0)
    # ROTES can't be read: the line is kept, with the reason, to be mended. Anna's knock is a bet, and holds.
    broken = page.locator(".keep-sheet li.broken")
    expect(broken).to_have_count(1)
    expect(broken.get_by_role("link", name="L6")).to_be_visible()
    keeper.open_line(6)
    keeper.in_dialog(keeper.say("keep-wish-change")).click()
    expect(keeper.field("keep-words")).to_have_value("ROTES")
    keeper.field("keep-words").fill("TORES")
    keeper.button("keep-change").click()
    expect(broken).to_have_count(0)
    keeper.open_line(7)
    keeper.in_dialog(keeper.say("keep-wish-drop")).click()
    keeper.lines(6)
    totals = [int(text) for text in page.locator(".keep-seat strong").all_inner_texts()]
    keeper.button("keep-end").click()
    keeper.in_dialog(keeper.say("keep-end")).click()
    expect(page.get_by_role("region", name=keeper.say("web-result"))).to_be_visible()
    keeper.record(tmp_path)
    told = replayed(tmp_path)
    assert told["ok"]
    assert told["outcome"]["scores"] == totals


def heart_and_pearl(page: Page, served: Served) -> Scorekeeper:
    """A sheet in English with two plays that cross."""
    keeper = Scorekeeper(page, served, "en")
    keeper.begin("scrabble", "Anna", "Ben")
    keeper.play("D8", "HEART")
    keeper.lines(1)
    keeper.play("E7", "PEARL", down=True)
    keeper.lines(2)
    return keeper


def test_a_quarrel_and_a_correction_at_a_desk(served: Served, new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("en")
    keeper = heart_and_pearl(page, served)
    keeper.play("A1", "MOST")
    expect(page.locator(".keep-seen").get_by_role("link", name="S4")).to_be_visible()
    keeper.tap("C12")
    expect(page.locator(".keep-seen")).to_contain_text("PEARLS")
    page.keyboard.press("Enter")
    keeper.lines(3)
    keeper.play("H8", "TXQ", down=True)
    keeper.lines(4)
    keeper.button("keep-doubt", words="TXQ").click()
    keeper.examine("quarrel")
    keeper.in_dialog("Anna").click()
    expect(page.locator(".keep-sheet li.back")).to_have_count(1)
    expect(page.locator(".keep-sheet")).to_contain_text("TXQ")
    before = page.locator(".keep-seat strong").all_inner_texts()
    # Ben's first word was shorter: Anna's word then touches nothing.
    keeper.open_line(2)
    keeper.in_dialog(keeper.say("keep-wish-change")).click()
    expect(keeper.field("keep-word")).to_have_value("PEARL")
    keeper.field("keep-word").fill("PEA")
    keeper.button("keep-change").click()
    expect(page.get_by_role("dialog")).to_contain_text("MOST")
    keeper.examine("consequences")
    keeper.in_dialog(keeper.say("keep-breaks-yes")).click()
    expect(page.locator(".keep-sheet li.broken")).not_to_have_count(0)
    keeper.examine("broken")
    # It was PEARL after all. Until the line is there to be changed, nothing can be typed that it would wipe out.
    held: list[Route] = []
    page.route(re.compile(r"/book\?before="), lambda route: held.append(route))
    keeper.open_line(2)
    keeper.in_dialog(keeper.say("keep-wish-change")).click()
    expect(keeper.field("keep-word")).not_to_be_editable()
    until(lambda: page.wait_for_timeout(10) or held)
    held.pop().continue_()
    page.unroute_all()
    expect(keeper.field("keep-word")).to_have_value("PEA")
    keeper.field("keep-word").fill("PEARL")
    keeper.button("keep-change").click()
    expect(page.locator(".keep-sheet li.broken")).to_have_count(0)
    assert page.locator(".keep-seat strong").all_inner_texts() == before
    # Undo right after it takes the correction back; in a page loaded anew it takes the last line away.
    keeper.button("keep-undo").click()
    expect(page.locator(".keep-sheet li.broken")).not_to_have_count(0)
    keeper.lines(5)
    keeper.open_line(2)
    keeper.in_dialog(keeper.say("keep-wish-change")).click()
    keeper.field("keep-word").fill("PEARL")
    keeper.button("keep-change").click()
    expect(page.locator(".keep-sheet li.broken")).to_have_count(0)
    page.reload()
    keeper.lines(5)
    keeper.button("keep-undo").click()
    keeper.lines(4)
    page.reload()
    keeper.lines(4)
    keeper.button("keep-end").click()
    keeper.field("keep-end-rack", name="Anna").fill("ENNEEE?")
    keeper.in_dialog(keeper.say("keep-end")).click()
    expect(page.get_by_role("region", name=keeper.say("web-result"))).to_be_visible()
    keeper.examine("result")
    record = keeper.record(tmp_path)
    assert [one["do"] for one in record["moves"]] == ["play"] * 4 + ["end"]
    assert replayed(tmp_path)["ok"]
    mine = keeper.table
    page.goto(f"{served.url}/mine")
    page.get_by_role("link", name=re.compile("Anna .*Ben")).first.click()
    page.wait_for_url(f"**/keep/{mine}")


def test_a_challenge_that_fails_and_minutes_over_the_clock_at_a_tournament(
    served: Served, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page("en")
    keeper = Scorekeeper(page, served, "en")
    keeper.begin("scrabble", "Anna", "Ben", chosen={"challenge_penalty": "bonus-5-word"})
    keeper.play("D8", "HEART")
    keeper.lines(1)
    keeper.totals(24, 0)
    # They looked in a book of their own, and it stands there.
    keeper.button("keep-doubt", words="HEART").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=keeper.say("keep-verdict-stands"), exact=True).check()
    keeper.examine("verdict")
    keeper.in_dialog("Ben").click()
    keeper.lines(2)
    keeper.totals(29, 0)
    expect(page.locator(".keep-sheet")).to_contain_text("Anna gains 5 points")
    # A good word that the table doesn't let stand: its letters are left on Ben's rack, and count 6 at the end.
    keeper.play("E7", "PEARL", down=True)
    keeper.lines(3)
    keeper.button("keep-doubt", words="PEARL").click()
    dialog.get_by_role("radio", name=keeper.say("keep-verdict-back"), exact=True).check()
    keeper.in_dialog("Anna").click()
    keeper.lines(4)
    expect(page.locator(".keep-sheet li.back")).to_have_count(1)
    keeper.totals(29, 0)
    keeper.button("keep-end").click()
    minutes = dialog.get_by_role("spinbutton", name="Ben", exact=True)
    minutes.fill("2")
    expect(minutes).to_have_value("2")
    keeper.examine("end")
    keeper.in_dialog(keeper.say("keep-end")).click()
    expect(page.get_by_role("region", name=keeper.say("web-result"))).to_contain_text("−26")
    told = keeper.record(tmp_path)["moves"]
    assert [one["do"] for one in told] == ["play", "challenge", "play", "challenge", "end"]
    assert [one["upheld"] for one in told if one["do"] == "challenge"] == [False, True]
    assert told[-1]["minutes_over"] == [0, 2]
    assert replayed(tmp_path)["outcome"]["scores"] == [29, -26]


FOCUSED = """name => new Promise(done => {
    new MutationObserver((_, watch) => {
        const dialog = document.querySelector("dialog[open]");
        if (!dialog) return;
        watch.disconnect();
        queueMicrotask(() => done(dialog.contains(document.activeElement)));
    }).observe(document.body, {childList: true, subtree: true});
    [...document.querySelectorAll("main button")].find(one => one.textContent.trim() === name).click();
})"""
"""Whether a dialog has the keyboard in the moment in which it appears."""


def test_enter_writes_a_word_before_the_button_is_drawn_as_ready(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    keeper = Scorekeeper(page, served, "en")
    keeper.begin("scrabble", "Anna", "Ben")
    keeper.tap("D8")
    # Enter is a press of the form's button; here it comes in the same moment as the word.
    keeper.field("keep-word").evaluate(TYPED_AND_SENT, "HEART")
    keeper.lines(1)
    keeper.totals(24, 0)


def test_what_is_typed_at_the_end_stays_whatever_news_arrives(
    served: Served, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page("en")
    keeper = Scorekeeper(page, served, "en")
    keeper.begin("scrabble", "Anna", "Ben")
    keeper.play("D8", "HEART")
    keeper.lines(1)
    assert page.evaluate(FOCUSED, keeper.say("keep-end"))
    dialog = page.get_by_role("dialog")
    rack = dialog.get_by_role("textbox").last
    minutes = [dialog.get_by_role("spinbutton", name=name, exact=True) for name in ("Anna", "Ben")]
    rack.fill("EE")
    minutes[1].fill("2")
    minutes[0].fill("")
    # The same book is told anew: to a page that has been out of sight, or without a connection.
    for _ in range(2):
        with page.expect_response(lambda answer: answer.url.endswith("/book") or "/book?" in answer.url) as told:
            page.evaluate("dispatchEvent(new Event('online'))")
        told.value.finished()
    expect(rack).to_have_value("EE")
    expect(minutes[1]).to_have_value("2")
    expect(minutes[0]).to_have_value("")
    rack.fill("")
    keeper.in_dialog(keeper.say("keep-end")).click()
    expect(page.get_by_role("region", name=keeper.say("web-result"))).to_be_visible()
    assert keeper.record(tmp_path)["moves"][-1]["minutes_over"] == [0, 2]


def test_lines_that_dont_hold_are_named_before_the_end_and_the_boxes_show_how_it_ended(
    served: Served, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page("en")
    keeper = heart_and_pearl(page, served)
    keeper.play("A12", "MINI")
    expect(page.locator(".keep-seen").get_by_role("link", name="S4")).to_be_visible()
    page.keyboard.press("Escape")
    keeper.button("keep-end").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).not_to_contain_text(keeper.say("keep-end-broken", count=1))
    keeper.in_dialog(keeper.say("web-cancel")).click()
    # Anna's word was another: Ben's touches nothing.
    keeper.open_line(1)
    keeper.in_dialog(keeper.say("keep-wish-change")).click()
    expect(keeper.field("keep-word")).to_have_value("HEART")
    keeper.field("keep-word").fill("DOING")
    keeper.button("keep-change").click()
    keeper.in_dialog(keeper.say("keep-breaks-yes")).click()
    expect(page.locator(".keep-sheet li.broken")).to_have_count(1)
    expect(page.locator(".keep-seat.chosen")).to_have_count(1)
    keeper.button("keep-end").click()
    expect(dialog).to_contain_text(keeper.say("keep-end-broken", count=1))
    expect(dialog.locator(".keep-breaks li")).to_contain_text("Ben: PEARL E7")
    keeper.examine("end with a broken line")
    keeper.field("keep-end-rack", name="Ben").fill("QZJEEEE")
    keeper.in_dialog(keeper.say("keep-end")).click()
    expect(page.get_by_role("region", name=keeper.say("web-result"))).to_be_visible()
    scores = page.locator(".keep-seat strong")
    record = keeper.record(tmp_path)
    assert [one["do"] for one in record["moves"]] == ["play", "end"]
    ended = replayed(tmp_path)["outcome"]["scores"]
    assert ended[1] < 0
    expect(scores).to_have_text([str(one).replace("-", "−") for one in ended])
    expect(page.locator(".keep-seat.chosen")).to_have_count(0)
    expect(page.locator(".keep-seat input:checked")).to_have_count(0)


def test_an_end_that_is_refused_keeps_what_was_typed(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    keeper = Scorekeeper(page, served, "en")
    keeper.begin("scrabble", "Anna", "Ben")
    keeper.play("D8", "HEART")
    keeper.lines(1)
    keeper.button("keep-end").click()
    dialog = page.get_by_role("dialog")
    anna, ben = dialog.get_by_role("textbox").all()
    anna.fill("ENNEEE?")
    ben.fill("QQ")
    keeper.in_dialog(keeper.say("keep-end")).click()
    # There is one Q.
    expect(dialog.get_by_role("status")).to_contain_text("Q")
    expect(anna).to_have_value("ENNEEE?")
    expect(ben).to_have_value("QQ")
    keeper.examine("refused end")
    ben.fill("")
    keeper.in_dialog(keeper.say("keep-end")).click()
    expect(page.get_by_role("region", name=keeper.say("web-result"))).to_be_visible()
    expect(dialog).to_have_count(0)
