"""The core for the page beside the native one and the referee, on positions from games that the native core plays.

``python -m tests.core.page_core POSITIONS`` compares so many, of all crossword editions in turn.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from rekje import _core
from rekje.board.crossword.placement import Placement, first_play_flaw, read_placement, touches
from rekje.board.crossword.squares import CrosswordFacts
from rekje.board.crossword.words import score_placement
from rekje.bootstrap import open_words
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.playouts import play_out
from rekje.engine.words import known, listed
from rekje.games.crossword.game import CrosswordGame
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.options import resolve_options
from rekje.games.registry import GAMES
from rekje.lexicon.packing import pack_words
from rekje.model.events import Config
from rekje.model.problems import Flaw
from rekje.model.squares import Square, at_name, parse_square
from rekje.model.tiles import join_tiles, letters
from tests.core.random_positions import after

ROOT = Path(__file__).parents[2]
CORE = ROOT / "web" / "core" / "rekje.wasm"
WORDS, FACTS, CONTAINS, PLAYS, PREVIEW, TO_GRAPH = 1, 3, 4, 5, 6, 7
FLAWS = (
    "", "play-off-board", "play-taken", "play-empty", "play-nothing-laid", "play-not-whole", "play-first-short",
    "play-first", "play-apart",
)  # fmt: skip
MOST_LISTED = 100_000
BLANK = 0x80
EMPTY = b"\0"

Position = tuple[bytes, bytes]


def crossword_editions() -> list[tuple[str, str]]:
    """All games and editions whose words lie in lines."""
    games = [name for name, game in GAMES.items() if isinstance(game, CrosswordGame)]
    return [(game, edition) for game in games for edition in edition_names(game)]


class Compared(NamedTuple):
    """What was compared."""

    positions: int = 0
    plays: int = 0
    previews: int = 0
    words: int = 0


class SearchedEdition:
    """An edition with its list, as the native core and the referee have it."""

    def __init__(self, game: str, name: str) -> None:
        definition = GAMES[game]
        assert isinstance(definition, CrosswordGame)
        edition = builtin_edition(game, name)
        options = resolve_options(definition.options, edition, {})
        self.config = Config(game, edition, options, ("", ""), edition.lexicon)
        self.words = listed(open_words(None, edition, options))
        self.suggested = known(self.words, self.config, None)
        self.facts: CrosswordFacts = definition.make_facts(edition, options)
        self.letters = edition.letter_set
        self.engine = NativeEngine(self.suggested.word_graph, self.letters, self.facts)
        course = definition.playout(self.config) or definition.rehearsal(self.config)
        assert course is not None
        self._course = course

    def positions(self, count: int, seed: int) -> Iterator[Position]:
        """Boards and racks before the turns of games, as they come."""
        for game in range(seed, seed + count):
            (played,) = play_out(self.engine, self.letters, self._course, 1, game)
            racks = [bytearray(rack) for rack in played.racks]
            cells = bytes(self.facts.width * self.facts.height)
            for seat, play, given, drawn in played.turns:
                # Where tiles are bought, that begins a turn; else they are drawn at its end.
                bought, filled = (drawn, b"") if self._course.buys else (b"", drawn)
                racks[seat] += bought
                yield cells, bytes(sorted(racks[seat]))
                for tile in given if play is None else filter(None, play[3]):
                    racks[seat].remove(0 if tile & BLANK else tile)
                racks[seat] += filled
                if play:
                    cells = after(cells, self.facts.width, play)

    def packed(self) -> bytes:
        """The list as a browser gets it."""
        suggested = list(self.suggested.machine_words())
        held = set(suggested)
        others = (word for word in self.words.machine_words() if word not in held)
        return pack_words(len(self.letters.faces), suggested, others)

    def core_facts(self) -> bytes:
        """The rule facts as the page writes them (web/src/search/crossword/lines.ts)."""
        facts = self.facts
        single = (facts.width, facts.height, facts.first_min, facts.rack_size)
        choices = (facts.scoring == "tiles", facts.start_rule == "begins")
        lists = (
            facts.values, facts.letter_factor, facts.word_factor, facts.blank_word_factor, facts.lay_factor,
            facts.bonus, facts.start,
        )  # fmt: skip
        numbers = [*single, *map(int, choices), *(number for one in lists for number in (len(one), *one))]
        return b"".join(number.to_bytes(4, "little", signed=True) for number in numbers)

    def plays(self, position: Position) -> bytes:
        """All legal plays as the native core finds them, in the bytes of an answer."""
        cells, rack = position
        found = _core.search(self.engine.board(cells), rack, "plays")
        return len(found).to_bytes(4, "little") + b"".join(
            score.to_bytes(4, "little", signed=True) + bytes((x, y, not across, len(tiles))) + tiles
            for x, y, across, tiles, score in found
        )

    def preview(self, cells: bytes, first: Square, across: bool, tiles: bytes) -> bytes:
        """What the referee says of a play, in the bytes of an answer."""
        board = {self._square(i): self.engine.alphabet.tiles[cell] for i, cell in enumerate(cells) if cell}
        word = join_tiles(self.engine.alphabet.tiles[tile] if tile else "." for tile in tiles)
        placement = read_placement(board, self.facts, self.letters, at_name(first, across), word)
        if isinstance(placement, Placement):
            if not board:
                placement = first_play_flaw(placement, self.facts) or placement
            elif not touches(board, placement):
                placement = Flaw("play-apart")
        if isinstance(placement, Flaw):
            return self._flaw(placement)
        scored = score_placement(board, self.facts, self.letters, placement)
        told = EMPTY + scored.total.to_bytes(4, "little") + scored.bonus.to_bytes(4, "little")
        for line, one in zip(scored.lines, scored.words, strict=True):
            codes = bytes(self.engine.alphabet.laid[tile] for tile in line.tiles)
            told += one.score.to_bytes(4, "little") + bytes((self.words.has(letters(line.tiles)), len(codes))) + codes
        return told

    def _flaw(self, flaw: Flaw) -> bytes:
        number = next(i for i, code in enumerate(FLAWS) if code and flaw.code.startswith(code))
        square = parse_square(str(flaw.params["square"])) if "square" in flaw.params else (0, 0)
        whole = self.engine.alphabet.words([str(flaw.params["whole"])])[0] if "whole" in flaw.params else b""
        return bytes((number, *square)) + whole

    def _square(self, index: int) -> Square:
        return index % self.facts.width, index // self.facts.width

    def some_play(self, random: Random, position: Position) -> tuple[Square, bool, bytes]:
        """A play as somebody might try it: mostly one that may not lie there, or forms words that are none."""
        cells, rack = position
        found = _core.search(self.engine.board(cells), rack, "plays", most=40)
        if len(found) and random.random() < 0.5:
            x, y, across, tiles, _ = found[random.randrange(len(found))]
            shaken = bytes(
                tile and random.choice((tile, tile, 1 + random.randrange(len(self.letters.faces)))) for tile in tiles
            )
            return (x, y), across, shaken
        x, y, across = random.randrange(self.facts.width), random.randrange(self.facts.height), random.random() < 0.5
        tiles, held, at = bytearray(), [*random.sample(rack, random.randint(0, len(rack)))], (x, y)
        while True:
            inside = at[0] < self.facts.width and at[1] < self.facts.height
            lies = inside and cells[at[1] * self.facts.width + at[0]]
            if not held and not (lies and random.random() < 0.8):
                break
            take = not lies or (held and random.random() < 0.05)
            tiles.append((held.pop() or BLANK | random.randint(1, len(self.letters.faces))) if take else 0)
            at = (at[0] + across, at[1] + (not across))
        return (x, y), across, bytes(tiles or b"\1")

    def some_word(self, random: Random) -> bytes:
        """A word of the list, or one that mostly isn't."""
        lines = self.words.table.lines
        end = lines.index(b"\n", random.randrange(len(lines) // 2))
        word = bytearray(code - 64 for code in lines[end + 1 : lines.index(b"\n", end + 1) - 2])
        if random.random() < 0.5:
            word[random.randrange(len(word))] = 1 + random.randrange(len(self.letters.faces))
        return bytes(word)


def compare(edition: SearchedEdition, positions: Sequence[Position], seed: int, tries: int = 2) -> Compared:
    """Ask both about positions, tries of plays in each, and a word for each; they must agree to the byte."""
    random = Random(seed)
    asked = [(WORDS, edition.packed()), (TO_GRAPH, b""), (FACTS, edition.core_facts())]
    expected = [len(edition.suggested).to_bytes(4, "little"), edition.suggested.word_graph.to_bytes(), b""]
    expected[0] += (len(edition.words) - len(edition.suggested)).to_bytes(4, "little")
    plays = 0
    for position in positions:
        cells, rack = position
        asked.append((PLAYS, MOST_LISTED.to_bytes(4, "little") + bytes((len(rack),)) + rack + cells))
        expected.append(edition.plays(position))
        plays += int.from_bytes(expected[-1][:4], "little")
        for _ in range(tries):
            (x, y), across, tiles = edition.some_play(random, position)
            asked.append((PREVIEW, bytes((x, y, not across, len(tiles))) + tiles + cells))
            expected.append(edition.preview(cells, (x, y), across, tiles))
        word = edition.some_word(random)
        asked.append((CONTAINS, word))
        expected.append(bytes((edition.words.has(tuple(edition.letters.faces[code - 1] for code in word)),)))
    told = answers(asked)
    for question, wanted, (fine, answer) in zip(asked, expected, told, strict=True):
        assert fine, (question[0], answer.decode())
        same = answer == wanted
        assert same, (edition.config.game, edition.config.edition.name, question[0], question[1][:600])
    return Compared(len(positions), plays, len(positions) * tries, len(positions))


def answers(asked: Sequence[tuple[int, bytes]]) -> list[tuple[bool, bytes]]:
    """The answers of the core for the page: whether each question made sense, and the bytes of its answer."""
    with tempfile.TemporaryDirectory() as folder:
        questions, told = Path(folder) / "questions", Path(folder) / "answers"
        framed = (bytes((number,)) + len(data).to_bytes(4, "little") + data for number, data in asked)
        questions.write_bytes(b"".join(framed))
        script = Path(__file__).with_suffix(".mjs")
        subprocess.run(["node", script, CORE, questions, told], check=True, timeout=600)
        return list(_unframed(told.read_bytes()))


def _unframed(data: bytes) -> Iterator[tuple[bool, bytes]]:
    at = 0
    while at < len(data):
        length = int.from_bytes(data[at + 1 : at + 5], "little")
        yield data[at] == 1, data[at + 5 : at + 5 + length]
        at += 5 + length


def first_of(positions: Iterator[Position], count: int) -> list[Position]:
    """So many of them."""
    return [position for position, _ in zip(positions, range(count), strict=False)]


def main(count: int) -> None:
    """Compare and tell."""
    editions, begun = crossword_editions(), time.monotonic()
    sums = Compared()
    for place, (game, name) in enumerate(editions):
        edition = SearchedEdition(game, name)
        share = count // len(editions) + (place < count % len(editions))
        done = compare(edition, first_of(edition.positions(share, 1000 * place), share), place)
        sums = Compared(*(a + b for a, b in zip(sums, done, strict=True)))
        print(f"{game}/{name}: {done.positions} positions, {done.plays} plays: equal", flush=True)
    print(f"{len(editions)} editions, {sums}, {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]))
