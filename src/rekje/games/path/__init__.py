"""Letter: words are paths over tiles of many sizes, written down."""
