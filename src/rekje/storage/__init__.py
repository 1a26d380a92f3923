"""Files and databases behind ports."""
