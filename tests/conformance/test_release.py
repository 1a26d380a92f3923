"""What `make release` writes, and what it refuses."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.test_changelog import wrong

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "supply"))

import release  # noqa: E402

FILES = ("Cargo.toml", "web/package.json", "web/package-lock.json", "CHANGELOG.md")
CHANGES = "# Changelog\n\nThe form. Nothing has been released.\n\n## [Unreleased]\n\n### Added\n\n- A game.\n"
DAY = "2027-01-05"
FORGE = "https://forge.example/rekje/rekje"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with the files that a version changes, and changes of its own: between a release and the next change
    the project has none."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, "utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=x", "-c", "user.email=x@example.org", "commit", "-qm", "x")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True)


def test_a_version_is_written_wherever_it_stands_and_its_changes_are_dated(clone: Path) -> None:
    texts = {
        path.relative_to(clone).as_posix(): text for path, text in release.prepared(clone, "7.8.9", DAY, "").items()
    }
    assert set(texts) == set(FILES)
    assert 'version = "7.8.9"\nedition = "2024"' in texts["Cargo.toml"]
    for name, times in (("Cargo.toml", 1), ("web/package.json", 1), ("web/package-lock.json", 2)):
        before = (clone / name).read_text("utf-8").splitlines()
        changed = [new for old, new in zip(before, texts[name].splitlines(), strict=True) if old != new]
        assert len(changed) == times
        assert all("7.8.9" in line for line in changed)
    changes = texts["CHANGELOG.md"]
    assert f"## [Unreleased]\n\n## [7.8.9] - {DAY}\n\n### Added\n" in changes
    assert "Nothing has been released" not in changes
    assert wrong(changes) == []


def test_versions_that_follow_each_other_are_linked_where_there_is_a_forge() -> None:
    text = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A.\n"
    once = release.dated(text, "0.1.0", DAY, FORGE)
    assert f"[Unreleased]: {FORGE}/compare/v0.1.0...HEAD\n[0.1.0]: {FORGE}/releases/tag/v0.1.0\n" in once
    more = once.replace("## [Unreleased]\n", "## [Unreleased]\n\n### Fixed\n\n- B.\n")
    twice = release.dated(more, "0.2.0", DAY, FORGE)
    assert twice.endswith(
        f"- A.\n\n[Unreleased]: {FORGE}/compare/v0.2.0...HEAD\n[0.2.0]: {FORGE}/compare/v0.1.0...v0.2.0\n"
        f"[0.1.0]: {FORGE}/releases/tag/v0.1.0\n"
    )
    assert wrong(once) == wrong(twice) == []


def test_what_stands_in_the_way_is_told_and_nothing_is_written(clone: Path) -> None:
    def told(version: str) -> str:
        with pytest.raises(SystemExit) as stopped:
            release.prepared(clone, version, DAY, "")
        return str(stopped.value)

    assert told("1.0").startswith("Which version?")
    assert told("").startswith("Which version?")
    git(clone, "tag", "v0.9.0")
    git(clone, "tag", "v0.10.0")
    assert told("0.9.1") == "0.9.1 doesn't come after v0.10.0, which was released."
    (clone / "CHANGELOG.md").write_text(release.dated((clone / "CHANGELOG.md").read_text(), "0.10.0", DAY, ""))
    assert told("0.11.0") == "There are changes that aren't committed. Commit or stash them first."
    git(clone, "-c", "user.name=x", "-c", "user.email=x@example.org", "commit", "-qam", "x")
    assert told("0.11.0") == "CHANGELOG.md has no changes under [Unreleased]."


def test_the_lock_of_the_crates_follows_a_new_version(
    clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    import crates

    for path, text in release.prepared(clone, "7.8.9", DAY, "").items():
        path.write_text(text, "utf-8")
    shutil.copytree(ROOT / "crates", tmp_path / "crates")
    shutil.copy(ROOT / "Cargo.lock", tmp_path / "Cargo.lock")
    monkeypatch.setattr(crates, "ROOT", tmp_path)
    monkeypatch.setattr(crates, "LOCK", tmp_path / "Cargo.lock")
    before = crates.locked()
    crates.lock()
    locked = (tmp_path / "Cargo.lock").read_text("utf-8")
    assert locked.count('name = "rekje-') == locked.count('version = "7.8.9"') >= 2
    assert crates.locked() == before
