"""The Containerfile: what it promises without being built. `make image` builds it and tries it."""

from __future__ import annotations

import re
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINES = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ").splitlines()


def said(word: str) -> list[str]:
    """What stands behind an instruction, from the last stage on."""
    stage = max(number for number, line in enumerate(LINES) if line.startswith("FROM "))
    return [line.partition(" ")[2].strip() for line in LINES[stage:] if line.startswith(f"{word} ")]


def test_the_server_is_not_root_and_writes_in_its_volume() -> None:
    assert [user.partition(":")[0] != "0" and user[0].isdigit() for user in said("USER")] == [True]
    (volume,) = said("VOLUME")
    (surroundings,) = said("ENV")
    set_to = dict(re.findall(r"(\w+)=(\S+)", surroundings))
    assert set_to["REKJE_DATA"] == volume
    assert set_to["REKJE_CACHE"].startswith(f"{volume}/")


def test_its_health_is_asked_at_the_port_of_its_settings() -> None:
    settings = tomllib.loads((ROOT / "deploy" / "container.toml").read_text("utf-8"))["serve"]
    assert said("EXPOSE") == [str(settings["port"])]
    (check,) = said("HEALTHCHECK")
    assert f"127.0.0.1:{settings['port']}/healthz" in check
    assert settings["host"] == "0.0.0.0"


def test_its_base_is_chosen_and_names_no_registry() -> None:
    bases = [line.split()[1] for line in LINES if line.startswith("FROM ")]
    assert set(bases) == {"${BASE}"}
    (usual,) = (line.partition("=")[2] for line in LINES if line.startswith("ARG BASE="))
    assert "/" not in usual


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="What git knows is asked of a clone.")
def test_the_build_sees_all_that_a_wheel_is_made_of() -> None:
    lines = (ROOT / ".containerignore").read_text("utf-8").splitlines()
    seen = [line[1:] for line in lines if line.startswith("!")]
    hidden = [line for line in lines if line and line[0] not in "!#*"]
    known = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")

    def is_seen(name: str) -> bool:
        return any(name == one or name.startswith(f"{one}/") for one in seen) and not any(
            name.startswith(f"{one}/") for one in hidden if not fnmatch(name, one)
        )

    needed = ("src/", "crates/", "web/src/", "web/public/", "requirements/", ".cargo/", "deploy/wheel/")
    assert [name for name in known if name.startswith(needed) and not is_seen(name)] == []
    for name in (
        "pyproject.toml",
        "Cargo.toml",
        "deploy/package.md",
        "LICENSE",
        "THIRD-PARTY.txt",
        "web/package-lock.json",
    ):
        assert is_seen(name), name
    for name in (".git/config", "build/dist/x", "web/node_modules/x", ".venv/x", "src/rekje/server/static/index.html"):
        assert not is_seen(name), name


@pytest.mark.parametrize("base", ["", "own"])
def test_without_a_builder_it_is_one_sentence(base: str) -> None:
    ran = subprocess.run(
        ("/bin/sh", "scripts/image/build.sh"),
        cwd=ROOT,
        env={"PATH": "/nowhere", "BASE": base},
        capture_output=True,
        text=True,
    )
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (1, "", 1)
    assert "needs buildah or podman" in ran.stderr
