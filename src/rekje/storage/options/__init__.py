"""The options that stand in ``settings.toml``, in tables of their own."""
