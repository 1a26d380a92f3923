"""Games whose words lie in lines and cross: Scrabble, Woordenspel."""
