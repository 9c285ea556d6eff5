"""Routes of trains: what is legal, what it is worth, and what is best.

``legality`` judges routes that somebody gives, and ``explaining`` says why; ``best`` finds the
best ones, ``listing`` all of them, ``improving`` the best that keeps given stops. All look at
the board through ``links`` (the track between two stops), ``counting`` (which stops a train
counts) and ``bonuses``.

``docs/routes.md`` tells all of it in order.
"""

from trunkline.eighteen.routes.best import BestRoutes, best_routes, remembered_best_routes
from trunkline.eighteen.routes.bonuses import Bonus, bonuses_of
from trunkline.eighteen.routes.counting import RouteValue
from trunkline.eighteen.routes.explaining import Explanation, explain
from trunkline.eighteen.routes.improving import Improvement, improve
from trunkline.eighteen.routes.legality import (
    any_route,
    check_routes,
    has_route,
    random_routes,
    revenue,
    value_of,
)
from trunkline.eighteen.routes.listing import ValuedRoute, routes_of
from trunkline.eighteen.routes.search import Interrupted

__all__ = [
    "BestRoutes",
    "Bonus",
    "Explanation",
    "Improvement",
    "Interrupted",
    "RouteValue",
    "ValuedRoute",
    "any_route",
    "best_routes",
    "bonuses_of",
    "check_routes",
    "explain",
    "has_route",
    "improve",
    "random_routes",
    "remembered_best_routes",
    "revenue",
    "routes_of",
    "value_of",
]
