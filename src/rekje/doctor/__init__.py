"""Checks of an installation: `rekje doctor` prints what they find (docs/doctor.md). They change nothing."""
