"""The command line: ``trunkline play``, ``show``, ``verify`` and the others."""

from trunkline.cli.app import app, main

__all__ = ["app", "main"]
