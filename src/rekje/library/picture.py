"""Pictures for notebooks and files."""

from __future__ import annotations

from pathlib import Path

from rekje.drawing.pictures import png_of
from rekje.model.plain import plain_number
from rekje.model.problems import FormError, file_error


class Picture:
    """A drawing: as text it is SVG, and a notebook shows it.

    >>> picture = rekje.Position("CAT", {"8G": "DOG"}, edition="en").picture()
    >>> str(picture).startswith("<svg")
    True
    """

    def __init__(self, svg: str) -> None:
        self._svg = svg

    def __str__(self) -> str:
        return self._svg

    def _repr_svg_(self) -> str:
        return self._svg

    def to_png(self, scale: float = 2.0) -> bytes:
        """The drawing as the bytes of a PNG file, with ``scale`` pixels for each of its units (above 0, 20 at most).

        >>> rekje.Position("CAT", edition="en").picture().to_png(1)[:4]
        b'\\x89PNG'
        """
        number = plain_number(scale)
        if number is None or not 0 < number <= 20:
            raise FormError("form-argument", name="scale", wanted="scale")
        return png_of(self._svg, float(number))

    def save(self, path: str | Path) -> None:
        """Write it to a file whose name ends in ``.svg`` or ``.png``. Raises `FormError` for another name,
        and for a file that can't be written."""
        kind = Path(path).suffix.lower() if isinstance(path, str | Path) else ""
        if kind not in (".svg", ".png"):
            raise FormError("form-argument", name="path", wanted="picture")
        drawn = self.to_png() if kind == ".png" else self._svg.encode()
        try:
            Path(path).write_bytes(drawn)
        except (OSError, ValueError) as error:
            raise file_error("form-file-unwritable", path, error) from None

    def __repr__(self) -> str:
        return f"<picture, {len(self._svg)} bytes of SVG>"
