"""The page behind the link in every mail that ends mails.

Mail programs ask it with a POST of their own (RFC 8058). Opened in a browser it asks first:
programs that look at every link in a mail must not end anything.
"""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath

from trunkline.server.alerts import stopping
from trunkline.server.alerts.stopping import Ending
from trunkline.server.given import TheHouse
from trunkline.server.house import House
from trunkline.server.pages.html import tag
from trunkline.server.pages.layout import page
from trunkline.server.security.gate import ANY_PAGE
from trunkline.server.security.who import AnyRequest, language_of
from trunkline.words import phrase, preferred, speaking
from trunkline.words.language import DEFAULT


@get("/stop/{token:str}", include_in_schema=False)
async def ask(house: TheHouse, request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """Whether mails shall end."""
    ending = await _read(house, token)
    if ending is None:
        return _unknown(request)
    with speaking(preferred([ending.user.language]) or DEFAULT):
        host = house.alerts.ways.places.host
        return page(
            phrase("stop-title"),
            tag("h1", phrase("stop-title")),
            tag("p", _asked(host, ending.table)),
            tag("form", tag("button", phrase("stop-button")), method="post"),
        )


@post("/stop/{token:str}", status_code=200, include_in_schema=False, opt={ANY_PAGE: True})
async def stop(house: TheHouse, request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """End mails."""
    ending = await _read(house, token)
    if ending is None:
        return _unknown(request)
    async with house.database.writing() as session:
        await stopping.end(session, ending.stop)
    with speaking(preferred([ending.user.language]) or DEFAULT):
        host = house.alerts.ways.places.host
        return page(
            phrase("stop-title"),
            tag("h1", phrase("stop-title")),
            tag("p", _done(host, ending.table), class_="lead"),
            tag("p", phrase("stop-undo")),
        )


async def _read(house: House, token: str) -> Ending | None:
    return await stopping.read(house.database, token, house.alerts.ways.places.key)


def _unknown(request: AnyRequest) -> Response[str]:
    with speaking(language_of(request.scope)):
        told = tag("p", phrase("stop-unknown"), class_="fault", role="alert")
        return page(phrase("stop-title"), tag("h1", phrase("stop-title")), told, status=404)


def _asked(host: str, table: str) -> str:
    if table:
        return phrase("stop-ask-table", host=host, table=table)
    return phrase("stop-ask-all", host=host)


def _done(host: str, table: str) -> str:
    if table:
        return phrase("stop-done-table", host=host, table=table)
    return phrase("stop-done-all", host=host)


route_handlers = [ask, stop]
