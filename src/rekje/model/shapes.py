"""Documents of the wrong shape: what msgspec says of them, as form errors that name kinds of values in plain words."""

from __future__ import annotations

import re

from rekje.model.problems import FormError, Param

_KINDS = {
    "str": "text",
    "int": "whole",
    "float": "number",
    "bool": "truth",
    "array": "list",
    "object": "object",
    "null": "nothing",
}
_SHAPES = (
    (r"Object contains unknown field `(?P<what>.*)`", "form-field-unknown"),
    (r"Object missing required field `(?P<what>\w+)`", "form-field-missing"),
    (r"Invalid (?:enum )?value '(?P<what>.*)'", "form-value-unknown"),
    (r"Expected `array` of length (?P<count>\d+)\b.*", "form-field-length"),
    (r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`", "form-field-type"),
    (r"Expected `\w+` >= (?P<least>-?\d+)", "form-field-least"),
    (r"Expected `\w+` <= (?P<most>\d+)", "form-field-most"),
)


def shape_error(text: str, whole: str) -> FormError:
    """The form error for a message of msgspec's (``Expected `str`, got `int` - at `$.seats[0]` ``) about a document,
    ``whole`` being what the document is called."""
    message, _, place = text.partition(" - at `$")
    where = f"{whole if whole != 'record' else ''}{place.rstrip('`')}".lstrip(".") or whole
    for pattern, code in _SHAPES:
        if match := re.fullmatch(pattern, message, re.DOTALL):
            params: dict[str, Param] = {"where": where}
            for name, value in match.groupdict().items():
                params[name] = _kinds(value) if name in ("expected", "got") else value
            if params.get("got") == "number" and "whole" in str(params["expected"]):
                params["got"] = "fraction"
            return FormError(code, line=None, column=None, **params)
    return FormError("form-field-wrong", where=where)


def _kinds(types: str) -> str:
    """``int | str | null`` as ``text-whole``. ``null`` is left out: readers needn't know that a value is optional."""
    kinds = {_KINDS.get(name, name) for name in types.split(" | ")}
    return "-".join(sorted(kinds - {"nothing"} or kinds))
