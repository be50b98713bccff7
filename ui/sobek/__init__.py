"""How Sobek looks: its drawings, its table and its words."""
