"""The only place that puts parts together: word lists, searches, facts, players' knowledge, tables and their store."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rekje.analysis.families import ANALYSES
from rekje.analysis.judging import SHOWN, Judge, JudgedTurn
from rekje.analysis.moves import GameMoves, Move
from rekje.analysis.review import Review, review_of
from rekje.engine.families import ENGINES
from rekje.engine.family import LeaveValuesOf
from rekje.engine.lexicons import LexiconSource, open_club, open_lexicon
from rekje.engine.words import Words, listed
from rekje.games.registry import get_game
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES, WordOptions
from rekje.model.edition import Edition, OptionValue
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.sizes import Size
from rekje.model.state import State
from rekje.model.tiles import LetterSet, Tiles
from rekje.players import PLAYERS
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.derived_leaves import derive_leave_values
from rekje.players.leave_values import LeaveValues
from rekje.players.ports import Knowledge
from rekje.records.record import Record, WordList
from rekje.records.replay import RecordFacts
from rekje.referee import begin, view
from rekje.referee.shuffle import new_secret
from rekje.referee.view import Seen
from rekje.storage.club_lists import CLUB, ClubLists
from rekje.tables.facts import LiveFacts
from rekje.tables.ports import EventStore, Search
from rekje.tables.table import Table

if TYPE_CHECKING:
    from rekje.drawing.hint import Hint
    from rekje.engine.word_grid.search import GridSearch

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
    others = clubs.names(edition) if clubs else ()
    return open_lexicon(
        source or edition.lexicon,
        edition.letter_set,
        language=edition.language,
        options=chosen,
        paths=paths,
        others=others,
    )


def grid_search(
    words: Words, letters: LetterSet, *, size: Size, corners: bool, shortest: int, faces: Iterable[Tiles]
) -> GridSearch:
    """The native search of grids with a word list. Raises `FormError` for the list "any", which can't be searched."""
    from rekje.engine.word_grid.search import GridSearch

    return GridSearch(listed(words).word_graph, letters, size=size, corners=corners, shortest=shortest, faces=faces)


def search_for(words: Words, config: Config) -> Search:
    """The search that proves whether a table's racks have plays left."""
    return ENGINES[get_game(config.game).family].search(words, config)


def record_facts(record: Record, lexicon: LexiconSource | None = None) -> RecordFacts:
    """The facts of a record, judged by its own word list, or by another one."""
    return facts_of(record, record_words(record, lexicon))


def facts_of(record: Record, words: Words) -> RecordFacts:
    """The facts of a record, judged by some words."""
    return RecordFacts(record, words, search_for(words, record.config))


def record_words(record: Record, lexicon: LexiconSource | None = None) -> Words:
    """A record's own word list, or another one. Raises `FormError`, also for a record that names a file."""
    config = record.config
    known = (*LANGUAGES, ANY)
    if lexicon is None and isinstance(record.lexicon, str) and record.lexicon not in (*known, ""):
        raise FormError("lexicon-record", name=record.lexicon[:60], known=", ".join(known))
    own = {"words": record.lexicon.words} if isinstance(record.lexicon, WordList) else record.lexicon
    return open_words(lexicon or own, config.edition, config.options, paths=lexicon is not None)


def leaves_for(config: Config) -> LeaveValues:
    """What tiles kept are worth at a table: as learned for its edition and word list, here or by
    those who made Rekje; else told from the edition's letters. Raises `FormError` for a damaged file."""
    from rekje.storage.leave_files import find_leaves

    learned = find_leaves(config)
    return learned.worths if learned else derive_leave_values(config.edition)


class LeavesFound(NamedTuple):
    """Whether what tiles kept are worth was learned for a table's box and word list, and what is wrong with the file,
    if anything. In both cases players who weigh them go by the letters alone."""

    learned: bool
    damage: FormError | None = None


NOTHING_LEARNED = LeavesFound(learned=False)


def leaves_found(config: Config) -> LeavesFound:
    """What is there for a table."""
    from rekje.storage.leave_files import find_leaves

    try:
        return LeavesFound(find_leaves(config) is not None)
    except FormError as damage:
        return LeavesFound(learned=False, damage=damage)


def weigh_kept(config: Config, players: Iterable[str]) -> bool:
    """Whether one of the players at a table weighs tiles kept for later turns."""
    game = get_game(config.game)
    return any(PLAYERS[name].of(game).weighs_kept for name in players if name in PLAYERS)


def leaves_anyhow(config: Config) -> LeaveValues:
    """As `leaves_for`; where the file is damaged, what the edition's letters tell: a game goes on by that too."""
    try:
        return leaves_for(config)
    except FormError:
        return derive_leave_values(config.edition)


def knowledge_for(words: Words, config: Config, leave_values: LeaveValuesOf = leaves_for) -> Knowledge:
    """What computer players at a table know: its words by level, offensive ones only if the table says so, and what
    tiles kept are worth, asked for when it is first needed."""
    return ENGINES[get_game(config.game).family].knowledge(words, pin_words(config, words), leave_values)


def judge_for(config: Config, knowledge: Knowledge, shown: int = SHOWN, budget: Budget = NO_LIMIT) -> Judge:
    """Who judges the turns of a table's game, by what is known of its words, and tells so many of the best ways to use
    one; with a budget by playing on from them. Raises `FormError` for a budget in games in which that can't be done."""
    from rekje.storage.chances import chances_for

    return ANALYSES[get_game(config.game).family].judge(config, knowledge, chances_for, shown, budget)


def judge_turn(did: Move | None, seen: Seen, seat: int, knowledge: Knowledge) -> JudgedTurn:
    """A turn judged, as a question that can travel to another process."""
    return judge_for(seen.config, knowledge).judge(seen, seat, did)


def hint_turn(language: str, seen: Seen, seat: int, knowledge: Knowledge) -> Hint:
    """A hint in a language, as a question that can travel to another process."""
    from rekje.drawing.hint import hint_of

    return hint_of(seen, seat, knowledge, judge_for(seen.config, knowledge), language)


def review_game(
    game: GameMoves,
    config: Config,
    words: Words,
    advance: Callable[[int], object] | None = None,
    budget: Budget = NO_LIMIT,
) -> Review:
    """The review of a game that is over, each of its turns judged by a word list, with a ``budget`` by playing on from
    the best ways to use it; ``advance`` is told of every turn. Raises `FormError` without words to search, and for a
    budget in games in which nothing is played on from."""
    from rekje.storage.chances import chances_for

    config = pin_words(config, listed(words))
    knowledge = knowledge_for(words, config)
    judge = judge_for(config, knowledge, budget=budget)
    verdicts: dict[int, JudgedTurn] = {}
    for place, turn in enumerate(game.turns):
        verdicts[place] = judge.judge(turn.seen, turn.seat, turn.did)
        if advance:
            advance(1)
    last = game.course.state
    find_unread = ANALYSES[get_game(config.game).family].unread
    unread = find_unread(view(last, None), 0, knowledge) if find_unread else None
    return review_of(game, verdicts, Path(words.name).name, chances_for(config), unread)


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
