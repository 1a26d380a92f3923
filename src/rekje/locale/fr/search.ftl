# Les mots et les coups que cet appareil trouve lui-même, et le plateau d’analyse
search-entry = Analyse
search-title = Plateau d’analyse
search-more = Posez une position et voyez ce qui peut être joué. Cet appareil vérifie les mots et trouve les coups lui-même, même sans connexion.
search-which = Jeu et édition
search-word = Est-ce un mot ?
search-check = Vérifier
search-is-word = { $word } est dans la liste de mots.
search-no-word = { $word } n’est pas dans la liste de mots.
search-loading = { $size } Mo de mots se chargent, une seule fois. Ils restent sur cet appareil.
search-preparing = Les mots se préparent…
search-none = La page de ce serveur ne sait pas chercher elle-même.
search-not-given = Cette liste de mots reste sur son serveur.
search-failed = La recherche sur cet appareil s’est arrêtée ; rechargez la page.
search-lay = Poser
search-player = Votre coup
search-undo = Reprendre
search-clear = Vider le plateau
search-rack = Chevalet, ? pour un joker
search-rack-wrong = La boîte n’a pas un tel chevalet.
search-plays = { $count ->
    [0] Aucun coup valable
    [one] Un coup valable
   *[other] { $count } coups valables, le meilleur d’abord
  }
search-plays-hint = Tapez un chevalet : ses coups apparaissent ici.
search-here = Plateau d’analyse
search-words-here = Vérifier un mot
