"""The bodies of HTTP requests and responses (docs/wire.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from rekje.analysis.course import CourseLine
from rekje.analysis.ratings import OwnRating
from rekje.analysis.statistics import Statistics
from rekje.games.describe import Catalogue
from rekje.lexicon.folding import Digraph
from rekje.model.edition import OptionValue
from rekje.model.squares import Square
from rekje.model.state import SheetLine
from rekje.referee.view import SeenEvents
from rekje.tables.about import Glimpse
from rekje.wire.messages import SeatInfo
from rekje.wire.view import TableRules, View

Name = Annotated[str, msgspec.Meta(max_length=40)]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=128)]
Short = Annotated[str, msgspec.Meta(max_length=100)]
Rating = Annotated[int, msgspec.Meta(ge=0, le=4_000)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser posts; an unknown field is an error."""


class SeatWish(Body, frozen=True, kw_only=True):
    """A seat of a new table: mine, a friend's who gets a link, a computer's, or another person's at this device.
    ``player`` is a computer's level. Without a ``name`` the seat has a name for its kind until somebody takes it."""

    kind: Literal["me", "friend", "computer", "here"]
    name: Name = ""
    player: Short | None = None


class OpeningWish(Body, frozen=True, kw_only=True):
    """What is open to everybody on this server: to ``play`` on a seat that nobody holds, for ratings from ``least`` to
    ``most`` where these are given, and to ``watch``."""

    play: bool = True
    watch: bool = False
    least: Rating | None = None
    most: Rating | None = None


class NewTable(Body, frozen=True, kw_only=True):
    """A new table. Fields left out have defaults: the edition's own word list, its options, a chat.

    ``youngest`` is a seat, for games in which that matters. ``gives_nonce`` promises this browser's part in the
    shuffle, once it has seen the commitment. ``kept``: the game is played on cardboard, and this browser writes it
    down; of the seats only the names matter. ``opening``: what of the table is open to everybody on this server.

    ``key``, only with ``kept``: a secret of the browser's own, by which the table is made once however often it is
    asked for, and from which its name is made (`rekje.server.keys.name_by_key`)."""

    game: Short
    edition: Short
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=12)]
    lexicon: Short | None = None
    options: dict[Short, OptionValue] = {}
    chat: bool = True
    youngest: int | None = None
    gives_nonce: bool = False
    language: Short | None = None
    kept: bool = False
    opening: OpeningWish | None = None
    key: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{32}\Z")] | None = None


class Link(msgspec.Struct, frozen=True):
    """An invitation; ``seat`` None to watch."""

    seat: int | None
    url: str


class TableMade(msgspec.Struct, frozen=True):
    """A new table, with a link for each seat that waits for a friend, and one to watch. ``commitment`` is the hash of
    its shuffle's secret, empty if nothing is drawn."""

    table: str
    links: tuple[Link, ...]
    commitment: str


class TakeSeat(Body, frozen=True, kw_only=True):
    """How somebody comes to a table. ``name`` is the seat's name from now on. With ``watch`` no seat is taken.
    ``gives_nonce`` as in `NewTable`. ``changes`` is that of the invitation or the offer that was read: whoever has read
    another one than the last isn't ready yet."""

    name: Name = ""
    gives_nonce: bool = False
    watch: bool = False
    changes: int | None = None


class JoinTable(TakeSeat, frozen=True, kw_only=True):
    """The token from a link's fragment, and how somebody comes to its table."""

    token: Token


class InvitationWish(Body, frozen=True, kw_only=True):
    """The token from a link's fragment, to see what it leads to."""

    token: Token


class Invitation(msgspec.Struct, frozen=True):
    """What a link leads to: the table, its phase, its game and its players; ``seat`` is None to watch. ``host`` is the
    name of the table's maker, if the maker has a seat and gave a name. ``open``: the seat can still be taken. ``mine``:
    this browser is at the table already. ``sits``: it has a seat there. ``full``: the link is for whichever seat is
    free, and none is. ``changes`` counts how often it was changed what is played."""

    table: str
    seat: int | None
    open: bool
    mine: bool
    sits: bool
    phase: Literal["waiting", "playing", "over"]
    game: str
    edition: str
    language: str
    lexicon: str
    options: dict[str, OptionValue]
    host: str | None
    seats: tuple[SeatInfo, ...]
    kept: bool
    full: bool
    changes: int


class Joined(msgspec.Struct, frozen=True):
    """The table and seat of the token; ``seat`` is None to watch. ``commitment`` as in `TableMade`."""

    table: str
    seat: int | None
    commitment: str


class LinkWish(Body, frozen=True, kw_only=True):
    """A new link for a seat that nobody holds, None to watch."""

    seat: int | None = None


class ChangeTerms(Body, frozen=True, kw_only=True):
    """What is played from now on, before the game begins. Fields left out have defaults, as in `NewTable`."""

    edition: Short
    lexicon: Short | None = None
    options: dict[Short, OptionValue] = {}


class CodeWish(Body, frozen=True, kw_only=True):
    """The token of a link, to get a short code for it."""

    token: Token


class SpokenCode(msgspec.Struct, frozen=True):
    """A code to say instead of a link. It is good for ``seconds``."""

    code: str
    seconds: int


class TellCode(Body, frozen=True, kw_only=True):
    """A code that somebody was told."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


class CodeLeads(msgspec.Struct, frozen=True):
    """The token of the link for which a code stands."""

    token: str


class HandSeat(Body, frozen=True, kw_only=True):
    """Hand a seat to a computer's level, or back to the ``person`` who holds it."""

    player: Short


class NameSeat(Body, frozen=True, kw_only=True):
    """Another name at a seat, for all of this table."""

    name: Name


class SwitchChat(Body, frozen=True, kw_only=True):
    """Switch the table's chat on or off."""

    on: bool


class MutePerson(Body, frozen=True, kw_only=True):
    """Read no chat of a seat's holder, or read it again."""

    on: bool


class VoteOut(Body, frozen=True, kw_only=True):
    """Vote for the removal of a seat's player, or no longer."""

    on: bool


class ShowRack(Body, frozen=True, kw_only=True):
    """Let the page for a stream show my rack, once all players have agreed, or no longer."""

    on: bool


class QrWish(Body, frozen=True, kw_only=True):
    """A link of this site to draw as a QR code."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class OwnTableSeat(msgspec.Struct, frozen=True):
    """A seat in the list of my tables. ``vacation``: until when its last vacation is or was (ms since 1970; C13)."""

    name: str
    player: str
    score: int
    vacation: int | None = None


class OwnTable(msgspec.Struct, frozen=True):
    """One of my tables. ``phase``: waiting for people, playing, or over. ``my_turn``: something is awaited from me.
    ``awaited``: the seats from which something is. ``deadline``: until when. ``changed``: when it last changed (ms
    since 1970). ``glimpse``: what lies on the table while it is played. ``watched``: somebody else made it, and I have
    no seat there."""

    table: str
    game: str
    edition: str
    phase: Literal["waiting", "playing", "over"]
    seats: tuple[OwnTableSeat, ...]
    mine: tuple[int, ...]
    my_turn: bool
    awaited: tuple[int, ...]
    deadline: int | None
    changed: int
    glimpse: Glimpse | None
    watched: bool = False


class OwnTables(msgspec.Struct, frozen=True):
    """My tables, mine to move first and those that I only watch last, otherwise the last changed first. ``lobby``:
    whether there is a lobby for me, or what keeps me out; ``offers``: how many offers of others it has."""

    tables: tuple[OwnTable, ...]
    lobby: Literal["open", "off", "word"] = "open"
    offers: int = 0


class PlayerInfo(msgspec.Struct, frozen=True):
    """A computer player: its level, the games that it plays, and its ratings by game. Players are listed from the
    weakest to the strongest."""

    name: str
    games: tuple[str, ...]
    ratings: dict[str, int]


class ListInfo(msgspec.Struct, frozen=True):
    """A word list of the site's operator: the name by which a new table asks for it, its title (or its file's name),
    and the editions that it fits, as ``game/edition``."""

    name: str
    title: str
    source: str
    words: int
    editions: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True):
    """What can be played here: the games, their editions and options, the computer players, this site's own word lists.
    Also the site's address as others can reach it. ``usual`` is the computer player for newcomers."""

    catalogue: Catalogue
    players: tuple[PlayerInfo, ...]
    usual: str
    phrases: tuple[str, ...]
    site: str
    lists: tuple[ListInfo, ...]


class PackedWords(msgspec.Struct, frozen=True):
    """A word list that a browser may have for itself (`rekje.lexicon.packing`): where it is, what tells it from others,
    how many words it has, and how many bytes are sent."""

    address: str
    digest: str
    count: int
    size: int


class SearchBasis(msgspec.Struct, frozen=True):
    """What a browser needs to check words and find plays by itself, at a table with such rules. ``facts`` are those
    that a search reads; None where it needs only letters and words. ``digraph`` says how the Dutch ij is laid,
    ``flaws`` which rule a play breaks, by the code of what is wrong with it. ``words`` is None for a list that isn't
    given away."""

    rules: TableRules
    facts: dict[str, Any] | None
    digraph: Digraph
    flaws: Mapping[str, str]
    words: PackedWords | None


class HistoryStep(msgspec.Struct, frozen=True):
    """The events of one command (or of the beginning), the table after them, and by square the seat that laid the
    tile."""

    events: SeenEvents
    view: View
    laid_by: dict[str, int]


class StepLine(msgspec.Struct, frozen=True):
    """A line of the score sheet, and the step (from 0) in which it was written."""

    step: int
    told: CourseLine


class History(msgspec.Struct, frozen=True):
    """A whole game as this reader may see it, step by step, and its score sheet."""

    rules: TableRules
    steps: tuple[HistoryStep, ...]
    lines: tuple[StepLine, ...]


class PastPosition(msgspec.Struct, frozen=True):
    """A table at a moment of a game that is over."""

    rules: TableRules
    view: View


class Log(msgspec.Struct, frozen=True):
    """All events of a game that is over, as needed to check its shuffle."""

    events: SeenEvents


class SeriesGame(msgspec.Struct, frozen=True):
    """One game of a series: its table, when it began (ms since 1970, None before), everybody's name and score by seat,
    and who won."""

    table: str
    began: int | None
    phase: Literal["waiting", "playing", "over"]
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Series(msgspec.Struct, frozen=True):
    """The games of a table and of its rematches, the first one first. ``won`` is the number of games that each seat won
    alone, ``shared`` the number of games with several winners."""

    games: tuple[SeriesGame, ...]
    won: tuple[int, ...]
    shared: int


class MissedPlay(msgspec.Struct, frozen=True):
    """A turn with a better play: its number (from 1), its seat, what the seat ``did``, and the best play: its word, its
    place (``at`` if words lie in lines, else its ``path``) and its score."""

    turn: int
    seat: int
    did: SheetLine
    word: str
    at: str
    path: tuple[Square, ...]
    score: int


class OverlookedWord(msgspec.Struct, frozen=True):
    """A word that could still be read, in tile notation, and the top left squares of its tiles."""

    word: str
    tiles: tuple[Square, ...]


class Overlooked(msgspec.Struct, frozen=True):
    """What nobody saw in a finished game: for every seat the missed ``plays`` that would have gained most, the
    costliest first. If words are written down, also ``words`` that could still be read, the longest first, out of
    ``count`` such words (None in other games)."""

    plays: tuple[MissedPlay, ...]
    words: tuple[OverlookedWord, ...]
    count: int | None


class Ratings(msgspec.Struct, frozen=True):
    """My ratings in the games that I have played against computers, those most played first."""

    own: tuple[OwnRating, ...]


class RulePage(msgspec.Struct, frozen=True):
    """A game's rules as HTML; each rule's number is an element with that ``id``."""

    game: str
    language: str
    html: str


class HttpProblem(msgspec.Struct, frozen=True):
    """A problem with a request, as one sentence in the reader's language."""

    code: str
    sentence: str


REQUESTS = (
    NewTable,
    JoinTable,
    InvitationWish,
    LinkWish,
    ChangeTerms,
    OpeningWish,
    TakeSeat,
    CodeWish,
    TellCode,
    HandSeat,
    NameSeat,
    SwitchChat,
    MutePerson,
    VoteOut,
    QrWish,
)
"""The bodies that a browser posts."""

Answer = (
    TableMade
    | Link
    | Joined
    | Invitation
    | SpokenCode
    | CodeLeads
    | OwnTables
    | Offer
    | History
    | Log
    | Overlooked
    | PastPosition
    | Series
    | Statistics
    | Ratings
    | RulePage
    | SearchBasis
    | HttpProblem
)
"""The bodies that the server answers with."""
