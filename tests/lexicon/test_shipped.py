"""The lists that ship with Rekje: whole, as the manifest says, and with the words that the sheets print."""

from __future__ import annotations

import hashlib
import lzma
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import rekje
from rekje.lexicon.source import LANGUAGES, PlainWordList
from rekje.storage.word_files import builtin_list, offensive_words, place_text
from tests.lexicon.conftest import Opener

FOLDER = Path(rekje.__file__).parent / "data" / "words"
MANIFEST = tomllib.loads((FOLDER / "manifest.toml").read_text(encoding="utf-8"))
FILES = {name: section for name, section in MANIFEST.items() if name != "source"}

# Every word that the sheets print, by game and language; Y for the Dutch ij as on the sheet of Woordenspel.
PRINTED = {
    ("scrabble", "nl"): "TAART TAFEL TAFELS POST LATER EL LA GRAM PA OM",
    (
        "woordenspel",
        "nl",
    ): "VRACHT VRACHTSCHIP HOND HONDEN HONDJE HONDJES HONDENEUS KAT HUISKAT BORD RYST BAL RA YL STOM OP ONS "
    "BALLONS SLOF OM LEK BIJOU",
    (
        "woordenspel",
        "fr",
    ): "MAIN MAINTENANT PASSE PASSEMENT PASSEMENTER PASSEMENTERIE PULSION PROPULSION FORT BORD LIME VAL LA IL",
    ("koning", "nl"): "WOORD LEPEL LANTAARN",
    (
        "letter",
        "de",
    ): "AB ABO AM OB ARM BAR BOR BORA RAM ABORT AMT ART BART BROT ORT ROT TOR TRAB BAD DA DARM DART RAD BAU BAUM "
    "DAU RAUM TRAUM UM STADT STADTTOR SMS",
    (
        "letter",
        "en",
    ): "NO ON ONE AT ATONE APE PEN PEON LEN LET TEL NET NOT PET TAP TAPE NOTE TEN TO TON TONE AEON LANE LEA LEAN "
    "PEA PEAL PLANE PLEA TEAL CART OXCART SMS",
    ("letter", "fr"): "MA AMOUR AU MURE RUE ATRE AUTRE JE JEU JOUE MOU MUR OU MAT MOUT JOUR JURE VER VERRE SMS",
    (
        "letter",
        "it",
    ): "IL LI VE VI EVO AL ALI LA AIRE ERA PALIO PALO OLA VIA VOLI ILARE LIRA PARI PREVIO OLIARE RAI RE VERA "
    "VOLARE DITO CONDITO SMS",
}

NO_WORDS = {
    "nl": "GGG HUISX TV BTW KG WC CAO AB EPE AMSTERDAM ANK APA DPI ETO ERVARINGS OVERSCHRIJVINGS KRANTENKOPPENNEN "
    "OVERIJSLAGEN JACHTMEZEN REMDRUKST BASEND",
    "fr": "NEW LOW KG ETC CF MARSEILLE AB OFBIZEXTRA CANADO QU",
    "de": "KG USW ETC MÜNCHEN OSTFRANKREICH XY DPI ADOLF BERLIN",
    "en": "AEQ SRI TV ETC LONDON KG ALUMNUSES",
    "it": "DAY ING NEW KG ROMA ECC RIDAMMELO FREEWARONO",
}


def umlauts(language: str) -> tuple[str, ...]:
    return ("Ä", "Ö", "Ü") if language == "de" else ()


@pytest.fixture(scope="module", params=LANGUAGES)
def listed(request: pytest.FixtureRequest) -> PlainWordList:
    """The list of a language, unpacked once for all tests of it."""
    return builtin_list(request.param)


@pytest.mark.parametrize(
    "section", [section for group in FILES.values() for section in group.values()], ids=lambda section: section["file"]
)
def test_files_are_those_of_the_manifest(section: dict[str, str]) -> None:
    data = (FOLDER / section["file"]).read_bytes()
    assert hashlib.sha256(data).hexdigest() == section["file_sha256"]
    if "sha256" in section:
        assert hashlib.sha256(lzma.decompress(data)).hexdigest() == section["sha256"]


def test_lists_are_plain_sorted_and_counted(listed: PlainWordList) -> None:
    text, place_levels = place_text(listed.name)
    places = text.splitlines()
    plain = re.compile("[a-zäöü]+" if listed.name == "de" else "[a-z]+")
    for words, levels in ((listed.words, listed.levels), (places, place_levels)):
        assert words == sorted(set(words))
        assert len(levels) == len(words)
        assert set(levels) <= set(b"12345")
        assert plain.fullmatch("".join(words))
        assert set(map(len, words)) <= set(range(2, 22))
    counts, lengths = MANIFEST["list"][listed.name], Counter(map(len, listed.words))
    assert counts["words"] == len(listed.words)
    assert counts["two_letters"] == lengths[2]
    assert counts["three_letters"] == lengths[3]
    assert MANIFEST["places"][listed.name]["words"] == len(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_has_its_licence_beside_it(language: str) -> None:
    assert (FOLDER / f"LICENSE.{language}").stat().st_size > 500
    assert (FOLDER / "LICENSE.levels").stat().st_size > 500
    assert (FOLDER / "LICENSE.places").stat().st_size > 500
    assert (FOLDER / "LICENSE.offensive").stat().st_size > 500


def test_changes_made_by_hand_are_carried_out(listed: PlainWordList) -> None:
    words = set(listed.words)
    changes = tomllib.loads((FOLDER / f"{listed.name}.changes.toml").read_text(encoding="utf-8"))
    for group in changes["removed"]:
        assert not words & set(group["words"].split())
        assert len(group["reason"]) > 10
    for group in changes["added"]:
        assert words >= set(group["words"].split())
        assert len(group["reason"]) > 10


def test_offensive_words_are_in_the_list(listed: PlainWordList) -> None:
    offensive = offensive_words(listed.name)
    assert offensive <= set(listed.words)
    assert len(offensive) > 300


OBVIOUS = {
    "nl": "nazi neger negers nikker flikker mof moffen smous kankerhoer spleetogige zigeuner",
    "fr": "nazi nazis negre negresses youpin bougnoule meteque enculent salaud romanichel pede",
    "de": "nazi neonazis neger itaker kanake judensau zigeuner arschlöcher vergewaltigt",
    "en": "nazi nazis coon kike kikes nigger wop gook faggotry shvartze halfbreed mulatto",
    "it": "nazi negro negri terrone terroni frocio giudeo zingaro mongoloide stronzi",
}
INNOCENT = {
    "nl": "negeren genegeerd poot zak smoushond",
    "fr": "salopette viole tante ordure niacine negliger",
    "de": "negerant weib judenstern pissoir marschlied",
    "en": "snigger niggardly cockpit hunt shitake negotiate",
    "it": "stronzio nano cornuto ritardo negroni cacatua",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_obvious_slurs_are_offensive_and_innocent_words_are_not(language: str) -> None:
    assert set(OBVIOUS[language].split()) <= offensive_words(language)
    assert not set(INNOCENT[language].split()) & offensive_words(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_offensive_lists_are_sorted(language: str) -> None:
    lines = (FOLDER / f"{language}.offensive.txt").read_text("utf-8").splitlines()[1:]
    assert lines == sorted(set(lines))


@pytest.mark.parametrize(("game", "language"), PRINTED)
def test_every_printed_word_counts_in_its_game(builtin: Opener, game: str, language: str) -> None:
    digraph = "y" if (game, language) == ("woordenspel", "nl") else "letters"
    lexicon = builtin(language, *umlauts(language), sheet=game, digraph=digraph)
    assert [word for word in PRINTED[game, language].split() if not lexicon.has(tuple(word))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_word(builtin: Opener, language: str) -> None:
    lexicon = builtin(language, *umlauts(language))
    assert [word for word in NO_WORDS[language].split() if lexicon.has(tuple(word))] == []


@pytest.mark.parametrize(
    ("language", "common", "rare"),
    [
        ("nl", "HUIS", "ZWOERD"),
        ("fr", "MAISON", "THEOPHANIE"),
        ("de", "HAUS", "ZWIEBELFISCH"),
        ("en", "HOUSE", "CRWTH"),
        ("it", "CASA", "ZUCCONAGGINE"),
    ],
)
def test_levels(builtin: Opener, language: str, common: str, rare: str) -> None:
    lexicon = builtin(language, *umlauts(language))
    assert lexicon.level(tuple(common)) == 1
    assert lexicon.level(tuple(rare)) in (4, 5)
    assert lexicon.level(tuple("XXXX")) is None
    known = lexicon.at_level(1)
    assert known.has(tuple(common))
    assert not known.has(tuple(rare))
    assert 1_000 < len(known) < len(lexicon.at_level(2)) < len(lexicon)


def test_accented_words_have_the_level_of_their_full_spelling(builtin: Opener) -> None:
    assert builtin("fr").level(tuple("ETE")) == 1
    assert builtin("it").level(tuple("PERCHE")) == 1


def test_offensive_words_are_for_people_only(builtin: Opener) -> None:
    lexicon = builtin("en")
    assert lexicon.has(tuple("SHIT"))
    assert lexicon.offensive(tuple("SHIT"))
    assert not lexicon.at_level(5).has(tuple("SHIT"))
    assert not lexicon.offensive(tuple("HOUSE"))


def test_places_are_an_option(builtin: Opener) -> None:
    assert not builtin("nl").has(tuple("AMSTERDAM"))
    assert builtin("nl", places=True).has(tuple("AMSTERDAM"))
    assert builtin("de", *umlauts("de"), places=True).has(tuple("MÜNCHEN"))
    assert not builtin("fr", places=True).has(tuple("MICROSOFT"))


def test_W6_places_among_the_sheet_words_count_where_places_do(builtin: Opener) -> None:
    without, with_places = (builtin("nl", sheet="woordenspel", places=places) for places in (False, True))
    for place in ("UTRECHT", "EPE"):
        assert not without.has(tuple(place))
        assert with_places.has(tuple(place))
    assert without.has(tuple("LEK"))  # a leak as well
    assert without.has(tuple("HONDENEUS"))


RIVERS_AND_TOWNS = {
    "nl": "THEEMS RIJN RHIN LOIRE TEVERE TIBER NIJL LEK EPE ROME MILAAN TURIJN KEULEN PARIJS LONDEN ZUNDERT",
    "fr": "TAMISE RHIN LOIRE TIBRE TEVERE NIL ROME MILAN TURIN COLOGNE PARIS LONDRES ANVERS LILLE",
    "de": "THEMSE RHEIN LOIRE TIBER NIL ROM MAILAND TURIN KÖLN PARIS LONDON MÜNCHEN WIEN",
    "en": "THAMES RHINE LOIRE TIBER TEVERE NILE ROME MILAN TURIN COLOGNE PARIS LONDON LEEDS BOSTON",
    "it": "TAMIGI RENO LOIRA TEVERE NILO ROMA MILANO TORINO COLONIA PARIGI LONDRA BERGAMO",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_towns_and_rivers_count_as_each_language_calls_them(language: str) -> None:
    places = set(place_text(language)[0].splitlines())
    # Where a name is an ordinary word too, it is in either list.
    assert {name.lower() for name in RIVERS_AND_TOWNS[language].split()} - places == set()
    assert {"rhin", "tevere", "torino", "milano", "loire", "thames"} - places == set()


EVERYDAY = {
    "nl": "EMOJI INFLUENCER TOFU VEGAN VLOGGEN SELFIE PODCASTS APPEN",
    "fr": "BI TO VS FIX GIF JAB KID HIP DIP SELFIE PODCAST EVENEMENT",
    "de": "AH AHA HA HE HI HO UH TJA NEE SELFIE CHILLEN RAUSKOMMEN FREU NETZBETREIBER LABERN ZURÜCKLEHNEN",
    "en": "APP BIO BOT BRO ECO OK AW EW GEN TECH TRANS MAX CAFE CLICHE NAIVETE SELFIE VLOG",
    "it": "APP SMS SPRITZ SELFIE INFLUENCER KEBAB GOOGLARE GOOGLATO GOOGLANDO CHATTARE TAGGAVO BULLIZZATA "
    "BRUSCHETTE TERRAPIATTISTI VIDEOLUDICHE GEOLOCALIZZAZIONE",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyday_words_of_today_count(builtin: Opener, language: str) -> None:
    lexicon = builtin(language, *umlauts(language))
    assert [word for word in EVERYDAY[language].split() if not lexicon.has(tuple(word))] == []


REMOVED_FROM_CLUB_LISTS = (
    "gyp gypped gyps shylock goy goyim squaw wetback wop yid redskin culchie jesuit haole buckra ofay"
)


def test_what_clubs_struck_as_slurs_is_offensive() -> None:
    assert set(REMOVED_FROM_CLUB_LISTS.split()) <= offensive_words("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_public_lists_of_offensive_words_are_read(language: str) -> None:
    ours = set((FOLDER / f"{language}.offensive.txt").read_text("utf-8").splitlines()[1:])
    public = set(lzma.decompress((FOLDER / f"{language}.offensive.txt.xz").read_bytes()).decode().split())
    assert public <= offensive_words(language)
    assert len(public) > 30
    assert public - ours


def test_the_dutch_ij(builtin: Opener) -> None:
    assert builtin("nl").has(tuple("RIJST"))
    one_tile = builtin("nl", "IJ")
    assert one_tile.has(("R", "IJ", "S", "T"))
    assert not one_tile.has(tuple("RIJST"))
    assert one_tile.has(tuple("BIJOU"))
    either = builtin("nl", digraph="either")
    assert either.has(tuple("RYST"))
    assert either.has(tuple("RIJST"))
    assert not builtin("nl").has(tuple("RYST"))


def test_german_without_umlaut_tiles(builtin: Opener) -> None:
    lexicon = builtin("de")
    assert lexicon.has(tuple("OEL"))
    assert lexicon.has(tuple("STRASSE"))
    assert not lexicon.has(tuple("OL"))


def test_the_word_graph_has_the_same_words(builtin: Opener) -> None:
    # The shortest list: how a word graph is built doesn't depend on the language.
    lexicon = builtin("en")
    assert len(lexicon.word_graph) == len(lexicon)
    assert lexicon.word_graph.contains(bytes(ord(char) - 64 for char in "HOUSE"))
    assert not lexicon.word_graph.contains(bytes(ord(char) - 64 for char in "HOUSEX"))
