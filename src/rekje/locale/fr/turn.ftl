turn-other = C’est à { $name } de jouer.
turn-not-in-game = Ce joueur ne participe plus à la partie.
turn-game-over = La partie est terminée.
turn-not-now = Ce n’est pas le moment ; on peut : { $allowed }.
turn-time-left = Le temps de réflexion n’est pas encore écoulé.
turn-time-over = Le temps est écoulé : ce tour est passé.
turn-no-vacation = Vous n’êtes pas en vacances.
turn-on-vacation = Vous êtes déjà en vacances : revenez d’abord.
turn-vacation-short = { $left ->
    [0] Il ne vous reste aucun jour de vacances.
    [one] Il ne vous reste qu’un jour de vacances.
   *[other] Il ne vous reste que { $left } jours de vacances.
}
turn-rack-long = Pour { $name }, le chevalet porte au plus { $most } jetons.
turn-rack-other = { $name } avait d’autres jetons que ceux indiqués ici.
turn-rack-size = D’après ce qui a été joué et tiré, { $name } a { $count ->
    [one] 1 jeton
   *[other] { $count } jetons
}, et non { $told }.
turn-rack-empty = { $name } ne peut pas être sans jetons : d’après ce qui a été joué et tiré, il doit en rester { $count }.
turn-draws-missing = Les jetons tirés dans ce relevé ne correspondent pas aux coups.
turn-draws-impossible = D’après ce relevé, on a tiré un jeton qui n’était plus dans le sac.
turn-draws-shuffle = Les jetons tirés ne sont pas ceux du mélange annoncé.
turn-proof-broken = La preuve du mélange ne tient pas : le secret ne correspond pas à l’empreinte montrée d’avance.
turn-proof-other = Ce n’est pas le mélange de l’empreinte demandée : le relevé en porte une autre.
turn-proof-none = Le relevé n’a pas de preuve de son mélange : ce n’est donc pas celui de cette empreinte.
turn-too-much = C’est trop à chercher d’un coup : nommez moins de mots ou de plus courts, ou dites où ils se trouvent.
