"""How much one person, one address and everybody together may ask for."""
