"""Input and output behind the ports: files, caches, the native engine."""
