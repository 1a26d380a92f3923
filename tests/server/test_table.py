"""A table over the wire: people and computers play it to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rekje.games.registry import GAMES
from rekje.players import players_for
from tests.server.kit import Browser, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_computer_players_finish_a_game_that_somebody_watches(server: Server, game: str) -> None:
    browser = Browser(server)
    players = list(players_for(GAMES[game]))
    made = browser.make(game, players[0], players[-1], edition="nl")
    wire = browser.sit(made["table"])
    assert wire.snapshot["held"] == []
    view = wire.until(lambda view: view["outcome"])
    assert view["secret"]
    assert sorted(view["outcome"]["winners"])
