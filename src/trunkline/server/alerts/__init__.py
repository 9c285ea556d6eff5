"""Alerts: people are told what waits for them, by the ways they have chosen."""

from trunkline.server.alerts.outbox import drop, note

__all__ = ["drop", "note"]
