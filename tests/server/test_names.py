"""Names that people give themselves: everybody can see them, and tell them apart."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekje.locale import LANGUAGES, say
from rekje.model.problems import FormError
from rekje.tables.names import NAME_LENGTH, clean_name, unused_name
from rekje.terminal.seating import seat_players
from tests.server.kit import Browser, Server

UNSEEN = {
    "U+115F": "\u115f", "U+3164": "\u3164", "U+2800": "\u2800", "U+00AD": "Bram\u00ad", "U+200B": "Br\u200bam",
    "U+200D": "Bram\u200d", "U+200C": "Br\u200cam", "U+2060": "\u2060", "U+FEFF": "\ufeffBram", "U+202E": "\u202emarB",
    "U+2066": "\u2066Bram\u2069", "U+200F": "Bram\u200f", "U+FFA0": "\uffa0", "U+1160": "\u1160", "U+034F": "B\u034fr",
    "U+FE0F": "Bram\ufe0f", "U+E0041": "Bram\U000e0041", "U+E0101": "Bram\U000e0101", "U+E000": "\ue000",
    "U+0335": "B" + "\u0335" * 3 + "ram", "U+0301": "\u0301Bram", "U+20DD": "B\u20dd\u20dd\u20ddram",
}  # fmt: skip
SEEN = (
    "José", "Nguyễn Thị", "Žižek-Müller", "O’Brien", "李小龍", "Ольга", "محمد", "กี่", "राष्ट्रीं", "שָּׁלוֹם"[:3], "☺", "❤️",
    "👩🏽‍🚀", "Anna & Co. 2",
)  # fmt: skip


@pytest.mark.parametrize(("char", "name"), UNSEEN.items(), ids=UNSEEN)
def test_what_nobody_can_see_is_no_name(char: str, name: str) -> None:
    with pytest.raises(FormError) as refused:
        clean_name(name)
    assert (refused.value.code, refused.value.params["char"]) == ("form-name-unseen", char)
    sentences = {say(refused.value.code, language, **refused.value.params) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(char in sentence for sentence in sentences)


@pytest.mark.parametrize("name", SEEN)
def test_names_of_many_languages_and_pictures_stay(name: str) -> None:
    assert clean_name(f"  {name}\n") == unicodedata.normalize("NFC", name)


def test_names_that_look_the_same_are_numbered() -> None:
    jose = clean_name("Jose\u0301")
    assert unused_name(jose, [clean_name("José")]) == "José 2"
    assert unused_name(clean_name("An\u00a0na"), ["An na"]) == "An na 2"
    assert unused_name(clean_name("❤️"), [clean_name("❤")]) == "❤️ 2"
    assert unused_name("Ａnna", ["Anna"]) == "Ａnna 2"
    assert unused_name("Jose", ["José"]) == "Jose"


@given(st.text(max_size=40), st.text(max_size=40))
def test_whatever_is_typed_is_one_short_line_that_stays_what_it_is(one: str, other: str) -> None:
    try:
        name, second = clean_name(one), clean_name(other)
    except FormError:
        return
    assert len(name) <= NAME_LENGTH
    assert name == clean_name(name)
    assert name.isprintable() or "\u200d" in name
    if name and second:
        assert unicodedata.normalize("NFKC", unused_name(second, [name])) != unicodedata.normalize("NFKC", name)


def test_a_table_and_a_seat_refuse_names_that_nobody_can_see(server: Server) -> None:
    anna, bram = Browser(server), Browser(server)
    seats = [{"kind": "me", "name": "\u3164"}, {"kind": "friend"}]
    wish = {"game": "scrabble", "edition": "en", "seats": seats}
    assert anna.ask("POST", "/api/tables", wish, 400)["code"] == "form-name-unseen"
    made = anna.make("scrabble", "me", "friend")
    body = {"token": made["links"][0]["url"].partition("#")[2], "name": "Br\u202eam"}
    assert bram.ask("POST", "/api/join", body, 400)["code"] == "form-name-unseen"
    assert bram.ask("POST", "/api/join", {**body, "name": "me\u00a00"})["seat"] == 1
    assert bram.sit(made["table"]).snapshot["seats"][1]["name"] == "me 0 2"


def test_the_terminal_refuses_them_too() -> None:
    with pytest.raises(FormError):
        seat_players([("Anna", "person"), ("Bram\u200b", "person")], "en", (2, 4))
