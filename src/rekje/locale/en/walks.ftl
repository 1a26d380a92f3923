walks-heap = There are { $count } tiles on the table; the search takes at most { $most }.
walks-word = “{ $word }” can’t be laid: a word has 1 to 21 letters of the letter set.
walks-question = This can’t be searched: { $why }.
