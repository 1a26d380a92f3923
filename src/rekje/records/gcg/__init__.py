"""Games in the GCG format."""
