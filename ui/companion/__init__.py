"""The window at the table: the next act in large letters, stations, receipts, lists of moves."""
