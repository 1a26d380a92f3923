"""The import contracts (`.importlinter`) find planted breaches."""

from __future__ import annotations

import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from tests.conformance.walls import FAMILIES

CONTRACTS = Path(__file__).parents[2] / ".importlinter"


def kept(folder: Path, planted: dict[str, str]) -> bool:
    """Whether every contract is kept by a package of the same floors and families that is empty but for these modules,
    by path."""
    contracts = ConfigParser()
    contracts.read(CONTRACTS, "utf-8")
    layers = contracts["importlinter:contract:floors"]["layers"].replace("|", "\n").split()
    # An empty package has none of the imports that are ignored in the whole one.
    contracts.remove_option("importlinter:contract:floors", "ignore_imports")
    with (folder / ".importlinter").open("w", encoding="utf-8") as file:
        contracts.write(file)
    folders = [layer.removeprefix("rekje.").replace(".", "/") for layer in layers]
    for place in ("", *folders, *(f"{floor}/{family}" for floor in ("games", "engine") for family in FAMILIES)):
        (folder / "rekje" / place).mkdir(parents=True, exist_ok=True)
        (folder / "rekje" / place / "__init__.py").write_text("", "utf-8")
    for path, text in planted.items():
        (folder / "rekje" / path).write_text(text, "utf-8")
    command = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    done = subprocess.run([sys.executable, "-c", command], cwd=folder, capture_output=True, text=True, check=False)
    assert "Contracts:" in done.stdout, done.stdout + done.stderr
    return done.returncode == 0


def test_what_goes_down_within_a_family_is_allowed(tmp_path: Path) -> None:
    assert kept(tmp_path, {"games/walk/game.py": "", "engine/walk/a.py": "from rekje.games.walk import game"})


@pytest.mark.parametrize(
    ("path", "breach"),
    [
        ("games/a.py", "import rekje.engine"),
        ("games/a.py", "def late():\n    from rekje import engine"),
        *(
            (f"engine/{one}/a.py", f"from rekje.games.{other} import __name__")
            for one in FAMILIES
            for other in FAMILIES
            if one != other
        ),
        ("engine/walk/a.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import rekje.engine.path"),
    ],
)
def test_an_import_up_or_into_another_family_would_be_found(tmp_path: Path, path: str, breach: str) -> None:
    assert not kept(tmp_path, {path: breach})
