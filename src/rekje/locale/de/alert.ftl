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
