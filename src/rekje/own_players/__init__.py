"""Players of one's own: programs that speak the engine protocol, each in a process of its own (docs/own-players.md)."""
