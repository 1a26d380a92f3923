dataset-no-arrow = Per Parquet serve un pacchetto in più: installa «rekje[data]» con pip.
dataset-other = { $folder } contiene un altro insieme di dati: indica un’altra cartella con --out.
dataset-done = { $rows ->
    [one] Un turno
   *[other] { $rows } turni
} di { $games ->
    [one] una partita
   *[other] { $games } partite
} (seme { $seed }): { $folder }
