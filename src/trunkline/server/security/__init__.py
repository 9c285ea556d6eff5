"""What keeps the server safe: who may ask what, how often, and what is told about it."""
