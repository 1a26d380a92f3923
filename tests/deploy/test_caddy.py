"""`deploy/Caddyfile`: Caddy with TLS before a server, tried with a certificate of its own making."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.sync.client import connect

from rekje.server.settings import Limits
from tests.server.kit import serving, until
from tests.support import PATIENCE, free_port

CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"
SETTINGS = CADDYFILE.with_name("settings.toml")
SITE = "rekje.example.org"
OWN = "127.0.0.1:8000"
OPTIONS = """{{
	admin off
	auto_https disable_redirects
	skip_install_trust
	storage file_system {folder}
}}
"""
TWO_TABLES = Limits(quotas={"tables": {"address": "1/m burst 2"}})

pytestmark = pytest.mark.skipif(not shutil.which("caddy"), reason="caddy isn't installed here.")


class Behind(NamedTuple):
    """A server behind Caddy: its public address, and what trusts its certificate."""

    url: str
    trust: ssl.SSLContext

    def client(self, address: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """A browser at an address of its own."""
        way = httpx.HTTPTransport(verify=self.trust, local_address=address)
        return httpx.Client(base_url=self.url, transport=way, timeout=PATIENCE, headers={"origin": self.url, **headers})


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    folder = tmp_path_factory.mktemp("caddy")
    port = free_port()
    url = f"https://localhost:{port}"
    with serving(
        folder / "data", public_url=url, proxies=("127.0.0.1", "::1"), origins=(url,), limits=TWO_TABLES
    ) as own:
        text = CADDYFILE.read_text("utf-8").replace(OWN, f"127.0.0.1:{own.port}")
        text = re.sub(rf"^{re.escape(SITE)} ", f"{url} ", text, flags=re.M).replace("# tls internal", "tls internal")
        (folder / "Caddyfile").write_text(OPTIONS.format(folder=folder) + text)
        command = ("caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile"))
        surroundings = os.environ | {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with (folder / "log").open("w") as log, subprocess.Popen(command, env=surroundings, stderr=log) as caddy:
            root = folder / "pki" / "authorities" / "local" / "root.crt"
            try:
                until(lambda: root.exists() and root.stat().st_size)
                there = Behind(url, ssl.create_default_context(cafile=root))
                until(lambda: answers(there))
                yield there
            finally:
                caddy.kill()


def answers(there: Behind) -> bool:
    try:
        with there.client() as client:
            return client.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


def make(client: httpx.Client) -> httpx.Response:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
    return client.post("/api/tables", json={"game": "scrabble", "edition": "en", "seats": seats})


def test_the_file_is_in_form_as_it_stands() -> None:
    ran = subprocess.run(
        ("caddy", "validate", "--adapter", "caddyfile", "--config", str(CADDYFILE)), capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    fitted = subprocess.run(("caddy", "fmt", str(CADDYFILE)), capture_output=True, text=True)
    assert fitted.stdout == CADDYFILE.read_text("utf-8")


def test_the_settings_beside_it_name_the_same_address() -> None:
    assert f'public-url = "https://{SITE}"' in SETTINGS.read_text("utf-8")
    assert "port = 8000" in SETTINGS.read_text("utf-8")


def test_page_and_table_come_through_it(behind: Behind) -> None:
    with behind.client("127.0.0.9") as client:
        page = client.get("/")
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert page.status_code == 200
        assert all(client.get(part).status_code == 200 for part in parts)
        made = make(client)
        assert made.status_code == 201, made.text
        assert "Secure" in made.headers["set-cookie"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        table = made.json()["table"]
    address = f"wss{behind.url.removeprefix('https')}/api/tables/{table}/live"
    with connect(
        address, ssl=behind.trust, origin=behind.url, additional_headers={"cookie": cookie}, open_timeout=PATIENCE
    ) as wire:  # type: ignore[call-overload]
        wire.send('{"type": "hello"}')
        assert until(lambda: '"snapshot"' in str(wire.recv(PATIENCE)))


def test_people_are_counted_by_their_own_address(behind: Behind) -> None:
    with behind.client("127.0.0.2") as one, behind.client("127.0.0.3") as other:
        assert [make(one).status_code for _ in range(3)] == [201, 201, 429]
        assert make(other).status_code == 201
    # Nobody becomes somebody else by claiming it.
    with behind.client("127.0.0.2", **{"x-forwarded-for": "192.0.2.7"}) as forging:
        assert make(forging).status_code == 429


def test_the_figures_stay_inside(behind: Behind) -> None:
    with behind.client() as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/healthz").status_code == 200
