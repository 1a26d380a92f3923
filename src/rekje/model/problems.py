"""What can be wrong, as values. They become sentences at the edge, in the reader's language (`rekje.locale`)."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping

import msgspec

from rekje.locale import MessageCode

Param = str | int

_SYSTEM = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
    errno.EBADF: "closed",
}


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a move, before the game says which of its rules that breaks."""

    code: str
    params: dict[str, Param] = {}


class Refusal(msgspec.Struct, frozen=True):
    """A rule says no: its ID (``"S3"``), a message code and what the sentence needs. Nothing has changed.

    >>> from rekje.model.commands import Pass
    >>> rekje.Game(edition="en", seed=7).send(Pass(seat=1)).code
    'turn-other'
    """

    rule: str
    code: str
    params: dict[str, Param] = {}


class FormError(Exception):
    """Input that is not what it claims to be (a record, a position, a word list …): a message code with parameters.

    ``line`` and ``column`` count from 1 where the input is text. As text it is what ``as_text`` makes of it: a sentence
    for programs that use the library (`rekje.library.errors`), else the code with its parameters.

    >>> try:
    ...     rekje.Lexicon("en").anagrams(7)
    ... except rekje.FormError as error:
    ...     print(error.code, "-", error)
    form-argument - letters should be text.
    """

    as_text: Callable[[FormError], str] | None = None

    def __init__(self, code: str, *, line: int | None = None, column: int | None = None, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.line = line
        self.column = column
        self.params: Mapping[str, Param] = params

    def __reduce__(self) -> tuple[Callable[..., FormError], tuple[object, ...]]:
        """Pickled, it is the same error in another process."""
        return _error_of, (self.code, self.line, self.column, dict(self.params))

    def __str__(self) -> str:
        as_text = type(self).as_text
        return as_text(self) if as_text else f"{self.code} {dict(self.params)}"

    def at(self, line: int, column: int) -> FormError:
        """The same error with a place."""
        return FormError(self.code, line=line, column=column, **self.params)


def _error_of(code: str, line: int | None, column: int | None, params: dict[str, Param]) -> FormError:
    return FormError(code, line=line, column=column, **params)


UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding raises for bytes that are damaged."""


def file_error(code: str, file: object, error: Exception) -> FormError:
    """Why the system doesn't read or write a file, with the code that names which of the two."""
    return FormError(code, file=str(file), reason=system_reason(error))


def system_reason(error: Exception) -> str:
    """The operating system's error message, translated where a translation exists."""
    if not isinstance(error, OSError):
        return MessageCode("form-system-name")
    known = _SYSTEM.get(error.errno or 0)
    return MessageCode(f"form-system-{known}") if known else error.strerror or type(error).__name__


class Dropped(msgspec.Struct, frozen=True):
    """A word named that doesn't count: by which rule, and the code of the sentence that says why with what it needs."""

    word: str
    rule: str
    code: str
    params: dict[str, Param] = {}
