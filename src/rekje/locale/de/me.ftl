# Ein Mensch: Name, Geräte, Wege zurück, was der Server weiß
me-intro = Kein Konto, keine E-Mail, kein Passwort: Du bist ein Name auf diesem Gerät, bis du mehr möchtest.
me-nobody = Jemand ohne Namen
me-name-save = Namen speichern
me-name-kept = Dein Name ist gespeichert.
me-devices = Deine Geräte
me-devices-one = Deine Partien sind nur auf diesem Gerät. Füge ein weiteres hinzu, und deine Partien, deine Spielstärke und deine Einstellungen kommen mit.
me-device-here = dieses Gerät
me-device-unnamed = Ein Gerät
me-device-seen = zuletzt gesehen { $when }
me-device-name = Wie dieses Gerät heißt
me-device-add = Gerät hinzufügen
me-device-remove = { $name } entfernen
me-device-remove-short = Entfernen
me-device-remove-title = { $name } entfernen?
me-device-ask = Die Verbindung wird sofort getrennt, und das Gerät hat hier keinen Zugang mehr.
me-device-ask-here = Dieser Browser kennt dich dann nicht mehr. Ein Code von einem anderen deiner Geräte, dein Wiederherstellungscode oder ein Passkey bringt dich zurück.
me-have = Ich spiele schon auf einem anderen Gerät
me-add-title = Auch auf einem anderen Gerät spielen
me-add-how = Scanne das mit dem anderen Gerät; oder öffne dort die Adresse und tippe den Code.
me-code-is = Code: { $code }
me-code-lasts = Noch { $time } gültig, einmal.
me-code-careful = Wer ihn eingibt, spielt an deiner Stelle, mit allen deinen Partien: Zeig ihn sonst niemandem.
me-code-gone = Dieser Code gilt nicht mehr.
me-code-new = Ein neuer Code
me-added = { $name } ist hinzugefügt. Gehört das nicht dir, entferne es jetzt.
me-recovery = Wiederherstellungscode
me-recovery-what = Ein Code auf Papier bringt dich zurück, wenn alle deine Geräte weg sind.
me-recovery-made = Gemacht am { $when }. Er lässt sich nicht noch einmal zeigen.
me-recovery-make = Wiederherstellungscode machen
me-recovery-anew = Neuen Wiederherstellungscode machen
me-recovery-ask = Einen neuen Wiederherstellungscode machen?
me-recovery-ask-more = Der auf deinem Papier ist dann nichts mehr wert.
me-recovery-once = Du siehst ihn nur dieses eine Mal: Druck ihn aus oder schreib ihn auf.
me-recovery-paper = Wiederherstellungscode von { $name }
me-recovery-paper-how = Öffne auf einem neuen Gerät { $url } und tippe diesen Code. Wer ihn hat, hat alle deine Partien: Verwahr ihn wie einen Schlüssel.
me-print = Drucken
me-passkeys = Passkeys
me-passkeys-what = Mit einem Passkey kommst du per Fingerabdruck, Gesicht oder PIN zurück. Dein Telefon oder Computer verwahrt ihn.
me-passkey-make = Passkey machen
me-passkey-made = gemacht am { $when }
me-passkey-used = zuletzt benutzt { $when }
me-passkey-remove-title = Den Passkey „{ $name }“ entfernen?
me-passkey-ask = Niemand kommt mehr damit zurück. Dein Telefon oder Computer führt ihn noch auf, bis du ihn dort löschst.
me-passkeys-not-here = Browser haben Passkeys nur unter einem Namen mit https. Alles andere geht auch hier: Füge Geräte mit einem Code hinzu, und druck einen Wiederherstellungscode aus.
me-passkey-none = Es wurde kein Passkey gemacht.
me-passkey-not-used = Es wurde kein Passkey benutzt.
me-muted = Wen du nicht hörst
me-muted-what = Was diese Leute sagen, wird dir an keinem Tisch gezeigt, und in der Lobby siehst du nichts von ihnen. Sie erfahren es nicht.
me-muted-nobody = Niemand ist stummgeschaltet. Wer dich stört, lässt sich am Tisch unter Chat oder in der Lobby stummschalten.
me-unmute = Nicht mehr stumm
me-unmute-who = { $name } nicht mehr stummschalten
me-unmuted = Du hörst { $name } wieder.
me-data = Alles über dich
me-data-what = Alles, was dieser Server über dich weiß, in einer Datei: deine Partien, was du gesagt hast, deine Geräte und Einstellungen. Oder weg damit.
me-data-get = Datei speichern
me-delete = Mich löschen
me-delete-title = Möchtest du dich wirklich löschen?
me-ask-forget = Ein Tisch, an dem niemand sitzt außer dir, verschwindet ganz, samt der Partie, auch für Zuschauer. An anderen Tischen bleibt die Partie für alle, die dort spielen, aber dein Name, dein Platz und was du dort gesagt hast, werden entfernt; hast du den Tisch gemacht, kümmert sich fortan ein anderer Spieler darum. Wo du nur zugeschaut hast, ändert sich für die anderen nichts. Auch deine Zahlen und die Wörter, die du lernst, werden gelöscht. Das lässt sich nicht rückgängig machen.
me-delete-more = Auch deine Geräte, Passkeys und dein Wiederherstellungscode werden überall vergessen.
me-deleted = Hier ist nichts mehr von dir.

# Noch ein Gerät
me-join-title = Auf diesem Gerät als du selbst spielen
me-join-code = Code
me-join-how = Öffne auf einem deiner Geräte im Menü „Du und deine Geräte“ und dann „Gerät hinzufügen“: Es zeigt einen Code aus acht Buchstaben und Ziffern. Ein Wiederherstellungscode passt hier auch.
me-join-wrong = Ein Code hat acht Buchstaben und Ziffern, ein Wiederherstellungscode vierundzwanzig.
me-join-invitation = Diese acht Ziffern sind der Code einer Einladung: Sie gehören auf die Seite „Ich habe einen Link oder einen Code“.
me-join-next = Weiter
me-join-passkey = Mit einem Passkey
me-join-ask = Bist du { $name }?
me-join-games = { $count ->
    [0] Noch keine Partien.
    [one] Eine Partie.
   *[other] { $count } Partien.
}
me-join-devices = Bekannt auf: { $names }.
me-join-what = Dieser Browser gehört dann zu { $name }: Alle Geräte von { $name } sehen und spielen dieselben Partien.
me-join-own = { $count ->
    [one] Die Partie dieses Browsers gehört dann auch zu { $name }. Das lässt sich nicht rückgängig machen.
   *[other] Die { $count } Partien dieses Browsers gehören dann auch zu { $name }. Das lässt sich nicht rückgängig machen.
}
me-join-own-devices = { $count ->
    [one] Ebenso ein anderes Gerät, das jetzt dir gehört.
   *[other] Ebenso { $count } andere Geräte, die jetzt dir gehören.
}
me-join-stranger = Hat dich jemand hierhergeschickt und du bist das nicht, geh nicht weiter: Sonst sieht man dort deine Partien und spielt für dich.
me-join-yes = Ja, das bin ich
me-join-same = Dieser Browser gehört schon zu { $name }.
me-joined = Dieser Browser gehört jetzt zu { $name }.
me-to-games = Zu meinen Partien
me-to-table = Zum Tisch
