"""The other person at the table, who sees: a browser that the test drives."""

from __future__ import annotations

from playwright.sync_api import Page

from rekje.locale import say
from tests.browser.input_methods import Mouse
from tests.browser.people import Person
from tests.browser.serving import Served

SEAT = 1


class Guest:
    """Somebody who follows an invitation by the code that was said, and plays at the second seat."""

    def __init__(self, page: Page, served: Served, name: str, language: str) -> None:
        self._page, self._served, self._language = page, served, language
        self._inputs = Mouse(page, language)
        self.name = name
        self._person: Person | None = None

    def come_by(self, code: str) -> None:
        """Enter the code, and sit down; the waiting room is shown then."""
        self._page.goto(f"{self._served.url}/join")
        self._page.get_by_role("textbox", name=say("seats-link", self._language)).fill(code)
        self._press("seats-open-link")
        self._page.get_by_role("textbox", name=say("web-name", self._language)).fill(self.name)
        self._press("web-join")
        self._page.wait_for_url("**/t/*")
        self._person = Person(self._served, self._page.url.rpartition("/")[2], SEAT, self._inputs)

    def act(self) -> None:
        """Do what is awaited from this seat, if anything is."""
        if self._person and self._person.due(state := self._person.state):
            self._person.act(state)

    def resign(self) -> None:
        """Give the game up."""
        self._press("web-more")
        self._inputs.dialog_button("web-resign").click()
        self._inputs.dialog_button("web-resign").click()

    def come_along(self) -> None:
        """Play again with whoever has asked."""
        self._press("web-come-along", exact=False)

    def _press(self, code: str, exact: bool = True) -> None:
        self._page.get_by_role("button", name=say(code, self._language), exact=exact).first.click()
