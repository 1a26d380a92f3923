# Bescheid bekommen, wenn die Seite zu ist
alert-title-turn = Du bist am Zug
alert-title-answer = Ein Zug wartet auf deine Antwort
alert-title-vote = Deine Stimme ist gefragt
alert-title-reminder = Deine Zeit läuft bald ab
alert-title-joined = Deine Einladung wurde angenommen
alert-title-begun = Die Partie hat begonnen
alert-title-over = Die Partie ist zu Ende
alert-with = { $game } mit { $names }
alert-until = { $about }, bis { $when }
alert-endpoint = Das ist keine Adresse eines Push-Dienstes: Sie muss mit https beginnen und ins öffentliche Internet führen.
alert-keys = Die Schlüssel des Browsers sind beschädigt. Schalte die Mitteilungen in diesem Browser aus und wieder ein.
alert-zone = „{ $zone }“ ist keine Zeitzone, die dieser Server kennt; man schreibt eine wie Europe/Brussels.
alert-address = „{ $address }“ ist keine E-Mail-Adresse wie anna@example.org.
alert-no-mail = Dieser Server verschickt keine E-Mails.
alert-asked = In der letzten Stunde ging schon ein Link an { $address }. Sieh dort nach, oder versuche es später noch einmal.
alert-token = Dieser Link gilt nicht mehr. Unter „Mitteilungen“ bekommst du einen neuen.
alert-mail-ask-subject = Mitteilungen von Rekje an diese Adresse?
alert-mail-ask =
    Jemand, der auf { $site } spielt, möchte an dieser Adresse erfahren, wenn er oder sie am Zug ist.

    Wenn du das warst, öffne diesen Link:
    { $link }

    Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere E-Mail.
alert-mail-stop =
    Keine solchen E-Mails mehr:
    { $link }
alert-settings = Mitteilungen
alert-intro = Auch wenn die Seite zu ist, kannst du Bescheid bekommen, sobald eine Partie auf dich wartet.
alert-here = Auf diesem Gerät Bescheid geben, auch wenn die Seite zu ist
alert-here-secure = Das erlauben Browser nur an einer sicheren Adresse (https), und diese ist keine. Solange die Seite offen ist, siehst du es an Titel und Symbol, und auf Wunsch hörst du es.
alert-here-missing = Dieser Browser kann das nicht. Auf einem iPhone oder iPad geht es, sobald Rekje auf dem Home-Bildschirm liegt (Teilen, Zum Home-Bildschirm).
alert-here-denied = Mitteilungen dieser Seite sind gesperrt. Erlaube sie in den Einstellungen des Browsers für diese Seite.
alert-here-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Versuche es später noch einmal.
alert-this-table = Bei diesem Tisch Bescheid geben
alert-quiet = Ruhezeit
alert-quiet-on = Nachts keine Mitteilungen
alert-quiet-from = von
alert-quiet-to = bis
alert-quiet-zone = Nach der Uhr in { $zone }.
alert-mail = E-Mail
alert-mail-address = E-Mail-Adresse
alert-mail-send = Einen Link dorthin schicken
alert-mail-waits = Öffne den Link, der an { $address } ging. Bis dahin kommt dort keine E-Mail an.
alert-mail-on = E-Mails gehen an { $address }, höchstens eine für jeden Zug.
alert-mail-off = Keine E-Mails mehr
alert-install = Rekje auf diesem Gerät installieren
alert-confirm-title = Bescheid per E-Mail
alert-confirm-text = Wenn eine Partie auf dich wartet, geht eine E-Mail an die Adresse, an der du diesen Link bekommen hast.
alert-confirm = Ja, schickt mir E-Mails
alert-confirmed = Erledigt. Du bekommst eine E-Mail, wenn eine Partie auf dich wartet.
alert-stop-title = Keine E-Mails mehr
alert-stop-text = An deine Adresse gehen keine E-Mails von Rekje mehr. Deine Partien bleiben, wie sie sind.
alert-stop = E-Mails abbestellen
alert-stopped = Erledigt. Es kommen keine E-Mails mehr.
alert-no-link = Diese Seite gehört zu einem Link in einer E-Mail. Öffne den ganzen Link.
