dataset-no-arrow = Voor Parquet is nog een pakket nodig: installeer “rekje[data]” met pip.
dataset-other = In { $folder } staat een andere dataset: noem met --out een andere map.
dataset-done = { $rows ->
    [one] Eén beurt
   *[other] { $rows } beurten
} uit { $games ->
    [one] één spel
   *[other] { $games } spellen
} (seed { $seed }): { $folder }
