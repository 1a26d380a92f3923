"""Read GCG: a file's bytes to a `GcgGame`. Every error names its line and column."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from msgspec.structs import replace

from rekje.model.problems import FormError
from rekje.records.gcg.gcg import MADE_BY, GcgGame, GcgPlayer, GcgTurn
from rekje.records.gcg.names import check_board, check_game_type, edition_noted, edition_with, edition_with_list
from rekje.records.gcg.turn import Token, Tokens, read_rack, read_turn
from rekje.records.text import check_size, decode_utf8

_ENCODING = re.compile(rb"(?:\xef\xbb\xbf)?\s*#character-encoding[ \t]+(\S+)", re.IGNORECASE)
_ENCODINGS = {"utf-8": "utf-8", "utf8": "utf-8", "iso-8859-1": "latin-1", "iso8859-1": "latin-1", "latin-1": "latin-1"}
_EVENT = re.compile(r"\s*>\s*([^\s:]+)\s*:")
_PRAGMA = re.compile(r"\s*#([A-Za-z-]+)(\d{0,2})(?:\s+(.*\S))?\s*")
_MOST_PLAYERS = 4
_WORD_LIST = re.compile(re.escape(MADE_BY) + r"(\S+)")
_SAY_NOTHING = ("character-encoding", "incomplete")
_TABLE: dict[str, Callable[[str], str | None]] = {
    "tile-distribution": edition_with,
    "board-layout": check_board,
    "game-type": check_game_type,
}


def read_gcg(data: bytes, *, edition_told: bool = False) -> GcgGame:
    """A game from a file's bytes: UTF-8 or Latin-1, as its first line says.

    Where none says it, text that is valid UTF-8 is taken for that. Where the edition is told elsewhere, the file isn't
    asked for its tiles and board. Raises `FormError` with line and column.
    """
    reader = _Reader(edition_told)
    for number, line in enumerate(re.split(r"\r\n?|\n", _decode(data)), 1):
        try:
            reader.read(line)
        except FormError as error:
            raise error.at(number, error.column or 1) from None
    return reader.game()


def _decode(data: bytes) -> str:
    check_size(data)
    match = _ENCODING.match(data)
    named = match[1].decode("latin-1").lower() if match else ""
    if named and named not in _ENCODINGS:
        raise FormError("form-gcg-encoding", line=1, column=1, encoding=named[:30])
    if _ENCODINGS.get(named) == "latin-1" or (not named and _is_latin1(data)):
        text = data.decode("latin-1")
    else:
        text = decode_utf8(data)
    return unicodedata.normalize("NFC", text)


def _is_latin1(data: bytes) -> bool:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return True
    return False


class _Reader:
    """What has been read so far, line by line."""

    def __init__(self, edition_told: bool) -> None:
        self._edition_told = edition_told
        self.players: dict[int, GcgPlayer] = {}
        self.turns: list[GcgTurn] = []
        self.said: dict[str, str] = {}
        self.racks: dict[int, str] = {}
        self.pragmas: list[tuple[str, str]] = []
        self._continues = ""

    def read(self, line: str) -> None:
        """Take one line. Raises `FormError` with a column."""
        text = line.strip()
        if not text:
            return
        if text[0] == "#":
            self._pragma(line)
        elif text[0] == ">":
            self.turns.append(self._turn(line))
            self._continues = ""
        elif self._continues:
            self._say(self._continues, text)
        else:
            raise FormError("form-gcg-line", column=line.index(text) + 1, text=text[:20])

    def game(self) -> GcgGame:
        """The game, once all lines have been read."""
        numbers = range(1, len(self.players) + 1)
        if set(self.players) != set(numbers) or not 2 <= len(numbers) <= _MOST_PLAYERS:
            raise FormError("form-gcg-players", line=1, column=1, most=_MOST_PLAYERS)
        lexicon = self.said.get("lexicon", "")
        return GcgGame(
            players=tuple(self.players[n] for n in numbers),
            turns=tuple(self.turns),
            title=self.said.get("title", ""),
            description=self.said.get("description", ""),
            lexicon=lexicon,
            edition=self.said.get("edition") or edition_with_list(lexicon),
            racks=tuple(self.racks.get(n, "") for n in numbers) if self.racks else (),
            pragmas=tuple(self.pragmas),
        )

    def _pragma(self, line: str) -> None:
        match = _PRAGMA.fullmatch(line)
        if not match:
            raise FormError("form-gcg-pragma", column=line.index("#") + 1, text=line.strip()[:20])
        name, number, value = match[1].lower(), match[2], match[3] or ""
        self._continues = name if name in ("note", "description") else ""
        told = Token(value, match.start(2) + 1)
        if name == "player" and number:
            self._player(int(number), told)
        elif name == "rack" and number:
            self._rack(int(number), Token(value, match.start(3) + 1))
        elif name in ("title", "description", "lexicon", "note"):
            self._say(name, value)
        elif name in _TABLE:
            self._table(name, Token(value, match.start(3) + 1))
        elif name not in _SAY_NOTHING:
            self.pragmas.append((name + number, value))

    def _table(self, name: str, said: Token) -> None:
        """What is played with, unless the caller knows better."""
        try:
            known = None if self._edition_told else _TABLE[name](said.text)
        except FormError as error:
            raise error.at(1, said.column) from None
        if known:
            self.said["edition"] = known

    def _player(self, number: int, said: Token) -> None:
        if number > _MOST_PLAYERS:
            raise FormError("form-gcg-players", column=said.column, most=_MOST_PLAYERS)
        nick, _, name = said.text.partition(" ")
        taken = number in self.players or any(player.nick == nick for player in self.players.values())
        if not nick or ":" in nick or taken:
            raise FormError("form-gcg-player", column=said.column, player=nick[:30])
        self.players[number] = GcgPlayer(nick, name.strip() or nick)

    def _rack(self, number: int, said: Token) -> None:
        if number not in self.players:
            raise FormError("form-gcg-nick", column=1, nick=str(number))
        self.racks[number] = read_rack(said) if said.text else ""

    def _say(self, name: str, value: str) -> None:
        if name == "note" and self.turns:
            last = self.turns[-1]
            self.turns[-1] = replace(last, note=_added(last.note, value))
        elif name == "note" and (edition := edition_noted(value)):
            self.said["edition"] = edition
        elif match := _WORD_LIST.fullmatch(value):
            self.said["lexicon"] = match[1]
        else:
            # Before the first move a note is about the whole game, and other programs take none there.
            about = "description" if name == "note" else name
            said = self.said.get(about, "")
            self.said[about] = _added(said, value) if about == "description" else f"{said} {value}".strip()

    def _turn(self, line: str) -> GcgTurn:
        match = _EVENT.match(line)
        seats = {player.nick: number - 1 for number, player in self.players.items()}
        if not match or match[1] not in seats:
            after = line.index(">") + 1
            raise FormError("form-gcg-nick", column=after + 1, nick=(match[1] if match else line[after:])[:30])
        tokens = Tokens(line, match.end())
        column = tokens.next.column
        turn = read_turn(seats[match[1]], tokens)
        last = self.turns[-1] if self.turns else None
        if turn.kind == "withdrawn" and not (last and last.kind == "play" and last.seat == turn.seat):
            raise FormError("form-gcg-withdrawn", column=column)
        return turn


def _added(text: str, line: str) -> str:
    return f"{text}\n{line}" if text else line
