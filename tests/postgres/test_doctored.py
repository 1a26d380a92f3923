"""What `rekje doctor` and the other commands say of a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekje.doctor.database import check_clock, check_database, check_tables
from rekje.doctor.finding import Finding, Status, Subject
from rekje.storage.database.store import Database
from rekje.storage.postgres.address import read_address
from tests.clusters import PASSWORD, Cluster
from tests.postgres.test_moving import lived_in
from tests.records.command import run


def found(folder: Path, address: str) -> list[Finding]:
    subject = Subject(folder, database=address)
    return [one for check in (check_database, check_tables, check_clock) for one in check(subject)]


def codes(folder: Path, address: str) -> list[str]:
    return [one.code for one in found(folder, address)]


def test_a_database_that_is_well(tmp_path: Path, cluster: Cluster) -> None:
    address = cluster.fresh()
    database = Database(tmp_path, url=read_address(address))
    # Also while the server runs.
    lived_in(database)
    assert codes(tmp_path, address) == [
        "serve-doctor-postgres", "serve-doctor-newest", "serve-doctor-tables", "serve-doctor-clock"
    ]  # fmt: skip
    database.close()
    assert PASSWORD not in str(found(tmp_path, address))


def test_a_database_with_nothing_in_it_is_well_too(tmp_path: Path, cluster: Cluster) -> None:
    assert codes(tmp_path, cluster.empty()) == ["serve-doctor-postgres", "serve-doctor-clock"]


def test_what_is_wrong_is_named_and_what_to_do(tmp_path: Path, cluster: Cluster) -> None:
    later, damaged, latin = cluster.fresh(), cluster.fresh(), cluster.empty("LATIN1")
    cluster.ask(later.rpartition("/")[2], "UPDATE alembic_version SET version_num = '9999'")
    database = Database(tmp_path, url=read_address(damaged))
    lived_in(database)
    database.close()
    cluster.ask(damaged.rpartition("/")[2], "UPDATE batches SET events = '[{}]'")
    cluster.ask("postgres", "CREATE ROLE poor LOGIN PASSWORD 'poor'")
    poor = damaged.replace(f"rekje:{PASSWORD}", "poor:poor")
    for address, code in (
        (later, "serve-doctor-schema"),
        (damaged, "serve-store-damaged"),
        (latin, "serve-postgres-encoding"),
        (poor, "serve-doctor-postgres-rights"),
        (cluster.address("no_such"), "serve-postgres-away"),
        (cluster.address("no_such", "guessed-1"), "serve-postgres-away"),
        ("mysql://x/y", "serve-postgres-address"),
    ):
        wrong = [one for one in found(tmp_path, address) if one.status is Status.WRONG]
        assert [one.code for one in wrong] == [code]
        assert wrong[0].advice
        assert not {PASSWORD, "guessed-1"} & {str(value) for value in wrong[0].params.values()}


def test_without_its_package_it_is_said_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    ran = run("export", "-", "--data", str(tmp_path), "--database", "postgresql://localhost/rekje")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "rekje[postgres]" in ran.err


@pytest.mark.parametrize("command", ["serve", "export", "import"])
def test_a_database_that_cant_be_reached_is_one_sentence(tmp_path: Path, command: str) -> None:
    arguments = [] if command == "serve" else [str(tmp_path / "file")]
    (tmp_path / "file").write_bytes(b"x")
    address = f"postgresql://rekje:{PASSWORD}@127.0.0.1:1/rekje"
    ran = run(command, *arguments, "--data", str(tmp_path / "data"), "--database", address)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "postgresql://127.0.0.1:1/rekje" in ran.err
    assert PASSWORD not in ran.err + ran.out
