"""Pictures of tables, and what a messenger sees of an invitation."""

from __future__ import annotations

import re
import struct
from html import unescape
from pathlib import Path

import pytest

from rekje.guides.example import example
from rekje.locale import say
from rekje.server.settings import Limits
from rekje.server.work import drawing
from tests.server.kit import Browser, Server, serving

PNG = b"\x89PNG\r\n\x1a\n"


def card(link: str) -> str:
    """The path of an invitation, as a messenger asks for it: without its fragment."""
    return "/" + link.partition("#")[0].split("/", 3)[3]


def tags(page: str) -> dict[str, str]:
    """The Open Graph tags of a page."""
    found = re.findall(r'<meta property="og:([a-z:_]+)" content="([^"]*)"/>', page)
    return {name: unescape(value) for name, value in found}


def test_a_link_tells_a_messenger_who_invites_to_what_in_the_tables_language(server: Server) -> None:
    anna = Browser(server)
    wishes = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"}]
    made = anna.ask("POST", "/api/tables", {"game": "scrabble", "edition": "nl", "seats": wishes}, 201)
    link = made["links"][0]["url"]
    page = Browser(server).ask("GET", card(link), headers={"accept-language": "en"})
    told = tags(page.text)
    assert told["title"] == "Anna nodigt je uit: Scrabble in het Nederlands"
    assert told["description"] == "Aan tafel: Anna. Er zijn nog 2 plaatsen vrij."
    assert told["image"] == f"{server.url}{card(link)}/picture"
    picture = Browser(server).ask("GET", f"{card(link)}/picture")
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(PNG)


def test_who_gave_no_name_isnt_named_in_an_invitation(server: Server) -> None:
    anna = Browser(server)
    wishes = [{"kind": "me"}, {"kind": "friend"}]
    made = anna.ask("POST", "/api/tables", {"game": "scrabble", "edition": "en", "seats": wishes}, 201)
    page = Browser(server).ask("GET", card(made["links"][0]["url"]))
    assert tags(page.text)["title"] == say(
        "picture-invited-nobody", "en", game="Scrabble", spoken=say("screen-language-en", "en")
    )


def test_an_invitation_is_not_zipped_and_the_page_instead_of_one_depends_on_the_language(server: Server) -> None:
    made = Browser(server).make("scrabble", "me", "friend")
    found = Browser(server).ask("GET", card(made["links"][0]["url"]))
    assert "content-encoding" not in found.headers
    none = Browser(server).ask("GET", "/join/AAAAAAAAAAAAAAAAAAAA")
    assert "accept-language" in none.headers["vary"]


def test_neither_token_nor_table_is_told_to_a_messenger(server: Server) -> None:
    anna = Browser(server)
    made = anna.make("letter", "me", "friend", edition="it")
    for link in made["links"]:
        token = link["url"].partition("#")[2]
        page = Browser(server).ask("GET", card(link["url"]))
        assert token not in page.text
        assert made["table"] not in page.text
        assert token not in card(link["url"])
        code = Browser(server).ask("POST", "/api/join", {"token": card(link["url"]).rpartition("/")[2]}, 404)["code"]
        assert code == "serve-no-link"


def test_a_card_that_leads_nowhere_is_the_page_and_has_no_picture(server: Server) -> None:
    page = Browser(server).ask("GET", "/join/AAAAAAAAAAAAAAAAAAAA")
    assert tags(page.text)["title"] == "Rekje"
    refused = Browser(server).ask("GET", "/join/AAAAAAAAAAAAAAAAAAAA/picture", status=404, headers={"accept": "*/*"})
    assert refused["code"] == "serve-no-link"


def test_with_its_link_a_card_is_worth_nothing(server: Server) -> None:
    anna = Browser(server)
    made = anna.make("scrabble", "me", "friend")
    path = card(made["links"][0]["url"])
    anna.ask("DELETE", f"/api/tables/{made['table']}/links", status=204)
    assert tags(Browser(server).ask("GET", path).text)["title"] == "Rekje"
    assert Browser(server).ask("GET", f"{path}/picture", status=404)["code"] == "serve-no-link"


def test_the_name_of_a_table_tells_a_messenger_nothing_about_it(server: Server) -> None:
    made = Browser(server).make("scrabble", "me", "friend")
    known, unknown = (Browser(server).ask("GET", f"/t/{name}").text for name in (made["table"], "AAAAAAAAAAAA"))
    assert known == unknown
    assert tags(known)["title"] == "Rekje"


@pytest.mark.parametrize("path", ["/", "/join", "/t/any", "/mine"])
def test_every_address_has_a_picture_that_is_there(server: Server, path: str) -> None:
    told = tags(Browser(server).ask("GET", path, headers={"accept-language": "fr"}).text)
    assert told["description"].startswith("Des jeux de lettres")
    assert Browser(server).ask("GET", told["image"].removeprefix(server.url)).content.startswith(PNG)


@pytest.mark.parametrize("edition", ["nl", "fr", "de", "en", "it"])
def test_a_table_without_a_board_shows_a_heap_of_tiles_before_the_game(server: Server, edition: str) -> None:
    made = Browser(server).make("koning", "me", "friend", edition=edition)
    live = server.live(made["table"])
    drawn = server.site.pictures.svg(live, edition)
    heap = [letter.upper() for letter in example("koning", edition)[-1].after.board.values()]
    letters = re.findall(r"<text[^>]*>([A-Z])</text>", drawn)
    assert len(heap) > 8
    # A tile's letter is drawn twice, to look engraved.
    assert all(letters.count(letter) >= 2 * heap.count(letter) for letter in heap)
    assert "me 0" in drawn
    # The other seat is free, and only who is there has a king on the track.
    assert f">{say('web-free', edition)}</text>" in drawn
    assert drawn.count('r="7.6"') == 1


@pytest.mark.parametrize(
    ("game", "edition"), [("scrabble", "en"), ("woordenspel", "nl"), ("koning", "de"), ("letter", "fr")]
)
def test_a_table_has_a_picture_before_the_game_during_it_and_after(server: Server, game: str, edition: str) -> None:
    anna, bram = Browser(server), Browser(server)
    made = anna.make(game, "me", "friend", edition=edition)
    path = f"/api/tables/{made['table']}/picture"
    pictures = [anna.ask("GET", path)]
    bram.join(made["links"][0]["url"], "Bram")
    pictures.append(anna.ask("GET", path))
    bram.sit(made["table"]).command(do="resign", seat=1)
    pictures.append(anna.ask("GET", path))
    assert all(one.content.startswith(PNG) for one in pictures)
    assert len({one.content for one in pictures}) == len({one.headers["etag"] for one in pictures}) == 3


def test_another_picture_is_drawn_when_it_is_changed_what_is_played(server: Server) -> None:
    anna = Browser(server)
    table = anna.make("scrabble", "me", "friend")["table"]
    before = anna.ask("GET", f"/api/tables/{table}/picture")
    anna.ask("POST", f"/api/tables/{table}/terms", {"edition": "nl"}, 204)
    after = anna.ask("GET", f"/api/tables/{table}/picture", headers={"if-none-match": before.headers["etag"]})
    assert after.headers["etag"] != before.headers["etag"]


@pytest.mark.parametrize(("name", "size"), [("icon-192", 192), ("maskable-512", 512), ("badge-96", 96)])
def test_icons_are_as_large_as_their_names_say(server: Server, name: str, size: int) -> None:
    png = Browser(server).ask("GET", f"/icons/{name}.png").content
    assert png.startswith(PNG)
    assert struct.unpack(">II", png[16:24]) == (size, size)


def test_a_picture_that_a_browser_has_is_not_sent_again(server: Server) -> None:
    anna = Browser(server)
    path = f"/api/tables/{anna.make('scrabble', 'me', 'friend')['table']}/picture"
    tag = anna.ask("GET", path).headers["etag"]
    again = anna.ask("GET", path, status=304, headers={"if-none-match": tag})
    assert again.content == b""
    assert anna.ask("GET", f"{path}?lang=fr").headers["etag"] != tag


def test_a_drawing_that_takes_too_long_is_refused_for_now_and_made_when_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        anna = Browser(server)
        path = f"/api/tables/{anna.make('scrabble', 'me', 'friend')['table']}/picture"
        with monkeypatch.context() as busy:
            busy.setattr(drawing, "PATIENCE", 0.0)
            assert anna.ask("GET", path, status=503)["code"] == "serve-busy"
        assert anna.ask("GET", path).content.startswith(PNG)


def test_drawing_is_limited_and_what_was_drawn_is_not(tmp_path: Path) -> None:
    limits = Limits(quotas={"pictures": {"person": "1/h burst 2"}})
    with serving(tmp_path, limits=limits) as server:
        anna = Browser(server)
        path = f"/api/tables/{anna.make('scrabble', 'me', 'friend')['table']}/picture"
        for language in ("nl", "fr", "nl", "fr"):
            assert anna.ask("GET", f"{path}?lang={language}").content.startswith(PNG)
        assert anna.ask("GET", f"{path}?lang=de", status=429)["code"] == "serve-too-fast"
