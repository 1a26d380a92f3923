# Words and plays found on this device, and the analysis board
search-entry = Analysis board
search-title = Analysis board
search-more = Lay a position, and see what can be played. Words are looked up and plays are found on this device, also without a connection.
search-which = Game and edition
search-word = Is it a word?
search-check = Look it up
search-is-word = { $word } is in the word list.
search-no-word = { $word } is not in the word list.
search-loading = { $size } MB of words are loaded, once. They stay on this device.
search-preparing = The words are being prepared …
search-none = This server’s page can’t search by itself.
search-not-given = This word list stays on its server.
search-failed = The search on this device has stopped; load the page again.
search-lay = Lay
search-player = Your play
search-undo = Take back
search-clear = Clear the board
search-rack = Rack, ? for a blank
search-rack-wrong = The box has no such rack.
search-plays = { $count ->
    [0] No legal play
    [one] One legal play
   *[other] { $count } legal plays, the best first
  }
search-plays-hint = Type a rack, and its plays stand here.
search-here = Analysis board
search-words-here = Look up a word
