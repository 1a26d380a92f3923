"""Debian's WebKitGTK, driven by its own driver on a screen that nobody sees: it has no other."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import ReadTimeoutError

from tests.browser.engines.driven import DrivenPage

SCREEN = "1600x2000x24"
DRIVER = "WebKitWebDriver"
BROWSERS = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"

SECONDS = 90
"""The longest that a driver may take for an answer. If its browser breaks down while it starts, it never gives one."""
TRIES = 3
"""How often a browser is started that breaks down at that."""

NARROW = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; border-spacing: 0; font-size: 1px; }"
"""The browser's own buttons made so small that its window can be as narrow as a phone."""


def is_installed() -> bool:
    """Whether there are the browser, its driver and a screen for it."""
    return bool(shutil.which(DRIVER) and shutil.which("Xvfb") and glob.glob(BROWSERS))


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """A screen in memory; its name."""
    reading, writing = os.pipe()
    with (folder / "screen.txt").open("wb") as log:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
            pass_fds=[writing],
            stdout=log,
            stderr=log,
        )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    assert number, (folder / "screen.txt").read_text()
    yield f":{number}"
    server.terminate()
    server.wait()


def surroundings(folder: Path, display: str, *, dark: bool, motion: bool) -> Mapping[str, str]:
    """What a browser is started with: by day or by night, moving or not."""
    home = folder / f"dark-{dark}-motion-{motion}"
    settings = home / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(f"[Settings]\ngtk-enable-animations={int(motion)}\ngtk-toolbar-icon-size=GTK_ICON_SIZE_MENU\n")
    settings.with_name("gtk.css").write_text(NARROW)
    return {
        **os.environ,
        "DISPLAY": display,
        "XDG_CONFIG_HOME": str(home),
        "GTK_THEME": "Adwaita:dark" if dark else "Adwaita",
        "GDK_BACKEND": "x11",
        "LANG": "en_US.UTF-8",
        "LC_ALL": "",
        "http_proxy": "http://127.0.0.1:9",
        "https_proxy": "http://127.0.0.1:9",
        "no_proxy": "127.0.0.1",
    }


@contextmanager
def webkit(folder: Path, display: str, *, dark: bool = False, motion: bool = False) -> Iterator[DrivenPage]:
    """A window of a browser that knows nothing of any other."""
    options = Options()
    options.binary_location = glob.glob(BROWSERS)[0]
    options.add_argument("--automation")
    env = surroundings(folder, display, dark=dark, motion=motion)
    service, driver = started(options, env)
    try:
        yield DrivenPage(driver)
    finally:
        with suppress(Exception):
            driver.quit()
        service.stop()


def started(options: Options, env: Mapping[str, str], tries: int = TRIES) -> tuple[Service, webdriver.Remote]:
    """A driver with its browser."""
    service = Service(shutil.which(DRIVER) or DRIVER, env=dict(env))
    service.start()
    try:
        url = service.service_url
        return service, webdriver.Remote(url, options=options, client_config=ClientConfig(url, timeout=SECONDS))
    except Exception as problem:
        service.stop()
        if tries == 1 or not isinstance(problem, ReadTimeoutError):
            raise
    return started(options, env, tries - 1)
