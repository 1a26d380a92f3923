"""``rekje best``: the best plays in a position."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click
import msgspec

from rekje.adapters.native import ScoredPlay
from rekje.bootstrap import Words, crossword_knowledge, open_words, record_facts
from rekje.cli.best_walks import tell_walks
from rekje.cli.editions import edition_options, find_edition
from rekje.cli.files import STANDARD, read_bytes, write_bytes
from rekje.cli.help import Command
from rekje.cli.positions import config_for, positions_in
from rekje.games.registry import get_game
from rekje.games.walking import WalkingGame
from rekje.locale import say
from rekje.model.edition import Edition
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.squares import Square, square_name
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tile, Tiles
from rekje.records.record import MAX_BYTES, Record, WordList, read_record
from rekje.records.replay import replay_record
from rekje.referee import replay

BROKEN_RULE = 1
EPILOG = """JSON: [{"at": "8D", "word": "TAART", "score": 12, "tiles": {"D8": "T"}}, …] / {"optimal", "bound", "walks":
[{"word", "path": [[x, y], …], "length", "tiles"}, …]} (docs/commands.md)"""


class Asked(msgspec.Struct, frozen=True):
    """The position asked about: a board, the rack on turn, the table's rules and its word list."""

    board: dict[Square, Tile]
    rack: Tiles
    config: Config
    words: Words


@click.command(cls=Command, help="help-best", epilog=EPILOG)
@click.argument("file", metavar="help-value-file")
@click.option("--top", type=click.IntRange(1), default=10, show_default=True, help="help-best-top")
@click.option("--json", "as_json", is_flag=True, help="help-json")
@click.option("--lexicon", metavar="help-value-list", help="help-best-lexicon")
@edition_options()
@click.option("--position", "number", type=click.IntRange(1), default=1, help="help-best-position")
@click.option("--seconds", type=click.FloatRange(0, 600), help="help-best-seconds")
def best(
    file: str,
    top: int,
    as_json: bool,
    lexicon: str | None,
    game: str | None,
    edition: str,
    number: int,
    seconds: float | None,
) -> None:
    """Print the best plays of the seat on turn after a record, or of the first rack of a CGP position."""
    data = read_bytes(file, MAX_BYTES)
    is_record = data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] in (b"{", b"[")
    if is_record:
        state, words = _after_record(read_record(data), lexicon)
        seat, walked = _seat_on_turn(state), get_game(state.config.game)
        if isinstance(walked, WalkingGame):
            tell_walks(walked, state, seat, words, top, seconds, as_json=as_json)
            return
        asked = Asked(state.board, state.seats[seat].rack, state.config, words)
    else:
        asked = _in_cgp(data, lexicon, find_edition(edition, game), number)
    found = crossword_knowledge(asked.words, asked.config).engine(None).plays(asked.board, asked.rack)
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode([as_dict(play) for play in found[:top]]) + b"\n")
    else:
        _show(found[:top], len(found))


def as_dict(play: ScoredPlay) -> dict[str, object]:
    """A play as ``--json`` prints it."""
    tiles = {square_name(square): tile for square, tile in play.tiles}
    return {"at": play.at, "word": play.word, "score": play.score, "tiles": tiles}


def _after_record(record: Record, lexicon: str | None) -> tuple[State, Words]:
    """The state after a record, and its words. A record that breaks a rule ends the command: exit status 1."""
    result = replay_record(record, record_facts(record, lexicon))
    if result.refusal:
        message = say(result.refusal.code, **result.refusal.params)
        click.echo(say("engine-best-broken", turn=result.turn, rule=result.refusal.rule, message=message), err=True)
        sys.exit(BROKEN_RULE)
    state = replay(result.events)
    own = {"words": record.lexicon.words} if isinstance(record.lexicon, WordList) else record.lexicon
    words = open_words(lexicon or own, state.edition, state.config.options, paths=lexicon is not None)
    return state, words


def _seat_on_turn(state: State) -> int:
    """The seat that is to play, or the first that is to choose a word to open with."""
    seat = next((one.seat for one in state.awaiting if {"open", "play"} & set(one.commands)), None)
    if seat is None:
        raise FormError("engine-best-over")
    if UNKNOWN in state.seats[seat].rack:
        raise FormError("engine-rack-unknown")
    return seat


def _in_cgp(data: bytes, lexicon: str | None, edition: Edition, number: int) -> Asked:
    found = positions_in(data, edition)
    if number > len(found):
        raise FormError("engine-cgp-number", number=number, count=len(found))
    position = found[number - 1]
    config = config_for(edition, len(position.racks))
    return Asked(position.board, position.racks[0], config, open_words(lexicon, edition, config.options))


def _show(plays: Sequence[ScoredPlay], count: int) -> None:
    """A line a play: its rank, where, the word, the score."""
    if not plays:
        click.echo(say("engine-best-none"))
    width = max((len(play.word) for play in plays), default=0)
    for rank, play in enumerate(plays, 1):
        click.echo(f"{rank:>3}  {play.at:<3}  {play.word:<{width}}  {play.score:>4}")
    if count > len(plays):
        click.echo(say("engine-best-more", count=count - len(plays)))
