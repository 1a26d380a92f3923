"""``rekje play`` and ``rekje games`` as they are run, in a terminal (a pty) and without one."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from types import TracebackType

import pytest

from rekje.bootstrap import record_facts
from rekje.games.editions import edition_names
from rekje.locale import LANGUAGES, say
from rekje.model.events import PlayLaid
from rekje.records.record import read_record
from rekje.records.replay import replay_record
from rekje.referee import replay
from rekje.storage.files import EventFiles
from tests.records.command import run
from tests.support import PATIENCE

ESCAPE = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")
PLAY = [sys.executable, "-c", "from rekje.cli import main; main()", "play"]


class Pty:
    """A command in a terminal of 80×24. What it shows is read up to a text that is waited for."""

    def __init__(self, arguments: list[str], **environment: str) -> None:
        keep = ("PATH", "HOME", "REKJE_CACHE", "XDG_CACHE_HOME", "PYTHONPATH")
        inherited = {name: os.environ[name] for name in keep if name in os.environ}
        self.all = ""
        self._rest = ""
        master, slave = pty.openpty()
        self._master = master
        own = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "REKJE_CONFIG": tempfile.mkdtemp()}
        environment = {**own, **inherited, **environment}
        self.process = subprocess.Popen(
            PLAY + arguments, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)

    def until(self, *texts: str) -> str:
        """What is shown until one of the texts appears; fails when it doesn't."""
        limit = time.monotonic() + PATIENCE
        while not any(text in ESCAPE.sub("", self._rest) for text in texts):
            ready, _, _ = select.select([self._master], [], [], max(0.0, limit - time.monotonic()))
            chunk = self._read() if ready else b""
            if not chunk:
                raise AssertionError(f"waited for {texts}, saw:\n{self.all[-3000:]}")
            self._rest += chunk.decode("utf-8", "replace")
            self.all += chunk.decode("utf-8", "replace")
        seen, self._rest = self._rest, ""
        return ESCAPE.sub("", seen).replace("\r", "")

    def type(self, line: str, *then: str) -> str:
        """Type a line, and read until one of the texts appears."""
        os.write(self._master, line.encode() + b"\n")
        return self.until(*then)

    def interrupt(self, *then: str) -> str:
        """What Ctrl-C does, a moment after the prompt, as a person's: readline can miss one that comes with it."""
        time.sleep(0.5)
        self.process.send_signal(signal.SIGINT)
        return self.until(*then)

    def hang_up(self, *then: str) -> str:
        """Ctrl-D: the end of the input."""
        os.write(self._master, b"\x04")
        return self.until(*then)

    def _read(self) -> bytes:
        try:
            return os.read(self._master, 65536)
        except OSError:
            return b""

    def __enter__(self) -> Pty:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> EventFiles:
    """An empty data directory."""
    monkeypatch.setenv("REKJE_DATA", str(tmp_path))
    return EventFiles()


def start(store: EventFiles, *arguments: str, language: str = "en", **environment: str) -> Pty:
    """``rekje play`` in a terminal, with the store's data directory."""
    data = str(store.folder.parent)
    return Pty(list(arguments), REKJE_DATA=data, LANG=f"{language}_XX.UTF-8", **environment)


HINTED = re.compile(r"The best play: (\S+) (\S+), ")
PROMPT, SEND = "? for help): ", "(Enter plays it): "
GAME = ("--seats", "Anna,greedy", "--edition", "en", "--seed", "2")


def best_turn(game: Pty) -> str:
    """Ask for the best play, lay it and send it; what is shown then."""
    game.type("hint", PROMPT)
    hinted = HINTED.search(game.type("hint", PROMPT))
    if hinted is None:
        return game.type("pass", PROMPT, "Save the record?")
    game.type(f"{hinted[1]} {hinted[2]}", SEND)
    return game.type("", PROMPT, "Save the record?")


def test_a_whole_game_in_a_terminal_with_its_record_saved_at_the_end(store: EventFiles, tmp_path: Path) -> None:
    with start(store, *GAME) as game:
        seen = game.until(PROMPT)
        while "Save the record?" not in seen:
            seen = best_turn(game)
        assert "wins with" in seen or "share the win" in seen
        assert "Not drawn by chance" in seen
        assert "Unchanged since the start" not in seen
        game.type(str(tmp_path / "game"), "The record is in")
        assert game.process.wait(PATIENCE) == 0
    record = read_record((tmp_path / "game.json").read_bytes())
    assert record.proof is not None
    assert record.seats == ["Anna", "Greedy"]
    state = replay(store.load(store.tables()[0]))
    assert state.outcome is not None
    again = replay_record(record, record_facts(record))
    assert (again.refusal, again.shuffle, again.outcome) == (None, True, state.outcome)


def test_without_colour_not_one_escape_code_is_sent(store: EventFiles) -> None:
    for how in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        with start(store, *GAME, **how) as game:
            game.until(PROMPT)
            best_turn(game)
            game.interrupt("The game is saved")
            assert "\x1b" not in game.all
    with start(store, *GAME, "--no-color") as game:
        page = game.until(PROMPT)
        assert "\x1b" not in game.all
        assert "3W" in page
        assert "2L" in page


def test_ctrl_c_and_the_end_of_input_leave_with_one_line_and_the_game_can_go_on(store: EventFiles) -> None:
    with start(store, *GAME) as game:
        game.until(PROMPT)
        game.interrupt("The game is saved; “rekje play” goes on where you were.")
        assert game.process.wait(PATIENCE) == 0
    with start(store) as game:
        game.until("Go on with it?")
        game.type("", PROMPT)
        game.hang_up("The game is saved; “rekje play” goes on where you were.")
        assert game.process.wait(PATIENCE) == 0
    assert "Traceback" not in game.all


def test_going_on_is_asked_again_until_the_answer_is_clear(store: EventFiles) -> None:
    with start(store, *GAME) as game:
        game.until(PROMPT)
        game.hang_up("The game is saved;")
    with start(store, language="it") as game:
        assert "Continuare?" in game.until("n = no)")
        again = game.type("stop", "n = no)")
        assert "non «stop»; Invio vale sì, con esci si smette." in again
        assert "Continuare?" in again
        game.type("esci", "Alla prossima.")
        assert game.process.wait(PATIENCE) == 0
    with start(store) as game:
        game.until("Go on with it?")
        game.type("y", PROMPT)


def test_after_a_crash_in_mid_game_everything_that_was_shown_is_still_there(store: EventFiles) -> None:
    with start(store, *GAME) as game:
        game.until(PROMPT)
        page = best_turn(game)
        game.process.send_signal(signal.SIGKILL)
        game.process.wait(PATIENCE)
    events = store.load(store.tables()[0])
    plays = [event for event in events if isinstance(event, PlayLaid)]
    assert len(plays) >= 2
    with (store.folder / f"{store.tables()[0]}.jsonl").open("ab") as file:
        file.write(b'[{"event":"passed","se')
    with start(store, "--resume", language="de") as game:
        again = game.until("? für Hilfe): ")
        assert board_of(again) == board_of(page)
        assert f"{plays[-1].at} {plays[-1].word}" in again
        game.type("passen", "? für Hilfe): ", "Aufzeichnung speichern?")
    assert len(store.load(store.tables()[0])) > len(events)


def board_of(page: str) -> list[str]:
    """The tiles on the board of the last page shown, row by row."""
    rows = re.findall(r"^ ?(?:[1-9]|1[0-5]) (.{45})", page, re.MULTILINE)[-15:]
    return [re.sub(r"[23][WB]|2L|3L|[·*]", " ", row) for row in rows]


def test_the_questions_before_a_game_can_all_be_answered_with_enter(store: EventFiles) -> None:
    with start(store, language="nl") as game:
        assert "Welk spel?" in game.until("Je keuze [1] of stop: ")
        assert "Welke uitgave?" in game.type("", "Je keuze [1] of stop: ")
        asked = game.type("", "Je keuze [1] of stop: ")
        assert "1  Niveau 5, om mee te beginnen" in asked
        game.type("99", "Kies een nummer")
        game.type("", "Hoe heet je?")
        assert "waaronder de anderen je zien" in game.type("?", "Hoe heet je?")
        page = game.type("Anna", "? voor hulp): ")
        assert "nl-early" in page
        assert "Niveau 5" in page


@pytest.mark.parametrize("answers", [["stop"], ["", "quit"]])
def test_a_question_before_a_game_can_be_left(store: EventFiles, answers: list[str]) -> None:
    with start(store, language="nl") as game:
        game.until("of stop: ")
        for answer in answers:
            shown = game.type(answer, "of stop: " if answer == "" else "Tot een volgende keer.")
        assert "Kies een nummer" not in shown
        assert game.process.wait(PATIENCE) == 0
    assert not store.tables()


def test_where_nothing_tells_the_language_it_is_asked(store: EventFiles) -> None:
    with Pty([], REKJE_DATA=str(store.folder.parent), LANG="C.UTF-8") as game:
        question = " ".join(game.until("quit: ").split())
        assert all(" ".join(say("screen-ask-language", code).split()) in question for code in LANGUAGES)
        assert "Welches Spiel?" in game.type("3", "ende: ")
        assert "Welche Ausgabe?" in game.type("", "ende: ")


def test_the_language_is_asked_once_and_kept(store: EventFiles, tmp_path: Path) -> None:
    surroundings = {"REKJE_DATA": str(store.folder.parent), "REKJE_CONFIG": str(tmp_path), "LANG": "C.UTF-8"}
    (tmp_path / "settings.toml").write_text("[own]\nleft = 1\n", "utf-8")
    with Pty([], **surroundings) as game:
        game.until("quit: ")
        assert "Welches Spiel?" in game.type("de", "ende: ")
    kept = tomllib.loads((tmp_path / "settings.toml").read_text("utf-8"))
    assert kept == {"language": "de", "own": {"left": 1}}
    with Pty([], **surroundings) as game:
        assert "Welches Spiel?" in game.until("ende: ")
    with Pty([], **{**surroundings, "LANG": "nl_NL.UTF-8"}) as game:
        assert "Welches Spiel?" in game.until("ende: ")
    with Pty([], **surroundings, REKJE_LANG="fr") as game:
        assert "Quel jeu" in game.until("quitter\u00a0: ")
    with Pty(["--language", "it"], **surroundings) as game:
        assert "Quale gioco" in game.until("esci: ")


def test_a_settings_file_that_is_none_asks_again(store: EventFiles, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_bytes(b"language = \xff")
    with Pty([], REKJE_DATA=str(store.folder.parent), REKJE_CONFIG=str(tmp_path), LANG="C.UTF-8") as game:
        assert "Welche Sprache?" in " ".join(game.until("quit: ").split())


def demonstration(*arguments: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    """``rekje play`` without a terminal."""
    environment = {**os.environ, "REKJE_LANG": language}
    return subprocess.run(
        [*PLAY, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, env=environment
    )


def test_without_a_terminal_two_computers_show_a_game_that_ends_by_itself(store: EventFiles) -> None:
    first, second = (demonstration("--seed", "7") for _ in range(2))
    assert first.returncode == 0
    assert first.stderr == ""
    assert first.stdout == second.stdout
    assert "\x1b" not in first.stdout
    assert max(map(len, first.stdout.splitlines())) <= 80
    assert first.stdout.startswith("No keyboard is connected")
    assert "No keyboard is connected" not in demonstration("--seed", "7", "--demo").stdout
    assert "wins with" in first.stdout
    assert "Rack " not in first.stdout
    assert store.tables() == []


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("chess",), "chess"),
        (("--edition", "klingon"), "klingon"),
        (("--edition", "none.toml"), "none.toml"),
        (("--seats", "Anna"), "2"),
        (("--seats", "a,b,c,d,e"), "5"),
        (("--option", "judging"), "judging"),
        (("--option", "judging=never"), "never"),
        (("--option", "nonsense=1"), "nonsense"),
        (("--lexicon", "/no/such/list"), "/no/such/list"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], word: str
) -> None:
    monkeypatch.setenv("REKJE_LANG", "en")
    done = run("play", *arguments)
    assert (done.status, done.out) == (2, "")
    assert word in done.err
    assert len(done.err.strip().splitlines()) == 1


def test_no_computer_plays_under_somebodys_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", "en")
    for seats in ("Anna,Bram", "me,greedy"):
        done = run("play", "--seats", seats)
        assert (done.status, done.out) == (2, "")
        assert "only computers play" in done.err
    assert demonstration("--seats", "novice,greedy", "--seed", "1").returncode == 0


def test_where_nothing_can_be_kept_one_plays_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    with Pty(list(GAME), REKJE_DATA=str(blocked), LANG="en_GB.UTF-8") as game:
        assert "this game can’t go on another time" in " ".join(game.until(PROMPT).split())
        best_turn(game)
        game.interrupt("See you next time.")
        assert game.process.wait(PATIENCE) == 0
        assert "The game is saved" not in game.all


def test_koning_asks_who_is_the_youngest(store: EventFiles) -> None:
    with start(store, "koning", "--seats", "Anna,Bram", "--edition", "en") as game:
        asked = game.until("Your choice [1], or quit: ")
        assert "Who is the youngest?" in asked
        game.type("bram", "Enter:")
    assert replay(store.load(store.tables()[0])).config.youngest == 1
    with start(store, "koning", "--seats", "Anna,greedy", "--edition", "en") as game:
        assert "youngest" not in game.until("? for help): ")


def test_games_lists_everything_for_programs() -> None:
    done = subprocess.run([*PLAY[:-1], "games", "--json"], capture_output=True, text=True, timeout=PATIENCE)
    told = json.loads(done.stdout)
    assert told["languages"] == list(LANGUAGES)
    scrabble = next(game for game in told["games"] if game["name"] == "scrabble")
    assert [edition["name"] for edition in scrabble["editions"]] == list(edition_names("scrabble"))
    early = scrabble["editions"][0]
    assert (early["tiles"], early["letters"]["Q"], early["premiums"]["TW"]["word"]) == (
        102,
        {"value": 10, "count": 1},
        3,
    )
    assert early["options"]["blank_on_dark_red"] == "doubled"
    assert {option["name"] for option in scrabble["options"]} == {*early["options"], "going_out"}
    assert early["offers"] == {"challenge_penalty": ["none", "turn", "5", "10"], "going_out": []}


def test_games_knows_a_bare_table_and_what_overtime_costs_there() -> None:
    environment = {**os.environ, "COLUMNS": "100", "REKJE_LANG": "en"}
    done = subprocess.run([*PLAY[:-1], "games"], capture_output=True, text=True, timeout=PATIENCE, env=environment)
    koning = done.stdout[done.stdout.index("koning (") :]
    assert "0×0" not in koning
    assert "bare table" in koning
    assert "turns missed for each minute over time" in koning
    assert "points for each minute over time" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_in_a_table_fits_in_80_columns(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("REKJE_LANG", language)
    done = run("games")
    assert done.status == 0
    assert max(map(len, done.out.splitlines())) <= 80
    assert "\x1b" not in done.out
    assert say("screen-about-judging", language).split()[0] in done.out
