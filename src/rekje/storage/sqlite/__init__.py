"""What only SQLite does: the file of the data folder, its lock, its copies, its last traces."""
