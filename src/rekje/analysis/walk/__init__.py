"""Judging turns of Koning, whose words are walks over tiles."""
