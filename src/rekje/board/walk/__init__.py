"""Words as walks over touching tiles, which may be used again."""
