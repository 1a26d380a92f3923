"""The messages of one WebSocket, which belongs to one open table (docs/wire.md).

A browser sends `ClientMessage` and gets `ServerMessage`. The field ``type`` tells the messages apart."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rekje.model.families import AnyCommand
from rekje.model.problems import Param
from rekje.model.squares import Square
from rekje.model.tiles import Tile
from rekje.referee.preview import PreviewedWord
from rekje.referee.view import SeenEvents
from rekje.tables.about import OpenAccess
from rekje.wire.view import TableRules, View

MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Nonce = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
PhraseName = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z-]{0,39}\Z")]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """The base of all messages: the field ``type`` is the message's name."""


# From the browser


class Hello(Message, tag="hello", frozen=True, kw_only=True):
    """The first message. It is sent again to look from another seat of this device.

    ``version`` is the last version that this browser has seen. ``seat`` is a seat that it holds (None: any).
    ``language`` is the language of sentences. With ``show`` it is the page for a stream: it looks on without a seat,
    and sees everybody's rack if all players have agreed to that and it isn't a player's own."""

    version: int | None = None
    seat: int | None = None
    language: str | None = None
    show: bool = False


class SendCommand(Message, tag="command", frozen=True, kw_only=True):
    """A command of a seat that this browser holds. ``id`` is the browser's own: a command sent again with the same id
    is applied once. With ``version`` it is refused if the table has moved on since."""

    id: MessageId
    command: AnyCommand
    version: int | None = None


class AskPreview(Message, tag="preview", frozen=True, kw_only=True):
    """Asks what a command would form and score. Nothing changes, and it need not be that seat's turn."""

    id: MessageId
    command: AnyCommand


class SendChat(Message, tag="chat", frozen=True, kw_only=True):
    """Something said at the table: plain text, or a ready-made phrase by its name."""

    text: ChatText | None = None
    phrase: PhraseName | None = None


class GiveNonce(Message, tag="nonce", frozen=True, kw_only=True):
    """This browser's part in the shuffle, sent once it has seen the commitment. It counts for those of its seats that
    still wait for one. Once the game has begun it counts for none. ``changes`` is that of the snapshot that asked for
    it: what is played may have been changed since, and then another nonce is asked for."""

    nonce: Nonce
    changes: int = 0


class GetReady(Message, tag="ready", frozen=True, kw_only=True):
    """Before the game: the asker's seats are ready to begin, or the others are asked to wait. ``changes`` is that of
    the last snapshot: nobody is ready for what they haven't seen. None agrees to whatever is played by now."""

    on: bool
    changes: int | None = None


class Ping(Message, tag="ping", frozen=True, kw_only=True):
    """A heartbeat. ``sent`` comes back unchanged; ``lag`` is the last round trip measured (ms). ``hidden``: nobody is
    looking at the page."""

    sent: float = 0
    lag: float | None = None
    hidden: bool = False


ClientMessage = Hello | SendCommand | AskPreview | SendChat | GiveNonce | GetReady | Ping


# From the server


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. ``player`` is ``person`` or a computer's level; ``taken``: somebody holds the seat; ``here``:
    they are connected; ``away``: for how many seconds they haven't been connected. Before the game, ``ready``: they are
    ready to begin; ``opened``: nobody holds the seat, and somebody has opened a link to it."""

    name: str
    player: str
    taken: bool
    here: bool
    away: int | None = None
    ready: bool = True
    opened: bool = False


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat, sent at ``at`` (ms since 1970) by ``seat`` (None: a spectator). A ``notice`` comes from the
    server: it tells what has happened to the table or to the seat. ``muted``: the reader doesn't want to read it, and
    whoever said it holds no seat any more; ``stranger``: the seat's name isn't theirs, it is somebody else's by now."""

    number: int
    seat: int | None
    text: str | None
    phrase: str | None
    at: int
    notice: str | None = None
    muted: bool = False
    stranger: bool = False


class Snapshot(Message, tag="snapshot", frozen=True, kw_only=True):
    """Everything about a table, as one reader may see it. ``view`` is None until everybody has taken a seat and the
    game begins. ``held`` are the seats of this browser, ``seat`` is the one looked from (None: watching). ``muted``:
    the seats of people whose chat this reader doesn't want to read. ``showing``: the seats whose holders have agreed
    that the page for a stream shows their racks, once all have. ``host``: this browser made the table. ``opening``:
    what the host has opened to everybody on this server; ``lobby``: whether there is a lobby. ``grace`` is for how many
    seconds a seat is kept for a player who has gone. ``now`` is the server's time in ms since the game began, as in
    every message. ``commitment`` is the hash of the shuffle's secret; it doesn't change once the table is made (empty
    if nothing is drawn). ``nonce_wanted``: this browser's part in the shuffle is still awaited. ``changes`` counts how
    often it was changed what is played, or with how many seats; ``was`` are the rules before the changes to which
    somebody has yet to agree."""

    table: str
    rules: TableRules
    was: TableRules | None
    changes: int
    view: View | None
    seats: tuple[SeatInfo, ...]
    watching: int
    held: tuple[int, ...]
    seat: int | None
    muted: tuple[int, ...]
    showing: tuple[int, ...]
    host: bool
    opening: OpenAccess | None
    lobby: bool
    chat_on: bool
    chat: tuple[ChatLine, ...]
    rematch: str | None
    commitment: str
    nonce_wanted: bool
    grace: int
    now: int


class Events(Message, tag="events", frozen=True, kw_only=True):
    """The events since version ``since``, and the view after them."""

    since: int
    events: SeenEvents
    view: View
    now: int


class Ack(Message, tag="ack", frozen=True, kw_only=True):
    """A command is stored; ``version`` is the table's after it."""

    id: str
    version: int


class RefusedMessage(Message, tag="refused", frozen=True, kw_only=True):
    """A command or a preview that a rule forbids. Nothing has changed. ``sentence`` says why, in the reader's language.
    ``rule`` is the rule's ID, empty if the command was malformed."""

    id: str
    rule: str
    code: str
    params: dict[str, Param]
    sentence: str


class DroppedWord(msgspec.Struct, frozen=True):
    """A named word that doesn't count, and why."""

    word: str
    rule: str
    sentence: str


class Preview(Message, tag="preview", frozen=True, kw_only=True):
    """What a command would form: the words (``valid`` is None unless the table's referee judges words), the total, the
    new tiles by square, the ``path`` of a single word, the named words that don't count (``dropped``), the change of
    everybody's total (``changes``), and the new tiles that still lack a named word (``lacking``)."""

    id: str
    words: tuple[PreviewedWord, ...]
    score: int
    tiles: dict[str, Tile]
    path: tuple[Square, ...]
    dropped: tuple[DroppedWord, ...]
    changes: tuple[int, ...]
    lacking: tuple[str, ...]


class Presence(Message, tag="presence", frozen=True, kw_only=True):
    """Who sits where and is connected. Sent whenever that changes."""

    seats: tuple[SeatInfo, ...]
    watching: int


class Said(Message, tag="chat", frozen=True, kw_only=True):
    """A new line of the table's chat."""

    line: ChatLine


class ChatSwitched(Message, tag="chat-switched", frozen=True, kw_only=True):
    """The chat has been switched on or off."""

    on: bool


class Rematch(Message, tag="rematch", frozen=True, kw_only=True):
    """The same people play again, at another table."""

    table: str


class ErrorMessage(Message, tag="error", frozen=True, kw_only=True):
    """Why a message couldn't be handled, as one sentence. ``id`` is that of the message, if it had one."""

    code: str
    sentence: str
    id: str | None = None


class Pong(Message, tag="pong", frozen=True, kw_only=True):
    """The answer to a ping: the server's time in ms since the table began."""

    sent: float
    now: int


ServerMessage = (
    Snapshot | Events | Ack | RefusedMessage | Preview | Presence | Said | ChatSwitched | Rematch | ErrorMessage | Pong
)
