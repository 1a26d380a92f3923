"""Hints in sentences: what is best in a turn, told bit by bit."""
