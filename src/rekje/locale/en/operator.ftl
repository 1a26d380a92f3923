operator-title = The operator’s page
operator-counts = { $tables ->
    [one] One table
   *[other] { $tables } tables
 } on this server. { $people ->
    [one] One person is
   *[other] { $people } people are
 } at a table now, with { $connections ->
    [one] one connection
   *[other] { $connections } connections
 }.
operator-again = Look again
operator-chat-off = Switch the chat off for everybody
operator-chat-on = Switch the chat on again
operator-sign-out = Sign out
operator-reports = Reports
operator-no-reports = Nobody has reported anything.
operator-report = Report { $number }, about { $name }
operator-closed = (closed)
operator-nothing-said = Nothing had been said in the chat.
operator-close = Close
operator-close-which = Close report { $number }
operator-ban-days = Exclude for { $days ->
    [one] a day
   *[other] { $days } days
 }
operator-ban-who = Exclude { $name } for { $days ->
    [one] a day
   *[other] { $days } days
 }?
operator-ban-more = This browser can then use no table of this server; somebody who deletes their cookies comes back as a new person.
operator-bans = Excluded people
operator-ban = Exclusion { $number }, until { $until }
operator-lift = Lift
operator-lift-which = Lift exclusion { $number }
operator-tables = Tables changed last
operator-phase-waiting = before the game
operator-phase-playing = in play
operator-phase-over = over
operator-connected = { $count ->
    [one] one connection
   *[other] { $shown } connections
 }
operator-remove = Remove
operator-remove-which = Remove table { $name }
operator-remove-more = The game and its chat are deleted, and the people there are told so. It can’t be undone.
operator-errors = Warnings and errors in the log
operator-no-errors = None.
operator-audit = What operators did
operator-no-audit = Nothing yet.
operator-did-signed-in = Signed in
operator-did-table-removed = Removed table { $about }
operator-did-report-closed = Closed report { $about }
operator-did-banned = Excluded the person of report { $about }
operator-did-ban-lifted = Lifted exclusion { $about }
operator-did-chat-off = Switched the chat off for everybody
operator-did-chat-on = Switched the chat on again
operator-lobby-off = Switch the lobby off
operator-lobby-on = Switch the lobby on again
operator-did-lobby-off = Switched the lobby off
operator-did-lobby-on = Switched the lobby on again
