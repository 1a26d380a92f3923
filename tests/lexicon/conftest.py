"""Lexicons in a cache of the tests' own, compiled once a run."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from rekje.engine.lexicons import CompiledLexicon, open_lexicon
from rekje.lexicon.folding import Digraph
from rekje.lexicon.source import WordOptions
from rekje.model.tiles import LetterSet

LATIN = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

Opener = Callable[..., CompiledLexicon]


def letter_set(*more: str, without: str = "") -> LetterSet:
    """A to Z and some more, or fewer; one tile each."""
    faces = tuple(face for face in (*LATIN, *more) if face not in without)
    return LetterSet(faces, (1,) * len(faces), (1,) * len(faces), 2)


@pytest.fixture(scope="session")
def shared_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache for the whole run."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def builtin(shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Opener:
    """Opens a built-in lexicon with a cache that the whole run shares."""
    monkeypatch.setenv("REKJE_CACHE", str(shared_cache))
    return _open


@cache
def _open(
    language: str, *more: str, sheet: str | None = None, places: bool = False, digraph: Digraph = "letters"
) -> CompiledLexicon:
    options = WordOptions(places=places, sheet=sheet, digraph=digraph)
    lexicon = open_lexicon(language, letter_set(*more), options=options)
    assert isinstance(lexicon, CompiledLexicon)
    return lexicon
