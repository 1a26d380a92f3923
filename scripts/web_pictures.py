"""Draws docs/images/web-*.png: the table in the browser, from real games, by Chromium. From the project's folder:

PYTHONPATH=. .venv/bin/python scripts/web_pictures.py
"""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from tests.browser.conftest import TIPS
from tests.browser.input_methods import InputMethod, Mouse, Touch, new_tiles, sized_tiles
from tests.browser.people import Person, make_table, play_on, until
from tests.browser.serving import Served

from rekje.games.path.words import Paper
from rekje.model.commands import Play
from rekje.model.path.commands import Place
from rekje.model.state import State

IMAGES = Path(__file__).parent.parent / "docs" / "images"
DESK, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=360, height=640)
OTHERS = ({"kind": "computer", "player": "amateur"}, {"kind": "computer", "player": "novice"})


def main() -> None:
    """One server and one browser for all pictures."""
    folder = Path(tempfile.mkdtemp(prefix="rekje-pictures-"))
    # Computer players wait a little, so that none of their games is over before Anna plays.
    served = Served(folder, pace=0.05)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            start_page(served, browser)
            in_play(served, browser, "scrabble", ("en", "en"), turns=11)
            in_play(served, browser, "koning", ("nl", "nl"), turns=9)
            in_play(served, browser, "letter", ("de", "de"), turns=13)
            in_play(served, browser, "woordenspel", ("fr", "fr"), turns=7, phone=True)
        finally:
            served.stop()
            shutil.rmtree(folder)


def a_browser(browser: Browser, language: str, *, phone: bool = False) -> BrowserContext:
    """Somebody's browser, who knows the games."""
    context = browser.new_context(
        locale=language,
        viewport=PHONE if phone else DESK,
        device_scale_factor=1 if phone else 0.75,
        has_touch=phone,
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('rekje-tips', '{json.dumps(TIPS)}')")
    return context


def save(page: Page, name: str) -> None:
    """Take the picture, once nothing moves any more."""
    page.wait_for_timeout(600)
    page.screenshot(path=str(IMAGES / f"web-{name}.png"))


def start_page(served: Served, browser: Browser) -> None:
    """Where everything begins."""
    page = a_browser(browser, "en").new_page()
    page.goto(served.url)
    page.get_by_role("radio", name="Koning").check()
    page.locator(".scene .tile").first.wait_for()
    save(page, "start")
    page.context.close()


def in_play(
    served: Served, browser: Browser, game: str, languages: tuple[str, str], turns: int, *, phone: bool = False
) -> None:
    """A game after some turns: a computer player plays for Anna at first, then she lays the next play herself."""
    language, edition = languages
    context = a_browser(browser, language, phone=phone)
    seats = [{"kind": "me", "name": "Anna"}, *OTHERS]
    wish: dict[str, Any] = {"game": game, "edition": edition, "seats": seats, "language": language}
    table, _ = make_table(context, served, **wish)
    page = context.new_page()
    page.goto(f"{served.url}/t/{table}")
    inputs = Touch(page, language) if phone else Mouse(page, language)
    hand_over(context, served, table, "amateur")
    until(lambda: over(served.state(table), turns), 120)
    hand_over(context, served, table, "person")
    anna = Person(served, table, 0, inputs, "amateur")
    play_on([anna], stop=lambda state: anna.due(anna.state) and layable(anna))
    lay(anna, inputs)
    save(page, "phone" if phone else game)
    context.close()


def hand_over(context: BrowserContext, served: Served, table: str, player: str) -> None:
    """Who plays for Anna."""
    url = f"{served.url}/api/tables/{table}/seats/0"
    answer = context.request.post(url, data={"player": player}, headers={"Origin": served.url})
    assert answer.ok, answer.text()


def over(state: State, turns: int) -> bool:
    """Whether so many turns are over."""
    return state.turn is not None and state.turn.number > turns


def layable(anna: Person) -> bool:
    """Whether Anna begins a turn in which she has something to lay."""
    state = anna.state
    in_turn = not isinstance(state.own, Paper) or not (state.own.window or state.own.acts)
    return in_turn and isinstance(anna.decide(state), Play | Place)


def lay(anna: Person, inputs: InputMethod) -> None:
    """Lay the next play without sending it."""
    state = anna.state
    command = anna.decide(state)
    if isinstance(command, Place):
        inputs.lay_sized(sized_tiles(command))
        for word in command.words:
            inputs.type_word(word)
    elif isinstance(command, Play) and command.at:
        inputs.lay(new_tiles(state, command))
    elif isinstance(command, Play):
        inputs.lay_walk(command.word, command.path or [], state)


if __name__ == "__main__":
    main()
