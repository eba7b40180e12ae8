# Two commands do everything: `make run` and `make test`. Both set up what they need, in the versions that
# requirements/ and web/package-lock.json name, and nothing whose hash they do not name.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN_READY := $(VENV)/.ready-run
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.ready-bench
WEB_READY := web/node_modules/.ready
TOOLS := build/tools
TOOLS_READY := $(TOOLS)/.ready
PIP := -m pip install --quiet --disable-pip-version-check
PAGE := build/web/index.html
TABLES := dejarik.games.bounty.state dejarik.games.deckbuilding.model.state dejarik.games.destiny.model.state dejarik.games.lcg.model.state \
	tests.abilities.bench tests.abilities.duel_state tests.kernel.pig tests.kernel.test_state
WEB_SOURCES := web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json $(shell find web/src web/public -type f 2>/dev/null)

.PHONY: run page test lint types contracts tests check tables wire compiled soak mutants crash fuzz bench graph settings lock sbom clean

# The table at http://localhost:8000; SERVE='--port 9000 --host 0.0.0.0' says otherwise.
run: $(RUN_READY) $(PAGE)
	@mkdir -p build
	@$(BIN)/dejarik serve --database sqlite:///build/dejarik.db $(SERVE)

# What a wheel needs besides Python.
page: $(PAGE)

test: lint types contracts tests

lint: $(READY) $(WEB_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	cd web && npm run --silent format:check

types: $(READY) $(WEB_READY)
	$(BIN)/mypy
	cd web && npm run --silent check

contracts: $(READY)
	$(BIN)/lint-imports

tests: $(READY) $(PAGE)
	cd web && npm run --silent test
	$(BIN)/pytest -q -n auto --dist worksteal --rules-coverage

# The tests of one card, by key or name, or of one rule: GAME=destiny CARD=AW-009, GAME=destiny CARD='Kapitan Phasma',
# RULE=destiny.queue.fifo.
check: $(READY)
	@test -n "$$CARD$$RULE" || { echo "make check GAME=destiny CARD=AW-009, or make check RULE=destiny.queue.fifo"; exit 2; }
	$(BIN)/pytest -q -p no:schemathesis $(if $(CARD),--card "$$GAME" "$$CARD") $(if $(RULE),--rule "$$RULE")

# Writes what follows from the fields of the State classes into their sources; a test says when it is needed.
tables: $(READY)
	$(BIN)/python -m dejarik.kernel.write_tables $(TABLES)
	$(BIN)/ruff format --quiet src tests

# Writes the types that server and page exchange in TypeScript for the page; a test says when it is needed.
wire: $(READY) $(WEB_READY)
	$(BIN)/python -m scripts.write_wire

# SOAK_MINUTES=60 soaks longer than two minutes; SOAK='--game bounty --games 500 --style greedy' says what to play.
# --mode any-decks plays nothing but games with decks made by chance.
# Failing games are kept as records in build/soak.
soak: $(READY)
	$(BIN)/python -m tests.contract.soak $(SOAK)

# Breaks rules and cards in a copy of the project, one at a time, and looks whether a test notices; fails if none does.
# MUTANTS='--game destiny' or MUTANTS='--only bounty.sell' makes some of the faults.
mutants: $(READY)
	$(BIN)/python -m tests.mutants $(MUTANTS)

# Kills servers under load fifty times and looks whether anything is lost; CRASH='--on together' runs one setup alone.
crash: $(READY)
	$(BIN)/python -m tests.server.crash --times 50 $(CRASH)

# Does everything to a server for ten minutes, over HTTP and WebSockets, and looks for errors, leaks and stuck tables.
# FUZZ='--minutes 60 --seed 7' says how long, and lets everybody decide as with that seed before; ids and who comes
# first are the server's own, so a fault is printed with the whole request.
fuzz: $(READY)
	$(BIN)/python -m tests.server.fuzz $(FUZZ)

# BENCH='--only ceiling --servers 2 --database postgresql' measures one part; --help lists them.
bench: $(BENCH_READY)
	$(BIN)/python -m bench $(BENCH)

# Compiles the kernel and Bounty into build/compiled, tests them there and says how much faster they play.
compiled: $(READY)
	$(BIN)/python -m bench.compiled

# Draws the layers of the package into docs/architecture.md; a test fails when the picture is out of date.
graph: $(READY)
	$(BIN)/python -m scripts.draw_graph

# Writes every setting of the server into docs/operations.md; a test fails when the table is out of date.
settings: $(READY)
	$(BIN)/python -m scripts.settings_table

# Renews the locks of Python with the newest versions that fit; those of the page: cd web && npm update.
lock: $(TOOLS_READY)
	$(TOOLS)/bin/python -m scripts.lock

# A software bill of materials for what runs and for what the page is built from, as CycloneDX.
sbom: $(TOOLS_READY)
	@mkdir -p build/sbom
	$(TOOLS)/bin/cyclonedx-py requirements --pyproject pyproject.toml -o build/sbom/python.json requirements/run.txt
	cd web && npm sbom --package-lock-only --sbom-format cyclonedx > ../build/sbom/web.json

$(RUN_READY): pyproject.toml requirements/run.txt
	@$(PYTHON) -c 'import sys; sys.exit("Dejarik needs Python 3.11 or newer; set PYTHON=...") if sys.version_info < (3, 11) else None'
	@echo "Installing what Dejarik needs to run into $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP) --require-hashes -r requirements/run.txt
	@$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(READY): $(RUN_READY) requirements/test.txt
	@echo "Installing what the tests need into $(VENV) ..."
	@$(BIN)/python $(PIP) --require-hashes -r requirements/test.txt
	@touch $@

$(TOOLS_READY): requirements/tools.txt
	@echo "Installing the tools of maintainers into $(TOOLS) ..."
	@test -x $(TOOLS)/bin/python || $(PYTHON) -m venv $(TOOLS)
	@$(TOOLS)/bin/python $(PIP) --require-hashes -r requirements/tools.txt
	@touch $@

$(WEB_READY): web/package.json web/package-lock.json
	@node -e 'if (+process.versions.node.split(".")[0] < 20) { console.error("Dejarik needs Node 20 or newer to build its page"); process.exit(1) }'
	@echo "Installing what the page is built with into web/node_modules ..."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(WEB_READY) $(WEB_SOURCES)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

$(BENCH_READY): $(READY) requirements/bench.txt
	@echo "Installing what the benchmarks need into $(VENV) ..."
	@$(BIN)/python $(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

clean:
	rm -rf $(VENV) web/node_modules build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
