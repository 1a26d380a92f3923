"""Words as paths over touching tiles of many sizes, each tile used once."""
