"""Opens a lexicon: by the name of a built-in list, the path of a file, ``any``, or a record's list of words.

A list is compiled for the letter set and the options at first use, and kept in the user's cache: a table of its words
(`rekje.lexicon.tables`), its checksum, the core's word_graph and its tables, each under a key made of everything that
they depend on.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from rekje.lexicon.folding import Tiler
from rekje.lexicon.simple import ANY, AnyLexicon, table_of_tiles
from rekje.lexicon.source import FIRST_WORDS, LANGUAGES, PlainWordList, WordOptions
from rekje.lexicon.tables import Origin, TableBuilder, WordEntry, WordTable, lines_of
from rekje.lexicon.texts import packed_language, read_list
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.model.tiles import LetterSet, Tiles, join_tiles
from rekje.storage import word_files
from rekje.storage.cache import LEXICONS, Cache, cache_folder
from rekje.storage.club_lists import ClubList, club_bytes

if TYPE_CHECKING:
    from rekje._core import WordGraph

# Part of every key: what is compiled otherwise than before is compiled anew.
VERSION = "2"

LexiconSource = str | Path | Mapping[str, object]
T = TypeVar("T")
_PLAIN = WordOptions()
_noted: set[str] = set()


class CompiledLexicon:
    """A word list compiled for a letter set and options; see `rekje.lexicon.source.TileLexicon` for what it answers.
    ``digest`` computes ``sha256``."""

    def __init__(
        self,
        name: str,
        language: str | None,
        table: WordTable,
        key: str,
        cache: Cache,
        tiler: Tiler | None = None,
        digest: Callable[[WordTable], str] = WordTable.digest,
    ) -> None:
        self.name = name
        self.language = language
        self.table = table
        self._key = key
        self._cache = cache
        self._tiler = tiler
        self._digest = digest
        self._parts: dict[int, CompiledLexicon] = {}

    @cached_property
    def sha256(self) -> str:
        """The SHA-256 of the words in tile notation, one a line; of a part to some level that of its table, which is
        quicker and tells parts apart."""
        return self._cache.get(f"{self._key}.sha256", lambda: self._digest(self.table).encode()).decode()

    @cached_property
    def _count(self) -> int:
        return len(self.table)

    def __len__(self) -> int:
        return self._count

    def __bool__(self) -> bool:
        return True

    def machine_words(self) -> Iterator[bytes]:
        """The words in machine letters, the places of their letters in the letter set from 1, in order."""
        return self.table.codes()

    def words(self) -> Iterator[str]:
        """The words in tile notation, upper case, in order."""
        faces = self.table.faces
        return (join_tiles(faces[code - 1] for code in word) for word in self.machine_words())

    def find(self, word: Tiles) -> WordEntry | None:
        """What is known of a word (level, origin, whether it is offensive); None if it isn't in the lexicon."""
        return self.table.find(word)

    def has(self, word: Tiles) -> bool:
        """Whether a word, as the letters that its tiles show, counts (C1)."""
        return self.table.find(word) is not None

    def level(self, word: Tiles) -> int | None:
        """How common a word is: 1 (commonest) to 5 (not attested); None if that is not known."""
        entry = self.table.find(word)
        return (entry.level or None) if entry else None

    def spelled(self, word: Tiles) -> str:
        """How a word is spelled where its tiles show it otherwise (RYST is rijst), if that is known; else nothing."""
        if self._tiler is None or self.language is None or not self.has(word):
            return ""
        return word_files.how_spelled(self._tiler, self.language, word)

    def offensive(self, word: Tiles) -> bool:
        """Whether a word is kept out of computers' words and suggestions (C1)."""
        entry = self.table.find(word)
        return entry is not None and entry.offensive

    @cached_property
    def word_graph(self) -> WordGraph:
        """The words, ready for searching; their machine letters are the places in the letter set, from 1."""
        from rekje._core import WordGraph

        def make() -> WordGraph:
            if self._cache.keeps:
                _note(self.name)
            return WordGraph.build(list(self.machine_words()), len(self.table.faces))

        return self._mapped("automaton", WordGraph.map, make, WordGraph.to_bytes)

    def load_tables(self) -> None:
        """Give the word graph the tables from which best plays are looked up. Without, it makes them when they are
        needed, and they aren't kept."""
        if self._cache.keeps:
            self._mapped(
                "tables", self.word_graph.map_tables, lambda: None, lambda _: self.word_graph.tables_to_bytes()
            )

    def _mapped(
        self, what: str, read: Callable[[Path], T], make: Callable[[], T], pack: Callable[[T], bytes | None]
    ) -> T:
        """What is read from its file in the cache; made, and kept there, if the file isn't there whole."""
        name = f"{self._key}.{what}"
        if path := self._cache.path(name):
            with suppress(OSError, ValueError):
                return read(path)
        made = make()
        if path and (packed := pack(made)):
            self._cache.write_bare(name, packed)
        return made

    def narrowed(self, choose: Callable[[bytes], bytes]) -> CompiledLexicon:
        """Some of the words: those whose lines are chosen from the table's. What is made of them isn't kept."""
        table = WordTable(self.table.faces, choose(self.table.lines))
        return CompiledLexicon(self.name, self.language, table, "", Cache(None))

    def at_level(self, most: int) -> CompiledLexicon:
        """Words to a vocabulary level, none of them offensive; words of unknown level are taken in. The level
        `FIRST_WORDS` has the fifty of its language alone; a list that has none of them is taken at level 1."""
        if most not in self._parts:
            first = self._first_words() if most == FIRST_WORDS else None
            self._parts[most] = first or self._up_to(max(most, 1))
        return self._parts[most]

    def _up_to(self, most: int) -> CompiledLexicon:
        key = f"{self._key}-{most}"
        make = lambda: self.table.part(lambda entry: entry.level <= most and not entry.offensive)  # noqa: E731
        table = _kept_table(self._cache, key, self.table.faces, make)
        return CompiledLexicon(
            self.name, self.language, table, key, self._cache, digest=lambda part: _sha256(part.lines)
        )

    def _first_words(self) -> CompiledLexicon | None:
        if self.language not in LANGUAGES:
            return None
        tiler = self._tiler or Tiler(self.table.faces, self.language)
        tiles = (way for word in word_files.first_words(self.language) for way in tiler.ways(word))
        builder = TableBuilder(self.table.faces, tiler)
        builder.add_tiles(word for word in tiles if (entry := self.find(word)) and not entry.offensive)
        table = builder.table()
        return CompiledLexicon(self.name, self.language, table, "", Cache(None)) if len(table) else None


def open_lexicon(
    source: LexiconSource,
    letters: LetterSet,
    *,
    language: str | None = None,
    options: WordOptions = _PLAIN,
    paths: bool = True,
    others: Sequence[str] = (),
) -> CompiledLexicon | AnyLexicon:
    """A lexicon for a letter set.

    ``source``: a built-in name (nl, fr, de, en, it), the path of a word list, ``"any"``, or ``{"words": [...]}``.
    ``language`` says how to fold the words of an own list, and whose vocabulary levels to give them. ``options`` add
    places and sheet words to built-in lists; an own list counts as it is. ``paths=False`` (for records): no files.
    ``others`` are more names for the sentence that refuses. Raises `FormError` for a source that there isn't, or that
    isn't a word list.
    """
    if isinstance(source, Mapping):
        return _exactly(source, letters)
    if source == ANY:
        return AnyLexicon()
    cache = Cache(cache_folder() / LEXICONS)
    if source in LANGUAGES:
        return _builtin(str(source), letters, options, cache)
    if not paths:
        known = ", ".join((*LANGUAGES, ANY, *others))
        raise FormError("lexicon-unknown", name=str(source)[:60], known=known, files="no")
    return _own(Path(source), letters, language, options, cache)


def _exactly(source: Mapping[str, object], letters: LetterSet) -> CompiledLexicon:
    words = source.get("words")
    if set(source) != {"words"} or not isinstance(words, Sequence) or isinstance(words, str):
        raise FormError("lexicon-words", form='{"words": [...]}')
    # Such lists are short and many: they are not worth a place in the cache.
    return CompiledLexicon("words", None, table_of_tiles(letters.faces, words), "", Cache(None))


def _builtin(language: str, letters: LetterSet, options: WordOptions, cache: Cache) -> CompiledLexicon:
    key = _key(word_files.shipped_digest(language), letters, language, options)

    def make() -> WordTable:
        _note(language)
        builder = _builder(letters, language, options)
        builder.add(*word_files.builtin_text(language), Origin.LIST)
        if options.sheet:
            printed = word_files.sheet_words(options.sheet, language, options.places)
            builder.add(lines_of(sorted(printed)), b"", Origin.SHEET)
        if options.places:
            builder.add(*word_files.place_text(language), Origin.PLACE)
        return builder.table()

    table = _kept_table(cache, key, letters.faces, make)
    tiler = Tiler(letters.faces, language, options.digraph)
    return CompiledLexicon(language, language, table, key, cache, tiler)


def open_club(club: ClubList, letters: LetterSet, language: str, options: WordOptions = _PLAIN) -> CompiledLexicon:
    """A list of the server's folder, for an edition's letters and language. Raises `FormError` if its file has changed
    since the server started."""
    cache = Cache(cache_folder() / LEXICONS)
    return _compiled(club_bytes(club), club.name, letters, club.language or language, options, cache)


def _own(path: Path, letters: LetterSet, language: str | None, options: WordOptions, cache: Cache) -> CompiledLexicon:
    data, name = word_files.read_file(path), word_files.shown(path)
    return _compiled(data, name, letters, packed_language(data, name) or language, options, cache)


def _compiled(
    data: bytes, name: str, letters: LetterSet, language: str | None, options: WordOptions, cache: Cache
) -> CompiledLexicon:
    shipped = word_files.shipped_digest(language) if language in LANGUAGES else ""
    key = _key(_sha256(data) + shipped, letters, language, options)

    def make() -> WordTable:
        _note(name)
        words = read_list(data, name, language).words
        builder = _builder(letters, language, options)
        builder.add(lines_of(words.words), _levels_of(words), Origin.LIST)
        return builder.table()

    return CompiledLexicon(name, language, _kept_table(cache, key, letters.faces, make), key, cache)


def _builder(letters: LetterSet, language: str | None, options: WordOptions) -> TableBuilder:
    offensive = word_files.offensive_words(language) if language in LANGUAGES else frozenset()
    return TableBuilder(letters.faces, Tiler(letters.faces, language, options.digraph), offensive)


def _levels_of(words: PlainWordList) -> bytes:
    """Levels for an own list in a language of ours: those of our list, and the rarest for what that hasn't."""
    if words.language not in LANGUAGES:
        return b""
    listed = word_files.builtin_list(words.language)
    known = dict(zip(listed.words, listed.levels, strict=True))
    return bytes(known.get(word, ord("5")) for word in words.words)


def _key(content: str, letters: LetterSet, language: str | None, options: WordOptions) -> str:
    """One key for all that comes to the same: a game without sheet words shares its table with no game."""
    printed = word_files.sheet_words(options.sheet, language, options.places) if options.sheet and language else ()
    digraph = options.digraph if language == "nl" else "letters"
    parts = msgspec.json.encode([VERSION, content, letters.faces, language, options.places, printed, digraph])
    return _sha256(parts)[:32]


def _kept_table(cache: Cache, key: str, faces: tuple[str, ...], make: Callable[[], WordTable]) -> WordTable:
    return WordTable(faces, cache.get(f"{key}.words", lambda: make().lines))


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _note(name: str) -> None:
    """Tell once, where somebody is looking, that a list takes a while."""
    if name not in _noted and sys.stderr.isatty():
        _noted.add(name)
        print(say("lexicon-compiling", name=name), file=sys.stderr)
