"""The lobby: tables that their hosts have opened to everybody on this server, and the people who are here."""
