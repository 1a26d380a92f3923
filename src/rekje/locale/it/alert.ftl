# Essere avvisati a pagina chiusa
alert-title-turn = Tocca a te
alert-title-answer = Una mossa aspetta la tua risposta
alert-title-vote = Si chiede il tuo voto
alert-title-reminder = Il tuo tempo sta per finire
alert-title-joined = Il tuo invito è stato accettato
alert-title-begun = La partita è cominciata
alert-title-over = La partita è finita
alert-with = { $game } con { $names }
alert-until = { $about }, fino al { $when }
alert-endpoint = Questo non è l’indirizzo di un servizio di notifiche: deve cominciare con https e portare all’internet pubblico.
alert-keys = Le chiavi del browser sono rovinate. Disattiva gli avvisi in questo browser e riattivali.
alert-zone = «{ $zone }» non è un fuso orario noto a questo server; si scrive come Europe/Brussels.
alert-address = «{ $address }» non è un indirizzo come anna@example.org.
alert-no-mail = Questo server non manda e-mail.
alert-asked = Nell’ultima ora è già stato mandato un link a { $address }. Guarda lì, o riprova più tardi.
alert-token = Questo link non vale più. Chiedine uno nuovo in «Avvisi».
alert-mail-ask-subject = Avvisi di Rekje a questo indirizzo?
alert-mail-ask =
    Qualcuno che gioca su { $site } vorrebbe ricevere un avviso a questo indirizzo quando è il suo turno.

    Se sei tu, apri questo link:
    { $link }

    Se non sei tu, non fare nulla: non arriverà altro.
alert-mail-stop =
    Per non ricevere più queste e-mail:
    { $link }
alert-settings = Avvisi
alert-intro = Anche a pagina chiusa puoi ricevere un avviso quando una partita ti aspetta.
alert-here = Avvisami su questo dispositivo, anche a pagina chiusa
alert-here-secure = I browser lo permettono solo a un indirizzo sicuro (https), e questo non lo è. Finché la pagina è aperta ti avvisano il titolo e l’icona, e se vuoi un suono.
alert-here-missing = Questo browser non sa farlo. Su iPhone e iPad si può quando Rekje è nella schermata Home (Condividi, Aggiungi a Home).
alert-here-denied = Le notifiche di questa pagina sono bloccate. Permettile nelle impostazioni del browser per questa pagina.
alert-here-failed = Il browser non ha raggiunto il suo servizio di notifiche. Riprova più tardi.
alert-this-table = Avvisami per questo tavolo
alert-quiet = Ore di silenzio
alert-quiet-on = Di notte nessun avviso
alert-quiet-from = dalle
alert-quiet-to = alle
alert-quiet-zone = Secondo l’ora di { $zone }.
alert-mail = E-mail
alert-mail-address = Indirizzo e-mail
alert-mail-send = Manda lì un link
alert-mail-waits = Apri il link mandato a { $address }. Fino ad allora lì non arriva nulla.
alert-mail-on = Le e-mail vanno a { $address }, al massimo una per turno.
alert-mail-off = Basta e-mail
alert-install = Installa Rekje su questo dispositivo
alert-confirm-title = Avvisi per e-mail
alert-confirm-text = Quando una partita ti aspetta, un’e-mail va all’indirizzo a cui hai ricevuto questo link.
alert-confirm = Sì, mandatemi e-mail
alert-confirmed = Fatto. Riceverai un’e-mail quando una partita ti aspetta.
alert-stop-title = Basta e-mail
alert-stop-text = Rekje non manderà più nulla al tuo indirizzo. Le tue partite restano come sono.
alert-stop = Ferma le e-mail
alert-stopped = Fatto. Non arriverà più nulla.
alert-no-link = Questa pagina va con il link di un’e-mail. Apri il link intero.
