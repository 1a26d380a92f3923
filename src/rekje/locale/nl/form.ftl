form-place = Regel { NUMBER($line, useGrouping: 0) }, kolom { NUMBER($column, useGrouping: 0) }: { $problem }
form-file-missing = Het bestand { $file } bestaat niet.
form-file-unreadable = { $file } is niet te lezen ({ $reason }).
form-file-unwritable = { $file } is niet te schrijven ({ $reason }).
form-file-same = “{ $file }” wordt zelf gelezen; geef wat geschreven wordt een andere naam.
form-system-missing = zo’n bestand of map is er niet
form-system-forbidden = dat mag niet
form-system-folder = het is een map
form-system-no-folder = een deel van het pad is geen map
form-system-full = er is geen ruimte meer
form-system-read-only = daar kan niets geschreven worden
form-system-name = zo’n naam kan niet
form-system-closed = de uitvoer is gesloten
form-file-empty = { $file } is leeg.
form-input-empty = De standaardinvoer is leeg.
form-too-large = Het bestand is te groot: meer dan { $most } MB gaat niet.
form-too-deep = Het document is te diep genest: meer dan { $most } niveaus gaat niet.
form-not-utf8 = Dit is geen tekst in UTF-8.
form-not-json = Dit is geen JSON.
form-no-game = Dit is geen spel: een bestand van Rekje is JSON, een GCG-bestand begint met # of >.
form-several = Hier begint nog een verslag: in een bestand staat er één.
form-format = Het formaat “{ $format }” kent Rekje niet; wel { $known }.
form-game-unknown = Een spel “{ $game }” is er niet; wel { $known }.
form-seats = { $game } is voor { $least } tot { $most } spelers, niet voor { $count }.
form-seat = Plaats { $seat } is er niet: de { $seats } plaatsen worden vanaf 0 geteld.
form-name-unseen = In een naam kan alleen staan wat iedereen ziet, met hoogstens { $most } tekens op een letter: kies er een zonder { $char }.
form-name-hurts = Met die naam kwets je anderen: kies een andere, alsjeblieft.
form-name-none = Typ een naam, van hoogstens { $most } tekens.
form-argument = { $name } moet { $wanted ->
    [text] tekst
    [whole] een heel getal
    [amount] een heel getal van minstens 0
    [names] een lijst van namen
    [player] de naam van een computerspeler, of een Player
    [command] een opdracht, zoals Pass(seat=0)
    [words] de naam van een lijst, een pad of een lijst van woorden
    [play] een zet uit de stelling
    [count] een heel getal van minstens 1
    [seat] het nummer van een plaats
    [position] een Position
    [record] een verslag
    [path] een lijst van vakjes (x, y)
    [worths] een tabel van stenen met getallen, of een functie
    [tiles] hoogstens 21 stenen van de letterset, ? voor een blanco,
    [pattern] hoogstens 21 stenen van de letterset, ? voor één letter en * voor willekeurig veel letters,
    [letters] een woord dat je met deze stenen kunt leggen
    [scores] een lijst van punten voor hoogstens zoveel plaatsen als er kunnen meespelen, die aan de beurt voorop,
    [seconds] een aantal seconden boven 0
    [plays] een lijst van zetten uit de stelling
    [leaves] Leaves of “learned”
    [scale] een getal boven 0 en hoogstens 20
    [picture] een pad dat op .svg of .png eindigt
    [rack] een rekje met stenen, want er zijn er meer ongezien dan op één rekje passen,
    [choice] een functie van een zet
    [kind] de naam van een opdracht
    [listed] een lijst van hoogstens 1000 woorden
    [truth] True of False
    [number] een getal
    [positions] een lijst van Positions
    [budget] een Budget
    [threads] een geheel getal van 1 tot 1024
    [place] een plaats zoals 8D of een vakje (x, y)
    [texts] een lijst van teksten
    [file] het pad van een bestand
   *[board] een lijst van rijen of een tabel van vakjes
} zijn.
form-undo = { $count ->
    [0] Er is geen zet om terug te nemen.
    [one] Er is maar één zet om terug te nemen.
   *[other] Er zijn maar { $count } zetten om terug te nemen.
}
form-per-seat = Een lijst per plaats heeft { $seats } waarden nodig, voor elke plaats één, geen { $count }; noem je er maar een paar, gebruik dan een object met de nummers van de plaatsen.
form-move-seat = Zet { NUMBER($move, useGrouping: 0) } is van plaats { $seat }, maar die is er niet: de { $seats } plaatsen worden vanaf 0 geteld.
form-which-or-count = Zet { NUMBER($move, useGrouping: 0) } moet zeggen welke stenen het zijn óf hoeveel.
form-field-missing = In { $where } ontbreekt het veld “{ $what }”.
form-field-unknown = In { $where } staat een veld “{ $what }” dat er niet hoort.
form-field-type = { $where } moet { $expected ->
    [text] tekst
    [whole] een heel getal
    [number] een getal
    [truth] true of false
    [list] een lijst
    [object] een object met velden
    [object-text] tekst of een object met velden
    [list-object] een lijst of een object met velden
    [text-whole] tekst of een heel getal
    [text-truth-whole] tekst, een getal of true of false
   *[other] iets anders
} zijn, niet { $got ->
    [text] tekst
    [whole] een heel getal
    [number] een getal
    [fraction] een gebroken getal
    [truth] true of false
    [list] een lijst
    [object] een object met velden
    [nothing] null
   *[other] iets anders
}.
form-field-length = { $where } moet een lijst van { $count } zijn.
form-field-least = { $where } moet minstens { $least } zijn.
form-field-most = { $where } mag hoogstens { $most } zijn.
form-field-wrong = { $where } klopt niet.
form-value-unknown = “{ $what }” in { $where } is onbekend.
form-option-unknown = De optie “{ $option }” is er niet; wel: { $known }.
form-option-value = De optie { $option } kan niet “{ $value }” zijn; wel: { $allowed }.
form-option-quoted = De optie { $option } staat er als tekst, “{ $value }”: schrijf { $value } zonder aanhalingstekens.
form-at = “{ $text }” is geen plaats voor een woord: schrijf 8D voor horizontaal, D8 voor verticaal.
form-square = “{ $text }” is geen vakje: schrijf de kolom en de rij, zoals H8.
form-tiles-brackets = In “{ $text }” kloppen de haken niet: een steen met twee letters schrijf je als [IJ].
form-rack-tile = Een steen “{ $tile }” heeft dit spel niet.
form-premium-kind = Vakjes “{ $kind }” zijn er niet; wel: { $known }.
form-setup-square = De stelling heeft iets op { $square }, maar het bord telt { $width } kolommen en { $height } rijen.
form-setup-tile = De stelling heeft “{ $tile }” op een vakje, en dat is niet één steen van dit spel.
form-setup-rack = Het rekje { $rack } in de stelling is te vol: meer dan { $most } stenen gaat niet.
form-setup-bag = In de pot van de stelling kunnen niet minder dan 0 stenen zitten.
form-edition-unknown = De uitgave “{ $edition }” is er niet; wel: { $known }.
form-edition-game = De uitgave { $edition } hoort niet bij het spel { $game }.
form-edition-record = Een verslag heeft zijn eigen uitgave: --edition is voor GCG-bestanden en stellingen.
form-edition-letters = De uitgave { $edition } moet 1 tot { $most } letters hebben.
form-edition-letter = De uitgave { $edition } heeft een letter “{ $letter }” die niet kan: het moeten hoofdletters zijn waar ook kleine letters van bestaan.
form-edition-count = In de uitgave { $edition } ligt de waarde of het aantal van de letter { $letter } niet tussen 0 en 1000.
form-edition-rack = In de uitgave { $edition } moeten op een rekje 1 tot 15 stenen passen, en meer dan 100 blanco’s gaat niet.
form-edition-board = Het bord van de uitgave { $edition } moet even lange rijen hebben, hoogstens 21 × 21 vakjes.
form-edition-sign = Op het bord van de uitgave { $edition } staat een teken “{ $sign }” dat niet is uitgelegd; bekend zijn: { $known }
form-edition-premium = In de uitgave { $edition } klopt de premie “{ $sign }” niet: nodig zijn één teken en factoren van 1 tot 9.
form-edition-start = De uitgave { $edition } moet beginvakjes noemen die op haar bord liggen.
form-edition-rule-unknown = De uitgave { $edition } heeft een regel “{ $rule }” die dit spel niet kent.
form-edition-rule-value = In de uitgave { $edition } moet de regel { $rule } een van deze zijn: { $allowed }.
form-cgp-fields = De regel houdt te vroeg op: een stelling heeft de rijen van het bord en de rekjes.
form-cgp-board = “{ $text }” kan niet in een rij staan: daar horen stenen, en het aantal lege vakjes ertussen.
form-cgp-width = Rij { $row } heeft { $width ->
    [one] { $width } vakje
   *[other] { $width } vakjes
} in plaats van { $wanted }.
form-cgp-height = Het bord heeft { $height ->
    [one] { $height } rij
   *[other] { $height } rijen
} in plaats van { $wanted }.
form-cgp-tile = Een steen “{ $tile }” heeft dit spel niet.
form-cgp-rack = “{ $text }” kan niet op een rekje staan: daar horen hoofdletters, ? voor een blanco, en / tussen de rekjes.
form-cgp-rack-long = Op een rekje staan { $count } stenen: meer dan { $most } gaat niet.
form-cgp-scores = “{ $text }” is geen stand: dat zijn getallen met / ertussen.
form-cgp-count = Er { $racks ->
    [one] is { $racks } rekje
   *[other] zijn { $racks } rekjes
}, maar { $scores ->
    [one] { $scores } score
   *[other] { $scores } scores
}.
form-cgp-zeros = “{ $text }” is geen aantal beurten.
form-cgp-operation = Achter “{ $text }” staat geen ;: na de rekjes komen de stand, de beurten zonder punten, en bewerkingen die elk op ; eindigen.
form-gcg-encoding = De codering “{ $encoding }” leest Rekje niet; wel UTF-8 en ISO-8859-1.
form-gcg-line = “{ $text }” is geen regel van een GCG-bestand: die begint met # of >.
form-gcg-pragma = “{ $text }” zegt niets: in een GCG-bestand staat direct achter # een naam, zoals #player1 of #note.
form-gcg-players = Een GCG-bestand noemt zijn spelers, 2 tot { $most }, in #player1, #player2 …
form-gcg-player = “{ $player }” kan hier geen bijnaam zijn: hij ontbreekt, heeft een dubbele punt of is er al, of het nummer is er al.
form-gcg-nick = De speler “{ $nick }” staat niet boven in het bestand.
form-gcg-short = De regel houdt te vroeg op.
form-gcg-rack = “{ $text }” kunnen geen stenen op een rekje zijn: daar horen hoofdletters, en ? voor een blanco.
form-gcg-move = “{ $text }” is geen zet: dat is een plaats zoals 8D, - voor passen, -STENEN voor ruilen of -- voor een teruggenomen zet.
form-gcg-word = “{ $text }” is geen woord: daar horen letters, en . voor letters die er al liggen.
form-gcg-score = “{ $text }” is geen score.
form-gcg-withdrawn = Hier wordt een zet teruggenomen, maar de regel ervoor is geen zet van deze speler.
form-gcg-game = GCG is alleen een formaat voor { $known }; een spel { $game } past er niet in.
form-gcg-tiles = Rekje heeft geen uitgave met de stenen “{ $tiles }”, wel met { $known }; met --edition kun je er een noemen.
form-gcg-board = Op het bord “{ $board }” wordt hier niet gespeeld, alleen op het gewone, { $known }.
form-gcg-type = Het spel “{ $type }” wordt hier niet gespeeld, alleen { $known }.
form-edition-row = Rij { $row } van het bord van de uitgave { $edition } telt { $count } vakjes, en de eerste rij { $wanted }.
form-edition-same-sign = In de uitgave { $edition } staat het teken “{ $sign }” voor twee dingen: elk soort vakje heeft een eigen teken, en . is een gewoon vakje.
form-edition-start-room = In de uitgave { $edition } past geen eerste woord: vanaf de beginvakjes is er geen plaats voor { $least } stenen.
form-edition-no-start = De uitgave { $edition } noemt geen beginvakjes, niet met “start” en niet met een soort vakje met “start = true”.
form-size = “{ $text }” is geen maat van een steen: schrijf breedte en hoogte, elk 1 tot { $most } vakjes, zoals 3x2.
form-edition-no-tiles = In de uitgave { $edition } heeft geen enkele letter een steen: er staan nergens maten.
form-edition-sizes = In de uitgave { $edition } is het aantal stenen van de letter { $letter } { $count }, maar er zijn maten voor { $sized }.
form-file-damaged = { $file } is beschadigd of ontbreekt: installeer Rekje opnieuw.
