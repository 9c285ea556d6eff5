"""Accounts: guests, names and passwords, passkeys, sessions, tokens, addresses for mail."""

from trunkline.server.accounts import entering, mail, owning, passkeys, sessions, tokens
from trunkline.server.accounts.cleaning import on_start, on_stop

__all__ = ["NAME", "on_start", "on_stop", "route_handlers"]

NAME = "accounts"

route_handlers = [
    *entering.route_handlers,
    *owning.route_handlers,
    *sessions.route_handlers,
    *tokens.route_handlers,
    *passkeys.route_handlers,
    *mail.route_handlers,
]
