## Ein Tisch im Stream oder auf dem Beamer.

show-title = Der Tisch von { $names }
show-waiting = Die Partie beginnt, sobald alle da sind.
show-no-table = Diesen Tisch gibt es nicht, oder der Link gilt nicht mehr.
