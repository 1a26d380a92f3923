rating-opponent = { $player }: { $how }
rating-opponent-rated = { $player } ({ $rating }): { $how }
rating-opponent-even = { $player } ({ $rating }, al tuo livello): { $how }
rating-equal = Forte quanto te, per ora { $player }
rating-equal-newcomer = { $player }, per cominciare
rating-own = Il tuo punteggio di forza in questo gioco è { $rating }, dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
} contro il computer. Al tuo livello: { $player }.
rating-scale = I numeri dicono la forza: chi ne ha 200 in più vince tre partite su quattro.
rating-after = Il tuo punteggio di forza a { $game } è ora { $rating }. Al tuo livello: { $player }.
rating-players = Computer
rating-name = nome
rating-rating = forza
rating-plays = come gioca
