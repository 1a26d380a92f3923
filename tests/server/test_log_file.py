"""The server's last log lines are kept in its data folder, too."""

from __future__ import annotations

import io
import json
import logging
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from rekje.server import logs


@pytest.fixture(autouse=True)
def _loggers_as_they_were() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in ("rekje.server", "uvicorn", "litestar")]
    before = [(one.handlers, one.level, one.propagate) for one in loggers]
    yield
    for one, (handlers, level, propagate) in zip(loggers, before, strict=True):
        for handler in set(one.handlers) - set(handlers):
            handler.close()
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)


def test_the_file_has_the_lines_of_standard_error_and_is_nobody_elses(tmp_path: Path) -> None:
    told = io.StringIO()
    logs.start_logging(tmp_path, told)
    logs.log("started", ms=3, who="Bram")
    file = tmp_path / logs.LOG
    assert file.read_text() == told.getvalue()
    line = json.loads(file.read_text())
    assert (line["event"], line["ms"], "who" in line) == ("started", 3, False)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_file_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "_MOST_BYTES", 1000)
    logs.start_logging(tmp_path, io.StringIO())
    for number in range(100):
        logs.log("refused", seat=number)
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == ["rekje.log", "rekje.log.1"]
    assert all(path.stat().st_size <= 1000 for path in files)
    assert '"seat":99' in files[0].read_text()


def test_a_file_that_cannot_be_written_stops_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / logs.LOG).mkdir()
    told = io.StringIO()
    logs.start_logging(tmp_path, told)
    logs.log("started")
    assert "started" in told.getvalue()
    assert capsys.readouterr().err == ""
