# De score van een spel op tafel bijhouden
keep-line-twice = Deze regel staat er al.
keep-no-line = Die regel staat niet (meer) op dit scoreblad.
keep-full = Op een scoreblad passen hoogstens { $most } regels.
keep-no-book = Aan deze tafel wordt geen score bijgehouden.
keep-other-words = { $words } staat nu niet ter discussie.
keep-racks-unknown = Niemand heeft gezegd welke stenen de spelers hadden; betere zetten zijn dus niet te zoeken.
keep-title = Scoreblad bij een spel uit de doos
keep-title-more = Jullie spelen met de doos, deze telefoon telt: volgens het spelblad, met een woordenboek voor als je het niet eens bent. Ook als de verbinding even weg is.
keep-start = Begin het scoreblad
keep-lexicon = Het woordenboek bij twijfel
keep-lexicon-any = geen: elk woord telt
keep-players = Wie er aan tafel zitten, op volgorde van de beurt
keep-player = Speler { $number }
keep-youngest-none = niet opgegeven
keep-who = Over wie gaat deze regel?
keep-word = Het woord
keep-words = Woorden, met een spatie ertussen
keep-write = Opschrijven
keep-change = Wijzigen
keep-letter = Gelegde letter
keep-letter-short = letter
keep-size = Maat van de letter
keep-size-is = { $width } breed, { $height } hoog
keep-sizes-all = andere maten
keep-free = was een vrije letter
keep-token = blanco steen
keep-letters = Letters
keep-letter-back = Laatste letter weg
keep-blanks = Blanco?
keep-blank-is = { $letter } is een blanco
keep-hint-square = { $name }: tik op het vakje waar het woord begint.
keep-hint-word = Tik nog eens op het vakje om het woord te draaien. Typ de letters.
keep-hint-walk = { $name }: typ het woord. Ligt het anders, tik dan de vakjes een voor een aan.
keep-hint-letter = { $name }: de gelegde letter, of alleen woorden: nog een paar, of een klop.
keep-hint-lay = Tik op het bord waar de linkerbovenhoek ligt.
keep-hint-words = Nu de woorden die { $name } noemt.
keep-places = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
  }, naar { $place }
keep-no-points-now = Zonder verbinding komen de punten later, als de regel verstuurd is.
keep-offline = { $count ->
    [0] Geen verbinding. Je kunt verder: wat je opschrijft wacht op dit apparaat.
    [one] Geen verbinding. Eén regel wacht op dit apparaat; de punten komen als hij verstuurd is.
   *[other] Geen verbinding. { $count } regels wachten op dit apparaat; de punten komen als ze verstuurd zijn.
  }
keep-forgetful = Deze browser bewaart niets: sluit de pagina niet zolang er regels wachten.
keep-not-here = Geen verbinding, en dit scoreblad staat nog niet op dit apparaat.
keep-begins-here = Geen verbinding: het scoreblad begint op dit apparaat en gaat naar de server zodra de verbinding terug is.
keep-not-prepared = Geen verbinding, en wat een nieuw scoreblad nodig heeft staat nog niet op dit apparaat. Open deze pagina één keer met verbinding: daarna gaat het ook zonder.
keep-not-secure = Geen verbinding, en op dit adres bewaart de browser niets voor zulke momenten: een nieuw scoreblad begin je hier alleen met verbinding, of zonder op een adres met https.
keep-not-stored = Deze browser bewaart niets, dus zonder verbinding kan er geen scoreblad beginnen. Maak ruimte op het apparaat, of gebruik geen privévenster.
keep-only-here = Het blad zelf gaat naar de server zodra de verbinding terug is.
keep-away-not = Aanvechten en verbeteren kan pas met verbinding. Is er tot die tijd een woord teruggenomen? Streep de regel weg en schrijf een pas.
keep-not-made = De server kan dit scoreblad niet aannemen: { $problem } Alles wat je hebt opgeschreven blijft op dit apparaat.
keep-try-again = Probeer het opnieuw
keep-here-still = Alleen op dit apparaat, nog niet op de server:
keep-later = Het verslag en de link om mee te kijken komen als het blad op de server staat.
keep-delete = Verwijder dit blad
keep-delete-ask = Dit blad met al zijn regels verwijderen? Het staat alleen op dit apparaat.
keep-empty = Nog niets. Tik aan wie begint en schrijf de eerste beurt op.
keep-open-line = Regel { $number }:
keep-total = samen { $count }
keep-struck = teruggenomen
keep-waits = wacht
keep-drop-waiting = { $what } niet versturen
keep-broken = Klopt niet meer:
keep-undo = Ongedaan maken
keep-mending = Je wijzigt: { $what }. Het bord ligt zoals het toen lag.
keep-inserting = Een nieuwe regel vóór: { $what }. Het bord ligt zoals het toen lag.
keep-no-correction = Eerdere regels verbeter je als er weer verbinding is en er niets meer wacht.
keep-wish-change = Wijzigen
keep-wish-pass = Toch gepast
keep-wish-insert = Nieuwe regel ervoor
keep-wish-again = Achteraan zetten
keep-wish-drop = Verwijderen
keep-anew = Alles erna wordt opnieuw nagekeken.
keep-breaks = { $count ->
    [one] Eén latere regel klopt dan niet meer
   *[other] { $count } latere regels kloppen dan niet meer
  }
keep-breaks-kept = Ze blijven gemarkeerd op het blad staan tot je ze verbetert of verwijdert.
keep-breaks-yes = Toch verbeteren
keep-moves = Zonder woord, { $name }
keep-exchange-how-many = Hoeveel stenen worden er geruild?
keep-free-one = Letter vrijgeven
keep-free-which = Welke letter komt naast het bord?
keep-time-up = Tijd om
keep-resigns = Geeft { $name } op?
keep-dice = Dobbelstenen
keep-dice-which = Er klopten er meerdere tegelijk: wat gooiden ze?
keep-dice-more = Schrijf daarna eerst de woorden op van wie het hoogst gooide.
keep-doubt = Klopt { $words } wel?
keep-who-doubts = Wie betwist { $words }?
keep-who-objects = Wie maakt bezwaar tegen { $words }?
keep-doubt-more = Het woordenboek zoekt het nu op. Staat het er niet in, dan gaat het terug.
keep-doubt-words = Welke woorden worden betwist?
keep-verdict = Wie beslist?
keep-verdict-list = het woordenboek hier
keep-verdict-stands = wij hebben gekeken: het blijft liggen
keep-verdict-back = wij hebben gekeken: het gaat terug
keep-vote-more = Het gaat terug als meer dan de helft van de anderen bezwaar maakt.
keep-vote = Tel de stemmen
keep-glass = Zandloper
keep-glass-turn = Draai de zandloper
keep-glass-again = Opnieuw
keep-glass-stop = Stop
keep-glass-length = Hoe lang
keep-glass-over = De tijd is om!
keep-end = Spel afsluiten
keep-end-ask = Is het spel uit?
keep-end-racks = Wat heeft ieder nog op het rekje? Een vraagteken is een blanco; niets betekent: niets over.
keep-end-plain = De stand telt zoals hij is.
keep-end-broken = { $count ->
    [one] Eén regel klopt niet meer. Die telt niet mee en komt niet in het verslag.
   *[other] { $count } regels kloppen niet meer. Die tellen niet mee en komen niet in het verslag.
  }
keep-end-rack = { $name } heeft over
keep-end-minutes = Begonnen minuten over de tijd (alleen met een klok)
keep-tell-racks = Stenen die over zijn
keep-watch = Anderen laten meekijken
keep-opening = Ieders beginwoord, tegelijk getoond. Het langste begint.
keep-opening-none = geen woord
keep-did-open = beginwoorden: { $words }
keep-did-claim = ook { $words }
keep-did-knock = klopt: { $words }
keep-did-vote-yes = is het ermee eens
keep-did-vote-no = maakt bezwaar
keep-did-free = geeft { $tile } vrij
keep-did-blank = blanco steen
keep-did-draw = trekt
keep-did-challenge = betwist het woord
keep-did-accept = heeft niets toe te voegen
keep-did-end = einde van het spel
keep-line-about = Deze regel gaat over { $name }.
keep-line-undo = neem terug wat nog niet opgeschreven is, anders de verbetering van zojuist of de laatste regel
keep-line-exchange = ruil zoveel stenen
keep-line-opening = Typ ieders beginwoord, in deze volgorde: { $names }. Een streepje betekent: geen woord.
keep-line-left-out = { $count ->
    [one] Dit woord telt niet: { $words }.
   *[other] Deze woorden tellen niet: { $words }.
  }
keep-line-unread = “{ $typed }” is niet als woord te lezen. Een streepje is: geen woord.
keep-line-nobody = Hier heet niemand “{ $typed }”. Er zijn: { $names }.
keep-line-who-challenges = Typ eerst wie er betwist, met “{ $command }” en de naam.
keep-line-racks = Typ wat ieder nog op het rekje heeft, in deze volgorde: { $names }. Een vraagteken is een blanco, een streepje betekent: niets over.
