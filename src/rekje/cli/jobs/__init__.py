"""Jobs of commands: work in chunks (`rekje.work`), and games with engines."""
