"""The docks beside the table: score, log, rules."""
