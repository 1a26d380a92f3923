"""``rekje serve`` where it can't begin: a sentence, and nothing is opened."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from rekje.cli.serve import usual_port
from tests.records.command import run


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    ran = run("serve", "--port", "0", "--data", str(file))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "can’t be written" in ran.err
    assert file.read_text() == "mine"


@pytest.mark.parametrize("built", [False, True])
def test_it_is_open_only_where_there_is_a_page(built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page"
    page.mkdir()
    if built:
        (page / "index.html").write_text("<!doctype html>", "utf-8")
    opened: list[str] = []
    monkeypatch.setattr("rekje.server.opened.OpenedServer.run", lambda server: server._opened())
    monkeypatch.setattr("rekje.cli.serve._has_browser", lambda: True)
    monkeypatch.setattr(
        "rekje.cli.serve.Thread", lambda target, args, daemon: SimpleNamespace(start=lambda: opened.extend(args))
    )
    monkeypatch.setattr("rekje.server.logs.start_logging", lambda folder, level: None)
    ran = run("serve", "--open", "--port", "0", "--data", str(tmp_path / "data"), "--page", str(page))
    assert ran.status == 0
    assert ("Rekje is open at http://127.0.0.1:" in ran.out) is built
    assert ("without its page in the browser" in ran.out) is not built
    assert bool(opened) is built


def test_an_address_that_is_none() -> None:
    ran = run("serve", "--host", "no such host")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "no such host" in ran.err


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = run("serve", "--port", str(port), "--data", str(tmp_path))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert str(port) in ran.err


def test_the_usual_port_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr("rekje.cli.serve.USUAL_PORT", taken.getsockname()[1])
        assert usual_port("127.0.0.1") not in (0, taken.getsockname()[1])


def test_another_site_that_is_no_address(tmp_path: Path) -> None:
    ran = run("serve", "--port", "0", "--data", str(tmp_path), "--origin", "example")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_it_says_that_it_is_open_once_it_answers(tmp_path: Path) -> None:
    code = "from rekje.cli import main; main(['serve', '--port', '0', '--data', 'data'])"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        try:
            assert server.stdout
            port = re.search(r":(\d+)", server.stdout.readline())
            assert port
            socket.create_connection(("127.0.0.1", int(port[1]))).close()
        finally:
            server.terminate()
