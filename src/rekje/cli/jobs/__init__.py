"""Jobs of commands whose work is done in chunks (`rekje.work`)."""
