"""Settings of alerts that cannot be used say what is wrong."""

from __future__ import annotations

import pytest

from trunkline.server import SettingsError, from_environment
from trunkline.server.alerts.starting import contact, mail_settings

MAIL = {
    "TRUNKLINE_ADDRESS": "https://trunkline.example",
    "TRUNKLINE_MAIL_HOST": "smtp.provider.example",
    "TRUNKLINE_MAIL_FROM": "Trunkline <games@trunkline.example>",
}


def test_a_mail_server_needs_little() -> None:
    found = mail_settings(from_environment(MAIL))
    assert found is not None
    assert (found.host, found.tls, found.port, found.user) == (
        "smtp.provider.example",
        "starttls",
        0,
        "",
    )
    assert mail_settings(from_environment({})) is None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"TRUNKLINE_ADDRESS": ""}, "TRUNKLINE_ADDRESS has to say where players find"),
        ({"TRUNKLINE_MAIL_FROM": ""}, "TRUNKLINE_MAIL_FROM=: it has to be the sender"),
        ({"TRUNKLINE_MAIL_FROM": "Trunkline"}, "has to be the sender"),
        ({"TRUNKLINE_MAIL_FROM": "a@b.example\nBcc: c@d.example"}, "has to be the sender"),
        ({"TRUNKLINE_MAIL_TLS": "ssl"}, "has to be one of none, starttls, tls, not 'ssl'"),
        ({"TRUNKLINE_MAIL_PORT": "smtp"}, "TRUNKLINE_MAIL_PORT"),
        ({"TRUNKLINE_ALERT_NETWORKS": "home"}, "TRUNKLINE_ALERT_NETWORKS=home: home is no address"),
    ],
)
def test_settings_that_cannot_be(change: dict[str, str], said: str) -> None:
    with pytest.raises(SettingsError) as caught:
        from_environment(MAIL | change)
    assert said in str(caught.value)


def test_push_services_know_whom_to_ask() -> None:
    assert contact(from_environment(MAIL)) == "https://trunkline.example"
    plain = MAIL | {"TRUNKLINE_ADDRESS": "http://trunkline.example"}
    assert contact(from_environment(plain)) == "mailto:games@trunkline.example"
    assert contact(from_environment({})) == "mailto:admin@localhost"
