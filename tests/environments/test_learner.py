"""The notebook of a learner, docs/examples/learner.ipynb, in a short form, in an environment that `make test` makes."""

from __future__ import annotations

import json
import math
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "docs" / "examples" / "learner.ipynb"
PYTHON = ROOT / "build" / "learner-venv" / "bin" / "python"


def figures(told: str) -> dict[str, float]:
    """The figures that a run tells at the beginning of lines, by their names."""
    told_as = re.compile(r"^([\w –-]+?) +(-?[\d.]+) ± ", re.MULTILINE)
    return {name: float(value) for name, value in told_as.findall(told)}


@pytest.mark.skipif(not PYTHON.exists(), reason="build/learner-venv isn't there: make test makes it")
def test_after_a_few_games_it_beats_novice() -> None:
    command = [PYTHON, ROOT / "scripts" / "run_notebook.py", NOTEBOOK, "GAMES=50", "DEALS=10"]
    surroundings = {**os.environ, "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    found = figures(done.stdout)
    (loss,) = re.findall(r"loss (\S+)", done.stdout)
    assert math.isfinite(float(loss))
    assert found["at random"] < found["novice"] < found["the learner"]


def test_the_notebook_shows_the_run_of_its_own_code() -> None:
    """All cells were run, from top to bottom, with its own numbers, and what the text says came of it."""
    cells = [one for one in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if one["cell_type"] == "code"]
    assert [one["execution_count"] for one in cells] == [*range(1, len(cells) + 1)]
    told = "".join(line for one in cells for output in one["outputs"] for line in output["text"])
    found = figures(told)
    assert found["– novice"] == pytest.approx(found["the learner"] - found["novice"], abs=0.11)
    assert found["– novice"] > 30
