# Segnare i punti di una partita sul tavolo
keep-line-twice = Questa riga è già scritta.
keep-no-line = Questa riga non c’è (più) nel segnapunti.
keep-full = Un segnapunti ha al massimo { $most } righe.
keep-no-book = A questo tavolo nessuno segna i punti.
