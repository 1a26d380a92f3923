engine-letter = In deze letterset zit geen letter “{ $tile }”.
engine-tile = In deze letterset zit geen steen “{ $tile }”.
engine-square = Het vakje { $square } ligt niet op het bord.
engine-rack = Op een rekje passen hoogstens { $most } stenen, geen { $count }.
engine-letters = De woordenlijst is gemaakt voor { $words } letters, maar de letterset telt er { $letters }.
engine-facts = Met deze spelregels valt niet te rekenen: { $why }.
engine-leaves = Met deze waarden van stenen die op het rekje blijven valt niet te rekenen: { $why }.
engine-leaves-twice = “{ $one }” en “{ $other }” zijn dezelfde stenen: geef hun waarde één keer.
engine-leaves-long = “{ $kept }” heeft meer stenen dan je kunt overhouden: hoogstens { $most }.
engine-leaves-other = Deze waarden voor bewaarde stenen zijn voor de stenen van { $found }, niet voor die van { $wanted }.
engine-no-list = Zetten vinden kan alleen met een woordenlijst, en “any” is er geen.
engine-not-crossing = In { $game } kruisen woorden elkaar niet op een bord: een Position is er niet, een Game wel.
engine-play-command = In dit spel is een zet een opdracht, zoals game.plays()[0].command: geef die aan game.do.
engine-no-playouts = Bij { $game } komt meer kijken dan leggen, ruilen en passen: hele spellen speelt rekje.Game met zijn spelers.
engine-game-over = Het spel is afgelopen: een rekje is leeg, of er is genoeg gepast.
engine-pre-end-bag = Dit kijkt alle trekkingen na met 1 tot { $most } stenen in de pot; daar zouden er nu { $count } in zitten.
engine-pre-end-which = Deze stenen passen allemaal op één rekje: zeg met bag= hoeveel ervan in de pot zitten.
engine-pre-end-buys = In { $game } wordt na het leggen niets getrokken: er zijn geen trekkingen om na te kijken.
engine-pre-end-tiles = Met deze stenen zijn de trekkingen niet na te kijken: { $why }.
engine-player-unknown = Een computerspeler “{ $player }” bestaat niet; kies uit: { $known }.
engine-think-form = “{ $text }” is geen denktijd: geef seconden, zoals 5 (hoogstens { $seconds }), of posities, zoals 60000n (hoogstens { $nodes }).
engine-lexicon-tiles = De woordenlijst { $name } is gemaakt voor andere stenen dan die van de uitgave { $edition }.
engine-board-rows = Het bord telt { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
} in plaats van { $wanted }.
engine-board-row = Rij { $row } van het bord telt { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
} in plaats van { $wanted }.
engine-board-square = Er ligt een steen buiten het bord, dat { $width } kolommen en { $height } rijen heeft.
engine-board-clash = Op { $square } heeft het ene woord { $one } en het andere { $other }.
engine-cgp-empty = In deze tekst staat geen stelling.
engine-cgp-game = CGP beschrijft stellingen van spellen waarin woorden elkaar op een bord kruisen; bij { $game } is dat niet zo.
engine-cgp-number = Stelling { $number } is er niet: het bestand telt er { $count }.
engine-cgp-whole = --move en --rack zijn voor hele spellen; in CGP staan geen zetten, en het rekje staat erin.
engine-rack-unknown = De stenen van { $name } zijn hier niet bekend; geef ze met --rack LETTERS.
engine-rack-hidden = De stenen op dit rekje zijn niet bekend, dus de zetten ook niet.
engine-rack-box = Op dat rekje kan geen “{ $tile }” (meer) staan: zo veel zitten er niet in de doos.
engine-best-over = Het spel is uit: niemand is meer aan zet; met --move { NUMBER($last, useGrouping: 0) } zie je de stelling vóór de laatste.
engine-best-move = Een zet { NUMBER($number, useGrouping: 0) } is er niet: het spel heeft er { $count }.
engine-best-none = Geen zet mogelijk: ruil of pas.
engine-best-gain = Winst
engine-best-working = Aan het nadenken…
engine-best-gain-is = Winst: wat een zet bij doorspelen oplevert; waar het spel bijna beslist is, telt een punt weinig.
engine-best-think = Bij { $game } worden zetten niet gewogen door verder te spelen; --think geldt waar woorden elkaar kruisen.
engine-best-think-by = Kies --think of --by: samen gaan ze niet.
engine-best-broken = Zet { $turn } van het verslag breekt regel { $rule }: { $message }
engine-best-more = { $count ->
    [one] … en nog één zet.
   *[other] … en nog { $count } zetten.
}
engine-perft-counting = Aan het tellen
engine-selfplay-playing = Bezig
engine-selfplay-seats = Aan een spel doen { $least } tot { $most } spelers mee, geen { $count }.
engine-selfplay-speed = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} in { $seconds } s: { $speed } spellen per seconde (seed { $seed }).
engine-selfplay-seat = { $player }: score gemiddeld { $mean }, { $wins } gewonnen, { $shared } gelijk.
engine-selfplay-lost = { $player } verloor { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}: { $why }.
engine-bench-what = { $positions ->
    [one] { $positions } stelling
   *[other] { $positions } stellingen
} met { $plays ->
    [one] { $plays } zet
   *[other] { $plays } zetten
}.
engine-bench-one = Eén kern: { $positions_per_second } stellingen en { $plays_per_second } zetten per seconde ({ $plays_ms } ms per stelling); { $best_per_second } beste zetten per seconde ({ $best_ms } ms per zet).
engine-bench-all = Alle kernen: { $positions_per_second_all_cores } stellingen per seconde.
engine-bench-walks = { $positions } stellingen: de langste slang in { $median_ms } ms (mediaan), negen van de tien binnen { $p90_ms } ms, alle binnen { $most_ms } ms; bewezen in { $proven }, gemiddeld { $letters } letters met { $new_tiles } nieuwe stenen.
engine-bench-no-walks = Met deze stenen zijn geen stellingen te spelen.
engine-walks-none = Geen slang mogelijk: pas.
engine-walks-proven = Bewezen: langer kan niet.
engine-walks-cut-short = Niet tot het einde gezocht: er kunnen woorden zijn van hooguit { $bound } letters.
engine-player-other-game = “{ $player }” doet in dit spel niet mee; er zijn: { $known }.
engine-best-drawing = De stenen worden nog getrokken: er is nog niemand aan de beurt.
engine-lays-none = Er is geen letter te leggen waarmee een nieuw woord ontstaat: leg een blanco steen of geef een letter vrij.
engine-lays-cut-short = Niet tot het einde gezocht: misschien kan het beter.
engine-lays-words = { $count ->
    [one] Eén nieuw woord ligt er al, om op te schrijven of voor te kloppen: { $words }
   *[other] { $count } nieuwe woorden liggen er al, om op te schrijven of voor te kloppen: { $words }
}
engine-bench-box = De doos heeft { $most } letters: neem er minder voor op tafel of op het rekje.
engine-bench-words = { $count } borden: alle woorden in { $median_ms } ms (mediaan), negen van de tien binnen { $p90_ms } ms, alle binnen { $most_ms } ms; gemiddeld { $mean } woorden.
engine-bench-best = De beste letter in { $median_ms } ms (mediaan), negen van de tien binnen { $p90_ms } ms, alle binnen { $most_ms } ms; gemiddeld { $mean } nieuwe woorden.
