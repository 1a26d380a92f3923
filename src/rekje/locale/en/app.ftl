# The page as an app of the device
app-about = The table for letter-tile board games: with friends, with the computer, or to keep the score of a game on the table.
app-play = Play
app-keep = Keep the score
app-games = My games
