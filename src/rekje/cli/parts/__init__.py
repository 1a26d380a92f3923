"""What commands are made of: arguments that they read, results that they print, the way they explain themselves."""
