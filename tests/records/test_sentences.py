"""Every message of the records' floor is there in all five languages, with the parameters that the code gives it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rekje
from rekje.locale import LANGUAGES, has_message, say

SOURCE = Path(rekje.__file__).parent
CODES = sorted(
    {
        code
        for file in SOURCE.rglob("*.py")
        for code in re.findall(r'"((?:form|remark|replay)-[a-z0-9-]+)"', file.read_text("utf-8"))
    }
)


def messages(language: str, area: str) -> dict[str, frozenset[str]]:
    """Each message of a catalogue, with the parameters that it uses."""
    text = (SOURCE / "locale" / language / f"{area}.ftl").read_text("utf-8")
    blocks = re.findall(r"^([a-z][a-z0-9-]*) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return {name: frozenset(re.findall(r"\$(\w+)", body)) for name, body in blocks}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    assert len(CODES) > 60
    assert [code for code in CODES if not has_message(code, language)] == []


@pytest.mark.parametrize("area", ["form", "remark", "replay"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same_things(language: str, area: str) -> None:
    assert messages(language, area) == messages("en", area)


def test_a_sentence_within_a_sentence_keeps_its_french_spaces() -> None:
    why = say("turn-not-now", "fr", allowed="end")
    assert "\u202f;" in why
    told = say("replay-broken", "fr", turn=1, rule="C6", message=why)
    assert why in told
    assert "\ufffd" not in told
    assert "\ufffd" in say("replay-broken", "fr", turn=1, rule="C6", message="\x1b[0m")
