"""Players for games with written words: what to lay, name, knock for and give away (L1–L20)."""

from __future__ import annotations

from random import Random

from rekje.games.path.doubting import in_doubt, words_of
from rekje.games.path.knock_evolve import to_vote_on
from rekje.games.path.placing import spare_letter
from rekje.games.path.words import paper_of
from rekje.model.commands import Accept, Challenge, Pass, Vote
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Claim, Draw, Free, Knock, LayToken
from rekje.model.sizes import Size, face_of, size_of
from rekje.model.tiles import letters, split_tiles
from rekje.players.base import PACE, Budget, Pace, Player
from rekje.players.path.material import area, frequency, sizes_to_draw, token_lays
from rekje.players.path.ports import PaperKnowledge
from rekje.players.path.timing import Timing, chance_for
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen

USUAL = Timing()


class PathPlayer(Player):
    """Lays for the most words, names all it sees, and knocks for whatever it sees."""

    def __init__(self, name: str, timing: Timing = USUAL) -> None:
        self.name = name
        self.timing = timing

    def act(
        self, view: Seen, seat: int, awaited: frozenset[str], knowledge: Knowledge, budget: Budget
    ) -> AnyCommand | None:
        """The command that is awaited: to draw, answer another's turn, name words, lay, or give a letter."""
        assert isinstance(knowledge, PaperKnowledge)
        if "draw" in awaited:
            return Draw(seat=seat, size=self.size_to_draw(view, seat))
        if paper_of(view).window and (answer := self._answer(view, seat, awaited, knowledge)):
            return answer
        if "claim" in awaited and (words := self.seen(view, seat, knowledge)):
            return Claim(seat=seat, words=words)
        if awaited & {"place", "swap"} and (lay := self.lay(view, seat, knowledge)):
            return lay
        if "blank" in awaited and (token := self.lay_token(view, seat, knowledge)):
            return token
        if "free" in awaited and (letter := self.letter_to_give(view, seat, knowledge)):
            return Free(seat=seat, tile=face_of(letter), size=size_of(letter))
        return Pass(seat=seat) if "pass" in awaited else None

    def delay(self, view: Seen, seat: int, pace: Pace = PACE) -> int:
        """The delay of its timing."""
        return self.timing.delay(self.name, view, seat, pace)

    def dares(self, chance: Random) -> bool:
        """Whether it challenges a word that the list lacks: always."""
        return True

    # After a turn

    def _answer(self, view: Seen, seat: int, awaited: frozenset[str], knowledge: PaperKnowledge) -> AnyCommand | None:
        """The answer to another's turn: object, knock, or nothing to add."""
        window = paper_of(view).window
        assert window is not None
        if window.order and "knock" in awaited:
            return Knock(seat=seat, words=self.seen(view, seat, knowledge))
        if "vote" in awaited:
            return Vote(seat=seat, yes=not doubtful(view, seat, knowledge))
        words = doubtful(view, seat, knowledge) if {"challenge", "accept"} <= awaited else []
        if words and self.dares(chance_for(self.name, view, seat, "dares")):
            return Challenge(seat=seat, words=words)
        if {"knock", "accept"} <= awaited and self.seen(view, seat, knowledge):
            return Knock(seat=seat)
        return Accept(seat=seat) if "accept" in awaited else None

    def seen(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> list[str]:
        """The new words that the player sees on the board."""
        found = (reading.word for reading in knowledge.readable(view, self.level))
        return [word for word in found if self.notices(view, seat, word)]

    def notices(self, view: Seen, seat: int, word: str) -> bool:
        """Whether the player notices a word that can be read: always. One missed stays missed until the next turn."""
        return True

    # In one's turn

    def lay(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> AnyCommand | None:
        """The letters to lay and the words to name with them; None if there are none."""
        best = knowledge.best(view, seat, self.level)
        return best.command if best else None

    def lay_token(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> LayToken | None:
        """The blank token to lay if no letter can be laid, so that no letter has to be given away (L8)."""
        return next(token_lays(view, seat), None)

    def letter_to_give(self, view: Seen, seat: int, knowledge: PaperKnowledge) -> str | None:
        """The letter to give away (L8)."""
        return spare_letter(view, seat)

    # Before the game

    def size_to_draw(self, view: Seen, seat: int) -> Size:
        """The size whose letters left to draw are the most frequent on average; at equal frequency the smallest."""
        sizes = sizes_to_draw(view, seat)
        return max(sizes, key=lambda size: (frequency(view, sizes[size]), -area(size), size))


def doubtful(view: Seen, seat: int, knowledge: PaperKnowledge) -> list[str]:
    """Words of other seats that can still be struck and aren't in the list (C2)."""
    paper = paper_of(view)
    act = to_vote_on(paper, seat) if view.option("judging") == "agree" else None
    acts = [act] if act else [one for one in paper.acts if one.seat != seat and in_doubt(view, one)]
    words = dict.fromkeys(word for one in acts for word in words_of(view, one))
    return [word for word in words if not knowledge.is_word(letters(split_tiles(word)))]
