"""Typed plays of words in lines."""
