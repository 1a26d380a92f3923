dataset-no-arrow = Parquet needs one more package: install “rekje[data]” with pip.
dataset-other = { $folder } holds another data set: name another folder with --out.
dataset-done = { $rows ->
    [one] One turn
   *[other] { $rows } turns
} of { $games ->
    [one] one game
   *[other] { $games } games
} (seed { $seed }): { $folder }
