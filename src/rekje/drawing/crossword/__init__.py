"""Hints of games whose words lie in lines."""
