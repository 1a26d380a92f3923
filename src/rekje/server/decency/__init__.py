"""Keeping people decent to each other."""
