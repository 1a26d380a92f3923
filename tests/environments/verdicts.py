"""The actions that an environment offers, held against what the referee says of them, and of others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

from rekje.board.path.paths import Piece
from rekje.environments.crossword.family import subsets
from rekje.environments.episode import Episode
from rekje.environments.menu import Menu
from rekje.environments.table import EnvironmentTable
from rekje.games.path.words import letters_held
from rekje.model.commands import Buy, Exchange, Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Place, PlacedTile
from rekje.model.problems import Refusal
from rekje.model.sizes import face_of, size_of
from rekje.model.squares import at_name, spelled, step
from rekje.model.tiles import BLANK, join_tiles, letters, split_tiles
from rekje.model.walk.commands import Open
from rekje.referee import decide

OFFERED = 12
TRIED = 8
Check = Callable[[Episode, random.Random], None]


def accepted(episode: Episode, command: AnyCommand) -> bool:
    """What the referee says."""
    return not isinstance(decide(episode.state, command, episode.table.facts), Refusal)


def positions(table: EnvironmentTable, count: int, seed: int = 0) -> Iterator[Episode]:
    """The positions of random games, before each action."""
    chance = random.Random(seed)
    while True:
        episode = Episode.begin(table, seed)
        seed += 1
        while not episode.over:
            if count == 0:
                return
            count -= 1
            yield episode
            episode = episode.after(chance.choice(episode.menu.numbers))


def check_offered(episode: Episode, chance: random.Random) -> None:
    """The referee accepts what is offered."""
    numbers = episode.menu.numbers
    assert numbers, "who is asked has an answer"
    for number in chance.sample(numbers, min(OFFERED, len(numbers))):
        then = episode.menu.take(number)
        while isinstance(then, Menu):
            then = then.take(chance.choice(then.numbers))
        assert accepted(episode, then), then


def check_crossword(episode: Episode, chance: random.Random) -> None:
    """Tiles laid at random, and all that is done otherwise, are legal if they are offered, and only then."""
    state, seat = episode.state, episode.seat
    assert seat is not None
    offered = {episode.menu.take(number) for number in episode.menu.choices}
    rack, numbers = state.seats[seat].rack, episode.table.moves.numbers
    assert (Pass(seat=seat) in offered) == accepted(episode, Pass(seat=seat))
    if "buy" in numbers.blocks:
        assert (Buy(seat=seat, count=1) in offered) == accepted(episode, Buy(seat=seat, count=1))
    if "exchange" in numbers.blocks:
        tiles = tuple(sorted(rack, key=lambda tile: (tile != BLANK, state.letter_set.order(tile))))
        all_subsets = [*subsets(tiles, len(tiles))]
        for subset in chance.sample(all_subsets, min(TRIED, len(all_subsets))):
            given = Exchange(seat=seat, tiles=join_tiles(t for place, t in enumerate(tiles) if subset >> place & 1))
            assert (given in offered) == accepted(episode, given), given
    laid = {
        frozenset(one for one in spelled(play.command.at, play.command.word) if one[0] not in state.board)
        for play in episode.menu.plays
        if isinstance(play.command, Play) and play.command.at
    }
    for _ in range(TRIED):
        command = _lay_at_random(episode, chance)
        lay = frozenset(one for one in spelled(command.at or "", command.word) if one[0] not in state.board)
        assert (lay in laid) == accepted(episode, command), command


def _lay_at_random(episode: Episode, chance: random.Random) -> Play:
    """One to three tiles of the rack in a line, beside what lies there."""
    state, seat = episode.state, episode.seat
    assert seat is not None
    edition, across = state.edition, chance.random() < 0.5
    held = chance.sample(state.seats[seat].rack, min(len(state.seats[seat].rack), chance.randint(1, 3)))
    near = [near for square in state.board for near in ((square[0] + 1, square[1]), (square[0], square[1] + 1))]
    start = chance.choice([one for one in near if edition.on_board(one)] or [(edition.width // 2, edition.height // 2)])
    while step(start, across, -1) in state.board:
        start = step(start, across, -1)
    word, square = [], start
    while edition.on_board(square) and (held or square in state.board):
        if square in state.board:
            word.append(state.board[square])
        else:
            tile = held.pop()
            word.append(chance.choice(state.letter_set.faces).lower() if tile == BLANK else tile)
        square = step(square, across)
    return Play(seat=seat, at=at_name(start, across), word=join_tiles(word))


def check_walk(episode: Episode, chance: random.Random) -> None:
    """Words of the list, as long as those that are listed, can be walked if they are listed, and only then."""
    state, seat, table = episode.state, episode.seat, episode.table
    assert seat is not None
    listed = [play.command for play in episode.menu.plays]
    words = {letters(split_tiles(_word(command, seat))) for command in listed}
    least = 1 + min(map(len, words)) if len(listed) == table.most else 2
    shown = Counter({*letters(state.board.values()), *letters(state.seats[seat].rack)})
    faces = table.config.edition.letter_set.faces
    able = [word for word in chance.sample(_list(table), 300) if len(word) >= least]
    able = [word for word in able if BLANK in shown or all(face in shown for face in word)]
    opens = any(isinstance(command, Open) for command in listed) or not state.board
    for word in able[:TRIED]:
        assert all(face in faces for face in word)
        text = join_tiles(word)
        command = Open(seat=seat, words={str(seat): text}) if opens else Play(seat=seat, word=text)
        # A word in capitals is laid without blanks.
        assert word in words if accepted(episode, command) else word not in words or BLANK in shown, command


def _word(command: AnyCommand, seat: int) -> str:
    if isinstance(command, Open):
        return command.words[str(seat)] or ""
    assert isinstance(command, Play)
    return command.word


_LISTS: dict[int, list[tuple[str, ...]]] = {}


def _list(table: EnvironmentTable) -> list[tuple[str, ...]]:
    if id(table) not in _LISTS:
        _LISTS[id(table)] = [split_tiles(word) for word in table.lexicon if len(word) < 8]
    return _LISTS[id(table)]


def check_path(episode: Episode, chance: random.Random) -> None:
    """A letter laid at random can be laid if that is offered, and where it isn't no short word lets it. The episode's
    table is of steps."""
    state, seat, table = episode.state, episode.seat, episode.table
    assert seat is not None
    verb = episode.menu.choices.get(table.moves.numbers.of("own"))
    if state.turn is None or episode.trail:
        return
    for tile in chance.sample([*letters_held(state, seat)], min(2, len(letters_held(state, seat)))):
        face, size = face_of(tile), size_of(tile)
        assert size is not None
        beside = [(x + dx, y + dy) for x, y in state.board for dx in (-1, 0, 1) for dy in (-1, 0, 1)] or [(5, 5)]
        at = chance.choice(beside)
        squares = _squares(table, verb.then if verb else None, face, Piece(face, *at, *size))
        number = table.moves.numbers.of("square", at[1] * state.edition.width + at[0])
        laid = [PlacedTile(tile=face, at=at, size=size)]
        words = [word for word in _short(table) if face in word]
        tried = any(accepted(episode, Place(seat=seat, tiles=laid, words=[join_tiles(word)])) for word in words)
        if at[0] >= 0 and at[1] >= 0 and at[0] < state.edition.width and squares is not None and number in squares:
            command = squares.take(number)
            assert not isinstance(command, Menu)
            assert accepted(episode, command), command
        else:
            assert not tried, (face, at, size)


def _short(table: EnvironmentTable) -> list[tuple[str, ...]]:
    return [word for word in _list(table) if len(word) <= 3]


def _squares(table: EnvironmentTable, then: object, face: str, piece: Piece) -> Menu | None:
    """The menu of squares for a letter of a size, if the letter can be laid at all."""
    numbers = table.moves.numbers
    faces = table.config.edition.letter_set.faces
    wanted = numbers.of("letters", faces.index(face)), numbers.of("size", (piece.w - 1) * 3 + piece.h - 1)
    for number in wanted:
        if not isinstance(then, Menu) or number not in then:
            return None
        then = then.take(number)
    return then if isinstance(then, Menu) else None


CHECKS: dict[str, tuple[str, Check]] = {
    "en": ("plays", check_crossword),
    "woordenspel/nl": ("plays", check_crossword),
    "koning/en": ("plays", check_walk),
    "letter/en": ("steps", check_path),
}
"""For each game's edition the actions with which it is checked, and how."""


def check_positions(edition: str, count: int, *, seats: int = 2, most: int = 100_000, seed: int = 0) -> int:
    """Check so many positions of random games; how many there were."""
    actions, check = CHECKS[edition]
    chance = random.Random(seed)
    done = 0
    for episode in positions(EnvironmentTable(edition, seats, None, actions, most, {}), count, seed):
        check_offered(episode, chance)
        check(episode, chance)
        done += 1
    return done
