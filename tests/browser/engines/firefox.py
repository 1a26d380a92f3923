"""Debian's Firefox, driven by Playwright over WebDriver BiDi, without a driver of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

PREFERENCES: dict[str, str | float | bool] = {
    "ui.useOverlayScrollbars": 1,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "127.0.0.1",
    "network.proxy.allow_hijacking_localhost": False,
}
"""Bars lie over the page as on a phone; whatever lies elsewhere goes to a port where nobody answers."""


@contextmanager
def firefox(playwright: Playwright, *, dark: bool = False, motion: bool = False) -> Iterator[Browser]:
    """A Firefox; by day or by night, which no page of it can choose for itself."""
    chosen = {
        "layout.css.prefers-color-scheme.content-override": int(not dark),
        "ui.prefersReducedMotion": int(not motion),
    }
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=Path(__file__).with_name("relay.py"),
        env={**os.environ, "PATH": path},
        firefox_user_prefs=PREFERENCES | chosen,
    )
    yield browser
    browser.close()
