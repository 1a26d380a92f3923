"""The search core in Firefox and WebKit: words, scores and plays on the analysis board, with the server away."""

from __future__ import annotations

import pytest

from tests.browser.engines.conftest import OTHERS, Visit
from tests.browser.expecting import expect
from tests.browser.people import until
from tests.browser.serving import Served
from tests.browser.test_analysis import Analyst
from tests.browser.test_away import KEPT
from tests.core.page_core import CORE

pytestmark = pytest.mark.skipif(not CORE.exists(), reason="the core for the page isn't built (scripts/page_core.py)")

BEST = 77
"""The points of the best play of AEINRST beside STONE, but for a word that is never suggested."""


@OTHERS
def test_the_analysis_board_needs_no_server(own_server: Served, visit: Visit) -> None:
    page = visit(own_server.url, 390, 844)
    page.goto(f"{own_server.url}/analysis")
    analyst = Analyst(page, "en")
    analyst.ready()
    until(lambda: page.evaluate(KEPT))
    own_server.kill()
    page.reload()
    analyst.ready()
    analyst.look_up("stone", valid=True)
    analyst.look_up("qxz", valid=False)
    analyst.tap("H8")
    analyst.field("keep-word").fill("STONE")
    seen = page.locator(".keep-seen")
    expect(seen.locator("strong")).to_have_text(analyst.say("web-points", count=12))
    analyst.button("search-lay").click()
    analyst.lies("H8", "L8")
    # What is typed letter by letter is answered letter by letter.
    first = analyst.plays("AEINRST").first
    expect(first.locator("strong")).to_have_text(str(BEST))
    first.get_by_role("button").click()
    expect(seen.locator("strong")).to_have_text(analyst.say("web-points", count=BEST))
