"""Mail over real SMTP servers, with and without encryption."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
import trustme

from tests.server.alerts.receivers import MailServer
from trunkline.server.alerts.letters import Letter, Link, written
from trunkline.server.alerts.mail import MailFailed, MailSettings, send
from trunkline.words import LANGUAGES, speaking

SENDER = "Trunkline <games@trunkline.test>"
LETTER = Letter(
    id="alert-1",
    to="ada@example.org",
    subject="차례: 금요일",
    text="It is your turn at “<b>Friday</b>”.",
    lines=(Link("Friday: your turn for 2 hours.", "https://trunkline.test/t/t1"),),
    button=Link("Go to the table", "https://trunkline.test/t/t1?a=1&b=2"),
    why="You get this mail because you asked for it.",
    stop_all="https://trunkline.test/stop/all",
    stop_table="https://trunkline.test/stop/table",
)


@contextmanager
def serving(**options: object) -> Iterator[MailServer]:
    server = MailServer(**options)  # type: ignore[arg-type]
    try:
        yield server
    finally:
        server.close()


def server_side(ca: trustme.CA, name: str = "127.0.0.1") -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ca.issue_cert(name).configure_cert(context)
    return context


def post(
    server: MailServer,
    letter: Letter = LETTER,
    trust: ssl.SSLContext | None = None,
    **settings: object,
) -> None:
    options = {"host": "127.0.0.1", "port": server.port, "sender": SENDER, "tls": "none"}
    found = MailSettings(**(options | settings))  # type: ignore[arg-type]

    async def sending() -> None:
        try:
            await send(written(letter, SENDER, 1_800_000_000_000), found, trust)
        finally:
            # Encrypted connections take a moment to be closed.
            await asyncio.sleep(0.05)

    asyncio.run(sending())


def test_a_mail_has_a_text_and_the_same_as_a_page(mail_server: MailServer) -> None:
    post(mail_server)
    [mail] = mail_server.mails
    text = mail.get_body(("plain",))
    page = mail.get_body(("html",))
    assert text is not None
    assert page is not None
    plain, html = text.get_content(), page.get_content()
    for told in ("It is your turn", "Go to the table", "you asked for it"):
        assert told in plain
        assert told in html
    assert "https://trunkline.test/t/t1?a=1&b=2" in plain
    assert 'href="https://trunkline.test/t/t1?a=1&amp;b=2"' in html
    assert "&lt;b&gt;Friday&lt;/b&gt;" in html
    assert "<script" not in html
    assert plain.index("-- ") > plain.index("Go to the table")


def test_the_headers_are_those_that_mail_programs_look_for(mail_server: MailServer) -> None:
    post(mail_server)
    [mail] = mail_server.mails
    assert mail["Subject"] == "차례: 금요일"
    assert mail["From"] == SENDER
    assert mail["To"] == "ada@example.org"
    assert mail["Message-ID"] == "<alert-1@trunkline.test>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == "<https://trunkline.test/stop/all>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Date"] == "Fri, 15 Jan 2027 08:00:00 +0000"


def test_long_addresses_stay_whole(mail_server: MailServer) -> None:
    stop = f"https://{'trunkline' * 6}.test/stop/" + "Ab_-" * 20
    post(mail_server, msgspec.structs.replace(LETTER, stop_all=stop, id="alert-" + "1" * 60))
    [mail] = mail_server.mails
    assert mail["List-Unsubscribe"] == f"<{stop}>"
    assert mail["Message-ID"] == f"<alert-{'1' * 60}@trunkline.test>"
    raw = mail_server.raw[0]
    assert f"List-Unsubscribe: <{stop}>\r\n".encode() in raw


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_says_in_which_language_it_is(language: str) -> None:
    with speaking(language):
        mail = written(LETTER, SENDER, 0)
    assert mail["Content-Language"] == language
    page = mail.get_body(("html",))
    assert page is not None
    assert f'<html lang="{language}">' in page.get_content()


def test_encryption_after_a_greeting(ca: trustme.CA, trust: ssl.SSLContext) -> None:
    with serving(tls=server_side(ca)) as server:
        post(server, trust=trust, tls="starttls")
        assert server.was_encrypted == [True]


def test_encryption_from_the_start(ca: trustme.CA, trust: ssl.SSLContext) -> None:
    with serving(tls=server_side(ca), is_from_start=True) as server:
        post(server, trust=trust, tls="tls")
        assert server.was_encrypted == [True]


@pytest.mark.parametrize("mode", ["starttls", "tls"])
def test_a_mail_server_that_nobody_vouches_for_gets_nothing(mode: str) -> None:
    with serving(tls=server_side(trustme.CA()), is_from_start=mode == "tls") as server:
        with pytest.raises(MailFailed) as failed:
            post(server, trust=ssl.create_default_context(), tls=mode)
        assert not failed.value.is_final
        assert server.mails == []


def test_without_encryption_nothing_is_sent_that_should_have_it(mail_server: MailServer) -> None:
    with pytest.raises(MailFailed):
        post(mail_server, tls="starttls")
    assert mail_server.mails == []


def test_logging_in(ca: trustme.CA, trust: ssl.SSLContext) -> None:
    with serving(tls=server_side(ca), password="secret") as server:
        post(server, trust=trust, tls="starttls", user="games", password="secret")
        assert server.users == ["games"]
        assert len(server.mails) == 1
        with pytest.raises(MailFailed) as failed:
            post(server, trust=trust, tls="starttls", user="games", password="wrong")
        # The host can mend that, and then it goes out.
        assert not failed.value.is_final
        assert len(server.mails) == 1


@pytest.mark.parametrize(
    ("answer", "is_final"), [("550 no such person", True), ("451 come back later", False)]
)
def test_what_is_refused_for_good_and_what_is_not(
    answer: str, is_final: bool, mail_server: MailServer
) -> None:
    mail_server.refuse_to = answer
    with pytest.raises(MailFailed) as failed:
        post(mail_server)
    assert failed.value.is_final is is_final
    mail_server.refuse_to, mail_server.refuse = "", answer
    with pytest.raises(MailFailed) as failed:
        post(mail_server)
    assert failed.value.is_final is is_final


def test_nobody_there() -> None:
    with serving() as server:
        pass
    with pytest.raises(MailFailed) as failed:
        post(server)
    assert not failed.value.is_final


def test_nobody_writes_headers_of_their_own() -> None:
    from trunkline.server.alerts.sentences import tell

    told = tell("turn", "Friday\r\nBcc: everybody@example.org", {})
    letter = Letter(id="1", to="ada@example.org", subject=told.subject, text=told.text)
    mail = written(letter, SENDER, 0)
    assert mail["Bcc"] is None
    assert mail["Subject"] == "Your turn: Friday Bcc: everybody@example.org"
