"""How the build of the word lists expands a Hunspell dictionary."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

WORDS = Path(__file__).parents[2] / "scripts" / "words"

AFFIXES = """
FLAG long
NEEDAFFIX Na
FORBIDDENWORD Fw
ONLYINCOMPOUND Cx
COMPOUNDBEGIN Ca

SFX Zb Y 1
SFX Zb 0 en/Ca .

SFX Ch Y 1
SFX Ch 0 s/CaCx .
"""

ENTRIES = """5
ervaring/ZbChCa
kinder/CxCa
hersen/ZbCxCa
over/NaZb
maan/Zb
maanen/Fw
"""


@pytest.fixture
def expanded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """All forms of a small dictionary."""
    monkeypatch.syspath_prepend(WORDS)
    monkeypatch.delitem(sys.modules, "hunspell", raising=False)
    import hunspell

    (tmp_path / "small.aff").write_text(AFFIXES, encoding="utf-8")
    (tmp_path / "small.dic").write_text(ENTRIES, encoding="utf-8")
    return set(hunspell.forms(tmp_path / "small.aff", tmp_path / "small.dic", lambda entry: True))


def test_affixes_are_put_on(expanded: set[str]) -> None:
    assert {"ervaring", "ervaringen", "overen", "maan"} <= expanded
    assert "over" not in expanded


def test_what_stands_in_compounds_only_is_no_word(expanded: set[str]) -> None:
    assert not expanded & {"ervarings", "kinder", "hersen", "hersenen"}


def test_what_the_dictionary_forbids_is_no_word_by_an_affix_either(expanded: set[str]) -> None:
    assert "maanen" not in expanded
