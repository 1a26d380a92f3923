"""What people do, from the start page on, in three engines."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from rekje.model.events import PlayLaid
from tests.browser.engines.conftest import Visit
from tests.browser.expecting import expect
from tests.browser.input_methods import Mouse, sayer
from tests.browser.people import Person, join, play_on, until
from tests.browser.serving import Served

say = sayer("en")
SMALL, LARGE = (360, 640), (390, 844)
OTHERS = pytest.mark.parametrize("engine", ["firefox", "webkit"], indirect=True)
"""For what other tests do in Chromium."""


class Pen(Mouse):
    """A mouse, or a pen, on a phone."""

    narrow = True




@OTHERS
def test_from_the_start_page_of_a_phone_to_the_first_move(served: Served, visit: Visit) -> None:
    page = visit(served.url, *SMALL)
    page.get_by_role("button", name=re.compile(f"^{say('start-play')}")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("grid", name=say("web-board"))).to_be_visible()
    anna = Person(served, page.url.rpartition("/")[2], 0, Pen(page, "en"))
    play_on([anna], lambda state: any(isinstance(one, PlayLaid) and one.seat == 0 for one in served.events(anna.table)))
    expect(page.locator("main .board .tile:not(.draft)")).to_have_count(len(served.state(anna.table).board))
