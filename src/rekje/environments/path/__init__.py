"""Environments of games in which words are paths over tiles of many sizes."""
