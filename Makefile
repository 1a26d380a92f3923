# make run    set up what is missing, then open the table in the browser
# make play   the same in the terminal
# make test   set up what is missing, then every test
# make quick  what an edit most often breaks, in less than a minute
# make dev    the page for work on it: loaded again at each edit, beside a server with tables of its own
# make core   build the Rust core again for work on it: seconds after an edit, but slow to run
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUST := Cargo.lock .cargo/config.toml $(shell find crates -name '*.rs' -o -name Cargo.toml)
PAGE := Cargo.toml $(wildcard web/*.ts) $(wildcard web/*.js) web/index.html $(shell find web/src web/public src/rekje/locale -type f)

.PHONY: run play demo dev check quick test ear bench docs man audit release wheels image setup core clean

run: setup
	@$(BIN)/rekje serve --open

play: setup
	@$(BIN)/rekje play

demo: setup
	@$(BIN)/rekje play --demo

# The server keeps its tables in build/dev, so that nobody's games are touched. Ctrl-C stops both.
dev: setup
	@sh scripts/dev.sh $(BIN)/rekje

setup: $(VENV)/.packages $(VENV)/.core $(VENV)/.page

$(VENV)/.packages: requirements/dev.txt
	@PYTHON=$(PYTHON) sh scripts/setup.sh check
	@PYTHON=$(PYTHON) sh scripts/setup.sh packages $(VENV) requirements/dev.txt
	@touch $@

$(VENV)/.core: $(VENV)/.packages pyproject.toml $(RUST)
	@PYTHON=$(PYTHON) sh scripts/setup.sh core $(VENV)
	@touch $@

Cargo.lock: $(VENV)/.packages requirements/crates.txt $(shell find Cargo.toml crates -name Cargo.toml)
	@$(BIN)/python scripts/crates.py
	@touch $@

# Whatever is run through make afterwards builds the release again.
core: $(VENV)/.packages Cargo.lock
	@sh scripts/setup.sh core-edit $(VENV)
	@rm -f $(VENV)/.core

$(VENV)/.node: $(VENV)/.packages web/package-lock.json web/.npmrc
	@sh scripts/setup.sh node
	@touch $@

$(VENV)/.page: $(VENV)/.node $(PAGE)
	@sh scripts/setup.sh page
	@touch $@

check: setup build/audit-venv/.packages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/wire_types.py --check
	$(BIN)/python scripts/checksums.py --check
	$(BIN)/python scripts/command_tables.py --check
	$(BIN)/python scripts/command_line_table.py --check
	$(BIN)/python scripts/access_page.py --check
	$(BIN)/python scripts/metrics_page.py --check
	$(BIN)/python scripts/dashboard.py --check
	$(BIN)/python scripts/rule_tests.py --check
	$(BIN)/python scripts/public_names.py --check
	$(BIN)/python scripts/supply/notices.py --check
	$(BIN)/python scripts/man_pages.py --wheel --check
	build/audit-venv/bin/reuse lint --quiet || build/audit-venv/bin/reuse lint --lines
	cargo fmt --check
	cargo clippy --locked --release --all-targets --quiet -- -D warnings
	cd web && npm run --silent check

# The documents' site isn't built for it, nor the core (that takes a minute): after an edit in Rust its own tests are run, and `make core` is for the rest.
QUICK := board conformance drawing games records referee wire test_locale.py test_rule_pages.py test_terms.py
quick: $(VENV)/.packages $(VENV)/.node Cargo.lock
	@test -n "$(wildcard src/rekje/_core*.so src/rekje/_core*.pyd)" || $(MAKE) setup
	@$(BIN)/ruff format --check -q . && $(BIN)/ruff check -q .
	@$(BIN)/mypy
	@$(BIN)/lint-imports >/dev/null || $(BIN)/lint-imports
	@cargo fmt --check && cargo clippy --locked --profile edit --all-targets --quiet -- -D warnings
	@cargo test --locked --profile edit --quiet -p rekje-core
	@cd web && npm run --silent check && npm run --silent test
	@PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -q -n 2 --dist worksteal --ignore=tests/conformance/test_docs_site.py $(addprefix tests/,$(QUICK))

test: check
	cargo test --locked --release --quiet
	cd web && npm run --silent test
	@sh scripts/setup.sh browser
	@# What is compiled is kept, whatever the surroundings wish: the tests start many servers and commands.
	PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -n 4 --dist worksteal

# A game by ear with a screen reader, where there is one: docs/accessibility.md
ear: setup
	PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -rs tests/ear

bench: setup
	$(BIN)/python bench/moves.py tests/golden/perft/positions-en.cgp tests/golden/perft/words_en.txt.xz
	$(BIN)/python bench/serve.py --tables 500 --every 5 --seconds 60

# The documents as a site that needs no server and no network: build/docs/index.html
docs: setup
	@$(BIN)/python scripts/docs_site/build_site.py

# A man page for every command and a completion for every shell, laid out as in /usr/share: build/share
man: setup
	@$(BIN)/python scripts/man_pages.py

# The sdist and the wheels of the last commit, built twice and compared, checked, and tried in a fresh environment, and the
# documents as one file: build/wheels
wheels: setup build/wheels-venv/.packages
	@PYTHON=$(PYTHON) sh scripts/setup.sh check
	@build/wheels-venv/bin/python scripts/wheels/build_wheels.py
	@$(PYTHON) bench/installing.py build/wheels/rekje-*_$$(uname -m).whl

# Known weaknesses, licences, duplicates of everything that Rekje is made of, as far as the services that know can be reached
audit: setup build/audit-venv/.packages
	@$(BIN)/python scripts/supply/audit.py

# One of the tools comes as sources, which what is pinned beside it builds.
build/audit-venv/.packages: requirements/audit-build.txt requirements/audit.txt
	@PYTHON=$(PYTHON) sh scripts/setup.sh packages build/audit-venv requirements/audit-build.txt
	@PYTHON=$(PYTHON) sh scripts/setup.sh packages build/audit-venv requirements/audit.txt --no-build-isolation
	@touch $@

# Everything up to publishing a version: VERSION=0.1.0
release: setup
	@$(BIN)/python scripts/supply/release.py $(VERSION)

build/wheels-venv/.packages: requirements/wheels.txt
	@PYTHON=$(PYTHON) sh scripts/setup.sh packages build/wheels-venv requirements/wheels.txt
	@touch $@

# The container's image, built and tried. BASE=own makes its base here: docs/operating.md
image:
	@BASE=$(BASE) EXTRA=$(EXTRA) sh scripts/image.sh

clean:
	rm -rf $(VENV) target build web/node_modules src/rekje/server/static
