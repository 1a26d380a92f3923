"""Typed letters of many sizes and the words that they make."""
