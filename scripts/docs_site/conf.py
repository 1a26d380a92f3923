"""How Sphinx builds the documents: read by `build_site.py`, from pages that it has set out in a folder."""

from __future__ import annotations

from importlib.metadata import version as installed
from typing import Any

from docutils import nodes

project = "Rekje"
version = release = installed("rekje")
language = "en"
root_doc = "index"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
nitpicky = True
default_role = "py:obj"
# Types of the standard library, and of modules below `rekje` that aren't public, have no page here.
nitpick_ignore_regex = [("py:.*", r".*")]
highlight_language = "none"

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block"]

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 100

html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["tables.css"]
html_title = f"Rekje {release}"
html_short_title = "Rekje"
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_show_sphinx = False
# An excerpt beside a result would be fetched, which browsers refuse in a folder that nobody serves.
html_show_search_summary = False
html_permalinks_icon = "#"


def _name_language(app: Any, doctree: nodes.document) -> None:
    """Colour the blocks that are Python at a prompt. All others without a language stay plain."""
    for block in doctree.findall(nodes.literal_block):
        if block.get("language", "none") in ("none", "default") and block.astext().lstrip().startswith(">>> "):
            block["language"] = "pycon"


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("doctree-read", _name_language)
