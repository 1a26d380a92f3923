"""What a screen reader says: a voice for speech-dispatcher that writes down each sentence, and what it has written."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

QUIET = 0.7
"""After so many seconds without a word the reader has finished, where a machine has little else to do."""
BUSIEST = 4.0
"""So many times as long it is waited at most on a machine that is busy."""
PATIENCE = 120.0
SPEED = 60
"""Characters a second, as somebody listens who knows the page well."""
LANGUAGES = ("en", "nl", "fr", "de", "it")

DISPATCHER = """LogLevel 1
LogDir "{folder}"
DefaultLanguage "en"
AddModule "listener" "sd_generic" "listener.conf"
DefaultModule listener
AudioOutputMethod "alsa"
AudioALSADevice "null"
"""
# The voice is a process for each sentence. The dispatcher ends it when the reader is interrupted: "END" is missing.
MODULE = """Debug 0
GenericExecuteSynth "{voice} \\'$DATA\\'"
GenericMaxChunkLength 5000
GenericDelimiters "@@@"
GenericRecodeFallback "?"
"""
VOICE = """#!/bin/sh
text="$*"
printf '%s BEGIN %s\\n' "$(date +%s.%N)" "$text" >> "{log}"
sleep "$(awk -v n=${{#text}} 'BEGIN {{ print n / {speed} }}')"
printf '%s END\\n' "$(date +%s.%N)" >> "{log}"
"""


class Heard(NamedTuple):
    """A sentence, when it began, and whether it was said to its end."""

    at: float
    text: str
    whole: bool


class Listener:
    """The transcript of a session."""

    def __init__(self, folder: Path) -> None:
        """In a folder of its own, where the dispatcher finds the voice by ``dispatcher``."""
        self.log = folder / "heard.log"
        self.log.touch()
        self.dispatcher = folder / "dispatcher"
        modules = self.dispatcher / "modules"
        modules.mkdir(parents=True)
        voice = folder / "voice"
        voice.write_text(VOICE.format(log=self.log, speed=SPEED), "utf-8")
        voice.chmod(0o700)
        spoken = "".join(
            f'GenericLanguage "{one}" "{one}" "utf-8"\nAddVoice "{one}" "MALE1" "{one}"\n' for one in LANGUAGES
        )
        (modules / "listener.conf").write_text(MODULE.format(voice=voice) + spoken, "utf-8")
        (self.dispatcher / "speechd.conf").write_text(DISPATCHER.format(folder=folder), "utf-8")

    def heard(self, since: int = 0) -> list[Heard]:
        """The sentences from a number on."""
        lines = self.log.read_text("utf-8", errors="replace").splitlines()
        found = []
        for number, line in enumerate(lines):
            at, _, what = line.partition(" ")
            if what.startswith("BEGIN "):
                whole = number + 1 < len(lines) and lines[number + 1].endswith(" END")
                found.append(Heard(float(at), plain(what.removeprefix("BEGIN ")), whole))
        return found[since:]

    def count(self) -> int:
        """How many sentences there are so far."""
        return len(self.heard())

    def settle(self, since: int, least: Callable[[list[Heard]], bool], seconds: float) -> list[Heard]:
        """What is said from a number on, until it is ``least`` and the reader has finished, or for so long."""
        end = time.monotonic() + seconds
        before, changed = self.log.stat().st_size, time.monotonic()
        while time.monotonic() < end:
            size = self.log.stat().st_size
            if size != before:
                before, changed = size, time.monotonic()
            said = self.heard(since)
            finished = not said or said[-1].whole or time.monotonic() - changed > _most(said[-1])
            if finished and time.monotonic() - changed > quiet() and least(said):
                return said
            time.sleep(0.05)
        return self.heard(since)

    def until(self, since: int, *parts: str, seconds: float = PATIENCE) -> int:
        """Wait for a sentence that has all these parts, said to its end; the number of the next."""
        end = time.monotonic() + seconds
        while True:
            for number, one in enumerate(self.heard(since), since):
                if one.whole and all(part in one.text for part in parts):
                    return number + 1
            assert time.monotonic() < end, f"{parts} was not heard; but:\n{self.transcript(since)}"
            time.sleep(0.05)

    def transcript(self, since: int = 0) -> str:
        """What was said, to be read."""
        return "\n".join(
            f"{one.at % 1000:8.2f}  {one.text}{'' if one.whole else '  -- cut off'}" for one in self.heard(since)
        )


def quiet() -> float:
    """How long a reader that has finished says nothing: longer where every processor has more than two things to do."""
    return QUIET * min(BUSIEST, max(1.0, os.getloadavg()[0] / (2 * (os.cpu_count() or 1))))


def plain(text: str) -> str:
    """A sentence with single spaces."""
    return re.sub(r"\s+", " ", text).strip()


def _most(one: Heard) -> float:
    """A sentence that was interrupted has no end: it counts as ended when it could have been said twice."""
    return 2 + 2 * len(one.text) / SPEED


if __name__ == "__main__":
    print(Listener(Path(sys.argv[1])).transcript())
