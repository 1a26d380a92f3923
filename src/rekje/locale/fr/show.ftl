## Une table sur un stream ou un projecteur.

show-title = Table : { $names }
show-waiting = La partie commence dès que tout le monde est là.
show-no-table = Cette table n’existe pas, ou le lien ne fonctionne plus.
