"""The two engines behind best routes: the compiled one, and the same in plain Python."""

from __future__ import annotations

from contextlib import contextmanager

import pytest

from trunkline.eighteen.routes import library

no_compiler = pytest.mark.skipif(library.library() is None, reason="there was no C compiler")
both_engines = pytest.mark.parametrize("engine", [pytest.param("C", marks=no_compiler), "Python"])


@contextmanager
def running_on(engine: str):
    """Best routes are looked for by one of the engines."""
    with pytest.MonkeyPatch.context() as patch:
        if engine == "Python":
            patch.setattr(library, "library", lambda: None)
        yield
