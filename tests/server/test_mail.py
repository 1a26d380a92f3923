"""Alerts by e-mail: only where the operator has set it up, only to who has confirmed, one for each table and turn."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rekje.locale import LANGUAGES, say
from rekje.model.problems import FormError
from rekje.storage.options.mail import MailOptions, kept_mail_options
from tests.server.alerting import DAY, QUICK, Hands
from tests.server.kit import Browser, Server, sample, serving, until
from tests.server.listening import MailServer, mail_server
from tests.server.test_alerts import alerts_planned
from tests.server.test_persons import code_of, join

ANNA = "anna@example.org"
pytestmark = pytest.mark.usefixtures("awake")


@pytest.fixture
def post() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


@pytest.fixture
def mailing(tmp_path: Path, post: MailServer, hands: Hands) -> Iterator[Server]:
    with serving(tmp_path, clock=hands.clock, limits=QUICK, mail=options(post)) as server:
        yield server


def options(post: MailServer) -> MailOptions:
    return MailOptions(host="127.0.0.1", port=post.port, security="none", sender="Rekje <rekje@example.org>")


def text_of(post: MailServer, number: int) -> str:
    until(lambda: len(post.mails) > number)
    return str(post.mails[number].get_content())


def link(text: str, what: str) -> str:
    found = re.search(rf"/mail#{what}=([\w-]+)", text)
    assert found, text
    return found[1]


def confirmed(server: Server, post: MailServer, language: str = "en") -> Browser:
    """Anna, to whom mails go."""
    anna = Browser(server)
    anna.ask("POST", "/api/mail", {"address": ANNA, "language": language}, 204)
    token = link(text_of(post, 0), "confirm")
    anna.ask("POST", "/api/mail/confirm", {"token": token}, 204)
    return anna


def begin(anna: Browser, clock: str = "none") -> tuple[str, Browser]:
    """A table at which Anna plays with Bram."""
    made = anna.make("scrabble", "me", "friend", options={"clock": clock})
    bram = Browser(anna.server)
    bram.join(made["links"][0]["url"], "Bram")
    return str(made["table"]), bram


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_says_in_its_readers_language_which_game_waits(mailing: Server, post: MailServer, language: str) -> None:
    anna = confirmed(mailing, post, language)
    assert post.mails[0]["Subject"] == say("alert-mail-ask-subject", language)
    table, _ = begin(anna)
    text = text_of(post, 1)
    titles = [say(f"alert-title-{kind}", language) for kind in ("turn", "begun")]
    where = say("alert-with", language, game="Scrabble", names="Bram")
    assert post.mails[1]["Subject"] in [f"{title}: {where}" for title in titles]
    assert f"{mailing.url}/t/{table}" in text
    assert post.mails[1]["From"] == "Rekje <rekje@example.org>"
    assert (post.mails[1]["To"], post.mails[1]["Auto-Submitted"]) == (ANNA, "auto-generated")


def test_nothing_but_one_question_goes_to_an_address_that_is_not_confirmed(
    mailing: Server, post: MailServer, hands: Hands
) -> None:
    anna, thief = Browser(mailing), Browser(mailing)
    anna.ask("POST", "/api/mail", {"address": f" {ANNA.replace('example', 'EXAMPLE')} "}, 204)
    text_of(post, 0)
    assert anna.ask("GET", "/api/alerts")["mail"] == {"address": ANNA, "confirmed": False}
    begin(anna)
    refused = thief.ask("POST", "/api/mail", {"address": ANNA}, 429)
    assert refused["sentence"] == say("alert-asked", "en", address=ANNA)
    assert thief.ask("POST", "/api/mail/confirm", {"token": "a" * 43}, 404)["code"] == "alert-token"
    assert thief.ask("GET", "/api/alerts")["mail"] is None
    hands.forward(3_601)
    thief.ask("POST", "/api/mail", {"address": ANNA}, 204)
    text_of(post, 1)
    assert [mail["Subject"] for mail in post.mails] == [say("alert-mail-ask-subject", "en")] * 2


def test_an_address_is_not_asked_again_when_whoever_wished_it_wishes_it_no_more(
    mailing: Server, post: MailServer, hands: Hands
) -> None:
    anna = Browser(mailing)
    anna.ask("POST", "/api/mail", {"address": ANNA}, 204)
    text_of(post, 0)
    anna.ask("DELETE", "/api/mail", status=204)
    assert anna.ask("POST", "/api/mail", {"address": ANNA.upper()}, 429)["code"] == "alert-asked"
    hands.forward(3_601)
    anna.ask("POST", "/api/mail", {"address": ANNA}, 204)
    text_of(post, 1)


def test_there_is_one_mail_for_each_turn_and_none_to_remind(mailing: Server, post: MailServer, hands: Hands) -> None:
    anna = confirmed(mailing, post)
    table, bram = begin(anna, "days:2")
    wires = [one.sit(table) for one in (anna, bram)]
    if wires[0].snapshot["view"]["turn"]["seat"] == 0:
        wires[0].command(do="pass", seat=0)
    wires[0].close()
    until(lambda: not mailing.live(table).attendance.is_there(next(iter(seat_of(mailing, table, 0)))))
    wires[1].until(lambda view: view["turn"]["seat"] == 1)
    # That the game has begun may still be on its way.
    until(lambda: alerts_planned(mailing, table) == 0 and not sample(mailing, "rekje_mails_waiting"))
    before = len(post.mails)
    wires[1].command(do="pass", seat=1)
    until(lambda: len(post.mails) == before + 1)
    assert str(post.mails[-1]["Subject"]).startswith(say("alert-title-turn", "en"))
    hands.forward(1.9 * DAY)
    until(lambda: alerts_planned(mailing, table) == 0)
    assert len(post.mails) == before + 1
    wires[1].close()


def seat_of(server: Server, table: str, seat: int) -> set[bytes]:
    return {who for who, held in server.live(table).attendance.holders if held == seat}


def test_who_becomes_one_with_another_person_is_still_told_and_can_still_stop_it(
    mailing: Server, post: MailServer
) -> None:
    anna, laptop = confirmed(mailing, post), Browser(mailing)
    join(anna, code_of(laptop))
    begin(laptop)
    token = link(text_of(post, 1), "stop")
    Browser(mailing).ask("POST", "/api/mail/stop", {"token": token}, 204)
    assert laptop.ask("GET", "/api/alerts")["mail"] is None


@pytest.mark.parametrize("one_click", [True, False])
def test_the_link_in_a_mail_stops_them(mailing: Server, post: MailServer, one_click: bool) -> None:
    anna = confirmed(mailing, post)
    begin(anna)
    token = link(text_of(post, 1), "stop")
    if one_click:
        # As mail programs do it (RFC 8058): without cookie or origin.
        address = str(post.mails[1]["List-Unsubscribe"])[1:-1]
        answer = Browser(mailing).http.post(
            address, content="List-Unsubscribe=One-Click", headers={"content-type": "application/x-www-form-urlencoded"}
        )
        assert answer.status_code == 204
    else:
        Browser(mailing).ask("POST", "/api/mail/stop", {"token": token}, 204)
    assert anna.ask("GET", "/api/alerts")["mail"] is None
    begin(anna)
    time.sleep(0.5)
    assert len(post.mails) == 2


def test_a_mail_server_that_is_busy_is_asked_again(mailing: Server, post: MailServer) -> None:
    post.busy = 2
    confirmed(mailing, post)
    assert post.busy == 0
    assert len(post.mails) == 1


@pytest.mark.parametrize("address", ["anna", "anna@", "@example.org", "a b@example.org", "a@b", "a@b.c\r\nBcc: x@y.z"])
def test_what_is_no_address_is_refused_in_a_sentence(mailing: Server, post: MailServer, address: str) -> None:
    refused = Browser(mailing).ask("POST", "/api/mail", {"address": address}, 400)
    assert refused["code"] == "alert-address"
    assert post.mails == []


def test_a_server_without_mail_says_so(server: Server) -> None:
    anna = Browser(server)
    assert anna.ask("GET", "/api/alerts")["mails"] is False
    assert anna.ask("POST", "/api/mail", {"address": ANNA}, 400)["sentence"] == say("alert-no-mail", "en")


def test_the_operator_sets_it_up_in_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_CONFIG", str(tmp_path))
    file = tmp_path / "settings.toml"
    assert kept_mail_options() is None
    file.write_text('[mail]\nhost = "smtp.example.org"\nfrom = "Rekje <rekje@example.org>"\nuser = "rekje"\n')
    monkeypatch.setenv("REKJE_MAIL_PASSWORD", "secret")
    found = kept_mail_options()
    assert found is not None
    assert (found.usual_port, found.address, found.password) == (587, "rekje@example.org", "secret")
    for wrong, code in (
        ('host = "smtp.example.org"', "serve-settings-value"),
        ('host = "smtp.example.org"\nfrom = "nobody"', "serve-settings-value"),
        ('host = "smtp.example.org"\nfrom = "a@b.c"\nsecurity = "no"', "serve-settings-value"),
        ('host = "smtp.example.org"\nfrom = "a@b.c"\nhots = 1', "serve-settings-name"),
    ):
        file.write_text(f"[mail]\n{wrong}\n")
        with pytest.raises(FormError) as refused:
            kept_mail_options()
        assert refused.value.code == code
