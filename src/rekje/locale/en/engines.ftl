engines-lost = { $player } loses its turn: { $why }.
engines-no-command = { $player } gives no command: { $why }. The turn isn’t lost: nothing has changed.
engines-unusable = { $player } can’t play here: { $why }.
engines-why-missing = it isn’t installed on this machine
engines-why-start = its program couldn’t be started
engines-why-greeting = its program doesn’t greet as the engine protocol asks
engines-why-time = it took too long
engines-why-ended = its program has ended
engines-why-form = its answer can’t be read
engines-why-flood = its program says too much
engines-why-command = what it wanted can’t be done now
engines-why-refused = what it wanted is against the rules
engines-why-error = its program reports a fault
engines-too-late = The time is up: only the answer is awaited now.
engines-name-ours = A player of your own can’t be called “{ $player }”: that is the name of another player here.
engines-name-form = A player of your own can’t be called “{ $player }”: a name has small letters, digits, and . _ - between them, 31 characters at most.
engines-form = “{ $text }” isn’t a name in small letters with a command, such as mine=./engine.
engines-list-none = There are no players of your own here.
engines-list-one = { $player } plays { $games }; it has { $seconds } seconds for a move. Command: { $command }
engines-check-greeting = It greets
engines-check-greets = It greets: { $name }
engines-check-game-asked = It plays { $game }
engines-check-game = It plays { $game }: { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
engines-check-challenge = It plays { $game } where plays can be challenged: { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
engines-check-time = It answers in time when it has little
engines-check-unknown = It skips messages that it doesn’t know
engines-check-quit = It ends when it is told to
engines-check-input = It ends when its input ends
engines-check-why-stays = its program goes on running
engines-check-why-not-its = its greeting doesn’t name this game
engines-check-but = { $what }: { $why }
engines-check-fine = All { $count } points are fine: this player can sit at tables of { $games }.
engines-check-failed = { $count ->
    [one] 1 point has failed
   *[other] { $count } points have failed
} (docs/engine-protocol.md).
engines-check-verbose = With --verbose you also see what the program wrote.
engines-check-ours = { $player } is one of Rekje’s own players, which aren’t checked: name a program, or a player of your own.
engines-check-nothing = There is no program and no player of your own “{ $text }” here{ $count ->
    [0] .
   *[other] ; players of your own: { $known }.
}
