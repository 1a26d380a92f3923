"""The man pages, made from the program."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rekje.cli import COMMANDS

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `make man` writes."""
    out = tmp_path_factory.mktemp("share")
    subprocess.run([sys.executable, "scripts/man_pages.py", "--out", out], cwd=ROOT, check=True)
    return out


def test_every_command_has_a_page_and_every_shell_its_script(share: Path) -> None:
    pages = {page.name for page in (share / "man" / "man1").iterdir()}
    assert {"rekje.1", *(f"rekje-{name}.1" for name in COMMANDS), "rekje-lexicon-build.1"} <= pages
    assert len([path for path in share.rglob("*rekje*") if path.is_file() and path.suffix != ".1"]) == 3


def test_a_page_is_plain_ascii(share: Path) -> None:
    assert [page.name for page in share.rglob("*.1") if not page.read_text("utf-8").isascii()] == []


def test_a_page_says_what_help_says(share: Path) -> None:
    if not shutil.which("groff"):
        pytest.skip("groff is not installed")
    page = share / "man" / "man1" / "rekje-word.1"
    told = subprocess.run(["groff", "-man", "-Tutf8", "-P-cbou", page], capture_output=True, text=True, check=True)
    assert "rekje word [options] WORD..." in told.stdout
    assert "-h, --help" in told.stdout
    assert "Names of towns, countries and rivers count too." in told.stdout


def test_no_page_has_a_mistake(share: Path) -> None:
    if not shutil.which("groff"):
        pytest.skip("groff is not installed")
    pages = sorted(share.rglob("*.1"))
    done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z", *pages], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
