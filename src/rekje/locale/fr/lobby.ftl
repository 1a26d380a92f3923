# Le salon : qui propose une partie, lesquelles regarder, et qui est là
lobby-offers = Jouer avec quelqu’un d’ici
lobby-no-offers = Personne ne cherche de partie en ce moment. Proposez-en une : qui passe par ici peut s’asseoir aussitôt.
lobby-more-offers = { $count ->
    [one] Une autre offre n’est pas affichée.
   *[other] { $count } autres offres ne sont pas affichées.
}
lobby-your-offer = Votre table : { $game }
lobby-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
lobby-range = niveau de { $least } à { $most }
lobby-range-least = niveau { $least } ou plus
lobby-range-most = niveau { $most } ou moins
lobby-watchable = tout le monde peut regarder
lobby-unrated = Pour qui a un niveau, et vous n’en avez pas encore dans ce jeu.
lobby-unfit = Votre niveau de { $rating } ne convient pas.
lobby-join = Participer
lobby-join-which = Participer : { $offer }
lobby-withdraw = Retirer
lobby-withdraw-which = Retirer : { $offer }
lobby-new-offer = Nouvelle offre : { $offer }
lobby-new-offers = { $count } nouvelles offres
lobby-games = À regarder
lobby-no-games = Il n’y a pas de partie à regarder en ce moment.
lobby-more-games = { $count ->
    [one] Une autre partie n’est pas affichée.
   *[other] { $count } autres parties ne sont pas affichées.
}
lobby-watch = Regarder
lobby-watch-which = Regarder : { $game }
lobby-here = Ici en ce moment
lobby-people = { $count ->
    [one] Une personne est ici.
   *[other] { $count } personnes sont ici. Aucune ne montre son nom.
}
lobby-unseen = { $count ->
    [0] Il n’y a personne d’autre.
    [one] Une autre personne est ici, sans nom.
   *[other] { $count } autres personnes sont ici, sans nom.
}
lobby-be-seen = Montrer mon nom
lobby-seen-as = Les autres voient que vous êtes là, { $name }.
lobby-seen-no-more = Plus personne ne voit votre nom ici.
lobby-hide = Ne plus le montrer
lobby-about-who = Masquer ou signaler { $name }
lobby-about-title = { $name } vous importune ?
lobby-mute-more = Masquez { $name } : vous n’en verrez plus rien ici, ni ses messages à aucune table. Personne n’en saura rien. Vous pouvez y revenir sous « Vous et vos appareils ».
lobby-muted-people = Les personnes que vous masquez
lobby-report-more = L’administrateur de ce serveur reçoit : que cela concerne { $name }, ce que cette personne propose ici, le cas échéant, et ce que vous écrivez ci-dessous. { $name } n’en saura rien.
lobby-name-title = Sous quel nom les autres vous connaîtront-ils ?
lobby-name-told = Ils le voient à la table. Vous pouvez le changer sous « Vous et vos appareils ».
lobby-offer-title = Proposer une partie
lobby-offer = Proposer
lobby-tempo-game = { $count } min chacun, + { $added } s par tour
lobby-players = Joueurs
lobby-strength = Pour qui
lobby-strength-any = Tout le monde
lobby-strength-mine = À peu près de mon niveau : de { $least } à { $most }
lobby-let-watch = Tout le monde ici peut regarder
lobby-offer-lives = L’offre tient tant que vous êtes là. Avec des jours par tour, elle tient une semaine.
lobby-other-rules = D’autres règles : créez une table, puis ouvrez-la dans sa salle d’attente.
lobby-off = Ce serveur n’a pas de salon en ce moment. Vous pouvez jouer contre l’ordinateur, ou inviter quelqu’un par un lien.
lobby-word-about = Ici se retrouvent les membres d’un club. Son mot de passe n’est demandé qu’une fois.
lobby-word = Le mot de passe
lobby-word-say = Entrer
