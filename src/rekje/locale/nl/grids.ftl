grids-faces = De vlakken { $faces } kunnen niet: elk bestaat uit letters van de letterset en komt maar één keer voor, hooguit 64 samen.
grids-face = Dit rooster kent het vlak “{ $face }” niet.
grids-cells = Een bord heeft { $count } vakjes in plaats van { $wanted }.
grids-boards = De borden moeten een lijst van borden zijn, niet de tekst van één bord.
grids-time = Het zoeken duurde langer dan mocht.
grids-question = Dit kan niet doorzocht worden: { $why }.
grids-size = De maat moet een paar hele getallen zijn: kolommen en rijen.
