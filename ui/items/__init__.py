"""What a table is made of on the screen: sprites, the easel for them, overlays. No game is known."""
