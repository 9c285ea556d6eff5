"""The first page: what this is, and the tables that are open."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromQuery

from trunkline.kernel import UnknownTitle, title_info, titles
from trunkline.server.given import TheHouse
from trunkline.server.pages.html import Html, tag
from trunkline.server.pages.layout import page
from trunkline.server.security.who import AnyRequest, language_of
from trunkline.server.tables.listing import tables_of
from trunkline.wire.tables import TableLine
from trunkline.words import enumerated, phrase, preferred, speaking

MOST_TABLES = 20


@get("/", include_in_schema=False)
async def front(
    house: TheHouse, request: AnyRequest, language: FromQuery[str | None] = None
) -> Response[str]:
    """A page for whoever comes by, without any script."""
    async with house.database.reading() as reading:
        found = await tables_of(reading, None, "open", most=MOST_TABLES)
    with speaking(preferred([language or ""]) or language_of(request.scope)):
        return page(
            "Trunkline",
            tag("h1", phrase("page-welcome")),
            tag("p", phrase("page-what", games=_games()), class_="lead"),
            tag("ul", *(tag("li", phrase(f"page-can-{each}")) for each in CAN), class_="can"),
            tag("section", tag("h2", phrase("page-open-tables")), _tables(found.tables)),
            tag(
                "section",
                tag("h2", phrase("page-programs")),
                tag("p", phrase("page-programs-how")),
                tag("p", tag("a", phrase("page-api"), href="/api", class_="button")),
            ),
            switch="/",
        )


CAN = ("live", "routes", "why")
"""What is told of first."""


def _tables(tables: tuple[TableLine, ...]) -> Html:
    if not tables:
        return tag("p", phrase("page-no-tables"), class_="empty")
    return tag("ul", *map(_table, tables), class_="tables")


def _table(table: TableLine) -> Html:
    taken = sum(seat.kind not in ("open", "invited") for seat in table.seats)
    names = ", ".join(seat.name for seat in table.seats if seat.name)
    return tag(
        "li",
        tag("strong", table.name or _title(table.title)),
        tag("span", _title(table.title), class_="title"),
        tag(
            "span",
            tag("span", phrase(f"page-pace-{table.pace}"), class_=f"pace {table.pace}"),
            phrase("page-seats", taken=taken, seats=len(table.seats)),
            class_="facts",
        ),
        tag("span", names, class_="names") if names else "",
    )


def _games() -> str:
    return enumerated(info.full_name for info in titles())


def _title(name: str) -> str:
    try:
        return title_info(name).full_name
    except UnknownTitle:
        return name


route_handlers = [front]
