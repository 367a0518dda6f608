"""Café, by Rôla and Costa: lay plan cards over one another, grow, dry, roast and deliver beans."""
