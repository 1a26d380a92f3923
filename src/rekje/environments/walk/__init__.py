"""Environments of games in which words are walked."""
