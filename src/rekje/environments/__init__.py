"""Games as environments for learning: one kernel for PettingZoo, Gymnasium and OpenSpiel (docs/environments.md)."""
