# The table
heap-beyond = There is more: type { $typed }
heap-column-place = Place

# What can be typed
heap-command-other = other
heap-command-none = none
heap-prompt = { $name } (type a word, ? for help):
heap-prompt-open = { $name }, choose your word (? for help):
heap-prompt-send = { $name } (Enter lays it, “{ $undo }” takes it back, “{ $other }” lays it another way):
heap-not-understood = I don’t understand “{ $line }”: type a word, or ? for help.
heap-nothing-typed = Type the word that you want to make, or ? for help.
heap-also-command = Did you mean the command? Type “{ $command }”.
heap-other-what = Type a word first; then I’ll show how else it can lie.
heap-other-none = I see no other way to lay it.
heap-square-unseen = { $square } is not a square you can see now.
heap-steps-slanted = On hexagons, type all the squares: C3 D3 D4, for example.
heap-not-from-there = I don’t see how { $word } could begin there.
heap-preview = { $word }: { $count ->
    [one] 1 letter
   *[other] { $count } letters
}, { $new ->
    [one] 1 new tile
   *[other] { $new } new tiles
}, { $path }. Your king comes to { $place }.

# Explained when it comes up
heap-explain-opening = Everybody secretly chooses a word from their own tiles; the longest is laid, and whoever made it begins. No word? Type “{ $none }”.
heap-explain-walk = A word goes from tile to tile, round corners and back again (LEVEL needs only L, E, V); at least one tile is new.
heap-explain-two = After your word you always draw two tiles, however many you laid: so lay few.

# Help and hints
heap-help-word = Type a word. The path with the fewest new tiles is shown with arrows: + is a new tile, * one of the last word. Enter lays it. Small letters among capitals are blanks: WOrD.
heap-help-word-heard = Type a word. You are told the path with the fewest new tiles. Enter lays it. Small letters among capitals are blanks: WOrD.
heap-help-path = To choose the path yourself: WORD C3 D3 E3 E4, or WORD C3 >>v, or only where it begins: WORD C3. With < > ^ v you look further. If your word is also a command, put / before it when you mean the command.
heap-help-path-heard = To choose the path yourself: WORD C3 D3 E3 E4, or WORD C3 >>v, or only where it begins: WORD C3. If your word is also a command, put / before it when you mean the command.
heap-help-other = show another way to lay the same word
heap-help-none = choose no word to open with
heap-worth = Your longest word has { $count ->
    [one] 1 letter
   *[other] { $count } letters
} now.
heap-hint-none = I see no word: pass.
heap-hint-length = Your best word has { $count } letters and lays { $laid ->
    [one] 1 tile
   *[other] { $laid } tiles
}.
heap-hint-word = The best word is { $word }; type it to see how it lies.

# News
heap-news-word = { $name } makes { $word } with { $new ->
    [one] 1 new tile
   *[other] { $new } new tiles
} and comes to { $place }.
heap-news-back = The king of { $name } stood there and goes back to { $place }.
heap-news-choices = Chosen: { $words }.
heap-news-unchosen = No word: { $names }.
heap-news-none = Nobody had a word: everybody draws ten other tiles.

# The end
heap-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
