"""What tables with the same rules share: edition, word list and search. So a table needs little memory of its own."""

from __future__ import annotations

import hashlib
import logging
import threading
from collections import OrderedDict

import msgspec

from rekje.bootstrap import LeavesFound, leaves_found, live_facts, open_words, pin_words
from rekje.engine.words import Words
from rekje.model.events import Config
from rekje.model.state import State
from rekje.server.logs import log
from rekje.storage.club_lists import NO_LISTS, ClubLists
from rekje.tables.facts import LiveFacts

MOST_RULESETS = 64


class Ruleset(msgspec.Struct, frozen=True):
    """The rules of a table, and what it takes to play by them. ``key`` names the ruleset. ``config`` has no seats, and
    is that of a table played here. ``leaves`` says whether leave values were learned for it, as they were found when it
    was opened: computer players go by these as long as they run."""

    key: str
    config: Config
    words: Words
    facts: LiveFacts
    leaves: LeavesFound


def ruleset_key(config: Config) -> str:
    """The key of a table's ruleset. It doesn't depend on the players, the starting position, and whether the game is
    played here or on cardboard."""
    parts = (config.game, config.edition, config.options, config.lexicon)
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()


class RulesetCache:
    """The rulesets used last. Several threads may ask it. Each word list is prepared once."""

    def __init__(self, clubs: ClubLists = NO_LISTS) -> None:
        self.clubs = clubs
        self._rulesets: OrderedDict[str, Ruleset] = OrderedDict()
        self._lock = threading.Lock()
        self._opening: dict[str, threading.Lock] = {}

    def find(self, config: Config) -> Ruleset:
        """The ruleset of a table. Raises `FormError` for an unknown word list."""
        key = ruleset_key(config)
        if (found := self._found(key)) is not None:
            return found
        with self._lock:
            opening = self._opening.setdefault(key, threading.Lock())
        # Requests for another ruleset don't wait for this one's word list.
        with opening:
            found = self._found(key) or _open(key, config, self.clubs)
        with self._lock:
            self._rulesets[key] = found
            self._opening.pop(key, None)
            if len(self._rulesets) > MOST_RULESETS:
                self._rulesets.popitem(last=False)
        return found

    def _found(self, key: str) -> Ruleset | None:
        with self._lock:
            if (found := self._rulesets.get(key)) is not None:
                self._rulesets.move_to_end(key)
            return found

    def share(self, state: State) -> State:
        """The same state, with the edition and options objects of its ruleset."""
        kept = self.find(state.config).config
        config = msgspec.structs.replace(state.config, edition=kept.edition, options=kept.options)
        return msgspec.structs.replace(state, config=config)


def _open(key: str, config: Config, clubs: ClubLists) -> Ruleset:
    words = open_words(config.lexicon or None, config.edition, config.options, paths=False, clubs=clubs)
    plain = pin_words(
        msgspec.structs.replace(config, seats=(), setup=None, youngest=None, begins=None, known=True), words
    )
    return Ruleset(key, plain, words, live_facts(words, plain), _leaves(plain))


def _leaves(config: Config) -> LeavesFound:
    found = leaves_found(config)
    if found.damage is not None:
        log("leaves-damaged", logging.ERROR, code=found.damage.code)
    return found
