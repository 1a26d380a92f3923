"""The border to the Rust core; nothing else imports it."""
