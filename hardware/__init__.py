"""The readers: from bytes to reads of tags and codes; no Qt, no game."""
