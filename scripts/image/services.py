"""The services of `deploy/several/compose.yaml`, each run as the compose file says without a container engine: from its
image, as its user, with its volume and its own network address, and with no other process in sight."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import yaml

SEVERAL = Path(__file__).parents[2] / "deploy" / "several"
BASE = "localhost/rekje-base"
PATIENCE = 60.0
OWN = {
    "REKJE_POSTGRES": ("localhost/rekje-postgres", "'^postgresql-[0-9]+$'", """
        set -eu
        PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
        install -d -o postgres -m 700 "$PGDATA"
        as="setpriv --reuid postgres --regid postgres --init-groups"
        echo "$POSTGRES_PASSWORD" >/tmp/password
        chmod 644 /tmp/password
        own="--auth-host=scram-sha-256 --pwfile=/tmp/password $POSTGRES_INITDB_ARGS"
        $as initdb -D "$PGDATA" -U "$POSTGRES_USER" $own
        echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
        run="-D $PGDATA -c unix_socket_directories=/tmp"
        $as pg_ctl -w -o "$run -c listen_addresses=" -D "$PGDATA" start
        $as createdb -h /tmp -U "$POSTGRES_USER" "$POSTGRES_DB"
        $as pg_ctl -w -D "$PGDATA" stop
        exec $as postgres $run -c listen_addresses='*'
        """, {"PGDATA": "/var/lib/postgresql/data", "PGHOST": "/tmp"}),
    "REKJE_CADDY": ("localhost/rekje-caddy", "caddy", """
        exec caddy run --config /etc/caddy/Caddyfile --adapter caddyfile
        """, {"XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config", "HOME": "/config"}),
}  # fmt: skip
"""Stand-ins for two images: by the variable that names each its name, Debian's package, how it starts, and its
surroundings."""
START = """
set -eu
root=$1 user=$2 read_only=$3; shift 3
mount --make-rprivate /
mount --rbind "$root" "$root"
mount --bind "$HOSTS" "$root/etc/hosts"
while [ "$1" != -- ]; do mount --bind "$1" "$root$2"; shift 2; done
shift
mount -t tmpfs tmpfs "$root/tmp"
chmod 1777 "$root/tmp"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
[ "$read_only" = 0 ] || mount -o remount,bind,ro "$root"
drop=
[ "$read_only" = 0 ] || drop="--bounding-set=-all --inh-caps=-all --no-new-privs"
exec chroot "$root" /usr/bin/setpriv --reuid "${user%:*}" --regid "${user#*:}" --clear-groups $drop /usr/bin/env -i "$@"
"""


def run(*command: str) -> str:
    """What a program prints; the end of this one if it fails."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{shlex.join(command)}: {done.stderr or done.stdout}")
    return done.stdout.strip()


def buildah(*arguments: str) -> str:
    driver = os.environ.get("IMAGE_DRIVER")
    return run("buildah", *(("--storage-driver", driver) if driver else ()), *arguments)


def make_own() -> None:
    """Make the images that stand in for those of a registry, from Debian's packages, unless they are there."""
    there = buildah("images", "--format", "{{.Name}}").splitlines()
    if all(name in there for name, *_ in OWN.values()):
        return
    with tempfile.TemporaryDirectory() as folder:
        _make_own(Path(folder))


def _make_own(folder: Path) -> None:
    for name, package, start, surroundings in OWN.values():
        (folder / "start.sh").write_text(re.sub(r"^ +", "", start.strip(), flags=re.MULTILINE))
        lines = [
            f"FROM {BASE}",
            "ENV DEBIAN_FRONTEND=noninteractive",
            f"RUN apt-get update -q && apt-get install -q -y --no-install-recommends {package}",
            "COPY start.sh /start.sh",
            *(f"ENV {key}={value}" for key, value in surroundings.items()),
            'ENTRYPOINT ["sh", "/start.sh"]',
        ]
        (folder / "Containerfile").write_text("\n".join(lines) + "\n")
        buildah("bud", "--format", "docker", "--isolation", "chroot", "-q", "-t", name, str(folder))


def compose(named: Mapping[str, str]) -> dict[str, Any]:
    """The compose file, with its variables."""

    def value(found: re.Match[str]) -> str:
        return named.get(found[1]) or found[2] or ""

    text = (SEVERAL / "compose.yaml").read_text("utf-8")
    made: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+)(?::[-?]([^}]*))?\}", value, text))
    return made


class Service:
    """A service of the compose file, which can be started, asked how it is, and stopped."""

    def __init__(self, folder: Path, name: str, asked: dict[str, Any], address: str) -> None:
        self.folder, self.name, self.asked, self.address = folder, name, asked, address
        self._held = buildah(
            "from", "--pull-never" if asked["image"].startswith("localhost/") else "--pull", asked["image"]
        )
        self.root = Path(buildah("mount", self._held))
        config = json.loads(buildah("inspect", "--type", "image", asked["image"]))["Docker"]["config"]
        self.user = config.get("User") or "0:0"
        own = asked.get("environment", {})
        self.surroundings = [*(config.get("Env") or []), *(f"{key}={value}" for key, value in own.items())]
        self.command = [*(config.get("Entrypoint") or []), *(asked.get("command") or config.get("Cmd") or [])]
        (self.root / "etc" / "hosts").touch()
        self.volumes = [self._volume(volume) for volume in asked.get("volumes", ())]
        self._process: subprocess.Popen[bytes] | None = None
        self.link = f"to-{name}"

    def _volume(self, volume: str) -> tuple[str, str]:
        """A volume's place here and there. One with a name begins with what the image has there, as engines do it."""
        source, target, *_ = volume.split(":")
        inside = self.root / target.lstrip("/")
        if source.startswith("."):
            inside.parent.mkdir(parents=True, exist_ok=True)
            inside.touch()
            return str((SEVERAL / source).resolve()), target
        inside.mkdir(parents=True, exist_ok=True)
        place = self.folder / "volumes" / source
        if not place.exists():
            run("cp", "-a", str(inside), str(place))
        return str(place), target

    def connect(self) -> None:
        """Give it a network with one cable, to the switch that all have in common."""
        run("ip", "netns", "add", self.name)
        run("ip", "link", "add", self.link, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        run("ip", "link", "set", self.link, "master", "switch", "up")
        run("ip", "-n", self.name, "address", "add", f"{self.address}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            run("ip", "-n", self.name, "link", "set", device, "up")

    def pull_cable(self, *, out: bool) -> None:
        run("ip", "link", "set", self.link, "down" if out else "up")

    def start(self) -> None:
        read_only = "1" if self.asked.get("read_only") else "0"
        mounts = [part for volume in self.volumes for part in volume]
        apart = ["ip", "netns", "exec", self.name, "unshare", "--mount", "--pid", "--fork", "--kill-child"]
        inside = [*mounts, "--", *self.surroundings, *self.command]
        command = [*apart, "sh", "-c", START, "start", str(self.root), self.user, read_only, *inside]
        hosts = os.environ | {"HOSTS": str(self.folder / "hosts")}
        with (self.folder / f"{self.name}.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=hosts)

    def _first(self) -> int | None:
        """The service's own process, the first in its world; None before there is one."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return int(children[0]) if children else None

    def healthy(self) -> bool:
        """Run the health check of the compose file inside."""
        assert self._process is not None
        if self._process.poll() is not None:
            sys.exit(f"{self.name} has ended: {self.said()}")
        check = self.asked["healthcheck"]["test"][1:]
        if (first := self._first()) is None:
            return False
        enter = ["nsenter", "--target", str(first), "--net", "--pid", "--mount"]
        inside = ["chroot", str(self.root), "/usr/bin/env", "-i", *self.surroundings, *check]
        return subprocess.run(enter + inside, capture_output=True).returncode == 0

    def wait(self) -> float:
        """Wait until it is healthy. Returns how long that took (s)."""
        began = time.monotonic()
        until(self.healthy, f"{self.name} isn't healthy", self.said)
        return time.monotonic() - began

    def stop(self) -> int:
        """Stop it as engines do, by SIGTERM to its first process. Returns its exit status."""
        assert self._process is not None
        first = self._first()
        assert first is not None
        os.kill(first, signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def said(self) -> str:
        log = self.folder / f"{self.name}.log"
        return log.read_text("utf-8", "replace")[-3_000:] if log.exists() else ""

    def remove(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        buildah("rm", self._held)


def until(true: Callable[[], bool], lacking: str, said: Callable[[], str]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            sys.exit(f"{lacking}: {said()}")
        time.sleep(0.2)
