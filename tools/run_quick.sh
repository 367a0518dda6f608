#!/usr/bin/env bash
# A quick answer while working: style, types, layers, rules and conformance interpreted, the page's unit tests.
set -euo pipefail
cd "$(dirname "$0")/.."
mypy &
types=$!
tools/run_style.sh
wait "$types"
python -m pytest -n "${JOBS:-auto}" tests/core tests/games tests/conformance
python build_page.py --check
