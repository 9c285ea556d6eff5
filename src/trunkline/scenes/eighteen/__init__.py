"""What a client shows of an 18xx game."""
