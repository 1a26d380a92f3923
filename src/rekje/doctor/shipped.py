"""Checks of the data that come with the program, and of what was learned on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rekje.doctor.finding import INSTALL, Finding, Subject, problem, well
from rekje.model.problems import FormError


def check_words(subject: Subject) -> Iterator[Finding]:
    """Whether the word lists are those that were shipped, by their checksums."""
    from rekje.storage.checksums import changed_files
    from rekje.storage.word_files import builtin_names, words_folder

    changed = list(changed_files("words/", words_folder()))
    for path in changed:
        yield problem("words", FormError("lexicon-damaged", name=path.name), INSTALL)
    if not changed:
        yield well("words", "serve-doctor-words", count=len(builtin_names()))


def check_learned(subject: Subject) -> Iterator[Finding]:
    """Whether the learned values are whole: the shipped ones, and those of this machine."""
    from rekje.storage.checksums import changed_files
    from rekje.storage.leave_files import SHIPPED, leaves_folder

    changed = list(changed_files("leaves/", SHIPPED))
    own = sorted(leaves_folder().glob("*.json"))
    damages = [FormError("learn-damaged", file=str(path)) for path in changed]
    damages += [damage for path in own if (damage := _damage(path)) is not None]
    for damage in damages:
        yield problem("learned", damage, "serve-doctor-do-learn")
    if not damages:
        yield well("learned", "serve-doctor-learned", count=len(own) + len(list(SHIPPED.glob("*.json"))))


def _damage(path: Path) -> FormError | None:
    from rekje.storage.leave_files import read_leaves

    try:
        read_leaves(path.read_bytes(), str(path))
    except OSError:
        return FormError("learn-damaged", file=str(path))
    except FormError as error:
        return error
    return None


def check_values(subject: Subject) -> Iterator[Finding]:
    """Whether the ratings and the chances of winning are as shipped."""
    from rekje.storage import chances, ratings
    from rekje.storage.checksums import changed_files

    changed = [path for file in (chances.FILE, ratings.FILE) for path in changed_files(file.name, file)]
    for path in changed:
        yield problem("values", FormError("form-file-damaged", file=str(path)), INSTALL)
    if not changed:
        yield well("values", "serve-doctor-values")
