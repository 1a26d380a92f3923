own-woordenspel-screen-bag = { $count ->
    [0] Le couvercle est vide
    [one] { $count } dans le couvercle
   *[other] { $count } dans le couvercle
}
own-letter-screen-bag = { $count ->
    [0] Toutes les lettres sont tirées
    [one] 1 pièce encore retournée
   *[other] { $count } pièces retournées
}
own-woordenspel-screen-unseen-title = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
} que vous ne voyez pas, dont { $bag } dans le couvercle
own-woordenspel-screen-hint-none = Aucun mot n’est possible : achetez ou passez.
own-woordenspel-screen-help-play = 8H MAIN pose MAIN à partir de H8 vers la droite, H8 MAIN vers le bas. Vous voyez d’abord ce que cela rapporte ; Entrée le joue. Seules les lettres posées maintenant comptent.
own-koning-screen-about-overtime = tours sautés par minute entamée en trop
own-koning-screen-bag = { $count ->
    [0] Le sac est vide
    [one] { $count } jeton dans le sac
   *[other] { $count } jetons dans le sac
}
own-koning-screen-unseen-title = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} que vous ne voyez pas, dont { $bag } dans le sac
