# The frame
help-usage = Usage:
help-options = options
help-commands = commands
help-command = COMMAND …
help-default = default { $value }
help-required = required
help-help = This help.
help-version = The version.

# What values are called
help-value-file = FILE
help-value-out = OUT
help-value-word = WORD
help-value-game = GAME
help-value-list = LIST
help-value-edition = EDITION
help-value-who = WHO
help-value-think = TIME
help-value-setting = NAME=VALUE
help-value-letters = LETTERS
help-value-number = NUMBER
help-value-address = ADDRESS
help-value-url = URL
help-value-folder = FOLDER
help-value-database = DATABASE
help-value-title = TITLE
help-value-day = DAY
help-value-hash = HASH
help-value-shell = SHELL

# Options of many commands
help-language = Language of everything you are told.
help-json = Answer in JSON, for programs.
help-no-color = No colour and no other escape codes.
help-game = The game; else the one that the edition belongs to.
help-edition = The edition (see “rekje games”), also as game/edition, or a TOML file of your own.
help-lexicon = The word list: nl, fr, de, en, it, any, or a file; else the edition’s own.
help-lexicon-given = The word list: nl, fr, de, en, it, or a file.

# rekje
help-rekje = Rekje: your referee at the table for letter-tile board games.

# rekje games
help-games = List the games, their editions, languages and options.
help-games-json = Everything as JSON: boards, premium squares, letter sets.
help-games-edition = Print one edition as a TOML file to copy and edit.

# rekje guide
help-guide = How a game is played: what it takes to begin, the first turns counted, special cases.

# rekje replay
help-replay =
    Referee a game.
    FILE (- for standard input) is a record of Rekje’s or a GCG file. You see what every turn scored, the outcome and the board.
help-replay-lexicon = Judge by another word list: nl, fr, de, en, it, any, or a file.
help-replay-edition = For a GCG file: the edition that it was played with; else what it says, or en.
help-replay-save = Also write the game as a record, or as GCG if the name ends in .gcg.
help-replay-commitment = Refuse a game whose tiles weren’t drawn under this fingerprint, noted before it began.

# rekje sheet
help-sheet =
    Write the score sheet of a game as one page to read, print or send.
    FILE (- for standard input) is a record of Rekje’s or a GCG file. The page is HTML and needs nothing else.
help-sheet-out = The file to write; else the page goes to standard output.
help-sheet-title = A title of your own; else the game and who played.
help-sheet-date = The day of the game, as 2026-12-31.

# rekje review
help-review =
    Go through a finished game: what was best in each turn, and what the difference cost.
    FILE (- for standard input) is a record of Rekje’s or a GCG file.
help-review-out = Review many games: write a page for each into this folder, or JSON with --json. Reviews that are there already aren’t made again.
help-review-html = Also write the review as one page of HTML, with boards, that needs nothing else.
help-review-chart = Also draw the course of the game as a picture, .svg or .png by its name.
help-review-think = Where words cross: judge each turn by playing on from its best moves for so long, in seconds (5) or nodes (60000n).
help-review-lexicon = Judge by another word list: nl, fr, de, en, it, or a file; else the game’s own, or its edition’s.

# rekje play
help-play =
    Play in the terminal, against the computer or each other.
    What isn’t named is asked. Without a terminal you see a demonstration.
help-play-seats = Who plays, in order: me, even (as strong as you), names of people, level-1 to level-10, greedy, strong, expert, racer, canny. For example me,greedy.
help-play-option = An option of the game, like judging=challenge; repeatable.
help-play-seed = Draw the same tiles every time.
help-play-resume = Go on with the last unfinished game, or don’t ask about it.
help-play-by-ear = Say everything in sentences and draw nothing: for a screen reader or a braille display.
help-play-hints = Say each turn what the best play scores.
help-play-demo = Watch two computer players.
help-play-pace = Seconds that each move of a demonstration is shown.

# rekje best
help-best =
    Show the best plays in a position.
    FILE (- for standard input) is a record or a GCG file (whoever is on turn after its last move) or a position in CGP (the first rack). Coarse words are not suggested.
help-best-top = How many plays.
help-best-lexicon = The word list; else the record’s, or the edition’s own.
help-best-move = For a game: the position before this move, counted from 1.
help-best-rack = The tiles of whoever is on turn, if the game doesn’t tell them; ? is a blank.
help-best-by = Put them in order by score, equity or the chance of winning, and tell what each keeps and what that is worth.
help-best-position = For a CGP file: which position, from 1.
help-best-seconds = In Koning and Letter: stop searching after this many seconds.
help-best-think = Where words cross: weigh moves by playing on from them for so long, in seconds (5) or nodes (60000n).

# rekje perft
help-perft =
    Count the legal plays in positions.
    For each position in FILE (CGP, - for standard input) a line: how many plays the first rack has, the highest score and the sum of all scores.

# rekje word
help-word =
    Is it a word, from which list, and how common?
    The exit status is 0 if all are words, 1 if one isn’t.
help-word-lexicon = The word list: nl, fr, de, en, it, or a file; else that of your language.
help-word-places = Names of towns, countries and rivers count too.
help-word-game = As in this game, unless you choose otherwise there: the words printed on its sheet count too, and in Letter place names.
help-word-language = Which built-in list, unless you name one with --lexicon; for a list of your own its language.

# rekje lexicon
help-lexicons = Word lists of your own.
help-build =
    Make a list of words into a lexicon for --lexicon.
    FILE is text in UTF-8, a word a line; empty lines and lines that begin with # don’t count. OUT is the new lexicon. What can’t be laid is counted and reported.
help-build-language = Whose spelling it is: how accents, ij and ß are laid.

# rekje selfplay
help-selfplay = Let computers play each other, and measure how well and how fast they play.
help-selfplay-games = How many games.
help-selfplay-players = Who plays: level-1 to level-10, greedy, expert; strong in Scrabble and Woordenspel, racer in Koning, canny in Letter.
help-selfplay-seed = What the tiles depend on: game n on this number plus n; else drawn by lot.
help-selfplay-emit = Also write every game to this file, a record a line.

# rekje dataset
help-dataset =
    Let computers play, and write each turn as a row of Parquet files: position, racks, move and result, with a card that describes them.
    EDITION is, for example, scrabble/en. The same command goes on where it was stopped.
help-dataset-out = The folder of the files; else one in this folder, named after game and edition.

# rekje bench
help-bench = Measure how fast Rekje searches on this machine.
help-bench-moves = Find all plays, and the best one, in the positions of a CGP file.
help-bench-walks = Find the longest word on the table, in positions from games of its own.
help-bench-paths = Find all words, and the best letter to lay, on boards of letters of many sizes.
help-bench-cgp = The positions, one a line in CGP; the first rack is on turn.
help-bench-seconds = Seconds for each measure.
help-bench-positions = How many positions.
help-bench-tiles = Tiles on the table.
help-bench-rack = Tiles on the rack.
help-bench-seed = The positions depend on it alone.
help-bench-cut = Cut each search short after so many seconds.

# rekje serve, export, import
help-data = The folder of the server’s tables; else the usual place.
help-database = The database: an address such as postgresql://rekje@localhost/rekje, or “sqlite” for the file in the folder; else REKJE_DATABASE, else “database” in settings.toml, else that file.
help-serve =
    Open the table in the browser: on this computer, at home, or for friends anywhere.
    Tell your friends the address, or make a table and send its link. Ctrl-C stops the server; the tables are kept.
    Options that you always use can stand in settings.toml, under [serve].
help-serve-host = The address the server answers on; 0.0.0.0 for friends on your network.
help-serve-port = The port; else 8000, or another if that is taken.
help-serve-public-url = The address that others use, where a proxy with TLS stands before it.
help-serve-page = The folder of another built page.
help-serve-origin = Another site whose pages may use this server; repeatable.
help-serve-pace = Seconds that a computer player waits before it moves.
help-serve-connections = The most connections at the same time; fewer where the system allows fewer open files.
help-serve-log = What the log holds: what happened (info), or also a line for each command (debug).
help-serve-lexicons = A folder of word lists to offer at the table, text or made by “rekje lexicon build”; else REKJE_LEXICONS, else “lexicons” in settings.toml.
help-serve-open = Open a browser, where there is one.
help-backup =
    Copy the server’s database to one file, while the server runs.
    The copy is of one moment and is checked. It holds everything: keep it to yourself.
help-export =
    Write all tables of the server to one file, for another machine or to keep.
    It holds everybody’s tiles and chat: keep it to yourself.
help-export-everything = Also write what only this same server can use: alerts, muted people, reports, bans, keys; for a move to another database.
help-import =
    Add the tables of a file written by “rekje export”.
    All of them, or none if anything is wrong with it. Stop the server first.

help-doctor =
    Say what is well with an installation, what isn’t, and what to do.
    It looks at the program and its data, the data folder, the database and every table in it, the clock, the port, the address for friends and the terminal, and changes nothing; the server may be running. Exit status 1 if anything is wrong.
help-doctor-host = The address that the server is to answer on; else that of the server that runs, or this computer alone.
help-doctor-port = The port that the server is to use; else that of the server that runs, or 8000.
help-doctor-bundle = Write a zip file to attach to a report: findings, versions, settings and log lines, without names, tiles, keys and addresses.
help-doctor-json = As JSON.

help-learn =
    Let the computer play itself to learn what tiles kept on the rack are worth.
    The players strong, canny and expert go by it at every table with this edition and word list. It can be stopped and called again: it goes on where it was. The same seed and number of games give the same file.
help-learn-games = From how many games to learn; by default enough for good values.
help-learn-seed = What the games depend on.
help-learn-out = The file to write, or with --missing the folder; by default where strong players look for it.
help-learn-missing = Learn for every built-in edition whose values are missing, or were learned with another word list than it has now.
help-threads = On how many cores; else on all. The results are the same.
help-ray = Work by Ray: on this machine, or on the cluster at an address (auto, or HOST:PORT). The results are the same.
help-value-name = NAME
help-serve-accept-host = A further name by which the server may be asked for; repeatable.
help-serve-proxy = The address of a proxy that says for whom it asks (X-Forwarded-For); with --public-url, unless named, one on this machine.

# rekje completion
help-completion =
    Write the script by which a shell completes commands, options and values.
    SHELL is bash, zsh or fish. Keep the script where your shell looks for such scripts: rekje completion bash > ~/.local/share/bash-completion/completions/rekje
help-operator =
    Print a link by which the operator of a running server signs in.
    The page shows tables, reports and errors, and what operators did; it can remove a table, exclude a person for a time and switch the chat off.
help-serve-lobby = Whether there is a lobby: open to everybody, off, or for those who know a word.
help-serve-lobby-word = The word that lets people into the lobby; better kept in the settings, because others on this machine can read a command line.
help-work =
    Think for the servers on one PostgreSQL database: computer players’ turns, and reviews.
    Start it on as many machines as you like, with the same version and the same word lists as the servers. While one is there, the servers leave thinking to it; without any they think themselves. Ctrl-C stops it, and nothing is lost.
help-work-thinkers = How many processes think at once; else one for each core.
help-engine = Players of your own: programs that play at every table.
help-engine-list = List the players of your own that there are here, with the games that they play.
help-engine-check =
    Try whether a program keeps to the engine protocol, point by point (docs/engine-protocol.md).
    COMMAND is what starts it, or the name of a player that is installed here. What the program itself starts with a dash comes after --.
help-engine-seconds = How long it has for a move, in seconds.
help-engine-game = Only this game (else all that it plays).
help-engine-verbose = Also show what the program says of its thoughts, and its own error messages.
help-engine-named = A player of your own: a name, and the command that starts its program. May be given several times; else [engines] in settings.toml.
help-think = How long expert thinks about a turn where words cross: seconds (5) or nodes (60000n); without this it stops once more search gains little.
help-depth = How many turns expert looks ahead meanwhile (2 unless told otherwise).
help-value-engine = NAME=COMMAND
help-value-command = COMMAND
