"""What the drawings of every game share: relief, lettering, patterns, badges and the contact sheet."""
