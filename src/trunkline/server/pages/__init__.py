"""Pages that the server writes itself, and how it is looked after."""

from trunkline.server.pages import health

route_handlers = [*health.route_handlers]
