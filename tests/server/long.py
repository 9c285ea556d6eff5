"""Whether tests take their long form: ``make server-soak`` asks for it."""

import os

IS_LONG = "TRUNKLINE_LONG" in os.environ
