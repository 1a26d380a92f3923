"""Moves of games whose words are paths, as records write them."""
