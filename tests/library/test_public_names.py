"""The public names are those of the golden list, and typed."""

from __future__ import annotations

import importlib.resources
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return importlib.import_module("public_names")


def test_the_list_is_what_the_library_has() -> None:
    asked = [sys.executable, str(ROOT / "scripts" / "public_names.py"), "--check"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_type_checkers_are_told_that_it_is_typed() -> None:
    assert (importlib.resources.files("rekje") / "py.typed").is_file()


def test_an_untyped_parameter_stops_it(script: ModuleType) -> None:
    namespace: dict[str, object] = {}
    exec("def laid(at: str, word): ...", namespace)
    with pytest.raises(SystemExit, match="laid has no type for word"):
        list(script.functions("laid", namespace["laid"]))


def test_a_result_without_a_type_stops_it(script: ModuleType) -> None:
    namespace: dict[str, object] = {}
    exec("def laid(at: str): ...", namespace)
    with pytest.raises(SystemExit, match="laid has no type of what it returns"):
        list(script.functions("laid", namespace["laid"]))
