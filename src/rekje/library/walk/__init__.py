"""Plays of walks, as programs see them."""
