"""Hints of games whose words are walks."""
