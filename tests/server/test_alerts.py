"""People who have closed the page are told what their tables ask of them: by web push, encrypted for their browser."""

from __future__ import annotations

import base64
import json
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from rekje.locale import LANGUAGES, say
from rekje.server.alerts import endpoints
from rekje.server.alerts.encryption import encrypt, from_base64url
from rekje.server.live.gone import Gone
from rekje.server.live.table import Live
from rekje.storage.database.schema import alert_wishes, alerts, mails, muted, push_devices
from tests.server.alerting import DAY, QUICK, Hands
from tests.server.kit import Browser, Server, Wire, serving, until
from tests.server.listening import Phone, PushService

pytestmark = pytest.mark.usefixtures("awake")


@pytest.fixture
def alerting(tmp_path: Path) -> Iterator[Server]:
    """A server that waits for nobody."""
    with serving(tmp_path, limits=QUICK, push_anywhere=True) as server:
        yield server


class Two:
    """Anna and Bram, each with a phone, and a table at which they are."""

    def __init__(self, server: Server, service: PushService, language: str = "en", **options: Any) -> None:
        self.anna, self.bram = Browser(server), Browser(server)
        self.made = self.anna.make("scrabble", "me", "friend", options=options)
        self.table = str(self.made["table"])
        self.phones = Phone(service, "anna"), Phone(service, "bram")
        self.phones[0].subscribe(self.anna, language)

    def begin(self, language: str = "en") -> None:
        """Bram comes, and the game begins. Nobody looks at it."""
        self.phones[1].subscribe(self.bram, language)
        self.bram.join(self.made["links"][0]["url"], "Bram")

    @property
    def browsers(self) -> tuple[Browser, Browser]:
        return self.anna, self.bram

    def sit(self, seat: int) -> Wire:
        return self.browsers[seat].sit(self.table)

    def first(self) -> int:
        """The seat that is on turn."""
        wire = self.sit(0)
        try:
            assert wire.view is not None
            return int(wire.view["turn"]["seat"])
        finally:
            wire.close()


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    made = encrypt(
        b"When I grow up, I want to be a watermelon",
        from_base64url("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
        own=from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert made == from_base64url(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3j"
        "l7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_on_turn_is_told_so_in_their_language(alerting: Server, service: PushService, language: str) -> None:
    two = Two(alerting, service, language)
    two.begin(language)
    notes = [phone.wait(1)[0] for phone in two.phones]
    titles = sorted(note["title"] for note in notes)
    assert titles == sorted(say(f"alert-title-{kind}", language) for kind in ("turn", "begun"))
    first = next(seat for seat, note in enumerate(notes) if note["title"] == say("alert-title-turn", language))
    other = ("me 0", "Bram")[1 - first]
    assert notes[first]["body"] == say("alert-with", language, game="Scrabble", names=other)
    assert (notes[first]["table"], notes[first]["count"], notes[first]["language"]) == (two.table, 1, language)
    assert first == two.first()


def test_the_push_service_can_check_who_sends_and_reads_nothing(alerting: Server, service: PushService) -> None:
    two = Two(alerting, service)
    two.begin()
    two.phones[0].wait(1)
    pushed = two.phones[0].came[0]
    assert b"Scrabble" not in pushed.body
    assert two.table not in str(pushed.headers)
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert int(pushed.headers["ttl"]) == DAY
    assert len(pushed.headers["topic"]) == 32
    scheme, token, key = pushed.headers["authorization"].split(" ")
    head, claims, signature = token.removeprefix("t=").removesuffix(",").split(".")
    public = key.removeprefix("k=")
    assert (scheme, public) == ("vapid", two.anna.ask("GET", "/api/alerts")["key"])
    told = json.loads(from_base64url(claims))
    assert told["aud"] == service.url
    assert time.time() < told["exp"] <= time.time() + DAY
    signed = from_base64url(signature)
    r, s = int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(public))
    point.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_who_looks_at_the_table_is_told_nothing_and_who_hides_the_page_is(
    alerting: Server, service: PushService
) -> None:
    two = Two(alerting, service)
    looking = two.sit(0)
    two.begin()
    two.phones[1].wait(1)
    playing = two.sit(1)
    if two.first() == 1:
        playing.command(do="pass", seat=1)
    # It is Anna's turn, and she sees it.
    looking.until(lambda view: view["turn"]["seat"] == 0)
    until(lambda: alerts_planned(alerting, two.table) == 0)
    assert two.phones[0].came == []
    looking.put({"type": "ping", "hidden": True})
    looking.wait("pong")
    assert looking.command(do="pass", seat=0)["type"] == "ack"
    playing.until(lambda view: view["turn"]["seat"] == 1)
    assert playing.command(do="pass", seat=1)["type"] == "ack"
    assert two.phones[0].wait(1)[0]["title"] == say("alert-title-turn", "en")
    looking.close()
    playing.close()


def alerts_planned(server: Server, table: str) -> int:
    with server.site.registry.database.connect() as connection:
        query = sa.select(sa.func.count()).select_from(alerts).where(alerts.c.table == table)
        return int(connection.scalar(query) or 0)


def test_who_made_a_table_is_told_who_comes_and_both_how_it_ends(alerting: Server, service: PushService) -> None:
    anna, bram, cleo = (Browser(alerting) for _ in range(3))
    made = anna.make("scrabble", "me", "friend", "friend")
    phones = [Phone(service, name) for name in ("anna-3", "bram-3", "cleo-3")]
    for phone, browser in zip(phones, (anna, bram, cleo), strict=True):
        phone.subscribe(browser)
    bram.join(made["links"][0]["url"], "Bram")
    assert phones[0].wait(1)[0]["title"] == say("alert-title-joined", "en")
    cleo.join(made["links"][1]["url"], "Cleo")
    until(lambda: all(phone.came for phone in phones) and len(phones[0].came) == 2)
    wires = [browser.sit(str(made["table"])) for browser in (anna, bram)]
    for seat, wire in enumerate(wires):
        wire.command(do="resign", seat=seat)
    until(lambda: phones[2].notes[-1]["title"] == say("alert-title-over", "en"))
    assert phones[2].notes[-1]["body"] == "Scrabble with me 0 and Bram"
    for wire in wires:
        wire.close()


@pytest.mark.parametrize("status", [404, 410, 403])
def test_a_device_that_is_gone_is_forgotten(alerting: Server, service: PushService, status: int) -> None:
    two = Two(alerting, service)
    service.answers["/anna"] = [status]
    two.begin()
    until(lambda: two.anna.ask("GET", "/api/alerts")["devices"] == [])
    assert len(two.phones[0].came) == 1
    assert len(two.bram.ask("GET", "/api/alerts")["devices"]) == 1


def test_a_push_service_that_is_busy_is_asked_again_and_not_for_ever(alerting: Server, service: PushService) -> None:
    two = Two(alerting, service)
    service.answers["/anna"] = [500]
    service.answers["/bram"] = [429, 503, 500, 500]
    two.begin()
    assert two.phones[0].wait(2)[0] == two.phones[0].notes[1]
    two.phones[1].wait(3)
    until(lambda: "rekje_pushes_failed_total 1.0" in two.anna.ask("GET", "/metrics").text)
    assert "rekje_pushes_sent_total 1.0" in two.anna.ask("GET", "/metrics").text
    assert len(two.phones[1].came) == 3


def test_a_table_of_which_nothing_is_wished_is_silent(alerting: Server, service: PushService) -> None:
    two = Two(alerting, service)
    path = f"/api/tables/{two.table}/alerts"
    assert two.anna.ask("GET", path) == {"on": True}
    two.anna.ask("POST", path, {"on": False}, 204)
    assert two.anna.ask("GET", path) == {"on": False}
    two.begin()
    two.phones[1].wait(1)
    until(lambda: alerts_planned(alerting, two.table) == 0)
    assert two.phones[0].came == []


def test_in_quiet_hours_nothing_is_told_until_they_are_over(tmp_path: Path, service: PushService) -> None:
    hands = Hands()
    with serving(tmp_path, clock=hands.clock, limits=QUICK, push_anywhere=True) as server:
        two = Two(server, service)
        minute = hands.clock.now_ms() // 60_000 % 1440
        quiet = [(minute - 60) % 1440, (minute + 60) % 1440]
        two.anna.ask("POST", "/api/alerts", {"quiet": quiet, "zone": "Etc/UTC"}, 204)
        told = two.anna.ask("GET", "/api/alerts")
        assert (told["quiet"], told["zone"]) == (quiet, "Etc/UTC")
        two.begin()
        two.phones[1].wait(1)
        assert two.phones[0].came == []
        hands.forward(3_600)
        two.phones[0].wait(1)


def test_with_a_clock_in_days_a_reminder_comes_before_time_runs_out(tmp_path: Path, service: PushService) -> None:
    hands = Hands()
    with serving(tmp_path, clock=hands.clock, limits=QUICK, push_anywhere=True) as server:
        two = Two(server, service, clock="days:2")
        two.begin()
        for phone in two.phones:
            phone.wait(1)
        first = two.first()
        assert ", until " in two.phones[first].notes[0]["body"]
        hands.forward(1.4 * DAY)
        time.sleep(0.1)
        assert len(two.phones[first].came) == 1
        hands.forward(0.2 * DAY)
        assert two.phones[first].wait(2)[1]["title"] == say("alert-title-reminder", "en")
        # Time is up: the turn passes (C10), and the other is told.
        hands.forward(0.5 * DAY)
        until(lambda: len(two.phones[1 - first].came) == 2)
        assert two.phones[1 - first].notes[1]["title"] == say("alert-title-turn", "en")


def test_what_is_planned_is_told_after_a_restart(tmp_path: Path, service: PushService) -> None:
    hands = Hands()
    slow = msgspec.structs.replace(QUICK, alert_wait=1_000.0)
    with serving(tmp_path, clock=hands.clock, limits=slow, push_anywhere=True) as server:
        two = Two(server, service)
        two.begin()
        until(lambda: alerts_planned(server, two.table) == 2)
        key = two.anna.ask("GET", "/api/alerts")["key"]
    assert service.pushed == []
    hands.forward(1_000)
    with serving(tmp_path, clock=hands.clock, limits=slow, push_anywhere=True) as server:
        for phone in two.phones:
            phone.wait(1)
        assert Browser(server).ask("GET", "/api/alerts")["key"] == key
        assert stat.S_IMODE((tmp_path / "rekje.db").stat().st_mode) == 0o600


def test_a_table_that_is_just_leaving_the_memory_is_asked_again(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands()
    slow = msgspec.structs.replace(QUICK, alert_wait=1_000.0)
    with serving(tmp_path, clock=hands.clock, limits=slow, push_anywhere=True) as server:
        two = Two(server, service)
        two.begin()
        until(lambda: alerts_planned(server, two.table) == 2)
        find, asked = server.site.registry.find, []

        async def found(name: str) -> Live:
            asked.append(name)
            if len(asked) <= 2:
                raise Gone
            return await find(name)

        monkeypatch.setattr(server.site.registry, "find", found)
        hands.forward(1_000)
        for phone in two.phones:
            phone.wait(1)


def test_an_alert_that_is_no_longer_true_is_not_sent(tmp_path: Path, service: PushService) -> None:
    hands = Hands()
    slow = msgspec.structs.replace(QUICK, alert_wait=1_000.0)
    with serving(tmp_path, clock=hands.clock, limits=slow, push_anywhere=True) as server:
        two = Two(server, service)
        two.begin()
        first = two.first()
        wire = two.sit(first)
        wire.command(do="pass", seat=first)
        wire.close()
        hands.forward(1_001)
        # Whoever passed is told nothing more of that turn; the other is told of theirs, once.
        assert two.phones[1 - first].wait(1)[0]["title"] == say("alert-title-turn", "en")
        until(lambda: alerts_planned(server, two.table) == 0)
        assert two.phones[first].came == []


def test_a_revoked_device_is_told_nothing_more(alerting: Server, service: PushService) -> None:
    two = Two(alerting, service)
    lost, phone = Browser(alerting), Phone(service, "lost")
    code = two.anna.ask("POST", "/api/me/code", {"name": "Anna", "device": "Laptop"})["code"]
    lost.ask("POST", "/api/me/devices", {"code": code, "device": "Phone"})
    phone.subscribe(lost)
    own = two.anna.ask("GET", "/api/me")["devices"]
    assert len(two.anna.ask("GET", "/api/alerts")["devices"]) == 2
    revoked = next(one["id"] for one in own if one["name"] == "Phone")
    two.anna.ask("DELETE", f"/api/me/devices/{revoked}", status=204)
    assert len(two.anna.ask("GET", "/api/alerts")["devices"]) == 1
    two.begin()
    assert two.phones[0].wait(1)
    assert phone.came == []


def test_nothing_of_a_person_is_left_when_they_are_forgotten(alerting: Server, service: PushService) -> None:
    two = Two(alerting, service)
    two.anna.ask("POST", "/api/alerts", {"quiet": None, "zone": "Europe/Brussels"}, 204)
    two.anna.ask("POST", f"/api/tables/{two.table}/alerts", {"on": False}, 204)
    two.anna.ask("DELETE", "/api/me", status=204)
    with alerting.site.registry.database.connect() as connection:
        for table in (push_devices, alert_wishes, muted, alerts, mails):
            assert connection.scalar(sa.select(sa.func.count()).select_from(table)) == 0, table.name


def test_a_device_alerts_whoever_subscribed_last_and_no_more_after_that(alerting: Server, service: PushService) -> None:
    two = Two(alerting, service)
    two.phones[0].subscribe(two.bram)
    assert two.anna.ask("GET", "/api/alerts")["devices"] == []
    # Nobody can take a device away from somebody else.
    two.anna.ask("DELETE", "/api/alerts/devices", {"endpoint": two.phones[0].endpoint}, 204)
    assert len(two.bram.ask("GET", "/api/alerts")["devices"]) == 1
    two.bram.ask("DELETE", "/api/alerts/devices", {"endpoint": two.phones[0].endpoint}, 204)
    assert two.bram.ask("GET", "/api/alerts")["devices"] == []


def test_a_person_has_so_many_devices_and_the_oldest_goes(alerting: Server, service: PushService) -> None:
    anna = Browser(alerting)
    for number in range(12):
        Phone(service, f"phone-{number}").subscribe(anna)
    assert len(anna.ask("GET", "/api/alerts")["devices"]) == 10


GOOD = {
    "public": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"endpoint": "http://push.example.org/x"}, "alert-endpoint"),
        ({"endpoint": "https://127.0.0.1/x"}, "alert-endpoint"),
        ({"endpoint": "https://127.1/x"}, "alert-endpoint"),
        ({"endpoint": "https://2130706433/x"}, "alert-endpoint"),
        ({"endpoint": "https://0x7f000001/x"}, "alert-endpoint"),
        ({"endpoint": "https://[::ffff:10.0.0.1]/x"}, "alert-endpoint"),
        ({"endpoint": "https://localhost/x"}, "alert-endpoint"),
        ({"endpoint": "https://user@push.example.org/x"}, "alert-endpoint"),
        ({"endpoint": "https://push.example.org:x/"}, "alert-endpoint"),
        ({"endpoint": "file:///etc/passwd"}, "alert-endpoint"),
        ({"public": GOOD["auth"]}, "alert-keys"),
        ({"public": base64.urlsafe_b64encode(b"\x04" + bytes(64)).decode()}, "alert-keys"),
        ({"auth": "é"}, "alert-keys"),
    ],
)
def test_what_is_no_device_is_refused_in_a_sentence(server: Server, change: dict[str, str], code: str) -> None:
    body = {"endpoint": "https://push.example.org/x", **GOOD, **change}
    anna = Browser(server)
    refused = anna.ask("POST", "/api/alerts/devices", body, 400)
    assert (refused["code"], refused["sentence"]) == (code, say(code, "en"))
    assert anna.ask("GET", "/api/alerts")["devices"] == []


@pytest.mark.parametrize("leads_to", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["64:ff9b::7f00:1"], []])
def test_a_name_that_leads_into_ones_own_network_is_never_called(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch, leads_to: list[str]
) -> None:
    # As a name that its owner has changed since it was subscribed.
    monkeypatch.setattr(endpoints, "addresses_of", lambda *_: leads_to)
    with serving(tmp_path, limits=QUICK) as server:
        anna, bram = Browser(server), Browser(server)
        made = anna.make("scrabble", "me", "friend")
        port = service.url.rpartition(":")[2]
        anna.ask("POST", "/api/alerts/devices", {"endpoint": f"https://push.example.org:{port}/x", **GOOD}, 204)
        bram.join(made["links"][0]["url"], "Bram")
        until(lambda: "rekje_pushes_failed_total 1.0" in anna.ask("GET", "/metrics").text)
    assert service.pushed == []


def test_a_time_zone_that_nobody_knows_is_refused(server: Server) -> None:
    refused = Browser(server).ask("POST", "/api/alerts", {"quiet": None, "zone": "Middle/Earth"}, 400)
    assert refused["sentence"] == say("alert-zone", "en", zone="Middle/Earth")
