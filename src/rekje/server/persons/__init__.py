"""A person on several devices: how a device is added, comes back and is revoked, and what is theirs."""
