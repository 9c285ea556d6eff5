"""Accounts: guests, names and passwords, sessions."""

from trunkline.server.accounts import entering

route_handlers = [*entering.route_handlers]
