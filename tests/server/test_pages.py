"""The page and its parts, the rules, the catalogues, QR codes; and what every answer says about itself."""

from __future__ import annotations

import html
import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from rekje.games.registry import GAMES, get_game
from rekje.locale import LANGUAGES, say
from rekje.locale.rulebook import COMMON, EDITIONS, rule_texts
from rekje.server.pages.rules import page_title
from tests.server.kit import Browser, Server, serving


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small built page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Rekje</title><script src=/assets/app-C91_ZnuQ.js></script>")
    (page / "assets" / "app-C91_ZnuQ.js").write_text("console.log(1);" * 100)
    for name in ("rules.js", "icon-turn.svg"):
        (page / "assets" / name).write_text("/* as it is called, whatever stands in it */")
    (page / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return page


def test_the_page_and_its_parts_are_served(tmp_path: Path, built: Path) -> None:
    with serving(tmp_path / "data", page=built) as server:
        http = Browser(server).http
        pages = [http.get(path) for path in ("/", "/join", "/t/some-table")]
        assert {page.text for page in pages} == {(built / "index.html").read_text()}
        assert {page.headers["content-type"] for page in pages} == {"text/html; charset=utf-8"}
        script = http.get("/assets/app-C91_ZnuQ.js")
        assert script.text == "console.log(1);" * 100
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
        for name in ("rules.js", "icon-turn.svg"):
            assert http.get(f"/assets/{name}").headers["cache-control"] == "no-cache"
        assert http.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
        again = http.get("/", headers={"if-none-match": pages[0].headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = http.get("/assets/app-C91_ZnuQ.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers


def test_the_page_comes_with_what_its_script_asks_for_first(tmp_path: Path, built: Path) -> None:
    for name in ("nl-abcdefgh.js", "en-12345678.js", "start-_-_-_-_-.js", "start-ABCDEFGH.css"):
        (built / "assets" / name).write_text("what stands in it")
    style = "</assets/start-ABCDEFGH.css>; rel=preload; as=style; crossorigin"
    scripts = [f"</assets/{name}>; rel=modulepreload" for name in ("nl-abcdefgh.js", "start-_-_-_-_-.js")]
    with serving(tmp_path / "data", page=built) as server:
        http = Browser(server).http
        told = http.get("/", headers={"accept-language": "nl"}).headers
        assert told["link"] == ", ".join((scripts[0], style, scripts[1]))
        assert "accept-language" in told["vary"]
        elsewhere = http.get("/join", headers={"accept-language": "en"}).headers
        assert elsewhere["link"] == "</assets/en-12345678.js>; rel=modulepreload"
        assert "link" not in http.get("/", headers={"accept-language": "it"}).headers


def test_only_the_script_that_searches_compiles_web_assembly(tmp_path: Path, built: Path) -> None:
    (built / "assets" / "search-worker-abcdefgh.js").write_text("self.close();")
    (built / "assets" / "rekje-abcdefgh.wasm").write_bytes(b"\0asm" + bytes(1000))
    with serving(tmp_path / "data", page=built) as server:
        http = Browser(server).http
        policy = http.get("/assets/search-worker-abcdefgh.js").headers["content-security-policy"]
        assert policy == "default-src 'none'; script-src 'wasm-unsafe-eval'"
        assert "wasm" not in http.get("/assets/app-C91_ZnuQ.js").headers["content-security-policy"]
        core = http.get("/assets/rekje-abcdefgh.wasm").headers
        assert (core["content-type"], core["content-encoding"]) == ("application/wasm", "gzip")


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "data", page=tmp_path / "nothing") as server:
        assert "has not been built" in Browser(server).http.get("/").text


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api/games", "/api/no-such", "/rules/common", "/guide/letter", "/metrics"]
)
def test_every_answer_forbids_what_its_page_needs_not(server: Server, path: str) -> None:
    headers = Browser(server).http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(server: Server, tmp_path: Path) -> None:
    browser = Browser(server)
    wish = {"game": "scrabble", "edition": "nl", "seats": [{"kind": "me"}, {"kind": "here"}]}
    cookie = browser.http.post("/api/tables", json=wish).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Secure" not in cookie
    with serving(tmp_path, public_url="https://rekje.example", origins=("https://rekje.example",)) as proxied:
        answer = Browser(proxied).http.post("/api/tables", json={**wish, "seats": [{"kind": "me"}, {"kind": "friend"}]})
        assert "Secure" in answer.headers["set-cookie"]
        assert all(link["url"].startswith("https://rekje.example/join/") for link in answer.json()["links"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [COMMON, *GAMES])
def test_every_rule_that_a_refusal_cites_has_a_place_on_the_rule_page(server: Server, game: str, language: str) -> None:
    browser = Browser(server)
    page = browser.ask("GET", f"/api/rules/{game}?lang={language}")
    assert page["language"] == language
    places = re.findall(r'id="([A-Z]\d+)"', page["html"])
    assert places == list(rule_texts(game, language))
    assert len(places) > 5
    if game != COMMON:
        own = {rule for rule in get_game(game).flaws.values() if not rule.startswith("C")}
        assert own <= set(places)
    document = browser.http.get(f"/rules/{game}?lang={language}").text
    assert page["html"] in document
    assert f'<html lang="{language}">' in document
    assert "<script" not in page["html"]
    assert re.findall(r"<script[^>]*>", document) == ['<script src="/assets/rules.js" defer>']


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_of_pages_to_read_leads_somewhere_in_the_same_language(server: Server, language: str) -> None:
    http = Browser(server).http
    pages = {f"/rules/{name}?lang={language}": "" for name in (COMMON, EDITIONS, *GAMES)}
    pages |= {f"/guide/{game}?lang={language}": "" for game in GAMES}
    pages = {path: http.get(path).text for path in pages}
    for path, text in pages.items():
        main = text.partition("<main ")[2]
        links = re.findall(r'href="([^"]*)"', main)
        assert links or EDITIONS in path or COMMON in path
        for link in links:
            there, _, place = unquote(link).partition("#")
            assert f'id="{place}"' in pages[there or path] if place else there in pages, f"{path}: {link}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_guide_leads_to_every_rule_and_needs_no_script(server: Server, game: str, language: str) -> None:
    http = Browser(server).http
    answer = http.get(f"/guide/{game}?lang={language}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert f'<html lang="{language}">' in answer.text
    assert "<script" not in answer.text.partition("<main ")[2]
    assert "style=" not in answer.text
    links = {unquote(link) for link in re.findall(r'<a[^>]* href="(/[^"]*#[^"]*)"', answer.text)}
    assert {link.partition("#")[2] for link in links} >= set(rule_texts(game, language))
    pages = {path: http.get(path).text for path in {link.partition("#")[0] for link in links}}
    for link in links:
        path, _, place = link.partition("#")
        assert f'id="{place}"' in pages[path], link
    for page in (http.get(f"/rules/{game}?lang={language}").text, answer.text):
        assert f'href="/guide/{game}?lang={language}"' in page
    again = http.get(f"/guide/{game}?lang={language}", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    ["/nonsense", "/games", "/guide/nogame", "/rules/nogame", "/t/a/b", "/t/%E0", "/keep/%E0%A4", "/assets/x.js"],
)
def test_where_there_is_nothing_a_page_says_so_and_leads_back(server: Server, path: str) -> None:
    http = Browser(server).http
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for language in LANGUAGES:
        answer = http.get(path, headers={**browser, "accept-language": language})
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert answer.headers["cache-control"] == "no-store"
        assert f'<html lang="{language}">' in answer.text
        assert f'<a class="button primary" href="/">{html.escape(say("web-home", language))}</a>' in answer.text
    chosen = http.get(path, headers={**browser, "accept-language": "de", "cookie": "rekje-language=it"})
    assert '<html lang="it">' in chosen.text
    program = http.get(path, headers={"accept": "application/json"})
    assert (program.status_code, set(program.json())) == (404, {"code", "sentence"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_that_there_is_not_names_those_that_there_are_and_leads_there(server: Server, language: str) -> None:
    http = Browser(server).http
    for area in ("guide", "rules"):
        page = http.get(f"/{area}/nogame?lang={language}", headers={"accept": "text/html"})
        assert page.status_code == 404
        main = page.text.partition("<main ")[2]
        assert html.escape(say("serve-no-game", language, name="nogame")) in main
        named = dict(re.findall(r'<li><a href="([^"]+)">([^<]+)</a>', main))
        for game in GAMES:
            path = f"/{area}/{game}?lang={language}"
            assert html.unescape(named[path]) == page_title(game, language)
            assert http.get(path).status_code == 200
        assert not set(GAMES) & set(html.unescape(re.sub(r"<[^>]+>", " ", main)).split())


def test_what_is_asked_for_is_shown_as_text_and_the_interface_for_programs_stays_json(server: Server) -> None:
    http = Browser(server).http
    page = http.get("/guide/%3Cscript%3Ealert(1)%3C%2Fscript%3E", headers={"accept": "text/html"})
    assert page.status_code == 404
    assert "<script>alert" not in page.text
    assert http.get("/api/no-such", headers={"accept": "text/html"}).json()["code"] == "serve-no-page"


def test_what_is_the_same_for_everybody_is_zipped_and_nothing_else(server: Server) -> None:
    browser = Browser(server)
    table = browser.make("scrabble", "me", "here")["table"]
    for path in (
        "/api/games",
        "/api/rules/letter?lang=nl",
        "/rules/letter",
        "/guide/letter",
        "/locale/nl.ftl?areas=web",
    ):
        answer = browser.http.get(path)
        assert answer.headers["content-encoding"] == "gzip", path
        again = browser.http.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    for path in ("/api/tables", f"/api/tables/{table}/history", f"/api/tables/{table}/record"):
        assert "content-encoding" not in browser.http.get(path).headers, path


def test_a_rule_page_comes_in_the_language_that_is_wished_or_accepted_and_offers_the_others(server: Server) -> None:
    http = Browser(server).http
    german = http.get("/rules/koning", headers={"accept-language": "ja, de-AT;q=0.9, fr;q=0.5"})
    assert '<html lang="de">' in german.text
    assert "accept-language" in german.headers["vary"]
    wished = http.get("/rules/koning?lang=nl", headers={"accept-language": "de"})
    assert '<html lang="nl">' in wished.text
    assert '<html lang="en">' in http.get("/rules/koning", headers={"accept-language": "ja"}).text
    offered = re.findall(r'<a href="/rules/koning\?lang=(\w+)" hreflang="\1" lang="\1"', wished.text)
    assert offered[: len(LANGUAGES)] == list(LANGUAGES)
    assert http.get("/rules/koning?lang=nl", headers={"if-none-match": german.headers["etag"]}).status_code == 200


def test_a_rule_page_has_the_style_of_the_site_and_its_own_but_not_those_of_other_parts(
    tmp_path: Path, built: Path
) -> None:
    for name in ("index-1.css", "reading-2.css", "keep-3.css"):
        (built / "assets" / name).write_text("body { color: black }")
    (built / "index.html").write_text('<link rel="stylesheet" crossorigin href="/assets/index-1.css">')
    with serving(tmp_path / "data", page=built) as server:
        http = Browser(server).http
        styles = re.findall(r'<link rel="stylesheet" href="([^"]+)"', http.get("/rules/letter").text)
        assert styles == ["/assets/index-1.css", "/assets/reading-2.css"]
        assert {http.get(style).headers["content-type"].partition(";")[0] for style in styles} == {"text/css"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_served_one_after_another(server: Server, language: str) -> None:
    answer = Browser(server).http.get(f"/locale/{language}.ftl?areas=turn,serve")
    assert answer.is_success
    assert "turn-other = " in answer.text
    assert "serve-too-fast = " in answer.text


def test_a_link_is_drawn_as_a_code_and_no_other_text_is(server: Server) -> None:
    browser = Browser(server)
    made = browser.make("scrabble", "me", "friend")
    drawn = browser.ask("POST", "/api/qr", {"text": made["links"][0]["url"]})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    for other in ("http://evil.example/", "javascript:alert(1)", "x", server.url):
        assert browser.ask("POST", "/api/qr", {"text": other}, 400)["code"] == "serve-not-here"


def test_what_can_be_played_is_told(server: Server) -> None:
    offer = Browser(server).ask("GET", "/api/games")
    assert [game["name"] for game in offer["catalogue"]["games"]] == list(GAMES)
    assert offer["site"] == server.url
    for game in GAMES:
        assert any(game in player["games"] for player in offer["players"])


def test_the_counters_count_and_name_nobody(server: Server) -> None:
    browser = Browser(server)
    made = browser.make("scrabble", "me", "here")
    browser.sit(made["table"])
    text = browser.http.get("/metrics").text
    counts = dict(re.findall(r"^(rekje_\w+) (\S+)$", text, re.MULTILINE))
    assert float(counts["rekje_tables_made_total"]) >= 1
    assert float(counts["rekje_connections"]) >= 1
    assert made["table"] not in text
