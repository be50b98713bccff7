"""The score pad: a sheet for a game that was played without the program, filled in and counted."""
