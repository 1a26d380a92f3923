"""What a browser needs to check words and find plays by itself: a game's rule facts and its packed word list.

Only lists that come with Rekje are given away: their licences allow it, and an operator's own lists may not.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from urllib.parse import urlencode

import msgspec

from rekje.engine.lexicons import CompiledLexicon
from rekje.engine.words import Words, known
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.lexicon.packing import pack_words
from rekje.lexicon.source import LANGUAGES
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.server.live.rulesets import RulesetCache
from rekje.server.pages.parts import Part
from rekje.wire.bodies import PackedWords, SearchBasis
from rekje.wire.view import make_rules

PACKED = "application/octet-stream"
_OF_WORDS = ("places", "sheet_words", "y_is_ij", "offensive")
"""The options on which a table's words depend."""
MOST_PACKED = 8
"""How many packed lists are kept in memory, the largest of 3 MB."""


def table_asked_for(game: str, edition: str, lexicon: str | None, options: str) -> Config:
    """A table as an address asks for it; ``options`` are JSON. Raises `FormError` for one that there can't be."""
    try:
        given = msgspec.json.decode(options or "{}", type=dict[str, object])
    except msgspec.DecodeError:
        raise FormError("serve-message-form") from None
    found = builtin_edition(get_game(game).id, edition)
    return Config(game, found, resolve_options(get_game(game).options, found, given), ("",), lexicon or found.lexicon)


def search_basis(rulesets: RulesetCache, config: Config) -> SearchBasis:
    """All that a search at such a table needs, but for the words, and where these are."""
    ruleset, game = rulesets.find(config), get_game(config.game)
    facts = game.make_facts(config.edition, config.options)
    return SearchBasis(
        make_rules(ruleset.config),
        None if facts is None else msgspec.to_builtins(facts),
        game.digraph(config.edition, config.options),
        game.flaws,
        _packed_of(ruleset.words, ruleset.config),
    )


def packed_words(rulesets: RulesetCache, config: Config, digest: str) -> Part:
    """The packed list of such a table. Raises `FormError` if it isn't the one with this digest, or isn't given away."""
    ruleset = rulesets.find(config)
    sources = _given_away(ruleset.words, ruleset.config)
    if sources is None or sources.digest != digest:
        raise FormError("serve-no-page")
    return _pack(sources)


def _packed_of(words: Words, config: Config) -> PackedWords | None:
    sources = _given_away(words, config)
    if sources is None:
        return None
    options = {name: config.options[name] for name in _OF_WORDS if name in config.options}
    query = urlencode({"lexicon": config.lexicon, "options": msgspec.json.encode(options).decode()})
    address = f"/api/search/{config.game}/{config.edition.name}/words/{sources.digest}?{query}"
    return PackedWords(address, sources.digest, len(sources.words), len(_pack(sources).zipped))


class _Sources:
    """A list and what of it a search may suggest, told from others by a digest of both and of the letters."""

    def __init__(self, words: CompiledLexicon, config: Config) -> None:
        self.words = words
        self.suggested = known(words, config, None)
        parts = (words.sha256, self.suggested.sha256, words.table.faces)
        self.digest = hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:32]

    def __hash__(self) -> int:
        return hash(self.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sources) and other.digest == self.digest


def _given_away(words: Words, config: Config) -> _Sources | None:
    return _Sources(words, config) if isinstance(words, CompiledLexicon) and words.name in LANGUAGES else None


@lru_cache(maxsize=MOST_PACKED)
def _pack(sources: _Sources) -> Part:
    suggested = list(sources.suggested.machine_words())
    held = set(suggested)
    others = (word for word in sources.words.machine_words() if word not in held)
    data = pack_words(len(sources.words.table.faces), suggested, others)
    return Part(data, gzip.compress(data, 9, mtime=0), PACKED, f'"{sources.digest}"', True)
