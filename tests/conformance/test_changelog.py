"""CHANGELOG.md has the form of Keep a Changelog."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GROUPS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
RELEASE = re.compile(r"\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}")


def wrong(text: str) -> list[str]:
    """What isn't as Keep a Changelog has it."""
    found = [] if text.startswith("# Changelog\n") else ["title"]
    text = re.sub(r"(?:^\[[^\]]+\]: \S+\n)+\Z", "", text, flags=re.MULTILINE)  # what the headings lead to
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    if not sections or not sections[0].startswith("[Unreleased]\n"):
        found.append("no [Unreleased] first")
    for number, section in enumerate(sections):
        head, _, body = section.partition("\n")
        if number and not RELEASE.fullmatch(head):
            found.append(f"heading {head}")
        groups = re.findall(r"^### (.*)$", body, re.MULTILINE)
        if groups != [group for group in GROUPS if group in groups]:
            found.append(f"groups of {head}")
        before, *grouped = re.split(r"^### .*\n", body, flags=re.MULTILINE)
        found += [f"entry without a group in {head}"] * bool(before.strip())
        for part in grouped:
            lines = [line for line in part.splitlines() if line]
            found += [f"no entry: {line}" for line in lines if not line.startswith(("- ", "  "))]
            found += [f"empty group in {head}"] * (not lines)
    return found


def test_the_changelog_has_its_form() -> None:
    assert wrong((ROOT / "CHANGELOG.md").read_text("utf-8")) == []


@pytest.mark.parametrize(
    "sections",
    [
        "## 0.1.0\n\n### Added\n\n- A.\n",
        "## [Unreleased]\n\n- A.\n",
        "## [Unreleased]\n\n### New\n\n- A.\n",
        "## [Unreleased]\n\n### Fixed\n\n- A.\n\n### Added\n\n- B.\n",
        "## [Unreleased]\n\n### Added\n\nA.\n",
        "## [Unreleased]\n\n### Added\n\n## [0.1.0] - soon\n\n### Added\n\n- A.\n",
    ],
)
def test_another_form_is_found(sections: str) -> None:
    assert wrong(f"# Changelog\n\n{sections}") != []
