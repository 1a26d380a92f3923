"""The picture in ARCHITECTURE.md shows the floors and families that there are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_picture_shows_the_folders_that_there_are() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "scripts" / "house_picture.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stdout) == (0, "")
