# La page comme application de l’appareil
app-about = La table des jeux de lettres : avec des amis, avec l’ordinateur, ou pour tenir le score d’une partie sur la vraie table.
app-play = Jouer
app-keep = Tenir le score
app-games = Mes parties
