"""All benchmarks, one after the other."""

from __future__ import annotations

from trunkline.cli.bench import command

command(names=None, everything=True)
