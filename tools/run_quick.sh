#!/usr/bin/env bash
# A quick answer while working: style, types, layers, rules and conformance interpreted, the page's unit tests.
set -euo pipefail
cd "$(dirname "$0")/.."
mypy &
types=$!
python build_page.py --check &
page=$!
tools/run_style.sh
wait "$types"
wait "$page"
python -m pytest -n "${JOBS:-auto}" --dist worksteal tests/core tests/games tests/conformance
