"""Values of games whose words are paths."""
