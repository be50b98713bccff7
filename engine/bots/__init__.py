"""Players made of code. They speak the contract of a game and never see more than a seat may."""
