# Two commands do everything: `make run` and `make test`. Both set up what they need, in the versions that
# requirements/ and web/package-lock.json name, and nothing whose hash they do not name. How is in dev.py, which does the
# same where there is no make: `python dev.py run`.

PYTHON ?= python3
BIN := .venv/bin
TOOLS := build/tools
SETUP := @$(PYTHON) dev.py setup
TABLES := dejarik.games.bounty.state dejarik.games.deckbuilding.model.state dejarik.games.destiny.model.state dejarik.games.lcg.model.state \
	tests.abilities.bench tests.abilities.duel_state tests.kernel.pig tests.kernel.test_state

.PHONY: run page test lint types contracts tests wheel docs cluster train check tables wire compiled soak mutants layout pictures \
	crash fuzz bench graph settings lock sbom release clean

# The table at http://localhost:8000; SERVE='--port 9000 --host 0.0.0.0' says otherwise.
run:
	@$(PYTHON) dev.py run $(SERVE)

# What a wheel needs besides Python.
page:
	$(SETUP) page

# Everything, or one step of it; “cluster” installs Ray and tests with a cluster on this machine, “train” installs
# PyTorch and trains a network: see dev.py.
test lint types contracts tests wheel docs cluster train:
	@$(PYTHON) dev.py $@

# The tests of one card, by key or name, or of one rule: GAME=destiny CARD=AW-009, GAME=destiny CARD='Kapitan Phasma',
# RULE=destiny.queue.fifo.
check:
	$(SETUP) test
	@test -n "$$CARD$$RULE" || { echo "make check GAME=destiny CARD=AW-009, or make check RULE=destiny.queue.fifo"; exit 2; }
	$(BIN)/pytest -q $(if $(CARD),--card "$$GAME" "$$CARD") $(if $(RULE),--rule "$$RULE")

# Writes what follows from the fields of the State classes into their sources; a test says when it is needed.
tables:
	$(SETUP) test
	$(BIN)/python -m dejarik.kernel.write_tables $(TABLES)
	$(BIN)/ruff format --quiet src tests

# Writes the types that server and page exchange in TypeScript for the page; a test says when it is needed.
wire:
	$(SETUP) test web
	$(BIN)/python -m scripts.write_wire

# SOAK_MINUTES=60 soaks longer than two minutes; SOAK='--game bounty --games 500 --style greedy' says what to play.
# --mode any-decks plays nothing but games with decks made by chance.
# Failing games are kept as records in build/soak. Then the suites of PettingZoo, Gymnasium and OpenSpiel run at length;
# ADAPTERS='--game bounty' runs them for one game.
soak:
	$(SETUP) bench
	$(BIN)/python -m tests.contract.soak $(SOAK)
	$(BIN)/python -m tests.adapters.soak $(ADAPTERS)

# Breaks rules and cards in a copy of the project, one at a time, and looks whether a test notices; fails if none does.
# MUTANTS='--game destiny' or MUTANTS='--only bounty.sell' makes some of the faults.
mutants:
	$(SETUP) test
	$(BIN)/python -m tests.mutants $(MUTANTS)

# Looks whether everything can be read and reached: 30 positions of each game in six windows and both languages.
layout:
	$(SETUP) test page
	LAYOUT=all $(BIN)/pytest -q -n auto tests/web/test_layout.py

# Leaves pictures of all pages in build/screenshots, to be looked at.
pictures:
	$(SETUP) test page
	PICTURES=all $(BIN)/pytest -q -n auto tests/web

# Kills servers under load fifty times and looks whether anything is lost; CRASH='--on together' runs one setup alone.
crash:
	$(SETUP) test
	$(BIN)/python -m tests.server.crash --times 50 $(CRASH)

# Does everything to a server for ten minutes, over HTTP and WebSockets, and looks for errors, leaks and stuck tables.
# FUZZ='--minutes 60 --seed 7' says how long, and lets everybody decide as with that seed before; ids and who comes
# first are the server's own, so a fault is printed with the whole request.
fuzz:
	$(SETUP) test
	$(BIN)/python -m tests.server.fuzz $(FUZZ)

# BENCH='--only ceiling' measures one part; --help lists them.
bench:
	$(SETUP) bench
	$(BIN)/python -m bench $(BENCH)

# Compiles the kernel and Bounty into build/compiled, tests them there and says how much faster they play.
compiled:
	$(SETUP) test
	$(BIN)/python -m bench.compiled

# Draws the layers of the package into docs/architecture.md; a test fails when the picture is out of date.
graph:
	$(SETUP) test
	$(BIN)/python -m scripts.draw_graph

# Writes every setting of the server into docs/operations.md; a test fails when the table is out of date.
settings:
	$(SETUP) test
	$(BIN)/python -m scripts.settings_table

# Renews the locks of Python with the newest versions that fit; those of the page: cd web && npm update.
lock:
	$(SETUP) tools
	$(TOOLS)/bin/python -m scripts.lock

# A software bill of materials for what runs and for what the page is built from, as CycloneDX.
sbom:
	$(SETUP) tools
	@mkdir -p build/sbom
	$(TOOLS)/bin/cyclonedx-py requirements --pyproject pyproject.toml -o build/sbom/python.json requirements/run.txt
	cd web && npm sbom --package-lock-only --sbom-format cyclonedx > ../build/sbom/web.json

# Builds, checks, and tags a release of the version in pyproject.toml; CONTRIBUTING.md says what to do before and after.
release:
	$(SETUP) run
	@$(BIN)/python -m scripts.release

clean:
	rm -rf .venv web/node_modules build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
