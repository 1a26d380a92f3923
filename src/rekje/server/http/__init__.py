"""The HTTP requests, the pages, and the guard before them."""
