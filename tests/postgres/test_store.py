"""What only a database that others reach has: two processes at once, a lock that can be lost, lost connections."""

from __future__ import annotations

import random
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from rekje.model.events import Passed
from rekje.model.problems import FormError
from rekje.storage.clock import SteadyClock
from rekje.storage.database import migrate
from rekje.storage.database.events import DatabaseEvents
from rekje.storage.database.migrate import revision_of
from rekje.storage.database.register import StoredChatLine, last_lines
from rekje.storage.database.schema import metadata
from rekje.storage.database.store import Database
from rekje.storage.database.together.revisions import News
from rekje.storage.database.writer import WriteQueue
from rekje.storage.postgres.address import read_address
from rekje.storage.postgres.backend import PostgresBackend
from rekje.storage.postgres.notices import payloads
from rekje.tables.ports import StaleVersion
from tests.clusters import PASSWORD, Cluster, the_cluster
from tests.conformance.test_stores import a_game, stored
from tests.support import PATIENCE


def opened(folder: Path, address: str, *, alone: bool = True) -> Database:
    return Database(folder, url=read_address(address), alone=alone)


def refused(folder: Path, address: str) -> FormError:
    with pytest.raises(FormError) as raised:
        opened(folder, address)
    return raised.value


def without_a_lock(address: str) -> tuple[DatabaseEvents, WriteQueue]:
    """Events as a second process writes them which was let in although it shouldn't have been."""
    backend = PostgresBackend(read_address(address))
    engine = backend.open()
    writer = WriteQueue(engine, backend)
    return DatabaseEvents(engine, writer, SteadyClock()), writer


def test_the_migrations_lead_to_the_schema_in_the_code(tmp_path: Path, cluster: Cluster) -> None:
    database = opened(tmp_path, cluster.empty())
    with database.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == migrate.HEAD
    database.close()


def test_a_database_of_a_newer_rekje_is_left_alone(tmp_path: Path, cluster: Cluster) -> None:
    address = cluster.fresh()
    cluster.ask(address.rpartition("/")[2], "UPDATE alembic_version SET version_num = '9999'")
    assert refused(tmp_path, address).code == "serve-database-newer"


def test_of_many_racing_appends_each_version_is_stored_once(cluster: Cluster) -> None:
    address = cluster.fresh()
    stores = [without_a_lock(address) for _ in range(2)]
    stored: list[tuple[int, int]] = []

    def play(seat: int) -> None:
        events, chance = stores[seat][0], random.Random(seat)
        for _ in range(40):
            version = len(events.load("t")) if chance.random() < 0.7 else chance.randrange(30)
            try:
                events.append("t", version, [Passed(seat)])
                stored.append((version, seat))
            except StaleVersion:
                pass

    threads = [threading.Thread(target=play, args=(seat,)) for seat in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    stored.sort()
    assert [version for version, _ in stored] == [*range(len(stored))]
    assert stores[0][0].load("t") == [Passed(seat) for _, seat in stored]
    for _, writer in stores:
        writer.close()


def test_many_serve_together_but_an_import_is_alone(tmp_path: Path, cluster: Cluster) -> None:
    address = cluster.fresh()
    serving = [opened(tmp_path / name, address, alone=False) for name in ("one", "two")]
    error = refused(tmp_path / "three", address)
    assert error.code == "serve-postgres-held"
    assert str(error.params["since"]).startswith("20")
    # Another database of the same server is another matter.
    opened(tmp_path / "three", cluster.fresh()).close()
    for one in serving:
        one.close()
    importing = opened(tmp_path / "three", address)
    with pytest.raises(FormError) as raised:
        opened(tmp_path / "one", address, alone=False)
    assert raised.value.code == "serve-postgres-held"
    importing.close()
    opened(tmp_path / "one", address, alone=False).close()


def test_who_has_lost_the_lock_to_an_import_writes_no_more(tmp_path: Path, cluster: Cluster) -> None:
    address = cluster.fresh()
    first = opened(tmp_path / "one", address, alone=False)
    first.events.append("t", 0, [Passed(0)])
    name = address.rpartition("/")[2]
    # The other comes in the moment in which the first one's connections are lost.
    cluster.ask("postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    second = opened(tmp_path / "two", address)
    with pytest.raises(OSError, match="another process"):
        first.events.append("t", 1, [Passed(0)])
    told = first.probe()
    assert told.exception() is not None
    second.close()
    first.events.append("t", 1, [Passed(0)])
    assert first.events.load("t") == [Passed(0), Passed(0)]
    first.close()


def test_two_that_begin_at_once_migrate_once(tmp_path: Path, cluster: Cluster) -> None:
    address = cluster.empty()
    with ThreadPoolExecutor() as threads:
        both = list(threads.map(lambda name: opened(tmp_path / name, address, alone=False), ("one", "two")))
    assert revision_of(both[0]._engine) == migrate.HEAD
    for one in both:
        one.close()


def test_who_decides_by_an_older_revision_is_refused(tmp_path: Path, cluster: Cluster) -> None:
    database = opened(tmp_path, cluster.fresh())
    database.events.append("t", 0, [Passed(0)])
    assert database.register.revision("t") == 0
    database.register.say("t", StoredChatLine(1, 0, "hi", None, 1), revision=0).result()
    with pytest.raises(StaleVersion):
        database.events.submit("t", 1, [Passed(0)], revision=0).result()
    with pytest.raises(StaleVersion):
        database.register.say("t", StoredChatLine(2, 0, "ho", None, 1), revision=0).result()
    with database.connect() as connection:
        assert len(last_lines(connection, "t", 9)) == 1
    # Whoever is in the middle of a change is as good as done: nobody waits for it.
    with database._engine.begin() as other:
        other.exec_driver_sql("UPDATE tables SET changed = 0")
        with pytest.raises(StaleVersion):
            database.events.submit("t", 1, [Passed(0)], revision=1).result(5)
    database.events.submit("t", 1, [Passed(0)], revision=1).result()
    database.close()


def test_news_fit_into_what_postgresql_carries() -> None:
    news = [News(f"{'t' * 90}{number}", number) for number in range(500)]
    told = list(payloads(news))
    assert all(len(one.encode()) < 8_000 for one in told)
    assert [one for text in told for one in msgspec.json.decode(text, type=list[News])] == news
    assert list(payloads([])) == []


def test_after_a_restart_of_postgresql_everything_goes_on(tmp_path: Path) -> None:
    cluster = Cluster(the_cluster().programs)
    try:
        database = opened(tmp_path, cluster.fresh())
        table = a_game()
        stored(database.events, table)
        cluster.stop(signal.SIGQUIT)
        with pytest.raises(sa.exc.OperationalError):
            database.events.append("t1", len(table.events), [Passed(0)])
        error = database.probe().exception()
        assert isinstance(error, FormError)
        assert error.code == "serve-postgres-away"
        assert PASSWORD not in str(error.params)
        cluster.start()
        database.events.append("t1", len(table.events), [Passed(0)])
        assert database.events.load("t1") == [*table.events, Passed(0)]
        assert database.probe().result() is None
        database.close()
    finally:
        cluster.remove()


def test_in_a_shared_commit_one_that_fails_takes_nobody_with_it(tmp_path: Path, cluster: Cluster) -> None:
    database = opened(tmp_path, cluster.fresh())
    gate = threading.Event()
    slow = database.write(lambda connection: gate.wait() and None)
    together = [database.events.submit(name, at, [Passed(0)]) for name, at in (("a", 0), ("b", 7), ("a", 0), ("c", 0))]
    gate.set()
    slow.result()
    assert [type(one.exception()) for one in together] == [type(None), StaleVersion, StaleVersion, type(None)]
    assert database.events.tables() == ["c", "a"]
    database.close()


def test_a_table_read_while_it_grows_is_whole(tmp_path: Path, cluster: Cluster) -> None:
    database = opened(tmp_path, cluster.fresh())
    done = threading.Event()

    def grow() -> None:
        for version in range(150):
            database.events.append("t", version, [Passed(0)])
        done.set()

    growing = threading.Thread(target=grow)
    growing.start()
    lengths = []
    while not done.is_set():
        lengths.append(len(database.events.load("t")))
    growing.join()
    assert lengths == sorted(lengths)
    assert len(database.events.load("t")) == 150
    database.close()


@pytest.mark.parametrize(
    ("address", "code"),
    [
        (f"postgresql://rekje:{PASSWORD}@127.0.0.1:1/rekje", "serve-postgres-away"),
        (f"postgres://rekje:{PASSWORD}@no-such-host.invalid/rekje", "serve-postgres-away"),
        (f"postgresql://127.0.0.1:1/rekje?password={PASSWORD}", "serve-postgres-away"),
        (f"postgresql://rekje:{PASSWORD}@127.0.0.1:1/rekje?no_such_option=1", "serve-postgres-away"),
        (f"mysql://rekje:{PASSWORD}@127.0.0.1/rekje", "serve-postgres-address"),
        (f"postgresql://rekje:{PASSWORD}@127.0.0.1", "serve-postgres-address"),
        (f"rekje:{PASSWORD}", "serve-postgres-address"),
        ("", "serve-postgres-address"),
        (f"postgresql://rekje:{PASSWORD}@127.0.0.1:x/rekje", "serve-postgres-address"),
    ],
)
def test_an_address_that_leads_nowhere_is_one_sentence_without_its_password(
    tmp_path: Path, address: str, code: str
) -> None:
    error = refused(tmp_path, address)
    assert error.code == code
    assert PASSWORD not in str(error.params) + str(error)


def test_what_postgresql_refuses_is_one_sentence(tmp_path: Path, cluster: Cluster) -> None:
    name = cluster.fresh().rpartition("/")[2]
    for address in (cluster.address(name, "guessed-1"), cluster.address("no_such_database")):
        error = refused(tmp_path, address)
        assert error.code == "serve-postgres-away"
        assert "guessed-1" not in str(error.params)
        assert "\n" not in str(error.params["reason"])
    assert refused(tmp_path, cluster.empty("LATIN1")).code == "serve-postgres-encoding"
    cluster.ask("postgres", f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    database = opened(tmp_path, cluster.address(name))
    failure = database.write(lambda connection: connection.execute(metadata.tables["tables"].delete()) and None)
    error = failure.exception()
    assert error is not None
    assert database.backend.trouble(error).code == "serve-postgres-refused"
    told = database.probe().exception()
    assert isinstance(told, FormError)
    database.close()


def test_a_process_that_was_stopped_while_it_tested_the_disk_keeps_nobody_from_writing(
    tmp_path: Path, cluster: Cluster
) -> None:
    address = cluster.fresh()
    with closing(opened(tmp_path / "one", address, alone=False)) as one:
        writing, go = threading.Event(), threading.Event()

        def stopped(connection: sa.Connection) -> None:
            one.backend.test_writing(connection)
            writing.set()
            assert go.wait(PATIENCE)

        held = one.write(stopped)
        assert writing.wait(PATIENCE)
        try:
            with closing(opened(tmp_path / "two", address, alone=False)) as two:
                assert two.probe().result(PATIENCE) is None
                two.events.submit("t", 0, [Passed(0)]).result(PATIENCE)
                assert not held.done()
        finally:
            go.set()
