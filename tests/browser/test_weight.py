"""How heavy the page is, and how soon it is there."""

from __future__ import annotations

import gzip
import re
import urllib.request

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import make_table
from tests.browser.serving import Served

MOST_BYTES = 90 * 1024
MOST_MS = 1000


def test_script_and_style_of_the_table_weigh_little(served: Served, new_page: NewPage) -> None:
    page = new_page("fr")
    parts: list[str] = []
    page.on("response", lambda answer: parts.append(answer.url))
    table, _ = make_table(page.context, served, game="letter", edition="fr", seats=[{"kind": "me", "name": "Anna"}])
    page.goto(f"{served.url}/t/{table}")
    expect(page.locator("main .play-area")).to_be_visible()
    loaded = {url for url in parts if re.search(r"\.(js|css)$", url)}
    assert len(loaded) >= 3, loaded
    assert sum(len(gzip.compress(fetch(url))) for url in loaded) <= MOST_BYTES


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
    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")
    return float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
