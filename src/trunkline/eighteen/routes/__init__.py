"""Routes of trains: what is legal, what it is worth, and what is best.

``legality`` judges routes that somebody gives; ``best`` finds the best ones. Both look at
the board through ``links`` (the track between two stops), ``counting`` (which stops a train
counts) and ``bonuses``.
"""

from trunkline.eighteen.routes.best import BestRoutes, best_routes
from trunkline.eighteen.routes.bonuses import Bonus, bonuses_of
from trunkline.eighteen.routes.counting import RouteValue
from trunkline.eighteen.routes.legality import (
    any_route,
    check_routes,
    has_route,
    random_routes,
    revenue,
    value_of,
)

__all__ = [
    "BestRoutes",
    "Bonus",
    "RouteValue",
    "any_route",
    "best_routes",
    "bonuses_of",
    "check_routes",
    "has_route",
    "random_routes",
    "revenue",
    "value_of",
]
