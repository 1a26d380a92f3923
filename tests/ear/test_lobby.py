"""The lobby, by ear and by keyboard: who offers a game, who is here, what can be watched, and somebody who bothers."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.people import until
from tests.browser.test_lobby import button, came, offered, playing
from tests.ear.conftest import Listening
from tests.ear.games import LANGUAGE, Player
from tests.ear.listener import PATIENCE
from tests.ear.test_pages import BROWSERS, MAIN, tell

OFFER, GAME = "Koning with Bram", "Scrabble: Cleo and Dora"


def here(player: Player, page: Page, name: str) -> Page:
    """Somebody who sees, in the lobby, and lets others see that they are there."""
    came(page, player.served, name)
    button(page, "lobby-be-seen").click()
    return page


def a_game_to_watch(player: Player, new_page: NewPage) -> None:
    """Two who see play, and let others watch."""
    cleo, dora = came(new_page(LANGUAGE), player.served, "Cleo"), came(new_page(LANGUAGE), player.served, "Dora")
    offered(cleo)
    button(dora, "lobby-join-which", offer="Scrabble with Cleo").click()
    playing(dora)


def add_person(player: Player, name: str) -> None:
    """Give myself a name that the others here see."""
    keys = player.keys
    keys.find("Tab", tell("web-name"), most=MAIN)
    keys.write(name)
    keys.find("Tab", tell("lobby-be-seen"))
    keys.ask("Return", tell("lobby-seen-as", name=name))


@BROWSERS
def test_the_lobby_is_heard_and_somebody_in_it_is_not(
    listening: Listening, new_page: NewPage, browser_name: str
) -> None:
    player = listening(browser_name, "/lobby")
    keys = player.keys
    keys.find("h", tell("lobby-offers"))
    keys.find("Down", tell("lobby-no-offers")[:40])
    a_game_to_watch(player, new_page)
    bram = here(player, new_page(LANGUAGE), "Bram")
    since = keys.listener.count()
    offered(bram, "koning")
    # What is offered is told while the page is open, and what it is like stands beside its button.
    keys.listener.until(since, tell("lobby-new-offer", offer=OFFER))
    bram.goto(f"{player.served.url}/lobby")
    keys.press("ctrl+Home")
    keys.find("h", tell("lobby-offers"))
    keys.find("Down", tell("lobby-free", count=1))
    keys.find("Tab", tell("lobby-join-which", offer=OFFER), most=MAIN)
    keys.find("h", tell("lobby-games"))
    keys.find("Tab", tell("lobby-watch-which", game=GAME))
    keys.find("h", tell("lobby-here"))
    keys.find("Down", "Bram")
    add_person(player, "Ada")
    # What follows is said before anything is done.
    keys.find("Tab", tell("lobby-about-who", name="Bram"), most=MAIN)
    keys.ask("Return", tell("lobby-about-title", name="Bram"), tell("lobby-mute-more", name="Bram"))
    keys.find("Tab", tell("seats-report").rstrip(" …"))
    keys.ask("Return", tell("seats-report-ask", name="Bram"), tell("lobby-report-more", name="Bram"))
    keys.find("Tab", tell("seats-report-send"))
    keys.ask("Return", tell("seats-report-sent"))
    keys.press("Escape")
    keys.find("Tab", tell("lobby-about-who", name="Bram"), most=MAIN)
    keys.ask("Return", tell("lobby-about-title", name="Bram"))
    keys.find("Tab", tell("seats-mute"))
    keys.ask("Return", tell("seats-muted", name="Bram"))
    # Somebody who isn't there any more is found on one's own page.
    keys.find("Tab", tell("lobby-muted-people"), most=MAIN)
    keys.ask("Return", tell("web-me"))
    keys.find("Tab", tell("me-unmute-who", name="Bram"), most=MAIN)
    keys.ask("Return", tell("me-unmuted", name="Bram"))
    keys.find("Down", tell("me-muted-nobody")[:30])


@BROWSERS
def test_a_game_is_offered_and_another_is_joined(listening: Listening, new_page: NewPage, browser_name: str) -> None:
    player = listening(browser_name, "/lobby")
    keys = player.keys
    add_person(player, "Ada")
    keys.press("ctrl+Home")
    keys.find("h", tell("lobby-offer-title"))
    keys.find("Tab", tell("web-which-game"))
    keys.find("Tab", tell("lobby-offer") + " ", most=MAIN)
    keys.ask("Return", tell("seats-table-set"))
    bram = came(new_page(LANGUAGE), player.served, "Bram")
    since = keys.listener.count()
    button(bram, "lobby-join-which", offer="Scrabble with Ada").click()
    keys.listener.until(since, tell("seats-sat", name="Bram"))
    playing(bram)
    keys.listener.settle(since, lambda said: True, 10)
    # Back in the lobby, somebody else's offer is taken.
    cleo = came(new_page(LANGUAGE), player.served, "Cleo")
    offered(cleo, "woordenspel")
    since = keys.visit(f"{player.served.url}/lobby")
    keys.listener.until(since, tell("web-lobby"))
    # The page is read by itself: what is heard so isn't what the focus is on.
    keys.listener.settle(since, lambda said: True, PATIENCE)
    keys.find("Tab", tell("lobby-join-which", offer="Woordenspel with Cleo"), most=MAIN)
    since = keys.listener.count()
    keys.press("Return")
    until(lambda: len(player.served.tables()) == 2, say=keys.listener.transcript)
    playing(cleo)
    keys.listener.until(since, "turn")
