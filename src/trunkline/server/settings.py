"""What whoever runs a server decides: environment variables, and one file of limits."""

from __future__ import annotations

import ipaddress
import os
import tomllib
from collections.abc import Mapping
from email.utils import parseaddr
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, inspect

from trunkline.resources import data_folder
from trunkline.server.expected import expected
from trunkline.server.security.limits import Allowances

PREFIX = "TRUNKLINE_"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Level = Literal["debug", "info", "warning", "error"]


class SettingsError(ValueError):
    """A setting that cannot be used; the message names it and says what would be right."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. A field ``name`` is read from ``TRUNKLINE_NAME``."""

    data: str = ""
    """The folder for everything that is kept."""
    database: str = ""
    """``postgresql://…`` for several servers; empty for a file in the data folder."""
    address: str = ""
    """The address that players open, as in ``https://trunkline.example``."""
    proxies: str = ""
    """Addresses of proxies whose word about a client's address is taken, between commas."""
    session_days: Annotated[int, Meta(ge=1, le=400)] = 14
    """So long a log-in lasts after it was last used."""
    proof_minutes: Annotated[int, Meta(ge=1, le=1440)] = 15
    """So long after a log-in an account can be put at risk without proving oneself again."""
    metrics_token: str = ""
    """With which ``/metrics`` can be read from elsewhere than this machine."""
    mail_host: str = ""
    """The SMTP server that mail is handed to; without one no mail is sent."""
    mail_port: Annotated[int, Meta(ge=0, le=65535)] = 0
    """Its port; 0 is the usual one: 587, or 465 or 25 as ``mail_tls`` says."""
    mail_user: str = ""
    """The name to log in there with, if it asks for one."""
    mail_password: str = ""
    """The password that goes with it."""
    mail_tls: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection is encrypted: after a greeting, from the start, or not at all."""
    mail_from: str = ""
    """The sender, as in ``Trunkline <games@trunkline.example>``."""
    mail_after: Annotated[int, Meta(ge=0, le=86400)] = 60
    """So many seconds later somebody is told by mail: who moves sooner gets none."""
    push_after: Annotated[int, Meta(ge=0, le=86400)] = 5
    """The same for messages to browsers."""
    alert_networks: str = ""
    """Networks that webhooks may reach although they are not public, between commas."""
    log: Level = "info"
    """The least important lines that are written."""
    limits: Allowances = msgspec.field(default_factory=lambda: read_limits(None))
    """How often what may be done; ``TRUNKLINE_LIMITS`` names a file."""

    @property
    def where(self) -> str | Path:
        """What the database is opened with."""
        return self.database or self.data or data_folder()

    @property
    def is_https(self) -> bool:
        return self.address.startswith("https://")

    @property
    def trusted(self) -> tuple[Network, ...]:
        """The proxies as networks."""
        return _networks("PROXIES", self.proxies)

    @property
    def callable(self) -> tuple[Network, ...]:
        """The networks of the host's own that may be called."""
        return _networks("ALERT_NETWORKS", self.alert_networks)

    @property
    def cookie(self) -> str:
        """The name of the cookie that holds a session's secret.

        Browsers take a ``__Host-`` cookie over HTTPS from this very host only.
        """
        return "__Host-trunkline" if self.is_https else "trunkline"


_SETTINGS = inspect.type_info(Settings)
assert isinstance(_SETTINGS, inspect.StructType)
KINDS = {field.name: field.type for field in _SETTINGS.fields}
"""What each setting has to be."""


def from_environment(variables: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a server; ``SettingsError`` if one cannot be used."""
    given: dict[str, object] = {
        name: variables[variable]
        for name in Settings.__struct_fields__
        if name != "limits" and variables.get(variable := PREFIX + name.upper())
    }
    limits = read_limits(variables.get(PREFIX + "LIMITS") or None)
    for name, value in given.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError:
            right = expected(KINDS[name])
            raise SettingsError(
                f"{PREFIX}{name.upper()} has to be {right}, not {value!r}"
            ) from None
    settings = msgspec.convert(given, Settings, strict=False)
    settings = msgspec.structs.replace(settings, limits=limits, address=_address(settings.address))
    _ = settings.trusted, settings.callable
    _check_mail(settings)
    if settings.database and not settings.database.startswith(("postgresql://", "postgres://")):
        raise SettingsError(
            f"{PREFIX}DATABASE={settings.database}: it has to begin with postgresql://; "
            "for a file of its own a server needs no such setting"
        )
    return settings


def _check_mail(settings: Settings) -> None:
    if not settings.mail_host:
        return
    if not settings.address:
        raise SettingsError(
            f"{PREFIX}MAIL_HOST={settings.mail_host}: mails have links in them; "
            f"{PREFIX}ADDRESS has to say where players find this server"
        )
    _, mail = parseaddr(settings.mail_from)
    if "@" not in mail.strip("@") or not settings.mail_from.isprintable():
        raise SettingsError(
            f"{PREFIX}MAIL_FROM={settings.mail_from}: it has to be the sender of mails, "
            "as in Trunkline <games@trunkline.example>"
        )


def read_limits(path: str | None) -> Allowances:
    """The limits that come with the program, changed by those of a file."""
    own = files("trunkline.server") / "limits.toml"
    found = tomllib.loads(own.read_text(encoding="utf-8"))
    if not path:
        return msgspec.convert(found, Allowances)
    try:
        given = tomllib.loads(Path(path).read_text(encoding="utf-8"))
        for name in given.get("limits", {}):
            if name not in found["limits"]:
                known = ", ".join(found["limits"])
                raise SettingsError(f"{path}: there is no limit {name!r}; there are {known}")
            given["limits"][name] = found["limits"][name] | given["limits"][name]
        merged = {part: found.get(part, {}) | given.get(part, {}) for part in found | given}
        return msgspec.convert(merged, Allowances)
    except OSError as error:
        why = (error.strerror or "no file").lower()
        raise SettingsError(f"{PREFIX}LIMITS={path}: it cannot be read ({why})") from None
    except msgspec.ValidationError as error:
        raise SettingsError(f"{path}: {error}") from None
    except (TypeError, AttributeError, ValueError) as error:
        if isinstance(error, SettingsError):
            raise
        raise SettingsError(f"{path}: it is no file of limits ({error})") from None


def _address(text: str) -> str:
    """An address as browsers write the origin of its pages.

    >>> _address("HTTPS://Spiel.Bücher.example:443/")
    'https://spiel.xn--bcher-kva.example'
    """
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        usual = {"http": 80, "https": 443}[parts.scheme]
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port
    except (ValueError, KeyError):
        host, usual, port = "", 0, None
    if not host or parts.username or parts.path.strip("/") or parts.query or parts.fragment:
        raise SettingsError(
            f"{PREFIX}ADDRESS={text}: it has to be an address without a path, "
            "as in https://trunkline.example"
        )
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if port in (None, usual) else f":{port}")


def _networks(name: str, text: str) -> tuple[Network, ...]:
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(ipaddress.ip_network(part, strict=False))
        except ValueError:
            raise SettingsError(
                f"{PREFIX}{name}={text}: {part} is no address; "
                "they look like 127.0.0.1 or 10.0.0.0/8, with commas between them"
            ) from None
    return tuple(found)
