grids-faces = Die Würfelseiten { $faces } gehen nicht: Jede besteht aus Buchstaben des Buchstabensatzes und kommt nur einmal vor, höchstens 64 zusammen.
grids-face = Dieses Raster kennt die Seite „{ $face }“ nicht.
grids-cells = Ein Brett hat { $count } Zellen statt { $wanted }.
grids-boards = Die Bretter müssen eine Liste von Brettern sein, nicht der Text eines einzigen.
grids-time = Die Suche hat länger gedauert als erlaubt.
grids-question = Das lässt sich nicht durchsuchen: { $why }.
grids-size = Die Größe muss ein Paar ganzer Zahlen sein: Spalten und Zeilen.
