"""Draws docs/images/web-*.png: the table in the browser, from real games, by Chromium. From the project's folder:

PYTHONPATH=. .venv/bin/python scripts/web_pictures.py
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout
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
TRIES = 4
"""So often Anna begins a game, and in it to lay a play: another may act meanwhile, and then she can't send it."""
ME = {"kind": "me", "name": "Anna"}
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
            in_play(served, browser, "scrabble", ("en", "en"), turns=10)
            in_play(served, browser, "koning", ("nl", "nl"), turns=8)
            in_play(served, browser, "letter", ("de", "de"), turns=7)
            in_play(served, browser, "woordenspel", ("fr", "fr"), turns=6, phone=True)
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
    page.wait_for_function("document.getAnimations().every(one => one.playState !== 'running')")
    page.screenshot(path=str(IMAGES / f"web-{name}.png"))


def start_page(served: Served, browser: Browser) -> None:
    """Where everything begins."""
    page = a_browser(browser, "en").new_page()
    page.goto(served.url)
    page.get_by_role("radio", name="Koning").check()
    page.locator(".game-scene .tile").first.wait_for()
    save(page, "start")
    page.context.close()


def in_play(
    served: Served, browser: Browser, game: str, languages: tuple[str, str], turns: int, *, phone: bool = False
) -> None:
    """A game after some turns: a computer player plays for Anna at first, then she lays the next play herself. If the
    game is over before she can, another one."""
    language, edition = languages
    context = a_browser(browser, language, phone=phone)
    wish: dict[str, Any] = {"game": game, "edition": edition, "seats": [ME, *OTHERS], "language": language}
    for _ in range(TRIES):
        table, _ = make_table(context, served, **wish)
        page = context.new_page()
        page.goto(f"{served.url}/t/{table}")
        inputs = Touch(page, language) if phone else Mouse(page, language)
        hand_over(context, served, table, "amateur")
        # Once others have played after her coming, nobody reads of it in the picture.
        until(partial(others_play, served, table, turns), 120)
        hand_over(context, served, table, "person")
        come = served.state(table).turn
        if lies(Person(served, table, 0, inputs, "amateur"), inputs, come.number if come else turns):
            break
    else:
        raise AssertionError(f"no picture of {game}: {inputs.sees()}")
    save(page, "phone" if phone else game)
    context.close()


def lies(anna: Person, inputs: InputMethod, turns: int) -> bool:
    """Let Anna play until, after so many turns, a play of hers lies there to be sent. Whether it came to that."""
    for _ in range(TRIES):
        state = play_on([anna], stop=lambda state: over(state, turns) and anna.due(anna.state) and layable(anna))
        if state.outcome:
            return False
        if lay(anna, inputs):
            return True
        take_back(inputs)
    return False


def hand_over(context: BrowserContext, served: Served, table: str, player: str) -> None:
    """Who plays for Anna."""
    url = f"{served.url}/api/tables/{table}/seats/0"
    answer = context.request.post(url, data={"player": player}, headers={"Origin": served.url})
    assert answer.ok, answer.text()


def over(state: State, turns: int) -> bool:
    """Whether so many turns are over."""
    return state.turn is not None and state.turn.number > turns


def others_play(served: Served, table: str, turns: int) -> bool:
    """Whether so many turns are over, and it isn't Anna's."""
    state = served.state(table)
    return over(state, turns) and state.turn is not None and state.turn.seat != 0


def layable(anna: Person) -> bool:
    """Whether Anna begins a turn in which she has something to lay."""
    state = anna.state
    in_turn = not isinstance(state.own, Paper) or not (state.own.window or state.own.acts)
    return in_turn and isinstance(anna.decide(state), Play | Place)


def lay(anna: Person, inputs: InputMethod) -> bool:
    """Lay the next play without sending it; whether it lies there, counted, and can be sent."""
    state = anna.state
    command = anna.decide(state)
    try:
        inputs.see(len(state.board))
        if isinstance(command, Place):
            inputs.lay_sized(sized_tiles(command))
            for word in command.words:
                inputs.type_word(word)
        elif isinstance(command, Play) and command.at:
            inputs.lay(new_tiles(state, command))
        elif isinstance(command, Play):
            inputs.lay_walk(command.word, command.path or [], state)
        send = inputs.first_action()
        expect(send).to_be_enabled()
        expect(send).to_have_text(re.compile(r"\d"))
    except (PlaywrightTimeout, AssertionError):
        return False
    return anna.state.version == state.version


def take_back(inputs: InputMethod) -> None:
    """Take everything back that isn't sent."""
    button = inputs.button("web-recall")
    if button.is_visible():
        inputs.press(button)


if __name__ == "__main__":
    main()
