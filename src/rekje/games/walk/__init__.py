"""Koning: words are walks over tiles on the bare table."""
