"""Who may do what: one line for every request and every message, and the one function that checks them.

docs/security.md is made of this table (`scripts/access_page.py`), and a test tries every line as every kind of visitor.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from rekje.model.problems import FormError
from rekje.server.live.table import Live
from rekje.tables.about import PERSON, WATCHING

Who = Literal["anyone", "guest", "player", "host", "operator"]
"""A role. ``anyone``; ``guest``: has a part in the table, even if only to watch; ``player``: holds a seat there;
``host``: made the table, or has taken over from its maker; ``operator``: is signed in with the operator's key."""
Seat = Literal["", "own", "other", "free", "left"]
"""What the seat in a request has to be. Empty: the request is about no seat; ``own``: the asker holds it; ``other``:
somebody else holds it; ``free``: it
is a person's seat that nobody holds; ``left``: it is free, or its holder is somebody else who has been away for longer
than the table's grace (before the game: any other holder)."""
Phase = Literal["waiting", "playing", "over"]
Kind = Literal["dealt", "kept"]
"""Whether Rekje deals the tiles of a table, or only the score of a game on cardboard is kept there."""

PHASES: tuple[Phase, ...] = ("waiting", "playing", "over")
KINDS: tuple[Kind, ...] = ("dealt", "kept")


class Grant(NamedTuple):
    """A permission: role ``who`` may ask at tables in these phases and of these kinds, about such a seat."""

    who: Who
    seat: Seat = ""
    phases: tuple[Phase, ...] = PHASES
    kinds: tuple[Kind, ...] = KINDS


class AccessLine(NamedTuple):
    """A request (``METHOD path``, or ``socket`` and the name of a message), who may make it, and a short description.
    ``refusal`` is the code of the error for anybody else at the table; ``elsewhere`` the code at tables where nobody
    may make it."""

    asked: str
    grants: tuple[Grant, ...]
    does: str
    refusal: str = "serve-not-yours"
    elsewhere: str = ""

    @property
    def of_operator(self) -> bool:
        """Whether only the server's operator may make the request."""
        return all(grant.who == "operator" for grant in self.grants)

    @property
    def open(self) -> bool:
        """Whether the request belongs to no table, so that anyone may make it."""
        return any(grant.who == "anyone" for grant in self.grants)

    @property
    def of_kept(self) -> bool:
        """Whether the request belongs to games on cardboard alone."""
        return all(grant.kinds == _KEPT for grant in self.grants)


_BEFORE_THE_END: tuple[Phase, ...] = ("waiting", "playing")
_DEALT: tuple[Kind, ...] = ("dealt",)
_KEPT: tuple[Kind, ...] = ("kept",)
_ANYONE = (Grant("anyone"),)
_GUEST = (Grant("guest"),)
_OWN = (Grant("player", "own", kinds=_DEALT),)
_KEEPER = (Grant("host", phases=("playing", "over"), kinds=_KEPT),)
_ARRANGER = (Grant("host", phases=("waiting",), kinds=_DEALT),)
_OPERATOR = (Grant("operator"),)
_TABLE = "/api/tables/{name}"

ACCESS: tuple[AccessLine, ...] = (
    AccessLine("GET /", _ANYONE, "the page"),
    AccessLine("GET /new", _ANYONE, "the page"),
    AccessLine("GET /join", _ANYONE, "the page"),
    AccessLine("GET /join/{card}", _ANYONE,
               "the page, by a link; its head says who sits where the link leads, until the link is revoked"),
    AccessLine("GET /join/{card}/picture", _ANYONE,
               "by a link: the table as everybody there may see it, as a picture, until the link is revoked"),
    AccessLine("GET /picture.png", _ANYONE, "a picture of the site"),
    AccessLine("GET /mine", _ANYONE, "the page"),
    AccessLine("GET /study", _ANYONE, "the page"),
    AccessLine("GET /mail", _ANYONE, "the page: what a link in a mail leads to"),
    AccessLine("GET /operator", _ANYONE, "the page; what it shows comes by the requests below"),
    AccessLine("GET /lobby", _ANYONE, "the page"),
    AccessLine("GET /manifest.webmanifest", _ANYONE, "what a device needs to install the page"),
    AccessLine("GET /icons/{file}", _ANYONE, "an icon"),
    AccessLine("GET /t/{name}", _ANYONE, "the page; what it shows comes by the requests below"),
    AccessLine("GET /tables/{name}/show", _ANYONE, "the page for a stream; what it shows comes by the socket"),
    AccessLine("GET /keep", _ANYONE, "the page"),
    AccessLine("GET /keep/{name}", _ANYONE, "the page; what it shows comes by the requests below"),
    AccessLine("GET /{path}", _ANYONE, "a part of the page"),
    AccessLine("GET /locale/{file}", _ANYONE, "sentences"),
    AccessLine("GET /rules/{game}", _ANYONE, "a game's rules as a page"),
    AccessLine("GET /guide/{game}", _ANYONE, "how a game is played"),
    AccessLine("GET /healthz", _ANYONE, "whether the server is alive"),
    AccessLine("GET /readyz", _ANYONE, "whether it can store moves"),
    AccessLine("GET /metrics", _ANYONE, "what it measures of itself"),
    AccessLine("GET /api/games", _ANYONE, "what can be played"),
    AccessLine("GET /api/books", _ANYONE, "what a browser needs to begin to keep a score without a connection"),
    AccessLine("GET /api/rules/{game}", _ANYONE, "a game's rules"),
    AccessLine("GET /api/search/{game}/{edition}", _ANYONE,
               "what a browser needs to check words and find plays by itself"),
    AccessLine("GET /api/search/{game}/{edition}/words/{digest}", _ANYONE,
               "the word list for that, if it comes with Rekje"),
    AccessLine("GET /analysis", _ANYONE, "the page: the analysis board"),
    AccessLine("POST /api/qr", _ANYONE, "a link of this site as a picture"),
    AccessLine("POST /api/tables", _ANYONE, "a new table"),
    AccessLine("GET /api/tables", _ANYONE, "the asker's own tables"),
    AccessLine("GET /api/statistics", _ANYONE, "the asker's own games"),
    AccessLine("GET /api/ratings", _ANYONE, "the asker's own strength"),
    AccessLine("GET /me", _ANYONE, "the page"),
    AccessLine("GET /me/add", _ANYONE, "the page"),
    AccessLine("GET /api/me", _ANYONE, "the asker's own devices and ways back"),
    AccessLine("POST /api/me", _ANYONE, "the asker's own name"),
    AccessLine("GET /api/me/data", _ANYONE, "everything about the asker, as one file"),
    AccessLine("POST /api/me/code", _ANYONE, "a code by which another device becomes the asker's"),
    AccessLine("POST /api/me/look", _ANYONE, "whose code it is, for who has it"),
    AccessLine("POST /api/me/devices", _ANYONE,
               "by a code: make the asking browser a device of the person whose code it is"),
    AccessLine("DELETE /api/me/devices/{device}", _ANYONE, "revoke a device of the asker's own"),
    AccessLine("POST /api/me/recovery", _ANYONE, "the asker's own recovery code, made anew"),
    AccessLine("POST /api/me/passkeys/new", _ANYONE, "begin to make a passkey for the asker"),
    AccessLine("POST /api/me/passkeys", _ANYONE, "a passkey for the asker"),
    AccessLine("DELETE /api/me/passkeys/{passkey}", _ANYONE, "delete a passkey of the asker's own"),
    AccessLine("POST /api/me/passkeys/ask", _ANYONE, "begin to come back with a passkey"),
    AccessLine("POST /api/me/passkeys/use", _ANYONE, "by a passkey: a code of the person whose it is"),
    AccessLine("GET /api/me/muted", _ANYONE, "whom the asker has muted"),
    AccessLine("DELETE /api/me/muted/{person}", _ANYONE, "hear somebody again whom the asker has muted"),
    AccessLine("GET /api/me/settings", _ANYONE, "what the asker's own browsers keep"),
    AccessLine("POST /api/me/settings", _ANYONE, "what they are to keep"),
    AccessLine("DELETE /api/me", _ANYONE,
               "delete the asker: devices, name, seats and chat; a table goes with its last owner"),
    AccessLine("GET /api/alerts", _ANYONE, "how the asker is alerted while the page is closed"),
    AccessLine("POST /api/alerts", _ANYONE, "the asker's own quiet hours"),
    AccessLine("POST /api/alerts/devices", _ANYONE, "alert the asker on a device; it alerts nobody else from then on"),
    AccessLine("DELETE /api/alerts/devices", _ANYONE, "alert the asker on a device no more"),
    AccessLine("POST /api/mail", _ANYONE, "ask at an address whether the asker's alerts may go there"),
    AccessLine("DELETE /api/mail", _ANYONE, "send the asker no mail any more"),
    AccessLine("POST /api/mail/confirm", _ANYONE, "by the link in that question: yes"),
    AccessLine("POST /api/mail/stop", _ANYONE, "by the link in a mail: no more of them"),
    AccessLine("GET /api/lobby", _ANYONE,
               "offers, games to watch and who is here, without what lies on any table, for those who are let in"),
    AccessLine("POST /api/lobby/word", _ANYONE, "say the word that lets people into the lobby"),
    AccessLine("POST /api/lobby/me", _ANYONE, "be seen in the lobby by a name, or no longer"),
    AccessLine("POST /api/lobby/tables/{name}", _ANYONE,
               "sit down at a table that its host has opened to everybody here, or watch there"),
    AccessLine("POST /api/lobby/people/{person}/mute", _ANYONE,
               "mute somebody whose name the asker sees in the lobby"),
    AccessLine("POST /api/lobby/people/{person}/report", _ANYONE,
               "report somebody whose name the asker sees in the lobby to the operator"),
    AccessLine("POST /api/operator/session", _ANYONE,
               "sign in as the operator by a link of `rekje operator`: once, for 10 minutes"),
    AccessLine("DELETE /api/operator/session", _OPERATOR, "sign out"),
    AccessLine("GET /api/operator", _OPERATOR, "counts, reports, bans, errors, the audit log"),
    AccessLine("POST /api/operator/tables", _OPERATOR,
               "tables, by name or by who sits there: game, seats, phase; never what is on them"),
    AccessLine("POST /api/operator/people", _OPERATOR,
               "people, by name: when last here, at how many tables, whether banned"),
    AccessLine("DELETE /api/operator/tables/{name}", _OPERATOR, "remove a table"),
    AccessLine("POST /api/operator/reports/{report}", _OPERATOR, "close a report"),
    AccessLine("POST /api/operator/bans", _OPERATOR,
               "let the person of a report, or one of those listed, not use the server for some days"),
    AccessLine("DELETE /api/operator/bans/{ban}", _OPERATOR, "lift a ban"),
    AccessLine("POST /api/operator/chat", _OPERATOR, "switch the chat of the whole server on or off"),
    AccessLine("POST /api/operator/lobby", _OPERATOR, "switch the lobby on or off"),
    AccessLine("POST /api/invitation", _ANYONE, "what a link leads to, for who has it"),
    AccessLine("POST /api/join", _ANYONE, "by a link: sit on a seat that nobody holds, or watch"),
    AccessLine("POST /api/codes", _ANYONE, "by a code that somebody was told: the link for which it stands"),
    AccessLine(f"POST {_TABLE}/links", (
        Grant("player", "", kinds=_DEALT), Grant("host", ""), Grant("host", "free", _BEFORE_THE_END, _DEALT),
    ), "a new link: to watch, or for a seat that nobody holds"),
    AccessLine(f"POST {_TABLE}/invitation", _ARRANGER, "a new link to whichever seat is free",
               elsewhere="serve-begun"),
    AccessLine(f"POST {_TABLE}/code", (Grant("player", kinds=_DEALT), Grant("host")),
               "a short code to say instead of a link that the asker has"),
    AccessLine(f"POST {_TABLE}/opening", _ARRANGER, "open the table to everybody on this server, before the game",
               elsewhere="serve-begun"),
    AccessLine(f"DELETE {_TABLE}/opening", (Grant("host", phases=_BEFORE_THE_END, kinds=_DEALT),),
               "close it again to all who come without a link"),
    AccessLine(f"POST {_TABLE}/terms", _ARRANGER, "change what is played, before the game", elsewhere="serve-begun"),
    AccessLine(f"POST {_TABLE}/start", _ARRANGER, "begin without the seats that nobody holds", elsewhere="serve-begun"),
    AccessLine(f"DELETE {_TABLE}/links", (Grant("host"),), "make all links of the table worthless"),
    AccessLine(f"POST {_TABLE}/seats/{{seat}}", (
        Grant("player", "own", _BEFORE_THE_END, _DEALT), Grant("host", "left", _BEFORE_THE_END, _DEALT),
    ), "hand a seat to a computer player (its holder: also back)"),
    AccessLine(f"DELETE {_TABLE}/seats/{{seat}}", (Grant("host", "left", _BEFORE_THE_END, _DEALT),),
               "free a seat whose player has gone"),
    AccessLine(f"POST {_TABLE}/seats/{{seat}}/name", (Grant("player", "own", ("waiting",), _DEALT),),
               "give oneself another name at a seat, before the game", elsewhere="serve-begun"),
    AccessLine(f"POST {_TABLE}/seats/{{seat}}/mute", (Grant("guest", "other", kinds=_DEALT),),
               "keep the chat of a seat’s holder from the asker alone, or show it again"),
    AccessLine(f"POST {_TABLE}/seats/{{seat}}/removal", (Grant("player", "other", ("playing",), _DEALT),),
               "vote for the removal of a player: with the votes of all others the seat is freed"),
    AccessLine(f"DELETE {_TABLE}/watchers", (Grant("host"),),
               "send away all who only watch, and end the links to watch"),
    AccessLine(f"POST {_TABLE}/seats/{{seat}}/report", (Grant("guest", "other", kinds=_DEALT),),
               "report a seat’s holder to the operator, with the last lines of the chat"),
    AccessLine(f"POST {_TABLE}/chat/{{line}}/report", (Grant("guest", kinds=_DEALT),),
               "report whoever said one of the last lines of the chat to the operator, with these"),
    AccessLine(f"POST {_TABLE}/show", (Grant("player", phases=_BEFORE_THE_END, kinds=_DEALT),),
               "agree that the page for a stream shows the asker’s own rack, once all players have, or no longer"),
    AccessLine(f"POST {_TABLE}/chat", (Grant("player"), Grant("host")), "switch the chat on or off"),
    AccessLine(f"GET {_TABLE}/seats/{{seat}}/hint", (Grant("player", "own", ("playing",), _DEALT),),
               "what is best in one’s own turn, where looking up is allowed"),
    AccessLine(f"GET {_TABLE}/alerts", _GUEST, "whether the asker is alerted of this table"),
    AccessLine(f"POST {_TABLE}/alerts", _GUEST, "alert the asker of this table, or not"),
    AccessLine(f"POST {_TABLE}/rematch", (Grant("player", phases=("over",)),), "play again", "serve-no-rematch"),
    AccessLine(f"GET {_TABLE}/record", _GUEST, "the record, as its reader may see it"),
    AccessLine(f"GET {_TABLE}/history", _GUEST, "the game step by step, as its reader may see it"),
    AccessLine(f"GET {_TABLE}/log", _GUEST, "all that was dealt and drawn, after the game"),
    AccessLine(f"GET {_TABLE}/sheet", _GUEST, "the score sheet"),
    AccessLine(f"GET {_TABLE}/picture", _GUEST, "the table as everybody there may see it, as a picture"),
    AccessLine(f"GET {_TABLE}/series", _GUEST, "the games of these people, as far as they are the asker's too"),
    AccessLine(f"GET {_TABLE}/overlooked", _GUEST, "what nobody saw, after the game"),
    AccessLine(f"GET {_TABLE}/positions/{{turn}}", _GUEST, "a moment of the game, after it"),
    AccessLine(f"GET {_TABLE}/review", _GUEST, "the review, after the game"),
    AccessLine(f"GET {_TABLE}/review/page", _GUEST, "the review as a page, after the game"),
    AccessLine(f"GET {_TABLE}/book", _KEEPER, "the score kept of a cardboard game", elsewhere="keep-no-book"),
    AccessLine(f"POST {_TABLE}/book", _KEEPER, "write in it", elsewhere="keep-no-book"),
    AccessLine(f"POST {_TABLE}/book/foresee", _KEEPER, "what a move would bring there", elsewhere="keep-no-book"),
    AccessLine("GET /api/tables/{name}/live", _GUEST, "the table's socket"),
    AccessLine("socket hello", (Grant("guest"), Grant("player", "own")),
               "look on, from a seat of one’s own or without one"),
    AccessLine("socket command", _OWN, "play"),
    AccessLine("socket preview", _OWN, "what a command would bring"),
    AccessLine("socket chat", (Grant("player"),), "say something", "serve-chat-seats"),
    AccessLine("socket nonce", (Grant("player"),), "the asker's part in the shuffle"),
    AccessLine("socket ready", (Grant("player", phases=("waiting",), kinds=_DEALT),),
               "be ready to begin, or ask the others to wait", elsewhere="serve-begun"),
    AccessLine("socket ping", _GUEST, "a heartbeat"),
)  # fmt: skip
"""All requests and messages. What a reader sees of a game is decided elsewhere, by `rekje.referee.view`."""

LINES = {line.asked: line for line in ACCESS}


class Visit(NamedTuple):
    """A person at a table, and the seat that they ask about, if any."""

    live: Live
    who: bytes
    seat: int | None = None

    def roles(self) -> Iterable[Who]:
        """Their roles at this table."""
        held = self.live.attendance.held(self.who)
        if held:
            yield "guest"
        if held - {WATCHING}:
            yield "player"
        if self.live.about.host == self.who.hex() and held:
            yield "host"

    def is_seat(self, wanted: Seat) -> bool:
        """Whether the seat is what a permission wants."""
        live, seat = self.live, self.seat
        if seat is None or wanted == "":
            return seat is None and wanted == ""
        if not 0 <= seat < len(live.people):
            return False
        if wanted == "own":
            return seat in live.attendance.held(self.who)
        if wanted == "other":
            return bool(live.attendance.holders_of(seat)) and seat not in live.attendance.held(self.who)
        if seat not in live.attendance.taken:
            return wanted in ("free", "left") and live.people[seat].player == PERSON
        mine = seat in live.attendance.held(self.who)
        return wanted == "left" and not mine and (live.phase == "waiting" or live.has_left(seat))


def check(asked: str, visit: Visit) -> None:
    """Raise `FormError` unless the line for a request allows it to this visitor. A visitor without a part in the table
    is told that there is no such table. Anyone else is told why it is refused."""
    line, live = LINES[asked], visit.live
    roles = set(visit.roles())
    if not roles:
        raise FormError("serve-no-table")
    here = [one for one in line.grants if live.phase in one.phases and live.kind in one.kinds]
    at_hand = [one for one in here if one.who in roles]
    if any(visit.is_seat(one.seat) for one in at_hand):
        return
    if not here:
        raise FormError(line.elsewhere or line.refusal)
    if visit.seat is not None and any(one.seat == "left" for one in at_hand):
        if not 0 <= visit.seat < len(live.people):
            raise FormError("form-seat", seat=visit.seat, seats=len(live.people))
        if visit.seat in live.attendance.taken:
            raise FormError("serve-seat-held", minutes=-(-live.grace // 60))
    raise FormError(line.refusal)
