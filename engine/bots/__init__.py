"""Players made of code: they speak the contract of a game, see an observation, and nothing else."""
