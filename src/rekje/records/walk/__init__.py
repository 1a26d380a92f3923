"""Moves of games of walks, as records write them."""
