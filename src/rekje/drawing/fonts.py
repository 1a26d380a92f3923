"""The letters of pictures."""

from __future__ import annotations

SANS = "system-ui, Segoe UI, Roboto, Helvetica Neue, Arial, Noto Sans, DejaVu Sans, Liberation Sans, sans-serif"
"""Families by name too, because what makes PNG knows none of the general ones."""
