# La pagina come app del dispositivo
app-about = Il tavolo per i giochi da tavolo con le lettere: con gli amici, con il computer, o per tenere i punti di una partita sul tavolo.
app-play = Gioca
app-keep = Tieni i punti
app-games = Le mie partite
