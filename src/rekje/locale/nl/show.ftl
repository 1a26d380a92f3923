## Een tafel op een stream of een beamer.

show-title = De tafel van { $names }
show-waiting = Het spel begint zodra iedereen er is.
show-no-table = Er is geen tafel met die naam, of de link werkt niet meer.
