# Coming to a table by a link
seats-invites-you = { $name } invites you
seats-somebody-invites = Somebody invites you
seats-a-game = A game of { $game }?
seats-kept-game = The score of a game of { $game }
seats-words = Words: { $language }
seats-edition = Edition: { $name }
seats-list = Word list: { $name }
seats-agreed = What is agreed here
seats-option = { $option }: { $value }
seats-yes = yes
seats-no = no
seats-clock-none = As long to think as you like
seats-clock-turn = { $count ->
    [one] One second a turn
   *[other] { $count } seconds a turn
}
seats-clock-minutes = { $count ->
    [one] One minute a turn
   *[other] { $count } minutes a turn
}
seats-clock-game = { $added ->
    [0] { $count } min each for the game
   *[other] { $count } min each for the game, and { $added } s more a turn
}
seats-clock-days = { $count ->
    [one] One day a turn
   *[other] { $count } days a turn
}
seats-there = { $count ->
    [one] { $names } is there too.
   *[other] { $names } are there too.
}
seats-computers = { $count ->
    [one] A computer plays too: { $names }.
   *[other] Computers play too: { $names }.
}
seats-free = { $count ->
    [one] One more seat is free.
   *[other] { $count } more seats are free.
}
seats-phase-waiting = The game begins when every seat is taken.
seats-phase-playing = The game is on already.
seats-phase-over = The game is over.
seats-no-account = No account and no e-mail: the seat is yours on this device.
seats-watch = Watch
seats-look-at = Look at it
seats-to-table = To the table
seats-mine = You have a part at this table already.
seats-for-somebody-else = You sit at this table already: this link is for somebody else. Send it to whoever is to play with you.
seats-taken = { $name } has taken this seat already: a seat’s link works once.
seats-computer-sits = A computer plays at this seat: { $player }.
seats-this-is-me = This is me, on another device
seats-ask-anew = Whoever invited you can send you a new link.
seats-other-link = Another link
seats-have-code = I have a link or a code
seats-link = Link or code
seats-open-link = Open it
seats-link-empty = Paste the link that you were sent, or enter the code that you were told.
seats-no-invitation = That is no invitation: copy the whole link, from http to its last letter, or enter the eight figures of a code. A link has /join in it, and a # after that.
seats-own-code = This code makes this device one of yours: it belongs on the page “Play as yourself on this device”.

# Seats that are free, or whose player has gone
seats-is-free = This seat is free: send somebody the link.
seats-computer-for-good = Or let a computer play there, to the end.
seats-computer = Let a computer play
seats-has-left = { $name } has been away for { $time }. The seat need be kept no longer: you decide what becomes of it.
seats-arrange-title = In which order?
seats-arrange-how = Choose a tile, then move it.
seats-arrange-left = To the left
seats-sort = Sort by the alphabet
seats-hand-seat = Let a computer play for me
seats-hand-choose = choose one…
seats-hand-do = Hand over my seat
seats-explain-again = Explain the game again
seats-more-title = What would you like to do?
seats-other-device = Play on another device
seats-type-commands = Type commands
seats-arrange = Arrange my tiles
seats-arrange-right = To the right
seats-ask-resign = Do you really want to resign?
seats-resign-costs = { $count ->
    [0] The game is then over.
    [one] The game is then over, and { $name } wins.
   *[other] You then come last, and the others go on.
}
seats-vacation-about = Your clock stands still on these days, also while it’s your turn, and the others see until when you’re away. Your next move ends the vacation: days not yet begun stay yours.
seats-vacation-each = { $count ->
    [0] none
    [one] one day
   *[other] { $count } days
}
seats-vacation-left = { $count ->
    [0] You have no days left in this game.
    [one] You have one day left in this game.
   *[other] You have { $count } days left in this game.
}
seats-vacation-days = Days from now on
seats-vacation-until = That’s until { $when }.
seats-vacation-take = Take vacation
seats-computer-more = A computer can play on. { $name } can come back and take the seat back at any time.
seats-free-more = Or somebody else can have the seat, its tiles and its score. { $name } can’t come back to it then.
seats-free-seat = Free the seat
seats-ask-free = { $name } loses the seat, and you can invite somebody else to it.
seats-nothing-to-do = Nothing needs to be decided about this seat now: { $name } is there, or it is kept a while longer.

# The waiting room, and invitations
seats-table-set = Your table is set
seats-begins-taken = { $game }. It begins when all seats are taken.
seats-begins-ready = { $game }. It begins when everybody is ready.
seats-begins-now = { $game }. It begins now.
seats-who-plays = Who plays
seats-ready = ready
seats-not-ready = not ready yet
seats-free-here = Free
seats-free-opened = Free. Somebody has opened the link.
seats-i-am-ready = I’m ready
seats-wait-for-me = Wait for me
seats-start-with = { $count ->
    [2] Start with two
    [3] Start with three
   *[other] Start with { $count }
}
seats-or-wait = Or wait: we call you when somebody sits down.
seats-call-me = Call me when somebody sits down
seats-isnt-ready = { $name } isn’t ready yet.
seats-how-we-play = How we play
seats-change = Change
seats-was = was: { $value }
seats-words-name = Words
seats-edition-name = Edition
seats-list-name = Word list
seats-tempo = Tempo
seats-scan = Scan the picture or send the link. Each seat is taken once.
seats-invite-link = Link to a free seat
seats-copy-link = Copy the link
seats-say-code = Say a code instead
seats-say-code-how = Open { $site } on the other device, and enter it there.
seats-code-good = Good for { $time }, for everybody who hears it.
seats-sat = { $name } has sat down.
seats-renamed = { $before } is called { $name } now.
seats-named = You are called { $name } here now.
seats-said-ready = { $name } is ready.
seats-said-wait = { $name } asks you to wait a moment.
seats-link-opened = Somebody has opened the link.
seats-changed-to = { $name }: { $value }, { $was }.
seats-change-title = How we play
seats-change-done = Agree on this
seats-change-more = The others see what has changed, and say once more that they are ready.
seats-all-taken = All seats are taken already.
seats-you-are = You sit down as { $name }.
seats-other-name = Another name
seats-name-here = Your name at this table
seats-take-name = Use this name
seats-computer-here = Or a computer
seats-unknown-words = Unknown words
seats-unknown-referee = are refused
seats-unknown-challenge = may be challenged
seats-unknown-agree = are voted on
seats-judging-referee = Unknown words are refused
seats-judging-challenge = Unknown words may be challenged
seats-judging-agree = The table votes on words
seats-spoken-is = Code: { $code }
seats-spoken-gone = This code is no longer valid.
seats-spoken-new = A new code
# Another person at the table who isn’t decent
seats-others = The other people
seats-is-muted = (muted)
seats-mute = Mute
seats-mute-who = Mute { $name }: what they say isn’t shown to you
seats-unmute = Unmute
seats-unmute-who = Unmute { $name }
seats-muted = { $name } is muted.
seats-unmuted = { $name } isn’t muted any more.
seats-vote-out = Vote out
seats-vote-out-who = Vote { $name } out
seats-vote-out-ask = Should { $name } be voted out?
seats-vote-out-more = All the others have to vote for it, at least two. The seat is free then: whoever made the table invites somebody else to it or lets a computer play.
seats-vote-counts = Your vote to remove { $name } counts until the seat is free.
seats-watchers-away = Send away all who watch
seats-watchers-away-ask = Should all who watch go?
seats-watchers-away-more = Nobody who watches now can come back without a new link.
seats-report = Report …
seats-report-who = Report { $name } to the operator
seats-report-ask = What should the operator know about { $name }?
seats-report-more = The operator of this server gets: that this is about { $name }, which table this is, { $count ->
    [0] and nothing from the chat, because nothing has been said
   *[other] the last lines of the chat as they stand here
 }, and what you write below. Nobody at the table is told.
seats-report-said = Report what was said …
seats-report-which = Which line is it about?
seats-report-line-ask = What should the operator know?
seats-report-line-who = whoever said “{ $line }”
seats-report-text = What happened? (optional)
seats-report-send = Send
seats-report-sent = The report has been sent.
seats-show-about = A page with a large board, the players and their clocks, and nothing to press. Whoever has this link can watch.
seats-show-see-through = Without a background, to lay over another picture
seats-show-open = Open the page
seats-show-racks = Show my rack there
seats-show-racks-about = Racks are shown there only once everybody who plays agrees. Whoever has the link then sees all of them, at once.
seats-show-agreed = Agreed so far: { $names }.
seats-open-to-all = In the lobby
seats-open-play = Anybody on this server may take a free seat
seats-open-watch = Anybody on this server may watch the game
seats-open-about = Whoever is here already has to agree before anybody may watch. Nobody who watches sees a rack.
seats-opened = Anybody on this server may take a free seat here.
seats-opened-watch = Anybody on this server may watch this game. They see no racks.
seats-close-to-all = Let nobody else in from the lobby
