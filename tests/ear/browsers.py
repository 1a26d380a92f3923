"""The browsers that a screen reader is tried with. They reach nothing but this machine."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import UNUSED
from tests.ear.session import Session

FIREFOX = {
    "browser.aboutwelcome.enabled": "false",
    "datareporting.policy.dataSubmissionEnabled": "false",
    "termsofuse.bypassNotification": "true",
    "browser.shell.checkDefaultBrowser": "false",
    "app.update.enabled": "false",
    "network.proxy.type": "1",
    "network.proxy.http": '"127.0.0.1"',
    "network.proxy.http_port": "9",
    "network.proxy.ssl": '"127.0.0.1"',
    "network.proxy.ssl_port": "9",
    "network.proxy.no_proxies_on": '"127.0.0.1"',
    "network.proxy.allow_hijacking_localhost": "false",
    "accessibility.force_disabled": "-1",
    "intl.accept_languages": '"{language}"',
}
"""No first pages, no questions, and whatever lies elsewhere goes to a port where nobody answers."""


def open_browser(session: Session, name: str, url: str, language: str) -> None:
    """Open a page in a browser, in the language of the page."""
    profile = session.folder / name
    profile.mkdir()
    open_it = {"chromium": _chromium, "firefox-esr": _firefox}[name]
    session.start(*open_it(profile, language), url)


def _chromium(profile: Path, language: str) -> list[str]:
    return [
        "chromium",
        "--no-sandbox",
        "--force-renderer-accessibility",
        f"--user-data-dir={profile}",
        "--no-first-run",
        "--no-default-browser-check",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--password-store=basic",
        f"--lang={language}",
        f"--accept-lang={language}",
        f"--disable-features={','.join(UNUSED.split())}",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        "--js-flags=--random-seed=1",
        "--window-size=1280,980",
        "--window-position=0,0",
    ]


def _firefox(profile: Path, language: str) -> list[str]:
    wishes = (f'user_pref("{name}", {value.format(language=language)});\n' for name, value in FIREFOX.items())
    (profile / "user.js").write_text("".join(wishes), "utf-8")
    return ["firefox-esr", "--no-remote", "--profile", str(profile)]
