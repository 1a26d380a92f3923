"""`deploy/several/`: proxies before several servers, and the compose file."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import yaml

from rekje.cli import COMMANDS
from rekje.cli.serve import serve
from rekje.server.settings import Limits
from rekje.storage.database.migrate import HEAD
from tests.server.kit import GENEROUS, Server, serving, until
from tests.support import NO_CERTIFICATES, PATIENCE, free_port

SEVERAL = Path(__file__).parents[2] / "deploy" / "several"
CERTIFICATE = "ssl crt /etc/haproxy/rekje.pem"
OWN = ("127.0.0.1:8001", "127.0.0.1:8002")
TWO_TABLES = Limits(quotas={"tables": {"address": "1/m burst 2"}})
LACKING = "{0} isn't installed here (Debian: apt-get install {0}), so nothing was tried behind it."


def caddy(folder: Path, port: int, servers: list[Server]) -> tuple[list[str], dict[str, str]]:
    """How Caddy is started before these servers, on a port without TLS."""
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + (SEVERAL / "Caddyfile").read_text("utf-8"))
    processes = " ".join(f"127.0.0.1:{server.port}" for server in servers)
    named = {"REKJE_SITE": f"http://127.0.0.1:{port}", "REKJE_PROCESSES": processes, "HOME": str(folder)}
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], named


def haproxy(folder: Path, port: int, servers: list[Server]) -> tuple[list[str], dict[str, str]]:
    """The same for HAProxy."""
    text = (SEVERAL / "haproxy.cfg").read_text("utf-8")
    text = text.replace(f":443 {CERTIFICATE}", f"127.0.0.1:{port}")
    if os.geteuid() != 0:
        # Only root can go on as somebody else.
        text = re.sub(r"^ *(user|group) haproxy\n", "", text, flags=re.MULTILINE)
    for own, server in zip(OWN, servers, strict=True):
        assert own in text
        text = text.replace(own, f"127.0.0.1:{server.port}")
    (folder / "haproxy.cfg").write_text(text)
    return [shutil.which("haproxy", path=PATH) or "", "-db", "-f", str(folder / "haproxy.cfg")], {}


PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
PROXIES = [
    pytest.param(start, marks=pytest.mark.skipif(not shutil.which(name, path=PATH), reason=LACKING.format(name)))
    for name, start in (("caddy", caddy), ("haproxy", haproxy))
]


@pytest.fixture(params=PROXIES, ids=lambda start: start.__name__)
def behind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Any, list[Server]]]:
    """Two servers and the address of a proxy before them."""
    start: Callable[..., tuple[list[str], dict[str, str]]] = request.param
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    more: dict[str, Any] = {"public_url": url, "proxies": ("127.0.0.1",), "origins": (url,)}
    quotas = {**GENEROUS.quotas, **TWO_TABLES.quotas}
    with (
        serving(tmp_path / "one", **more) as one,
        serving(tmp_path / "two", limits=Limits(quotas=quotas), **more) as two,
        (tmp_path / "log").open("w") as log,
    ):
        command, named = start(tmp_path, port, [one, two])
        with subprocess.Popen(command, env=os.environ | named, stdout=log, stderr=log) as proxy:
            try:
                until(lambda: answers(url))
                yield SimpleNamespace(url=url, port=port), [one, two]
            finally:
                proxy.kill()


def answers(url: str, path: str = "/healthz") -> bool:
    try:
        return httpx.get(url + path, verify=NO_CERTIFICATES).is_success
    except httpx.TransportError:
        return False


def test_people_are_sent_to_servers_that_are_ready_and_none_is_refused_while_one_leaves(
    behind: tuple[Any, list[Server]],
) -> None:
    proxy, (one, two) = behind
    for path in ("/metrics", "/readyz"):
        assert httpx.get(proxy.url + path).status_code == 404
    stop, home = Event(), {"origin": proxy.url}

    def ask_on() -> set[int]:
        with httpx.Client(base_url=proxy.url, timeout=PATIENCE) as client:
            found = set()
            while not stop.is_set():
                found.add(client.get("/api/games").status_code)
                found.add(client.post("/api/invitation", json={"token": "x" * 43}, headers=home).status_code)
            return found

    with ThreadPoolExecutor(3) as people:
        asking = [people.submit(ask_on) for _ in range(3)]
        one.stop()
        # The other alone.
        until(lambda: httpx.get(f"{proxy.url}/api/games", verify=NO_CERTIFICATES).is_success)
        stop.set()
        assert {code for one in asking for code in one.result()} == {200, 404}
    # Counted by their own address, whatever else they claim.
    with httpx.Client(base_url=proxy.url, headers={"origin": proxy.url}) as client:
        codes = [client.post("/api/tables", json=wish(), headers=forged(n)).status_code for n in range(4)]
    assert codes[-1] == 429
    store(two, "0001")
    until(lambda: status(proxy.url) in (502, 503))
    store(two, HEAD)
    until(lambda: answers(proxy.url))


def status(url: str) -> int | None:
    """What whoever asks for the games gets; None if the answer is cut off, because the process is just being marked as
    down and loses its connections."""
    try:
        return httpx.get(f"{url}/api/games", timeout=PATIENCE, verify=NO_CERTIFICATES).status_code
    except httpx.RemoteProtocolError:
        return None


def wish() -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "computer", "player": "novice"}]
    return {"game": "scrabble", "edition": "en", "seats": seats}


def forged(number: int) -> dict[str, str]:
    return {"x-forwarded-for": f"192.0.2.{number}"}


def store(server: Server, step: str) -> None:
    query = sa.text("UPDATE alembic_version SET version_num = :step")
    server.site.registry.database.write(lambda on: on.execute(query, {"step": step})).result()


def compose() -> dict[str, Any]:
    text = (SEVERAL / "compose.yaml").read_text("utf-8")
    made: dict[str, Any] = yaml.safe_load(text)
    return made


def test_the_compose_file_asks_for_what_there_is() -> None:
    services = compose()["services"]
    assert sorted(services) == ["database", "proxy", "serve1", "serve2", "work"]
    options = {name for option in serve.params for name in option.opts}
    for name in ("serve1", "serve2"):
        command = services[name]["command"]
        assert command[0] == "serve"
        assert {word for word in command if word.startswith("--")} <= options
        assert "/readyz" in services[name]["healthcheck"]["test"][-1]
        assert services["proxy"]["networks"]["inside"]["ipv4_address"] in command
    assert services["work"]["command"][0] in COMMANDS
    ours = [services[name] for name in ("serve1", "serve2", "work")]
    assert all(one["read_only"] and one["cap_drop"] == ["ALL"] for one in ours)
    # Each has a volume of its own, and no image is bound to a registry.
    assert len({one["volumes"][0] for one in ours}) == 3
    images = [re.sub(r"\$\{\w+:-(.*)\}", r"\1", one["image"]) for one in services.values()]
    assert not [image for image in images if "/" in image and not image.startswith("localhost/")]
    text = (SEVERAL / "compose.yaml").read_text("utf-8")
    asked = set(re.findall(r"\$\{(\w+)(?::\?[^}]*)?\}", text))
    assert asked == set(re.findall(r"^(REKJE_\w+)=", (SEVERAL / "example.env").read_text("utf-8"), re.MULTILINE))


@pytest.mark.skipif(not shutil.which("docker-compose"), reason="docker-compose isn't installed here.")
@pytest.mark.parametrize("password", ["", "sesame"])
def test_compose_understands_it_and_wants_a_password(password: str) -> None:
    named = {"REKJE_SITE": "rekje.example.org", "REKJE_PASSWORD": password, "PATH": PATH}
    ran = subprocess.run(
        ("docker-compose", "-f", str(SEVERAL / "compose.yaml"), "config", "-q"),
        env=named,
        capture_output=True,
        text=True,
    )
    assert (ran.returncode == 0) == bool(password), ran.stderr
    assert password or "write a password into .env" in ran.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason=LACKING.format("caddy"))
def test_the_form_of_the_caddyfile_is_caddys() -> None:
    fitted = subprocess.run(("caddy", "fmt", str(SEVERAL / "Caddyfile")), capture_output=True, text=True)
    assert fitted.stdout == (SEVERAL / "Caddyfile").read_text("utf-8")


def test_servers_are_restarted_one_after_another_until_one_does_not_come_back(tmp_path: Path) -> None:
    done = tmp_path / "done"
    program = tmp_path / "systemctl"
    program.write_text(f'#!/bin/sh\necho "$@" >>{done}\n')
    program.chmod(0o755)
    nobody = free_port()
    named = {"PATH": f"{tmp_path}:{PATH}", "PATIENCE": "2", "NOTICE": "0"}
    with serving(tmp_path / "data") as server:
        command = (SEVERAL / "restart.sh", *map(str, (server.port, nobody, server.port)))
        ran = subprocess.run(command, env=named, capture_output=True, text=True, timeout=PATIENCE)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (1, "", 1)
    assert f"rekje-serve@{nobody} isn't ready after 2 seconds" in ran.stderr
    assert done.read_text() == f"restart rekje-serve@{server.port}\nrestart rekje-serve@{nobody}\n"
