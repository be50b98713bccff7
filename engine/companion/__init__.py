"""The table: from tags on cardboard to legal steps of a session, and back to hand moves where they differ."""
