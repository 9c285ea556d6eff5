"""Alerts: people are told what waits for them, by the ways they have chosen.

``note`` puts something into the outbox, in the transaction in which it happens; the courier of
any server process tells it, by web push, mail, webhook or digest, when it is due.
"""

from trunkline.server.alerts import choosing, giving
from trunkline.server.alerts.outbox import drop, note
from trunkline.server.alerts.starting import on_start, on_stop

NAME = "alerts"

route_handlers = [
    *choosing.route_handlers,
    *giving.route_handlers,
]

__all__ = ["NAME", "drop", "note", "on_start", "on_stop", "route_handlers"]
