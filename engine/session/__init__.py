"""One playing of a game: the ledger's owner, its timeline, its seats and what each of them may see."""
