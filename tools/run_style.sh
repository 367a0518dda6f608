#!/usr/bin/env bash
# Style of both languages: formatting, linters, dead code, layers.
set -euo pipefail
cd "$(dirname "$0")/.."
ruff check .
ruff format --check --quiet .
vulture
PYTHONPATH=src lint-imports --no-cache --no-logo
python build_page.py --lint
