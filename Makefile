# make play            install everything into .venv, build the page, open the table in the browser
# make play PORT=8123  the same on another port
# make play HOST=0.0.0.0  let other machines in, so that friends can come with devices of their own
# make test            install what the tests need and run all checks
# make docs            build the site with the API reference into dist/docs
# make hooks           run the quick checks before each commit
PORT ?=
HOST ?=
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq
PAGE_SOURCES := $(shell find web src/royaltable/locales -type f -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: play test lint types page-check unit fuzz bench docs hooks lock clean
.DELETE_ON_ERROR:

play: .venv/page.stamp
	@$(BIN)/royaltable serve $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST))

.venv/base.stamp: requirements/play.txt requirements/fast.txt
	@test -n "$(PYTHON)" || { echo "Royal Table needs Python 3.11 or newer (python3 with venv)."; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv."; exit 2; }
	@echo "Installing Royal Table into .venv (once) …"
	@$(PIP) --require-hashes -r requirements/play.txt
	@$(PIP) --require-hashes --only-binary :all: -r requirements/fast.txt 2>/dev/null \
	  || echo "Numba has no package for this machine: everything runs in pure Python, only slower."
	@touch $@

.venv/page.stamp: .venv/base.stamp pyproject.toml hatch_build.py $(PAGE_SOURCES)
	@echo "Building the page …"
	@$(PIP) --no-deps --editable .
	@touch $@

.venv/test.stamp: .venv/page.stamp requirements/test.txt requirements/research.txt requirements/cluster.txt
	@echo "Installing what the tests need …"
	@$(PIP) --require-hashes -r requirements/test.txt
	@for extra in research cluster; do $(PIP) --require-hashes --only-binary :all: -r requirements/$$extra.txt 2>/dev/null \
	  || echo "The extra '$$extra' has no package for this machine: its tests are left out."; done
	@$(BIN)/python tools/get_browser.py
	@touch $@

test: lint types page-check unit

lint: .venv/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: .venv/test.stamp
	$(BIN)/mypy

page-check: .venv/test.stamp
	$(BIN)/python tools/npm.py run check
	$(BIN)/python tools/page_types.py --check

unit: .venv/test.stamp
	$(BIN)/pytest -n 2 --dist loadgroup

fuzz: .venv/test.stamp
	$(BIN)/python -m tests.fuzz ming --nodes 1000000

bench: .venv/page.stamp
	$(BIN)/royaltable bench

.venv/dev.stamp: .venv/test.stamp requirements/dev.txt
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

docs: .venv/dev.stamp
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "dist/docs/index.html"

hooks: .venv/dev.stamp
	$(BIN)/pre-commit install

# Lock files: hashes, no registry addresses. Needs the package uv in .venv.
lock: .venv/base.stamp
	$(PIP) uv
	for name in play fast test research cluster dev; do $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-header --no-annotate requirements/$$name.in -o requirements/$$name.txt; done

clean:
	rm -rf .venv web/node_modules src/royaltable/server/page dist .pytest_cache .mypy_cache .ruff_cache
