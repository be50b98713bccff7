"""The phases of a Riverboat round, one module each: what is asked, what is legal, what a step does."""
