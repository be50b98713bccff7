# Everything a person types. The set-up is in packaging/setup.sh and packaging/bootstrap.py; a second call skips it.
# Pass arguments with ARGS, for example: make play ARGS="play --game riverboat --seats human,greedy"

SETUP := @sh packaging/setup.sh
PYTHON := .venv/bin/python
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test test-devices check bench soak translations architecture lock clean

help: ## show this list
	@grep -E '^[a-z-]+:.*## ' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z-]+):.*## /make \1\t/' | expand -t 20

play: ## set up what is missing and open the program
	$(SETUP) play $(ARGS)

test: ## set up what is missing and run every test
	$(SETUP) test
	@$(PYTHON) -m pytest -n 2 --dist worksteal $(ARGS)

test-devices: ## a PC/SC daemon with a virtual reader, and our reader sketch on a simulated board
	$(SETUP) test
	@$(PYTHON) packaging/test_devices.py $(ARGS)

check: ## format, lint, types, import contracts, names of games, the module list and the session in the README
	$(SETUP) check
	@$(PYTHON) -m ruff format --check .
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m mypy
	@$(PYTHON) -m mypy --strict --no-explicit-package-bases packaging/*.py
	@.venv/bin/lint-imports
	@$(PYTHON) packaging/game_names.py
	@$(PYTHON) -m pytest -q tests/app/test_architecture.py tests/app/test_readme.py

bench: ## measure engine, table, window and readers against their goals; about nine minutes
	$(SETUP) check
	@$(PYTHON) tests/benchmarks/run.py $(ARGS)

soak: ## random bytes and damaged captures into every family of readers; faults at virtual tables; counted
	$(SETUP) check
	@$(PYTHON) -m tests.soak.run $(ARGS)

translations: ## collect the words of the window into ui/i18n/*.ts and compile them
	$(SETUP) check
	@find ui riverboat_desktop -name '*.py' | LC_ALL=C sort > .venv/translated-sources
	@.venv/bin/pyside6-lupdate -no-obsolete -locations none @.venv/translated-sources -ts ui/i18n/*.ts
	@for words in ui/i18n/*.ts; do .venv/bin/pyside6-lrelease -silent "$$words" -qm "$${words%.ts}.qm" || exit 1; done

architecture: ## rewrite the module list in ARCHITECTURE.md from the modules' first sentences
	$(SETUP) check
	@$(PYTHON) packaging/module_list.py

lock: ## compile requirements.lock, and the locks of the extras in requirements/, from their .in files (needs uv)
	@for wanted in requirements.in requirements/*.in; do \
	    uv pip compile "$$wanted" --universal --python-version 3.11 --generate-hashes \
	        --no-emit-index-url --no-annotate --no-header -q -o "$${wanted%.in}.lock" || exit 1; done

clean: ## remove caches and build results (the environment in .venv stays)
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage htmlcov
	@find . -path ./.venv -prune -o -name __pycache__ -type d -exec rm -rf {} +
