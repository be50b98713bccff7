"""Enrolling a box: piece after piece is announced and held to a reader, with no click between."""
