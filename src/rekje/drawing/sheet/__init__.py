"""A score sheet as a page."""
