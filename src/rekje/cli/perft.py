"""``rekje perft``: count the legal plays of positions, to compare with other engines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

import click
import msgspec

from rekje.bootstrap import open_words
from rekje.cli.families import COMMANDS
from rekje.cli.family import Counted
from rekje.cli.jobs.work_options import everywhere, progress_of, work_options
from rekje.cli.parts.editions import edition_options, find_edition
from rekje.cli.parts.files import read_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.cli.parts.positions import config_for, positions_in
from rekje.engine.words import Words
from rekje.games.registry import get_game
from rekje.model.edition import Edition, OptionValue
from rekje.records.cgp import CgpPosition
from rekje.records.text import MAX_BYTES
from rekje.work.choosing import executor_for
from rekje.work.executor import Sent, in_order
from rekje.work.worker import check_same_words

CHUNK = 256
"""Positions in a chunk."""


class PerftJob(Sent):
    """Positions counted in chunks (`rekje.work.executor.WorkJob`), which give lists of `Counted`."""

    threaded = True

    def __init__(self, edition: Edition, lexicon: str, options: Mapping[str, OptionValue]) -> None:
        self.edition = edition
        self.lexicon = everywhere(lexicon)
        self.options = dict(options)
        self.words = open_words(lexicon, edition, options)
        self.sha256 = self.words.sha256

    @cached_property
    def words(self) -> Words:
        """The word list in this process. Raises `FormError` if it isn't the same as where the job was made."""
        words = open_words(self.lexicon, self.edition, self.options)
        check_same_words(words.name, words.sha256, self.sha256)
        return words

    def start(self) -> Callable[[Sequence[CgpPosition]], bytes]:
        """`WorkJob.start`."""
        count, words = COMMANDS[get_game(self.edition.game).family].count, self.words
        return lambda chunk: msgspec.msgpack.encode(list(count(chunk, words, self.edition, self.options)))


@click.command(cls=TranslatedCommand, help="help-perft")
@click.argument("file", metavar="help-value-file")
@click.option("--lexicon", required=True, metavar="help-value-list", help="help-lexicon-given")
@edition_options()
@work_options
def perft(file: str, lexicon: str, game: str | None, edition: str, threads: int | None, ray: str | None) -> None:
    """Print a line for each position of CGPFILE (- for standard input): PLAYS TOP SUM.

    PLAYS is the number of legal tile plays of the first rack, TOP the highest score, SUM the sum of all scores.
    """
    by = find_edition(edition, game)
    positions = positions_in(read_bytes(file, MAX_BYTES), by)
    job = PerftJob(by, lexicon, config_for(by, 2).options)
    chunks = enumerate(positions[start : start + CHUNK] for start in range(0, len(positions), CHUNK))
    with executor_for(ray, threads) as executor, progress_of("engine-perft-counting", len(positions)) as advance:
        for result in in_order(executor.map_unordered(job, chunks)):
            counted = msgspec.msgpack.decode(result, type=list[Counted])
            click.echo("".join(f"{one.plays} {one.top} {one.sum}\n" for one in counted), nl=False)
            advance(len(counted))
