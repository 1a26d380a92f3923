walks-heap = The heap has { $count } tiles; the search takes at most { $most }.
walks-word = “{ $word }” can’t be walked: a word has 1 to 21 letters of the letter set.
walks-question = This can’t be searched: { $why }.
