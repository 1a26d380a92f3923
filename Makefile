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
WASM := Cargo.toml scripts/page_core.py $(shell find crates/rekje-core crates/rekje-wasm -name '*.rs' -o -name Cargo.toml)
PAGE := Cargo.toml $(wildcard web/*.ts) $(wildcard web/*.js) web/index.html $(shell find web/src web/public src/rekje/locale -type f)

.PHONY: run play demo dev check check-python check-made check-licences check-rust check-page quick test test-rust test-page ear bench docs man audit release wheels image compose setup core clean

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

# Where the machine can't build it, the page does without.
$(VENV)/.wasm: Cargo.lock $(WASM)
	@sh scripts/setup.sh wasm $(VENV)
	@touch $@

$(VENV)/.page: $(VENV)/.node $(VENV)/.wasm $(PAGE)
	@sh scripts/setup.sh page
	@touch $@

check: check-python check-made check-licences check-rust check-page

check-python: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-made: setup
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

check-licences: build/audit-venv/.packages
	build/audit-venv/bin/reuse lint --quiet || build/audit-venv/bin/reuse lint --lines

check-rust: setup
	cargo fmt --check
	cargo clippy --locked --release --all-targets --quiet -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps --quiet -p rekje-core

check-page: setup
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

# What compiles or checks on one core leaves the other to something else; the tests in Python use both.
test:
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line check test-rust test-page build/learner-venv/.packages
	@sh scripts/setup.sh browser
	@# What is compiled is kept, whatever the surroundings wish: the tests start many servers and commands.
	PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -n 3 --dist worksteal

# After the checks, which compile into the same folder.
test-rust: check-rust
	cargo test --locked --release --quiet

test-page: check-page
	cd web && npm run --silent test

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

# What the notebook of a learner needs (docs/examples/learner.ipynb) is as large as all other packages together, and a test alone uses it.
build/learner-venv/.packages: requirements/learner.txt $(VENV)/.packages
	@PYTHON=$(PYTHON) sh scripts/setup.sh beside build/learner-venv requirements/learner.txt $(VENV)
	@touch $@

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
	@BASE=$(BASE) EXTRA=$(EXTRA) sh scripts/image/build.sh

# The compose file, tried with the image of `make image EXTRA=postgres`, without a container engine: docs/operating.md
compose: setup
	@$(BIN)/python scripts/image/compose_trial.py $(if $(filter own,$(BASE)),--own)

clean:
	rm -rf $(VENV) target build web/node_modules web/core src/rekje/server/static
