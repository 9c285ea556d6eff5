"""One's own account: who one is, where one is logged in, and one's tokens."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from trunkline.client.http import Http
from trunkline.wire import accounts as a


class Account:
    """The account of whoever asks. A personal token plays; it does not change the account."""

    def __init__(self, http: Http) -> None:
        self._http = http

    def look(self) -> a.Account:
        """Who one is."""
        return self._http.ask("GET", "/api/me", a.Account)

    def claim(self, name: str, password: str) -> a.Account:
        """A guest becomes a person, and keeps seats and games."""
        body = a.Claim(name=name, password=password)
        return self._http.ask("POST", "/api/me/claim", a.Account, body)

    def change(
        self,
        *,
        name: str | None = None,
        language: a.Language | None = None,
        settings: dict[str, Any] | None = None,
    ) -> a.Account:
        """Change what is named; a setting that is ``None`` is taken away."""
        body = a.Change(
            name=UNSET if name is None else name,
            language=UNSET if language is None else language,
            settings=UNSET if settings is None else settings,
        )
        return self._http.ask("PATCH", "/api/me", a.Account, body)

    def set_password(self, password: str, current: str | None = None) -> a.Account:
        """Another password; all other log-ins end."""
        body = a.NewPassword(password=password, current=current)
        return self._http.ask("PUT", "/api/me/password", a.Account, body, again=False)

    def prove(self, password: str) -> None:
        """Prove once more who one is, where the server asks for it."""
        self._http.ask("POST", "/api/me/prove", type(None), a.Prove(password=password))

    def delete(self) -> None:
        """Delete the account. Games stay with the others, under a neutral name."""
        self._http.ask("DELETE", "/api/me", type(None), again=False)

    # --- log-ins and tokens ---------------------------------------------------------------

    def sessions(self) -> list[a.SessionTold]:
        """Where one is logged in."""
        return self._http.ask("GET", "/api/me/sessions", list[a.SessionTold])

    def end_session(self, id: str) -> None:
        """End one log-in."""
        self._http.ask("DELETE", f"/api/me/sessions/{id}", type(None), again=False)

    def log_out_everywhere(self) -> None:
        """End all log-ins, this one too."""
        self._http.ask("DELETE", "/api/me/sessions", type(None), again=False)

    def tokens(self) -> list[a.TokenTold]:
        """One's personal tokens, without themselves."""
        return self._http.ask("GET", "/api/me/tokens", list[a.TokenTold])

    def make_token(self, label: str) -> a.MadeToken:
        """A token for a program: what it is itself is told now, and never again."""
        return self._http.ask("POST", "/api/me/tokens", a.MadeToken, a.NewToken(label=label))

    def revoke_token(self, id: str) -> None:
        """From now on a token is not valid any more."""
        self._http.ask("DELETE", f"/api/me/tokens/{id}", type(None), again=False)
