"""Three ways to do by a page what a player has decided: with the mouse, by touch, with the keyboard alone.

Everything is found by what a person has to go by: accessible names and roles, and squares of the drawing.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Locator, Page

import rekje
from rekje import locale
from rekje.board.path.paths import Piece, find_paths
from rekje.games.path.owing import debt_of
from rekje.games.path.words import Paper, paper_of, pieces_of
from rekje.model.commands import Accept, Buy, Exchange, Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Claim, Draw, Free, Knock, LayToken, Place, PlacedTile, Swap
from rekje.model.squares import Square, parse_at, square_name, step
from rekje.model.state import State
from rekje.model.tiles import Tile, as_held, split_tiles
from rekje.model.walk.commands import Open
from tests.browser.expecting import expect
from tests.browser.screen_reader import ScreenReader

LOCALE = Path(rekje.__file__).parent / "locale"
Say = Callable[..., str]


def sayer(language: str) -> Say:
    """The page's sentences in a language."""

    def say(code: str, **params: str | int) -> str:
        return locale.say(code, language, **params)

    return say


class InputMethod(ABC):
    """How somebody acts on a page."""

    narrow = False
    """Whether sending is asked once more, as on a phone."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.say = sayer(language)

    def do(self, command: AnyCommand, state: State) -> None:
        """Do what was decided, and see that the page has nothing left to send."""
        match command:
            case Play() if command.at is not None:
                self.lay(new_tiles(state, command))
                self.send()
            case Play():
                self.lay_walk(command.word, command.path or [], state)
                self.send()
            case Open():
                self._open(command, state)
            case Exchange():
                self._exchange(split_tiles(command.tiles or ""))
            case Place() | Swap() | LayToken():
                self.lay_sized(sized_tiles(command))
                self._name_words(getattr(command, "words", []), state, sized_tiles(command))
                self.send()
            case Claim() | Knock(words=list()):
                self._name_words(command.words or [], state, [])
                self._say_words(command)
            case Draw():
                self._draw_all(begun=bool(state.seats[command.seat].rack))
            case Free() | Knock():
                self._in_paper_game(command, state)
            case Accept() if isinstance(state.own, Paper):
                self.press(self.button("web-nothing-to-add"))
            case Pass() if isinstance(state.own, Paper) and state.own.acts and not state.own.window:
                self.press(self.button("web-end-turn"))
            case Buy():
                self.press(self.button("web-buy"))
                self.press(self.dialog_button("web-buy-count", count=command.count or 1))
            case _ if command.kind in ("pass", "resign"):
                self.press(self.button(f"web-{command.kind}"))
                self.press(self.dialog_button(f"web-{command.kind}"))
            case _:
                code = {"vote": "web-vote-yes" if getattr(command, "yes", True) else "web-vote-no"}
                self.press(self.button(code.get(command.kind, f"web-{command.kind}")))

    def _say_words(self, command: AnyCommand) -> None:
        if getattr(command, "words", None):
            self.press(self.first_action())
        else:
            self.press(self.button("web-no-words"))
            self.press(self.dialog_button("web-no-words"))

    def _draw_all(self, begun: bool) -> None:
        """Let the page draw; once it has ``begun`` it goes on by itself, and may have drawn the last one by now."""
        if not begun and not self.button("web-draw-stop").count():
            self.press(self.button("web-draw-all"))

    def _in_paper_game(self, command: AnyCommand, state: State) -> None:
        """What is one press, where words are written down."""
        match command:
            case Free():
                self.press(self.button("web-owe" if debt_of(state, command.seat) else "web-pass"))
                self.give(command.tile)
            case _:
                self.press(self.button("web-knock"))
                if any(one.seat == command.seat and "pass" in one.commands for one in state.awaiting):
                    # Whoever is next is asked, because a letter is laid as a rule.
                    self.press(self.dialog_button("web-knock"))

    def give(self, letter: str) -> None:
        """Choose a letter to put beside the board, in the dialog for it."""
        name = re.compile(f"^{letter},")
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=name).first)

    def _name_words(self, words: Sequence[str], state: State, laid: Sequence[PlacedTile]) -> None:
        """The first word is pointed out on the board if these inputs can, the others are typed."""
        for number, word in enumerate(words):
            path = path_of(state, laid, word) if number == 0 else None
            if path is None or not self.point_out(path):
                self.type_word(word)
            expect(self.page.get_by_role("listitem").filter(has_text=word).first).to_be_visible()

    def type_word(self, word: str) -> None:
        """Type a word in the field for words."""
        self.page.get_by_role("textbox", name=self.say("web-name-word")).fill(word)
        self.page.keyboard.press("Enter")

    def point_out(self, path: Sequence[Square]) -> bool:
        """Go over the tiles of a word; whether these inputs do that."""
        for square in path:
            self.press_square(square)
        self.press(self.button("web-name-add"))
        return True

    def _open(self, command: Open, state: State) -> None:
        word = command.words.get(str(command.seat))
        if word is None:
            self.press(self.button("web-open-without"))
        else:
            self.lay_walk(word, command.path or [], state)
            self.send()

    def _exchange(self, tiles: tuple[Tile, ...]) -> None:
        self.press(self.button("web-exchange"))
        dialog = self.page.get_by_role("dialog")
        for tile in tiles:
            self.press(dialog.get_by_role("button", name=self.spoken(tile), pressed=False).first)
        self.press(self.dialog_button("web-exchange-count", count=len(tiles)))

    def send(self) -> None:
        """Press the first button, the one that sends what lies there."""
        button = self.first_action()
        expect(button).to_be_enabled()
        self.press(button)
        if self.narrow:
            self.press(self.dialog_button("web-send"))

    def first_action(self) -> Locator:
        """The first button of those for a turn."""
        return self.page.get_by_role("group", name=self.say("web-actions")).get_by_role("button").first

    def sees(self) -> str:
        """What the page says, for the message of a test that fails."""
        return self.page.get_by_role("main").inner_text()

    def button(self, code: str, **params: str | int) -> Locator:
        """A button of the page by what it says."""
        return self.page.get_by_role("button", name=self.say(code, **params), exact=True).first

    def dialog_button(self, code: str, **params: str | int) -> Locator:
        """A button of the question asked."""
        return self.page.get_by_role("dialog").get_by_role("button", name=self.say(code, **params), exact=True)

    def spoken(self, tile: Tile) -> re.Pattern[str]:
        """What is said of a tile: its letter, and its points where it has some."""
        return re.compile(f"^{self.say('web-tile-blank') if tile == '?' else tile}(,|$)")

    def rack_tile(self, tile: Tile) -> Locator:
        """A tile of mine that is still on the rack."""
        return self.page.get_by_role("toolbar").get_by_role("button", name=self.spoken(tile)).first

    def square(self, square: Square) -> Locator:
        """A square of the board."""
        return self.page.locator(f'main [data-square="{square_name(square)}"]')

    def name_blank(self, tile: Tile) -> None:
        """Say which letter a blank stands for."""
        if as_held(tile) == "?":
            self.press(self.page.get_by_role("dialog").get_by_role("button", name=tile.upper(), exact=True))

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Use a button."""

    def press_square(self, square: Square) -> None:
        """Use a square of the board."""
        self.press(self.square(square))

    @abstractmethod
    def lay(self, tiles: Mapping[Square, Tile]) -> None:
        """Put tiles on the board."""

    def lay_sized(self, tiles: Sequence[PlacedTile]) -> None:
        """Put tiles of many sizes on the board: pick each up, then its square."""
        for tile in tiles:
            self.press(self.sized_tile(tile))
            self.press_square(tile.at)

    def sized_tile(self, tile: PlacedTile) -> Locator:
        """A tile of mine, or a free one, of a size."""
        return self.rack_of(tile).get_by_role("button", name=self.spoken_size(tile), exact=True).first

    def rack_of(self, tile: PlacedTile) -> Locator:
        """Where a tile stands: among mine, or among the free ones."""
        return self.page.get_by_role("toolbar", name=self.say("web-free-letters" if tile.free else "web-rack"))

    def spoken_size(self, tile: PlacedTile) -> str:
        """What is said of a tile that has a size."""
        letter = self.say("web-tile-blank") if tile.tile == "?" else tile.tile
        return self.say("web-tile-sized", letter=letter, width=tile.size[0], height=tile.size[1])

    def see(self, tiles: int) -> None:
        """Wait until the table is drawn and so many tiles lie there."""
        expect(self.page.locator("main .play-area")).to_be_visible()
        expect(self.page.locator("main .board .tile:not(.draft)")).to_have_count(tiles)

    def lay_walk(self, word: str, path: list[Square], state: State) -> None:
        """Make a word over the bare table: from its first square in sight; what comes before is put before it."""
        steps = list(zip(path, split_tiles(word), strict=True))
        first = next(number for number, square in enumerate(path) if self.square(square).count())
        numbers = range(len(steps))
        laid: set[Square] = set()
        here = None
        for number in (*numbers[first : first + 2], *reversed(numbers[:first]), *numbers[first + 2 :]):
            square, tile = steps[number]
            if square not in state.board and square not in laid:
                self.lay({square: tile})
                # The table may grow around it, and all places with it.
                expect(self.page.locator(f'main [data-at="{square_name(square)}"] .draft')).to_have_count(1)
                laid.add(square)
            else:
                self.go_on(here, square)
            if number >= first:
                here = square

    def go_on(self, here: Square | None, square: Square) -> None:
        """Let a walk go on over a tile that lies there."""
        self.press_square(square)


def is_in_sight(square: Locator) -> bool:
    """Whether a finger on the middle of a square would touch it: it is shown, and nothing lies over it."""
    return bool(
        square.evaluate(
            """square => {
                const box = square.getBoundingClientRect();
                return square.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
            }"""
        )
    )


def new_tiles(state: State, play: Play) -> dict[Square, Tile]:
    """The tiles that a play in a line puts on empty squares."""
    start, across = parse_at(play.at or "")
    squares = (step(start, across, i) for i in range(len(play.word)))
    return {at: tile for at, tile in zip(squares, split_tiles(play.word), strict=False) if at not in state.board}


def sized_tiles(command: Place | Swap | LayToken) -> list[PlacedTile]:
    """The tiles that a command lays, the own one first."""
    if isinstance(command, LayToken):
        return [PlacedTile(tile="?", at=command.at, size=command.size)]
    own = []
    if command.tile and command.at and command.size:
        own = [PlacedTile(tile=command.tile, at=command.at, size=command.size)]
    return sorted([*own, *command.tiles], key=lambda tile: tile.free)


def path_of(state: State, laid: Sequence[PlacedTile], word: str) -> Sequence[Square] | None:
    """Where a new word can be read, once these tiles lie there."""
    pieces = [piece for piece in pieces_of(state) if piece.at not in {tile.at for tile in laid}]
    pieces += [Piece(tile.tile, *tile.at, *tile.size) for tile in laid if tile.tile != "?"]
    used = frozenset(paper_of(state).used().get(word, ()))
    return next(find_paths(pieces, split_tiles(word), used), None)


class Mouse(InputMethod):
    """Drags tiles; traces words."""

    def press(self, button: Locator) -> None:
        button.click()

    def lay(self, tiles: Mapping[Square, Tile]) -> None:
        for square, tile in tiles.items():
            self._drag(self.rack_tile(as_held(tile)), self.square(square))
            self.name_blank(tile)

    def lay_sized(self, tiles: Sequence[PlacedTile]) -> None:
        for tile in tiles:
            (width, height), square = tile.size, middle(self.square(tile.at))
            unit = self.square(tile.at).bounding_box()
            assert unit is not None
            x, y = (square[0] + (width - 1) / 2 * unit["width"], square[1] + (height - 1) / 2 * unit["height"])
            self._drag_to(self.sized_tile(tile), x, y)

    def _drag(self, what: Locator, where: Locator) -> None:
        self._drag_to(what, *middle(where))

    def _drag_to(self, what: Locator, to_x: float, to_y: float) -> None:
        # A long rack shows only a part of itself.
        what.evaluate("one => one.scrollIntoView({block: 'nearest', inline: 'nearest'})")
        x, y = middle(what)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
        self.page.mouse.move(to_x, to_y)
        self.page.mouse.up()

    def go_on(self, here: Square | None, square: Square) -> None:
        if here is None:
            super().go_on(here, square)
        else:
            self._trace(here, square)

    def _trace(self, here: Square, there: Square) -> None:
        (x, y), (to_x, to_y) = middle(self.square(here)), middle(self.square(there))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(to_x, to_y, steps=4)
        self.page.mouse.up()


class Touch(InputMethod):
    """Taps a tile, then its square; a word over the table is traced tile by tile."""

    narrow = True

    def press(self, button: Locator) -> None:
        button.tap()

    def lay(self, tiles: Mapping[Square, Tile]) -> None:
        for square, tile in tiles.items():
            self.rack_tile(as_held(tile)).tap()
            self.press_square(square)
            self.name_blank(tile)

    def press_square(self, square: Square) -> None:
        """Tap a square, after a look at the whole board where one is too near to see the square."""
        if not is_in_sight(self.square(square)):
            self.press(self.button("web-nearer"))
            expect(self.square(square)).to_be_in_viewport()
        super().press_square(square)


class Keys(InputMethod):
    """Uses nothing but the keyboard, and knows nothing but what is said: names, roles, and lines read aloud."""

    def __init__(self, page: Page, language: str) -> None:
        """To be called before the page is opened, so that nothing said is missed."""
        super().__init__(page, language)
        self.reader = ScreenReader(page)

    def press(self, button: Locator) -> None:
        expect(button).to_be_visible()
        self._tab_to(button)
        self.page.keyboard.press("Enter")

    def see(self, tiles: int) -> None:
        # A board has hundreds of squares: the page counts those whose names say that a tile lies there.
        counted = "([name, count]) => [...document.querySelectorAll('main [role=gridcell]')].filter("
        counted += "one => new RegExp(name).test(one.ariaLabel)).length === count"
        self.page.wait_for_function(counted, arg=[self._filled(), tiles])

    def _filled(self) -> str:
        """What is said of a square or place on which a tile lies for good."""
        empty, part = self.say("web-square-empty"), self.say("spoken-token-part")
        return f"^(?!(.*, )?({empty}|{part})(,|$))(?!.*, {self.say('web-square-mine')})"

    def _tab_to(self, wanted: Locator) -> None:
        """Tab to what is wanted, backwards where it stands before."""
        found = wanted.element_handle()
        back = found.evaluate("one => !!(document.activeElement.compareDocumentPosition(one) & 2)")
        for _ in range(120):
            if found.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"no way by keyboard to {wanted}, the focus is on {self.reader.focus()}")

    def go(self, place: str) -> None:
        """Go to a square of the board by its name; ``8D`` to type across from it, ``D8`` to type down."""
        self.page.keyboard.press("8")
        expect(self.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
        self.page.keyboard.type(place)
        self.page.keyboard.press("Enter")
        square = square_name(parse_at(place)[0])
        self.page.wait_for_function(
            "([role, name]) => (one => one.role === role && one.ariaLabel.startsWith(name))(document.activeElement)",
            arg=["gridcell", f"{square},"],
        )

    def lay(self, tiles: Mapping[Square, Tile]) -> None:
        squares = list(tiles)
        (x, y), down = squares[0], len(squares) > 1 and squares[0][0] == squares[1][0]
        column = square_name((x, y))[0]
        self._tab_to(self.page.get_by_role("toolbar", name=self.say("web-rack")).get_by_role("button").first)
        self.go(f"{column}{y + 1}" if down else f"{y + 1}{column}")
        for tile in tiles.values():
            self.page.keyboard.type(tile.upper()[:1])

    def lay_sized(self, tiles: Sequence[PlacedTile]) -> None:
        for tile in tiles:
            self._pick(tile)
            self.go(square_name(tile.at))
            self.page.keyboard.press("Enter")

    def _pick(self, tile: PlacedTile) -> None:
        """A rack is one stop of the Tab key; the arrow keys go on from there."""
        self._tab_to(self.rack_of(tile).get_by_role("button").first)
        name = self.spoken_size(tile)
        for _ in range(30):
            if self.reader.focus().name == name:
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def point_out(self, path: Sequence[Square]) -> bool:
        return False

    def type_word(self, word: str) -> None:
        self._tab_to(self.page.get_by_role("textbox", name=self.say("web-name-word")))
        self.page.keyboard.type(word)
        self.page.keyboard.press("Enter")

    def lay_walk(self, word: str, path: list[Square], state: State) -> None:
        self._tab_to(self.page.get_by_role("textbox", name=self.say("web-type-word")))
        self.page.keyboard.type("".join(split_tiles(word)))


def middle(what: Locator) -> tuple[float, float]:
    """The middle of something on the page, in pixels, once what has changed is drawn."""
    x, y = what.evaluate(
        """one => new Promise(told => requestAnimationFrame(() => {
            const box = one.getBoundingClientRect();
            told([box.x + box.width / 2, box.y + box.height / 2]);
        }))"""
    )
    return x, y


CODES = [
    code
    for file in sorted((LOCALE / "en").glob("*.ftl"))
    for code in re.findall(r"^([a-z]+(?:-[a-z0-9]+)+) =", file.read_text("utf-8"), re.MULTILINE)
]
BARE = """codes => {
    const known = new Set(codes);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) if (known.has(texts.currentNode.data.trim())) found.push(texts.currentNode.data);
    return found;
}"""
"""Messages that stand there by their names, because their sentences aren't loaded."""


def problems(page: Page, colours: Literal["too", "not", "only"] = "too", but: str = "") -> list[str]:
    """What axe finds wrong with a page, as sentences; with an open modal dialog alone, where there is one: behind it
    nothing can be reached, and that is examined while no dialog is open. All ``but`` what a selector finds."""
    source = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not page.evaluate("'axe' in window"):
        page.evaluate(source.read_text("utf-8"))
    only = {"runOnly": {"type": "rule", "values": ["color-contrast"]}} if colours == "only" else {}
    rules = {"rules": {"color-contrast": {"enabled": False}}} if colours == "not" else {}
    # No page has media, no rule that is on looks into style sheets; what is wrong is told by its HTML.
    # Of the attributes of WAI-ARIA 1.3 axe knows none yet.
    known = {"checks": {"aria-valid-attr": {"options": ["aria-rowindextext", "aria-colindextext"]}}}
    asked = {"resultTypes": ["violations"], "selectors": False, "preload": False, **known, **only, **rules}
    # Of letters on a drawing axe can't tell the colours, but tries long.
    within = "document.querySelector('dialog') ?? document.documentElement"
    left_out = [[selector] for selector in ("svg text", but) if selector]
    run = f"([asked, exclude]) => axe.run({{include: [{within}], exclude}}, asked)"
    found = page.evaluate(run, [asked, left_out])
    bare = page.evaluate(BARE, CODES)
    return [
        *(f"a message that isn't loaded: {name}" for name in bare),
        *(f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:200]})" for one in found["violations"]),
    ]
