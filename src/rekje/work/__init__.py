"""Long work in chunks, on this machine's cores or on a cluster."""
