"""What every game shares: the contract, steps, chance, scores and records. Knows no game by name."""
