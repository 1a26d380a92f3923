"""Judging turns of Letter, whose words are paths over tiles."""
