"""A client for programs: bots, mirrors, statistics, tests.

``Client`` asks a server over HTTP, ``Client.live`` opens a connection on which it tells what
happens. ``docs/client.md`` shows both at work.
"""

from trunkline.client.account import Account
from trunkline.client.alerts import Alerts
from trunkline.client.client import Client
from trunkline.client.live import Live
from trunkline.client.mirror import LiveTable
from trunkline.client.problem import Problem
from trunkline.client.table import Table
from trunkline.client.watch import Watch

__all__ = ["Account", "Alerts", "Client", "Live", "LiveTable", "Problem", "Table", "Watch"]
