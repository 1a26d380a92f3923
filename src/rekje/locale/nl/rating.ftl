rating-opponent = { $player }: { $how }
rating-opponent-rated = { $player } ({ $rating }): { $how }
rating-opponent-even = { $player } ({ $rating }, aan jou gewaagd): { $how }
rating-equal = Net zo sterk als jij, nu { $player }
rating-equal-newcomer = { $player }, om mee te beginnen
rating-own = Je speelsterkte in dit spel is { $rating }, na { $games ->
    [one] 1 spel
   *[other] { $games } spellen
} tegen computers. Aan jou gewaagd: { $player }.
rating-scale = De getallen geven de speelsterkte (rating): wie 200 hoger staat, wint drie van de vier spellen.
rating-after = Je speelsterkte in { $game } is nu { $rating }. Aan jou gewaagd: { $player }.
rating-players = Computerspelers
rating-name = naam
rating-rating = speelsterkte
rating-plays = hoe hij speelt
