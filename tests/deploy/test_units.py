"""The units for systemd: well formed, and shut in as far as the documentation says."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

UNITS = Path(__file__).parents[2] / "deploy" / "systemd"
SERVICES = sorted(path.name for path in UNITS.glob("*.service"))
MOST_EXPOSED = 20
"""In tenths, as `systemd-analyze` takes it."""

pytestmark = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze isn't installed here.")


def analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(("systemd-analyze", *arguments), capture_output=True, text=True, timeout=60)


def exposed_too_much(file: Path) -> bool:
    ran = analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(file))
    assert "exposure level" in ran.stdout, ran.stderr
    return ran.returncode != 0


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_is_shut_in(name: str) -> None:
    assert not exposed_too_much(UNITS / name)


def test_an_open_service_would_be_found(tmp_path: Path) -> None:
    text = (UNITS / "rekje.service").read_text("utf-8")
    opened = tmp_path / "rekje.service"
    opened.write_text(
        re.sub(r"^(SystemCallFilter|CapabilityBoundingSet|RestrictNamespaces)=.*\n", "", text, flags=re.M)
    )
    assert exposed_too_much(opened)


def complaints(folder: Path) -> str:
    """What systemd says of our units, with programs that there are here."""
    for path in (*UNITS.glob("*.service"), *UNITS.glob("*.timer")):
        text = re.sub(r"^ExecStart=\S+", f"ExecStart={shutil.which('true')}", path.read_text("utf-8"), flags=re.M)
        if not (folder / path.name).exists():
            (folder / path.name).write_text(text)
    ran = analyze("verify", "--man=no", *map(str, sorted(folder.iterdir())))
    return ran.stdout + ran.stderr


def test_systemd_understands_every_line(tmp_path: Path) -> None:
    assert complaints(tmp_path) == ""


def test_a_line_that_it_does_not_understand_would_be_found(tmp_path: Path) -> None:
    text = (UNITS / "rekje.service").read_text("utf-8")
    (tmp_path / "rekje.service").write_text(text.replace("ProtectHome=yes", "ProtectHome=perhaps"))
    assert "perhaps" in complaints(tmp_path)
