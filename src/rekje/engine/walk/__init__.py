"""What the core finds for words as walks."""
