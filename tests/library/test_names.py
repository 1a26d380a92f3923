"""The public names: complete, lazy, documented, and the page about them correct."""

from __future__ import annotations

import doctest
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import rekje

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "library.md"


def test_every_public_name_is_there() -> None:
    for name in rekje.__all__:
        assert getattr(rekje, name) is not None
        assert name in dir(rekje)
    assert not hasattr(rekje, "no_such_name")


def test_every_public_name_is_on_the_page() -> None:
    table = PAGE.read_text("utf-8").partition("## Names")[2]
    assert [name for name in rekje.__all__ if name not in table] == []


def test_the_version_is_written_down_once_and_told_everywhere() -> None:
    version = tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))["workspace"]["package"]["version"]
    assert "version" in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dynamic"]
    assert rekje.__version__ == version
    done = subprocess.run([sys.executable, "-m", "rekje", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"rekje {version}\n"


def test_importing_loads_nothing_else() -> None:
    code = "import sys, rekje; print(sorted(name for name in sys.modules if name.startswith('rekje.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_importing_loads_no_other_package() -> None:
    code = "import sys; before = set(sys.modules); import rekje; loaded = set(sys.modules) - before\n"
    code += "print({name.partition('.')[0] for name in loaded} - sys.stdlib_module_names)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "{'rekje'}"


def test_the_page_s_examples_are_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", "en")
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 40
    assert result.failed == 0
