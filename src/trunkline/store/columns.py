"""Kinds of columns that are the same in SQLite and in PostgreSQL."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import BigInteger, Text
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

Moment = BigInteger
"""A point in time: milliseconds since 1970, in UTC."""


class Json(TypeDecorator[Any]):
    """A value of a type that msgspec knows, kept as JSON text."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any = Any) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value, type=self.kind)
