"""Positions and plays of words in lines, as programs see them."""
