"""The library for programmers: word lists, positions, refereed games (docs/library.md). Names are in `rekje`."""

from rekje.library import errors as errors
