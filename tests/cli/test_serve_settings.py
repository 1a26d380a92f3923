"""``[serve]`` in ``settings.toml``: the options of ``rekje serve`` that nobody has to type."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rekje.players.base import Budget
from rekje.server.metrics import Metrics
from rekje.server.settings import Settings
from tests.records.command import Ran, run

WHOLE = """
language = "en"
[serve]
host = "127.0.0.2"
port = 0
public-url = "https://rekje.example.org"
origin = ["https://club.example.org"]
accept-host = ["rekje.local"]
proxy = ["192.0.2.1", "192.0.2.2"]
pace = 2
think = "2.5s"
depth = 3
connections = 5000
log = "debug"
"""


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of each server that would have started."""
    begun: list[Settings] = []

    def begin(settings: Settings, *_: Any) -> Any:
        begun.append(settings)
        return SimpleNamespace(metrics=Metrics(), leave=None)

    monkeypatch.setenv("REKJE_CONFIG", str(tmp_path))
    monkeypatch.setattr("rekje.server.app.make_app", begin)
    monkeypatch.setattr("rekje.server.opened.OpenedServer.run", lambda server: None)
    monkeypatch.setattr("rekje.server.logs.start_logging", lambda folder, level: None)
    return begun


def serve(folder: Path, text: str | bytes | None, *options: str) -> Ran:
    if text is not None:
        (folder / "settings.toml").write_bytes(text.encode() if isinstance(text, str) else text)
    return run("serve", "--data", str(folder / "data"), *options)


def test_every_option_may_stand_there(tmp_path: Path, started: list[Settings]) -> None:
    assert serve(tmp_path, WHOLE).status == 0
    (settings,) = started
    assert (settings.host, settings.public_url, settings.pace) == ("127.0.0.2", "https://rekje.example.org", 2)
    assert settings.origins == ("https://rekje.example.org", "https://club.example.org")
    assert (settings.hosts, settings.proxies) == (("rekje.local",), ("192.0.2.1", "192.0.2.2"))
    assert settings.port not in (0, 8000)
    assert settings.limits.connections == 5000
    assert settings.budget == Budget(seconds=2.5, depth=3)


def test_a_mail_server_may_stand_there(tmp_path: Path, started: list[Settings]) -> None:
    text = '[mail]\nhost = "smtp.example.org"\nfrom = "rekje@example.org"\nsecurity = "tls"\n'
    assert serve(tmp_path, text, "--port", "0").status == 0
    mail = started[0].mail
    assert mail is not None
    assert (mail.host, mail.sender, mail.usual_port) == ("smtp.example.org", "rekje@example.org", 465)


def test_what_is_typed_goes_before(tmp_path: Path, started: list[Settings]) -> None:
    typed = ("--host", "127.0.0.1", "--proxy", "192.0.2.9", "--pace", "0.7", "--port", "0")
    assert serve(tmp_path, WHOLE, *typed).status == 0
    (settings,) = started
    assert (settings.host, settings.proxies, settings.pace) == ("127.0.0.1", ("192.0.2.9",), 0.7)
    assert settings.hosts == ("rekje.local",)


@pytest.mark.parametrize("text", [None, "", 'language = "nl"', "[serve]"])
def test_none_are_needed(text: str | None, tmp_path: Path, started: list[Settings]) -> None:
    assert serve(tmp_path, text, "--port", "0").status == 0
    assert (started[0].host, started[0].proxies, started[0].public_url) == ("127.0.0.1", (), None)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[serve\n", "line 1"),
        (b"\xff", "TOML"),
        ("serve = 8000", "[serve]"),
        ("[serve]\nports = 1", "“ports”"),
        ('[serve]\nport = "8000"', "port = 8000"),
        ("[serve]\nport = 65536", "port = 8000"),
        ("[serve]\nport = true", "port = 8000"),
        ("[serve]\npace = 61", "pace = 0.7"),
        ("[serve]\nconnections = 2", "connections = 2000"),
        ('[serve]\nlog = "loud"', 'log = "debug"'),
        ("[serve]\nhost = 1", 'host = "0.0.0.0"'),
        ('[serve]\nproxy = "192.0.2.1"', 'proxy = ["192.0.2.1"]'),
        ("[serve]\norigin = [1]", "origin = ["),
        ('[serve]\npublic-url = "rekje.example.org"', 'public-url = "https://rekje.example.org"'),
        ('[serve]\norigin = ["club"]', 'origin = ["https://club.example.org"]'),
        ('[serve]\nproxy = ["rekje"]', 'proxy = ["192.0.2.1"]'),
        ("mail = 25", "[mail]"),
        ('[mail]\nhost = "smtp.example.org"', 'from = "Rekje <rekje@example.org>"'),
        ("[mail]\nhots = 1", "“hots” under [mail]"),
        ("[server]\nport = 9123", "“[server]”, which is no setting. The settings are language, lexicons, [serve]"),
        ("foo = 1", "“foo”"),
        ('language = "xx"', "“xx”"),
        ("lexicons = 1", 'lexicons = "'),
    ],
)
def test_what_is_wrong_is_one_sentence(text: str | bytes, told: str, tmp_path: Path, started: list[Settings]) -> None:
    ran = serve(tmp_path, text, *(("--port", "0") if "port" not in str(text) else ()))
    assert (ran.status, ran.out, ran.err.count("\n"), started) == (2, "", 1, [])
    assert told in ran.err
    assert str(tmp_path / "settings.toml") in ran.err


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path: Path, started: list[Settings]) -> None:
    (tmp_path / "settings.toml").mkdir()
    ran = serve(tmp_path, None)
    assert (ran.status, ran.out, ran.err.count("\n"), started) == (2, "", 1, [])
    assert str(tmp_path / "settings.toml") in ran.err


def test_the_database_may_stand_there_or_in_a_variable(
    tmp_path: Path, started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = '[serve]\nport = 0\ndatabase = "postgresql://rekje:sesame@kept/rekje"\n'
    assert serve(tmp_path, text).status == 0
    monkeypatch.setenv("REKJE_DATABASE", "postgres://rekje@variable/rekje")
    assert serve(tmp_path, text).status == 0
    assert serve(tmp_path, text, "--database", "postgresql://typed/rekje?password=sesame").status == 0
    assert serve(tmp_path, text, "--database", "sqlite").status == 0
    assert [one.database and one.database.host for one in started] == ["kept", "variable", "typed", None]
    assert "sesame" not in str([str(one) for one in started])
    ran = serve(tmp_path, text, "--database", "rekje:sesame@localhost")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "sesame" not in ran.err
