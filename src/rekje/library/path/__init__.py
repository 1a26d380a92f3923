"""Plays of paths, as programs see them."""
