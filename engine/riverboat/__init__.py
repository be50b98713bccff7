"""Riverboat: its rules as one stateless object, its components as data."""
