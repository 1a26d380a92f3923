"""What people at a page expect of it, whichever way the page is driven."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import expect as playwright_expect

from tests.browser.engines.driven import DrivenLocator, Expected


def expect(what: Locator | DrivenLocator) -> Any:
    """As Playwright's, which this is for its own pages."""
    if isinstance(what, DrivenLocator):
        return Expected(what)
    return playwright_expect(what)


def seen(page: Page, text: str | re.Pattern[str], *, exact: bool = False) -> Locator:
    """A text where it is seen. Screen readers may hear the same sentence at the same time, from a place of its own."""
    return page.get_by_text(text, exact=exact).and_(page.locator(":not([aria-live] > p)"))
