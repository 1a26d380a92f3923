# Come sono state pescate le tessere di una partita finita
shuffle-checking = Si controlla come sono state pescate le tessere…
shuffle-kept = Le tessere sono state pescate come promesso prima della partita.
shuffle-unseen = Le tessere derivano dall’impronta, ma questo browser l’ha vista solo a partita iniziata: non sa se esisteva già prima.
shuffle-left-out = Le tessere derivano dall’impronta, ma senza la parte di questo browser: è arrivata troppo tardi o è stata omessa.
shuffle-changed = Non è ciò che era stato promesso prima della partita: l’impronta mostrata allora era un’altra.
shuffle-broken = Le tessere non sono state pescate come promesso: non derivano dal segreto e dalle parti di tutti.
shuffle-commitment = Impronta (SHA-256) del segreto del server
shuffle-promised = Impronta che questo browser ha visto prima della partita
shuffle-part = Parte di { $name }
shuffle-no-part = nessuna
shuffle-secret = Il segreto del server
