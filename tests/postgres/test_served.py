"""Tests of the server that hold on PostgreSQL as they do on a file: the same functions, with the tables elsewhere. With
``REKJE_TESTS_ON=postgres`` all tests in ``tests/server`` run so that start a server."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from rekje.server.logs import LOG, start_logging
from tests.clusters import PASSWORD, Cluster, address_of
from tests.server.alerting import service  # noqa: F401
from tests.server.kit import Browser, serving, until
from tests.server.test_after import (  # noqa: F401
    test_a_game_over_before_summaries_were_kept_is_summed_up_when_asked,
    test_statistics_are_those_of_my_games_and_go_with_them,
)
from tests.server.test_alerts import (  # noqa: F401
    alerting,
    test_a_person_has_so_many_devices_and_the_oldest_goes,
    test_an_alert_that_is_no_longer_true_is_not_sent,
    test_nothing_of_a_person_is_left_when_they_are_forgotten,
)
from tests.server.test_decency import (  # noqa: F401
    test_forgetting_a_person_forgets_whom_they_muted_and_who_muted_them,
    test_the_host_sends_away_who_watches,
    test_who_is_muted_is_so_for_one_person_at_every_table_and_until_they_undo_it,
)
from tests.server.test_erasing import (  # noqa: F401
    test_a_moment_later_all_devices_are_strangers,
    test_who_still_holds_a_seat_is_not_deleted_halfway,
)
from tests.server.test_faults import (
    test_a_server_killed_in_mid_game_loses_nothing_acknowledged as killed_in_mid_game,
)
from tests.server.test_persons import (  # noqa: F401
    test_a_revoked_device_is_a_stranger_at_once_and_for_ever,
    test_everything_about_me_is_one_file,
    test_settings_follow_and_are_bounded,
    test_the_games_of_the_added_browser_become_the_persons,
    test_two_seats_at_a_table_become_one_persons_and_the_others_are_told,
    test_what_one_lacks_comes_from_the_other_when_two_become_one,
)
from tests.server.test_seating import (  # noqa: F401
    test_a_seat_link_works_once_and_then_offers_what_is_left,
    test_a_table_that_waits_in_vain_is_forgotten_unless_somebody_has_just_come,
    test_my_games_can_be_deleted,
    test_people_talk_and_the_table_can_switch_that_off,
)
from tests.support import free_port


def test_a_server_killed_in_mid_game_loses_nothing_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_DATABASE", address_of(tmp_path))
    killed_in_mid_game(tmp_path, free_port())


def test_while_postgresql_is_away_it_is_said_and_then_everything_goes_on(tmp_path: Path, cluster: Cluster) -> None:
    name = address_of(tmp_path).rpartition("/")[2]
    loggers = [logging.getLogger(name) for name in ("rekje.server", "uvicorn", "litestar")]
    before = [(list(one.handlers), one.level, one.propagate) for one in loggers]
    start_logging(tmp_path)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    wish = {"game": "scrabble", "edition": "en", "seats": seats}
    with serving(tmp_path) as server:
        anna = Browser(server)
        table = anna.ask("POST", "/api/tables", wish, 201)["table"]
        cluster.ask("postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        cluster.ask("postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        assert anna.ask("GET", "/readyz", status=503)["code"] == "serve-store-unwritable"
        assert anna.ask("POST", "/api/tables", wish, 503)["code"] == "serve-store-unwritable"
        cluster.ask("postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        until(lambda: anna.http.get("/readyz").is_success)
        anna.sit(table)
        more = anna.ask("POST", "/api/tables", wish, 201)["table"]
        assert {table, more} == {one["table"] for one in anna.ask("GET", "/api/tables")["tables"]}
    for one, (handlers, level, propagate) in zip(loggers, before, strict=True):
        one.handlers, one.level, one.propagate = handlers, level, propagate
    log = (tmp_path / LOG).read_text()
    assert "request-failed" in log
    assert not [secret for secret in (PASSWORD, name, "127.0.0.1") if secret in log]


def test_a_server_that_stands_still_within_a_change_says_so_and_stores_nothing(tmp_path: Path) -> None:
    stands = iter([3])

    def stand_still(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("INSERT INTO holders"):
            time.sleep(next(stands, 0))

    with serving(tmp_path) as server:
        anna = Browser(server)
        wish = {"game": "scrabble", "edition": "en", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]}
        sa.event.listen(sa.Engine, "after_cursor_execute", stand_still)
        try:
            assert anna.ask("POST", "/api/tables", wish, 503)["code"] == "serve-store-slow"
        finally:
            sa.event.remove(sa.Engine, "after_cursor_execute", stand_still)
        assert next(stands, None) is None
        assert anna.ask("GET", "/api/tables")["tables"] == []
        anna.ask("POST", "/api/tables", wish, 201)
