"""The rules of the games: pure functions and values, without a window, a file, a clock or luck of their own."""
