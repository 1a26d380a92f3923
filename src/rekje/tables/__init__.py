"""The live table: commands in, events stored, then told."""
