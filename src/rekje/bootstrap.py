"""The only place that puts parts together: word lists, searches, facts, players' knowledge, tables and their store."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from rekje.analysis.judging import SHOWN, Judge, Verdict
from rekje.analysis.moves import Move
from rekje.engine.lexicons import CompiledLexicon, LexiconSource, open_club, open_lexicon
from rekje.games.crossword.game import CrosswordGame
from rekje.games.path.turns import PaperTurns
from rekje.games.registry import get_game
from rekje.games.walk.game import WalkingGame
from rekje.lexicon.simple import AnyLexicon
from rekje.lexicon.source import NOT_ATTESTED, WordOptions
from rekje.model.edition import Edition, OptionValue
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.sizes import Size
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, LetterSet, Tiles
from rekje.players.ports import Knowledge, RatedKnowledge
from rekje.players.worths import Worths, derived_worths
from rekje.records.record import Record, WordList
from rekje.records.replay import RecordFacts
from rekje.referee import begin
from rekje.referee.shuffle import new_secret
from rekje.storage.club_lists import CLUB, ClubLists
from rekje.tables.facts import LiveFacts
from rekje.tables.ports import EventStore, Search
from rekje.tables.table import Table

if TYPE_CHECKING:
    from rekje.engine.crossword.knowledge import EngineKnowledge
    from rekje.engine.crossword.native import NativeEngine
    from rekje.engine.path.knowledge import PathKnowledge
    from rekje.engine.path.search import PathSearch
    from rekje.engine.walk.knowledge import WalkKnowledge
    from rekje.engine.walk.search import WalkSearch
    from rekje.engine.word_grid.search import GridSearch

Words = CompiledLexicon | AnyLexicon

NONCE_BYTES = 16


def open_words(
    source: LexiconSource | None,
    edition: Edition,
    options: Mapping[str, OptionValue],
    *,
    paths: bool = True,
    clubs: ClubLists | None = None,
) -> Words:
    """The word list of a table, folded to its tiles by its options; ``None``: the edition's own list.

    ``paths=False`` (for what stands in records, and what browsers ask for) takes no file names; ``clubs`` are the lists
    of a server's folder, which go by names of theirs. Raises `FormError` for a list that there isn't.
    """
    chosen = WordOptions(
        places=options.get("places") is True,
        sheet=edition.game if options.get("sheet_words") is True else None,
        digraph=get_game(edition.game).digraph(edition, options),
    )
    if clubs is not None and isinstance(source, str) and source.startswith(CLUB):
        return open_club(clubs.find(source, edition), edition.letter_set, edition.language, chosen)
    return open_lexicon(
        source or edition.lexicon, edition.letter_set, language=edition.language, options=chosen, paths=paths
    )


def engine_for(words: Words, edition: Edition, options: Mapping[str, OptionValue]) -> NativeEngine:
    """The native search for a word list under an edition's rules.

    Raises `FormError` for the list "any", which can't be searched, and for a game whose words don't cross.
    """
    from rekje.engine.crossword.native import NativeEngine

    game = get_game(edition.game)
    if isinstance(words, AnyLexicon) or not isinstance(game, CrosswordGame):
        raise FormError("engine-no-list")
    return NativeEngine(words.crossing, edition.letter_set, game.make_facts(edition, options))


def walk_search_for(words: Words, edition: Edition) -> WalkSearch:
    """The native search for walks with a word list. Raises `FormError` for the list "any", which can't be searched."""
    from rekje.engine.walk.search import WalkSearch

    if isinstance(words, AnyLexicon):
        raise FormError("engine-no-list")
    return WalkSearch(words.automaton, edition.letter_set)


def path_search(words: Words, config: Config, level: int | None) -> PathSearch:
    """The native search for paths with the words of a table that a player knows, by level. Raises `FormError` for the
    list "any", which can't be searched."""
    from rekje.engine.path.search import PathSearch

    known = _known(words, config, level)
    if isinstance(known, AnyLexicon):
        raise FormError("engine-no-list")
    return PathSearch(known.automaton, config.edition.letter_set)


def grid_search(
    words: Words, letters: LetterSet, *, size: Size, corners: bool, shortest: int, faces: Iterable[Tiles]
) -> GridSearch:
    """The native search of grids with a word list. Raises `FormError` for the list "any", which can't be searched."""
    from rekje.engine.word_grid.search import GridSearch

    if isinstance(words, AnyLexicon):
        raise FormError("engine-no-list")
    return GridSearch(words.automaton, letters, size=size, corners=corners, shortest=shortest, faces=faces)


class NoSearch:
    """`rekje.tables.ports.Search` where nothing hangs on whether a seat has a play."""

    def can_play(self, state: State, seat: int) -> bool | None:
        """Nobody asks."""
        return None


class TableSearch:
    """`rekje.tables.ports.Search` for one table where words cross; the core is loaded when it is first needed."""

    def __init__(self, words: Words, edition: Edition, options: Mapping[str, OptionValue]) -> None:
        self._words = words
        self._parts = (edition, options)
        self._engine: NativeEngine | None = None

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat has any legal play; None where its rack or the words aren't known, or where the rack is too
        large to be searched whole and no part of it tells."""
        rack = state.seats[seat].rack
        if isinstance(self._words, AnyLexicon) or UNKNOWN in rack:
            return None
        self._engine = self._engine or engine_for(self._words, *self._parts)
        part = rack[: self._engine.facts.rack_size]
        return self._engine.has_play(state.board, part) or (False if part == rack else None)


class WalkTableSearch:
    """`rekje.tables.ports.Search` for one table where words are walked; the core is loaded when first needed."""

    def __init__(self, words: Words, game: WalkingGame, edition: Edition) -> None:
        self._words = words
        self._game = game
        self._edition = edition
        self._search: WalkSearch | None = None

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat has any legal play; None where its rack or the words aren't known, or where it isn't proven
        that there is none."""
        from rekje.engine.walk.knowledge import LONGEST, find_walks

        if isinstance(self._words, AnyLexicon) or UNKNOWN in state.seats[seat].rack:
            return None
        self._search = self._search or walk_search_for(self._words, self._edition)
        found = find_walks(self._search, self._game, state, seat, LONGEST)
        return bool(found.walks) or (False if found.optimal else None)


def search_for(words: Words, config: Config) -> Search:
    """The search that proves whether a table's racks have plays left."""
    game = get_game(config.game)
    if isinstance(game, WalkingGame):
        return WalkTableSearch(words, game, config.edition)
    if isinstance(game, PaperTurns):
        return NoSearch()
    return TableSearch(words, config.edition, config.options)


def record_facts(record: Record, lexicon: LexiconSource | None = None) -> RecordFacts:
    """The facts of a record, judged by its own word list, or by another one."""
    words = record_words(record, lexicon)
    return RecordFacts(record, words, search_for(words, record.config))


def record_words(record: Record, lexicon: LexiconSource | None = None) -> Words:
    """A record's own word list, or another one."""
    config = record.config
    own = {"words": record.lexicon.words} if isinstance(record.lexicon, WordList) else record.lexicon
    return open_words(lexicon or own, config.edition, config.options, paths=lexicon is not None)


def leaves_for(config: Config) -> Worths:
    """What tiles kept are worth at a table: as learned for its edition and word list, here or by
    those who made Rekje; else told from the edition's letters. Raises `FormError` for a damaged file."""
    from rekje.storage.leave_files import find_leaves

    learned = find_leaves(config)
    return learned.worths if learned else derived_worths(config.edition)


def leaves_anyhow(config: Config) -> Worths:
    """The same; where the file is damaged, what the edition's letters tell: a game goes on by that too."""
    try:
        return leaves_for(config)
    except FormError:
        return derived_worths(config.edition)


WorthsOf = Callable[[Config], Worths]


def knowledge_for(
    words: Words, config: Config, worths: WorthsOf = leaves_for
) -> EngineKnowledge | WalkKnowledge | PathKnowledge:
    """What computer players at a table know: its words by level, offensive ones only if the table says so, and what
    tiles kept are worth, asked for when it is first needed."""
    game = get_game(config.game)
    if isinstance(game, WalkingGame):
        return walk_knowledge_for(words, config, game, worths)
    if isinstance(game, PaperTurns):
        return path_knowledge_for(words, config)
    return crossword_knowledge(words, config, worths)


def crossword_knowledge(words: Words, config: Config, worths: WorthsOf = leaves_for) -> EngineKnowledge:
    """`knowledge_for` a table where words cross."""
    from rekje.engine.crossword.equity import Rater
    from rekje.engine.crossword.knowledge import EngineKnowledge

    def engine_at(level: int | None) -> NativeEngine:
        return engine_for(_known(words, config, level), config.edition, config.options)

    rater = Rater(config.edition, lambda: worths(pin_words(config, words)))
    return EngineKnowledge(engine_at, words.has, search_for(words, config).can_play, rater)


def walk_knowledge_for(words: Words, config: Config, game: WalkingGame, worths: WorthsOf = leaves_for) -> WalkKnowledge:
    """`knowledge_for` a table where words are walked."""
    from rekje.engine.walk.knowledge import WalkKnowledge

    def search_at(level: int | None) -> WalkSearch:
        return walk_search_for(_known(words, config, level), config.edition)

    return WalkKnowledge(game, search_at, words.has, search_for(words, config).can_play, worths)


def path_knowledge_for(words: Words, config: Config) -> PathKnowledge:
    """`knowledge_for` a table where words read over touching tiles are written down."""
    from rekje.engine.path.knowledge import PathKnowledge

    return PathKnowledge(lambda level: path_search(words, config, level), words.has)


def _known(words: Words, config: Config, level: int | None) -> Words:
    """The words that a player may lay who knows those of a level, None: all."""
    if isinstance(words, CompiledLexicon) and not (level is None and config.options["offensive"]):
        return words.at_level(NOT_ATTESTED if level is None else level)
    return words


def judge_for(config: Config, knowledge: Knowledge, shown: int = SHOWN) -> Judge:
    """Who judges the turns of a table's game, by what is known of its words, and tells so many of the best ways to use
    one."""
    from rekje.analysis.crossword.judge import LineJudge
    from rekje.analysis.path.judge import PaperJudge
    from rekje.analysis.walk.judge import RaceJudge
    from rekje.storage.chances import chances_for

    game = get_game(config.game)
    if isinstance(game, PaperTurns):
        return PaperJudge(knowledge, shown)
    if game.race:
        return RaceJudge(knowledge, chances_for(config), shown)
    worth = knowledge.worth_kept if isinstance(knowledge, RatedKnowledge) else None
    return LineJudge(knowledge, worth, chances_for(config), shown)


def judge_turn(did: Move | None, seen: State, seat: int, knowledge: Knowledge) -> Verdict:
    """A turn judged, as a question that can travel to another process."""
    return judge_for(seen.config, knowledge).judge(seen, seat, did)


def pin_words(config: Config, words: Words) -> Config:
    """The config with its word list pinned: name and checksum."""
    return msgspec.structs.replace(config, lexicon=words.name, lexicon_sha256=words.sha256)


def live_facts(words: Words, config: Config) -> LiveFacts:
    """The facts of a live table."""
    return LiveFacts(words, search_for(words, config))


def new_table(
    name: str, config: Config, words: Words, players: tuple[str, ...], store: EventStore, *, seed: int | None = None
) -> Table:
    """A new table in a store. A seed (for demonstrations) makes its shuffle repeatable."""
    config = pin_words(config, words)
    facts = live_facts(words, config)
    secret, nonces = shuffle_of(len(config.seats), seed)
    return Table.create(name, begin(config, facts, secret=secret, nonces=nonces, players=players), facts, store)


def shuffle_of(seats: int, seed: int | None) -> tuple[str, tuple[str, ...]]:
    """The secret of a shuffle and each seat's nonce: drawn by the system, or for a seed always the same."""
    if seed is None:
        return new_secret(), tuple(secrets.token_hex(NONCE_BYTES) for _ in range(seats))
    return f"{seed % 2**256:064x}", _seeded_nonces(seats)


def is_foretold(state: State) -> bool:
    """Whether the shuffle of a table was made from a seed, so that somebody could know it beforehand."""
    return state.nonces == _seeded_nonces(len(state.seats))


def _seeded_nonces(seats: int) -> tuple[str, ...]:
    return tuple(f"{seat:032x}" for seat in range(seats))


def resume_table(name: str, config: Config, words: Words, store: EventStore) -> Table:
    """A stored table, as it was left."""
    return Table.resume(name, live_facts(words, config), store)
