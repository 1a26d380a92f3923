"""Words: folding them to tiles, lists of them, their vocabulary levels. Pure: files are read in `rekje.storage`."""
