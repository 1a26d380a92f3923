"""How soon the start page is there on a phone with a slow connection: when the first words are painted, when the button
“Play now” can be seen, and how many bytes came. Chromium behaves as a phone with a processor four times as slow, over
two connections of mobile networks. Median and range of several first visits, each with an empty cache.

PYTHONPATH=. python bench/first_paint.py [TIMES]
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tests.browser.serving import Served

SLOWER = 4
PHONE = {"width": 390, "height": 844}
NETWORKS = {"4G (9 Mbit/s, 170 ms)": (9_000, 170), "slow 4G (1.6 Mbit/s, 150 ms)": (1_600, 150)}
"""Kilobits a second, and milliseconds for a way there and back."""
WATCH = """
new MutationObserver((_, watcher) => {
  const button = document.querySelector(".play");
  if (!button) return;
  watcher.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark("play")));
}).observe(document, { childList: true, subtree: true });
"""
"""Marks the moment after the picture in which the button is painted for the first time."""


class Visit(NamedTuple):
    """A first visit: ms until the first words and until the button were painted, and bytes with their headers."""

    words: float
    button: float
    bytes: int


def main() -> None:
    """Measure and print."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    folder = Path(tempfile.mkdtemp(prefix="rekje-paint-"))
    served = Served(folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            visit(browser, served.url, *NETWORKS["4G (9 Mbit/s, 170 ms)"])
            for name, network in NETWORKS.items():
                tell(name, [visit(browser, served.url, *network) for _ in range(times)])
        finally:
            browser.close()
            served.stop()
            shutil.rmtree(folder)


def visit(browser: Browser, url: str, kilobits: int, round_trip: int) -> Visit:
    """One first visit."""
    context = browser.new_context(
        viewport=PHONE, is_mobile=True, has_touch=True, device_scale_factor=2, bypass_csp=True
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    phone = context.new_cdp_session(page)
    phone.send("Network.enable")
    came: list[int] = []
    phone.on("Network.loadingFinished", lambda told: came.append(int(told["encodedDataLength"])))
    speed = kilobits * 1000 / 8
    conditions = {"offline": False, "latency": round_trip, "downloadThroughput": speed, "uploadThroughput": speed / 2}
    phone.send("Network.emulateNetworkConditions", conditions)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url)
    page.wait_for_function("performance.getEntriesByName('play').length > 0")
    page.wait_for_load_state("networkidle")
    moment = "name => performance.getEntriesByName(name)[0].startTime"
    told = Visit(page.evaluate(moment, "first-contentful-paint"), page.evaluate(moment, "play"), sum(came))
    context.close()
    return told


def tell(name: str, visits: list[Visit]) -> None:
    """Print what was measured over one connection."""
    for what in ("words", "button"):
        all_of_them = sorted(getattr(one, what) for one in visits)
        print(f"{name}, {what}: {median(all_of_them):.0f} ms ({all_of_them[0]:.0f}–{all_of_them[-1]:.0f})")
    print(f"{name}, bytes: {max(one.bytes for one in visits)}")


if __name__ == "__main__":
    main()
