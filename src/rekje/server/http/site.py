"""The parts of one running server, and the address at which others can reach it."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket

from rekje.games.editions import builtin_edition, edition_names
from rekje.games.registry import GAMES
from rekje.server.after.afterwards import Afterwards
from rekje.server.after.reviews import Reviews
from rekje.server.alerts.notifier import Notifier
from rekje.server.alerts.personal import PersonalAlerts
from rekje.server.decency.operating import Operating
from rekje.server.decency.removing import Removing
from rekje.server.decency.signing_in import SigningIn, operator_key_of
from rekje.server.keys import hashed
from rekje.server.limits.addresses import address_of
from rekje.server.limits.hosts import EVERYWHERE, LOOPBACK, lan_address
from rekje.server.live.registry import TableRegistry
from rekje.server.lobby.joining import LobbyJoins
from rekje.server.lobby.lobby import Lobby
from rekje.server.lobby.opening import OpeningTables
from rekje.server.pages.parts import Part, asked_ahead, read_page, reading_styles
from rekje.server.persons.cleaning import Cleaning
from rekje.server.persons.file import PersonFile
from rekje.server.persons.ways import Ways
from rekje.server.pictures import TablePictures
from rekje.server.readiness import Readiness
from rekje.server.scorekeeping import Scorekeeping
from rekje.server.seating.seating import Seating
from rekje.server.seating.seats import SeatChanges
from rekje.server.seating.spoken_codes import SpokenCodes
from rekje.server.seating.waiting_room import WaitingRoom
from rekje.server.settings import Settings
from rekje.server.socket.talk import Talk
from rekje.server.work.hints import Hints
from rekje.storage.club_lists import CLUB, ClubList
from rekje.storage.database.cards import card_of
from rekje.wire.bodies import ListInfo


class Site:
    """Everything that a request may need."""

    def __init__(
        self, settings: Settings, registry: TableRegistry, seating: Seating, afterwards: Afterwards, reviews: Reviews,
        hints: Hints, notifier: Notifier,
    ) -> None:  # fmt: skip
        self.settings = settings
        self.registry = registry
        self.seating = seating
        self.ways = Ways(registry, notifier)
        self.file = PersonFile(registry)
        self.cleaning = Cleaning(registry)
        self.seats = SeatChanges(registry, seating)
        self.waiting_room = WaitingRoom(registry, seating)
        self.spoken_codes = SpokenCodes(registry)
        self.removing = Removing(registry, self.seats)
        self.signing_in = SigningIn(operator_key_of(registry.database, settings.data), registry.database.tickets)
        self.operating = Operating(registry, settings.data)
        self.lobby = Lobby(registry, self.operating)
        self.readiness = Readiness(registry.database, self.lobby)
        self.opening = OpeningTables(registry, self.lobby.admission)
        self.joining = LobbyJoins(registry, seating, self.lobby)
        self.talk = Talk(registry)
        self.metrics = registry.metrics
        self.afterwards = afterwards
        self.reviews = reviews
        self.hints = hints
        self.scorekeeping = Scorekeeping(registry)
        self.alerts = PersonalAlerts(registry, notifier)
        self.pictures = TablePictures(registry)
        self.page: dict[str, Part] = read_page(settings.page)
        self.styles = reading_styles(self.page)
        self.ahead = asked_ahead(self.page)
        self.lists = tuple(map(list_info, settings.clubs.lists))

    def charge(self, what: str, request: Request[Any, Any, Any], who: bytes) -> None:
        """Count one more use of a quota. Raises `FormError` where the quota is used up."""
        self.registry.quotas.charge(what, person=who, address=address_of(request))

    def check(self, what: str, request: Request[Any, Any, Any], who: bytes) -> None:
        """Raise `FormError` if a quota is used up, without counting."""
        self.registry.quotas.check(what, person=who, address=address_of(request))

    def address(self, request: Request[Any, Any, Any]) -> str:
        """This site's address for others: the one in the settings, or else the one that the browser used. The machine's
        name for itself is replaced by its address in the home network, if it can be reached there."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        host = request.headers.get("host", "")
        name, colon, port = host.rpartition(":") if not host.endswith("]") else (host, "", "")
        name = (name or host).strip("[]")
        if name in LOOPBACK and self.settings.host in EVERYWHERE:
            return f"http://{lan_address()}{colon}{port}"
        return f"http://{host}"

    def link(self, request: Request[Any, Any, Any], token: str) -> str:
        """A link with a token in its fragment, which browsers don't send to any server. The card in its path lets a
        messenger show what the link leads to."""
        return f"{self.address(request)}/join/{card_of(hashed(token))}#{token}"


def list_info(club: ClubList) -> ListInfo:
    """What browsers are told about a list, which leaves out its file."""
    named = club.name.removeprefix(CLUB)
    fitting = (
        f"{game}/{name}" for game in GAMES for name in edition_names(game) if club.fits(builtin_edition(game, name))
    )
    return ListInfo(club.name, club.title or named, club.source or club.path.name, club.words, tuple(fitting))


def site_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Site:
    """The site that a request or a socket belongs to."""
    site = connection.app.state["site"]
    assert isinstance(site, Site)
    return site
