"""The application: puts engine, window and readers together, and holds what only a running program needs."""
