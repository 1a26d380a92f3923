"""What people type, read as commands."""
