"""The HTTP requests, and the guard before them."""
