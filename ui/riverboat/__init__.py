"""How Riverboat looks: its drawings, its table and its words."""
