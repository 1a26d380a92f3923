"""Somebody who keeps the score of a game on the table, by the page for it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.expecting import expect
from tests.browser.input_methods import problems, sayer
from tests.browser.serving import Served


class Scorekeeper:
    """Somebody beside the board who writes down what the others do."""

    def __init__(self, page: Page, served: Served, language: str) -> None:
        self.page, self.served, self.say = page, served, sayer(language)

    def begin(self, game: str, *names: str, chosen: Mapping[str, str] | None = None) -> None:
        """From the first page: which game, who plays, under which options that are chosen."""
        self.page.goto(self.served.url)
        self.begin_here(game, *names, chosen=chosen)

    def begin_here(self, game: str, *names: str, chosen: Mapping[str, str] | None = None) -> None:
        """The same, from the first page that is shown already."""
        page, say = self.page, self.say
        page.get_by_role("link", name=say("web-keep")).click()
        page.get_by_role("radio", name=say(f"screen-game-{game}")).check()
        for number in range(3, len(names) + 1):
            page.get_by_role("button", name=say("web-add-seat")).click()
            expect(self.field("keep-player", number=number)).to_be_visible()
        for number, name in enumerate(names, 1):
            self.field("keep-player", number=number).fill(name)
        if chosen:
            page.get_by_text(say("web-options"), exact=True).click()
        for option, value in (chosen or {}).items():
            page.get_by_label(say(f"web-option-{option}"), exact=True).select_option(value)
        self.examine("start")
        self.button("keep-start").click()
        expect(page.locator(".keep-board .board")).to_be_visible()

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    def button(self, code: str, **params: str | int) -> Any:
        # A dialog that has just been closed stays for a moment, unseen.
        return self.page.locator("#page").get_by_role("button", name=self.say(code, **params), exact=True)

    def in_dialog(self, name: str) -> Any:
        return self.page.get_by_role("dialog").get_by_role("button", name=name, exact=True)

    def field(self, code: str, **params: str | int) -> Any:
        return self.page.get_by_role("textbox", name=self.say(code, **params), exact=True)

    def tap(self, square: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.locator(f'.keep-board [data-square="{square}"]').click()

    def play(self, square: str, word: str, *, down: bool = False) -> None:
        """A word that lies in a line, as it is called out."""
        self.tap(square)
        arrow = self.page.locator(".keep-board .arrow")
        if ("rotate(90" in (arrow.get_attribute("transform") or "") if arrow.count() else False) != down:
            self.tap(square)
        expect(self.page.locator(".keep-line input")).to_be_focused()
        self.page.keyboard.type(word)
        self.page.keyboard.press("Enter")

    def lay(self, letter: str, square: str, words: str = "", size: tuple[int, int] | None = None) -> None:
        """A letter with the words that somebody reads with it."""
        self.field("keep-letter").fill(letter)
        if size:
            self.page.get_by_role("radio", name=self.say("keep-size-is", width=size[0], height=size[1])).check()
        self.tap(square)
        self.name_words(words)

    def name_words(self, words: str) -> None:
        self.field("keep-words").fill(words)
        self.field("keep-words").press("Enter")

    def about(self, name: str) -> None:
        """Another player than the one whose turn it is."""
        self.page.get_by_role("radio", name=re.compile(rf"^{name}\b")).check()

    def totals(self, *points: int) -> None:
        expect(self.page.locator(".keep-seat strong")).to_have_text([str(one) for one in points])

    def lines(self, count: int) -> None:
        expect(self.page.locator(".keep-sheet li")).to_have_count(count)

    def open_line(self, number: int) -> None:
        self.page.get_by_role("button", name=self.say("keep-open-line", number=number)).click()

    def examine(self, where: str) -> None:
        assert [f"{where}: {problem}" for problem in problems(self.page)] == []

    def record(self, folder: Path) -> dict[str, Any]:
        """The record as it is downloaded, which `rekje replay` accepts; what that says of it."""
        with self.page.expect_download() as download:
            self.page.locator(f".keep-more a[download][href$='{self.table}/record']").click()
        path = folder / "record.json"
        download.value.save_as(path)
        return dict(json.loads(path.read_text("utf-8")))
