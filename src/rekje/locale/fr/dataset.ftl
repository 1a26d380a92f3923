dataset-no-arrow = Pour Parquet, il faut un paquet de plus : installez « rekje[data] » avec pip.
dataset-other = { $folder } contient un autre jeu de données : indiquer un autre dossier avec --out.
dataset-done = { $rows ->
    [one] Un tour
   *[other] { $rows } tours
} de { $games ->
    [one] une partie
   *[other] { $games } parties
} (graine { $seed }) : { $folder }
