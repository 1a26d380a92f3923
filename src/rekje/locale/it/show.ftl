## Un tavolo in diretta o su un proiettore.

show-title = Il tavolo di { $names }
show-waiting = La partita comincia appena ci sono tutti.
show-no-table = Questo tavolo non c’è, o il link non vale più.
