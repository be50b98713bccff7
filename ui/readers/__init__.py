"""Readers as the window shows them; nothing of a port or a protocol is known here."""
