"""Live play: tables kept in memory while they are used, and whoever watches them.

``room`` is one live table, ``hall`` all of them, ``socket`` the conversation with a client,
``frames`` what is said in it, and ``bus`` how several servers hear of each other's entries.
"""
