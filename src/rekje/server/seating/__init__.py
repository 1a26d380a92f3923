"""Who sits where: making tables, coming to them, leaving them."""
