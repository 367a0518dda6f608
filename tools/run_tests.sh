#!/usr/bin/env bash
# Everything that must be green: style, types, layers, tests interpreted and compiled. Shows progress, stops at the first failure
# and closes with a summary: what was run, how long it took, what was skipped and why. LUDOCAFE_SKIP_NOTHING=1 makes a skip a failure.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build
export LUDOCAFE_SUMMARY="$PWD/build/summary.jsonl"
: > "$LUDOCAFE_SUMMARY"
finish() {
  status=$?
  python tools/summary.py "$LUDOCAFE_SUMMARY" "$status" || status=1
  exit "$status"
}
trap finish EXIT
step() {
  printf '\n== %s\n' "$1"
  printf '{"step": "%s", "at": %s}\n' "$1" "$(date +%s)" >> "$LUDOCAFE_SUMMARY"
}

# Server and browser tests wait more than they compute: one process more than there are cores.
WAITING="${JOBS:-$(($(nproc 2>/dev/null || echo 2) + 1))}"

LUDOCAFE_NO_BROWSER="$(tools/get_chromium.sh)" || export LUDOCAFE_NO_BROWSER

step "style and types"
tools/run_style.sh &
style=$!
mypy
wait "$style"
step "documentation"
NO_MKDOCS_2_WARNING=1 mkdocs build --strict
step "the page: types and unit tests"
python build_page.py --check
step "rules, records and goldens, interpreted"
python -m pytest -n "${JOBS:-auto}" --dist worksteal tests/core tests/games tests/conformance tests/golden
step "everything but the browser, compiled"
LUDOCAFE_EXPECT_NATIVE=1 python -m pytest -n "$WAITING" --dist worksteal -o pythonpath=. tests --ignore=tests/browser --ignore=tests/learners
step "the page in a real browser, compiled"
python -m pytest -n "$WAITING" --dist worksteal -o pythonpath=. tests/browser
