# One set of commands, by hand and in CI. Everything runs from .venv, which these targets make.
#
#   make play         set up, build and play      make check       format, lint, imports, types
#   make test         checks and the suite        make test-fast   the suite in under 3 minutes
#   make bench        measure [name=hands]        make dist        sdist and wheel into dist/
#   make lock         pin the dependencies anew   make clean       remove what was built

PYTHON ?= python3
WORKERS ?= 2
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --no-header

# What the extensions are compiled from: every module with a .pxd beside it, and the headers.
PXD := $(wildcard src/doublesix/*/*.pxd)
SOURCES := $(PXD) $(wildcard $(PXD:.pxd=.py)) $(wildcard src/doublesix/*/*.h)
# What is tested on the uncompiled engine too.
PLAIN := $(wildcard tests/contract tests/engine tests/golden tests/record tests/spec)

.PHONY: play build dev test test-fast test-plain check bench dist lock clean
.DELETE_ON_ERROR:

play: build
	@exec $(BIN)/doublesix play $(ARGS)

build: .venv/.built
dev: .venv/.dev .venv/.built

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
		"Doublesix needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	@echo "1/3 making .venv"
	@$(PYTHON) -m venv .venv

.venv/.play: requirements/play.txt | $(BIN)/python
	@echo "2/3 installing the locked packages"
	@$(PIP) install --quiet --require-hashes -r $<
	@touch $@

.venv/.built: .venv/.play setup.py pyproject.toml $(SOURCES)
	@echo "3/3 compiling the engine (about half a minute)"
	@$(PIP) install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

.venv/.dev: requirements/dev.txt | .venv/.play
	@echo "installing the locked packages for developers"
	@$(PIP) install --quiet --require-hashes -r $<
	@touch $@

test: check
	@scripts/test-needs
	$(PYTEST)
	$(MAKE) --no-print-directory test-plain

test-fast: dev
	$(PYTEST) -m "not slow"

# Again on the engine as it is written, in Python.
test-plain: dev
	$(if $(PLAIN),DOUBLESIX_ENGINE=python $(PYTEST) -m "not slow and not compiled" $(PLAIN))

check: dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	PATH="$(CURDIR)/$(BIN):$$PATH" cython-lint $(PXD)
	$(BIN)/lint-imports
	$(BIN)/mypy

bench: dev
	$(BIN)/python -m bench $(name)

dist: dev
	rm -rf dist
	DOUBLESIX_REQUIRE_COMPILER=1 $(BIN)/python -m build --no-isolation

lock: .venv/.dev
	$(LOCK) requirements/play.in --output-file requirements/play.txt
	$(LOCK) requirements/dev.in --constraints requirements/play.txt --output-file requirements/dev.txt

clean:
	rm -rf build dist src/build src/*.egg-info .venv/.built .*_cache .hypothesis
	find src -name '*.so' -delete
