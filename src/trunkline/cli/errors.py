"""What a person is told when something is wrong: one sentence, and exit status 2."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

UsageError: Any = typer.BadParameter.__base__
"""What the command line says of arguments that it cannot read."""
DIFFERENT, BAD_INPUT = 1, 2
"""Exit statuses: the answer is no; the question was wrong."""


class BadInput(Exception):
    """Input that a command cannot work with; the message says what would be right."""


class Commands(TyperGroup):
    """The group of all commands: whatever a person got wrong ends in one clear sentence."""

    def invoke(self, context: Any) -> Any:
        try:
            return super().invoke(context)
        except KeyboardInterrupt:
            typer.echo("stopped", err=True)
            raise typer.Exit(130) from None
        except Exception as error:
            if (sentence := spoken(error)) is None:
                raise
            typer.echo(f"trunkline: {sentence}", err=True)
            raise typer.Exit(BAD_INPUT) from None


def spoken(error: Exception) -> str | None:
    """The sentence for an error that comes from input; none for a defect of the program."""
    if isinstance(error, BadInput):
        return str(error)
    if isinstance(error, UsageError):
        path = error.ctx.command_path if error.ctx else "trunkline"
        return f"{_sentence(error.format_message())}{_typed(error)}; `{path} --help` explains"
    # Imported late: a command that only prints help needs neither games nor formats.
    from trunkline.formats import FormatError
    from trunkline.kernel import OptionError, UnknownTitle

    if isinstance(error, UnknownTitle):
        return str(error.args[0])
    if isinstance(error, (OptionError, FormatError)):
        return str(error)
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {(error.strerror or 'cannot be used').lower()}"
    return None


def _typed(error: Any) -> str:
    """The value that was typed, where the command line itself does not name it."""
    found = getattr(error.__cause__, "errors", None)
    return f", not {found()[0]['input']!r}" if found else ""


def _sentence(message: str) -> str:
    """A message of the command line as the middle of a sentence: it begins small."""
    text = " ".join(message.split()).rstrip(".")
    return text[:1].lower() + text[1:]
