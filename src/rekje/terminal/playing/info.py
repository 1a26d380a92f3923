"""What a player may ask during a turn without ending it: help, hints, words, the score sheet, the tiles unseen."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from rekje.analysis.moves import Move, is_another
from rekje.bootstrap import judge_for
from rekje.drawing.review.why import why_instead_text
from rekje.games.registry import get_game
from rekje.locale.rulebook import page_of, page_path, rule_texts
from rekje.model.commands import Play
from rekje.own_players.found import names_for, own_players
from rekje.players import PLAYERS
from rekje.players.ports import Candidate
from rekje.players.registry import player_now
from rekje.reading.tiles import is_respelled, with_y
from rekje.reading.words import plain, splits
from rekje.telling.players import player_name
from rekje.terminal.files import save_record
from rekje.terminal.pages import help_lines, may_look_up, rule_lines, sheet_lines, unseen_lines
from rekje.terminal.playing.actions import action_word
from rekje.terminal.playing.host import PERSON, Host

Messages = list[Text | str]


class Info:
    """Answers for the person at ``seat``, from that seat's view."""

    def __init__(self, host: Host, seat: int) -> None:
        self.host = host
        self.seat = seat
        self._say = host.screen.say
        self._hints = 0
        self._game = get_game(host.state.config.game)
        self._shown: dict[str, Callable[[str], Messages]] = {
            "help": self._help,
            "hint": self._hint,
            "word": self._word,
            "score": self._score,
            "bag": self._bag,
            "save": self._save,
            "rules": self._rules,
        }

    def show(self, name: str, argument: str) -> Messages:
        """Show the answer on pages of its own, or return it as messages."""
        return self._shown[name](argument)

    @property
    def _may_look_up(self) -> bool:
        return may_look_up(self.host.state)

    def worth(self) -> Messages:
        """What the best play of this turn scores, if the table allows telling it (S8)."""
        best = self._best() if self._may_look_up else None
        return [self._worth_of(best)] if best else []

    def _worth_of(self, best: Candidate) -> str:
        return self._say("screen-worth", score=best.score)

    def _best(self) -> Candidate | None:
        return self.host.knowledge.best(self.host.view(self.seat), self.seat, None)

    def _hint(self, _: str) -> Messages:
        """Tell what is best in this turn: first a part of it, the next time the whole, then why."""
        if not self._may_look_up:
            return [self._say("screen-no-lookup", rule=self._game.flaws["play-no-word"])]
        best = self._advised()
        told = self._told(best) if best else ()
        if best is None or not told:
            return [self._no_play()]
        self._hints += 1
        judged = self.host.state.turn is not None
        if judged and self._hints > len(told) and (why := self._why(best)):
            return why
        more = [self._say("why-again", word=self._again)] if judged and self._hints >= len(told) else []
        return [told[min(self._hints, len(told)) - 1], *more]

    @property
    def _again(self) -> str:
        """The word that asks for a hint."""
        return action_word("hint", self.host.screen.language)

    def _no_play(self) -> str:
        """That there is nothing to hint at."""
        return self.host.screen.say_in(self._game.id, "screen-hint-none")

    def _told(self, best: Candidate | Move) -> tuple[str, ...]:
        """What is best, each time more of it: of a play first what it scores and where it begins. Empty if it can't be
        told."""
        if isinstance(best, Move):
            return self._told_move(best)
        if not isinstance(best.command, Play):
            return ()
        params: dict[str, str | int] = {"score": best.score, "at": best.command.at or "", "count": best.laid}
        part = self._say("screen-hint-place", **params, word=self._again)
        return part, self._say("screen-hint-play", **params, word=best.command.word)

    def _told_move(self, best: Move) -> tuple[str, ...]:
        """What is best where it is no play: to exchange tiles, or to pass."""
        if best.kind == "exchange":
            line = f"{action_word('exchange', self.host.screen.language)} {best.tiles}"
            part = self._say("screen-hint-exchange", count=best.count, word=self._again)
            return part, self._say("screen-hint-type", line=line)
        return (self._say("screen-hint-pass"),)

    def _advised(self) -> Candidate | Move | None:
        """What is best in this turn by the measure of reviews: a play, an exchange or a pass. Where turns aren't
        judged, the play with the highest score."""
        highest = self._best()
        if self.host.state.turn is None:
            return highest
        seen = self.host.view(self.seat)
        judge = judge_for(seen.config, self.host.knowledge)
        best = next((one.move for one in judge.judge(seen, self.seat, None).choices), None)
        if best is None or (best.kind == "pass" and highest is None):
            return highest
        if best.kind in ("exchange", "pass"):
            return best
        plays = ((play, judge.move_of(play, seen)) for play in self.host.knowledge.plays(seen, self.seat, None))
        alike = [(move != best, place, play) for place, (play, move) in enumerate(plays) if not is_another(move, best)]
        return min(alike)[2] if alike else highest

    def _why(self, best: Candidate | Move) -> Messages:
        """How what is best compares with the best of the others, by the measure of reviews; nothing where turns can't
        be judged."""
        seen = self.host.view(self.seat)
        judge = judge_for(seen.config, self.host.knowledge)
        found = judge.judge(seen, self.seat, best if isinstance(best, Move) else judge.move_of(best, seen))
        other = next((one for one in found.choices if found.played and is_another(one.move, found.played.move)), None)
        if found.played is None or other is None:
            return []
        better, worse = sorted((found.played, other), key=lambda one: -one.ranking)
        # The judge has compared the best choice with a worse one already.
        told = found.why if better is found.choices[0] and worse is found.played else None
        why = told or judge.compare(seen, self.seat, better, worse)
        return [why_instead_text(why, better.move, worse.move, self.host.screen.language)]

    def _word(self, argument: str) -> Messages:
        if not self._may_look_up:
            return [self._say("screen-no-lookup", rule=self._game.flaws["play-no-word"])]
        letters = self.host.state.letter_set
        word = plain(argument, letters).upper().replace("[", "").replace("]", "")
        if not word or " " in word:
            return [self._say("screen-word-which", command=action_word("word", self.host.screen.language))]
        laid = with_y(word) if is_respelled(word, self.host.state.edition) else word
        known = any(self.host.knowledge.is_word(tiles) for tiles in splits(laid, letters))
        told: Messages = [self._say("screen-word-yes" if known else "screen-word-no", word=word)]
        if laid != word:
            told.append(self._say("screen-ij-as-y", word=laid))
        return told

    def hand(self, argument: str) -> Messages:
        """Give a seat to a computer player or to a person (C5): ``2 greedy``, ``2 person``."""
        language = self.host.screen.language
        number, _, player = argument.partition(" ")
        player = player_named(player.strip().lower(), self.host)
        seats, known = self.host.state.seats, [*names_for(self._game), PERSON]
        if not (number.isdecimal() and 1 <= int(number) <= len(seats)) or player_now(player) not in known:
            example = f"{action_word('hand', language)} 2 {self._say('screen-player-greedy').lower()}"
            names = ", ".join(player_name(name, language).lower() for name in known)
            return [self._say("screen-hand-how", example=example, players=names)]
        if player != PERSON:
            # No computer can play without a list to search. This raises before the seat is given away.
            self._best()
        self.host.table.give_seat(int(number) - 1, player)
        label = player_name(player, language)
        return [self._say("screen-handed", name=seats[int(number) - 1].name, player=label.lower())]

    def _help(self, _: str) -> Messages:
        self._pages(help_lines(self.host.screen, self.host.state))
        return []

    def _score(self, _: str) -> Messages:
        self._pages(sheet_lines(self.host.screen, self.host.view(self.seat), self.host.words.spelled))
        return []

    def _bag(self, _: str) -> Messages:
        self._pages(unseen_lines(self.host.screen, self.host.view(self.seat)))
        return []

    def _pages(self, lines: list[Text | str]) -> None:
        self.host.screen.pages(lines, self._say("screen-back"))

    def _save(self, argument: str) -> Messages:
        return [save_record(self.host.screen, self.host.table, self.host.words, argument)[1]]

    def _rules(self, argument: str) -> Messages:
        rule = argument.upper() or self._game.stop_rule
        page = page_of(rule, self._game.id)
        where = self._say("screen-rules", page=str(page_path(page, self.host.screen.language)), rule=rule)
        if rule not in rule_texts(page, self.host.screen.language):
            return [self._say("screen-rules-none", page=str(page_path(page, self.host.screen.language)), rule=rule)]
        self._pages([*rule_lines(self.host.screen, page, rule), "", *self.host.screen.wrapped(where)])
        return []


def player_named(name: str, host: Host) -> str:
    """A computer player (or ``person``) by its name in English or in the reader's language; empty if unknown."""
    known = {kind: kind for kind in (*own_players().players, *PLAYERS, PERSON)}
    known |= {host.screen.say(f"screen-player-{kind}").lower(): kind for kind in (*PLAYERS, PERSON)}
    return known.get(name, "")
