"""The HTTP requests, pages and what stands before them."""
