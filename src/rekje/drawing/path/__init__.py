"""Hints of games whose words run over tiles of many sizes."""
