"""What a screen is told of a command before it is sent is what comes of it: one function tells both."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from rekje.board.grid import GRIDS
from rekje.games.path.words import is_token, letters_held
from rekje.games.registry import get_game
from rekje.games.walk.game import WalkingGame
from rekje.model.commands import Play
from rekje.model.events import PlayLaid
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.path.commands import Claim, Place, Swap
from rekje.model.path.events import Claimed, Placed
from rekje.model.problems import Refusal
from rekje.model.sizes import extent
from rekje.model.squares import Square, parse_square, square_name
from rekje.model.tiles import Tile, join_tiles, split_tiles
from rekje.model.walk.commands import Open
from rekje.model.walk.events import Chosen
from rekje.reading.crossword.plays import read_play
from rekje.reading.path.lays import TypedLay, TypedTile, read_lay
from rekje.reading.preview import preview_typed
from rekje.reading.walk.walks import TypedWalk, WalkReader, read_walks
from rekje.referee import Decided, decide, evolve, view
from rekje.referee.preview import TurnPreview
from tests.property.path_moves import PathSource
from tests.property.tables import Room, builtin_room, random_command

TRIED = frozenset({"play", "open", "place", "swap", "claim"})
NOT_NOW = ("C6", "C9", "L13", "L14")
"""The rules by which a command comes at the wrong time, of which a preview says nothing."""
JUDGINGS = ("referee", "challenge", "agree")
TABLES = [
    *(("letter", "it", 3, judging, scoring) for judging in JUDGINGS for scoring in ("words", "distinct")),
    *(("letter", "fr", 2, judging, "bonus") for judging in JUDGINGS),
    *((game, "nl", 2, judging, None) for game in ("scrabble", "woordenspel", "koning") for judging in JUDGINGS),
]


SEEDS = range(40, 46)


@pytest.mark.parametrize(("game", "edition", "seats", "judging", "scoring"), TABLES)
def test_C2_a_preview_equals_the_turn(game: str, edition: str, seats: int, judging: str, scoring: str | None) -> None:
    options = {"judging": judging, **({"scoring": scoring} if scoring else {})}
    told = Counter[str]()
    for seed in SEEDS:
        told += tried_and_done(builtin_room(edition, seats, seed, game, **options), seed)
    assert told["taken"] > 10
    assert told["refused"] > 2
    assert told["read"] > 5
    assert told["swap"] > 2 or (game, judging) != ("letter", "referee")


def tried_and_done(room: Room, seed: int, most: int = 200) -> Counter[str]:
    """A random game in which every play is looked at before it is sent; how many were taken and refused."""
    chance, told = random.Random(seed), Counter[str]()
    for _ in range(most):
        if room.state.outcome:
            break
        command = random_command(room, room.state, chance)
        also = (misspelled(command), command) if command.kind in TRIED else ()
        for tried in (*also, *swaps(room, chance)):
            answer = decide(room.state, tried, room.facts)
            agrees(tried, preview_typed(view(room.state, tried.seat), tried, room.facts), answer)
            told["refused" if isinstance(answer, Refusal) else "taken"] += 1
            if not isinstance(answer, Refusal):
                told["read"] += is_read_so(room, tried, answer)
                told[tried.kind] += 1
        answer = decide(room.state, command, room.facts)
        if not isinstance(answer, Refusal):
            room.state = evolve(room.state, *answer.events)
    return told


def swaps(room: Room, chance: random.Random) -> Iterator[Swap]:
    """Every letter that a seat could lay in the place of a blank token of its size, with some words through it."""
    if not isinstance(room.source, PathSource):
        return
    for seat in (one.seat for one in room.state.awaiting if "swap" in one.commands):
        for at, token in room.state.board.items():
            for tile in letters_held(room.state, seat) if is_token(token) else ():
                if extent(tile) == extent(token):
                    yield room.source.swap_of(room.state, seat, tile, at, chance)


def misspelled(command: AnyCommand) -> AnyCommand:
    """The same with its word turned round, or with one that is hardly a word among those named."""
    match command:
        case Play():
            return replace(command, word=join_tiles(split_tiles(command.word)[::-1]))
        case Place() | Swap() | Claim():
            return replace(command, words=[*command.words, *(word[::-1] for word in command.words)])
    return command


def agrees(command: AnyCommand, seen: TurnPreview | Refusal | None, answer: Decided | Refusal) -> None:
    """A command that is taken brings what was told: words with their paths and points, tiles, the token swapped, what
    happens to all totals; one that isn't was known not to do."""
    if not isinstance(answer, Refusal):
        assert seen_of(seen) == done_by(answer.events), command
    elif isinstance(seen, TurnPreview) and answer.rule not in NOT_NOW:
        assert seen.refused in (None, answer), command
        wrong = [word for word in seen.words if word.valid is False]
        assert wrong or seen.dropped or seen.lacking or not seen.words, (command, answer)


def seen_of(seen: TurnPreview | Refusal | None) -> object:
    """What was told."""
    if not isinstance(seen, TurnPreview):
        return None if seen is None else f"refused: {seen}"
    words = [(word.word, word.score, word.path) for word in seen.words]
    assert seen.refused is None
    assert not seen.lacking
    assert seen.event is not None
    return words, seen.score, seen.tiles, seen.changes, seen.dropped, token_of(seen.event), seen.event.seat


def done_by(events: Sequence[AnyEvent]) -> object:
    """What it brought. A word chosen for the opening brings nothing yet."""
    for event in events:
        match event:
            case PlayLaid():
                words = [(word.word, word.score, event.path) for word in event.words]
                return words, event.score, event.tiles, event.changes, (), None, event.seat
            case Placed() | Claimed():
                named = [(word.word, word.score, word.tiles) for word in event.words]
                laid = event.laid if isinstance(event, Placed) else ()
                tiles = {square_name(one.square): one.tile for one in laid}
                return named, event.score, tiles, (), event.dropped, token_of(event), event.seat
            case Chosen(word=str(word)):
                length = len(split_tiles(word))
                return [(word, length, event.path)], length, {}, (), (), None, event.seat
    return None


def token_of(event: AnyEvent) -> object:
    """The blank token that comes back (L11)."""
    return event.swapped if isinstance(event, Placed) else None


def is_read_so(room: Room, command: AnyCommand, answer: Decided) -> bool:
    """Whether a command can be typed in the terminal; then what the terminal shows of it is what it brings."""
    seen = typed_in_terminal(room, command)
    if seen is None:
        return False
    assert seen_of(seen) == done_by(answer.events), command
    return True


def typed_in_terminal(room: Room, command: AnyCommand) -> TurnPreview | Refusal | None:
    """What the terminal's readers make of a command when it is typed; None for one that they have no line for."""
    seen, seat, facts = view(room.state, command.seat), command.seat, room.facts
    match command:
        case Play(at=str(at), path=None):
            play = read_play(seen, seat, at, command.word, facts)
            return play if isinstance(play, Refusal) else play.preview
        case Play(path=list(path)) if all(map(is_plain, split_tiles(command.word))):
            return walked(room, command, command.word, path)
        case Open(path=list(path)) if (word := command.words[str(seat)]) and all(map(is_plain, split_tiles(word))):
            return walked(room, command, word, path)
        case Place() | Swap() | Claim():
            lay = read_lay(seen, seat, lay_typed(command), facts)
            return lay if isinstance(lay, Refusal) else lay.preview
    return None


def is_plain(tile: Tile) -> bool:
    """Whether a word with this tile, typed in one case, can mean nothing else."""
    return len(tile) == 1 and tile.isupper()


class Everywhere:
    """A view of the table in which every square can be named."""

    def __init__(self, room: Room) -> None:
        self.grid = GRIDS[str(room.config.options["grid"])]

    def parse(self, name: str) -> Square | None:
        return parse_square(name)


def walked(room: Room, command: Play | Open, word: str, path: Sequence[Square]) -> TurnPreview | Refusal | None:
    """What the terminal makes of a word typed with its squares; None where squares can't be typed."""

    def make(word: str, path: tuple[Square, ...] | None) -> AnyCommand:
        at = None if path is None else list(path)
        if isinstance(command, Play):
            return replace(command, word=word, path=at)
        return replace(command, words={str(command.seat): word}, path=at)

    game = get_game(room.config.game)
    assert isinstance(game, WalkingGame)
    reader = WalkReader(game, view(room.state, command.seat), command.seat, room.facts, make)
    typed = TypedWalk(word, tuple(map(square_name, path)))
    found = read_walks(reader, typed, Everywhere(room))
    if isinstance(found, Refusal):
        return found
    # What can be laid along these squares can be laid from the first of them.
    from_there = read_walks(reader, TypedWalk(word, typed.squares[:1]), Everywhere(room))
    assert not isinstance(from_there, Refusal), (word, path)
    assert next(from_there).squares[0] == path[0]
    return next(found).preview


def lay_typed(command: Place | Swap | Claim) -> TypedLay:
    """A lay as it is typed, with all sizes."""
    tiles: list[TypedTile] = []
    if isinstance(command, Place | Swap):
        if command.tile and command.at and command.size:
            tiles.append(TypedTile(command.tile, command.at, command.size))
        tiles += [TypedTile(one.tile, one.at, one.size, one.free) for one in command.tiles]
    return TypedLay(tuple(tiles), tuple(command.words))
