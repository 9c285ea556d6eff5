"""What the guides say is so: their settings are there, their commands and their code work."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import trustme

from tests.server.alerts.mailing import with_address
from tests.server.alerts.receivers import MailServer, Receiver
from tests.server.playing import Person
from tests.server.running import Running
from trunkline.server.settings import Settings, from_environment
from trunkline.wire.alerts import Hours, Way

DOCS = Path(__file__).parents[3] / "docs"
HOST = (DOCS / "hosting-alerts.md").read_text(encoding="utf-8")
USER = (DOCS / "alerts.md").read_text(encoding="utf-8")


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", text, flags=re.DOTALL)


def exported(block: str) -> dict[str, str]:
    words = (shlex.split(line) for line in block.splitlines() if line.startswith("export "))
    return dict(word.split("=", 1) for _, word in words)


def test_every_setting_of_alerts_is_in_the_host_s_guide() -> None:
    ours = [name for name in Settings.__struct_fields__ if re.match("mail_|push_|alert_", name)]
    assert len(ours) >= 9
    assert [name for name in ours if f"TRUNKLINE_{name.upper()}" not in HOST] == []


def test_the_host_s_guide_tells_the_defaults() -> None:
    settings = Settings()
    assert f"| {settings.mail_after} |" in HOST
    assert f"| {settings.push_after} |" in HOST
    assert f"| `{settings.mail_tls}` |" in HOST


def test_the_settings_of_the_host_s_guide_are_taken() -> None:
    given = [exported(block) for block in blocks(HOST, "sh") if "export" in block]
    assert len(given) == 2
    settings = from_environment(given[0] | given[1])
    assert settings.mail_host == "smtp.provider.example"
    assert settings.mail_password == "the password"
    assert len(settings.callable) == 2


def test_the_user_s_guide_names_every_way_and_every_span() -> None:
    assert [way for way in get_args(Way) if f"`{way}`" not in USER] == []
    line = next(line for line in USER.splitlines() if line.startswith("| `digest`"))
    numbers = {int(each) for each in re.findall(r"\d+", line)} | {24}
    assert numbers == set(get_args(Hours))


def run(command: str, server: Running, token: str) -> Any:
    """A command of a guide, with the address of a server that is there."""
    done = subprocess.run(
        ["bash", "-c", command.replace("https://trunkline.example", server.address)],
        env={"TOKEN": token, "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=True,
    )
    return msgspec.json.decode(done.stdout)


def commands(text: str) -> list[str]:
    """The calls with curl, each with its lines that go on."""
    joined = "\n".join(blocks(text, "sh"))
    return re.findall(r"^curl .*?(?<!\\)$", joined, flags=re.DOTALL | re.MULTILINE)


def test_the_commands_of_the_guides_work(
    telling: Running, mail_server: MailServer, ca: trustme.CA
) -> None:
    hook = Receiver(ca, "127.0.0.1")
    ada = Person(telling)
    with_address(telling, ada, mail_server)
    token = telling.token(ada.http)
    choose, waiting, webhook = commands(USER)
    assert run(choose, telling, token)["ways"] == ["badge", "webhook", "digest"]
    assert run(waiting, telling, token) == []
    made = run(webhook.replace("https://hooks.example", hook.url("")), telling, token)
    (test,) = commands(HOST)
    before = len(mail_server.mails)
    assert run(test, telling, token)[0]["is_good"]
    assert len(mail_server.mails) == before + 1

    # The receiver of the guide takes a real call for genuine, and a changed one not.
    scope: dict[str, Any] = {}
    exec(blocks(USER, "python")[0], scope)
    is_from_trunkline: Callable[..., bool] = scope["is_from_trunkline"]
    ada.send("POST", "/api/me/alerts/test", {"way": "webhook"})
    [request] = hook.requests
    assert is_from_trunkline(made["secret"], request.headers, request.body)
    assert not is_from_trunkline(made["secret"], request.headers, request.body + b" ")
    old = request.headers | {"webhook-timestamp": "1"}
    assert not is_from_trunkline(made["secret"], old, request.body)
    hook.close()


def test_a_call_looks_as_the_user_s_guide_says() -> None:
    from trunkline.server.alerts.composing import Called

    told = msgspec.json.decode(blocks(USER, "json")[0], type=Called, strict=True)
    again = msgspec.json.decode(msgspec.json.encode(told))
    assert again == msgspec.json.decode(blocks(USER, "json")[0])


@pytest.mark.parametrize("text", [HOST, USER], ids=["host", "user"])
def test_links_in_the_guides_lead_somewhere(text: str) -> None:
    for target in re.findall(r"\]\(([\w.-]+\.md)\)", text):
        assert (DOCS / target).is_file(), target
