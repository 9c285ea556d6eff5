"""The page of the API: its own description, written out for people to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from litestar import Router
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ControllerRouterHandler

from trunkline import __version__
from trunkline.server.pages.html import Html, join, tag
from trunkline.server.pages.layout import page
from trunkline.server.security.who import AnyRequest

METHODS = ("get", "post", "put", "patch", "delete")

INTRODUCTION = """
Everything that can be done here in a browser, a program can do too. It sends JSON, and gets JSON;
times are milliseconds since 1970 in UTC.

A program sends a personal token, which its owner makes in a browser or by POST /api/me/tokens, as
“Authorization: Bearer trunkline_…”. What could put the account itself at risk is done with the
cookie of a log-in only; requests with it that change something also need an Origin header with
the server’s own address.

What cannot be done is answered with a status from 400 on and a body of the form ProblemBody: a
code for programs, and one sentence in the reader’s language, which the account or the
Accept-Language header decides. 429 comes with Retry-After.
""".strip()


class ApiPage(OpenAPIRenderPlugin):
    """Writes the page; there is no script in it."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        return str(api_page(openapi_schema)).encode()


class _ApiRouter(Router):
    def register(self, value: ControllerRouterHandler) -> Any:
        # Litestar adds a page of its own for all other addresses: ours answer as everywhere.
        if "/{path:str}" in getattr(value, "paths", ()):
            return []
        return super().register(value)


def api_config() -> OpenAPIConfig:
    """How the API describes itself, and where."""
    return OpenAPIConfig(
        title="Trunkline",
        version=__version__,
        description=INTRODUCTION,
        openapi_router=_ApiRouter("/api", route_handlers=[], include_in_schema=False),
        render_plugins=[ApiPage(), JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer"),
                "session": SecurityScheme(
                    type="apiKey", name="trunkline", security_scheme_in="cookie"
                ),
            }
        ),
        security=[{"token": []}, {"session": []}, {}],
    )


def api_page(schema: dict[str, Any]) -> Html:
    """The whole page."""
    parts: dict[str, list[Html]] = {}
    for path, item in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in item:
                name = (item[method].get("tags") or ["other"])[0]
                parts.setdefault(name, []).append(_operation(method, path, item[method]))
    schemas = schema.get("components", {}).get("schemas", {})
    contents = [*parts, "forms"]
    body = [
        tag("h1", "API"),
        *(tag("p", paragraph) for paragraph in INTRODUCTION.split("\n\n")),
        tag("p", tag("a", "openapi.json", href="/api/openapi.json", class_="button")),
        tag(
            "ul",
            *(tag("li", tag("a", name.capitalize(), href=f"#{name}")) for name in contents),
            class_="contents",
        ),
        *(
            tag("section", tag("h2", name.capitalize(), id=name), *operations)
            for name, operations in parts.items()
        ),
        tag(
            "section",
            tag("h2", "Forms", id="forms"),
            *(_form(name, each) for name, each in sorted(schemas.items())),
        ),
    ]
    return Html(page("API – Trunkline", *body, lang="en").content)


def _operation(method: str, path: str, operation: dict[str, Any]) -> Html:
    asked = operation.get("requestBody", {}).get("content", {})
    inside = [tag("p", operation["description"])] if operation.get("description") else []
    if parameters := operation.get("parameters"):
        rows = [
            (
                tag("code", each["name"]),
                each["in"],
                _kind(each.get("schema", {})),
                "" if each.get("required") else "optional",
            )
            for each in parameters
        ]
        inside.append(_table(("Parameter", "Where", "What", ""), rows))
    for content in asked.values():
        inside.append(tag("p", "Body: ", _kind(content.get("schema", {}))))
    for status, answer in operation.get("responses", {}).items():
        if status.startswith("2"):
            kinds = [_kind(each.get("schema", {})) for each in answer.get("content", {}).values()]
            inside.append(tag("p", f"Answer {status}: ", *(kinds or [join("nothing")])))
    summary = tag(
        "summary",
        tag("span", method.upper(), class_="method"),
        tag("code", path),
        tag("span", operation.get("summary", ""), class_="says"),
    )
    return _folded(summary, inside)


def _folded(summary: Html, inside: Sequence[Html], id: str | None = None) -> Html:
    """What opens when it is asked for; browsers open it for links to what is inside, too."""
    return tag("details", summary, tag("div", *inside, class_="inside", id=id))


def _form(name: str, schema: dict[str, Any]) -> Html:
    rows = [
        (
            tag("code", field),
            _kind(each),
            "" if field in schema.get("required", ()) else "optional",
        )
        for field, each in schema.get("properties", {}).items()
    ]
    inside = [tag("p", schema["description"])] if schema.get("description") else []
    inside.append(_table(("Field", "What", ""), rows) if rows else tag("p", _kind(schema)))
    summary = tag("summary", tag("code", name))
    return _folded(summary, inside, id=f"form-{name}")


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Html:
    head = tag("tr", *(tag("th", each, scope="col") for each in heads))
    body = [tag("tr", *(tag("td", cell) for cell in row)) for row in rows]
    return tag("div", tag("table", tag("thead", head), tag("tbody", *body)), class_="scrolled")


def _kind(schema: dict[str, Any]) -> Html:
    """A schema in a few words, with links to forms."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return tag("a", tag("code", name), href=f"#form-{name}")
    for key in ("oneOf", "anyOf", "allOf"):
        if key in schema:
            return _joined([_kind(each) for each in schema[key]], " or ")
    if "enum" in schema:
        return _joined([tag("code", str(each)) for each in schema["enum"]], ", ")
    if "const" in schema:
        return tag("code", str(schema["const"]))
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return _joined([_kind({**schema, "type": each}) for each in kind], " or ")
    if kind == "array":
        return join("list of ", _kind(schema.get("items", {})))
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return join("object with values ", _kind(schema["additionalProperties"]))
    return join(kind, "".join(_bounds(schema)))


def _joined(parts: list[Html], between: str) -> Html:
    seen = list(dict.fromkeys(parts))
    return join(
        *(part for i, each in enumerate(seen) for part in ((between, each) if i else (each,)))
    )


def _bounds(schema: dict[str, Any]) -> Iterator[str]:
    words = {
        "minimum": "at least",
        "maximum": "at most",
        "minLength": "letters at least",
        "maxLength": "letters at most",
        "minItems": "items at least",
        "maxItems": "items at most",
    }
    for key, said in words.items():
        if key in schema:
            yield f", {said} {schema[key]}"
