"""`rekje.library.family.LibraryFamily` of this family."""

from __future__ import annotations

from rekje.library.arguments import Path
from rekje.library.family import AnyPlay
from rekje.library.family import no_position as position
from rekje.library.rows import Column, Rows
from rekje.library.words import Lexicon
from rekje.model.commands import Play
from rekje.model.path.commands import Place, Swap
from rekje.model.problems import FormError
from rekje.model.sizes import sized
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.players.ports import Candidate, Knowledge
from rekje.referee import view

__all__ = ["play", "plays", "position"]

USUAL = 10
COLUMNS: tuple[Column[Candidate], ...] = (
    Column("words", "text", lambda play: " ".join(_command(play).words)),
    Column("tiles", "text", lambda play: join_tiles(sized(one.tile, one.size) for one in _command(play).tiles)),
    Column("squares", "squares", lambda play: [one.at for one in _command(play).tiles]),
    Column("score", "whole", lambda play: play.score),
)


def _command(play: Candidate) -> Place | Swap:
    assert isinstance(play.command, Place | Swap), "layings are nothing else"
    return play.command


def plays(knowledge: Knowledge, state: State, seat: int, top: int | None, lexicon: Lexicon) -> Rows[AnyPlay]:
    """`LibraryFamily.plays`: the best layings that the seat can see."""
    return Rows(knowledge.plays(view(state, seat), seat, None)[: top or USUAL], COLUMNS)


def play(seat: int, first: str, second: str | Path | None) -> Play:
    """`LibraryFamily.play`: letters are laid by commands of their own. Raises `FormError`."""
    raise FormError("engine-play-command")
