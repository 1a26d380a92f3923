"""How long the browser lays out a table's page anew after a small change on it, and after it has become a pixel wider:
with the board's size told by the page (`web/src/table/stage.ts`), and with container units, as it was before. Chromium
at a desk, and as a phone with a processor four times as slow. Medians of changes in turns.

PYTHONPATH=. python bench/layout.py
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import make_table
from tests.browser.serving import Served

SIZES = {"desk": (1280, 800, 1), "phone, 4 × slower": (390, 844, 4)}
ROUNDS = 3
CONTAINER = """
.stage { contain: none; container-type: size; }
.on-board .stage .board { width: min(100cqw, 100cqh - var(--talk) - 0.4rem) !important; }
"""
CHANGE = """one => {
  const times = [];
  for (let count = 0; count < 30; count++) {
    const from = performance.now();
    one.append(document.createElement("i"));
    document.body.offsetHeight;
    one.lastChild.remove();
    document.body.offsetHeight;
    times.push((performance.now() - from) / 2);
  }
  return times;
}"""
WIDER = """one => {
  const times = [];
  for (let count = 0; count < 30; count++) {
    const from = performance.now();
    one.style.paddingRight = `${count % 2}px`;
    document.body.offsetHeight;
    times.push(performance.now() - from);
  }
  one.style.paddingRight = "";
  return times;
}"""
WHERE = {"what has happened": (".talk-box", CHANGE), "my tiles": (".hand", CHANGE), "the page's width": ("body", WIDER)}


def main() -> None:
    """Measure and print."""
    folder = Path(tempfile.mkdtemp(prefix="rekje-layout-"))
    served = Served(folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for name, size in SIZES.items():
                measure(browser, served, name, *size)
        finally:
            browser.close()
            served.stop()
            shutil.rmtree(folder)


def measure(browser: Browser, served: Served, name: str, width: int, height: int, slower: int) -> None:
    """Print for each place how long it takes by the page's own size and by container units."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, bypass_csp=True, service_workers="block", locale="en"
    )
    page = context.new_page()
    page.goto(served.url)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
    table, _ = make_table(context, served, game="scrabble", edition="en", seats=seats)
    page.goto(f"{served.url}/t/{table}")
    page.locator("main .board").wait_for()
    page.wait_for_timeout(1000)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(ROUNDS):
        for how, style in (("own size", "/* as it is */"), ("container units", CONTAINER)):
            added = page.add_style_tag(content=style)
            page.wait_for_timeout(300)
            for where, (selector, change) in WHERE.items():
                found.setdefault((where, how), []).extend(page.locator(selector).first.evaluate(change))
            added.evaluate("one => one.remove()")
    for (where, how), times in found.items():
        print(f"{name:20} {where:20} {how:16} {median(times):7.2f} ms ({min(times):.2f}–{max(times):.2f})")
    context.close()


if __name__ == "__main__":
    main()
