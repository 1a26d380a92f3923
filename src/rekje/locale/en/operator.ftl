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
operator-again = Refresh
operator-chat-off = Switch the chat off for everybody
operator-chat-on = Switch the chat on again
operator-sign-out = Sign out
operator-reports = Reports
operator-no-reports = Nobody has reported anything.
operator-report = Report { $number }, about { $name }
operator-quoted = “{ $text }”
operator-closed = (closed)
operator-meant = Reported
operator-nothing-said = Nothing had been said in the chat.
operator-close = Close
# The name of a button, which begins with what stands on it
operator-named = { $what }: { $name }
operator-ban-days = Exclude for { $days ->
    [one] a day
   *[other] { $days } days
 }
operator-ban-who = Exclude { $name } for { $days ->
    [one] a day
   *[other] { $days } days
 }?
operator-ban-more = They can then use no table of this server; somebody who deletes their cookies comes back as a new person.
operator-bans = Excluded people
operator-ban = { $name }, until { $until } (exclusion { $number })
operator-lift = Lift
operator-tables = Tables
operator-tables-find = A table’s name or link, or somebody who sits there
operator-tables-newest = Those changed last:
operator-no-tables = There is no table on this server yet.
operator-no-table-found = No table has “{ $text }” in its name, and nobody of that name sits at one.
operator-people = People
operator-people-find = Somebody’s name
operator-people-newest = Those who were here last:
operator-no-people = Nobody has sat at a table yet.
operator-no-person-found = Nobody at a table or in the lobby has “{ $text }” in their name.
operator-search = Search
operator-found = “{ $text }”: { $count ->
    [one] one found
   *[other] { $shown } found
 }
operator-more = Show more
operator-damaged = Damaged table
# A seat that nobody has taken yet
operator-nobody = free seat
operator-computer = { $name } (computer)
operator-nameless = Somebody without a name
operator-here = here now
operator-seen = last here { $at }
operator-seen-unknown = not known when last here
operator-at = { $count ->
    [0] at no table
    [one] at one table
   *[other] at { $shown } tables
 }
operator-excluded = Excluded until { $until }
operator-exclude = Exclude
operator-exclude-who = Exclude { $name }?
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
operator-did-person-banned = Excluded somebody (exclusion { $about })
operator-did-ban-lifted = Lifted exclusion { $about }
operator-did-chat-off = Switched the chat off for everybody
operator-did-chat-on = Switched the chat on again
operator-lobby-off = Switch the lobby off
operator-lobby-on = Switch the lobby on again
operator-did-lobby-off = Switched the lobby off
operator-did-lobby-on = Switched the lobby on again
