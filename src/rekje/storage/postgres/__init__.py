"""What only PostgreSQL does: its address, its connections, its lock, its errors."""
