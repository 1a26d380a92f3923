"""From an invitation to the result and the next game: Orca on one side, somebody who sees on the other."""

from __future__ import annotations

import pytest

from rekje.locale import say
from tests.browser.conftest import NewPage
from tests.ear.conftest import Listening
from tests.ear.expected import expected, unheard
from tests.ear.games import LANGUAGE, SEAT
from tests.ear.guest import Guest

TURNS = 1
GUEST = "Bram"


@pytest.mark.parametrize("browser_name", ["chromium", "firefox-esr"])
@pytest.mark.parametrize("game", ["scrabble", "woordenspel", "koning", "letter"])
def test_from_an_invitation_to_the_next_game(
    listening: Listening, new_page: NewPage, game: str, browser_name: str
) -> None:
    player = listening(browser_name, "/")
    keys = player.keys
    guest = Guest(new_page(LANGUAGE), player.served, GUEST, LANGUAGE)
    code = player.invite(game)
    # The waiting room: who comes is heard, and the game waits for both.
    keys.find("shift+Tab", say("seats-wait-for-me", LANGUAGE))
    keys.ask("Return", say("seats-not-ready", LANGUAGE))
    since = keys.listener.count()
    guest.come_by(code)
    keys.listener.until(since, say("seats-sat", LANGUAGE, name=GUEST))
    player.guest = guest
    # The focus is still on the button, which says the opposite now.
    keys.press("Return")
    player.play(TURNS)
    since = keys.listener.count()
    guest.resign()
    # How it ended: in one sentence at once, and by going on to it.
    keys.listener.until(since, say("web-news-over", LANGUAGE), *(f"{one.name} " for one in player.state.seats))
    keys.listener.settle(since, lambda said: True, 10)
    keys.find("Tab", say("web-rematch", LANGUAGE))
    keys.find("h", player.state.seats[SEAT].name)
    keys.ask("t", say("result-count", LANGUAGE))
    heard = [one.text for one in keys.listener.heard(player.began) if one.whole]
    assert unheard(expected(player.events(), SEAT, LANGUAGE), heard) == [], "\n".join(heard)
    player.play_again()
    since = keys.listener.count()
    guest.come_along()
    keys.listener.until(since, say("seats-said-ready", LANGUAGE, name=GUEST))
