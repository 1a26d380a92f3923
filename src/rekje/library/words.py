"""Word lists for programmers: built in, from a file, or a list of words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from rekje.bootstrap import open_words
from rekje.engine.lexicons import CompiledLexicon
from rekje.engine.words import Words
from rekje.games.editions import edition_names
from rekje.games.registry import FIRST_GAME
from rekje.lexicon.finding import anagrams, containing, matching, of_length
from rekje.lexicon.folding import MAX_LENGTH, Tiler, Unlayable, spell
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.lexicon.tables import WordTable
from rekje.library.arguments import text, truth, whole
from rekje.library.rules import Rules, RulesSource, rules
from rekje.model.problems import FormError
from rekje.model.tiles import BLANK, Tiles, join_tiles, split_tiles

Source = str | Path | Iterable[str]
MANY = "*"
"""In a pattern: any letters, or none."""


class Hooks(msgspec.Struct, frozen=True):
    """The letters that make a longer word of a word: in ``front`` of it and at its ``back``, each in tile notation, in
    the order of the letter set (`Lexicon.hooks`).

    >>> rekje.Lexicon("en").hooks("quiz").back
    ()
    """

    front: tuple[str, ...]
    back: tuple[str, ...]


class Extensions(msgspec.Struct, frozen=True):
    """The longer words around a word, in tile notation: with letters in ``front`` of it alone, at its ``back`` alone,
    and on ``both`` sides; each in the order of the list (`Lexicon.extensions`).

    >>> rekje.Lexicon("en").extensions("quiz").back[:3]
    ('QUIZES', 'QUIZMASTER', 'QUIZMASTERS')
    """

    front: tuple[str, ...]
    back: tuple[str, ...]
    both: tuple[str, ...]


class Lexicon:
    """A word list, ready for the tiles of one edition.

    ``source`` is a built-in list by its name (nl, fr, de, en, it), the path of a file with a word a line, ``"any"``
    (every word counts), or words in tile notation. ``edition`` says with which tiles words are laid: a name, or what
    `rekje.rules` made; by default the edition of the list's own name, else the English one.

    Words are asked for as they are spelled (``"Größe" in words``), or as they lie, in tile notation (``"[IJ]S"``).
    Lists of the same name with the same words and tiles are equal. A pickle has the list's name, not its words, and
    opens it again. Raises `FormError` for a list that there isn't, or that holds no words.

    >>> "quiz" in rekje.Lexicon("en"), len(rekje.Lexicon(["TAART", "TAFEL"]))
    (True, 2)
    """

    def __init__(self, source: Source, edition: RulesSource | None = None) -> None:
        _check_source(source)
        if edition is None:
            edition = source if isinstance(source, str) and source in edition_names(FIRST_GAME) else "en"
        by = rules(edition)
        if isinstance(source, str | Path):
            path = None if source in (ANY, *LANGUAGES) else Path(source).absolute()
            self._set(open_words(source, by.edition, by.options), by, path)
        else:
            self._set(open_words({"words": list(source)}, by.edition, by.options), by)
            if not len(self):
                raise FormError("lexicon-none-layable", edition=by.edition.name)

    @classmethod
    def of(cls, words: Words, by: Rules) -> Lexicon:
        """A word list that has been opened already."""
        made = cls.__new__(cls)
        made._set(words, by)
        return made

    def _set(self, words: Words, by: Rules, path: Path | None = None) -> None:
        self.words = words
        self.rules = by
        self._path = path
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
        """How common a word is, 1 (the commonest) to 5 (hardly used); None if it isn't known or isn't a word.

        >>> rekje.Lexicon("en").level("house")
        1
        """
        levels = [level for tiles in self.tilings(text("word", word)) if (level := self.words.level(tiles))]
        return min(levels, default=None)

    def offensive(self, word: str) -> bool:
        """Whether computer players neither lay nor suggest the word.

        >>> rekje.Lexicon("en").offensive("house")
        False
        """
        return any(self.words.offensive(tiles) for tiles in self.tilings(text("word", word)))

    def anagrams(self, letters: str, *, within: bool = False) -> tuple[str, ...]:
        """The words that can be laid with all these tiles, or ``within`` them, with some; longest first, then in the
        order of the list.

        ``letters`` are tiles in tile notation, in either case, at most 21: ``?`` is a blank, ``[IJ]`` one tile. Words
        come in tile notation, in capitals, the letters of blanks too. Raises `FormError` for other tiles, and for the
        list "any".

        >>> rekje.Lexicon(["LISTEN", "SILENT", "TINSEL", "NET"]).anagrams("enlist")
        ('LISTEN', 'SILENT', 'TINSEL')
        >>> rekje.Lexicon(["LISTEN", "SILENT", "TINSEL", "NET"]).anagrams("E?T", within=True)
        ('NET',)
        """
        tiles = split_tiles(text("letters", letters).upper())
        if len(tiles) > MAX_LENGTH:
            raise FormError("form-argument", name="letters", wanted="tiles")
        codes = self._codes("letters", tuple(tile for tile in tiles if tile != BLANK))
        found = anagrams(self._table, codes, tiles.count(BLANK), within=truth("within", within))
        return self._told(sorted(found, key=len, reverse=True))

    def matching(self, pattern: str) -> tuple[str, ...]:
        """The words of a pattern, in the order of the list: ``?`` is any one letter, ``*`` any letters or none, the
        rest are tiles in tile notation, in either case; at most 21 besides each ``*``. Raises `FormError` for other
        tiles, and for the list "any".

        >>> rekje.Lexicon(["EATING", "RATING", "HATING", "SATING", "STING"]).matching("?A*ING")
        ('EATING', 'HATING', 'RATING', 'SATING')
        """
        tiles = split_tiles(text("pattern", pattern).upper())
        if len(tiles) - tiles.count(MANY) > MAX_LENGTH:
            raise FormError("form-argument", name="pattern", wanted="pattern")
        signs = {MANY: None, BLANK: b""}
        places = [signs[one] if one in signs else self._codes("pattern", (one,), "pattern") for one in tiles]
        return self._told(matching(self._table, places))

    def hooks(self, word: str) -> Hooks:
        """The letters that go in front of a word, and those that go at its back; it needn't be a word itself. Raises
        `FormError` for what can't be laid, and for the list "any".

        >>> rekje.Lexicon(["ATE", "DATE", "LATE", "ATES"]).hooks("ate")
        Hooks(front=('D', 'L'), back=('S',))
        """
        ways, table = self._laid("word", word), self._table
        front = (face for face in table.faces if any(table.find((face, *way)) for way in ways))
        back = (face for face in table.faces if any(table.find((*way, face)) for way in ways))
        return Hooks(*(tuple(join_tiles((face,)) for face in side) for side in (front, back)))

    def extensions(self, word: str) -> Extensions:
        """The longer words that have a word in them, by the sides on which letters are added. Raises `FormError` for
        what can't be laid, and for the list "any".

        >>> rekje.Lexicon(["ATE", "PLATE", "ATELIER", "WATER"]).extensions("ate")
        Extensions(front=('PLATE',), back=('ATELIER',), both=('WATER',))
        """
        front: dict[bytes, None] = {}
        back: dict[bytes, None] = {}
        both: dict[bytes, None] = {}
        for way in self._laid("word", word):
            codes = self._codes("word", way)
            for whole_word, place in containing(self._table, codes):
                at_end = place + len(codes) == len(whole_word)
                (back if not place else front if at_end else both)[whole_word] = None
        return Extensions(*(self._told(sorted(side)) for side in (front, back, both)))

    def of_length(self, length: int) -> tuple[str, ...]:
        """The words of so many tiles (1 or more), in the order of the list. Raises `FormError` for the list "any".

        >>> rekje.Lexicon(["AA", "AB", "ABA"]).of_length(2)
        ('AA', 'AB')
        """
        return self._told(of_length(self._table, whole("length", length, 1, MAX_LENGTH)))

    @property
    def _table(self) -> WordTable:
        return self.words.table

    def _codes(self, name: str, tiles: Tiles, wanted: str = "tiles") -> bytes:
        codes = self._table.encoded(tiles)
        if codes is None:
            raise FormError("form-argument", name=name, wanted=wanted)
        return codes

    def _laid(self, name: str, word: str) -> list[Tiles]:
        """The ways to lay what was asked for: a word as it is spelled, or tiles as they lie."""
        ways = self.tilings(text(name, word)) or [split_tiles(word.upper())]
        if not word or any(self._table.encoded(way) is None for way in ways):
            raise FormError("form-argument", name=name, wanted="letters")
        return ways

    def _told(self, words: Iterable[bytes]) -> tuple[str, ...]:
        return tuple(map(self._table.decoded, words))

    def tilings(self, word: str) -> list[Tiles]:
        """Every way to lay a word with the letter set's tiles; none for what can't be laid."""
        try:
            if "[" in word:
                return [split_tiles(word.upper())]
            return list(self._tiler.ways(spell(word, self.rules.edition.language)))
        except (FormError, Unlayable):
            return []

    def __eq__(self, other: object) -> bool:
        """Whether it has the same name, or is the same file, and has the same words and tiles to lay them with."""
        if not isinstance(other, Lexicon):
            return NotImplemented
        return self is other or self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self.sha256)

    @property
    def _identity(self) -> tuple[str | Path, str, Rules]:
        return self._path or self.name, self.sha256, self.rules

    def __copy__(self) -> Lexicon:
        return self

    def __deepcopy__(self, _: object) -> Lexicon:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Without its words: it is opened again by its name or its path, and must then have the same words. Those of a
        list that was given as words go along."""
        if self._path or self.name in (ANY, *LANGUAGES):
            return _open_again, (self._path or self.name, self.rules, self.sha256, self.name)
        return listed_words, (list(self), self.rules)

    def __repr__(self) -> str:
        return f"<lexicon {self.name}, {len(self)} words>"


def _open_again(source: str | Path, by: Rules, sha256: str, name: str) -> Lexicon:
    """A list that was pickled, under the name that it had. Raises `FormError` if its words have changed since."""
    opened = lexicon_for(source, by)
    if opened.sha256 != sha256:
        raise FormError("lexicon-changed", name=name)
    if isinstance(source, Path) and isinstance(opened.words, CompiledLexicon):
        opened.words.name = name
    return opened


def listed_words(words: Iterable[str], by: Rules) -> Lexicon:
    """A list of a record, or one that was pickled with its words: it may have none that can be laid."""
    return Lexicon.of(open_words({"words": list(words)}, by.edition, by.options), by)


def _check_source(source: object) -> None:
    """Raise `FormError` for what can't name a list or be one."""
    if not isinstance(source, Iterable | Path) or isinstance(source, bytes | bytearray) or source == "":
        raise FormError("form-argument", name="lexicon", wanted="words")


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
