"""What a person is told when something is wrong: one sentence, and exit status 2."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer

UsageError: Any = typer.BadParameter.__base__
"""What the command line says of arguments that it cannot read."""
DIFFERENT, BAD_INPUT = 1, 2
"""Exit statuses: the answer is no; the question was wrong."""

_NUMBERS = {
    "int_parsing": "a whole number",
    "int_from_float": "a whole number",
    "int_parsing_size": "a smaller number",
    "float_parsing": "a number",
    "finite_number": "a number",
}
_LIMITS = {"greater_than_equal": ("ge", "at least"), "less_than_equal": ("le", "at most")}


class BadInput(Exception):
    """Input that a command cannot work with; the message says what would be right."""


@contextmanager
def told() -> Iterator[None]:
    """Whatever a person got wrong in here ends in one clear sentence and a status."""
    try:
        yield
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
        said = _wrong_value(error) or _sentence(error.format_message())
        return f"{said}; `{path} --help` explains"
    # Imported late: a command that only prints help needs neither games nor formats.
    from trunkline.formats import FormatError
    from trunkline.kernel import OptionError, UnknownTitle

    if isinstance(error, UnknownTitle):
        return str(error.args[0])
    if isinstance(error, (OptionError, FormatError)):
        return str(error)
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {why(error)}"
    return None


def why(error: OSError) -> str:
    """Why a file could not be used, in words."""
    return (error.strerror or type(error).__name__).lower()


def unwritable(path: Path, error: OSError) -> BadInput:
    """The refusal for a file that cannot be written; a missing folder is named."""
    folder = path.parent
    if isinstance(error, FileNotFoundError) and not folder.is_dir():
        return BadInput(f"{path} cannot be written: there is no folder {folder}")
    return BadInput(f"{path} cannot be written ({why(error)})")


def _wrong_value(error: Any) -> str:
    """What a value would have to be that is of the wrong kind; empty if that is not known."""
    found = getattr(error.__cause__, "errors", None)
    param = getattr(error, "param", None)
    if not found or param is None:
        return ""
    fault = found()[0]
    kind, given = fault["type"], fault["input"]
    options = [name for name in param.opts if name.startswith("--")]
    name = options[0] if options else param.metavar or param.name.upper()
    if kind in _NUMBERS:
        return f"{name} has to be {_NUMBERS[kind]}, not {given!r}"
    if kind in _LIMITS:
        limit, words = _LIMITS[kind]
        return f"{name} has to be {words} {fault['ctx'][limit]}, not {given}"
    _, is_choice, choices = fault["msg"].partition(" is not one of ")
    if is_choice:
        listed = choices.rstrip(".").replace("'", "")
        return f"{name} has to be one of {listed}, not {given!r}"
    return f"{_sentence(error.format_message())}, not {given!r}"


def _sentence(message: str) -> str:
    """A message of the command line as the middle of a sentence: it begins small."""
    text = " ".join(message.split()).rstrip(".")
    return text[:1].lower() + text[1:]
