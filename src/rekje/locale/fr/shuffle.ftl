# Comment les jetons d’une partie finie ont été tirés
shuffle-checking = Vérification du tirage…
shuffle-kept = Les jetons ont été tirés comme promis avant la partie.
shuffle-unseen = Les jetons découlent de l’empreinte, mais ce navigateur ne l’a vue qu’une fois la partie commencée : il ne sait pas si elle existait avant.
shuffle-left-out = Les jetons découlent de l’empreinte, mais sans la part de ce navigateur : elle est arrivée trop tard ou a été omise.
shuffle-changed = Ce n’est pas ce qui avait été promis avant la partie : l’empreinte montrée alors était une autre.
shuffle-broken = Les jetons n’ont pas été tirés comme promis : ils ne découlent pas du secret et des parts de chacun.
shuffle-commitment = Empreinte (SHA-256) du secret du serveur
shuffle-promised = Empreinte que ce navigateur a vue avant la partie
shuffle-part = Part donnée par { $name }
shuffle-no-part = aucune
shuffle-secret = Le secret du serveur
