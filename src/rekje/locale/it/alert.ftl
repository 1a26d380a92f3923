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
    Qualcuno che gioca su { $site } vorrebbe essere avvisato a questo indirizzo quando è il suo turno.

    Se sei tu, apri questo link:
    { $link }

    Se non sei tu, non fare nulla: non arriverà altro.
alert-mail-stop =
    Per non ricevere più queste e-mail:
    { $link }
