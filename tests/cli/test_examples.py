"""The documents' examples do what is printed below them: Python at its prompt, and commands in `console` blocks."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tests.records.command import run

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("**/*.md"))
PYTHON = [page for page in PAGES if re.search(r"^ *>>> ", page.read_text("utf-8"), re.MULTILINE)]
BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
CONSOLE = [page for page in PAGES if BLOCK.search(page.read_text("utf-8"))]


def test_there_are_examples() -> None:
    assert len(PYTHON) >= 4
    assert len(CONSOLE) >= 3


# tests/library/test_names.py runs the page of the library.
@pytest.mark.parametrize("page", [page for page in PYTHON if page.name != "library.md" or page.parent.name == "learn"])
def test_python(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of a page, in one folder, with what its commands have written there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REKJE_LANG", "en")
    if page in CONSOLE:
        _run_commands(page)
    done = doctest.testfile(str(page), module_relative=False)
    assert done.attempted > 3
    assert done.failed == 0


@pytest.mark.parametrize("page", CONSOLE, ids=lambda page: page.name)
def test_commands(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command of a page, in one folder. `cat FILE` makes the file; `…` stands for anything."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REKJE_LANG", "en")
    _run_commands(page)


def _run_commands(page: Path) -> None:
    for block in BLOCK.findall(page.read_text("utf-8")):
        for call, printed in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            tool, *words = call.split()
            if tool == "cat":
                Path(words[0]).write_text(printed, "utf-8")
                continue
            out = _called(tool, words)
            pattern = "".join(r"(?s:.*)" if part == "…" else re.escape(part) for part in re.split("(…(?=\n))", printed))
            assert re.fullmatch(pattern.rstrip("\\\n"), out.rstrip()), f"{call}\n{out}"


def _called(tool: str, words: list[str]) -> str:
    """What a command prints."""
    if tool == "wc":
        return f"{len(Path(words[1]).read_text('utf-8').splitlines())} {words[1]}\n"
    assert tool == "rekje"
    ran = run(*words)
    return ran.out + ran.err
