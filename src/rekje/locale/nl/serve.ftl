# De server, en wat een browser van hem te horen krijgt
serve-address = Rekje staat open op { $address }
serve-address-others = Anderen op je netwerk komen binnen op { $address }
serve-unbuilt = Deze Rekje is geïnstalleerd zonder de pagina voor de browser: op { $address } is er alleen wat programma’s vragen. In een kloon bouwt “make run” de pagina.
serve-lexicons = { $count ->
    [one] Eén eigen woordenlijst wordt
   *[other] { $count } eigen woordenlijsten worden
} aangeboden, uit { $folder }
serve-own-players = Eigen spelers: { $names }.
serve-stop = Met Ctrl-C stop je; elk spel is bewaard.
serve-port = Poort { $port } op { $host } is niet te gebruiken: misschien draait er al iets. Probeer een andere met --port.
serve-host = Op het adres { $host } is geen server te openen; neem bijvoorbeeld 127.0.0.1, of 0.0.0.0 voor iedereen op je netwerk.
serve-url = “{ $url }” is geen adres als https://rekje.example.org.
serve-backed-up = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
} gekopieerd naar { $file } ({ $megabytes } MB); de kopie is nagekeken.
serve-backup-postgres = De tafels staan in PostgreSQL, dat eigen gereedschap voor reservekopieën heeft: pg_dump --format=custom --file={ $file } met het adres van de database. “rekje export” werkt daar ook.
serve-backup-damaged = De database { $path } is beschadigd en er is geen kopie gemaakt: { $reason }. “rekje doctor” zegt er meer over.
serve-exported = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
} geschreven naar { $file }.
serve-imported = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
} toegevoegd; { $there } waren er al.
serve-archive = Dit bestand bevat geen tafels zoals “rekje export” ze schrijft; er is niets toegevoegd.
serve-archive-checksum = Dit bestand is veranderd of beschadigd sinds “rekje export” het schreef: de controlesom klopt niet. Er is niets toegevoegd; neem een andere kopie.
serve-database-file = De database { $path } is niet te openen.
serve-database-newer = De database is door een nieuwere Rekje geschreven (stap { $revision }): werk eerst Rekje bij.
serve-database-foreign = In de database staan tabellen van een ander programma: geef Rekje een eigen database.
serve-database-none = Er is geen database { $path }: hier is nog niets gespeeld met “rekje serve”.
serve-disk-full = De schijf is vol: voor { $folder } zijn nog { $free } bytes vrij. Maak ruimte en probeer het opnieuw.
serve-database-locked = De database { $path } is vergrendeld door een ander programma. Stop dat en probeer het opnieuw.
serve-database-unwritable = In de database { $path } kan niet worden geschreven: { $reason }.
serve-database-folder = In { $folder } kan niet worden geschreven: zonder dat is een database die niet netjes is afgesloten niet te lezen.
serve-held = Proces { $pid } gebruikt { $folder } sinds { $since }, en daar mag er maar één schrijven. Stop dat eerst, of noem met --data een andere map.
serve-held-at = Proces { $pid } bedient { $folder } sinds { $since } op { $address }, en daar mag er maar één schrijven. Stop dat eerst, of noem met --data een andere map.
serve-held-unknown = Een ander proces gebruikt { $folder }, en daar mag er maar één schrijven. Stop dat eerst, of noem met --data een andere map.
serve-postgres-address = Dit is geen adres van een PostgreSQL-database: zo’n adres ziet eruit als postgresql://rekje@localhost/rekje, en “sqlite” is het eigen bestand van de map.
serve-postgres-package = Voor PostgreSQL is nog een pakket nodig: installeer “rekje[postgres]” met pip.
serve-telemetry-package = OTEL_EXPORTER_OTLP_ENDPOINT vraagt om traces, en daar zijn meer pakketten voor nodig: installeer “rekje[telemetry]” met pip, of haal de variabele weg.
serve-postgres-away = De database { $place } is niet bereikbaar: { $reason }.
serve-postgres-refused = De database { $place } weigert: { $reason }.
serve-postgres-slow = De database { $place } antwoordt niet op tijd.
serve-postgres-full = De schijf van de database { $place } is vol. Maak ruimte en probeer het opnieuw.
serve-postgres-held = Een andere Rekje gebruikt de database { $place } sinds { $since }. Tijdens een import mag niemand anders daar schrijven: stop eerst de servers, of wacht tot de import klaar is.
serve-postgres-version = De database { $place } is PostgreSQL { $found }; Rekje heeft { $least } of nieuwer nodig.
serve-postgres-encoding = De database { $place } bewaart teksten als { $encoding }, en daarin ontbreken letters: maak er een met createdb --template=template0 --encoding=UTF8 { $database }.
serve-work-ready = { $count ->
    [one] Eén proces denkt
   *[other] { $count } processen denken
} voor { $place }. Met Ctrl-C stop je het; waar het mee bezig was, doen anderen.
serve-work-alone = “rekje work” denkt voor servers op een PostgreSQL-database: noem die met --database. Een server met het bestand in zijn gegevensmap denkt zelf.
serve-work-older = De database is van een oudere Rekje: start eerst een server van deze versie, die haar bijwerkt.
serve-store-full = Er kan nu niets worden bewaard: de schijf van de server is vol.
serve-store-slow = Er kan nu niets worden bewaard: de opslag antwoordt niet op tijd.
serve-store-unwritable = Er kan nu niets worden bewaard.
serve-schema-older = Er kan nu niets worden bewaard: de database heeft een oudere vorm dan deze Rekje nodig heeft. Herstart de server: die brengt de database naar de nieuwste vorm.
serve-leaving = Deze server stopt zo meteen. Probeer het straks nog eens.
serve-table-damaged = Deze tafel gaat niet open: wat ervan bewaard is, is beschadigd. Wie de server beheert heeft bericht; alle andere tafels gaan door.
serve-row-damaged = De rij van tafel { $table } is in de database beschadigd.
serve-computer-stuck = { $name } kan nu niet zetten: er is iets mis met deze computerspeler. Het wordt vanzelf opnieuw geprobeerd; wie de tafel heeft gemaakt kan de plaats ook aan een andere computerspeler geven.
serve-computer-simpler = De computerspelers kunnen hier niet lezen wat ze geleerd hebben, en gaan alleen op de letters af. Wie de server beheert heeft bericht.
serve-store-damaged = Tafel { $table } is in de database beschadigd, vanaf gebeurtenis { $version }.
serve-store-unfoldable = De gebeurtenissen van tafel { $table } vormen geen spel.
serve-left-out = Weggelaten: { $problem }
serve-doctor-well = goed
serve-doctor-wrong = mis
serve-doctor-no-folder = De map { $folder } is er nog niet; die wordt gemaakt als de server begint.
serve-doctor-no-rights = Je hebt geen rechten op { $folder }.
serve-doctor-open-folder = Iedereen op deze machine kan in de map { $folder } kijken.
serve-doctor-folder = In de map { $folder } kan worden gelezen en geschreven.
serve-doctor-room = Op de schijf is { $megabytes } MB vrij.
serve-doctor-nobody = Niemand gebruikt de map nu.
serve-doctor-holder = Proces { $pid } gebruikt de map sinds { $since }.
serve-doctor-no-database = Er is nog geen database; die wordt gemaakt als de server begint.
serve-doctor-file = Volgens SQLite is het bestand beschadigd: { $reason }.
serve-doctor-schema = De database staat op stap { $found }, de nieuwste is { $newest }.
serve-doctor-no-schema = De database is leeg: er staan geen tabellen in.
serve-doctor-newest = De database heeft de nieuwste vorm ({ $revision }).
serve-doctor-tables-none = Er is nog geen tafel bewaard.
serve-doctor-tables = { $count ->
    [one] De enige bewaarde tafel is te lezen.
   *[other] Alle { $count } tafels zijn te lezen.
}
serve-doctor-no-engine = De rekenkern ontbreekt.
serve-doctor-engine = De rekenkern is er, in versie { $version }.
serve-doctor-no-page = De gebouwde pagina ontbreekt.
serve-doctor-page = De pagina is er, heel en in versie { $version }.
serve-doctor-learned = Alle { $count } bestanden met geleerde waarden zijn heel, volgens hun controlesommen.
serve-doctor-words = De woordenlijsten van alle { $count } talen zijn heel, volgens hun controlesommen.
serve-doctor-values = De speelsterkte van de computerspelers en de winstkansen zijn te lezen.
serve-doctor-do-rights = Geef de gebruiker die de server draait er de rechten op.
serve-doctor-do-close = Neem anderen de rechten af (chmod 700).
serve-doctor-do-room = Maak ruimte op de schijf.
serve-doctor-do-restore = Stop de server en zet een reservekopie van de database terug.
serve-doctor-do-update = Start de server eenmaal met de nieuwste Rekje: die werkt de database bij, na een kopie te hebben gemaakt.
serve-doctor-do-table = Zet deze tafel terug uit een export, of laat haar zo: alle andere gaan door.
serve-doctor-do-install = Installeer Rekje opnieuw.
serve-doctor-cache = In de cache voor woordenlijsten { $folder } kan geschreven worden, en wat erin staat is heel.
serve-doctor-cache-rights = In de cache voor woordenlijsten { $folder } kan niet geschreven worden: woordenlijsten worden bij elke start opnieuw klaargemaakt.
serve-doctor-cache-damaged = { $file } in de cache voor woordenlijsten is beschadigd.
serve-doctor-do-cache = Geef deze gebruiker het recht om er te schrijven, of zet REKJE_CACHE op een andere map.
serve-doctor-do-nothing = Het wordt opnieuw gemaakt zodra het nodig is.
serve-doctor-do-learn = Verwijder het bestand als je het hier hebt geleerd; installeer anders Rekje opnieuw.
serve-doctor-warning = let op
serve-doctor-failed = De controle “{ $check }” liep zelf vast ({ $reason }).
serve-doctor-python = Python { $version } met SQLite { $sqlite } is nieuw genoeg.
serve-doctor-python-old = Python { $version } is te oud; Rekje vraagt { $least }.
serve-doctor-do-python = Installeer een nieuwere Python, en Rekje daarin.
serve-doctor-packages = Alle { $count } pakketten die Rekje nodig heeft, zijn er.
serve-doctor-no-packages = Er ontbreken pakketten, of ze zijn te oud: { $packages }.
serve-doctor-program = Server en terminal kunnen worden geladen.
serve-doctor-no-part = Het deel “{ $part }” kan niet worden geladen.
serve-doctor-files = Geïnstalleerde bestanden gecontroleerd en onveranderd: { $count }.
serve-doctor-file-missing = Het geïnstalleerde bestand { $file } ontbreekt.
serve-doctor-file-changed = Het geïnstalleerde bestand { $file } is veranderd.
serve-doctor-engine-version = De rekenkern heeft versie { $found }, Rekje zelf { $version }.
serve-doctor-page-unknown = De pagina zegt niet welke versie ze heeft.
serve-doctor-page-version = De pagina heeft versie { $found }, Rekje zelf { $version }.
serve-doctor-page-older = De pagina is uit andere bronnen gebouwd: ze verstaat andere berichten dan deze server.
serve-doctor-page-damaged = Het bestand { $file } van de pagina ontbreekt of is beschadigd.
serve-doctor-settings = De instellingen in { $folder } zijn te lezen, of er zijn er geen.
serve-doctor-do-settings = Verbeter het bestand of verwijder het: tot dan start de server niet.
serve-doctor-lists = Eigen woordenlijsten die in { $folder } te lezen zijn: { $count }.
serve-doctor-do-lists = Noem een andere map: lexicons in settings.toml, of REKJE_LEXICONS.
serve-doctor-not-folder = { $folder } is geen map.
serve-doctor-do-folder = Noem met --data een andere map, of haal dat bestand weg.
serve-doctor-database = SQLite vindt niets mis met de database.
serve-doctor-postgres = PostgreSQL { $version } antwoordt op { $place }, met alle rechten.
serve-doctor-postgres-rights = De gebruiker van { $place } mist rechten: { $rights }.
serve-doctor-do-grant = Maak die gebruiker eigenaar van de database.
serve-doctor-do-postgres = Start PostgreSQL, of verbeter het adres: database in settings.toml, of REKJE_DATABASE.
serve-doctor-no-copy = De database is na een storing open gebleven, en kan niet worden gekopieerd om erin te kijken: { $reason }.
serve-doctor-do-copy = Maak ruimte waar tijdelijke bestanden staan, of start de server eenmaal.
serve-doctor-do-upgrade = Een nieuwere Rekje heeft haar geschreven: installeer die.
serve-doctor-games-none = Er is nog geen spel van de terminal bewaard.
serve-doctor-games = { $count ->
    [one] Het enige spel van de terminal is te lezen.
   *[other] Alle { $count } spellen van de terminal zijn te lezen.
}
serve-doctor-game-torn = De laatste regel van het spel { $table } is door een crash afgebroken: dat spel gaat verder vanaf de regel ervoor.
serve-doctor-do-game = Verwijder het bestand in de map “tables”, of laat het zo: alle andere gaan door.
serve-doctor-clock = De klok staat goed ({ $now }).
serve-doctor-clock-unset = De klok staat niet goed: { $now }.
serve-doctor-clock-behind = De klok staat op { $now }, maar er is iets bewaard om { $last }.
serve-doctor-do-clock = Stop de server, zet de klok goed en start hem weer.
serve-doctor-port-free = Poort { $port } is vrij.
serve-doctor-port-own = Op poort { $port } bedient proces { $pid } deze map, en het antwoordt.
serve-doctor-port-silent = Proces { $pid } zou op poort { $port } moeten antwoorden, en doet dat niet.
serve-doctor-do-again = Stop het en start het opnieuw.
serve-doctor-port-rekje = Op poort { $port } luistert een andere Rekje.
serve-doctor-port-other = Op poort { $port } luistert een ander programma.
serve-doctor-do-port = Stop het, of kies met --port een andere poort.
serve-doctor-do-port-any = Zonder --port neemt de server vanzelf een andere.
serve-doctor-port-forbidden = Op poort { $port } mag je niet luisteren.
serve-doctor-do-port-high = Kies een poort boven 1023, en zet er een proxy voor.
serve-doctor-address = Uitnodigingen noemen { $address }.
serve-doctor-address-local = Alleen deze computer komt op { $address }.
serve-doctor-do-everywhere = Voor vrienden op je netwerk start je de server met --host 0.0.0.0.
serve-doctor-address-none = Deze machine heeft geen adres in een netwerk.
serve-doctor-do-network = Verbind haar met het netwerk als er vrienden moeten komen.
serve-doctor-address-loopback = { $address } brengt elk apparaat bij zichzelf, niet bij deze server.
serve-doctor-do-public = Geef met --public-url de naam die anderen gebruiken.
serve-doctor-address-plain = { $address } is niet versleuteld: onderweg kunnen anderen meelezen.
serve-doctor-do-tls = Zet er een proxy met TLS voor, en noem het adres met https.
serve-doctor-pictures = Plaatjes om te delen hebben letters: er is een lettertype.
serve-doctor-no-font = Deze machine heeft geen van de lettertypen waarmee we tekenen: plaatjes om te delen hebben geen letters.
serve-doctor-do-font = Installeer er een, zoals fonts-dejavu-core op Debian.
serve-doctor-terminal = De terminal heeft { $columns } × { $lines } tekens, kleuren en { $encoding }.
serve-doctor-terminal-plain = De terminal heeft { $columns } × { $lines } tekens en { $encoding }, zonder kleuren; tekens komen daarvoor in de plaats.
serve-doctor-terminal-small = De terminal heeft maar { $columns } × { $lines } tekens.
serve-doctor-do-window = Maak het venster groter voor “rekje play”: 80 × 24.
serve-doctor-terminal-signs = De uitvoer neemt { $encoding }, en daarin ontbreken tekens die een bord nodig heeft.
serve-doctor-do-utf8 = Zet PYTHONIOENCODING of de terminal op UTF-8.
serve-doctor-terminal-none = De uitvoer gaat naar een bestand of een programma; naar de terminal is niet gekeken.
serve-doctor-nothing = Er is niets mis.
serve-doctor-sum = { $count ->
    [one] Er is één ding mis.
   *[other] Er zijn { $count } dingen mis.
}
serve-doctor-bundle = { $file } kan bij een melding: er staan geen namen, tafels of adressen in, en geen stenen of sleutels.
serve-no-table = Deze tafel is voor jou niet open: vraag om de link.
serve-no-link = Deze link leidt nergens (meer) heen. Vraag wie hem gaf om een nieuwe.
serve-no-page = Hier is niets.
serve-no-game = Een spel dat “{ $name }” heet, is er hier niet.
serve-not-here = Alleen links van deze site kunnen worden getekend.
serve-hint-turn = Een tip is voor wie nu kan spelen.
serve-not-yours = Dat is jouw plaats niet.
serve-seat-taken = “{ $name }” is al bezet: de link van een plaats werkt één keer. Je kunt meekijken; of, als jij dat bent, dit apparaat erbij zetten: open Jij op het apparaat waarmee je meedoet.
serve-seat-second = Je zit al aan deze tafel, als { $name }: deze link is voor iemand anders.
serve-seat-held = Die plaats blijft vrij voor haar speler; ze kan worden vrijgegeven als die { $minutes } min weg is.
serve-begun = Dat kan alleen worden afgesproken vóór het spel, en dit is al begonnen.
serve-too-few-seats = Daarvoor moeten minstens { $count } plaatsen bezet zijn.
serve-not-ready = { $name } is nog niet klaar: het spel kan beginnen als iedereen aan tafel dat is.
serve-all-seats-taken = Alle plaatsen zijn al bezet. Je kunt meekijken, of het volgende spel meedoen.
serve-invitation-code-wrong = Bij die code hoort geen uitnodiging, of niet meer: een code geldt tien minuten. Vraag een nieuwe, of de link.
serve-code-wrong = Die code klopt niet, of niet meer: vraag een nieuwe op je andere apparaat.
serve-code-tries = Te veel foute codes hiervandaan: probeer het over { $minutes } minuten weer.
serve-devices-many = Je hebt al { $most } apparaten: haal er eerst een weg.
serve-no-device = Zo’n apparaat heb je niet.
serve-not-muted = Je hebt deze persoon niet gedempt, of niet meer.
serve-not-seen = Deze persoon is hier niet meer te zien.
serve-device-same = Dit apparaat is al van jou.
serve-device-last = Alleen dit apparaat leidt nog naar je spellen: maak eerst een herstelcode of een passkey, of wis alles.
serve-no-passkey = Zo’n passkey heb je niet.
serve-passkeys-many = Je hebt al { $most } passkeys: haal er eerst een weg.
serve-passkey-address = Browsers kennen passkeys alleen op een naam met https, of op localhost, niet op dit adres.
serve-passkey-failed = Die passkey kon niet worden nagekeken; er is niets veranderd. Probeer het nog eens.
serve-passkey-unknown = Deze passkey is hier niet bekend, of niet meer.
serve-settings-long = Dat zijn te veel instellingen: hoogstens { $most } bytes.
serve-seat-computer = Een computer speelt voor deze plaats: neem die eerst terug.
serve-waiting = Het spel is nog niet begonnen: nog niet iedereen is er.
serve-moved-on = Het spel is intussen verder: kijk nog eens.
serve-try-again = Dat lukte nu even niet; er is niets veranderd. Probeer het nog eens.
serve-failed = Er ging hier iets mis.
serve-other-site = Dit verzoek kwam van een andere site.
serve-message-form = Dat bericht heeft niet de juiste vorm.
serve-message-long = Dat is te lang: hoogstens { $most } bytes.
serve-hello-first = Het eerste bericht moet een begroeting zijn.
serve-too-fast = Dat is te veel tegelijk: probeer het over { NUMBER($seconds, useGrouping: 0) } s nog eens.
serve-full = Aan deze tafel kijken al te veel mensen mee.
serve-too-many-tables = Je hebt { $most } tafels die nog niet uit zijn: maak er eerst een paar af.
serve-too-many-links = Deze tafel heeft al te veel links.
serve-no-rematch = Een revanche is voor wie net een spel uit heeft.
serve-not-over = Terugkijken kan als het spel uit is.
serve-chat-off = De chat van deze tafel staat uit.
serve-chat-seats = Hier praat alleen wie meespeelt.
serve-do-open = een woord kiezen
serve-do-play = een woord leggen
serve-do-exchange = ruilen
serve-do-buy = kopen
serve-do-pass = passen
serve-do-resign = opgeven
serve-do-challenge = betwisten
serve-do-accept = laten liggen
serve-do-vote = stemmen
serve-do-time-up = tijd is om
serve-do-end = het spel beëindigen
serve-do-vacation = vakantie nemen
serve-do-draw = trekken
serve-do-place = een letter leggen
serve-do-claim = woorden noemen
serve-do-free = een letter vrijgeven
serve-do-blank = de blanco steen leggen
serve-do-swap = de blanco steen omruilen
serve-do-knock = kloppen
serve-busy = De server heeft het even druk: probeer het zo nog eens.
serve-other-host = Deze site heet niet { $host }: gebruik het adres dat bij het starten gegeven is, of laat de naam toe (--accept-host).
serve-proxy = { $address } is geen IP-adres: geef het adres van de proxy.
serve-many-sockets = Je hebt te veel pagina’s bij tafels open (meer dan { $most }): sluit er een paar.
serve-settings-toml = { $file } heeft niet de vorm van TOML: { $problem }.
serve-settings-name = In { $file } staat onder [{ $table }] “{ $name }”, en zo’n instelling is er niet. De instellingen zijn { $known }.
serve-settings-unknown = In { $file } staat “{ $name }”, en zo’n instelling is er niet. De instellingen zijn { $known }.
serve-settings-value = { $file }: de waarde van “{ $name }” past niet. Je schrijft haar zo: { $example }
serve-settings-language = In { $file } staat de taal “{ $language }”, en die is er niet: het moet een van { $languages } zijn.
serve-removed = Je bent van deze tafel gestuurd.
serve-vote-few = Alleen { $count } of meer anderen samen kunnen iemand wegstemmen, en zoveel mensen spelen hier niet.
serve-forgotten = Oud-speler
serve-chat-off-here = Wie deze server beheert, heeft de chat uitgezet.
serve-banned = Wie deze server beheert, heeft je nog { $days ->
    [one] één dag
   *[other] { $days } dagen
 } buitengesloten; je gegevens verwijderen kan nog wel.
serve-not-operator = Dat mag alleen wie de server beheert: “rekje operator” geeft een link om aan te melden.
serve-operator-link = Deze link werkt niet, of niet meer: elke link geldt één keer, 10 minuten lang, zolang de server draait. “rekje operator” geeft een nieuwe.
serve-no-report = Die melding is er niet meer.
serve-no-line = Er is niet zo’n regel in de chat die gemeld kan worden.
serve-table-removed = Wie deze server beheert, heeft deze tafel verwijderd.
serve-operator-none = Er draait geen server op { $folder }: start eerst “rekje serve”, met dezelfde map.
serve-operator-unreadable = De beheersleutel in { $folder } is niet te lezen: doe dit als de gebruiker die de server draait.
serve-operator-here = Met deze link meld je je aan als beheerder, één keer, binnen { $minutes } minuten. Geef hem aan niemand.
serve-lobby-off = Deze server heeft nu geen lobby.
serve-lobby-set-off = Volgens de instellingen heeft deze server geen lobby: lobby = “off”. Verander ze en start de server opnieuw.
serve-lobby-word = Wie de lobby wil zien, zegt eerst het wachtwoord van deze club.
serve-lobby-word-wrong = Dat is het wachtwoord niet. Vraag het aan wie je over deze club vertelde.
serve-lobby-no-word = Bij lobby = “word” heeft de server ook het woord nodig: lobby-word = “…”.
serve-lobby-word-unused = Een woord voor de lobby wordt alleen gevraagd bij lobby = “word”, en nu is het “{ $mode }”.
serve-offer-closed = Deze tafel is niet voor iedereen open, of niet meer.
serve-offer-taken = Iemand was je voor: alle plaatsen zijn bezet.
serve-offer-unrated = Dit aanbod is voor een bepaalde speelsterkte, en in dit spel heb je er nog geen. Speel eerst een paar keer tegen de computer, of kies een ander aanbod.
serve-offer-rating = Dit aanbod is voor een andere speelsterkte; de jouwe is { $rating }.
serve-rating-range = Geen speelsterkte is minstens { $least } en hoogstens { $most }.
serve-opening-kept = Een scoreblad van een spel uit de doos kan niet voor iedereen open.
