"""Pages that the server writes itself, and how it is looked after."""

from trunkline.server.pages import files, health, links, stop

NAME = "server"

route_handlers = [
    *files.first_page(),
    *files.route_handlers,
    *links.route_handlers,
    *stop.route_handlers,
    *health.route_handlers,
]
