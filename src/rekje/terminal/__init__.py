"""The game in a terminal: what is drawn, what is asked, what a typed line means."""
