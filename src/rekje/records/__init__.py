"""Records of games: Rekje's own, GCG files and CGP positions, from and to text."""
