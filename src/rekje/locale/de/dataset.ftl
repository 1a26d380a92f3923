dataset-no-arrow = Für Parquet fehlt noch ein Paket: Installiere „rekje[data]“ mit pip.
dataset-other = In { $folder } liegt ein anderer Datensatz: Nenne mit --out einen anderen Ordner.
dataset-done = { $rows ->
    [one] Ein Zug
   *[other] { $rows } Züge
} aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} (Startzahl { $seed }): { $folder }
