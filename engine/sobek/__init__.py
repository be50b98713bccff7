"""Sobek: rules, pieces, notation and what each seat may see. Knows no window and no file."""
