"""What a player may ask during a turn without ending it: help, hints, words, the score sheet, the tiles unseen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from rich.text import Text

from rekje.bootstrap import hint_turn
from rekje.drawing.hint import Hint, check_hint, check_look_up, may_look_up
from rekje.games.registry import get_game
from rekje.locale.rulebook import COMMON, page_of, page_path, rule_texts
from rekje.own_players.found import names_for, own_players
from rekje.players import PLAYERS
from rekje.players.ports import Candidate
from rekje.players.registry import player_now
from rekje.reading.tiles import is_respelled, with_y
from rekje.reading.words import plain, splits
from rekje.telling.players import player_name
from rekje.terminal.files import save_record
from rekje.terminal.pages import command_lines, how_lines, rule_lines, sheet_lines, unseen_lines
from rekje.terminal.playing.actions import EXAMPLES, action_word, named_action
from rekje.terminal.playing.heard import heard_answers
from rekje.terminal.playing.host import PERSON, Host

Messages = list[Text | str]


class Info:
    """Answers for the person at ``seat``, from that seat's view."""

    def __init__(self, host: Host, seat: int) -> None:
        self.host = host
        self.seat = seat
        self._say = host.screen.say
        self._hints = 0
        self._hinted: tuple[int, Hint] | None = None
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
        self._heard = heard_answers(host, seat) if host.screen.by_ear else {}
        self._shown |= self._heard

    def show(self, name: str, argument: str) -> Messages:
        """Show the answer on pages of its own, or return it as messages."""
        if name not in self._shown:
            return [self._say("line-not-now", command=action_word(name, self.host.screen.language))]
        if name in EXAMPLES and not argument:
            word = action_word(name, self.host.screen.language)
            return [self._say("line-needs", command=word, example=f"{word} {EXAMPLES[name]}")]
        return self._shown[name](argument)

    def answers(self, name: str) -> bool:
        """Whether this is a question about the table that is answered at any time where nothing is drawn."""
        return name in self._heard or name in ("help", "rules", "words")

    def worth(self) -> Messages:
        """What the best play of this turn scores, if the table allows telling it (S8)."""
        best = self._best() if may_look_up(self.host.state) else None
        return [self._worth_of(best)] if best else []

    def _worth_of(self, best: Candidate) -> str:
        return self._say("screen-worth", score=best.score)

    def _best(self) -> Candidate | None:
        return self.host.knowledge.best(self.host.view(self.seat), self.seat, None)

    def _hint(self, _: str) -> Messages:
        """Tell what is best in this turn: first a part of it, the next time the whole, then why."""
        check_hint(self.host.state, self.seat)
        hint = self._hint_now()
        told = hint.told
        if not told:
            return [hint.why]
        self._hints += 1
        if hint.why and self._hints > len(told):
            return [hint.why]
        more = hint.more if self._hints < len(told) else hint.again
        return [told[min(self._hints, len(told)) - 1], *([more] if more else [])]

    def _hint_now(self) -> Hint:
        """The hint at this moment, worked out once."""
        version, screen = self.host.state.version, self.host.screen
        if self._hinted is None or self._hinted[0] != version:
            with screen.working(self._say("keys-hint-waits")):
                hint = hint_turn(screen.language, self.host.view(self.seat), self.seat, self.host.knowledge)
            # What has happened since makes it another hint, of which again a part comes first.
            self._hinted, self._hints = (version, hint), 0
        return self._hinted[1]

    def _word(self, argument: str) -> Messages:
        check_look_up(self.host.state)
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
        language, given = self.host.screen.language, self.seat_given(argument)
        if given is None:
            example = f"{action_word('hand', language)} 2 {self._say('screen-player-greedy').lower()}"
            names = ", ".join(player_name(name, language).lower() for name in self._may_play())
            return [self._say("screen-hand-how", example=example, players=names)]
        seat, player = given
        if player != PERSON:
            # No computer can play without a list to search. This raises before the seat is given away.
            self._best()
        self.host.table.give_seat(seat, player)
        label = player_name(player, language)
        return [self._say("screen-handed", name=self.host.state.seats[seat].name, player=label.lower())]

    def seat_given(self, argument: str) -> tuple[int, str] | None:
        """The seat and the player that were typed after the command; None if there are none such."""
        number, _, name = argument.partition(" ")
        player = player_named(name.strip().lower(), self.host)
        if not (number.isdecimal() and 1 <= int(number) <= len(self.host.state.seats)):
            return None
        return (int(number) - 1, player) if player_now(player) in self._may_play() else None

    def _may_play(self) -> list[str]:
        return [*names_for(self._game), PERSON]

    def _help(self, argument: str) -> Messages:
        """How to type a play, and all commands; or only the command that was typed after it."""
        commands = self._commands() | self._heard_help()
        if not argument:
            self._pages([*self._how(), *chain.from_iterable(commands.values())])
            return []
        language = self.host.screen.language
        own = {name: self._word_for(name) for name in commands}
        asked = named_action(argument, language, own, commands, whole=False, heard=self.host.screen.by_ear)
        unknown: Messages = [self._say("line-no-command", typed=argument[:40], help=action_word("help", language))]
        return commands[asked.name] if asked else unknown

    def _how(self) -> Messages:
        """How to type a play."""
        return how_lines(self.host.screen, self.host.state)

    def _commands(self) -> dict[str, Messages]:
        """What each command does, by its name."""
        return command_lines(self.host.screen, self.host.state, self._heard)

    def _word_for(self, name: str) -> str:
        """What a command is called in the reader's language."""
        return action_word(name, self.host.screen.language)

    def _heard_help(self) -> dict[str, Messages]:
        """What may be asked where nothing is drawn, by its name."""
        screen = self.host.screen
        return {
            name: screen.explained(
                f"{action_word(name, screen.language)} {EXAMPLES.get(name, '')}".strip(),
                screen.say(f"line-about-{name}"),
            )
            for name in ((*self._heard, "tried") if screen.by_ear else ())
        }

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
        page, language = page_of(rule, self._game.id), self.host.screen.language
        where = {"page": str(page_path(page, language)), "rule": rule}
        if rule not in rule_texts(page, language):
            there = (list(rule_texts(one, language)) for one in (self._game.id, COMMON))
            rules = ", ".join(f"{ids[0]}–{ids[-1]}" for ids in there)
            return [self._say("screen-rules-none", rule=rule[:20], rules=rules)]
        below = [] if self.host.screen.by_ear else self.host.screen.wrapped(self._say("screen-rules", **where))
        self._pages([*rule_lines(self.host.screen, page, rule), "", *below])
        return []


def player_named(name: str, host: Host) -> str:
    """A computer player (or ``person``) by its name in English or in the reader's language; empty if unknown."""
    known = {kind: kind for kind in (*own_players().players, *PLAYERS, PERSON)}
    known |= {host.screen.say(f"screen-player-{kind}").lower(): kind for kind in (*PLAYERS, PERSON)}
    return known.get(name, "")
