"""The rules of the games: values and pure functions, without window, file, clock or luck of their own."""
