# Una persona: nome, dispositivi, vie per tornare, che cosa sa il server
me-intro = Né account, né e-mail, né password: sei un nome su questo dispositivo, finché non vuoi di più.
me-nobody = Qualcuno senza nome
me-name-save = Salva questo nome
me-name-kept = Il nome è salvato.
me-devices = I tuoi dispositivi
me-devices-one = Le tue partite sono solo su questo dispositivo. Aggiungine un altro: le partite, la forza e le impostazioni ti seguono.
me-device-here = questo dispositivo
me-device-unnamed = Un dispositivo
me-device-seen = visto il { $when }
me-device-name = Come si chiama questo dispositivo
me-device-add = Aggiungi un dispositivo
me-device-remove = Togli { $name }
me-device-remove-short = Togli
me-device-remove-title = Togliere { $name }?
me-device-ask = Si scollega subito, e qui non può più entrare da nessuna parte.
me-device-ask-here = Questo browser non ti conoscerà più. Per tornare serve un codice da un altro tuo dispositivo, il codice di recupero o una passkey.
me-have = Gioco già su un altro dispositivo
me-add-title = Giocare anche su un altro dispositivo
me-add-how = Inquadra questo con l’altro dispositivo; oppure apri lì l’indirizzo e scrivi il codice.
me-code-is = Codice: { $code }
me-code-lasts = Vale ancora { $time }, una volta sola.
me-code-careful = Chi lo scrive gioca al posto tuo, con tutte le tue partite: non mostrarlo a nessun altro.
me-code-gone = Questo codice non vale più.
me-code-new = Un codice nuovo
me-added = { $name } è stato aggiunto. Se non è tuo, toglilo subito.
me-recovery = Codice di recupero
me-recovery-what = Un codice su carta ti fa tornare quando hai perso tutti i dispositivi.
me-recovery-made = Creato il { $when }. Non si può mostrare di nuovo.
me-recovery-make = Crea un codice di recupero
me-recovery-anew = Crea un nuovo codice di recupero
me-recovery-ask = Creare un nuovo codice di recupero?
me-recovery-ask-more = Quello che hai su carta non varrà più nulla.
me-recovery-once = Si vede solo questa volta: stampalo o scrivilo.
me-recovery-paper = Codice di recupero di { $name }
me-recovery-paper-how = Su un dispositivo nuovo apri { $url } e scrivi questo codice. Chi lo ha, ha tutte le tue partite: tienilo dove tieni le chiavi.
me-print = Stampa
me-passkeys = Passkey
me-passkeys-what = Con una passkey torni con l’impronta, il viso o un PIN. La conserva il tuo telefono o computer.
me-passkey-make = Crea una passkey
me-passkey-made = creata il { $when }
me-passkey-used = usata il { $when }
me-passkey-remove-title = Togliere la passkey «{ $name }»?
me-passkey-ask = Con essa non torna più nessuno. Il tuo telefono o computer la elenca ancora, finché non la cancelli lì.
me-passkeys-not-here = Le passkey funzionano solo a un indirizzo https. Tutto il resto funziona anche qui: aggiungi dispositivi con un codice, e stampa un codice di recupero.
me-passkey-none = Non è stata creata nessuna passkey.
me-passkey-not-used = Non è stata usata nessuna passkey.
me-muted = Persone silenziate
me-muted-what = Quello che scrivono non lo vedi a nessun tavolo, e nella sala d’incontro non vedi niente di loro. Non lo vengono a sapere.
me-muted-nobody = Non hai silenziato nessuno. Chi ti disturba si può silenziare al tavolo, sotto Chat, o nella sala d’incontro.
me-unmute = Riattiva
me-unmute-who = Riattiva { $name }
me-unmuted = Vedi di nuovo quello che scrive { $name }.
me-data = Tutto su di te
me-data-what = Tutto ciò che questo server sa di te, in un file: le partite, ciò che hai scritto, i dispositivi e le impostazioni. Oppure cancella tutto.
me-data-get = Salva il file
me-delete = Cancellami
me-delete-title = Vuoi davvero cancellarti?
me-ask-forget = Un tavolo a cui non siede nessuno tranne te sparisce del tutto, con la partita, anche per chi guardava. Agli altri tavoli la partita resta per chi gioca, ma si tolgono il tuo nome, il tuo posto e ciò che hai scritto; se il tavolo l’avevi fatto tu, d’ora in poi se ne occupa un altro giocatore. Dove guardavi soltanto, per gli altri non cambia nulla. Se ne vanno anche i tuoi numeri e le parole che studi. Non si può annullare.
me-delete-more = Anche i dispositivi, le passkey e il codice di recupero vengono dimenticati, ovunque.
me-deleted = Qui non resta più nulla di te.

# Un altro dispositivo
me-join-title = Giocare a tuo nome su questo dispositivo
me-join-code = Codice
me-join-how = Su un tuo dispositivo apri nel menu «Tu e i tuoi dispositivi» e poi «Aggiungi un dispositivo»: mostra un codice di otto lettere e cifre. Va bene anche un codice di recupero.
me-join-wrong = Un codice ha otto lettere e cifre, un codice di recupero ventiquattro.
me-join-invitation = Queste otto cifre sono il codice di un invito: vanno scritte nella pagina «Ho un link o un codice».
me-join-next = Avanti
me-join-passkey = Con una passkey
me-join-ask = Sei { $name }?
me-join-games = { $count ->
    [0] Ancora nessuna partita.
    [one] Una partita.
   *[other] { $count } partite.
}
me-join-devices = Dispositivi: { $names }.
me-join-what = D’ora in poi questo browser è di { $name }: tutti i dispositivi di { $name } vedono e giocano le stesse partite.
me-join-own = { $count ->
    [one] Anche la partita di questo browser diventa di { $name }. Non si può annullare.
   *[other] Anche le { $count } partite di questo browser diventano di { $name }. Non si può annullare.
}
me-join-own-devices = { $count ->
    [one] E con esse un altro dispositivo che ora è tuo.
   *[other] E con esse altri { $count } dispositivi che ora sono tuoi.
}
me-join-stranger = Se qualcuno ti ha mandato qui e non sei tu, non andare avanti: vedrebbe le tue partite e giocherebbe per te.
me-join-yes = Sì, sono io
me-join-same = Questo browser è già di { $name }.
me-joined = Questo browser ora è di { $name }.
me-to-games = Alle mie partite
me-to-table = Al tavolo
