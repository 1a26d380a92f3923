"""`rekje word`: is it a word, from which list, at which level."""

from __future__ import annotations

from typing import Any

import click

from rekje.cli.parts.help import TranslatedCommand
from rekje.engine.lexicons import CompiledLexicon, open_lexicon
from rekje.games.registry import GAMES, get_game
from rekje.lexicon.folding import Tiler, Unlayable, spell
from rekje.lexicon.simple import AnyLexicon
from rekje.lexicon.source import LANGUAGES, WordOptions
from rekje.lexicon.tables import Origin, WordEntry
from rekje.locale import say, ui_language
from rekje.model.tiles import LetterSet

_LATIN = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_WITH_UMLAUTS = tuple("AÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ")

Answer = dict[str, Any]


@click.command(cls=TranslatedCommand, help="help-word")
@click.argument("words", metavar="help-value-word", nargs=-1, required=True)
@click.option("--lexicon", "source", metavar="help-value-list", help="help-word-lexicon")
@click.option("--places", is_flag=True, help="help-word-places")
@click.option("--game", type=click.Choice(list(GAMES), case_sensitive=False), help="help-word-game")
@click.option("--language", type=click.Choice(LANGUAGES, case_sensitive=False), help="help-word-language")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def word(
    words: tuple[str, ...], source: str | None, places: bool, game: str | None, language: str | None, as_json: bool
) -> None:
    """Is it a word? From which list, and how common is it?

    Exit status 0 if all are words, 1 if one isn't.
    """
    source = source or language or ui_language()
    options = WordOptions(places=places or (game is not None and _places_count(game)), sheet=game)
    language = source if source in LANGUAGES else language
    letters = _letters(language)
    lexicon = open_lexicon(source, letters, language=language, options=options)
    tiler = Tiler(letters.faces, lexicon.language, options.digraph)
    answers = [_answer(text, lexicon, tiler) for text in words]
    if as_json:
        _print_json(lexicon.name, answers)
    else:
        for answer in answers:
            click.echo(_sentence(answer, lexicon.name, game))
    raise SystemExit(0 if all(answer["ok"] for answer in answers) else 1)


def _places_count(game: str) -> bool:
    """Whether names of places count in a game, unless its players choose otherwise."""
    return any(option.name == "places" and option.default is True for option in get_game(game).options)


def _letters(language: str | None) -> LetterSet:
    """A–Z, and the umlauts in a language that has them as letters. Tile counts don't matter for a look-up."""
    faces = _WITH_UMLAUTS if language in (None, "de") else _LATIN
    return LetterSet(faces, (0,) * len(faces), (0,) * len(faces), 0)


def _answer(text: str, lexicon: CompiledLexicon | AnyLexicon, tiler: Tiler) -> Answer:
    try:
        plain = spell(text, lexicon.language)
    except Unlayable as problem:
        return {"word": text, "ok": False, "reason": problem.reason}
    entry = _find(plain, lexicon, tiler)
    if entry is None:
        return {"word": text, "ok": False, "reason": "unknown"}
    return {"word": text, "ok": True, "origin": _origin(entry, lexicon), "level": entry.level or None}


def _find(plain: str, lexicon: CompiledLexicon | AnyLexicon, tiler: Tiler) -> WordEntry | None:
    if isinstance(lexicon, AnyLexicon):
        return WordEntry(0, Origin.LIST)
    found = (lexicon.find(tiles) for tiles in tiler.ways(plain))
    return next((entry for entry in found if entry), None)


def _origin(entry: WordEntry, lexicon: CompiledLexicon | AnyLexicon) -> str:
    if entry.origin is Origin.LIST and lexicon.name not in LANGUAGES:
        return "own"
    return entry.origin.name.lower()


def _sentence(answer: Answer, name: str, game: str | None) -> str:
    shown = answer["word"]
    if not answer["ok"]:
        reason = answer["reason"]
        if reason == "unknown":
            return say("lexicon-no", word=shown)
        return say("lexicon-unlayable", word=shown, reason=say(f"lexicon-reason-{reason}"))
    origin = say(f"lexicon-origin-{answer['origin']}", name=(game or "") if answer["origin"] == "sheet" else name)
    return say("lexicon-yes", word=shown, origin=origin, level=say(f"lexicon-level-{answer['level'] or 0}"))


def _print_json(name: str, answers: list[Answer]) -> None:
    import json

    ok = all(answer["ok"] for answer in answers)
    click.echo(json.dumps({"ok": ok, "lexicon": name, "words": answers}, ensure_ascii=False))
