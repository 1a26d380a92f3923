"""The pages beside the table, by ear and by keyboard: what each is called, and what is told before somebody decides."""

from __future__ import annotations

import re

import pytest

from rekje.locale import say
from tests.browser.conftest import NewPage
from tests.browser.input_methods import Mouse
from tests.browser.people import join, make_table
from tests.ear.conftest import Listening
from tests.ear.games import LANGUAGE, Player
from tests.records.command import run

BROWSERS = pytest.mark.parametrize("browser_name", ["chromium", "firefox-esr"])
MAIN = 60
"""So often Tab is pressed at most: browsers have buttons of their own around the page."""


def tell(code: str, /, **params: str | int) -> str:
    """A sentence of the page."""
    return say(code, LANGUAGE, **params)


def by_menu(player: Player, code: str, *told: str) -> None:
    """Go on by the menu, and hear where that has led."""
    player.keys.find("Tab", tell("web-menu") + " ", most=MAIN)
    player.keys.ask("Return", tell("web-menu-title"))
    player.keys.find("Tab", tell(code))
    player.keys.ask("Return", *told)


@BROWSERS
def test_who_i_am(listening: Listening, browser_name: str) -> None:
    player = listening(browser_name, "/")
    keys = player.keys
    by_menu(player, "web-me", tell("web-me"))
    keys.find("Tab", tell("web-name"))
    keys.write("Ada")
    keys.press("Tab")
    keys.ask("Return", tell("me-name-kept"))
    # What one must know is said with the title, and then the code, letter by letter.
    keys.find("Tab", tell("me-device-add"))
    since = keys.listener.count()
    keys.ask("Return", tell("me-add-how"))
    keys.listener.until(since, tell("me-code-is", code=""))
    keys.ask("Escape", tell("me-device-add"))
    keys.find("Tab", tell("me-recovery-make"))
    since = keys.listener.count()
    keys.ask("Return", tell("me-recovery-once"))
    number = keys.listener.until(since, tell("me-code-is", code=""))
    assert re.search(r"(\w ){23}\w", keys.listener.heard()[number - 1].text)
    keys.ask("Escape", tell("me-recovery-anew"))
    # Passkeys are refused with the reason.
    keys.find("h", tell("me-passkeys"))
    keys.find("Down", tell("me-passkeys-not-here")[:30])
    keys.find("Tab", tell("me-data-get"), most=MAIN)
    keys.find("Tab", tell("me-delete"))
    keys.ask("Return", tell("me-delete-title"), tell("me-delete-more"))
    keys.find("Tab", tell("me-delete"))
    keys.ask("Return", tell("me-deleted"))
    by_menu(player, "web-alerts", tell("alert-settings"), tell("alert-intro"))
    keys.find("Tab", tell("alert-quiet-on"))
    keys.press("Escape")
    by_menu(player, "web-lobby", tell("web-lobby"))


@BROWSERS
def test_an_invitation(listening: Listening, new_page: NewPage, browser_name: str) -> None:
    player = listening(browser_name, "/")
    keys, served = player.keys, player.served
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"}]
    _, links = make_table(
        new_page(LANGUAGE).context, served, game="woordenspel", edition="en", seats=seats, options={"clock": "days:2"}
    )
    since = keys.visit(links[0]["url"])
    keys.listener.until(since, "Rekje")
    # Who, which game, in which language and tempo; then a name and one button.
    keys.press("ctrl+Home")
    said = keys.find("Down", tell("seats-invites-you", name="").strip())
    assert "Anna" in " ".join(one.text for one in said)
    keys.find("h", tell("seats-a-game", game="Woordenspel"))
    keys.find("Down", "English")
    keys.find("Down", "2 days a turn")
    keys.find("Tab", tell("web-name"), most=MAIN)
    keys.write("Ada")
    keys.find("Tab", tell("web-join"))
    keys.ask("Return", tell("seats-table-set"), tell("seats-begins-taken", game="Woordenspel"))
    keys.find("Tab", tell("seats-wait-for-me"), most=MAIN)
    # A link that leads nowhere says so.
    since = keys.visit(f"{served.url}/join#{'x' * 43}")
    keys.listener.until(since, say("serve-no-link", LANGUAGE))


@BROWSERS
def test_one_more_device(listening: Listening, new_page: NewPage, browser_name: str) -> None:
    player = listening(browser_name, "/me/add")
    keys, served = player.keys, player.served
    other = new_page(LANGUAGE)
    other.goto(f"{served.url}/me")
    other.get_by_role("textbox", name=tell("web-name")).fill("Ada")
    other.get_by_role("button", name=tell("me-name-save")).click()
    other.get_by_role("button", name=tell("me-device-add")).click()
    code = other.get_by_role("dialog").locator(".big-code").inner_text()
    keys.find("Tab", tell("me-join-code"), most=MAIN)
    for text, told in (("12", tell("me-join-wrong")), ("BBBBBBBB", say("serve-code-wrong", LANGUAGE))):
        keys.write(text)
        keys.ask("Return", told)
        keys.press("ctrl+a")
    keys.write("".join(code.split()).lower())
    keys.ask("Return", tell("me-join-ask", name="Ada"))
    keys.find("Down", tell("me-join-what", name="Ada")[:40])
    keys.find("Tab", tell("me-join-yes"))
    keys.ask("Return", tell("me-joined", name="Ada"))


@BROWSERS
def test_a_score_sheet(listening: Listening, browser_name: str) -> None:
    player = listening(browser_name, "/")
    keys = player.keys
    by_menu(player, "web-keep", tell("keep-title"))
    for number, name in ((1, "Ada"), (2, "Bo")):
        keys.find("Tab", tell("keep-player", number=number), most=MAIN)
        keys.write(name)
    keys.find("Tab", tell("keep-start"))
    keys.ask("Return", tell("keep-title"))
    keys.ask("ctrl+slash", tell("line-label"))
    # Each line is answered once.
    for line, answer in (
        ("8E STONE", tell("line-enter-sends")),
        ("", tell("keep-line-about", name="Bo")),
        ("score", "Ada: 10 points; Bo: 0 points"),
        ("row 8", "A8 to D8 empty; E8 S; F8 T"),
    ):
        keys.write(line)
        since = keys.listener.count()
        keys.ask("Return", answer)
        assert "\n".join(one.text for one in keys.listener.heard(since)).count(answer) == 1


@BROWSERS
def test_the_line_at_a_table(listening: Listening, browser_name: str) -> None:
    player = listening(browser_name)
    player.begin("scrabble")
    keys = player.keys
    keys.listener.until(player.began, tell("web-your-turn"))
    keys.ask("ctrl+slash", tell("line-label"))
    for line, answer in (
        ("row 8", "A8"),
        ("rack", tell("web-rack")),
        ("clock", tell("web-your-turn")),
        ("who", tell("line-here")),
        ("say hello", tell("line-said", text="hello")),
        ("8D ZZZZZZZ", tell("line-lacking", letter="Z")),
    ):
        keys.write(line)
        since = keys.listener.count()
        keys.ask("Return", answer)
        assert "\n".join(one.text for one in keys.listener.heard(since)).count(answer) == 1


@BROWSERS
def test_somebody_rude_and_the_operator(listening: Listening, new_page: NewPage, browser_name: str) -> None:
    player = listening(browser_name, "/")
    keys, served = player.keys, player.served
    host, rude = new_page(LANGUAGE), new_page(LANGUAGE)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"}]
    table, links = make_table(host.context, served, game="scrabble", edition="en", seats=seats)
    join(Mouse(rude, LANGUAGE), links[0]["url"], "Bram")
    since = keys.visit(links[1]["url"])
    keys.listener.until(since, tell("web-name"))
    keys.find("Tab", tell("web-name"), most=MAIN)
    keys.write("Ada")
    keys.find("Tab", tell("web-join"))
    keys.press("Return")
    keys.find("Tab", tell("web-tab-chat"), most=MAIN)
    keys.press("Return")
    rude.get_by_role("button", name=tell("web-tab-chat")).click()
    rude.get_by_label(tell("web-chat-text")).fill("You play like a sock")
    since = keys.listener.count()
    rude.get_by_role("button", name=tell("web-chat-send"), exact=True).click()
    keys.listener.until(since, tell("spoken-says", name="Bram", text="You play like a sock"))
    keys.find("Tab", tell("seats-vote-out-who", name="Bram"), most=MAIN)
    keys.ask("Return", tell("seats-vote-out-ask", name="Bram"), tell("seats-vote-out-more"))
    keys.press("Escape")
    keys.find("shift+Tab", tell("seats-report-who", name="Bram"))
    keys.ask("Return", tell("seats-report-ask", name="Bram"), tell("seats-report-more", name="Bram", count=1))
    keys.find("Tab", tell("seats-report-send"))
    keys.ask("Return", tell("seats-report-sent"))
    keys.press("Escape")
    keys.find("shift+Tab", tell("seats-mute-who", name="Bram"))
    keys.ask("Return", tell("seats-muted", name="Bram"))
    # Not every browser tells that the button has another name now: it is heard on coming back.
    keys.press("Tab")
    keys.find("shift+Tab", tell("seats-unmute-who", name="Bram"))
    keys.ask("Return", tell("seats-unmuted", name="Bram"))
    # Of what was said one line is chosen; then it is heard whom that is about.
    keys.find("Tab", tell("seats-report-said").rstrip(" …"))
    keys.ask("Return", tell("seats-report-which"))
    keys.find("Tab", "You play like a sock")
    about = tell("seats-report-line-who", line="You play like a sock")
    keys.ask("Return", tell("seats-report-more", name=about, count=1))
    keys.find("Tab", tell("seats-report-send"))
    keys.ask("Return", tell("seats-report-sent"))
    keys.press("Escape")
    # The page for a stream says whose game it is, and what happens there.
    since = keys.visit(f"{served.url}/tables/{table}/show")
    keys.listener.until(since, tell("show-title", names="Anna, Bram, Ada"))
    # The operator hears what is asked before it is done.
    since = keys.visit(run("operator", "--data", str(served.folder)).out.split()[-1])
    keys.listener.until(since, tell("operator-title"))
    keys.find("Tab", tell("operator-named", what=tell("operator-ban-days", days=1), name="Bram"), most=MAIN)
    keys.ask("Return", tell("operator-ban-who", name="Bram", days=1), tell("operator-ban-more"))
