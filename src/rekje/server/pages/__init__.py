"""What browsers are sent as files and pages: the built page, its sentences, rules and guides to read."""
