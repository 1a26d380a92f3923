"""What has happened at a table, as message codes with parameters. Screens say them in the reader's language."""
