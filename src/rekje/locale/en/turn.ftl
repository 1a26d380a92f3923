turn-other = It is { $name }’s turn.
turn-not-in-game = This player is no longer in the game.
turn-game-over = The game is over.
turn-not-now = That can’t be done now; what can: { $allowed }.
turn-time-left = The time for this turn isn’t up yet.
turn-time-over = The time for this turn is up: it counts as a pass.
turn-no-vacation = You aren’t on vacation.
turn-on-vacation = You’re on vacation already: come back first.
turn-vacation-short = { $left ->
    [0] You have no days of vacation left.
    [one] You have only one day of vacation left.
   *[other] You have only { $left } days of vacation left.
}
turn-rack-long = { $name }’s rack holds at most { $most } tiles.
turn-rack-other = { $name } held other tiles than those given here.
turn-rack-size = By what was played and drawn, { $name } has { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, not { $told }.
turn-rack-empty = { $name } can’t be out of tiles: { $count ->
    [one] 1 must be left
   *[other] { $count } must be left
} by what was played and drawn.
turn-draws-missing = The tiles drawn in this record don’t belong to its moves.
turn-draws-impossible = By this record a tile was drawn that wasn’t in the bag any more.
turn-draws-shuffle = The tiles drawn are not those of the shuffle that was committed to.
turn-proof-broken = The proof of the shuffle doesn’t hold: the secret doesn’t match the fingerprint shown beforehand.
turn-proof-other = This isn’t the shuffle with the fingerprint asked for: the record has another.
turn-proof-none = The record has no proof of its shuffle, so it can’t be the one with this fingerprint.
turn-too-much = That is too much to work out at once: name fewer or shorter words, or say where they lie.
