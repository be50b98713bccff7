"""The editor of positions: a situation laid out by hand, for any game, to begin with."""
