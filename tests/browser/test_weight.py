"""How heavy the page is, and how soon it is there."""

from __future__ import annotations

import gzip
import re
import urllib.request
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.input_methods import sayer
from tests.browser.people import make_table
from tests.browser.serving import Served

say = sayer("en")
MOST_BYTES = 90 * 1024
"""Of the table on a phone. A desktop loads the line in which commands are typed as well, once the table stands."""
MOST_AT_FIRST = 90 * 1024
MOST_UNZIPPED = 1200
"""What is about as long as its headers needn't be zipped."""
MOST_MS = 1000


def test_script_and_style_of_the_table_weigh_little(served: Served, new_page: NewPage) -> None:
    page = new_page("fr", width=390, height=844)
    parts: list[str] = []
    page.on("response", lambda answer: parts.append(answer.url))
    table, _ = make_table(page.context, served, game="letter", edition="fr", seats=[{"kind": "me", "name": "Anna"}])
    page.goto(f"{served.url}/t/{table}")
    expect(page.locator("main .play-area")).to_be_visible()
    loaded = {url for url in parts if re.search(r"\.(js|css)$", url)}
    assert len(loaded) >= 3, loaded
    assert sum(len(gzip.compress(fetch(url))) for url in loaded) <= MOST_BYTES


def test_who_plays_a_computer_loads_nothing_about_other_people(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(answer.url))
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
    table, _ = make_table(page.context, served, game="scrabble", edition="en", seats=seats)
    page.goto(f"{served.url}/t/{table}")
    page.get_by_role("button", name=say("web-tab-chat"), exact=True).click()
    expect(page.get_by_role("textbox", name=say("web-chat-text"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert any("/TablePage-" in url for url in loaded)
    assert not any(re.search(r"/(Others|seats)-", url) for url in loaded)


def test_the_first_visit_sends_little_and_all_text_of_it_zipped(served: Served, new_page: NewPage) -> None:
    page = new_page("fr")
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    came: dict[str, dict[str, Any]] = {}
    sent: dict[str, int] = {}
    network.on("Network.responseReceived", lambda told: came.update({told["requestId"]: told["response"]}))
    network.on("Network.loadingFinished", lambda told: sent.update({told["requestId"]: int(told["encodedDataLength"])}))
    page.goto(served.url)
    expect(page.get_by_role("button", name="Jouer")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert any(answer["url"].endswith("/api/games?lang=fr") for answer in came.values())
    # With headers: what goes over the wire.
    assert sum(sent.values()) <= MOST_AT_FIRST, {came[one]["url"]: size for one, size in sent.items()}
    for one, answer in came.items():
        assert answer["headers"].get("content-encoding") == "gzip" or sent[one] < MOST_UNZIPPED, answer["url"]


def fetch(url: str) -> bytes:
    """A part of the page as it is served, not compressed."""
    with urllib.request.urlopen(url, timeout=10) as answer:
        return bytes(answer.read())


def test_something_useful_is_painted_within_a_second(served: Served, new_page: NewPage) -> None:
    page = new_page("en")
    assert min(first_paint(page, served.url) for _ in range(5)) < MOST_MS


def first_paint(page: Page, url: str) -> float:
    """When the first words stood on the start page, in ms since it was asked for."""
    page.goto(url)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length > 0")
    return float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
