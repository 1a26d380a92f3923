"""What stands in ``settings.toml`` above and beside its tables."""

from __future__ import annotations

from rekje.locale import LANGUAGES
from rekje.model.problems import FormError
from rekje.storage.options import engines, mail, serve
from rekje.storage.options.table import whole_file, wrong_value
from rekje.storage.settings import settings_file

_KNOWN = ("language", "lexicons", *(f"[{table}]" for table in (serve.TABLE, engines.TABLE, mail.TABLE)))


def check_top() -> None:
    """Raise `FormError` for a table or a key that is no setting, and for a language that there isn't. The tables
    themselves are read elsewhere."""
    top, file = whole_file(), str(settings_file())
    for name, value in top.items():
        shown = f"[{name}]" if isinstance(value, dict) else name
        if name not in _KNOWN and f"[{name}]" not in _KNOWN:
            raise FormError("serve-settings-unknown", file=file, name=shown, known=", ".join(_KNOWN))
    language, lexicons = top.get("language"), top.get("lexicons", "")
    if language is not None and language not in LANGUAGES:
        raise FormError("serve-settings-language", file=file, language=str(language), languages=", ".join(LANGUAGES))
    if not isinstance(lexicons, str):
        raise wrong_value("lexicons", 'lexicons = "/etc/rekje/lexicons"')
