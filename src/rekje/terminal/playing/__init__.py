"""A game in the terminal while it is played: whose turn it is, what is typed, what is done."""
