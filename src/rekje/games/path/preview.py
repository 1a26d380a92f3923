"""Previews of lays and of words named. They use the same function as the turn itself (`PathLays.brings`)."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.games.base import Draft
from rekje.games.path.lays import Brings, PathLays
from rekje.games.path.naming import IsWord, dropped
from rekje.games.path.placing import token_under
from rekje.games.path.words import change_paper, paper_of, piece
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Claim, Knock, Place, PlacedTile, Swap
from rekje.model.path.events import Laid, Placed
from rekje.model.problems import Refusal
from rekje.model.sizes import sized
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.work import Work


def _brings(
    game: PathLays,
    state: State,
    seat: int,
    tiles: Sequence[PlacedTile],
    words: Sequence[str],
    is_word: IsWord,
    work: Work | None = None,
) -> Brings | Refusal:
    """The result of laying tiles, or why they can't lie there. Without tiles: the result of naming more words in the
    seat's turn. Raises `FormError` if that takes more than the ``work`` left (None: as much as any command may).

    An own letter that would cover a blank token is swapped for it.
    """
    token: Square | None = None
    laid: tuple[Laid, ...] | Refusal = ()
    if tiles:
        laid = game.read(state, seat, tiles)
        if isinstance(laid, Refusal) and laid.code == "paper-on-token":
            token = _covered(state, tiles)
            laid = game.read(state, seat, tiles, token) if token else laid
    return laid if isinstance(laid, Refusal) else game.brings(state, seat, laid, token, words, is_word, work)


def emit_lay_preview(game: PathLays, draft: Draft, command: Place | Swap | Claim | Knock) -> Refusal | None:
    """Emit the result of laying and naming in a turn of the seat's own, even without a good word."""
    state = _in_own_turn(draft.state, command.seat)
    tiles = [*_own_tile(command), *(command.tiles if isinstance(command, Place | Swap) else ())]
    # A knock is a bet (L16), so a preview doesn't tell whether its words are valid.
    is_word: IsWord = (lambda word: True) if isinstance(command, Knock) else game.judge(draft)
    seen = _brings(game, state, command.seat, tiles, command.words or (), is_word, draft.work)
    if isinstance(seen, Refusal):
        return seen
    swapped = None if seen.token is None else (seen.token, state.board[seen.token])
    draft.emit(Placed(command.seat, seen.laid, seen.good, dropped(seen.bad, game.flaws), seen.score, swapped))
    return None


def idle_letters(state: State, event: Placed) -> tuple[Square, ...]:
    """The letters of a previewed lay through which a word must run but none does (L4, L5, L9)."""
    if paper_of(_in_own_turn(state, event.seat)).first_round:
        return ()
    used = {square for word in event.words for square in word.tiles}
    return tuple(tile.square for tile in event.laid if tile.square not in used)


def _own_tile(command: AnyCommand) -> list[PlacedTile]:
    if isinstance(command, Place | Swap) and command.tile and command.at and command.size:
        return [PlacedTile(tile=command.tile, at=command.at, size=command.size)]
    return []


def _in_own_turn(state: State, seat: int) -> State:
    """The state as it will be in a seat's turn. If another seat is on turn, its turn counts as over."""
    paper = paper_of(state)
    if paper.window is None and all(act.seat == seat for act in paper.acts):
        return state
    had = {*paper.opened, *(act.seat for act in paper.acts)}
    return change_paper(state, acts=(), window=None, first_round=not had.issuperset(state.active))


def _covered(state: State, tiles: Sequence[PlacedTile]) -> Square | None:
    """The blank token under the first tile, if that tile is the seat's own."""
    own = tiles[0]
    return None if own.free else token_under(state, piece(own.at, sized(own.tile.upper(), own.size)))
