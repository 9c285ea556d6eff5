"""A game at one terminal: what is shown, what is asked, what was typed, and where it is kept."""
