"""Errors as text: programs that use the library print exceptions, which are then English sentences."""

from __future__ import annotations

from rekje.locale import FALLBACK, say_at
from rekje.model.problems import FormError


def sentence(error: FormError) -> str:
    """A form error as an English sentence, with its place where it has one."""
    return say_at(error.code, error.line, error.column, FALLBACK, **error.params)


FormError.as_text = sentence
