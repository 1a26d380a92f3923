"""What people at a page expect of it, whichever way the page is driven."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import expect as playwright_expect

from tests.browser.engines.driven import DrivenLocator, Expected


def expect(what: Locator | DrivenLocator) -> Any:
    """As Playwright's, which this is for its own pages."""
    if isinstance(what, DrivenLocator):
        return Expected(what)
    return playwright_expect(what)
