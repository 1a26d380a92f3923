"""Questions that look like plays, and answers that are none."""

from __future__ import annotations

import pytest

from rekje.cli.terminal.actions import Action, read_question


@pytest.mark.parametrize(
    ("line", "language", "meant"),
    [
        ("rules S3", "en", Action("rules", "S3")),
        ("regels S3", "nl", Action("rules", "S3")),
        ("règles C2", "fr", Action("rules", "C2")),
        ("woord D8", "nl", Action("word", "D8")),
        ("PAS 8D", "nl", None),
        ("8D RULES", "en", None),
        ("rules", "en", None),
    ],
)
def test_a_question_in_full_is_no_play(line: str, language: str, meant: Action | None) -> None:
    assert read_question(line, language) == meant
