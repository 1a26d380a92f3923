# The server, and what a browser is told by it
serve-address = Rekje is open at { $address }
serve-address-others = Others on your network come in at { $address }
serve-unbuilt = This Rekje was installed without its page in the browser: at { $address } there is only what programs ask for. In a clone “make run” builds the page.
serve-lexicons = { $count ->
    [one] One word list of your own is
   *[other] { $count } word lists of your own are
} offered, from { $folder }
serve-own-players = Players of your own: { $names }.
serve-stop = Ctrl-C stops it; every game is saved.
serve-port = Port { $port } at { $host } can’t be used: perhaps something else is running there. Try another with --port.
serve-host = No server can be opened at the address { $host }; use for example 127.0.0.1, or 0.0.0.0 for everybody on your network.
serve-url = “{ $url }” is not an address like https://rekje.example.org.
serve-backed-up = { $count ->
    [one] 1 table
   *[other] { $count } tables
} copied to { $file } ({ $megabytes } MB); the copy has been checked.
serve-backup-postgres = The tables are in PostgreSQL, whose own tools make back-ups: pg_dump --format=custom --file={ $file } with the address of the database. “rekje export” works there too.
serve-backup-damaged = The database { $path } is damaged, and no copy was made: { $reason }. “rekje doctor” says more.
serve-exported = { $count ->
    [one] 1 table
   *[other] { $count } tables
} written to { $file }.
serve-imported = { $count ->
    [one] 1 table
   *[other] { $count } tables
} added; { $there } were there already.
serve-archive = This file doesn’t hold tables as “rekje export” writes them; nothing was added.
serve-archive-checksum = This file was changed or damaged since “rekje export” wrote it: its checksum differs. Nothing was added; take another copy.
serve-database-file = The database { $path } can’t be opened.
serve-database-newer = The database was written by a newer Rekje (step { $revision }): update Rekje first.
serve-database-foreign = The database holds tables of another program: give Rekje one of its own.
serve-database-none = There is no database { $path }: nothing has been played here with “rekje serve” yet.
serve-disk-full = The disk is full: { $free } bytes are free for { $folder }. Make room and try again.
serve-database-locked = The database { $path } is locked by another program. Stop that one and try again.
serve-database-unwritable = The database { $path } can’t be written: { $reason }.
serve-database-folder = { $folder } can’t be written: without that, a database that wasn’t closed properly can’t be read.
serve-held = Process { $pid } has been using { $folder } since { $since }, and only one may write there. Stop it first, or name another folder with --data.
serve-held-at = Process { $pid } has been serving { $folder } at { $address } since { $since }, and only one may write there. Stop it first, or name another folder with --data.
serve-held-unknown = Another process is using { $folder }, and only one may write there. Stop it first, or name another folder with --data.
serve-postgres-address = This isn’t the address of a PostgreSQL database: it looks like postgresql://rekje@localhost/rekje, and “sqlite” is the data folder’s own file.
serve-postgres-package = PostgreSQL needs one more package: install “rekje[postgres]” with pip.
serve-telemetry-package = OTEL_EXPORTER_OTLP_ENDPOINT asks for traces, which need more packages: install “rekje[telemetry]” with pip, or unset it.
serve-postgres-away = The database { $place } can’t be reached: { $reason }.
serve-postgres-refused = The database { $place } refuses: { $reason }.
serve-postgres-slow = The database { $place } doesn’t answer in time.
serve-postgres-full = The disk of the database { $place } is full. Make room and try again.
serve-postgres-held = Another Rekje has been using the database { $place } since { $since }. During an import nobody else may write there: stop the servers first, or wait until the import is done.
serve-postgres-version = The database { $place } is PostgreSQL { $found }; Rekje needs { $least } or newer.
serve-postgres-encoding = The database { $place } stores texts as { $encoding }, which lacks letters: make one with createdb --template=template0 --encoding=UTF8 { $database }.
serve-work-ready = { $count ->
    [one] One process thinks
   *[other] { $count } processes think
} for { $place }. Ctrl-C stops it; what was being thought about is done by others.
serve-work-alone = “rekje work” thinks for servers on a PostgreSQL database: name it with --database. A server with the file in its data folder thinks itself.
serve-work-older = The database is of an older Rekje: start a server of this version first, which brings it up to date.
serve-store-full = Nothing can be stored just now: the server’s disk is full.
serve-store-slow = Nothing can be stored just now: the store doesn’t answer in time.
serve-store-unwritable = Nothing can be stored just now.
serve-schema-older = Nothing can be stored just now: the database has an older form than this Rekje needs. Restart the server: it brings the database to the newest form.
serve-leaving = This server is about to stop. Try again in a moment.
serve-table-damaged = This table can’t be opened: its record is damaged. Whoever runs the server has been told; all other tables go on.
serve-row-damaged = The row of table { $table } is damaged in the database.
serve-computer-stuck = { $name } can’t move just now: something is wrong with this computer player. It is asked again by itself; whoever made the table can also hand the seat to another computer player.
serve-computer-simpler = The computer players here can’t read what they have learned, and go by the letters alone. Whoever runs the server has been told.
serve-store-damaged = The table { $table } is damaged in the database, from event { $version } on.
serve-store-unfoldable = The events of table { $table } make no game.
serve-left-out = Left out: { $problem }
serve-doctor-well = well
serve-doctor-wrong = wrong
serve-doctor-no-folder = The folder { $folder } isn’t there yet; it is made when the server starts.
serve-doctor-no-rights = You lack rights to { $folder }.
serve-doctor-open-folder = Everybody on this machine can look into the folder { $folder }.
serve-doctor-folder = The folder { $folder } can be read and written.
serve-doctor-room = { $megabytes } MB are free on its disk.
serve-doctor-nobody = Nobody is using the folder just now.
serve-doctor-holder = Process { $pid } has been using the folder since { $since }.
serve-doctor-no-database = There is no database yet; it is made when the server starts.
serve-doctor-file = SQLite says that the file is damaged: { $reason }.
serve-doctor-schema = The database is at step { $found }, the newest is { $newest }.
serve-doctor-no-schema = The database is empty: it has no schema.
serve-doctor-newest = The database has its newest form ({ $revision }).
serve-doctor-tables-none = No table is stored yet.
serve-doctor-tables = { $count ->
    [one] The one stored table can be read.
   *[other] All { $count } tables can be read.
}
serve-doctor-no-engine = The engine is missing.
serve-doctor-engine = The engine is there, in version { $version }.
serve-doctor-no-page = The built page is missing.
serve-doctor-page = The page is there, whole and in version { $version }.
serve-doctor-learned = All { $count } files of learned values are whole, by their checksums.
serve-doctor-words = The word lists of all { $count } languages are whole, by their checksums.
serve-doctor-values = The computer players’ ratings and the chances of winning can be read.
serve-doctor-do-rights = Give the user who runs the server the rights to it.
serve-doctor-do-close = Take the rights of others away (chmod 700).
serve-doctor-do-room = Make room on the disk.
serve-doctor-do-restore = Stop the server and put back a backup of the database.
serve-doctor-do-update = Start the server once with the newest Rekje: it brings the database up to date, after making a copy.
serve-doctor-do-table = Put this table back from an export, or leave it: all others go on.
serve-doctor-do-install = Install Rekje anew.
serve-doctor-cache = The word list cache { $folder } can be written, and is whole.
serve-doctor-cache-rights = The word list cache { $folder } can’t be written: word lists are made ready anew at every start.
serve-doctor-cache-damaged = { $file } in the word list cache is damaged.
serve-doctor-do-cache = Give this account the right to write there, or set REKJE_CACHE to another folder.
serve-doctor-do-nothing = It is made anew when it is next needed.
serve-doctor-do-learn = Delete the file if you learned it here; else install Rekje anew.
serve-doctor-warning = note
serve-doctor-failed = The check “{ $check }” failed itself ({ $reason }).
serve-doctor-python = Python { $version } with SQLite { $sqlite } is new enough.
serve-doctor-python-old = Python { $version } is too old; Rekje needs { $least }.
serve-doctor-do-python = Install a newer Python, and Rekje with it.
serve-doctor-packages = All { $count } packages that Rekje needs are there.
serve-doctor-no-packages = Packages are missing or too old: { $packages }.
serve-doctor-program = Server and terminal can be loaded.
serve-doctor-no-part = The part “{ $part }” can’t be loaded.
serve-doctor-files = Installed files checked and unchanged: { $count }.
serve-doctor-file-missing = The installed file { $file } is missing.
serve-doctor-file-changed = The installed file { $file } isn’t what was installed.
serve-doctor-engine-version = The engine has version { $found }, Rekje itself { $version }.
serve-doctor-page-unknown = The page doesn’t say which version it has.
serve-doctor-page-version = The page has version { $found }, Rekje itself { $version }.
serve-doctor-page-older = The page was built from other sources: it understands other messages than this server.
serve-doctor-page-damaged = The page’s file { $file } is missing or damaged.
serve-doctor-settings = The settings in { $folder } can be read, or there are none.
serve-doctor-do-settings = Correct the file or delete it: the server doesn’t start until then.
serve-doctor-lists = Word lists of your own that can be read in { $folder }: { $count }.
serve-doctor-do-lists = Name another folder: lexicons in settings.toml, or REKJE_LEXICONS.
serve-doctor-not-folder = { $folder } isn’t a folder.
serve-doctor-do-folder = Name another folder with --data, or move that file away.
serve-doctor-database = SQLite finds nothing wrong with the database.
serve-doctor-postgres = PostgreSQL { $version } answers at { $place }, with all rights.
serve-doctor-postgres-rights = The user of { $place } lacks rights: { $rights }.
serve-doctor-do-grant = Make that user the owner of the database.
serve-doctor-do-postgres = Start PostgreSQL, or correct the address: database in settings.toml, or REKJE_DATABASE.
serve-doctor-no-copy = The database was left open by a crash, and can’t be copied to look at it: { $reason }.
serve-doctor-do-copy = Make room where temporary files go, or start the server once.
serve-doctor-do-upgrade = A newer Rekje wrote it: install that one.
serve-doctor-games-none = No game of the terminal is stored yet.
serve-doctor-games = { $count ->
    [one] The one game of the terminal can be read.
   *[other] All { $count } games of the terminal can be read.
}
serve-doctor-game-torn = The last line of the game { $table } was cut off by a crash: that game goes on before it.
serve-doctor-do-game = Delete its file in the folder “tables”, or leave it: all others go on.
serve-doctor-clock = The clock is set ({ $now }).
serve-doctor-clock-unset = The clock isn’t set: it shows { $now }.
serve-doctor-clock-behind = The clock shows { $now }, but something was stored at { $last }.
serve-doctor-do-clock = Stop the server, set the clock, and start it again.
serve-doctor-port-free = Port { $port } is free.
serve-doctor-port-own = Port { $port } is served by process { $pid }, from this folder, and it answers.
serve-doctor-port-silent = Process { $pid } should answer on port { $port }, and doesn’t.
serve-doctor-do-again = Stop it and start it again.
serve-doctor-port-rekje = Another Rekje listens on port { $port }.
serve-doctor-port-other = Another program listens on port { $port }.
serve-doctor-do-port = Stop it, or choose another port with --port.
serve-doctor-do-port-any = Without --port the server takes another one by itself.
serve-doctor-port-forbidden = You may not listen on port { $port }.
serve-doctor-do-port-high = Choose a port above 1023, and let a proxy stand before it.
serve-doctor-address = Invitations name { $address }.
serve-doctor-address-local = Only this computer reaches { $address }.
serve-doctor-do-everywhere = For friends on your network, start the server with --host 0.0.0.0.
serve-doctor-address-none = This machine has no address in a network.
serve-doctor-do-network = Connect it to the network if friends are to come.
serve-doctor-address-loopback = { $address } leads every device to itself, not to this server.
serve-doctor-do-public = Give the name that others use with --public-url.
serve-doctor-address-plain = { $address } isn’t encrypted: on the way, others can read along.
serve-doctor-do-tls = Put a proxy with TLS before it, and name it with https.
serve-doctor-pictures = Pictures to share have letters: there is a font.
serve-doctor-no-font = This machine has none of the fonts that we draw with: pictures to share have no letters.
serve-doctor-do-font = Install one, such as fonts-dejavu-core on Debian.
serve-doctor-terminal = The terminal has { $columns } × { $lines } characters, colours and { $encoding }.
serve-doctor-terminal-plain = The terminal has { $columns } × { $lines } characters and { $encoding }, without colours; signs take their place.
serve-doctor-terminal-small = The terminal has only { $columns } × { $lines } characters.
serve-doctor-do-window = Make the window larger for “rekje play”: 80 × 24.
serve-doctor-terminal-signs = The output takes { $encoding }, which lacks signs that a board needs.
serve-doctor-do-utf8 = Set PYTHONIOENCODING or the terminal to UTF-8.
serve-doctor-terminal-none = The output goes to a file or a program, so the terminal wasn’t looked at.
serve-doctor-nothing = Nothing is wrong.
serve-doctor-sum = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
serve-doctor-bundle = { $file } can be attached to a report: it names nobody, no table and no address, and holds no tile and no key.
serve-no-table = This table isn’t open to you: ask for its link.
serve-no-link = This link leads nowhere (any more). Ask whoever gave it to you for a new one.
serve-no-page = There is nothing here.
serve-no-game = There is no game called “{ $name }” here.
serve-not-here = Only links of this site can be drawn.
serve-hint-turn = A hint is for whoever can play now.
serve-not-yours = That isn’t your seat.
serve-seat-taken = “{ $name }” is taken already: its link works once. You can watch; or, if that is you, add this device: open You on the one you joined with.
serve-seat-second = You sit at this table already, as { $name }: this link is for somebody else.
serve-seat-held = That seat is kept for its player: it can be freed once they have been away for { $minutes } min.
serve-begun = That can only be arranged before the game, and this one has begun.
serve-too-few-seats = For that at least { $count } seats must be taken.
serve-not-ready = { $name } isn’t ready yet: the game can begin once everybody at the table is.
serve-all-seats-taken = Every seat is taken already. You can watch, or ask for a seat in the next game.
serve-invitation-code-wrong = No invitation has that code, or no longer: a code is good for ten minutes. Ask for a new one, or for the link.
serve-code-wrong = That code isn’t right, or not any more: have a new one shown on your other device.
serve-code-tries = Too many wrong codes from here: try again in { $minutes } minutes.
serve-devices-many = You have { $most } devices already: remove one first.
serve-no-device = You have no such device.
serve-not-muted = You haven’t muted this person, or not any more.
serve-not-seen = This person is no longer to be seen here.
serve-device-same = This device is yours already.
serve-device-last = This is the only device that leads to your games: make a recovery code or a passkey first, or delete everything.
serve-no-passkey = You have no such passkey.
serve-passkeys-many = You have { $most } passkeys already: remove one first.
serve-passkey-address = Browsers have passkeys only at a name with https, or at localhost, not at this address.
serve-passkey-failed = That passkey couldn’t be checked; nothing has changed. Try again.
serve-passkey-unknown = This passkey isn’t known here, or not any more.
serve-settings-long = Those are too many settings: { $most } bytes at most.
serve-seat-computer = A computer is playing for this seat: take it back first.
serve-waiting = The game hasn’t begun yet: not everybody is there.
serve-moved-on = The game has gone on in the meantime: look again.
serve-try-again = That didn’t work just now; nothing has changed. Try again.
serve-failed = Something went wrong at our end.
serve-other-site = This request came from another site.
serve-message-form = That message isn’t in form.
serve-message-long = That is too long: { $most } bytes at most.
serve-hello-first = The first message must be a hello.
serve-too-fast = That is too much at once: try again in { NUMBER($seconds, useGrouping: 0) } s.
serve-full = This table is full of onlookers.
serve-too-many-tables = You have { $most } tables that aren’t finished: finish or delete some first.
serve-too-many-links = This table has too many links already.
serve-no-rematch = A rematch is for those who have just finished a game.
serve-not-over = You can look back once the game is over.
serve-chat-off = The chat of this table is off.
serve-chat-seats = Only those who play can talk here.
serve-do-open = choose a word
serve-do-play = lay a word
serve-do-exchange = exchange
serve-do-buy = buy
serve-do-pass = pass
serve-do-resign = resign
serve-do-challenge = challenge
serve-do-accept = let it stand
serve-do-vote = vote
serve-do-time-up = time is up
serve-do-end = end the game
serve-do-vacation = go on vacation
serve-do-draw = draw
serve-do-place = lay a letter
serve-do-claim = name words
serve-do-free = give a letter away
serve-do-blank = lay the blank token
serve-do-swap = swap the blank token
serve-do-knock = knock
serve-busy = The server is busy just now: try again in a moment.
serve-other-host = This site isn’t called { $host }: use the address that was told when it began, or have its name accepted (--accept-host).
serve-proxy = { $address } is not an IP address: name the proxy by its address.
serve-many-sockets = Too many pages of yours are open at tables (more than { $most }): close some of them.
serve-settings-toml = { $file } is not in the form of TOML: { $problem }.
serve-settings-name = { $file } has “{ $name }” under [{ $table }], which is no setting. The settings are { $known }.
serve-settings-unknown = { $file } has “{ $name }”, which is no setting. The settings are { $known }.
serve-settings-value = { $file }: the value of “{ $name }” doesn’t fit. It is written like this: { $example }
serve-settings-language = There is no language “{ $language }” in { $file }: it has to be one of { $languages }.
serve-removed = You have been removed from this table.
serve-vote-few = Only { $count } or more other people together can vote somebody out, and so many don’t play here.
serve-forgotten = Former player
serve-chat-off-here = The operator of this server has switched the chat off.
serve-banned = The operator of this server has excluded you for { $days ->
    [one] one more day;
   *[other] { $days } more days;
 } you can still delete your data.
serve-not-operator = Only the operator may do that: “rekje operator” prints a link to sign in.
serve-operator-link = This link doesn’t work, or no longer: each is good once, for 10 minutes, while the server runs. “rekje operator” prints a new one.
serve-no-report = There is no such report any more.
serve-no-line = There is no such line of the chat that could be reported.
serve-table-removed = The operator of this server has removed this table.
serve-operator-none = No server runs on { $folder }: start “rekje serve” first, on the same folder.
serve-operator-unreadable = The operator’s key in { $folder } can’t be read: run this as the user who runs the server.
serve-operator-here = This link signs you in as the operator, once, in the next { $minutes } minutes. Give it to nobody.
serve-lobby-off = This server has no lobby now.
serve-lobby-set-off = The settings of this server say that it has no lobby: lobby = “off”. Change them and start the server anew.
serve-lobby-word = To see the lobby, first say the word of this club.
serve-lobby-word-wrong = That isn’t the word. Ask whoever told you about this club.
serve-lobby-no-word = With lobby = “word” the server also needs the word: lobby-word = “…”.
serve-lobby-word-unused = A word for the lobby is only asked with lobby = “word”, and it is “{ $mode }”.
serve-offer-closed = This table isn’t open to everybody, or not any more.
serve-offer-taken = Somebody was quicker: all seats are taken.
serve-offer-unrated = This offer is for people of a certain rating, and you don’t have one in this game yet. Play a few games against the computer first, or take another offer.
serve-offer-rating = This offer is for people of another rating; yours is { $rating }.
serve-rating-range = No rating is at least { $least } and at most { $most }.
serve-opening-kept = A score sheet for a game on cardboard can’t be opened to everybody.
