"""What is done in a turn: letters laid with words, more words, a free letter, a blank token, a pass (L4–L12)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rekje.board.path.paths import Piece
from rekje.games.base import Draft, moment
from rekje.games.path.naming import IsWord, Naming, dropped, name_words
from rekje.games.path.owing import debt_of
from rekje.games.path.placing import (
    apart,
    no_place,
    read_freed,
    read_laying,
    token_held,
    token_under,
    wrong_size,
)
from rekje.games.path.turns import PathTurns
from rekje.games.path.words import is_alone, paper_of, piece, pieces_of
from rekje.model.commands import Pass, TimeUp
from rekje.model.events import Passed
from rekje.model.path.commands import Claim, Free, LayToken, Place, PlacedTile, Swap
from rekje.model.path.events import Claimed, Laid, LetterFreed, Named, Placed, TokenLaid, TurnEnded
from rekje.model.problems import Flaw, Refusal
from rekje.model.sizes import face_of, size_name, sized
from rekje.model.squares import Square, square_name
from rekje.model.state import State
from rekje.model.tiles import BLANK
from rekje.model.work import Work


class Brings(msgspec.Struct, frozen=True):
    """The result of a lay: the blank token for which an own letter is swapped (L11); the words written down, with their
    paths and scores; the words that don't count, with the reasons; the laid letters through which no good word runs;
    and the points."""

    laid: tuple[Laid, ...]
    token: Square | None
    good: tuple[Named, ...]
    bad: tuple[tuple[str, Flaw], ...]
    idle: frozenset[Square]
    score: int


class PathLays(PathTurns):
    """A game in which letters of many sizes are laid, with new words through them."""

    def place(self, draft: Draft, command: Place) -> Refusal | None:
        """Lay an own letter, free letters, or both."""
        return self._lay(draft, command, _tiles_of(command), None)

    def swap(self, draft: Draft, command: Swap) -> Refusal | None:
        """L11: lay an own letter over a blank token, which goes back to the rack."""
        state = draft.state
        if flaw := wrong_size(command.size):
            return self.refuse(flaw)
        own = PlacedTile(tile=command.tile, at=command.at, size=command.size)
        token = token_under(state, Piece("", *command.at, *command.size))
        if token is None:
            return self.refuse(Flaw("paper-no-swap", {"square": square_name(command.at)}))
        return self._lay(draft, command, [own, *command.tiles], token)

    def _lay(
        self, draft: Draft, command: Place | Swap, tiles: Sequence[PlacedTile], token: Square | None
    ) -> Refusal | None:
        state = draft.state
        laid = self.read(state, command.seat, tiles, token)
        if isinstance(laid, Refusal):
            return laid
        brings = self.brings(state, command.seat, laid, token, command.words, self.judge(draft), draft.work)
        if refusal := self._enough(state, command.words, brings):
            return refusal
        swapped = None if token is None else (token, state.board[token])
        bad = dropped(brings.bad, self.flaws)
        draft.emit(Placed(command.seat, laid, brings.good, bad, brings.score, swapped, moment(state, command)))
        return None

    def brings(
        self,
        state: State,
        seat: int,
        laid: tuple[Laid, ...],
        token: Square | None,
        words: Sequence[str],
        is_word: IsWord,
        work: Work | None = None,
    ) -> Brings:
        """The result for a seat that lays these tiles and names words, in a turn or in a preview. ``token`` is the
        token that the first tile replaces. Without tiles the words are read on the board as it is. Raises `FormError`
        if that takes more than the ``work`` left (None: as much as any command may)."""
        lying = [one for one in pieces_of(state) if one.at != token]
        pieces = [*lying, *(piece(tile.square, tile.tile) for tile in laid)]
        need = frozenset(tile.square for tile in laid)
        naming = name_words(pieces, words, paper_of(state).used(), is_word, need, work)
        good, _, score = self.named(state, seat, naming)
        return Brings(laid, token, good, naming.bad, naming.idle, score)

    def read(
        self, state: State, seat: int, tiles: Sequence[PlacedTile], token: Square | None = None
    ) -> tuple[Laid, ...] | Refusal:
        """The tiles that a seat would lay (in the place of a token), or why they can't lie there."""
        flaw = self._which(state, tiles)
        laid = flaw or read_laying(state, seat, tiles, without_token=token)
        if isinstance(laid, Flaw):
            return self.refuse(laid)
        if paper_of(state).first_round:
            return laid
        lying = [one for one in pieces_of(state) if one.at != token]
        alone = apart(lying, [piece(tile.square, tile.tile) for tile in laid])
        if alone:
            return self.refuse(Flaw("paper-apart", {"letter": alone.face, "square": square_name(alone.at)}))
        return laid

    def _which(self, state: State, tiles: Sequence[PlacedTile]) -> Flaw | None:
        """L4, L5, L9: at most one own letter and any number of free ones. In the first round just one own letter."""
        paper = paper_of(state)
        own = sum(not tile.free for tile in tiles)
        if paper.first_round and (own != 1 or len(tiles) > 1):
            return Flaw("paper-first-one")
        if own + sum(not act.free_lay for act in paper.acts if not act.knock) > 1:
            return Flaw("paper-one-own")
        return None if tiles else Flaw("paper-nothing-laid")

    def _enough(self, state: State, words: Sequence[str], brings: Brings) -> Refusal | None:
        """L5, L9: each letter laid must be used by a new word. In the first round no word is needed, but a lay with
        only wrong words is refused."""
        if not brings.good and brings.bad:
            return self.refuse(brings.bad[0][1])
        if paper_of(state).first_round or not brings.idle:
            return None
        if not words:
            return self.refuse(Flaw("paper-no-new-word"))
        idle = next(tile for tile in brings.laid if tile.square in brings.idle)
        code = "paper-unused-free" if len(brings.laid) > 1 else "paper-unused"
        return self.refuse(Flaw(code, {"letter": face_of(idle.tile)}))

    def claim(self, draft: Draft, command: Claim) -> Refusal | None:
        """L5: name more words in the seat's own turn, anywhere on the board."""
        brings = self.brings(draft.state, command.seat, (), None, command.words, self.judge(draft), draft.work)
        if not brings.good:
            flaw = brings.bad[0][1] if brings.bad else Flaw("paper-no-claim")
            return self.refuse(flaw)
        bad = dropped(brings.bad, self.flaws)
        draft.emit(Claimed(command.seat, brings.good, bad, brings.score, moment(draft.state, command)))
        return None

    def free(self, draft: Draft, command: Free) -> Refusal | None:
        """L8, L10, L16: an own letter goes to the free letters, instead of a lay or because it is owed."""
        state = draft.state
        freed = read_freed(state, command.seat, command.tile, command.size)
        if isinstance(freed, Flaw):
            return self.refuse(freed)
        debt = debt_of(state, command.seat)
        why = debt.why if debt else "choice"
        draft.emit(LetterFreed(command.seat, *freed, why, moment(state, command), chosen=True))
        return None

    def lay_token(self, draft: Draft, command: LayToken) -> Refusal | None:
        """L12: lay a blank token. It needs no word but, by option, must touch another tile."""
        state = draft.state
        held = token_held(state, command.seat, command.size)
        flaw = wrong_size(command.size)
        if not flaw and held is None:
            flaw = Flaw("paper-no-token", {"size": size_name(command.size)})
        here = Piece("", *command.at, *command.size)
        flaw = flaw or no_place(state.edition, here, pieces_of(state))
        if not flaw and state.option("blank_touches") and apart(pieces_of(state), [here]):
            flaw = Flaw("paper-token-apart", {"square": square_name(command.at)})
        if flaw:
            return self.refuse(flaw)
        assert held is not None
        tile = sized(BLANK, command.size)
        draft.emit(TokenLaid(command.seat, command.at, tile, held, moment(state, command)))
        return None

    def pass_turn(self, draft: Draft, command: Pass) -> Refusal | None:
        """End the turn. A seat that has laid nothing owes a letter (L8)."""
        self._end(draft, command.seat, moment(draft.state, command), timed_out=False)
        return None

    def time_up(self, draft: Draft, command: TimeUp, now: int) -> None:
        """L13: the glass has run out, or the time of a game played alone."""
        if paper_of(draft.state).window:
            self.window_time_up(draft, command, now)
        else:
            self._end(draft, command.seat, now, timed_out=True)

    def _end(self, draft: Draft, seat: int, now: int, *, timed_out: bool) -> None:
        if paper_of(draft.state).acts:
            draft.emit(TurnEnded(seat, now, timed_out))
            return
        owes = not (paper_of(draft.state).first_round or is_alone(draft.state))
        draft.emit(Passed(seat, now, timed_out))
        if owes:
            self.owe(draft, seat, "pass", now, timed_out=timed_out)

    def naming(self, draft: Draft, words: Sequence[str]) -> Naming:
        """Words that may lie anywhere on the board."""
        state = draft.state
        return name_words(pieces_of(state), words, paper_of(state).used(), self.judge(draft), work=draft.work)

    def judge(self, draft: Draft) -> IsWord:
        """The test whether a word is valid. If the table judges words itself, each is valid until doubted (C2)."""
        if draft.state.option("judging") == "referee":
            return draft.facts.is_word
        return lambda word: True


def _tiles_of(command: Place) -> list[PlacedTile]:
    """The tiles that a place names, one or several."""
    if command.tile is None or command.at is None or command.size is None:
        return list(command.tiles)
    return [PlacedTile(tile=command.tile, at=command.at, size=command.size)]
