"""Environments of games in which words cross on a board."""
