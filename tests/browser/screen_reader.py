"""What a screen reader would tell of a page: what has the focus, by its name and role, and every line said aloud."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

# Lines that come into a live region are read, unless it is out of reach: behind a dialog.
LISTEN = """
new MutationObserver(changes => {
  for (const change of changes)
    for (const node of change.addedNodes) {
      const region = node.parentElement?.closest("[aria-live=polite], [aria-live=assertive]");
      if (region && !region.closest("[inert]")) window.heard(region.ariaLive, node.textContent);
    }
}).observe(document, {childList: true, subtree: true});
"""


class Focus(NamedTuple):
    """What has the focus, as the browser tells it to a screen reader."""

    role: str
    name: str


class ScreenReader:
    """A person's screen reader, from before the page is opened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self.said: list[tuple[str, str]] = []
        page.expose_function("heard", lambda live, text: self.said.append((live, text)))
        page.add_init_script(LISTEN)

    def focus(self) -> Focus:
        """Where the keyboard is."""
        found = self._session.send("Runtime.evaluate", {"expression": "document.activeElement"})
        asked = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        node = self._session.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        return Focus(node.get("role", {}).get("value", ""), node.get("name", {}).get("value", ""))

    def heard(self, *parts: str) -> list[str]:
        """The lines said so far that have all these parts."""
        self._page.evaluate("1")  # What is under way from the page comes in first.
        return [text for _, text in self.said if all(part in text for part in parts)]
