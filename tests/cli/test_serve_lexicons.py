"""`rekje serve` and where the folder of a club's word lists is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekje.cli.serve import club_lists


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one list, and settings that are the test's own."""
    monkeypatch.setenv("REKJE_CONFIG", str(tmp_path))
    lists = tmp_path / "lists"
    lists.mkdir()
    (lists / "tuesday.txt").write_text("# language: en\naa\nqwyx\n", encoding="utf-8")
    return lists


def test_the_settings_name_the_folder(tmp_path: Path, folder: Path) -> None:
    assert not club_lists(None).lists
    (tmp_path / "settings.toml").write_text(f"language = 'en'\nlexicons = '{folder}'\n", encoding="utf-8")
    assert [one.name for one in club_lists(None).lists] == ["club:tuesday"]


def test_the_option_goes_before_the_settings(tmp_path: Path, folder: Path) -> None:
    (tmp_path / "settings.toml").write_text("lexicons = 'elsewhere'\n", encoding="utf-8")
    assert [one.name for one in club_lists(folder).lists] == ["club:tuesday"]


@pytest.mark.parametrize("kept", ["", "lexicons = 3\n", "lexicons = ''\n"])
def test_settings_that_name_no_folder(tmp_path: Path, folder: Path, kept: str) -> None:
    (tmp_path / "settings.toml").write_text(kept, encoding="utf-8")
    assert not club_lists(None).lists
