# Two commands do everything: `make run` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.ready-bench

.PHONY: run test lint types contracts tests soak bench clean

run: $(READY)
	$(BIN)/dejarik play bounty

test: lint types contracts tests

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

contracts: $(READY)
	$(BIN)/lint-imports

tests: $(READY)
	$(BIN)/pytest -q -n auto --rules-coverage

# SOAK_MINUTES=60 soaks longer than two minutes; SOAK='--game bounty --games 500 --style greedy' says what to play.
# Failing games are kept as records in build/soak.
soak: $(READY)
	$(BIN)/python -m tests.contract.soak $(SOAK)

bench: $(BENCH_READY)
	$(BIN)/python -m bench

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Dejarik needs Python 3.11 or newer; set PYTHON=...") if sys.version_info < (3, 11) else None'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	touch $@

$(BENCH_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	touch $@

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
