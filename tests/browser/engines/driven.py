"""A page driven by WebDriver, with as much of Playwright's interface as the people in these tests use: what they do by
hand in other browsers they then do here, unchanged. What isn't there yet is waited for."""

from __future__ import annotations

import fnmatch
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from selenium.common.exceptions import JavascriptException, StaleElementReferenceException, WebDriverException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver

FIND = Path(__file__).with_name("finding.js").read_text("utf-8")
WAIT = 20.0
"""How long something may take to be there (s), as in conftest."""
TRIES = 20
KEYS = {"Enter": Keys.ENTER, "Escape": Keys.ESCAPE, "Tab": Keys.TAB, "ArrowRight": Keys.ARROW_RIGHT}
Wanted = str | re.Pattern[str] | None
Step = tuple[str, Any, dict[str, Any]]
TOUCHABLE = """
const one = found[0];
one.scrollIntoView({block: "nearest", inline: "nearest"});
const box = one.getBoundingClientRect();
const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
const hit = document.elementFromPoint(x, y);
const label = hit?.closest("label")?.control;
if (one.matches(":disabled")) return "it can't be used now";
if (box.width === 0) return "it isn't drawn";
return one.contains(hit) || hit?.contains(one) && hit.matches("button, a, label") || label === one ? [x, y]
    : `${hit?.outerHTML.slice(0, 200)} lies over it`;
"""
"""Where one would press what was found, or what is in the way."""


def until(happens: Callable[[], Any], say: Callable[[], str], wait: float = WAIT) -> Any:
    """Wait until something is so (so many seconds at most), and return it; errors are as Playwright's, which the same
    tests expect."""
    end = time.monotonic() + wait
    while True:
        try:
            if found := happens():
                return found
        except (StaleElementReferenceException, JavascriptException):
            # The page is just being drawn, or left for the next.
            pass
        except WebDriverException as error:
            if "parse script result" not in str(error):
                raise
        if time.monotonic() > end:
            raise PlaywrightTimeout(f"Timeout {wait * 1000:.0f}ms exceeded: {say()}")
        time.sleep(0.03)


def _wanted(what: Wanted) -> Any:
    if isinstance(what, re.Pattern):
        return {"pattern": what.pattern, "flags": "iu" if what.flags & re.IGNORECASE else "u"}
    return what


class DrivenLocator:
    """What is found on a page by steps, anew each time that something is done with it."""

    def __init__(self, page: DrivenPage, steps: Sequence[Step] = ()) -> None:
        self.page, self._steps = page, [*steps]

    def __repr__(self) -> str:
        return " > ".join(f"{kind} {what} {more or ''}".strip() for kind, what, more in self._steps)

    def _then(self, kind: str, what: Any, **more: Any) -> DrivenLocator:
        return DrivenLocator(self.page, [*self._steps, (kind, what, more)])

    def locator(self, selector: str) -> DrivenLocator:
        return self._then("css", selector)

    def get_by_role(
        self, role: str, *, name: Wanted = None, exact: bool = False, pressed: bool | None = None
    ) -> DrivenLocator:
        return self._then("role", role, name=_wanted(name), exact=exact, pressed=pressed)

    def get_by_text(self, text: Wanted, *, exact: bool = False) -> DrivenLocator:
        return self._then("text", _wanted(text), exact=exact)

    def get_by_label(self, text: Wanted, *, exact: bool = False) -> DrivenLocator:
        return self._then("label", _wanted(text), exact=exact)

    def filter(self, *, has_text: Wanted) -> DrivenLocator:
        return self._then("has_text", _wanted(has_text))

    def nth(self, number: int) -> DrivenLocator:
        return self._then("nth", number)

    @property
    def first(self) -> DrivenLocator:
        return self.nth(0)

    @property
    def last(self) -> DrivenLocator:
        return self.nth(-1)

    def run(self, body: str, *given: Any) -> Any:
        """Run a script in which ``found`` is what is there now, and ``given`` what it is given."""
        script = f"{FIND}\nconst [steps, ...given] = arguments;\nconst found = find(steps);\n{body}"
        return self.page.driver.execute_script(script, self._steps, *given)

    def count(self) -> int:
        return int(self.run("return found.length;"))

    def evaluate(self, function: str, given: Any = None) -> Any:
        # An answer that is nothing is told apart from nothing to ask.
        script = (
            f"return found.length ? Promise.resolve(({function})(found[0], given[0])).then((told) => [told]) : null;"
        )
        return until(lambda: self.run(script, given), lambda: f"nothing is found by {self}")[0]

    def evaluate_all(self, function: str) -> Any:
        return self.run(f"return ({function})(found);")

    def inner_text(self) -> str:
        return str(self.evaluate("one => one.innerText"))

    def input_value(self) -> str:
        return str(self.evaluate("one => one.value"))

    def all_inner_texts(self) -> list[str]:
        return list(self.run("return found.map((one) => one.innerText ?? one.textContent);"))

    def get_attribute(self, name: str) -> str | None:
        return cast("str | None", self.evaluate("(one, name) => one.getAttribute(name)", name))

    def is_visible(self) -> bool:
        return bool(self.run("return found.length > 0 && shown(found[0]);"))

    def bounding_box(self) -> dict[str, float]:
        box = "one => (({x, y, width, height}) => ({x, y, width, height}))(one.getBoundingClientRect())"
        return dict(self.evaluate(box))

    def click(self) -> None:
        why: list[Any] = ["nothing is found"]

        def place() -> list[float] | None:
            why[0] = self.run(f"if (found.length !== 1) return `found ${{found.length}} times`;{TOUCHABLE}")
            return why[0] if isinstance(why[0], list) else None

        x, y = until(place, lambda: f"{self} can't be pressed: {why[0]}")
        self.page.mouse.click(x, y)

    check = click

    def fill(self, text: str) -> None:
        self.click()
        self.evaluate("one => one.select()")
        self.page.keyboard.type(text or Keys.BACKSPACE)

    def press(self, key: str) -> None:
        self.evaluate("one => one.focus()")
        self.page.keyboard.press(key)

    def select_option(self, value: str) -> None:
        """As a list does it in which somebody has chosen: the system's own can't be seen."""
        chosen = "(one, value) => { one.value = value; one.dispatchEvent(new Event('change', {bubbles: true})); }"
        self.evaluate(chosen, value)

    def screenshot(self) -> bytes:
        (element,) = self.run("return found.slice(0, 1);")
        return bytes(element.screenshot_as_png)


class Mouse:
    """The pointer of a page."""

    def __init__(self, driver: WebDriver) -> None:
        self._driver = driver
        self._at: tuple[float, float] | None = None

    def _act(self, act: Callable[[Any], Any]) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        act(actions.pointer_action)
        actions.perform()

    def move(self, x: float, y: float, steps: int = 1) -> None:
        if steps > 1 and self._at is not None:
            from_x, from_y = self._at
            for part in range(1, steps):
                self.move(from_x + (x - from_x) * part / steps, from_y + (y - from_y) * part / steps)
        self._at = (x, y)
        self._act(lambda pointer: pointer.move_to_location(round(x), round(y)))

    def down(self) -> None:
        self._act(lambda pointer: pointer.pointer_down())

    def up(self) -> None:
        self._act(lambda pointer: pointer.pointer_up())

    def click(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._act(lambda pointer: pointer.move_to_location(round(x), round(y)).pointer_down().pointer_up())


class Keyboard:
    """The keys, for whatever has the focus."""

    def __init__(self, driver: WebDriver) -> None:
        self._driver = driver

    def type(self, text: str) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        actions.key_action.send_keys(text)
        actions.perform()

    def press(self, key: str) -> None:
        self.type(KEYS.get(key, key))


class DrivenContext:
    """What all windows of a browser share."""

    def __init__(self, driver: WebDriver) -> None:
        self._driver = driver

    def cookies(self, _url: str) -> list[dict[str, Any]]:
        """The cookies of the page that is shown."""
        return self._driver.get_cookies()


class DrivenPage:
    """A window of a browser."""

    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver
        self.context = DrivenContext(driver)
        self.mouse, self.keyboard = Mouse(driver), Keyboard(driver)

    @property
    def url(self) -> str:
        return self.driver.current_url

    def goto(self, url: str) -> None:
        self.driver.get(url)

    def reload(self) -> None:
        self.driver.refresh()

    def wait_for_url(self, pattern: str) -> None:
        until(lambda: fnmatch.fnmatch(self.url, pattern.replace("**", "*")), lambda: f"{self.url} isn't {pattern}")

    def evaluate(self, expression: str, given: Any = None) -> Any:
        """What an expression is, or a function of what is given; a program is only run."""
        called = "" if given is None else "(...arguments)"
        script = expression if expression.rstrip().endswith(";") else f"return ({expression}){called};"
        for _ in range(TRIES):
            try:
                return self.driver.execute_script(script, *([] if given is None else [given]))
            except WebDriverException as error:
                # The driver says so of a page that is being left, or laid out anew.
                if "parse script result" not in str(error):
                    raise
                time.sleep(0.1)
        raise AssertionError(f"no answer to {expression[:200]}")

    def wait_for_function(self, expression: str) -> None:
        until(lambda: self.evaluate(expression), lambda: f"never was {expression}")

    def set_viewport_size(self, size: Any) -> None:
        """Make the window so large that the page in it has a size."""
        wanted = [size["width"], size["height"]]
        for _ in range(3):
            inner = self.evaluate("[innerWidth, innerHeight]")
            if inner == wanted:
                break
            rect = self.driver.get_window_rect()
            self.driver.set_window_rect(
                0, 0, rect["width"] + wanted[0] - inner[0], rect["height"] + wanted[1] - inner[1]
            )
            self._settled()
        assert self.evaluate("[innerWidth, innerHeight]") == wanted

    def _settled(self) -> None:
        """Wait until a window that was told to be of a size is."""
        size: list[int] = []
        end = time.monotonic() + WAIT
        while (now := self.evaluate("[innerWidth, innerHeight]")) != size and time.monotonic() < end:
            size = now
            time.sleep(0.1)

    @property
    def viewport_size(self) -> dict[str, int]:
        width, height = self.evaluate("[innerWidth, innerHeight]")
        return {"width": width, "height": height}

    def screenshot(self, path: str | Path) -> None:
        Path(path).write_bytes(self.driver.get_screenshot_as_png())

    @property
    def _all(self) -> DrivenLocator:
        return DrivenLocator(self)

    def locator(self, selector: str) -> DrivenLocator:
        return self._all.locator(selector)

    def get_by_role(self, role: str, **wanted: Any) -> DrivenLocator:
        return self._all.get_by_role(role, **wanted)

    def get_by_text(self, text: Wanted, *, exact: bool = False) -> DrivenLocator:
        return self._all.get_by_text(text, exact=exact)

    def get_by_label(self, text: Wanted, *, exact: bool = False) -> DrivenLocator:
        return self._all.get_by_label(text, exact=exact)


class Expected:
    """What is expected of something found, once it is so."""

    def __init__(self, what: DrivenLocator) -> None:
        self._what = what

    def _become(self, happens: str, *given: Any, wait: float = WAIT) -> None:
        def say() -> str:
            try:
                return f"{self._what}: never {happens} {given or ''}; there is {self._what.all_inner_texts()}"
            except WebDriverException as error:
                return f"{self._what}: never {happens}: {error}"

        until(lambda: self._what.run(f"return {happens};", *given), say, wait)

    def to_be_visible(self, *, timeout: float = WAIT * 1000) -> None:
        self._become("found.some((one) => shown(one))", wait=timeout / 1000)

    def to_be_enabled(self) -> None:
        self._become("found.length > 0 && !found[0].matches(':disabled, [aria-disabled=true]')")

    def to_be_checked(self) -> None:
        self._become("found.length > 0 && found[0].checked")

    def to_be_focused(self) -> None:
        self._become("found.includes(document.activeElement)")

    def to_have_count(self, count: int) -> None:
        self._become("found.length === given[0]", count)

    def to_contain_text(self, text: Wanted) -> None:
        self._become("found.length > 0 && fits(textOf(found[0]), given[0], false)", _wanted(text))

    def to_have_text(self, texts: str | list[str]) -> None:
        wanted = [texts] if isinstance(texts, str) else texts
        self._become("JSON.stringify(found.map((one) => textOf(one))) === JSON.stringify(given[0])", wanted)

    def not_to_have_value(self, value: str) -> None:
        self._become("found.length > 0 && found[0].value !== given[0]", value)

    def to_be_in_viewport(self) -> None:
        inside = "((box) => box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth)"
        self._become(f"found.length > 0 && {inside}(found[0].getBoundingClientRect())")
