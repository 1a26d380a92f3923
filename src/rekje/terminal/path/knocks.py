"""The window after a turn: anybody who sees more words knocks and then names them. Several may knock at once
(L14–L17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rekje.games.path.knock_evolve import to_vote_on
from rekje.games.path.naming import LEAST_LETTERS
from rekje.games.path.words import paper_of
from rekje.model.commands import Accept, Challenge, Vote
from rekje.model.path.commands import Knock
from rekje.model.tiles import Tiles
from rekje.reading.path.lays import TypedLay, read_words
from rekje.terminal.path.info import COMMAND, lay_word
from rekje.terminal.path.person import LayPerson
from rekje.terminal.playing.actions import action_word, is_yes, read_action, yes_or_no
from rekje.terminal.playing.host import Host
from rekje.terminal.screen import TimeIsUp


class KnockTurn(LayPerson):
    """The question to all people at the keyboard who may knock. If nobody has answered by ``until`` (ms), a computer
    player speaks."""

    own_commands = ("knock", "path", "words", "letters")

    def __init__(self, host: Host, seats: Sequence[int], until: int | None) -> None:
        self._seats = seats
        super().__init__(host, seats[0])
        self._until = until
        self._actions |= {"knock": self._knock, "challenge": self._challenge}
        if len(seats) > 1:
            # Nobody in particular is asked, and all letters are open (L1).
            self._actions.pop("rack", None)
        if any("challenge" in self._open(seat) for seat in seats):
            word = action_word("challenge", host.screen.language)
            self.messages.append(self._say("lays-may-challenge", word=word))

    def _to_explain(self) -> Sequence[str]:
        opened = paper_of(self.host.state).opened
        first = any(seat not in opened for seat in self.host.state.active)
        return ("lays-explain-knock-first" if first else "lays-explain-knock",)

    def _open(self, seat: int) -> frozenset[str]:
        return frozenset(name for one in self.host.state.awaiting if one.seat == seat for name in one.commands)

    def _prompt(self) -> str:
        knock = lay_word("knock", self.host.screen.language)
        if len(self._seats) == 1:
            return self._say("lays-prompt-knock", name=self._name, knock=knock)
        return self._say("lays-prompt-knocks", names=", ".join(self._names().values()))

    def _rack_left(self) -> Tiles:
        """The letters of the person asked, if only one is asked."""
        return super()._rack_left() if len(self._seats) == 1 else ()

    def _names(self) -> dict[int, str]:
        return {seat: self.host.state.seats[seat].name for seat in self._seats}

    def _seconds(self) -> float | None:
        """The seconds until the window closes or a computer player speaks."""
        left = super()._seconds()
        now = self.host.stopwatch.ms()
        if self._until is None or now is None:
            return left
        speaks = (self._until - now) / 1000
        return speaks if left is None else min(left, speaks)

    def run(self) -> None:
        """Ask until a command has been sent, or until the table no longer waits for these people."""
        while not self._over:
            try:
                self._line(self._ask())
            except TimeIsUp:
                return

    def _meant(self, line: str) -> None:
        """Names at the beginning of the line say who knocks. A single person may leave out the name."""
        knockers, words = self._knockers(line.split())
        named = read_action(line.removeprefix(COMMAND), self.host.screen.language, whole=True)
        if knockers:
            self._bid(knockers, words)
        elif named and named.name == "pass":
            self._enter()
        elif named and named.name not in self._possible:
            self._bad(self._say("lays-not-now", command=line[:40]))
        else:
            super()._meant(line)

    def _knockers(self, parts: Sequence[str]) -> tuple[list[int], list[str]]:
        """The seats of the people named at the beginning of a line, and the rest of the line."""
        found: list[int] = []
        names = {name.casefold(): seat for seat, name in self._names().items()}
        rest = " ".join(parts)
        while hit := next((name for name in names if f"{rest.casefold()} ".startswith(f"{name} ")), None):
            found.append(names[hit])
            rest = rest[len(hit) :].strip()
        return list(dict.fromkeys(found)), rest.split()

    def _knock(self, argument: str) -> None:
        knockers, words = self._knockers(argument.split())
        if knockers or len(self._seats) == 1:
            self._bid(knockers or [self.seat], words)
        else:
            self._bad(self._say("lays-knock-who", names=", ".join(self._names().values())))

    def _bid(self, seats: Sequence[int], words: Sequence[str]) -> None:
        """These seats knock at the same moment. Words typed with a single knock are kept until it is its turn."""
        if words and len(seats) > 1:
            self._bad(self._say("lays-knock-words-later"))
            return
        now = self._ms
        for seat in seats:
            refusal = self.host.send(Knock(seat=seat, ms=now))
            if refusal:
                self._bad(self._refusal_text(refusal))
                return
            self._over = True
        if words:
            self.lays.said[seats[0]] = read_words(self.host.view(seats[0]), seats[0], words, self.host.table.facts)

    def _said(self, typed: TypedLay) -> None:
        knock = lay_word("knock", self.host.screen.language)
        example = f"{knock} {' '.join(typed.words)}" if len(self._seats) == 1 else f"{self._name} {typed.words[0]}"
        self._bad(self._say("lays-knock-how", example=example))

    def _enter(self) -> None:
        """An empty line: nobody has anything to add."""
        accept_for(self.host, self._seats)
        self._over = True

    def _challenge(self, _: str) -> None:
        able = [seat for seat in self._seats if "challenge" in self._open(seat)]
        if able:
            self._send(Challenge(seat=able[0], ms=self._ms))
        else:
            self._bad(self._say("lays-nothing-to-challenge"))


class FloorTurn(LayPerson):
    """The person who has knocked names words."""

    tells_rack = False

    def __init__(self, host: Host, seat: int) -> None:
        super().__init__(host, seat)
        self._actions["pass"] = lambda _: self._enter()

    def _prompt(self) -> str:
        return self._say("lays-prompt-floor", name=self._name)

    def run(self) -> None:
        """Name the words typed with the knock, else ask for them."""
        words = self.lays.said.pop(self.seat, None)
        if words is None:
            super().run()
        else:
            self._name_words(words)

    def _name_words(self, words: list[str]) -> None:
        self._send(Knock(seat=self.seat, words=words, ms=self._ms))

    def _said(self, typed: TypedLay) -> None:
        short = next((word for word in typed.words if len(word) < LEAST_LETTERS), None)
        if typed.tiles:
            self._bad(self._say("lays-floor-words"))
        elif short:
            # A slip of the finger, or a command of another moment, costs no letter.
            self._bad(self._say("paper-short", word=short, least=LEAST_LETTERS))
        else:
            view = self.host.view(self.seat)
            self._name_words(read_words(view, self.seat, typed.words, self.host.table.facts))

    def _enter(self) -> None:
        """An empty line: without a word the knock fails, so the question comes once more."""
        sure = self.host.screen.ask(self._say("lays-sure-no-word"), self._seconds(), self._tick)
        if is_yes(sure, self.host.screen.language, default=False):
            self._name_words([])


class VoteTurn(LayPerson):
    """The question whether a person agrees with the words that another has written down (C2)."""

    tells_rack = False

    def _prompt(self) -> str:
        paper = paper_of(self.host.state)
        act = to_vote_on(paper, self.seat)
        words = ", ".join(word.word for word in paper.words_of(act)) if act else ""
        return self._say("screen-ask-vote", name=self._name, words=words)

    def _said(self, typed: TypedLay) -> None:
        self._answer(" ".join(typed.words))

    def _meant(self, line: str) -> None:
        asked = self._action(line, whole=True) if self.host.screen.by_ear else None
        if len(line) < 4 and asked is None:
            self._answer(line)
        else:
            super()._meant(line)

    def _answer(self, said: str) -> None:
        """Vote. Enter means yes. After an answer that is neither yes nor no the question comes again."""
        yes = yes_or_no(said, self.host.screen.language) if said else True
        if yes is None:
            self._bad(self._say("screen-not-understood", line=said[:40]))
        else:
            self._send(Vote(seat=self.seat, yes=yes, ms=self._ms))

    def _enter(self) -> None:
        self._answer("")


def accept_for(host: Host, seats: Iterable[int]) -> None:
    """Accept for those of these seats that are asked."""
    for seat in seats:
        if any(one.seat == seat and "accept" in one.commands for one in host.state.awaiting):
            host.send(Accept(seat=seat, ms=host.stopwatch.ms()))
