"""The link in every mail that ends mails, without logging in.

Mail programs ask it with a POST of their own (RFC 8058). Opened in a browser it asks first:
programs that look at every link in a mail must not end anything.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from litestar import MediaType, Response, get, post
from litestar.params import FromPath

from trunkline.server.alerts import links
from trunkline.server.alerts.delivering import spoken
from trunkline.server.alerts.sentences import plain
from trunkline.server.alerts.wishes import DEFAULT, wishes_of
from trunkline.server.given import TheHouse
from trunkline.server.security.gate import ANY_PAGE
from trunkline.store.models import Table, User, Wish
from trunkline.words import language, phrase, speaking

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from trunkline.server.house import House

PATH = "/api/alerts/stop/{token:str}"
MAIL = {"email", "digest"}


@get(PATH, media_type=MediaType.HTML, summary="Ask whether mails shall end")
async def ask(house: TheHouse, token: FromPath[str]) -> Response[str]:
    """A page with one button."""
    return await _answer(house, token, is_done=False)


@post(
    PATH,
    status_code=200,
    media_type=MediaType.HTML,
    summary="End mails",
    opt={ANY_PAGE: True},
)
async def stop(house: TheHouse, token: FromPath[str]) -> Response[str]:
    """End mails, about one table or about all of them."""
    return await _answer(house, token, is_done=True)


async def _answer(house: House, token: str, *, is_done: bool) -> Response[str]:
    found = links.read(token, house.alerts.links)
    async with house.database.reading() as session:
        user = await session.get(User, found.user_id) if found else None
        name = await _name(session, found.table_id) if found else ""
    if found is None or user is None or user.kind == "gone" or name is None:
        return Response(_page(phrase("stop-unknown")), status_code=404)
    if is_done:
        async with house.database.writing() as session:
            await _end(session, found)
    with speaking(spoken(user.language)):
        host = house.alerts.ways.places.host
        if is_done:
            told = [_done(host, name), phrase("stop-undo")]
            return Response(_page(*told))
        return Response(_page(_asked(host, name), button=phrase("stop-button")))


async def _name(session: AsyncSession, table_id: str) -> str | None:
    """The name of a table, or nothing if it is about all of them; ``None`` if there is none."""
    if not table_id:
        return ""
    table = await session.get(Table, table_id)
    return plain(table.name) if table else None


def _asked(host: str, table: str) -> str:
    if table:
        return phrase("stop-ask-table", host=host, table=table)
    return phrase("stop-ask-all", host=host)


def _done(host: str, table: str) -> str:
    if table:
        return phrase("stop-done-table", host=host, table=table)
    return phrase("stop-done-all", host=host)


async def _end(session: AsyncSession, what: links.Stop) -> None:
    wishes = await wishes_of(session, [what.user_id])
    general = wishes.get((what.user_id, ""))
    if what.table_id:
        own = wishes.get((what.user_id, what.table_id)) or general
        ways = own.ways if own else DEFAULT
        wish = Wish(user_id=what.user_id, table_id=what.table_id, ways=_without_mail(ways))
        await session.merge(wish)
        return
    for wish in wishes.values():
        wish.ways = _without_mail(wish.ways)


def _without_mail(ways: list[str] | tuple[str, ...]) -> list[str]:
    return [way for way in ways if way not in MAIL]


def _page(*told: str, button: str = "") -> str:
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    lines = "".join(f"<p>{escape(line)}</p>" for line in told)
    heading = escape(phrase("stop-title"))
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{heading}</title></head><body><main><h1>{heading}</h1>{lines}{form}</main>"
        "</body></html>\n"
    )


route_handlers = [ask, stop]
