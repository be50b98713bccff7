"""Sobek at a table where hidden cards are not told: blanks, until they are shown. Rule SK-1.16.20."""
