"""Judging turns of games whose words lie in lines."""
