"""What a server and its clients say to each other, as typed data, known to both.

``requests`` is what one can ask for at a table, ``entries`` what happens there, ``frames`` the
conversation over a socket, ``tables`` and ``clocks`` what is asked and told over HTTP.
"""
