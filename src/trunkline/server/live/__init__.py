"""Live play: tables kept in memory while they are used, and whoever watches them.

``room`` is one live table, ``hall`` all of them, ``socket`` the conversation with a client, and
``watching`` what one is sent of a table. ``bus`` carries news between several servers, ``news``
says what becomes of them, and ``presence`` who looks at which table.
"""
