"""What the page is held against is what Python draws now."""

from __future__ import annotations

from tests.referee.shuffle_vectors import FILE, vectors


def test_the_draws_that_the_page_is_held_against_are_those_of_the_referee() -> None:
    assert FILE.read_text("utf-8") == vectors(), "python -m tests.referee.shuffle_vectors writes them anew"
