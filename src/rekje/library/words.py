"""Word lists for programmers: built in, from a file, or a list of words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from rekje.bootstrap import open_words
from rekje.engine.lexicons import CompiledLexicon
from rekje.engine.words import Words
from rekje.games.editions import edition_names
from rekje.games.registry import FIRST_GAME
from rekje.lexicon.folding import Tiler, Unlayable, spell
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.library.arguments import text
from rekje.library.rules import Rules, RulesSource, rules
from rekje.model.problems import FormError
from rekje.model.tiles import Tiles, split_tiles

Source = str | Path | Iterable[str]


class Lexicon:
    """A word list, ready for the tiles of one edition.

    ``source`` is a built-in list by its name (nl, fr, de, en, it), the path of a file with a word a line, ``"any"``
    (every word counts), or words in tile notation. ``edition`` says with which tiles words are laid: a name, or what
    `rekje.rules` made; by default the edition of the list's own name, else the English one.

    Words are asked for as they are spelled (``"Größe" in words``), or as they lie, in tile notation (``"[IJ]S"``).
    Raises `FormError` for a list that there isn't, or that holds no words.
    """

    def __init__(self, source: Source, edition: RulesSource | None = None) -> None:
        if edition is None:
            edition = source if isinstance(source, str) and source in edition_names(FIRST_GAME) else "en"
        by = rules(edition)
        if not isinstance(source, Iterable | Path):
            raise FormError("form-argument", name="lexicon", wanted="words")
        listed = source if isinstance(source, str | Path) else {"words": list(source)}
        self._set(open_words(listed, by.edition, by.options), by)

    @classmethod
    def of(cls, words: Words, by: Rules) -> Lexicon:
        """A word list that has been opened already."""
        made = cls.__new__(cls)
        made._set(words, by)
        return made

    def _set(self, words: Words, by: Rules) -> None:
        self.words = words
        self.rules = by
        # Every way to lay an ij is tried; the list itself has only those that count.
        self._tiler = Tiler(by.letters.faces, by.edition.language, "either")

    @property
    def name(self) -> str:
        """The name of a built-in list, a file's path, ``"any"``, or ``"words"`` for a list given as such."""
        return self.words.name

    @property
    def sha256(self) -> str:
        """The checksum of its words: SHA-256 of them in tile notation, sorted, one a line."""
        return self.words.sha256

    def __len__(self) -> int:
        return len(self.words)

    def __bool__(self) -> bool:
        return True

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and any(self.words.has(tiles) for tiles in self.tilings(word))

    def __iter__(self) -> Iterator[str]:
        """Its words in tile notation; none for ``"any"``."""
        if isinstance(self.words, CompiledLexicon):
            yield from self.words.words()

    def level(self, word: str) -> int | None:
        """How common a word is, 1 (the commonest) to 5 (hardly used); None if it isn't known or isn't a word."""
        levels = [level for tiles in self.tilings(text("word", word)) if (level := self.words.level(tiles))]
        return min(levels, default=None)

    def offensive(self, word: str) -> bool:
        """Whether computer players neither lay nor suggest the word."""
        return any(self.words.offensive(tiles) for tiles in self.tilings(text("word", word)))

    def tilings(self, word: str) -> list[Tiles]:
        """Every way to lay a word with the letter set's tiles; none for what can't be laid."""
        try:
            if "[" in word:
                return [split_tiles(word.upper())]
            return list(self._tiler.ways(spell(word, self.rules.edition.language)))
        except (FormError, Unlayable):
            return []

    def __repr__(self) -> str:
        return f"<lexicon {self.name}, {len(self)} words>"


LexiconLike = Lexicon | Source


def lexicon_for(source: LexiconLike | None, by: Rules) -> Lexicon:
    """A word list ready for the tiles of some rules; None: the edition's own list. Raises `FormError`."""
    if isinstance(source, Lexicon):
        if source.rules.letters.faces != by.letters.faces:
            raise FormError("engine-lexicon-tiles", name=source.name, edition=by.edition.name)
        return source
    if source is None or source in (ANY, *LANGUAGES):
        return _kept(source if isinstance(source, str) else None, by)
    return Lexicon(source, by)


@lru_cache(maxsize=32)
def _kept(source: str | None, by: Rules) -> Lexicon:
    return Lexicon.of(open_words(source, by.edition, by.options), by)
