"""A table over the wire: people and computers play it to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rekje.games.registry import GAMES
from rekje.players import players_for
from rekje.server.settings import Limits
from tests.server.kit import Browser, Server, serving, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_computer_players_finish_a_game_that_somebody_watches(server: Server, game: str) -> None:
    browser = Browser(server)
    # Those that think for long finish games in test_people.
    made = browser.make(game, *list(players_for(GAMES[game]))[:2], edition="nl")
    wire = browser.sit(made["table"])
    assert wire.snapshot["held"] == []
    view = wire.until(lambda view: view["outcome"])
    assert view["secret"]
    assert sorted(view["outcome"]["winners"])


def test_a_table_whose_game_is_over_leaves_the_memory_soon_and_can_be_looked_at_again(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(idle_over=0.0)) as server:
        browser = Browser(server)
        playing = browser.make("scrabble", "me", "here")["table"]
        over = browser.make("scrabble", "me", "here")["table"]
        wire = browser.sit(over, seat=0)
        assert wire.command(do="resign", seat=0)["type"] == "ack"
        view = wire.until(lambda view: view["outcome"])
        wire.close()
        until(lambda: not server.live(over).attendance.listeners)
        browser.make("scrabble", "me", "here")
        assert over not in {live.name for live in server.site.registry.in_memory()}
        assert playing in {live.name for live in server.site.registry.in_memory()}
        assert browser.sit(over).view == view
