"""The commands as the shell meets them: their help, and what is said of wrong input."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from trunkline.cli.console import on_terminal
from trunkline.cli.errors import told


class Command(TyperCommand):
    """One command."""

    def get_params(self, context: Any) -> list[Any]:
        return _without_types_of_flags(super().get_params(context))

    def format_help(self, context: Any, formatter: Any) -> None:
        _plain_if_piped(self)
        super().format_help(context, formatter)


class Commands(TyperGroup):
    """The group of all commands: whatever a person got wrong ends in one clear sentence."""

    def get_params(self, context: Any) -> list[Any]:
        return _without_types_of_flags(super().get_params(context))

    def format_help(self, context: Any, formatter: Any) -> None:
        _plain_if_piped(self)
        super().format_help(context, formatter)

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        if not args:
            return super().parse_args(context, args)
        with told():
            return super().parse_args(context, args)

    def invoke(self, context: Any) -> Any:
        with told():
            return super().invoke(context)


def _without_types_of_flags(params: list[Any]) -> list[Any]:
    """Flags are given or not: help has no type to name."""
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
    return params


def _plain_if_piped(command: TyperCommand | TyperGroup) -> None:
    """Frames are for a terminal."""
    if not on_terminal():
        command.rich_markup_mode = None
