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
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
}
seats-computers = { $count ->
    [one] A computer plays too: { $names }.
   *[other] Computers play too: { $names }.
}
seats-free = { $count ->
    [one] One more seat is free.
   *[other] { $count } more seats are free.
}
seats-phase-waiting = It hasn’t begun: it begins when every seat is taken.
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
seats-this-device = Let this device in
seats-code-how = On the device with which you sit at the table, open More, then Another device: it shows a code of eight figures. Enter it here.
seats-code = Code
seats-code-figures = The code has eight figures.
seats-let-in = Let me in
seats-ask-anew = Whoever invited you can send you a new link.
seats-other-link = Another link
seats-link = The link
seats-open-link = Open it
seats-link-empty = Paste the link that you were sent.
seats-no-invitation = That is no invitation: copy the whole link, from http to its last letter. It has /join# in the middle.

# Another device for a seat
seats-device-how = Scan this with the other device, or open the address there, and enter the code.
seats-code-is = Code: { $code }
seats-code-lasts = Good for { $time }, once.
seats-device-careful = Whoever enters it sees your tiles and plays for you: show it to nobody else.
seats-code-gone = This code is no longer valid.
seats-code-new = A new code
seats-device-in = The other device has been let in.

# Seats that are free, or whose player has gone
seats-link-once = Whoever opens it first has the seat; after that the link is spent.
seats-is-free = This seat is free: send somebody the link.
seats-computer-for-good = Or let a computer play there, to the end.
seats-computer = Let a computer play
seats-has-left = { $name } has been away for { $time }. The seat need be kept no longer: you decide what becomes of it.
seats-computer-more = A computer can play on. { $name } can come back and take the seat back at any time.
seats-free-more = Or somebody else can have the seat, its tiles and its score. { $name } can’t come back to it then.
seats-free-seat = Free the seat
seats-ask-free = { $name } loses the seat, and you can invite somebody else to it.
seats-nothing-to-do = Nothing needs to be decided about this seat now: { $name } is there, or it is kept a while longer.

# Another person at the table who isn’t decent
seats-others = The other people
seats-is-muted = (muted)
seats-mute = Mute
seats-mute-who = Mute { $name }: what they say isn’t shown to you
seats-unmute = Unmute
seats-unmute-who = Unmute { $name }
seats-vote-out = Vote out
seats-vote-out-who = Vote { $name } out
seats-vote-out-more = All the others have to vote for it, at least two. The seat is free then: whoever made the table invites somebody else to it or lets a computer play.
seats-vote-counts = Your vote to remove { $name } counts until the seat is free.
seats-watchers-away = Send away all who watch
seats-watchers-away-more = Nobody who watches now can come back without a new link.
seats-report = Report …
seats-report-who = Report { $name } to the operator
seats-report-more = The operator of this server gets: that this is about { $name }, which table this is, { $count ->
    [0] and nothing from the chat, because nothing has been said
   *[other] the last lines of the chat as they stand here
 }, and what you write below. Nobody at the table is told.
seats-report-text = What happened? (optional)
seats-report-send = Send
seats-report-sent = The report has been sent.
