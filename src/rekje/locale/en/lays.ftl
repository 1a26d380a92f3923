# The table
lays-hand = Letters
lays-free-letters = Free letters: { $tiles }
lays-traced = Numbers: { $word }
lays-free-title = Free letters
lays-letters-of = { $name }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
lays-words-of = { $name }: { $count ->
    [one] 1 word
   *[other] { $count } words
}, { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# What can be typed
lays-command-done = done
lays-command-free = free
lays-command-blank = blank
lays-command-knock = knock
lays-command-path = path
lays-command-words = words
lays-command-letters = letters
lays-prompt-draw = { $name } (a size such as 3x2; Enter draws them all):
lays-prompt-first = { $name } (a letter and its square: { $example }; ? for help):
lays-prompt = { $name } (letter, square, words: { $example } WORD; ? for help):
lays-prompt-words = { $name } (type the new words; “{ $undo }” takes it back):
lays-prompt-send = { $name } (Enter lays it, or more words; “{ $undo }” takes it back):
lays-prompt-more = { $name } (more words? Enter ends your turn):
lays-prompt-knock = { $name }, more words? (“{ $knock } WORD”, or Enter for no):
lays-prompt-knocks = Who sees more words? (name and words; Enter: nobody):
lays-prompt-floor = { $name }, which words do you see?
lays-prompt-owed = { $name }, which of your letters goes beside the board? (like { $example })
lays-not-understood = I don’t understand “{ $line }”: type a letter with its square, like R D4, or ? for help.
lays-nothing-typed = Type a letter and the square for its top left corner, like R D4, or ? for help.
lays-letter-first = Lay a letter first, then name words: R D4 { $word }.
lays-not-free = There is no { $letter } among the free letters.
lays-which-size = You could lay the { $letter } in several sizes ({ $sizes }): type { $example }, for example.
lays-pass-how = Passing costs you a letter of your choice: give it away with “{ $free }”, or type “{ $word }” again.
lays-free-which = Which letter? Type { $example }, for example.
lays-blank-how = Type { $example }: the size and the top left square. Your blank tokens: { $tokens }.
lays-draw-how = Type sizes, width and height, such as 3x2 2x2 1x1; Enter draws the rest for you.
lays-knock-who = Who knocks? Type the name, then the words ({ $names }).
lays-not-now = “{ $command }” isn’t possible at this moment.
lays-knock-how = Do you want to knock? Type “{ $example }”.
lays-knock-words-later = If several knock at once, type only their names; the words come afterwards.
lays-may-challenge = Do you doubt a word? Type “{ $word }”.
lays-nothing-to-challenge = There is nothing to challenge.
lays-floor-words = Just the words now, no letters to lay.
lays-sure-no-word = No word? Then the knock costs a letter. (y/n)
lays-path-none = No word has been written down yet.

# Explained when it comes up
lays-explain-draw = Sizes show, letters don’t: small tiles fit anywhere, large ones touch many.
lays-explain-first = First round: everybody lays one letter, anywhere, touching or not. You needn’t make a word, but you may name any you see.
lays-explain-turn = From now on your letter must lie against a tile, side to side, and make a new word; words run in any direction, from tile to tile.
lays-explain-free = Free letters belong to everybody: lay as many as you like with a +, as in +O D4 R F4 WORD.
lays-explain-token = No word runs through a hatched blank token. A letter of yours laid over it takes its place, and the token is yours.
lays-explain-knock = If you see a new word that was missed, knock: with a good word you also get the next turn, without one you lose a letter.
lays-explain-knock-first = If you see a new word that was missed, knock: a good word is yours, but a knock without one costs you a letter.

# What letters bring
lays-preview = { $tiles }: { $words } = { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
lays-preview-none = { $tiles }.
lays-preview-idle = { $letters }: no new word runs through it yet.
lays-preview-token = Your blank token at { $square }; it ends your turn.
lays-why-no-word = { $word }: not in the list
lays-why-not-readable = { $word }: can’t be read here
lays-why-again = { $word }: already written down
lays-why-again-by = { $word }: already written down by { $names }
lays-why-tile-twice = { $word }: would use a tile twice
lays-why-short = { $word }: too short
lays-worth = The best letter makes { $score ->
    [one] { $score } point
   *[other] { $score } points
} possible now.
lays-hint-none = I see no new word: put a letter beside the board, lay your blank token, or pass.
lays-hint-any = No word can be made yet: any letter will do.
lays-hint-letter = Lay { $letters }: { $score ->
    [one] { $score } point is
   *[other] { $score } points are
} possible then.

# Help
lays-how-lay = R D4 ARM lays your R with its top left corner on D4 and names ARM; R3x2 D4 if you have several. You see what it brings, Enter lays it.
lays-how-more = Then name more words, alone on a line or several; Enter ends your turn. A word goes from tile to tile along their sides, each tile once.
lays-how-free = +O D4 lays a free letter, with or without one of your own: +O D4 R F4 WORD.
lays-how-swap = A letter laid over a blank token is swapped for it.
lays-how-signs = On the board * was laid last, + isn’t laid yet, and numbers show how a word runs.
lays-help-done = end your turn
lays-help-free = put a letter beside the board, for everybody
lays-help-blank = lay your blank token, which blocks
lays-help-knock = knock after another’s turn and name words
lays-help-path = show how a word runs; alone: the words named last
lays-help-words = everybody’s words
lays-help-letters = everybody’s letters

# News
lays-news-place = { $name } lays { $tiles }.
lays-news-swap = { $name } swaps a blank token for { $tiles }.
lays-news-words = Words: { $words } ({ $score }).
lays-news-claim = { $name } also names { $words } ({ $score }).
lays-news-token = { $name } lays a blank token on { $square }.
lays-news-owed = { $name } chooses a letter to put beside the board.
lays-news-free-choice = { $name } makes { $tile } a free letter.
lays-news-free-pass = { $tile } becomes a free letter.
lays-news-free-error = { $tile } of { $name } becomes a free letter as well.
lays-news-free-knock = That costs { $name } the { $tile }: a free letter now.
lays-news-free-unknown = A letter of { $name } becomes a free letter; which one is seen on the table.
lays-news-time-up = { $name }’s time is up.
lays-news-dice = Knocked at once! Dice: { $throws }. { $name } is first.
lays-news-knock = { $name } knocks!
lays-news-knock-vain = { $name } knocks in vain.
lays-news-struck = Crossed out: { $words }.
lays-news-undone = Crossed out: { $words }; the letters are taken back.
lays-news-over = { $name } has no letters and is passed over.

# The end
lays-column-words = Words
lays-column-letters = Letters
lays-column-longest = Longest word
lays-winner = { $name } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
lays-winner-letters = { $names } have { $score ->
    [one] { $score } point
   *[other] { $score } points
} each; { $name } wins with { $tie } letters in all words together.
lays-winner-words = { $names } have { $score ->
    [one] { $score } point
   *[other] { $score } points
} each; { $name } wins with { $tie ->
    [one] 1 word
   *[other] { $tie } words
}.
lays-winners = { $names } share the win with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
lays-given-up = Given up.
lays-alone = { $name }: { $words ->
    [one] 1 word
   *[other] { $words } words
}, { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
} in all; { $left ->
    [0] every letter was laid!
    [one] 1 letter was left.
   *[other] { $left } letters were left.
}
lays-unseen = Nobody saw { $count ->
    [one] this word:
   *[other] these { $count } words:
}
lays-unseen-none = Nobody missed a word: everything that could be read has been written down.
