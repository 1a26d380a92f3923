"""Typed words that walk over touching tiles."""
