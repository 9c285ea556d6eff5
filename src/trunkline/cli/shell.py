"""The commands as the shell meets them: their help, and what is said of wrong input."""

from __future__ import annotations

from functools import partial
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from trunkline.cli.console import on_terminal
from trunkline.cli.errors import BAD_INPUT, told


class Command(TyperCommand):
    """One command."""

    def get_params(self, context: Any) -> list[Any]:
        return _named_plainly(super().get_params(context))

    def format_help(self, context: Any, formatter: Any) -> None:
        _plain_if_piped(self)
        super().format_help(context, formatter)


class Commands(TyperGroup):
    """The group of all commands: whatever a person got wrong ends in one clear sentence."""

    def get_params(self, context: Any) -> list[Any]:
        return _named_plainly(super().get_params(context))

    def format_help(self, context: Any, formatter: Any) -> None:
        _plain_if_piped(self)
        super().format_help(context, formatter)

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        if not args:
            if help := context.get_help():  # on a terminal it has been printed already
                typer.echo(help)
            raise typer.Exit(BAD_INPUT)
        with told():
            return super().parse_args(context, args)

    def invoke(self, context: Any) -> Any:
        with told():
            return super().invoke(context)


def _named_plainly(params: list[Any]) -> list[Any]:
    """Flags have no type to name, and arguments are called ``FILE`` or ``[NAME...]``."""
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
        elif param.param_type_name == "argument" and param.metavar:
            shown = param.metavar if param.required else f"[{param.metavar}]"
            param._usage_display_name = partial(str, shown)
            param.display_type_rich = _no_type
    return params


def _no_type(ctx: Any) -> str:
    return ""


def _plain_if_piped(command: TyperCommand | TyperGroup) -> None:
    """Frames are for a terminal."""
    if not on_terminal():
        command.rich_markup_mode = None
