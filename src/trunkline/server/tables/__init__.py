"""Tables: arranging games, playing them, and everything that players have to agree on.

``requests`` is what one can ask for, ``decide`` what becomes of it, ``entries`` what has
happened, ``affairs`` how a table stands after its entries, and ``keeping`` how it is stored.
"""
