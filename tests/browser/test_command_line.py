"""Whole short games with nothing but the command line, from its first key to playing again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rekje.games.path.words import Paper
from rekje.locale import say
from rekje.model.commands import Accept, Exchange, Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Claim, Draw, Free, Knock, LayToken, Place, PlacedTile, Swap
from rekje.model.squares import Square, square_name
from rekje.model.state import State
from rekje.model.tiles import Tile
from rekje.model.walk.commands import Open
from tests.browser.conftest import NewPage
from tests.browser.input_methods import InputMethod, problems, sized_tiles
from tests.browser.keeping import Scorekeeper
from tests.browser.people import play_on, seat_together, until
from tests.browser.screen_reader import ScreenReader
from tests.browser.serving import Served

TABLES: list[tuple[str, str, str, dict[str, Any]]] = [
    ("scrabble", "en", "nl", {}),
    ("koning", "nl", "en", {}),
    ("letter", "de", "fr", {"knock_window": 0}),
]
BEGUN = 6
"""Lines on the sheet after which it is seen that a game goes on."""


class CommandLine(InputMethod):
    """Types everything in one line, and reads the answers there."""

    def __init__(self, page: Any, language: str) -> None:
        super().__init__(page, language)
        self.reader = ScreenReader(page)

    @property
    def field(self) -> Locator:
        """The line."""
        return self.page.get_by_role("textbox", name=self.say("line-label"))

    def enter(self, line: str) -> str:
        """Type a line, and read its answer."""
        answers = self.page.locator(".line-log").get_by_role("option")
        before = answers.last.get_attribute("id") if answers.count() else None
        self.field.fill(line)
        self.page.keyboard.press("Enter")
        if before is None:
            expect(answers.last).to_be_visible()
        else:
            expect(answers.last).not_to_have_id(before)
        return answers.last.inner_text()

    def command(self, code: str, after: str = "") -> str:
        """Type a command by its word in the language of the page."""
        return self.enter(f"{self.say(code)} {after}".strip())

    def do(self, command: AnyCommand, state: State) -> None:
        match command:
            case Play() if command.at is not None:
                self._lay(f"{command.at} {command.word}")
            case Play():
                self._lay(f"={command.word}")
            case Open():
                word = command.words.get(str(command.seat))
                if word is None:
                    self.command("heap-command-none")
                else:
                    self._lay(f"={word}")
            case Place() | Swap():
                self._lay(" ".join([*map(_typed, sized_tiles(command)), *command.words]))
            case LayToken():
                self.command("lays-command-blank", f"{_size(command.size)} {square_name(command.at)}")
                self.enter("")
            case Claim() | Knock(words=list()):
                if command.words:
                    self._lay("=" + " ".join(command.words))
                else:
                    self.command("heap-command-none")
            case Draw():
                if not state.seats[command.seat].rack:
                    self.command("line-command-draw")
            case Knock():
                self.command("lays-command-knock")
            case Free():
                self.command("lays-command-free", re.sub("×", "x", command.tile.strip("[]")))
            case Exchange():
                self.command("screen-command-exchange", re.sub(r"[\[\]]", "", command.tiles or ""))
            case Pass() if isinstance(state.own, Paper) and state.own.acts and not state.own.window:
                self.command("lays-command-done")
            case Pass() | Accept():
                self.command(f"screen-command-{command.kind}")
            case _:
                raise NotImplementedError(command)

    def _lay(self, line: str) -> None:
        """Lay something, hear what it brings, and send it by Enter alone."""
        answer = self.enter(line)
        assert self.say("line-enter-sends") in answer, f"{line}: {answer}"
        self.enter("")

    def press(self, button: Locator) -> None:
        raise NotImplementedError

    def lay(self, tiles: Mapping[Square, Tile]) -> None:
        raise NotImplementedError


def _typed(tile: PlacedTile) -> str:
    return f"{'+' if tile.free else ''}{tile.tile}{_size(tile.size)} {square_name(tile.at)}"


def _size(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


@pytest.mark.parametrize(("game", "edition", "language", "options"), TABLES, ids=[table[0] for table in TABLES])
def test_a_short_game_with_the_line_alone(
    served: Served, new_page: NewPage, game: str, edition: str, language: str, options: dict[str, Any]
) -> None:
    line = CommandLine(new_page(language), language)
    (person,) = seat_together(served, [line], ["novice"], game=game, edition=edition, options=options)
    line.page.keyboard.press("Control+/")
    expect(line.field).to_be_focused()
    # English is understood whatever the page speaks, and questions change nothing.
    assert line.say("web-rack") in line.enter("rack") or line.say("spoken-rack-empty") in line.enter("rack")
    play_on([person], lambda state: len(state.sheet) >= BEGUN)
    expect(line.field).to_be_focused()
    # The words are in another language than the page: where they stand, that is said.
    expect(line.page.locator(f".happened [lang={edition}], .sheet [lang={edition}]").first).to_be_attached()
    assert "Anna" in line.command("screen-command-score")
    assert "Anna" in line.command("line-command-who")
    said = line.command("line-command-say", "hello everybody")
    assert "hello everybody" in said
    until(lambda: line.reader.heard("hello everybody"))
    assert line.say("screen-command-resign") in line.command("screen-command-resign")
    line.command("screen-command-resign")
    expect(line.page.get_by_role("region", name=line.say("web-result"))).to_be_visible()
    before = line.page.url
    line.field.fill(line.say("line-command-rematch"))
    line.page.keyboard.press("Enter")
    expect(line.page).not_to_have_url(before)
    expect(line.page.locator("main .play-area")).to_be_visible()


def test_the_line_is_reached_left_and_gone_through_by_keys(served: Served, new_page: NewPage) -> None:
    line = CommandLine(new_page("en"), "en")
    seat_together(served, [line], ["novice"], game="scrabble", edition="en")
    page, board = line.page, line.page.get_by_role("grid")
    expect(line.field).to_be_visible()
    expect(board.locator("[tabindex='0']")).to_be_focused()
    page.keyboard.press("/")
    expect(line.field).to_be_focused()
    line.enter("rack")
    line.enter("row 8")
    assert problems(page) == []
    # Earlier lines come back, answers are walked through, and Escape leads back step by step.
    for key, value in (("ArrowUp", "row 8"), ("ArrowUp", "rack"), ("ArrowDown", "row 8"), ("ArrowDown", "")):
        page.keyboard.press(key)
        expect(line.field).to_have_value(value)
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("option").last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("option").filter(has_text=line.say("web-rack"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(line.field).to_be_focused()
    page.keyboard.press("Escape")
    expect(board.locator("[tabindex='0']")).to_be_focused()
    # A single key can be switched off; the one with Ctrl stays.
    page.evaluate("localStorage.setItem('rekje-seeing', JSON.stringify({keys: false}))")
    page.reload()
    expect(line.field).to_be_visible()
    expect(board.locator("[tabindex='0']")).to_be_focused()
    page.keyboard.press("/")
    expect(board.locator("[tabindex='0']")).to_be_focused()
    page.keyboard.press("Control+/")
    expect(line.field).to_be_focused()


def test_on_a_phone_the_line_opens_in_front_of_the_board(served: Served, new_page: NewPage) -> None:
    line = CommandLine(new_page("it", width=360, height=640, touch=True), "it")
    seat_together(served, [line], ["novice"], game="scrabble", edition="it")
    expect(line.field).to_have_count(0)
    line.page.get_by_role("button", name=line.say("web-more"), exact=True).tap()
    line.page.get_by_role("dialog").get_by_role("button", name=line.say("seats-type-commands")).tap()
    expect(line.field).to_be_focused()
    assert line.say("web-rack") in line.command("line-command-rack")
    assert problems(line.page) == []
    line.page.keyboard.press("Escape")
    expect(line.field).to_have_count(0)


def test_a_score_is_kept_with_the_line_alone(served: Served, new_page: NewPage) -> None:
    line = CommandLine(new_page("nl"), "nl")
    keeper = Scorekeeper(line.page, served, "nl")
    keeper.begin("koning", "Anna", "Bram")
    expect(line.field).to_be_visible()
    line.page.keyboard.press("Control+/")
    expect(line.field).to_be_focused()
    assert "Anna" in line.command("line-command-now")
    assert line.say("line-enter-sends") in line.enter("huis -")
    # It is written down, and the next line is about whoever comes next.
    assert "Bram" in line.enter("")
    keeper.lines(1)
    keeper.begin("scrabble", "Anna", "Bram")
    line.page.keyboard.press("/")
    assert "HUIS" in line.enter("8E HUIS")
    assert "Bram" in line.enter("")
    expect(line.field).to_be_focused()
    assert "H" in line.command("line-command-square", "E8")
    assert line.say("line-other-letter", square="E8", lies="H", letter="T") in line.enter("8E TUIN")
    assert "Anna" in line.command("line-command-for", "an")
    line.command("line-command-for", "2")
    line.command("screen-command-exchange", "3")
    keeper.lines(2)
    line.command("screen-command-undo")
    keeper.lines(1)
    assert line.say("keep-line-racks", names="Anna en Bram") in line.command("line-command-end")
    assert problems(line.page) == []
    assert "C8" in line.command("line-command-end", "AE -")
    line.command("screen-command-resign")
    expect(line.page.get_by_role("region", name=line.say("web-result"))).to_be_visible()


@pytest.mark.parametrize(("game", "edition", "language"), [("scrabble", "en", "nl"), ("koning", "nl", "de")])
def test_a_hint_tells_more_each_time_in_the_line_and_in_the_dialog(
    served: Served, new_page: NewPage, game: str, edition: str, language: str
) -> None:
    anna, bram = (CommandLine(new_page(language), language) for _ in range(2))
    people = seat_together(served, [anna, bram], game=game, edition=edition)
    play_on(people, lambda state: len(state.sheet) > 1)
    state = served.state(people[0].table)
    assert state.turn
    mine, other = (anna, bram) if state.turn.seat == 0 else (bram, anna)
    word = say("screen-command-hint", language)
    first, second, third = (mine.command("screen-command-hint").removeprefix(word).strip() for _ in range(3))
    assert len({first, second, third}) == 3
    assert second.endswith(say("why-again", language, word=word))
    assert other.command("screen-command-hint").endswith(say("serve-hint-turn", language))
    dialog = mine.page.get_by_role("dialog")
    mine.page.get_by_role("button", name=say("web-more", language), exact=True).click()
    dialog.get_by_role("button", name=say("spoken-ask", language)).click()
    dialog.get_by_role("button", name=say("keys-hint", language)).click()
    expect(dialog).to_contain_text(third)
    assert problems(mine.page) == []
